import type { MissedStart } from '../programs/rules.ts';

/** An event that starts later than this was missed; up to this it is only late. */
const MISSED_AFTER_MS = 5 * 60_000;

/**
 * What to do with an event whose start is due: start, catch up (start late but end on time: the meter shows
 * what members did), or cancel.
 */
export function startVerdict(start: Date, now: Date, rule: MissedStart): 'start' | MissedStart {
  return now.getTime() - start.getTime() <= MISSED_AFTER_MS ? 'start' : rule;
}

/** In whole minutes. */
export function minutesLate(start: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - start.getTime()) / 60_000));
}
