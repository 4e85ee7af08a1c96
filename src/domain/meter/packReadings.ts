import { markers, missingEnergies } from './energies.ts';
import type { DayReading, PackedDay, QualityRun } from './packedDay.ts';
import { sameOrigin } from './packedDay.ts';
import { comparePrecedence } from './precedence.ts';

/**
 * Packs readings that start on one UTC day. Where readings overlap, each moment belongs to the one that ranks
 * highest (see `comparePrecedence`): a reading that owns all its time is kept whole, one that owns a part is
 * kept as torn, one that owns nothing is dropped. Ownership is a maximum per moment, so packing is idempotent
 * and independent of order.
 * @returns the canonical day with version 1, or undefined without readings.
 */
export function packReadings(utcDay: string, readings: readonly DayReading[]): PackedDay | undefined {
  if (readings.length === 0) return undefined;
  const { whole, torn } = settleOwnership(readings);
  const { interval } = commonGrid([...whole, ...torn]);
  const origin = (whole[0] as DayReading).startSecond;
  const slot = (second: number): number => (second - origin) / interval;
  const last = whole[whole.length - 1] as DayReading;
  const values = missingEnergies(
    slot(last.startSecond + last.seconds),
    whole.reduce((largest, { mWh }) => Math.max(largest, mWh), 0),
  );
  const { continued } = markers(values);
  const runs: QualityRun[] = [];
  for (const reading of whole) {
    const from = slot(reading.startSecond);
    const count = reading.seconds / interval;
    values.fill(continued, from, from + count);
    values[from] = reading.mWh;
    const run = runs[runs.length - 1];
    if (run && run.from + run.count === from && sameOrigin(run, reading))
      runs[runs.length - 1] = { ...run, count: run.count + count };
    else
      runs.push({
        from,
        count,
        quality: reading.quality,
        source: reading.source,
        issuedAt: reading.issuedAt,
      });
  }
  for (const { startSecond, seconds, mWh, quality, source, issuedAt } of torn) {
    runs.push({ from: slot(startSecond), count: seconds / interval, quality, source, issuedAt, torn: mWh });
  }
  return { utcDay, startSecond: origin, intervalSeconds: interval, values, runs, version: 1 };
}

/** The readings that own all their time, and those that own only a part, each ordered by start. */
function settleOwnership(readings: readonly DayReading[]): { whole: DayReading[]; torn: DayReading[] } {
  const sorted = [...readings].sort(
    (a, b) => a.startSecond - b.startSecond || a.seconds - b.seconds || comparePrecedence(b, a),
  );
  if (!sorted.some((reading, i) => i > 0 && overlaps(sorted[i - 1] as DayReading, reading)))
    return { whole: sorted, torn: [] };
  const { interval, start, end } = commonGrid(sorted);
  const owner = new Int32Array((end - start) / interval).fill(-1);
  const owned = new Int32Array(sorted.length);
  sorted.forEach((reading, index) => {
    const from = (reading.startSecond - start) / interval;
    const to = from + reading.seconds / interval;
    for (let i = from; i < to; i += 1) {
      const holder = owner[i] as number;
      if (holder >= 0 && comparePrecedence(reading, sorted[holder] as DayReading) <= 0) continue;
      owner[i] = index;
    }
  });
  for (const index of owner) if (index >= 0) owned[index] = (owned[index] as number) + 1;
  return {
    whole: sorted.filter((reading, i) => owned[i] === reading.seconds / interval),
    torn: sorted.filter(
      (reading, i) => (owned[i] as number) > 0 && (owned[i] as number) < reading.seconds / interval,
    ),
  };
}

/** Overlap of two readings; the first doesn't start later. */
function overlaps(first: DayReading, second: DayReading): boolean {
  return first.startSecond + first.seconds > second.startSecond;
}

/** The coarsest grid on which every reading starts and ends, and its span. */
function commonGrid(readings: readonly DayReading[]): { interval: number; start: number; end: number } {
  let start = Infinity;
  let end = -Infinity;
  for (const reading of readings) {
    start = Math.min(start, reading.startSecond);
    end = Math.max(end, reading.startSecond + reading.seconds);
  }
  let interval = 0;
  for (const reading of readings)
    interval = measure(measure(interval, reading.seconds), reading.startSecond - start);
  return { interval, start, end };
}

/** Greatest common divisor; gcd(0, n) is n. */
function measure(a: number, b: number): number {
  let [big, small] = [a, b];
  while (small !== 0) [big, small] = [small, big % small];
  return big;
}
