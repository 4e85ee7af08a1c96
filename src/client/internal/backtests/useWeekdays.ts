import { useIntl } from 'react-intl';
import { weekdayName } from '../../../domain/format/dates.ts';
import { toLocale } from '../../i18n/toLocale.ts';

/** The days of the week from Monday on, by name; 0 is Sunday. */
export function useWeekdays(): readonly { readonly day: number; readonly name: string }[] {
  const locale = toLocale(useIntl().locale);
  // June 1, 2026 is a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((date) => ({
    day: date % 7,
    name: weekdayName({ year: 2026, month: 6, day: date }, locale),
  }));
}
