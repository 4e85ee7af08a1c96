import { readingsOfDay } from './packedDay.ts';
import type { PackedDay } from './packedDay.ts';

/** Common readings needed for a verdict. */
const ENOUGH = 24;
/** Files round energy differently: readings that differ by at most this, in milliwatt-hours, are equal. */
const SAME_WITHIN_MWH = 1_000;

/**
 * Whether two sets of readings with the same meter number can't be of one meter: fewer than half of their
 * common readings are equal. Ignores estimates, which get corrected, and intervals without use, which are
 * equal in every empty home. Source: decisions, Meter data (a service point is unique).
 */
export function contradict(known: readonly PackedDay[], incoming: readonly PackedDay[]): boolean {
  const { compared, same } = compare(known, incoming);
  return compared >= ENOUGH && same * 2 < compared;
}

/** Whether two sets of readings look like one meter: at least half of their common readings are equal. */
export function agree(known: readonly PackedDay[], incoming: readonly PackedDay[]): boolean {
  const { compared, same } = compare(known, incoming);
  return compared >= ENOUGH && same * 2 >= compared;
}

function compare(
  known: readonly PackedDay[],
  incoming: readonly PackedDay[],
): { readonly compared: number; readonly same: number } {
  const before = new Map(
    known.flatMap((day) => actual(day).map((reading) => [placeKey(day, reading), reading.mWh] as const)),
  );
  let compared = 0;
  let same = 0;
  for (const day of incoming) {
    for (const reading of actual(day)) {
      const other = before.get(placeKey(day, reading));
      if (other === undefined || (other === 0 && reading.mWh === 0)) continue;
      compared += 1;
      if (Math.abs(other - reading.mWh) <= SAME_WITHIN_MWH) same += 1;
    }
  }
  return { compared, same };
}

const actual = (day: PackedDay) => readingsOfDay(day).filter(({ quality }) => quality === 'actual');

const placeKey = (
  { utcDay }: PackedDay,
  { startSecond, seconds }: { readonly startSecond: number; readonly seconds: number },
): string => `${utcDay} ${startSecond} ${seconds}`;
