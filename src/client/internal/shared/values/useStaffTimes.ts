import { useIntl } from 'react-intl';
import { clock24Text } from '../../../../domain/format/clockTime.ts';
import { fullDateText, weekdayDateText, weekdayName } from '../../../../domain/format/dates.ts';
import { zonedParts } from '../../../../domain/format/zonedParts.ts';
import { toLocale } from '../../../i18n/toLocale.ts';

export interface StaffTimes {
  /** "June 15, 2026, 18:00", by the wall clock of the zone. */
  stamp(at: string, zone: string): string;
  /** "Monday, June 15, 2026" */
  day(at: string, zone: string): string;
  /** "Mon 2026-06-15": narrow, for tables. */
  shortDay(at: string, zone: string): string;
  /** "Mon 2026-06-15, 18:00": narrow, for tables. */
  shortStamp(at: string, zone: string): string;
  /** "18:00:07" */
  second(at: string, zone: string): string;
  /** "18:00–19:00" */
  hours(startAt: string, endAt: string, zone: string): string;
}

/**
 * Full dates with the year: the staff screens have room for them, and "tomorrow" would be ambiguous. The 24-hour clock
 * in every language, as in time fields, filters and exports.
 */
export function useStaffTimes(): StaffTimes {
  const locale = toLocale(useIntl().locale);
  const parts = (at: string, zone: string) => zonedParts(new Date(at), zone);
  const clock = (at: string, zone: string) => clock24Text(parts(at, zone));
  const shortDay = (at: string, zone: string): string => {
    const day = parts(at, zone);
    return `${weekdayName(day, locale).slice(0, 3)} ${day.year}-${two(day.month)}-${two(day.day)}`;
  };
  return {
    stamp: (at, zone) => `${fullDateText(parts(at, zone), locale)}, ${clock(at, zone)}`,
    day: (at, zone) => weekdayDateText(parts(at, zone), locale),
    shortDay,
    shortStamp: (at, zone) => `${shortDay(at, zone)}, ${clock(at, zone)}`,
    second: (at, zone) => `${clock(at, zone)}:${two(new Date(at).getUTCSeconds())}`,
    hours: (startAt, endAt, zone) => `${clock(startAt, zone)}–${clock(endAt, zone)}`,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
