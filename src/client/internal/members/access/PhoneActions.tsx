import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type {
  PhoneActionsMutation,
  PhoneChange,
} from '../../../../../codegen/relay/PhoneActionsMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface PhoneActionsProps {
  readonly id: string;
  readonly number: string;
  readonly verified: boolean;
  /** Whether its member agreed to texts. */
  readonly takesTexts: boolean;
}

/** What support does with a number: confirm it after a call, send another code or a test, or remove it. */
export function PhoneActions({ id, number, verified, takesTexts }: PhoneActionsProps) {
  const all: readonly PhoneChange[] = verified
    ? [...(takesTexts ? ['SEND_TEST' as const] : []), 'REMOVE']
    : ['CONFIRM', 'SEND_CODE', 'REMOVE'];
  return (
    <div className="row">
      {all.map((what) => (
        <PhoneAction key={what} id={id} number={number} what={what} />
      ))}
    </div>
  );
}

interface PhoneActionProps {
  readonly id: string;
  readonly number: string;
  readonly what: PhoneChange;
}

function PhoneAction({ id, number, what }: PhoneActionProps) {
  const intl = useIntl();
  const saving = useRelayWrite<PhoneActionsMutation, PhoneActionsMutation['response']['changeMemberPhone']>(
    graphql`
      mutation PhoneActionsMutation($input: MemberPhoneInput!) {
        changeMemberPhone(input: $input) {
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
    ({ changeMemberPhone }) => changeMemberPhone,
    [],
  );
  const text = (of: string) => intl.formatMessage({ id: `internalMembers.phone.${what}.${of}` }, { number });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      confirmLook={what === 'REMOVE' ? 'danger' : 'primary'}
      small
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { id, number, what, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}
