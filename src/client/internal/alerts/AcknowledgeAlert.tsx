import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { AcknowledgeAlertMutation } from '../../../../codegen/relay/AcknowledgeAlertMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface AcknowledgeAlertProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks what is done about an alert; colleagues then see that somebody takes care of it. */
export function AcknowledgeAlert({ id, title, onClose }: AcknowledgeAlertProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    AcknowledgeAlertMutation,
    AcknowledgeAlertMutation['response']['acknowledgeAlert']
  >(
    graphql`
      mutation AcknowledgeAlertMutation($input: AcknowledgeAlertInput!) {
        acknowledgeAlert(input: $input) {
          __typename
          ... on AlertAcknowledged {
            alert {
              state
              note
              acknowledgedAt
              acknowledgedBy {
                name
                email
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ acknowledgeAlert }) => acknowledgeAlert,
    [],
  );
  return (
    <ReviewDialog
      open
      title={title}
      effects={[<FormattedMessage key="effect" id="internalAlerts.acknowledge.effect" />]}
      confirm={intl.formatMessage({ id: 'internalAlerts.acknowledge.open' })}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalAlerts.acknowledge.done' }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
