import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { ResendMessage_event$key } from '../../../../codegen/relay/ResendMessage_event.graphql.ts';
import type { ResendMessageMutation } from '../../../../codegen/relay/ResendMessageMutation.graphql.ts';
import type {
  EventResendInput,
  ResendMessageQuery as Query,
} from '../../../../codegen/relay/ResendMessageQuery.graphql.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import styles from '../shared/form/Form.module.css';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

const NOTICES = ['ADVANCE', 'START', 'END', 'CANCELLED'] as const;
const RECIPIENTS = ['FAILED', 'CHOSEN'] as const;

/** Sends one of an event's messages again: to those that it failed for, or to chosen homes that lack it. */
export function ResendMessage({ event: key }: { readonly event: ResendMessage_event$key }) {
  const intl = useIntl();
  const { id, status } = useFragment(
    graphql`
      fragment ResendMessage_event on StaffEvent {
        id
        status
      }
    `,
    key,
  );
  const offered = NOTICES.filter((each) => (each === 'CANCELLED') === (status === 'CANCELLED'));
  const [picked, setPicked] = useState<(typeof NOTICES)[number]>('ADVANCE');
  const [recipients, setRecipients] = useState<(typeof RECIPIENTS)[number]>('FAILED');
  const [typed, setTyped] = useState('');
  /** Counted, so that each review looks again. */
  const [asked, setAsked] = useState(0);
  const saving = useRelayWrite<
    ResendMessageMutation,
    ResendMessageMutation['response']['resendEventMessage']
  >(
    graphql`
      mutation ResendMessageMutation($input: ResendEventMessageInput!) {
        resendEventMessage(input: $input) {
          __typename
          ... on EventMessageResent {
            homes
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ resendEventMessage }) => resendEventMessage,
    ['events'],
  );
  const text = (part: string) => intl.formatMessage({ id: `internalEvents.resend.${part}` });
  const notice = offered.find((each) => each === picked) ?? offered[0] ?? 'ADVANCE';
  const emails = typed.split(/[\s,;]+/).filter((email) => email !== '');
  const input = { eventId: id, notice, emails: recipients === 'FAILED' ? null : emails };
  return (
    <div className={styles['form']}>
      <SelectField
        label={text('which')}
        options={offered.map((value) => ({ value, label: text(`notice.${value}`) }))}
        value={notice}
        onChange={(value) => setPicked(offered.find((each) => each === value) ?? notice)}
      />
      <SelectField
        label={text('to')}
        options={RECIPIENTS.map((value) => ({ value, label: text(`to.${value}`) }))}
        value={recipients}
        onChange={(value) => setRecipients(value === 'CHOSEN' ? 'CHOSEN' : 'FAILED')}
      />
      {recipients === 'CHOSEN' && (
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
      )}
      {(recipients === 'FAILED' || emails.length > 0) && (
        <div className="row">
          <ReviewedAction
            action={text('send')}
            look="secondary"
            saving={saving}
            title={text('review')}
            effects={[<Foreseen key="foreseen" input={input} asked={asked} />]}
            onOpen={() => setAsked(asked + 1)}
            onConfirm={(reason, close) =>
              saving.write(
                { input: { ...input, reason } },
                {
                  done: ({ homes }) => intl.formatMessage({ id: 'internalEvents.resend.done' }, { homes }),
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

/** How many homes would get it, and which of the chosen ones wouldn't. */
function Foreseen({ input, asked }: { readonly input: EventResendInput; readonly asked: number }) {
  const { staff } = useLazyLoadQuery<Query>(
    graphql`
      query ResendMessageQuery($input: EventResendInput!) {
        staff {
          eventResend(input: $input) {
            homes
            reached
            others
            unknown
            obstacle
          }
        }
      }
    `,
    { input },
    { fetchPolicy: 'network-only', fetchKey: asked },
  );
  const found = staff?.eventResend;
  if (found == null) return null;
  if (found.obstacle != null) return found.obstacle;
  const { homes, reached, others, unknown } = found;
  return (
    <span className="stack stack-snug">
      <span>
        <FormattedMessage id="internalEvents.resend.effect.homes" values={{ homes }} />
      </span>
      {reached > 0 && input.emails != null && (
        <span>
          <FormattedMessage id="internalEvents.resend.effect.reached" values={{ homes: reached }} />
        </span>
      )}
      {others > 0 && input.emails != null && (
        <span>
          <FormattedMessage id="internalEvents.resend.effect.others" values={{ homes: others }} />
        </span>
      )}
      {unknown.length > 0 && (
        <span>
          <FormattedMessage
            id="internalEvents.resend.effect.unknown"
            values={{ addresses: unknown.join(', ') }}
          />
        </span>
      )}
    </span>
  );
}
