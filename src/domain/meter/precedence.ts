import { COARSEST_SETTLING_SECONDS, sourcePays } from './readings.ts';
import type { DayReading } from './packedDay.ts';

/**
 * Ranks two readings that claim the same time: positive when `a` wins, negative when `b` wins.
 * 1. A reading that can settle (at most an hour) beats a coarser one: a daily total never erases its hours.
 * 2. A paying source (utility, operator) beats an upload: a member's file never replaces the utility's.
 * 3. The later issue wins: corrections apply in whatever order they arrive.
 * 4. Actual beats estimated.
 * 5. For different files of the same second: the finer reading, then operator before utility, then the larger
 *     energy, then the earlier start. These ties are arbitrary; they make the order total, so that a merge is
 *     independent of the order of files. Zero only for identical readings. Source: decisions, Meter data.
 */
export function comparePrecedence(a: DayReading, b: DayReading): number {
  return (
    Number(b.seconds > COARSEST_SETTLING_SECONDS) - Number(a.seconds > COARSEST_SETTLING_SECONDS) ||
    Number(sourcePays(a.source)) - Number(sourcePays(b.source)) ||
    compareText(a.issuedAt, b.issuedAt) ||
    Number(a.quality === 'actual') - Number(b.quality === 'actual') ||
    b.seconds - a.seconds ||
    Number(a.source === 'operator') - Number(b.source === 'operator') ||
    a.mWh - b.mWh ||
    b.startSecond - a.startSecond
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a > b ? 1 : -1;
}
