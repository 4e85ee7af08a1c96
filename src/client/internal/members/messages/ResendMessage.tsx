import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ResendMessageAgainMutation } from '../../../../../codegen/relay/ResendMessageAgainMutation.graphql.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../../shared/review/ReviewedAction.tsx';

interface ResendMessageProps {
  readonly id: string;
  /** As the list names it. */
  readonly name: string;
}

/** Sends one message again, by the channel it had. */
export function ResendMessage({ id, name }: ResendMessageProps) {
  const intl = useIntl();
  const saving = useRelayWrite<
    ResendMessageAgainMutation,
    ResendMessageAgainMutation['response']['resendMessage']
  >(
    graphql`
      mutation ResendMessageAgainMutation($input: ResendMessageInput!) {
        resendMessage(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ resendMessage }) => resendMessage,
    [],
  );
  const text = (of: string) =>
    intl.formatMessage({ id: `internalMember.messages.again.${of}` }, { message: name });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      confirmLook="primary"
      small
      title={text('title')}
      effects={[text('effect')]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write({ input: { id, reason } }, { done: () => text('done'), onSaved: close })
      }
    />
  );
}
