import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SettleDifference_difference$key } from '../../../../codegen/relay/SettleDifference_difference.graphql.ts';
import type { SettleDifferenceMutation } from '../../../../codegen/relay/SettleDifferenceMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/ReviewDialog.tsx';

interface SettleDifferenceProps {
  readonly difference: SettleDifference_difference$key;
  readonly onClose: () => void;
}

/** Settles a difference, with a note of its cause. */
export function SettleDifference({ difference: key, onClose }: SettleDifferenceProps) {
  const intl = useIntl();
  const { id, kind } = useFragment(
    graphql`
      fragment SettleDifference_difference on PayoutDifference {
        id
        kind
      }
    `,
    key,
  );
  const { busy, refusal, reload, write } = useRelayWrite<
    SettleDifferenceMutation,
    SettleDifferenceMutation['response']['settlePayoutDifference']
  >(
    graphql`
      mutation SettleDifferenceMutation($input: SettlePayoutDifferenceInput!) {
        settlePayoutDifference(input: $input) {
          __typename
          ... on PayoutDifferenceSettled {
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
    ({ settlePayoutDifference }) => settlePayoutDifference,
    [],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalPayouts.settle.review' })}
      effects={[
        <FormattedMessage key="what" id={`internalPayouts.settle.todo.${kind}`} />,
        <FormattedMessage key="again" id="internalPayouts.settle.again" />,
      ]}
      confirm={intl.formatMessage({ id: 'internalPayouts.settle.open' })}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          { done: () => intl.formatMessage({ id: 'internalPayouts.settle.done' }), onSaved: onClose },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
