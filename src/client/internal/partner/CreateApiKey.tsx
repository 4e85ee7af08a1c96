import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  CreateApiKeyMutation,
  PartnerRight,
} from '../../../../codegen/relay/CreateApiKeyMutation.graphql.ts';
import { LONGEST_KEY_NAME, PARTNER_RIGHTS } from '../../../domain/partner/rights.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { CheckList } from './CheckList.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** Product: the times that a form offers, in days. */
const VALID_DAYS = ['30', '90', '365', '730'];
const USUAL_DAYS = '365';

/** Makes a key: who it is for, what it may do, for how long, and why. Then shows it, this once. */
export function CreateApiKey({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { productName } = useApp().brand.words;
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly PartnerRight[]>([]);
  const [validDays, setValidDays] = useState(USUAL_DAYS);
  const [made, setMade] = useState<{ readonly secret: string; readonly name: string } | null>(null);
  const { busy, refusal, reload, write } = useRelayWrite<
    CreateApiKeyMutation,
    CreateApiKeyMutation['response']['createApiKey']
  >(
    graphql`
      mutation CreateApiKeyMutation($input: CreateApiKeyInput!) {
        createApiKey(input: $input) {
          __typename
          ... on ApiKeyCreated {
            secret
            apiKey {
              name
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createApiKey }) => createApiKey,
    [],
  );
  useUnsaved(made === null && (name !== '' || rights.length > 0));
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  if (made !== null)
    return (
      <ShownOnce
        title={intl.formatMessage({ id: 'internalPartner.made.title' }, { name: made.name })}
        label={text('made.key')}
        value={made.secret}
        onClose={onClose}
      />
    );
  return (
    <ReviewDialog
      open
      title={text('create.title')}
      effects={[
        <FormattedMessage key="brand" id="internalPartner.create.brand" values={{ productName }} />,
        <FormattedMessage key="once" id="internalPartner.create.once" />,
      ]}
      confirm={text('create.confirm')}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { name, rights, validDays: Number(validDays), reason } },
          { onSaved: ({ secret, apiKey }) => setMade({ secret, name: apiKey.name }) },
        )
      }
      onClose={onClose}
      onReload={reload}
    >
      <TextField
        label={text('field.name')}
        hint={text('hint.name')}
        error={fieldFault(refusal, 'name')}
        value={name}
        onChange={setName}
        autoComplete="off"
        maxLength={LONGEST_KEY_NAME}
        required
      />
      <CheckList
        legend={text('field.rights')}
        error={fieldFault(refusal, 'rights')}
        options={PARTNER_RIGHTS.map((right) => ({ value: right, label: text(`right.${right}`) }))}
        chosen={rights}
        onChange={setRights}
      />
      <SelectField
        label={text('field.validDays')}
        error={fieldFault(refusal, 'validDays')}
        options={VALID_DAYS.map((days) => ({
          value: days,
          label: intl.formatMessage({ id: 'internalPartner.days' }, { days: Number(days) }),
        }))}
        value={validDays}
        onChange={setValidDays}
      />
    </ReviewDialog>
  );
}
