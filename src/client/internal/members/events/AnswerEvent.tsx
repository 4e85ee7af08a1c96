import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { AnswerEventMutation } from '../../../../../codegen/relay/AnswerEventMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface AnswerEventProps {
  readonly id: string;
  readonly eventId: string;
  readonly mayJoin: boolean;
  readonly mayLeave: boolean;
}

/** Joins or leaves an event for a member who asked for it, where the rules allow it. */
export function AnswerEvent({ id, eventId, mayJoin, mayLeave }: AnswerEventProps) {
  const intl = useIntl();
  const saving = useRelayWrite<AnswerEventMutation, AnswerEventMutation['response']['answerEvent']>(
    graphql`
      mutation AnswerEventMutation($input: AnswerEventInput!) {
        answerEvent(input: $input) {
          __typename
          ... on MemberRecordSaved {
            member {
              ...ComingEvents_member
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ answerEvent }) => answerEvent,
    ['events'],
  );
  if (!mayJoin && !mayLeave) return null;
  const text = (of: string) =>
    intl.formatMessage({ id: `internalMember.${mayJoin ? 'join' : 'leave'}.${of}` });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      confirmLook={mayJoin ? 'primary' : 'danger'}
      small
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { id, eventId, join: mayJoin, reason } },
          { done: () => text('done'), onSaved: close },
        )
      }
    />
  );
}
