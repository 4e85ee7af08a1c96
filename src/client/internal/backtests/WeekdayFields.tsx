import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '../shared/form/CheckboxField.tsx';
import { FieldError } from '../shared/form/Field.tsx';
import { useWeekdays } from './useWeekdays.ts';
import styles from './WeekdayFields.module.css';

interface WeekdayFieldsProps {
  readonly values: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (values: readonly number[]) => void;
}

/** On which days of the week there are events. */
export function WeekdayFields({ values, error, onChange }: WeekdayFieldsProps) {
  const id = useId();
  const days = useWeekdays();
  return (
    <fieldset className={styles['days']} aria-describedby={error === undefined ? undefined : id}>
      <legend>
        <FormattedMessage id="internalBacktests.field.days" />
      </legend>
      {days.map(({ day, name }) => (
        <CheckboxField
          key={day}
          label={name}
          checked={values.includes(day)}
          onChange={(checked) =>
            onChange(checked ? [...values, day] : values.filter((other) => other !== day))
          }
        />
      ))}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
