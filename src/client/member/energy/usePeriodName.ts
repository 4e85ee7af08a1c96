import { useIntl } from 'react-intl';
import type { Energy } from '../../../../codegen/rest/types.ts';

/** "Tuesday, July 14, 2026", "July 13 to July 19, 2026", "July 2026", "2026". */
export function usePeriodName(): (energy: Pick<Energy, 'period' | 'first_day' | 'last_day'>) => string {
  const intl = useIntl();
  // Calendar days of the home: noon UTC, formatted in UTC, is always that day.
  const format = (date: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(new Date(`${date}T12:00:00Z`), { timeZone: 'UTC', ...options });
  const day = { day: 'numeric', month: 'long' } as const;
  return ({ period, first_day: first, last_day: last }) => {
    if (period === 'day') return format(first, { ...day, weekday: 'long', year: 'numeric' });
    if (period === 'month') return format(first, { month: 'long', year: 'numeric' });
    if (period === 'year') return format(first, { year: 'numeric' });
    return intl.formatMessage(
      { id: 'energy.week' },
      { from: format(first, day), to: format(last, { ...day, year: 'numeric' }) },
    );
  };
}
