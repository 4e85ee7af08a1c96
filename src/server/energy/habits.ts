import { findHabits, type Habits } from '../../domain/energy/habits.ts';
import type { PeriodDays } from '../../domain/energy/periods.ts';
import { addDays } from '../../domain/meter/zone.ts';
import type { Db } from '../platform/db/db.ts';
import type { EnergyScope } from './queries.ts';
import { readPeriod, type WantedPeriod } from './readPeriod.ts';

/** A day and a week are too short to show a habit: they are looked at with the weeks before. */
const SHORT_PERIOD_DAYS = 28;

export interface HomeHabits extends Habits {
  readonly timeZone: string;
  /** The days that were looked at. */
  readonly over: PeriodDays;
}

/** What is typical of a home's days in a period; null with too few whole days of readings. */
export async function habitsOfPeriod(
  db: Db,
  scope: EnergyScope,
  { period, date }: Omit<WantedPeriod, 'daysBefore'>,
): Promise<HomeHabits | null> {
  const isShort = period === 'day' || period === 'week';
  const read = await readPeriod(db, scope, { period, date, daysBefore: isShort ? SHORT_PERIOD_DAYS : 0 });
  if (read === null) return null;
  const { days, timeZone, channels } = read;
  const dayAfter = addDays(read.lastDay, 1);
  const over = {
    start: isShort ? addDays(days.end, -SHORT_PERIOD_DAYS) : days.start,
    end: dayAfter < days.end ? dayAfter : days.end,
  };
  const habits = findHabits(channels, timeZone, over);
  return habits && { ...habits, timeZone, over };
}
