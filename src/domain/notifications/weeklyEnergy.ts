import type { MeterDays } from '../meter/meterDays.ts';
import { windowSlots } from '../meter/windowSlots.ts';
import { addDays, startOfLocalDay, toWallClock, toWeekday, type LocalDate } from '../meter/zone.ts';
import { isDaytime } from './daytime.ts';

/** Minimum days of the week with readings. */
const FEWEST_DAYS = 4;

/** A week whose summary may go out now. */
export interface DueWeek {
  readonly monday: LocalDate;
  /** Whether to wait for missing days: utilities deliver Sunday in the course of Monday. */
  readonly waitsForAll: boolean;
}

/**
 * The last whole week, Monday to Sunday, if its summary is due: from Monday 9:00 to Tuesday evening. null:
 * not now.
 */
export function weekDue(now: Date, zone: string): DueWeek | null {
  const { date } = toWallClock(zone, now.getTime() / 1000);
  const weekday = toWeekday(date);
  if ((weekday !== 1 && weekday !== 2) || !isDaytime(now, zone)) return null;
  return { monday: addDays(date, -6 - weekday), waitsForAll: weekday === 1 };
}

export interface WeekOfUse {
  /** Watt-hours from Monday to Sunday; null: incomplete day. */
  readonly days: readonly (number | null)[];
  /** Sum of the known days. */
  readonly totalWh: number;
  /**
   * Change against the week before on the days known in both, in rounded percent; null: no such day, or no
   * use then.
   */
  readonly changePercent: number | null;
}

/** A home's use in a week; null where too few days are complete, or missing ones may still arrive. */
export function weekOfUse(
  meter: MeterDays,
  zone: string,
  { monday, waitsForAll }: DueWeek,
): WeekOfUse | null {
  const week = daysFrom(meter, zone, monday);
  const known = week.filter((day) => day !== null).length;
  if (known < (waitsForAll ? week.length : FEWEST_DAYS)) return null;
  const before = daysFrom(meter, zone, addDays(monday, -7));
  const pairs = week.flatMap((day, index) => {
    const earlier = before[index] ?? null;
    return day === null || earlier === null ? [] : [[day, earlier] as const];
  });
  const [sum, sumBefore] = [
    pairs.reduce((total, [day]) => total + day, 0),
    pairs.reduce((total, [, earlier]) => total + earlier, 0),
  ];
  return {
    days: week.map((day) => (day === null ? null : Math.round(day / 1000))),
    totalWh: Math.round(week.reduce<number>((total, day) => total + (day ?? 0), 0) / 1000),
    changePercent: sumBefore === 0 ? null : Math.round(((sum - sumBefore) / sumBefore) * 100),
  };
}

/** Milliwatt-hours of seven local days; null: incomplete. One slot per day accepts readings of any length. */
function daysFrom(meter: MeterDays, zone: string, first: LocalDate): (number | null)[] {
  return Array.from({ length: 7 }, (_, index) => {
    const [start, end] = [
      startOfLocalDay(zone, addDays(first, index)),
      startOfLocalDay(zone, addDays(first, index + 1)),
    ];
    const { mWh, complete } = windowSlots(meter, start, end, end - start);
    return complete ? (mWh[0] ?? null) : null;
  });
}
