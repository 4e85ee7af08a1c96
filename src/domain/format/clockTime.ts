import type { Locale } from '../brands/countries.ts';
import { zonedParts, type ZonedParts } from './zonedParts.ts';

export type ClockParts = Pick<ZonedParts, 'hour' | 'minute'>;

/** `dash` is "6–7 PM", for headings and tables; `words` is "6 to 7 PM", for sentences and text messages. */
export type RangeStyle = 'dash' | 'words';

const two = (value: number): string => String(value).padStart(2, '0');
const half = ({ hour }: ClockParts, locale: Locale): string => {
  const name = hour < 12 ? 'AM' : 'PM';
  return locale === 'en-AU' ? name.toLowerCase() : name;
};
const face = ({ hour, minute }: ClockParts): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${two(minute)}`}`;

/**
 * A wall-clock time as the locale writes it: "6 PM", "6:30 PM", in Australia "6 pm", in French Canada "18 h 30".
 * Full hours have no minutes. Source: decisions, Name, brands, themes.
 */
export function clockTimeText(time: ClockParts, locale: Locale = 'en-US'): string {
  if (locale === 'fr-CA')
    return time.minute === 0 ? `${time.hour}\u00a0h` : `${time.hour}\u00a0h\u00a0${two(time.minute)}`;
  return `${face(time)}\u00a0${half(time, locale)}`;
}

export function formatClockTime(at: Date, timeZone: string, locale: Locale = 'en-US'): string {
  return clockTimeText(zonedParts(at, timeZone), locale);
}

/**
 * "6–7 PM", "11 AM–1 PM", in French "18 h – 19 h"; as words "6 to 7 PM", in French "18 h à 19 h". AM or PM
 * appears once if both times share it. The French dash has a word joiner, because a line may break after a dash.
 */
export function clockRangeText(
  from: ClockParts,
  to: ClockParts,
  locale: Locale = 'en-US',
  style: RangeStyle = 'dash',
): string {
  const end = clockTimeText(to, locale);
  if (locale === 'fr-CA')
    return `${clockTimeText(from, locale)}${style === 'dash' ? '\u00a0–\u2060\u00a0' : ' à '}${end}`;
  const start = half(from, locale) === half(to, locale) ? face(from) : clockTimeText(from, locale);
  return `${start}${style === 'dash' ? '–' : ' to '}${end}`;
}

/** `clockRangeText` of two instants. */
export function formatClockRange(
  start: Date,
  end: Date,
  timeZone: string,
  locale: Locale = 'en-US',
  style: RangeStyle = 'dash',
): string {
  return clockRangeText(zonedParts(start, timeZone), zonedParts(end, timeZone), locale, style);
}

/** "18:00": the staff screens' 24-hour clock, as in their time fields and exports. */
export function clock24Text({ hour, minute }: ClockParts): string {
  return `${two(hour)}:${two(minute)}`;
}
