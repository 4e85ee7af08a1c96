/**
 * The wait after a number of failures in a row: `first`, doubled each time, at most `most`; in the unit of
 * both.
 */
export function doubling(failures: number, first: number, most: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), most);
}
