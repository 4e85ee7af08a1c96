import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Choice.module.css';
import './field.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Takes effect immediately; a setting that needs a "Save" is a checkbox. */
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const hintId = `${useId()}-hint`;
  return (
    <label className={`${styles['choice'] ?? ''} ${styles['apart'] ?? ''}`}>
      <span className={styles['text']}>
        <span>{label}</span>
        {hint !== undefined && (
          <span className="field-hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(change) => onChange(change.currentTarget.checked)}
      />
    </label>
  );
}
