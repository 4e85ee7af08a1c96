import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { RadioField } from '../shared/form/RadioField.tsx';

/** When a change is saved: at once, or at a time as it is typed. */
export interface When {
  readonly isLater: boolean;
  /** `YYYY-MM-DDTHH:MM` in the app's zone. */
  readonly at: string;
}

interface WhenFieldProps {
  readonly when: When;
  readonly error: string | undefined;
  readonly onChange: (when: When) => void;
}

export function WhenField({ when, error, onChange }: WhenFieldProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.schedule.${id}` }, { zone });
  return (
    <>
      <RadioField
        label={text('when')}
        options={[
          { value: 'now', label: text('now') },
          { value: 'later', label: text('later') },
        ]}
        value={when.isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ ...when, isLater: value === 'later' })}
      />
      {when.isLater && (
        <DateTimeField
          label={text('at')}
          hint={text('hint')}
          error={error}
          value={when.at}
          onChange={(at) => onChange({ ...when, at })}
        />
      )}
    </>
  );
}
