import type { IntervalBlock } from './resources.ts';

/** Seconds of a block's readings if it is divided into whole minutes; 0 otherwise. */
export function evenLength({ seconds, places }: IntervalBlock): number {
  return seconds === undefined || seconds % (places * 60) !== 0 ? 0 : seconds / places;
}

/** Where a block's reading begins; undefined where the block doesn't say, or is not as long as its readings. */
export function placeInBlock(
  { start, seconds: length, places }: IntervalBlock,
  place: number,
  seconds: number,
): number | undefined {
  if (start === undefined || (length !== undefined && length !== places * seconds)) return undefined;
  return start + place * seconds;
}
