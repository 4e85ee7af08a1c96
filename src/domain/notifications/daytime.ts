import { wallClockOf } from '../meter/zone.ts';

const HOUR = 3_600;

/** Whether it is between 9:00 and 20:00 on the reader's wall clock: emails that nobody asked for go out then. */
export function isDaytime(now: Date, zone: string): boolean {
  const { second } = wallClockOf(zone, now.getTime() / 1000);
  return second >= 9 * HOUR && second < 20 * HOUR;
}
