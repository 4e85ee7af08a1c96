import { MAX_POLLING_MS } from '../../../domain/transport/pollUntil.ts';

/** Seconds between two looks at something that moves by itself: soon at first, then more rarely. */
const SECONDS = [1, 2, 3, 5, 8, 13, 20] as const;
const AT_LAST = 30;

/** Milliseconds until the next look, after so many; false: no more, because by then nobody is looking. The next visit asks anew. */
export function pollDelay(looks: number): number | false {
  const next = secondsAfter(looks) * 1000;
  const waited = Array.from({ length: looks }, (_, look) => secondsAfter(look) * 1000).reduce(
    (sum, each) => sum + each,
    0,
  );
  return waited + next > MAX_POLLING_MS ? false : next;
}

function secondsAfter(looks: number): number {
  return SECONDS[looks] ?? AT_LAST;
}
