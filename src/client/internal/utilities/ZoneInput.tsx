import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../ui/form/TextInput.tsx';

export interface ZoneInputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** A time zone by its name; the browser helps with those that it knows. */
export function ZoneInput({ value, error, onChange }: ZoneInputProps) {
  const id = useId();
  return (
    <>
      <TextInput
        label={<FormattedMessage id="internalPrograms.field.timeZone" />}
        hint={<FormattedMessage id="internalPrograms.hint.timeZone" />}
        error={error}
        list={id}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  );
}
