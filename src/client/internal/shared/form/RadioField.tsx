import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import styles from './Form.module.css';

export interface RadioFieldProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few options, side by side if there is room. */
export function RadioField<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioFieldProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} component="span" className={styles['label']}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_change, chosen) =>
          onChange(options.find((option) => option.value === chosen)?.value ?? value)
        }
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
