import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  CreateWebhookMutation,
  WebhookKind,
} from '../../../../codegen/relay/CreateWebhookMutation.graphql.ts';
import { LONGEST_WEBHOOK_URL, WEBHOOK_KINDS } from '../../../domain/webhooks/kinds.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { TextField } from '../shared/form/TextField.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { CheckList } from './CheckList.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Adds an address: where, what for, and why. Then shows its secret, this once. */
export function CreateWebhook({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly WebhookKind[]>([]);
  const [made, setMade] = useState<{ readonly secret: string; readonly url: string } | null>(null);
  const { busy, refusal, reload, write } = useRelayWrite<
    CreateWebhookMutation,
    CreateWebhookMutation['response']['createWebhook']
  >(
    graphql`
      mutation CreateWebhookMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          __typename
          ... on WebhookCreated {
            secret
            endpoint {
              url
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createWebhook }) => createWebhook,
    [],
  );
  useUnsaved(made === null && (url !== '' || kinds.length > 0));
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  if (made !== null)
    return (
      <ShownOnce
        title={intl.formatMessage({ id: 'internalPartner.webhooks.made' }, { url: made.url })}
        label={text('webhooks.secret')}
        value={made.secret}
        onClose={onClose}
      />
    );
  return (
    <ReviewDialog
      open
      title={text('webhooks.add')}
      effects={[
        <FormattedMessage key="signed" id="internalPartner.webhooks.signed" />,
        <FormattedMessage key="again" id="internalPartner.webhooks.again" />,
      ]}
      confirm={text('webhooks.confirm')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { url, kinds, reason } },
          { onSaved: ({ secret, endpoint }) => setMade({ secret, url: endpoint.url }) },
        )
      }
      onClose={onClose}
      onReload={reload}
    >
      <TextField
        label={text('field.url')}
        hint={text('hint.url')}
        error={fieldFault(refusal, 'url')}
        value={url}
        onChange={setUrl}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_WEBHOOK_URL}
        required
      />
      <CheckList
        legend={text('field.kinds')}
        error={fieldFault(refusal, 'kinds')}
        options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }))}
        chosen={kinds}
        onChange={setKinds}
      />
    </ReviewDialog>
  );
}
