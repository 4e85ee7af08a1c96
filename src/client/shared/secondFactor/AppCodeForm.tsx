import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface AppCodeFormProps {
  /** An authenticator app's six digits, or a recovery code. */
  readonly kind: 'authenticator' | 'recovery';
  readonly button: ReactNode;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
}

/** A code that isn't sent, but read from an app or from a list. */
export function AppCodeForm({ kind, button, busy, error, onCode }: AppCodeFormProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => input.current?.focus(), [error, kind]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    const tooShort = kind === 'authenticator' ? code.replace(/\D/g, '').length !== 6 : code.length < 10;
    setMissing(tooShort);
    if (tooShort) input.current?.focus();
    else onCode(code);
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextInput
        key={kind}
        ref={input}
        label={<FormattedMessage id={`secondFactor.${kind}.label`} />}
        error={missing ? intl.formatMessage({ id: `secondFactor.${kind}.missing` }) : error}
        name="code"
        inputMode={kind === 'authenticator' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={kind === 'authenticator' ? 10 : 20}
        required
      />
      <Button type="submit" wide busy={busy}>
        {button}
      </Button>
    </form>
  );
}
