import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderActions_order$key } from '../../../../../codegen/relay/OrderActions_order.graphql.ts';
import type { OrderActionsCancelMutation } from '../../../../../codegen/relay/OrderActionsCancelMutation.graphql.ts';
import type { OrderActionsRefundMutation } from '../../../../../codegen/relay/OrderActionsRefundMutation.graphql.ts';
import type { OrderActionsReplaceMutation } from '../../../../../codegen/relay/OrderActionsReplaceMutation.graphql.ts';
import type { OrderActionsRetryMutation } from '../../../../../codegen/relay/OrderActionsRetryMutation.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useTargetingWrite } from '../approvals/useTargetingWrite.ts';
import { useMayDo } from '../members/useMayDo.ts';
import { ReviewedAction } from '../review/ReviewedAction.tsx';

type Action = 'replace' | 'retry' | 'cancel' | 'refund';

const PRIMARY: ReadonlySet<Action> = new Set(['replace', 'retry']);

/**
 * What staff can do with an order, by their role and its state: send it again, cancel it, refund it, or open the payout that it
 * is.
 */
export function OrderActions({
  order: key,
  isCodeSeen,
  small = false,
}: {
  readonly order: OrderActions_order$key;
  /** Whether the member has looked at its code. */
  readonly isCodeSeen: boolean;
  /** In a row of a list. */
  readonly small?: boolean;
}) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const order = useFragment(
    graphql`
      fragment OrderActions_order on StaffOrder {
        id
        version
        service
        cardHundredths
        mayRetry
        mayCancel
        mayRefund
        mayReplace
        payoutId
        waiting {
          id
        }
      }
    `,
    key,
  );
  const { id, version, payoutId } = order;
  const retry = useRelayWrite<OrderActionsRetryMutation, OrderActionsRetryMutation['response']['retryOrder']>(
    graphql`
      mutation OrderActionsRetryMutation($input: ChangeOrderInput!) {
        retryOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...OrderActions_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ retryOrder }) => retryOrder,
    ['rewards'],
  );
  const cancel = useRelayWrite<
    OrderActionsCancelMutation,
    OrderActionsCancelMutation['response']['cancelOrder']
  >(
    graphql`
      mutation OrderActionsCancelMutation($input: ChangeOrderInput!) {
        cancelOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...OrderActions_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ cancelOrder }) => cancelOrder,
    ['rewards'],
  );
  const refund = useRelayWrite<
    OrderActionsRefundMutation,
    OrderActionsRefundMutation['response']['refundOrder']
  >(
    graphql`
      mutation OrderActionsRefundMutation($input: ChangeOrderInput!) {
        refundOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...OrderActions_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ refundOrder }) => refundOrder,
    ['rewards'],
  );
  const replace = useTargetingWrite<
    OrderActionsReplaceMutation,
    OrderActionsReplaceMutation['response']['replaceOrder']
  >(
    graphql`
      mutation OrderActionsReplaceMutation($input: ChangeOrderInput!) {
        replaceOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...OrderActions_order
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ replaceOrder }) => replaceOrder,
    ['rewards'],
  );
  const shown: readonly Action[] = [
    ...(order.mayReplace && order.waiting == null && mayDo('replaceOrder') ? ['replace' as const] : []),
    ...(order.mayRetry && mayDo('retryOrder') ? ['retry' as const] : []),
    ...(order.mayCancel && mayDo('cancelOrder') ? ['cancel' as const] : []),
    ...(order.mayRefund && mayDo('refundOrder') ? ['refund' as const] : []),
  ];
  if (shown.length === 0 && payoutId == null) return null;
  const text = (of: string) => intl.formatMessage({ id: `internalOrders.${of}` });
  const isCode = order.service !== 'SHOP';
  const effects: Readonly<Record<Action, readonly string[]>> = {
    replace: [
      text(isCode ? 'replace.effect.code' : 'replace.effect.parcel'),
      ...(isCodeSeen ? [text('replace.effect.seen')] : []),
      text('replace.effect'),
    ],
    retry: [text('retry.effect')],
    cancel: [text('cancel.effect')],
    refund: [
      text('refund.effect'),
      ...(order.cardHundredths > 0 ? [text('refund.effect.card')] : []),
      ...(isCode ? [text('refund.effect.code')] : []),
    ],
  };
  const writes = { replace, retry, cancel, refund };
  return (
    <div className="row">
      {shown.map((action) => (
        <ReviewedAction
          key={action}
          action={text(`${action}.open`)}
          look={small ? 'secondary' : PRIMARY.has(action) ? 'primary' : 'danger'}
          confirmLook={PRIMARY.has(action) ? 'primary' : 'danger'}
          small={small}
          title={text(`${action}.review`)}
          effects={effects[action]}
          saving={writes[action]}
          onConfirm={(reason, close) => {
            const input = { input: { id, version, reason } };
            const after = { done: () => text(`${action}.done`), onSaved: close };
            if (action === 'replace') replace.write(input, { ...after, onWaits: close });
            else writes[action].write(input, after);
          }}
        />
      ))}
      {payoutId != null && (
        <ButtonLink
          to={staffPaths.internalPayout(payoutId)}
          look={small || shown.length > 0 ? 'secondary' : 'primary'}
          small={small}
        >
          <FormattedMessage id="internalOrders.payout" />
        </ButtonLink>
      )}
    </div>
  );
}
