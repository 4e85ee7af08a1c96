import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { ErrorIcon } from '../icons/controlIcons.tsx';
import styles from './Choice.module.css';
import './field.css';

type Own = 'type' | 'className' | 'style' | 'role';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const about = [
    error === undefined ? undefined : `${id}-error`,
    hint === undefined ? undefined : `${id}-hint`,
  ].filter((part) => part !== undefined);
  return (
    <div className="field">
      <label className={styles['choice']}>
        <input
          {...input}
          type="checkbox"
          className={styles['box']}
          aria-describedby={about.length === 0 ? undefined : about.join(' ')}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span className={styles['text']}>
          <span>{label}</span>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="field-hint">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
