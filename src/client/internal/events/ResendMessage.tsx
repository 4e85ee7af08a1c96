import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { ResendMessage_event$key } from '../../../../codegen/relay/ResendMessage_event.graphql.ts';
import type { ResendMessageMutation } from '../../../../codegen/relay/ResendMessageMutation.graphql.ts';
import type {
  EventResendInput,
  ResendMessageQuery as Query,
} from '../../../../codegen/relay/ResendMessageQuery.graphql.ts';
import { fieldFault, type Refusal } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import styles from '../shared/form/Form.module.css';
import { SelectField } from '../shared/form/SelectField.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import { ReviewForm, UntilForeseen } from '../shared/review/ReviewDialog.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

const NOTICES = ['ADVANCE', 'START', 'END', 'CANCELLED'] as const;
const RECIPIENTS = ['FAILED', 'CHOSEN'] as const;

/**
 * Sends one of an event's messages again: to those that it failed for, or to chosen homes that lack it. One that still waits
 * only says when it goes out.
 */
export function ResendMessage({ event: key }: { readonly event: ResendMessage_event$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { id, status, messages, program } = useFragment(
    graphql`
      fragment ResendMessage_event on StaffEvent {
        id
        status
        messages {
          notice
          dueAt
        }
        program {
          timeZone
        }
      }
    `,
    key,
  );
  const offered = NOTICES.filter(
    (each) =>
      (each === 'CANCELLED') === (status === 'CANCELLED') && messages.some(({ notice }) => notice === each),
  );
  const [picked, setPicked] = useState<(typeof NOTICES)[number]>('ADVANCE');
  const [recipients, setRecipients] = useState<(typeof RECIPIENTS)[number]>('FAILED');
  const [typed, setTyped] = useState('');
  /** Counted, so that each review looks again. */
  const [asked, setAsked] = useState(0);
  const [reviewing, setReviewing] = useState(false);
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
  const notice = offered.find((each) => each === picked) ?? offered[0];
  if (notice === undefined) return <p className="muted">{text('none')}</p>;
  const dueAt = messages.find((each) => each.notice === notice)?.dueAt;
  const emails = typed.split(/[\s,;]+/).filter((email) => email !== '');
  const input = { eventId: id, notice, emails: recipients === 'FAILED' ? null : emails };
  const close = () => setReviewing(false);
  return (
    <div className={styles['form']}>
      <SelectField
        label={text('which')}
        options={offered.map((value) => ({ value, label: text(`notice.${value}`) }))}
        value={notice}
        onChange={(value) => setPicked(offered.find((each) => each === value) ?? notice)}
      />
      {dueAt != null && (
        <p role="status">
          <FormattedMessage
            id="internalEvents.resend.waits"
            values={{ at: times.shortStamp(dueAt, program.timeZone) }}
          />
        </p>
      )}
      {dueAt == null && (
        <SelectField
          label={text('to')}
          options={RECIPIENTS.map((value) => ({ value, label: text(`to.${value}`) }))}
          value={recipients}
          onChange={(value) => setRecipients(value === 'CHOSEN' ? 'CHOSEN' : 'FAILED')}
        />
      )}
      {dueAt == null && recipients === 'CHOSEN' && (
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
      {dueAt == null && (recipients === 'FAILED' || emails.length > 0) && (
        <div className="row">
          <Button
            look="secondary"
            onClick={() => {
              saving.forgetRefusal();
              setAsked(asked + 1);
              setReviewing(true);
            }}
          >
            {text(`send.${recipients}`)}
          </Button>
        </div>
      )}
      <Dialog open={reviewing} onClose={close} title={text(`review.${recipients}`)}>
        <UntilForeseen>
          <Review
            input={input}
            asked={asked}
            confirm={text(`send.${recipients}`)}
            saving={saving}
            onConfirm={(reason) =>
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
            onClose={close}
          />
        </UntilForeseen>
      </Dialog>
    </div>
  );
}

/** How many homes would get it, and which of the chosen ones wouldn't. Where none would, there is nothing to confirm. */
function Review({
  input,
  asked,
  confirm,
  saving: { busy, refusal, reload },
  onConfirm,
  onClose,
}: {
  readonly input: EventResendInput;
  readonly asked: number;
  readonly confirm: string;
  readonly saving: { readonly busy: boolean; readonly refusal: Refusal | null; reload(): void };
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}) {
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
  const { homes, reached, others, unknown, obstacle } = found;
  const isChosen = input.emails != null;
  const effects =
    obstacle != null
      ? [obstacle]
      : [
          <FormattedMessage key="homes" id="internalEvents.resend.effect.homes" values={{ homes }} />,
          ...(reached > 0 && isChosen
            ? [
                <FormattedMessage
                  key="reached"
                  id="internalEvents.resend.effect.reached"
                  values={{ homes: reached }}
                />,
              ]
            : []),
          ...(others > 0 && isChosen
            ? [
                <FormattedMessage
                  key="others"
                  id="internalEvents.resend.effect.others"
                  values={{ homes: others }}
                />,
              ]
            : []),
          ...(unknown.length > 0
            ? [
                <FormattedMessage
                  key="unknown"
                  id="internalEvents.resend.effect.unknown"
                  values={{ addresses: unknown.join(', ') }}
                />,
              ]
            : []),
        ];
  if (obstacle == null && homes > 0)
    return (
      <ReviewForm
        effects={effects}
        confirm={confirm}
        busy={busy}
        refusal={refusal}
        onConfirm={onConfirm}
        onClose={onClose}
        onReload={reload}
      />
    );
  return (
    <div className="stack">
      {effects.map((effect, index) => (
        <p key={index}>{effect}</p>
      ))}
      <div className="row">
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="internal.review.back" />
        </Button>
      </div>
    </div>
  );
}
