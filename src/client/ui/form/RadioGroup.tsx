import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ErrorIcon } from '../icons/controlIcons.tsx';
import styles from './Choice.module.css';
import './field.css';

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Null: no choice yet. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A choice among a few options, each with its description. */
export function RadioGroup({ legend, options, value, onChange, error }: RadioGroupProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={error === undefined ? undefined : errorId}
      data-fault={error === undefined ? undefined : true}
    >
      <legend className={cx('field-label', styles['legend'])}>{legend}</legend>
      {error !== undefined && (
        <p className="field-error" id={errorId} role="alert">
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
      {options.map((option) => (
        <label key={option.value} className={styles['choice']}>
          <input
            type="radio"
            className={styles['box']}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles['text']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
