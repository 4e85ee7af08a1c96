import { isDaytime } from './daytime.ts';

const DAY_MS = 86_400_000;

/** Milliseconds after the last step of an unfinished sign-up when reminders go out. */
export const REMINDERS = [DAY_MS, 3 * DAY_MS] as const;

/** Older sign-ups were abandoned, or predate reminders. */
export const REMINDED_UNTIL_MS = 7 * DAY_MS;

/** The reminder that is due, 1 or 2; null: none, or the wrong time of day. */
export function reminderDue(lastStepAt: number, now: Date, zone: string): number | null {
  if (!isDaytime(now, zone)) return null;
  const passed = now.getTime() - lastStepAt;
  if (passed >= REMINDED_UNTIL_MS) return null;
  const due = REMINDERS.filter((after) => passed >= after).length;
  return due === 0 ? null : due;
}
