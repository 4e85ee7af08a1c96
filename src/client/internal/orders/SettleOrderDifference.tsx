import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettleOrderDifference_difference$key } from '../../../../codegen/relay/SettleOrderDifference_difference.graphql.ts';
import type { SettleOrderDifferenceMutation } from '../../../../codegen/relay/SettleOrderDifferenceMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';

interface SettleOrderDifferenceProps {
  readonly difference: SettleOrderDifference_difference$key;
  readonly onClose: () => void;
}

/** Settles a difference with a note of what it was. */
export function SettleOrderDifference({ difference: key, onClose }: SettleOrderDifferenceProps) {
  const intl = useIntl();
  const { id, kind } = useFragment(
    graphql`
      fragment SettleOrderDifference_difference on OrderDifference {
        id
        kind
      }
    `,
    key,
  );
  const { busy, refusal, reload, write } = useRelayWrite<
    SettleOrderDifferenceMutation,
    SettleOrderDifferenceMutation['response']['settleOrderDifference']
  >(
    graphql`
      mutation SettleOrderDifferenceMutation($input: SettleOrderDifferenceInput!) {
        settleOrderDifference(input: $input) {
          __typename
          ... on OrderDifferenceSettled {
            difference {
              settledAt
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ settleOrderDifference }) => settleOrderDifference,
    [],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalOrders.settle.review' })}
      effects={[
        <FormattedMessage key="what" id={`internalOrders.settle.todo.${kind}`} />,
        <FormattedMessage key="again" id="internalOrders.settle.again" />,
      ]}
      confirm={intl.formatMessage({ id: 'internalOrders.settle.open' })}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          { done: () => intl.formatMessage({ id: 'internalOrders.settle.done' }), onSaved: onClose },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
