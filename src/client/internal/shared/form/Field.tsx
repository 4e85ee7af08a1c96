import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../../../ui/icons/controlIcons.tsx';
import styles from './Form.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Says how to fix it. */
  readonly error?: string | undefined;
}

/** What the control inside a field takes over. */
export interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
}

/** Label, hint and error around one control. The label is always visible; a placeholder doesn't replace it. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const about = [...(error === undefined ? [] : [errorId]), ...(hint === undefined ? [] : [hintId])];
  return (
    <FormControl className={styles['field']} error={error !== undefined}>
      <FormLabel id={labelId} htmlFor={id} className={styles['label']}>
        {label}
      </FormLabel>
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false} className={styles['hint']}>
          {hint}
        </FormHelperText>
      )}
      {children({ id, labelId, describedBy: about.length === 0 ? undefined : about.join(' ') })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FormControl>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <FormHelperText id={id} error className={styles['error']}>
      <ErrorIcon size={18} />
      {children}
    </FormHelperText>
  );
}
