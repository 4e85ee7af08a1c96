import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChangeOrder_order$key } from '../../../../codegen/relay/ChangeOrder_order.graphql.ts';
import type { ChangeOrderCancelMutation } from '../../../../codegen/relay/ChangeOrderCancelMutation.graphql.ts';
import type { ChangeOrderReleaseMutation } from '../../../../codegen/relay/ChangeOrderReleaseMutation.graphql.ts';
import type { ChangeOrderRetryMutation } from '../../../../codegen/relay/ChangeOrderRetryMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../shared/Panel.tsx';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

type Action = 'retry' | 'release' | 'cancel';

/** Restarts a failed order, or cancels one that has not shipped; empty for the others. */
export function ChangeOrder({ order: key }: { readonly order: ChangeOrder_order$key }) {
  const intl = useIntl();
  const { id, version, mayRetry, mayRelease, mayCancel } = useFragment(
    graphql`
      fragment ChangeOrder_order on StaffOrder {
        id
        version
        mayRetry
        mayRelease
        mayCancel
      }
    `,
    key,
  );
  const [asking, setAsking] = useState<Action | null>(null);
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
  const release = useRelayWrite<
    ChangeOrderReleaseMutation,
    ChangeOrderReleaseMutation['response']['releaseOrder']
  >(
    graphql`
      mutation ChangeOrderReleaseMutation($input: ChangeOrderInput!) {
        releaseOrder(input: $input) {
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
    ({ releaseOrder }) => releaseOrder,
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
  if (!mayRetry && !mayRelease && !mayCancel) return null;
  const action = asking ?? 'retry';
  const { busy, refusal, reload, write } = { retry, release, cancel }[action];
  const ask = (next: Action) => {
    retry.forgetRefusal();
    release.forgetRefusal();
    cancel.forgetRefusal();
    setAsking(next);
  };
  const save = (reason: string) =>
    write(
      { input: { id, version, reason } },
      {
        done: () => intl.formatMessage({ id: `internalOrders.${action}.done` }),
        onSaved: () => setAsking(null),
      },
    );
  return (
    <Panel title={<FormattedMessage id="internalOrders.act" />}>
      <div className="row">
        {mayRetry && (
          <Button onClick={() => ask('retry')}>
            <FormattedMessage id="internalOrders.retry.open" />
          </Button>
        )}
        {mayRelease && (
          <Button onClick={() => ask('release')}>
            <FormattedMessage id="internalOrders.release.open" />
          </Button>
        )}
        {mayCancel && (
          <Button look="danger" onClick={() => ask('cancel')}>
            <FormattedMessage id="internalOrders.cancel.open" />
          </Button>
        )}
      </div>
      <ReviewDialog
        open={asking !== null}
        title={intl.formatMessage({ id: `internalOrders.${action}.review` })}
        effects={[<FormattedMessage key="effect" id={`internalOrders.${action}.effect`} />]}
        confirm={intl.formatMessage({ id: `internalOrders.${action}.open` })}
        look={action === 'cancel' ? 'danger' : 'primary'}
        busy={busy}
        refusal={refusal}
        onConfirm={save}
        onClose={() => setAsking(null)}
        onReload={reload}
      />
    </Panel>
  );
}
