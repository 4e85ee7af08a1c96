import { dateTimeFormat } from './formatters.ts';

/** Wall clock and calendar at an instant. `month` is 1 to 12. */
export interface ZonedParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/**
 * The wall clock of an IANA time zone. Throws a RangeError for an invalid instant or an unknown zone. Texts
 * are built from these parts because Intl's finished texts differ in spaces between server and browsers,
 * which would break hydration.
 */
export function zonedParts(at: Date, timeZone: string): ZonedParts {
  const found: Record<string, number> = {};
  const format = dateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { type, value } of format.formatToParts(at)) found[type] = Number(value);
  const part = (type: string): number => {
    const value = found[type];
    if (value === undefined) throw new RangeError(`This runtime gives no ${type} for ${timeZone}`);
    return value;
  };
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** Calendar days since 1 January 1970, for counting days regardless of clock changes. */
export function dayNumber({ year, month, day }: Pick<ZonedParts, 'year' | 'month' | 'day'>): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
