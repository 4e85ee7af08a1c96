import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Outcome } from '../../platform/transport/failure.ts';
import { fieldsOf, useDraft } from './useDraft.ts';
import type { DraftFields } from './useDraft.ts';
import { useSend } from './useSend.ts';
import type { Faults } from '../../platform/screen/useAsk.ts';
import type { StepUse } from './useStep.ts';

export interface StepFormProps<Answer> {
  readonly use: Pick<StepUse, 'step' | 'edit'>;
  /** Fields that are kept while they are typed; never one with a password or a code. */
  readonly keeps?: readonly string[];
  /** What was sent may come back as wrong: it is kept, too. */
  readonly keepsSent?: boolean;
  /** What is wrong with it before it is sent. */
  readonly faultsOf?: (form: FormData) => Faults;
  readonly send: (form: FormData) => Promise<Outcome<Answer>>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRefused?: () => void;
  readonly onType?: (form: FormData) => void;
  /** What the button says. */
  readonly button: ReactNode;
  /** Renders the fields with their errors; `keep` stores draft values that no input holds. */
  readonly children: (faults: Faults, keep: (fields: DraftFields) => void) => ReactNode;
}

/**
 * The one form of a step: looks it through, sends it, and shows what is wrong at its fields. What was typed and not yet
 * sent is kept on the way in; a member who reconnects or moves is not.
 */
export function StepForm<Answer>({
  use: { step, edit },
  keeps = [],
  keepsSent = false,
  faultsOf,
  send,
  onAnswer,
  onRefused,
  onType,
  button,
  children,
}: StepFormProps<Answer>) {
  const { form, busy, faults, forget, refuse, send: sendOff } = useSend();
  const draft = useDraft(step);
  const keep = (fields: DraftFields) => {
    forget(Object.keys(fields));
    if (edit === null) draft.keep(fields);
  };

  async function submit(data: FormData) {
    if (refuse(faultsOf?.(data) ?? {})) return;
    if (keepsSent) draft.flush();
    else draft.drop();
    const answer = await sendOff(() => send(data));
    if (answer === null) onRefused?.();
    else onAnswer(answer);
  }

  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
      onInput={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement) forget([target.name]);
        if (keeps.length > 0) keep(fieldsOf(currentTarget, keeps));
        onType?.(new FormData(currentTarget));
      }}
    >
      {children(faults, keep)}
      <Button type="submit" wide busy={busy}>
        {button}
      </Button>
    </form>
  );
}
