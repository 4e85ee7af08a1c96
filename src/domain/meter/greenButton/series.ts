import { packEnergies } from '../energies.ts';
import { runEnd } from '../readings.ts';
import type { ReadingQuality, ReadingRun } from '../readings.ts';

/** One reading of a channel in milliwatt-hours. */
export interface SeriesReading {
  readonly start: number;
  readonly seconds: number;
  readonly mWh: number;
  readonly quality: ReadingQuality;
  readonly line: number;
}

export type RefuseReading = (reading: SeriesReading, fault: string) => never;

/** Quarter hours, hours, days of every length, and some. Only a malicious file has more that overlap. */
const MOST_LENGTHS = 12;

/**
 * Sorts the readings of one channel and removes overlaps. Duplicates are merged (actual beats estimated);
 * contradicting ones of the same length refuse the file. A feed may hold days as well as hours: coarser
 * readings give way to finer ones.
 * @returns the remaining readings, and how many coarser ones were dropped.
 */
export function withoutOverlaps(
  readings: SeriesReading[],
  refuse: RefuseReading,
): { kept: SeriesReading[]; coarser: number } {
  const sorted = inOrder(readings);
  if (!sorted.some((reading, i) => i > 0 && end(sorted[i - 1] as SeriesReading) > reading.start))
    return { kept: sorted, coarser: 0 };
  const lengths = [...new Set(sorted.map((reading) => reading.seconds))].sort((a, b) => a - b);
  if (lengths.length > MOST_LENGTHS)
    refuse(sorted[0] as SeriesReading, `readings of ${lengths.length} different lengths overlap`);
  let kept: SeriesReading[] = [];
  let coarser = 0;
  for (const seconds of lengths) {
    const same = withoutRepeats(
      sorted.filter((reading) => reading.seconds === seconds),
      refuse,
    );
    const free = notCovered(same, kept);
    coarser += same.length - free.length;
    kept = inOrder([...kept, ...free]);
  }
  return { kept, coarser };
}

/** Groups sorted readings into runs. */
export function groupRuns(readings: readonly SeriesReading[], issuedAt: number): ReadingRun[] {
  const runs: ReadingRun[] = [];
  for (let from = 0; from < readings.length;) {
    const { start, seconds, quality } = readings[from] as SeriesReading;
    let to = from + 1;
    while (to < readings.length && follows(readings[to - 1] as SeriesReading, readings[to] as SeriesReading))
      to += 1;
    const values = packEnergies(readings.slice(from, to).map(({ mWh }) => mWh));
    runs.push({ start, intervalSeconds: seconds, values, quality, issuedAt });
    from = to;
  }
  return runs;
}

/** End of the last run, epoch seconds; 0 without runs. */
export function lastEnd(runs: readonly ReadingRun[]): number {
  return runs.reduce((latest, run) => Math.max(latest, runEnd(run)), 0);
}

function end(reading: SeriesReading): number {
  return reading.start + reading.seconds;
}

function follows(before: SeriesReading, after: SeriesReading): boolean {
  return end(before) === after.start && before.seconds === after.seconds && before.quality === after.quality;
}

function inOrder(readings: SeriesReading[]): SeriesReading[] {
  const ascending = readings.every(
    (reading, i) => i === 0 || (readings[i - 1] as SeriesReading).start <= reading.start,
  );
  return ascending ? readings : [...readings].sort((a, b) => a.start - b.start || a.seconds - b.seconds);
}

function withoutRepeats(readings: readonly SeriesReading[], refuse: RefuseReading): SeriesReading[] {
  const kept: SeriesReading[] = [];
  for (const reading of readings) {
    const before = kept[kept.length - 1];
    if (!before || end(before) <= reading.start) kept.push(reading);
    else if (before.start !== reading.start || before.mWh !== reading.mWh) {
      refuse(reading, `the reading overlaps the one on line ${before.line} and differs from it`);
    } else if (reading.quality === 'actual') kept[kept.length - 1] = reading;
  }
  return kept;
}

/** The readings that touch none of the finer ones; both are sorted. */
function notCovered(readings: readonly SeriesReading[], finer: readonly SeriesReading[]): SeriesReading[] {
  let at = 0;
  return readings.filter((reading) => {
    while (at < finer.length && end(finer[at] as SeriesReading) <= reading.start) at += 1;
    const next = finer[at];
    return next === undefined || next.start >= end(reading);
  });
}
