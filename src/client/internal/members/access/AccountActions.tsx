import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  AccountActionsMutation,
  AccountChange,
} from '../../../../../codegen/relay/AccountActionsMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface AccountActionsProps {
  readonly id: string;
  readonly isEnding: boolean;
  readonly mayBeKept: boolean;
}

/** What a member could do with their account as a whole, done for them: a copy of their data, its end, or its keeping. */
export function AccountActions({ id, isEnding, mayBeKept }: AccountActionsProps) {
  return (
    <div className="row">
      <AccountAction id={id} what="COPY" />
      {(mayBeKept || !isEnding) && <AccountAction id={id} what={isEnding ? 'KEEP' : 'DELETE'} />}
    </div>
  );
}

function AccountAction({ id, what }: { readonly id: string; readonly what: AccountChange }) {
  const intl = useIntl();
  const saving = useRelayWrite<
    AccountActionsMutation,
    AccountActionsMutation['response']['changeMemberAccount']
  >(
    graphql`
      mutation AccountActionsMutation($input: MemberAccountInput!) {
        changeMemberAccount(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...MemberHelp_member
              history {
                ...History_entries
              }
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeMemberAccount }) => changeMemberAccount,
    [],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMembers.account.${what}.${of}` });
  return (
    <ReviewedAction
      action={text('open')}
      look={what === 'DELETE' ? 'danger' : 'secondary'}
      confirmLook={what === 'DELETE' ? 'danger' : 'primary'}
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { id, what, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}
