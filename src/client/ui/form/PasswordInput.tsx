import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from './Field.tsx';
import type { TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** So that password managers know what to do. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input that can reveal its text, which replaces a "repeat your password" field. */
export function PasswordInput({ label, hint, error, id, ...input }: PasswordInputProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...(id === undefined ? {} : { id })}>
      {(control) => (
        <div className="input-with-end">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="input-end"
            aria-controls={control.id}
            aria-pressed={shown}
            aria-label={intl.formatMessage({ id: 'ui.password.showLabel' })}
            onClick={() => setShown(!shown)}
          >
            {intl.formatMessage({ id: shown ? 'ui.password.hide' : 'ui.password.show' })}
          </button>
        </div>
      )}
    </Field>
  );
}
