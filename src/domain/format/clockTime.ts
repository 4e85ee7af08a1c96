import type { Locale } from '../brands/countries.ts';
import { zonedParts, type ZonedParts } from './zonedParts.ts';

/** `h23` is 18:00 (the default, as on the experience page), `h12` is 6:00 PM. */
export type HourStyle = 'h23' | 'h12';

const two = (value: number): string => String(value).padStart(2, '0');

/** A wall-clock time as text. French Canada always uses 24 hours, "18 h 30", and drops zero minutes. */
export function clockTimeText(
  { hour, minute }: Pick<ZonedParts, 'hour' | 'minute'>,
  locale: Locale = 'en-US',
  style: HourStyle = 'h23',
): string {
  if (locale === 'fr-CA') return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${two(minute)}`;
  if (style === 'h23') return `${two(hour)}:${two(minute)}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

export function formatClockTime(
  at: Date,
  timeZone: string,
  locale: Locale = 'en-US',
  style: HourStyle = 'h23',
): string {
  return clockTimeText(zonedParts(at, timeZone), locale, style);
}

/** "18:00–19:00", in French "18 h à 19 h", from the texts of both times. */
export function clockRangeText(start: string, end: string, locale: Locale = 'en-US'): string {
  return locale === 'fr-CA' ? `${start} à ${end}` : `${start}–${end}`;
}
