import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { isValidElement, type ReactElement } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps extends FieldProps {
  /** Or the elements of options that come later. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | ReactElement;
  /** The first, empty choice; left out where something is always chosen. */
  readonly prompt?: string;
  readonly value: string;
  readonly onChange: (value: string, label: string) => void;
  readonly required?: boolean;
  /** Its options are still loading. */
  readonly busy?: boolean;
}

/** The browser's own list: the best one on a phone, and for the keyboard. */
export function SelectField({
  options,
  prompt,
  value,
  onChange,
  required = false,
  busy = false,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {({ id, describedBy }) => (
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id, required, 'aria-describedby': describedBy, 'aria-busy': busy }}
          value={value}
          onChange={({ currentTarget: { value: chosen, selectedIndex, options: all } }) =>
            onChange(chosen, all[selectedIndex]?.text ?? '')
          }
        >
          {prompt !== undefined && <option value="">{prompt}</option>}
          {isValidElement(options)
            ? options
            : options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
        </NativeSelect>
      )}
    </Field>
  );
}
