import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { InviteDialogMutation } from '../../../../codegen/relay/InviteDialogMutation.graphql.ts';
import { isApprovalRole } from '../../../domain/features/roleKeys.ts';
import { LONGEST_EMAIL } from '../../../domain/signup/emailAddress.ts';
import { useApp } from '../../platform/screen/app.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { RoleFields } from './RoleFields.tsx';

/** Makes someone staff: an email address, their roles, and why. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { brand } = useApp();
  const [email, setEmail] = useState('');
  const [roleKeys, setRoleKeys] = useState<readonly string[]>([]);
  const { busy, refusal, reload, write } = useRelayWrite<
    InviteDialogMutation,
    InviteDialogMutation['response']['inviteStaff']
  >(
    graphql`
      mutation InviteDialogMutation($input: InviteStaffInput!) {
        inviteStaff(input: $input) {
          __typename
          ... on StaffAccountSaved {
            account {
              email
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ inviteStaff }) => inviteStaff,
    [],
  );
  useUnsaved(email !== '' || roleKeys.length > 0);
  const { productName } = brand.words;
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalStaff.invite.title' })}
      effects={[
        <FormattedMessage key="email" id="internalStaff.invite.email" />,
        <FormattedMessage key="brand" id="internalStaff.invite.brand" values={{ productName }} />,
        ...(roleKeys.some(isApprovalRole)
          ? [<FormattedMessage key="second" id="internalStaff.roles.second" />]
          : []),
      ]}
      confirm={intl.formatMessage({ id: 'internalStaff.invite.confirm' })}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { email, roleKeys, reason } },
          {
            done: ({ account }) =>
              intl.formatMessage({ id: 'internalStaff.invite.done' }, { email: account.email }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    >
      <TextField
        label={<FormattedMessage id="internalStaff.field.email" />}
        error={fieldFault(refusal, 'email')}
        value={email}
        onChange={setEmail}
        name="email"
        autoComplete="off"
        inputMode="email"
        maxLength={LONGEST_EMAIL}
        spellCheck={false}
        required
      />
      <RoleFields chosen={roleKeys} onChange={setRoleKeys} error={fieldFault(refusal, 'roleKeys')} />
    </ReviewDialog>
  );
}
