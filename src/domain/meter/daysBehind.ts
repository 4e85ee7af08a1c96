import { toLocalDate } from './zone.ts';

const DAY_MS = 86_400_000;

/**
 * The local day of the latest reading, and how many whole local days without readings follow before today.
 * `readingsUntil`: end of the latest reading, epoch seconds.
 */
export function daysBehind(
  readingsUntil: number,
  now: Date,
  zone: string,
): { readonly latestDay: string; readonly days: number } {
  const latestDay = toLocalDate(zone, readingsUntil - 1);
  const today = toLocalDate(zone, Math.floor(now.getTime() / 1000));
  return { latestDay, days: Math.max(0, (Date.parse(today) - Date.parse(latestDay)) / DAY_MS - 1) };
}
