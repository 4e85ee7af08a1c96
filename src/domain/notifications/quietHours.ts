import { addDays, toWallClock, wallClockToEpoch } from '../meter/zone.ts';

export const QUIET_HOURS = { from: 21, until: 8 } as const;

const HOUR = 3_600;
const FROM = QUIET_HOURS.from * HOUR;
const UNTIL = QUIET_HOURS.until * HOUR;

/**
 * The end of the quiet hours around an instant, or null outside them: from 21:00 to 8:00 on the reader's wall
 * clock no text message about events is sent. Source: decisions, "Events and devices".
 */
export function quietUntil(now: Date, zone: string): Date | null {
  const { date, second } = toWallClock(zone, now.getTime() / 1000);
  if (second >= UNTIL && second < FROM) return null;
  const morning = second < UNTIL ? date : addDays(date, 1);
  return new Date(wallClockToEpoch(zone, morning, UNTIL) * 1000);
}
