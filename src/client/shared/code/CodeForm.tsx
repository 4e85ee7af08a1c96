import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { SendAgain } from './SendAgain.tsx';

const DIGITS = 6;

export interface CodeFormProps {
  /** The submit button's label. */
  readonly button: ReactNode;
  readonly busy: boolean;
  /** The last code's error, with the attempts left. */
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  /** Resolves to whether another code was sent. */
  readonly onAgain: () => Promise<boolean>;
  /** Other actions next to sending again. */
  readonly children?: ReactNode;
}

/** The six digits of a message. Phones fill them in; a new code can be requested after half a minute. */
export function CodeForm({ button, busy, error, onCode, onAgain, children }: CodeFormProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [short, setShort] = useState(false);
  useEffect(() => input.current?.focus(), [error]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = input.current?.value ?? '';
    setShort(code.length !== DIGITS);
    if (code.length === DIGITS) onCode(code);
    else input.current?.focus();
  }

  async function again(): Promise<boolean> {
    const sent = await onAgain();
    if (sent && input.current !== null) {
      input.current.value = '';
      input.current.focus();
    }
    return sent;
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        label={<FormattedMessage id="code.label" />}
        error={short ? intl.formatMessage({ id: 'code.short' }) : error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        // Pasted text may contain spaces or words; only its digits are the code.
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '').slice(0, DIGITS);
          if (digits !== currentTarget.value) currentTarget.value = digits;
        }}
      />
      <Button type="submit" wide busy={busy}>
        {button}
      </Button>
      <div className="row row-center">
        <SendAgain what="code" look="quiet" small justSent onAgain={again} />
        {children}
      </div>
    </form>
  );
}
