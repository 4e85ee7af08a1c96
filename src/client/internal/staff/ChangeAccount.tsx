import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ChangeAccountConfirmMutation } from '../../../../codegen/relay/ChangeAccountConfirmMutation.graphql.ts';
import type { ChangeAccountResendMutation } from '../../../../codegen/relay/ChangeAccountResendMutation.graphql.ts';
import type { ChangeAccountResetMutation } from '../../../../codegen/relay/ChangeAccountResetMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';

/**
 * `resend`: another link to someone who was invited. `reset`: the second factor of someone who lost it. `confirm`: roles
 * that a colleague gave.
 */
export type AccountAction = 'resend' | 'reset' | 'confirm';

interface ChangeAccountProps {
  readonly id: string;
  readonly action: AccountAction;
  readonly onClose: () => void;
}

export function ChangeAccount({ id, action, onClose }: ChangeAccountProps) {
  const intl = useIntl();
  const resend = useRelayWrite<
    ChangeAccountResendMutation,
    ChangeAccountResendMutation['response']['resendStaffInvitation']
  >(
    graphql`
      mutation ChangeAccountResendMutation($input: StaffAccountInput!) {
        resendStaffInvitation(input: $input) {
          __typename
          ... on StaffAccountSaved {
            account {
              ...StaffAccountPage_account
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ resendStaffInvitation }) => resendStaffInvitation,
    [],
  );
  const reset = useRelayWrite<
    ChangeAccountResetMutation,
    ChangeAccountResetMutation['response']['resetStaffSecondFactors']
  >(
    graphql`
      mutation ChangeAccountResetMutation($input: StaffAccountInput!) {
        resetStaffSecondFactors(input: $input) {
          __typename
          ... on StaffAccountSaved {
            account {
              ...StaffAccountPage_account
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ resetStaffSecondFactors }) => resetStaffSecondFactors,
    [],
  );
  const confirm = useRelayWrite<
    ChangeAccountConfirmMutation,
    ChangeAccountConfirmMutation['response']['confirmStaffRoles']
  >(
    graphql`
      mutation ChangeAccountConfirmMutation($input: StaffAccountInput!) {
        confirmStaffRoles(input: $input) {
          __typename
          ... on StaffAccountSaved {
            account {
              ...StaffAccountPage_account
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ confirmStaffRoles }) => confirmStaffRoles,
    [],
  );
  const { busy, refusal, reload, write } = { resend, reset, confirm }[action];
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: `internalStaff.${action}.review` })}
      effects={[<FormattedMessage key="effect" id={`internalStaff.${action}.effect`} />]}
      confirm={intl.formatMessage({ id: `internalStaff.${action}.open` })}
      look={action === 'reset' ? 'danger' : 'primary'}
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          {
            done: () => intl.formatMessage({ id: `internalStaff.${action}.done` }),
            onSaved: onClose,
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
