import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  ChangeWebhookMutation,
  WebhookStep,
} from '../../../../codegen/relay/ChangeWebhookMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface ChangeWebhookProps {
  readonly id: string;
  readonly url: string;
  readonly step: WebhookStep;
  readonly onClose: () => void;
}

/** Asks before a webhook is paused, resumed or ended. */
export function ChangeWebhook({ id, url, step, onClose }: ChangeWebhookProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    ChangeWebhookMutation,
    ChangeWebhookMutation['response']['setWebhookState']
  >(
    graphql`
      mutation ChangeWebhookMutation($input: SetWebhookStateInput!) {
        setWebhookState(input: $input) {
          __typename
          ... on WebhookChanged {
            endpoint {
              state
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setWebhookState }) => setWebhookState,
    [],
  );
  const text = (part: string) => intl.formatMessage({ id: `internalPartner.${part}.${step}` }, { url });
  return (
    <ReviewDialog
      open
      title={text('stepTitle')}
      effects={[<FormattedMessage key="effect" id={`internalPartner.stepEffect.${step}`} />]}
      confirm={text('stepConfirm')}
      look={step === 'END' ? 'danger' : 'primary'}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write({ input: { id, step, reason } }, { done: () => text('stepDone'), onSaved: onClose })
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
