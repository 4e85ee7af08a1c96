import { useIntl } from 'react-intl';
import {
  dateAndYearText,
  dateText,
  monthYearText,
  weekdayAndYearText,
} from '../../../domain/format/dates.ts';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** "Tuesday, July 14, 2026", "July 13 to July 19, 2026", "July 2026", "2026". */
export function usePeriodName(): (energy: Pick<Energy, 'period' | 'first_day' | 'last_day'>) => string {
  const intl = useIntl();
  const { locale } = useFormats();
  // French writes days and months small, except at the head of a line.
  const atTheHead = (name: string) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  return ({ period, first_day: first, last_day: last }) => {
    if (period === 'day') return atTheHead(weekdayAndYearText(first, locale));
    if (period === 'month') return atTheHead(monthYearText(first.slice(0, 7), locale));
    if (period === 'year') return first.slice(0, 4);
    return intl.formatMessage(
      { id: 'energy.week' },
      { from: dateText(first, locale), to: dateAndYearText(last, locale) },
    );
  };
}
