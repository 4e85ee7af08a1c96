import { DAY_SECONDS } from '../meter/readings.ts';
import {
  addDays,
  isMondayToFriday,
  localIntervalStart,
  startOfLocalDay,
  toWallClock,
  zoneOffsetSeconds,
} from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { DAY } from './dayState.ts';
import { holidayTest } from './holidays.ts';

/** Only days of the same type are compared. Source: decisions, Baseline and settlement. */
export type DayType = 'weekday' | 'other';

/**
 * The days an event's baseline may use, in one zone: the same for every member there, so computed once per
 * event and zone. Row 0 is the event's day, row r the r-th day before. Read only.
 */
export interface BaselineCalendar {
  readonly zone: string;
  readonly dayType: DayType;
  /** Epoch seconds. */
  readonly start: number;
  readonly end: number;
  readonly intervalSeconds: number;
  /** Number of settlement intervals. */
  readonly slots: number;
  /** The look-back plus the event's day. */
  readonly rows: number;
  /** Local dates, latest first. A window over midnight belongs to the date it starts on. */
  readonly dates: readonly string[];
  readonly rowByDate: ReadonlyMap<string, number>;
  /** Epoch seconds at which the same local window starts on each date; NaN where it doesn't exist. */
  readonly starts: Float64Array;
  /** Local midnights: each earlier date lasts from its own to the next row's. */
  readonly midnights: Float64Array;
  /** Each row's state before reading the meter: unread, of the other day type, or with a clock change. */
  readonly states: Uint8Array;
}

/**
 * The calendar of an event for the service points of one zone. A date whose window contains a clock change,
 * or whose local start doesn't exist, is marked unusable; the event itself is settled by elapsed time. With
 * whole-day rules, days of 23 or 25 hours are unusable too. Throws a RangeError unless the event is a whole
 * number of settlement intervals long. Source: decisions, Baseline and settlement.
 */
export function baselineCalendar(
  event: { readonly start: number; readonly end: number },
  zone: string,
  rules: Pick<ProgramRules, 'lookBackDays' | 'country' | 'extraHolidays' | 'droppedHolidays'> &
    Partial<Pick<ProgramRules, 'wholeDays'>> & { readonly settlementIntervalMinutes: number },
): BaselineCalendar {
  const intervalSeconds = rules.settlementIntervalMinutes * 60;
  const slots = (event.end - event.start) / intervalSeconds;
  if (!Number.isInteger(slots) || slots < 1) {
    throw new RangeError(
      `An event from ${event.start} to ${event.end} is not made of intervals of ${rules.settlementIntervalMinutes} minutes.`,
    );
  }
  const rows = rules.lookBackDays + 1;
  const isHoliday = holidayTest(rules);
  const { date: eventDate, second } = toWallClock(zone, event.start);
  const dayType = toDayType(eventDate, isHoliday);

  const dates = Array.from({ length: rows }, (_, row) => addDays(eventDate, -row));
  const midnights = Float64Array.from(dates, (date) => startOfLocalDay(zone, date));
  const hasOddLength = (row: number) =>
    rules.wholeDays === true && (midnights[row - 1] as number) - (midnights[row] as number) !== DAY_SECONDS;
  const starts = new Float64Array(rows);
  const states = new Uint8Array(rows);
  dates.forEach((date, row) => {
    const start = row === 0 ? event.start : localIntervalStart(zone, date, second);
    starts[row] = start ?? Number.NaN;
    if (toDayType(date, isHoliday) !== dayType) states[row] = DAY.otherDayType;
    else if (row > 0 && (!runsSteadily(zone, start, event.end - event.start) || hasOddLength(row)))
      states[row] = DAY.clockChange;
    else states[row] = DAY.unread;
  });

  return {
    zone,
    dayType,
    start: event.start,
    end: event.end,
    intervalSeconds,
    slots,
    rows,
    dates,
    rowByDate: new Map(dates.map((date, row) => [date, row])),
    starts,
    midnights,
    states,
  };
}

/**
 * Weekends and holidays are one type, all other days the other. Source: decisions, Baseline and settlement.
 */
export function toDayType(localDate: string, isHoliday: (localDate: string) => boolean): DayType {
  return isMondayToFriday(localDate) && !isHoliday(localDate) ? 'weekday' : 'other';
}

/** Whether a window exists on the wall clock and is as long there as by elapsed time. */
function runsSteadily(zone: string, start: number | undefined, seconds: number): boolean {
  return (
    start !== undefined && zoneOffsetSeconds(zone, start) === zoneOffsetSeconds(zone, start + seconds - 1)
  );
}
