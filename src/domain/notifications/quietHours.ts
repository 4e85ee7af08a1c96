import { addDays, wallClockOf, wallClockToEpoch } from '../meter/zone.ts';

const HOUR = 3_600;
const FROM = 21 * HOUR;
const UNTIL = 8 * HOUR;

/**
 * The end of the quiet hours that an instant falls into, or null outside of them: from 21:00 to 8:00 on the reader's wall
 * clock no text message about events is sent. Source: decisions, "Events and devices".
 */
export function quietUntil(now: Date, zone: string): Date | null {
  const { date, second } = wallClockOf(zone, now.getTime() / 1000);
  if (second >= UNTIL && second < FROM) return null;
  const morning = second < UNTIL ? date : addDays(date, 1);
  return new Date(wallClockToEpoch(zone, morning, UNTIL) * 1000);
}
