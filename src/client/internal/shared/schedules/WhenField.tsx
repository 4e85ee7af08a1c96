import { useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { DateTimeField } from '../form/dateFields.tsx';
import { RadioField } from '../form/RadioField.tsx';

/** When a change is saved, as it is typed: `YYYY-MM-DDTHH:MM` in the app's zone; null: at once. */
export type When = string | null;

interface WhenFieldProps {
  readonly when: When;
  readonly error: string | undefined;
  readonly onChange: (when: When) => void;
}

export function WhenField({ when, error, onChange }: WhenFieldProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internal.schedule.${id}` }, { zone });
  return (
    <>
      <RadioField
        label={text('when')}
        options={[
          { value: 'now', label: text('now') },
          { value: 'later', label: text('later') },
        ]}
        value={when === null ? 'now' : 'later'}
        onChange={(value) => onChange(value === 'now' ? null : (when ?? ''))}
      />
      {when !== null && (
        <DateTimeField
          label={text('at')}
          hint={text('hint')}
          error={error}
          value={when}
          onChange={onChange}
        />
      )}
    </>
  );
}
