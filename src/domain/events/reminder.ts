import type { MessageChannel } from '../notifications/messagePreferences.ts';
import { quietUntil } from '../notifications/quietHours.ts';
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

/**
 * Why a reminder would not come: it is wanted on no channel, or only on channels that are quiet until the event begins.
 * Null: it comes.
 */
export function reminderObstacle(
  channels: readonly MessageChannel[],
  at: Date,
  zone: string,
): 'off' | 'quiet' | null {
  if (channels.length === 0) return 'off';
  const until = channels.includes('email') ? null : quietUntil(at, zone);
  return until !== null && until.getTime() >= at.getTime() + REMINDER_MS ? 'quiet' : null;
}
