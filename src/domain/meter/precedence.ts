import { COARSEST_SETTLING_SECONDS, sourcePays } from './readings.ts';
import type { DayReading } from './packedDay.ts';

/**
 * Which of two readings that claim the same time counts: above zero when `a` does, below when `b` does.
 *
 * 1. A reading that can settle (at most an hour long) before a coarser one: a daily total never erases its hours.
 * 2. A paying source (utility, operator) before an upload: a member's file never replaces what the utility sent.
 * 3. The later issue: corrections replace what they correct, in whatever order they arrive.
 * 4. Actual before estimated.
 * 5. For files of the same second that differ: the finer reading, then operator before utility, then the larger
 *    energy, then the earlier start. Nothing real hangs on these; they make the order total, so that a merge
 *    gives the same day however its files arrive.
 *
 * Zero only for readings that are the same in everything. Source: decisions, Meter data.
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
