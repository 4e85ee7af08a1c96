import { useIntl } from 'react-intl';
import { monthDayText, weekdayName } from '../../../domain/format/dates.ts';
import { toLocale } from '../../i18n/toLocale.ts';

/** "May 14" for a local date as receipts write it: 2026-05-14. */
export function useMonthDay(): (date: string) => string {
  const locale = toLocale(useIntl().locale);
  return (date) => monthDayText(dateParts(date), locale);
}

/** "Thursday, May 14" for a local date as receipts write it: 2026-05-14. */
export function useLocalDay(): (date: string) => string {
  const intl = useIntl();
  const locale = toLocale(intl.locale);
  return (date) => {
    const parts = dateParts(date);
    return intl.formatMessage(
      { id: 'events.localDay' },
      { weekday: weekdayName(parts, locale), date: monthDayText(parts, locale) },
    );
  };
}

function dateParts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}
