import { readingsOfDay } from './packedDay.ts';
import type { PackedDay } from './packedDay.ts';

/** Readings of the same time that both have: with fewer of them nothing can be said. */
const ENOUGH = 24;
/** Files write energy more or less finely: readings that differ by no more than this, in milliwatt-hours, are the same. */
const SAME_WITHIN_MWH = 1_000;

/**
 * Whether two sets of readings that came under one address cannot be of one meter: of the readings that both have for the same
 * time, fewer than half are the same. Estimates are left out, for they are corrected; so are times without any use, which
 * are alike in every empty home. Source: decisions, Meter data (a service point is unique).
 */
export function contradict(known: readonly PackedDay[], incoming: readonly PackedDay[]): boolean {
  const { compared, same } = compare(known, incoming);
  return compared >= ENOUGH && same * 2 < compared;
}

/** Whether two sets of readings are of one meter as far as readings can show it: at least half of those of the same time are the same. */
export function agree(known: readonly PackedDay[], incoming: readonly PackedDay[]): boolean {
  const { compared, same } = compare(known, incoming);
  return compared >= ENOUGH && same * 2 >= compared;
}

function compare(
  known: readonly PackedDay[],
  incoming: readonly PackedDay[],
): { readonly compared: number; readonly same: number } {
  const before = new Map(
    known.flatMap((day) => actual(day).map((reading) => [placeOf(day, reading), reading.mWh] as const)),
  );
  let compared = 0;
  let same = 0;
  for (const day of incoming) {
    for (const reading of actual(day)) {
      const other = before.get(placeOf(day, reading));
      if (other === undefined || (other === 0 && reading.mWh === 0)) continue;
      compared += 1;
      if (Math.abs(other - reading.mWh) <= SAME_WITHIN_MWH) same += 1;
    }
  }
  return { compared, same };
}

const actual = (day: PackedDay) => readingsOfDay(day).filter(({ quality }) => quality === 'actual');

const placeOf = (
  { utcDay }: PackedDay,
  { startSecond, seconds }: { readonly startSecond: number; readonly seconds: number },
): string => `${utcDay} ${startSecond} ${seconds}`;
