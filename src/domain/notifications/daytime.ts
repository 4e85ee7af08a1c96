import { toWallClock } from '../meter/zone.ts';

const HOUR = 3_600;

/** From 9:00 to 20:00 on the reader's wall clock, when unsolicited emails may go out. */
export function isDaytime(now: Date, zone: string): boolean {
  const { second } = toWallClock(zone, now.getTime() / 1000);
  return second >= 9 * HOUR && second < 20 * HOUR;
}
