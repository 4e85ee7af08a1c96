import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './Form.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Own = 'autoComplete' | 'inputMode' | 'maxLength' | 'name' | 'required' | 'spellCheck';

export interface TextFieldProps extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, Own> {
  /** Left out where the form reads the text through `inputRef`. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Several lines. */
  readonly multiline?: boolean;
}

export function TextField({
  label,
  hint,
  error,
  value,
  onChange,
  inputRef,
  multiline = false,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          // MUI's own text area carries inline styles, which the page's policy refuses.
          inputComponent={multiline ? 'textarea' : 'input'}
          inputProps={{ ...input, id, className: cx(multiline && styles['area']) }}
          aria-describedby={describedBy}
          {...(inputRef === undefined ? {} : { inputRef })}
          {...(value === undefined ? {} : { value })}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        />
      )}
    </Field>
  );
}
