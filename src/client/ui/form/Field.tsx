import { useId } from 'react';
import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/controlIcons.tsx';
import './field.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Says how to fix it. */
  readonly error?: string | undefined;
  /** The browser's own `id`, when something outside needs it. */
  readonly id?: string;
}

/** What the control inside a field takes over. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label, hint and error around one control. The label is always visible; a placeholder doesn't replace it. */
export function Field({
  label,
  hint,
  error,
  id: ownId,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const generated = useId();
  const id = ownId ?? generated;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
