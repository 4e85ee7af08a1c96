import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { LockAccountMutation } from '../../../../../codegen/relay/LockAccountMutation.graphql.ts';
import type { LockAccountUnlockMutation } from '../../../../../codegen/relay/LockAccountUnlockMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface LockAccountProps {
  readonly id: string;
  readonly isLocked: boolean;
}

/** Keeps everyone out of an account, or opens it again. */
export function LockAccount({ id, isLocked }: LockAccountProps) {
  const intl = useIntl();
  const lock = useRelayWrite<LockAccountMutation, LockAccountMutation['response']['lockMember']>(
    graphql`
      mutation LockAccountMutation($input: MemberActionInput!) {
        lockMember(input: $input) {
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
    ({ lockMember }) => lockMember,
    [],
  );
  const unlock = useRelayWrite<
    LockAccountUnlockMutation,
    LockAccountUnlockMutation['response']['unlockMember']
  >(
    graphql`
      mutation LockAccountUnlockMutation($input: MemberActionInput!) {
        unlockMember(input: $input) {
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
    ({ unlockMember }) => unlockMember,
    [],
  );
  const action = isLocked ? 'unlock' : 'lock';
  const saving = { lock, unlock }[action];
  const text = (of: string) => intl.formatMessage({ id: `internalMembers.access.${action}.${of}` });
  return (
    <ReviewedAction
      action={text('open')}
      look={isLocked ? 'primary' : 'danger'}
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { id, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}
