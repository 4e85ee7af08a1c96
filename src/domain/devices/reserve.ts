/**
 * How far an event may empty a home's battery, percent of its charge: it feeds in down to this and keeps the rest for
 * the home. 20 unless the member chooses; 100 keeps everything, and an event then only pauses the charging.
 */
export const USUAL_RESERVE_PERCENT = 20;

/** From 0 to 100, in whole percent. */
export function isReserve(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100;
}
