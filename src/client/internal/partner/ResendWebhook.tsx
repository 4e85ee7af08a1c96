import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ResendWebhookMutation } from '../../../../codegen/relay/ResendWebhookMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface ResendWebhookProps {
  readonly id: string;
  readonly type: string;
  readonly onClose: () => void;
}

/** Asks before a delivery is sent once more. */
export function ResendWebhook({ id, type, onClose }: ResendWebhookProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    ResendWebhookMutation,
    ResendWebhookMutation['response']['resendWebhook']
  >(
    graphql`
      mutation ResendWebhookMutation($input: ResendWebhookInput!) {
        resendWebhook(input: $input) {
          __typename
          ... on WebhookResent {
            delivery {
              state
              dueAt
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ resendWebhook }) => resendWebhook,
    [],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalPartner.resend.title' }, { type })}
      effects={[<FormattedMessage key="effect" id="internalPartner.resend.effect" />]}
      confirm={intl.formatMessage({ id: 'internalPartner.resend.open' })}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          { done: () => intl.formatMessage({ id: 'internalPartner.resend.done' }), onSaved: onClose },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
