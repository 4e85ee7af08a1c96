import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { EndSessionsMutation } from '../../../../../codegen/relay/EndSessionsMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface EndSessionsProps {
  readonly id: string;
  /** Null: all of them. */
  readonly sessionId: string | null;
  readonly agent: string;
}

/** Logs a member out of one browser, or everywhere. */
export function EndSessions({ id, sessionId, agent }: EndSessionsProps) {
  const intl = useIntl();
  const saving = useRelayWrite<EndSessionsMutation, EndSessionsMutation['response']['endMemberSessions']>(
    graphql`
      mutation EndSessionsMutation($input: EndMemberSessionsInput!) {
        endMemberSessions(input: $input) {
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
    ({ endMemberSessions }) => endMemberSessions,
    [],
  );
  const which = sessionId === null ? 'all' : 'one';
  const text = (of: string) =>
    intl.formatMessage({ id: `internalMembers.access.end.${which}.${of}` }, { agent });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      confirmLook="danger"
      small={sessionId !== null}
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { id, sessionId, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}
