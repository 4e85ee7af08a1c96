import { addDays, startOfLocalDay, toWallClock, toWeekday, type LocalDate } from '../meter/zone.ts';
import { isDaytime } from './daytime.ts';

/** A week, Monday to Sunday, that a digest is about. */
export interface DigestWeek {
  readonly monday: LocalDate;
  readonly from: Date;
  readonly until: Date;
}

/** The last whole week if its digest is due: on Monday from 9:00 to 20:00 on the reader's wall clock. Null: not now. */
export function digestDue(now: Date, zone: string): DigestWeek | null {
  const { date } = toWallClock(zone, now.getTime() / 1000);
  if (toWeekday(date) !== 1 || !isDaytime(now, zone)) return null;
  const monday = addDays(date, -7);
  const midnight = (day: LocalDate) => new Date(startOfLocalDay(zone, day) * 1000);
  return { monday, from: midnight(monday), until: midnight(date) };
}
