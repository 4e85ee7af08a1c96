import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeOrder_order$key } from '../../../../codegen/relay/ChangeOrder_order.graphql.ts';
import type { ChangeOrderCancelMutation } from '../../../../codegen/relay/ChangeOrderCancelMutation.graphql.ts';
import type { ChangeOrderRefundMutation } from '../../../../codegen/relay/ChangeOrderRefundMutation.graphql.ts';
import type { ChangeOrderRetryMutation } from '../../../../codegen/relay/ChangeOrderRetryMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

type Action = 'retry' | 'cancel' | 'refund';

/** Restarts a failed order, cancels one that has not shipped, refunds a delivered one, or opens the payout. */
export function ChangeOrder({ order: key }: { readonly order: ChangeOrder_order$key }) {
  const intl = useIntl();
  const { id, version, mayRetry, mayCancel, mayRefund, payoutId } = useFragment(
    graphql`
      fragment ChangeOrder_order on StaffOrder {
        id
        version
        mayRetry
        mayCancel
        mayRefund
        payoutId
      }
    `,
    key,
  );
  const retry = useRelayWrite<ChangeOrderRetryMutation, ChangeOrderRetryMutation['response']['retryOrder']>(
    graphql`
      mutation ChangeOrderRetryMutation($input: ChangeOrderInput!) {
        retryOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...StaffOrderPage_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ retryOrder }) => retryOrder,
    [],
  );
  const cancel = useRelayWrite<
    ChangeOrderCancelMutation,
    ChangeOrderCancelMutation['response']['cancelOrder']
  >(
    graphql`
      mutation ChangeOrderCancelMutation($input: ChangeOrderInput!) {
        cancelOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...StaffOrderPage_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ cancelOrder }) => cancelOrder,
    [],
  );
  const refund = useRelayWrite<
    ChangeOrderRefundMutation,
    ChangeOrderRefundMutation['response']['refundOrder']
  >(
    graphql`
      mutation ChangeOrderRefundMutation($input: ChangeOrderInput!) {
        refundOrder(input: $input) {
          __typename
          ... on OrderChanged {
            order {
              ...StaffOrderPage_order
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ refundOrder }) => refundOrder,
    [],
  );
  if (!mayRetry && !mayCancel && !mayRefund && payoutId == null) return null;
  const writes = { retry, cancel, refund };
  const button = (action: Action) => (
    <ReviewedAction
      action={intl.formatMessage({ id: `internalOrders.${action}.open` })}
      look={action === 'retry' ? 'primary' : 'danger'}
      title={intl.formatMessage({ id: `internalOrders.${action}.review` })}
      effects={[<FormattedMessage key="effect" id={`internalOrders.${action}.effect`} />]}
      saving={writes[action]}
      onConfirm={(reason, close) =>
        writes[action].write(
          { input: { id, version, reason } },
          { done: () => intl.formatMessage({ id: `internalOrders.${action}.done` }), onSaved: close },
        )
      }
    />
  );
  return (
    <Panel title={<FormattedMessage id="internalOrders.act" />}>
      <div className="row">
        {mayRetry && button('retry')}
        {payoutId != null && (
          <ButtonLink to={staffPaths.internalPayout(payoutId)} look={mayCancel ? 'secondary' : 'primary'}>
            <FormattedMessage id="internalOrders.payout" />
          </ButtonLink>
        )}
        {mayCancel && button('cancel')}
        {mayRefund && button('refund')}
      </div>
    </Panel>
  );
}
