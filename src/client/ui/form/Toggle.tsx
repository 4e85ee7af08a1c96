import styles from './Choice.module.css';

export interface ToggleProps {
  /** For those who can't see its row and column. */
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch in a table. The whole cell takes the press. */
export function Toggle({ label, checked, disabled = false, onChange }: ToggleProps) {
  return (
    <label className={styles['cell']}>
      <input
        type="checkbox"
        role="switch"
        className={styles['switch']}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(change) => onChange(change.currentTarget.checked)}
      />
    </label>
  );
}
