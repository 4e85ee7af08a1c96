import type { MissedStart } from '../programs/rules.ts';

/** An event that starts so much later than it should was missed; up to this it only started a little late. */
export const MISSED_AFTER_MS = 5 * 60_000;

/**
 * What becomes of an event whose start is due: it starts, it is made up for (it starts late and ends when it should: the
 * meter proves what members did of themselves), or it is called off. Never nothing.
 */
export function startVerdict(start: Date, now: Date, rule: MissedStart): 'start' | MissedStart {
  return now.getTime() - start.getTime() <= MISSED_AFTER_MS ? 'start' : rule;
}

/** How late it is, in whole minutes. */
export function minutesLate(start: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - start.getTime()) / 60_000));
}
