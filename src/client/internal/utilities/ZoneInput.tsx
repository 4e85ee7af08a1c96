import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Field } from '../shared/form/Field.tsx';

export interface ZoneInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** A time zone by name, with the browser's zones as suggestions. The server validates it. */
export function ZoneInput({ value, error, onChange }: ZoneInputProps) {
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <Field
      label={<FormattedMessage id="internalPrograms.field.timeZone" />}
      hint={<FormattedMessage id="internalPrograms.hint.timeZone" />}
      error={error}
    >
      {({ id, describedBy }) => (
        <Autocomplete
          freeSolo
          disableClearable
          id={id}
          options={zones}
          inputValue={value}
          onInputChange={(_change, zone) => onChange(zone)}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              fullWidth
              ref={slotProps.input.ref}
              inputProps={{ ...slotProps.htmlInput, spellCheck: false, required: true }}
              aria-describedby={describedBy}
            />
          )}
        />
      )}
    </Field>
  );
}
