import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { EndApiKeyMutation } from '../../../../codegen/relay/EndApiKeyMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

interface EndApiKeyProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a key ends. */
export function EndApiKey({ id, name, onClose }: EndApiKeyProps) {
  const intl = useIntl();
  const { busy, refusal, reload, write } = useRelayWrite<
    EndApiKeyMutation,
    EndApiKeyMutation['response']['endApiKey']
  >(
    graphql`
      mutation EndApiKeyMutation($input: EndApiKeyInput!) {
        endApiKey(input: $input) {
          __typename
          ... on ApiKeyEnded {
            apiKey {
              state
              endedAt
              lastUsedAt
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ endApiKey }) => endApiKey,
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalPartner.end.title' }, { name })}
      effects={[<FormattedMessage key="effect" id="internalPartner.end.effect" />]}
      confirm={intl.formatMessage({ id: 'internalPartner.end.confirm' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalPartner.end.done' }, { name }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
