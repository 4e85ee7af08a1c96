import { useIntl } from 'react-intl';
import { monthDayText, weekdayName } from '../../../../domain/format/dates.ts';
import { toLocale } from '../../../i18n/toLocale.ts';

/** "Thursday, May 14" for a local date as receipts write it: 2026-05-14. */
export function useLocalDay(): (date: string) => string {
  const intl = useIntl();
  const locale = toLocale(intl.locale);
  return (date) => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    const parts = { year, month, day };
    return intl.formatMessage(
      { id: 'events.localDay' },
      { weekday: weekdayName(parts, locale), date: monthDayText(parts, locale) },
    );
  };
}
