import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from './Field.tsx';
import type { FieldProps } from './Field.tsx';

type Own = keyof FieldProps | 'className' | 'style' | 'aria-describedby' | 'aria-invalid';

export interface TextInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, Own> {
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextInput({ label, hint, error, id, type = 'text', ...input }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id === undefined ? {} : { id })}>
      {(control) => <input {...input} {...control} type={type} className="input" />}
    </Field>
  );
}
