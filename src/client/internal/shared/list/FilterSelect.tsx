import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import styles from './List.module.css';

export interface FilterSelectProps {
  readonly label: string;
  /** The option without a filter; absent: something is always chosen. */
  readonly all?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter with more choices than links have room for. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      className={styles['filter']}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
