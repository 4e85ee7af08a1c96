import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Outcome } from '../../platform/transport/failure.ts';
import { readFields, useDraft } from './useDraft.ts';
import type { DraftFields } from './useDraft.ts';
import { useSend } from './useSend.ts';
import type { Faults } from '../../platform/write/useRestWrite.ts';
import type { StepUse } from './useStep.ts';

export interface StepFormProps<Answer> {
  readonly use: Pick<StepUse, 'step' | 'edit'>;
  /** Fields saved as a draft while typing; never passwords or codes. */
  readonly keeps?: readonly string[];
  /** Keeps the draft after sending too, because the answer may be refused later. */
  readonly keepsSent?: boolean;
  /** Validation errors before sending. */
  readonly findFaults?: (form: FormData) => Faults;
  readonly send: (form: FormData) => Promise<Outcome<Answer>>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRefused?: () => void;
  readonly onType?: (form: FormData) => void;
  /** The button's label. */
  readonly button: ReactNode;
  /** Renders the fields with their errors; `keep` stores draft values that no input holds. */
  readonly children: (faults: Faults, keep: (fields: DraftFields) => void) => ReactNode;
}

/**
 * A step's form: validates it, sends it, and shows errors at the fields. Saves unsent input as a draft during sign-up,
 * but not for a member who reconnects or moves.
 */
export function StepForm<Answer>({
  use: { step, edit },
  keeps = [],
  keepsSent = false,
  findFaults,
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
    if (refuse(findFaults?.(data) ?? {})) return;
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
        if (keeps.length > 0) keep(readFields(currentTarget, keeps));
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
