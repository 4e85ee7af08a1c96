/** The wait before the next try after so many failures in a row: `first`, then twice as long each time, at most `most`; in the unit of both. */
export function doubling(failures: number, first: number, most: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), most);
}
