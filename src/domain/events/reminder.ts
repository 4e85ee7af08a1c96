import { ALGORITHM_RULES, type Algorithm } from './algorithms.ts';

/** How long before the start a member is reminded. */
export const REMINDER_MS = 3_600_000;

interface ReminderFacts {
  readonly algorithm: Algorithm;
  readonly start: Date;
  readonly cancelled: boolean;
  readonly opt: 'in' | 'out' | null;
  readonly onVacation: boolean;
}

/**
 * When a member can be reminded of an event; null: not any more, or not at all. Devices need no reminder, so there is none
 * of a real-time event.
 */
export function reminderAt(
  { algorithm, start, cancelled, opt, onVacation }: ReminderFacts,
  now: Date,
): Date | null {
  const at = new Date(start.getTime() - REMINDER_MS);
  if (ALGORITHM_RULES[algorithm].realTime || cancelled || opt === 'out' || onVacation) return null;
  return now < at ? at : null;
}
