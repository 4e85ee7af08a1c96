import { isDaytime } from './daytime.ts';

const DAY_MS = 86_400_000;

/** Milliseconds after the last step that somebody who has not finished joining is reminded; never again after the last. */
export const REMINDERS = [DAY_MS, 3 * DAY_MS] as const;

/** Who was away for longer has lost interest, or was here before there were reminders. */
export const REMINDED_UNTIL_MS = 7 * DAY_MS;

/** The number of the reminder that is due, 1 or 2; null: none, or it is too early or too late in the day. */
export function reminderDue(lastStepAt: number, now: Date, zone: string): number | null {
  if (!isDaytime(now, zone)) return null;
  const passed = now.getTime() - lastStepAt;
  if (passed >= REMINDED_UNTIL_MS) return null;
  const due = REMINDERS.filter((after) => passed >= after).length;
  return due === 0 ? null : due;
}
