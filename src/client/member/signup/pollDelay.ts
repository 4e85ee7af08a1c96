/** Seconds between two looks at something that moves by itself: soon at first, then more rarely. */
const SECONDS = [1, 2, 3, 5, 8, 13, 20] as const;
const AT_LAST = 30;
/** After about ten minutes nobody is looking any more; the next visit asks anew. */
const LOOKS = 25;

/** Milliseconds until the next look, after so many; false: no more. */
export function pollDelay(looks: number): number | false {
  if (looks >= LOOKS) return false;
  return (SECONDS[looks] ?? AT_LAST) * 1000;
}
