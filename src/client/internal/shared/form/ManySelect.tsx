import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

interface ManySelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly values: readonly string[];
  /** Says that something is wrong, and where that is read. */
  readonly fault?: object;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of a list: those that are chosen stand in the field by name, the others are found by typing. */
export function ManySelect({ label, options, values, fault = {}, onChange }: ManySelectProps) {
  const names = new Map(options.map((option) => [option.value, option.label]));
  // MUI empties what is being typed when it gets another array, even if it holds the same.
  const kept = JSON.stringify(values);
  const chosen = useMemo(() => JSON.parse(kept) as string[], [kept]);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      fullWidth
      size="small"
      // What was chosen stays, though it may not be offered any more.
      options={[...names.keys(), ...values.filter((value) => !names.has(value))]}
      value={chosen}
      getOptionLabel={(value) => names.get(value) ?? value}
      noOptionsText={<FormattedMessage id="internal.many.nothing" />}
      onChange={(_change, more) => onChange(more)}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          size="small"
          inputProps={{ ...slotProps.htmlInput, 'aria-label': label, ...fault }}
        />
      )}
    />
  );
}
