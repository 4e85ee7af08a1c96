import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { MemberLinksMutation } from '../../../../../codegen/relay/MemberLinksMutation.graphql.ts';
import type { MemberLinksPasswordMutation } from '../../../../../codegen/relay/MemberLinksPasswordMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface MemberLinksProps {
  readonly id: string;
  readonly hasPassword: boolean;
  readonly bySso: boolean;
  readonly isLocked: boolean;
}

/** Emails a member a way in; for someone whose password may be known to others, the old one stops working first. */
export function MemberLinks({ id, hasPassword, bySso, isLocked }: MemberLinksProps) {
  const intl = useIntl();
  const mayDo = useMayDo();
  const send = useRelayWrite<MemberLinksMutation, MemberLinksMutation['response']['sendMemberLink']>(
    graphql`
      mutation MemberLinksMutation($input: MemberActionInput!) {
        sendMemberLink(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
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
    ({ sendMemberLink }) => sendMemberLink,
    [],
  );
  const renew = useRelayWrite<
    MemberLinksPasswordMutation,
    MemberLinksPasswordMutation['response']['requireNewPassword']
  >(
    graphql`
      mutation MemberLinksPasswordMutation($input: MemberActionInput!) {
        requireNewPassword(input: $input) {
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
    ({ requireNewPassword }) => requireNewPassword,
    [],
  );
  if (isLocked) return null;
  const text = (of: string) => intl.formatMessage({ id: `internalMembers.access.${of}` });
  const link = hasPassword ? 'link' : 'signup';
  return (
    <>
      {!bySso && mayDo('sendMemberLink') && (
        <ReviewedAction
          action={text(`${link}.open`)}
          look="secondary"
          confirmLook="primary"
          title={text(`${link}.title`)}
          effects={[text(`${link}.effect`)]}
          saving={send}
          onConfirm={(reason, close) =>
            send.write({ input: { id, reason } }, { done: () => text('link.done'), onSaved: close })
          }
        />
      )}
      {hasPassword && mayDo('requireNewPassword') && (
        <ReviewedAction
          action={text('renew.open')}
          look="secondary"
          confirmLook="danger"
          title={text('renew.title')}
          effects={[text('renew.effect')]}
          saving={renew}
          onConfirm={(reason, close) =>
            renew.write({ input: { id, reason } }, { done: () => text('renew.done'), onSaved: close })
          }
        />
      )}
    </>
  );
}
