import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first, empty choice; left out where something is always chosen. */
  readonly prompt?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
}

/** The browser's own list: the best one on a phone, and for the keyboard. */
export function SelectField({
  options,
  prompt,
  value,
  onChange,
  required = false,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy }) => (
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id, required, 'aria-describedby': describedBy }}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
