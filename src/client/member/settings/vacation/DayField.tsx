import { useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { weekdayDateText } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';

export interface DayFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly name: string;
  readonly label: ReactNode;
  /** `YYYY-MM-DD`, as everything here. */
  readonly min: string;
  /** Empty: none. */
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** A day to choose, also in words, because a browser writes dates in its own language and not in the page's. */
export function DayField({ defaultValue, ...field }: DayFieldProps) {
  const { locale } = useFormats();
  const [chosen, setChosen] = useState(defaultValue);
  const [year = 0, month = 0, day = 0] = chosen.split('-').map(Number);
  return (
    <TextInput
      {...field}
      type="date"
      defaultValue={defaultValue}
      hint={
        chosen === '' ? (
          <FormattedMessage id="settings.vacation.noDay" />
        ) : (
          weekdayDateText({ year, month, day }, locale)
        )
      }
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    />
  );
}
