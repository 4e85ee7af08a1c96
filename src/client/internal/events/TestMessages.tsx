import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TestMessages_event$key } from '../../../../codegen/relay/TestMessages_event.graphql.ts';
import type { TestMessagesMutation } from '../../../../codegen/relay/TestMessagesMutation.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import styles from '../shared/form/Form.module.css';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

const NOTICES = ['ADVANCE', 'START', 'END'] as const;
type Notice = (typeof NOTICES)[number];

/** Sends an event's messages to chosen members, marked as a test. */
export function TestMessages({ event: key }: { readonly event: TestMessages_event$key }) {
  const intl = useIntl();
  const { id } = useFragment(
    graphql`
      fragment TestMessages_event on StaffEvent {
        id
      }
    `,
    key,
  );
  const [typed, setTyped] = useState('');
  const [notices, setNotices] = useState<readonly Notice[]>(['ADVANCE']);
  const saving = useRelayWrite<TestMessagesMutation, TestMessagesMutation['response']['sendTestMessages']>(
    graphql`
      mutation TestMessagesMutation($input: SendTestMessagesInput!) {
        sendTestMessages(input: $input) {
          __typename
          ... on TestMessagesSent {
            messages
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ sendTestMessages }) => sendTestMessages,
    ['events'],
  );
  const emails = typed.split(/[\s,;]+/).filter((email) => email !== '');
  const text = (field: string) => intl.formatMessage({ id: `internalEvents.messages.${field}` });
  return (
    <div className={styles['form']}>
      <TextField
        label={text('emails')}
        hint={text('emailsHint')}
        error={fieldFault(saving.refusal, 'emails')}
        value={typed}
        onChange={(value) => {
          saving.forgetRefusal();
          setTyped(value);
        }}
      />
      <fieldset className="stack stack-snug">
        <legend className="strong">{text('which')}</legend>
        {NOTICES.map((notice) => (
          <CheckboxField
            key={notice}
            label={text(`notice.${notice}`)}
            checked={notices.includes(notice)}
            onChange={(checked) =>
              setNotices(NOTICES.filter((each) => (each === notice ? checked : notices.includes(each))))
            }
          />
        ))}
      </fieldset>
      {emails.length > 0 && notices.length > 0 && (
        <div className="row">
          <ReviewedAction
            action={text('send')}
            look="secondary"
            saving={saving}
            title={text('review')}
            effects={[
              <FormattedMessage
                key="effect"
                id="internalEvents.messages.effect"
                values={{ members: emails.length, messages: notices.length }}
              />,
            ]}
            onConfirm={(reason, close) =>
              saving.write(
                { input: { eventId: id, emails, notices, reason } },
                {
                  done: ({ messages }) =>
                    intl.formatMessage({ id: 'internalEvents.messages.done' }, { count: messages }),
                  onSaved: () => {
                    close();
                    setTyped('');
                  },
                },
              )
            }
          />
        </div>
      )}
    </div>
  );
}
