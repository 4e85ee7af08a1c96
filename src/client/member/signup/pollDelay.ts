import { MAX_POLLING_MS } from '../../../domain/transport/pollUntil.ts';

/** Seconds between two polls: short at first, then longer. */
const SECONDS = [1, 2, 3, 5, 8, 13, 20] as const;
const AT_LAST = 30;

/** Milliseconds until the next poll, given the number of polls so far; false after MAX_POLLING_MS. The next visit starts over. */
export function pollDelay(polls: number): number | false {
  const next = secondsAfter(polls) * 1000;
  const waited = Array.from({ length: polls }, (_, poll) => secondsAfter(poll) * 1000).reduce(
    (sum, each) => sum + each,
    0,
  );
  return waited + next > MAX_POLLING_MS ? false : next;
}

function secondsAfter(polls: number): number {
  return SECONDS[polls] ?? AT_LAST;
}
