import { useIntl } from 'react-intl';
import { dayRangeText, shortDayText } from '../../../domain/format/dates.ts';
import type { VacationView } from '../events/eventView.ts';
import { useFormats } from '../format/useFormats.ts';

/** The one sentence about a vacation: "You’re on vacation until Dec 5", before it begins "You’re on vacation Dec 1–5". */
export function useVacationWords(): (vacation: VacationView) => string {
  const intl = useIntl();
  const { locale } = useFormats();
  return ({ running, startDate, endDate }) =>
    intl.formatMessage(
      { id: running ? 'vacation.running' : 'vacation.planned' },
      { day: shortDayText(endDate, locale), days: dayRangeText(startDate, endDate, locale) },
    );
}
