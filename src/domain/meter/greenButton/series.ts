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
  /** When its block was last changed, epoch seconds: a later one corrects an earlier one. */
  readonly updated: number;
}

/** Readings of a channel without overlaps. */
interface Series {
  readonly kept: SeriesReading[];
  /** Number of coarser readings left out. */
  readonly coarser: number;
  /** Readings that contradict each other, of which none is kept; the first of each. */
  readonly contradicted: SeriesReading[];
}

export type RefuseReading = (reading: SeriesReading, fault: string) => never;

/** Quarter hours, hours, days of every length, and some. Only a malicious file has more that overlap. */
const MOST_LENGTHS = 12;

/**
 * Sorts the readings of one channel and removes overlaps. Duplicates are merged (actual beats estimated). Of two
 * that differ, the one changed later counts; if neither is later, both are left out. A feed may hold days as well
 * as hours: coarser readings give way to finer ones.
 */
export function withoutOverlaps(readings: SeriesReading[], refuse: RefuseReading): Series {
  const sorted = inOrder(readings);
  if (!sorted.some((reading, i) => i > 0 && end(sorted[i - 1] as SeriesReading) > reading.start))
    return { kept: sorted, coarser: 0, contradicted: [] };
  const lengths = [...new Set(sorted.map((reading) => reading.seconds))].sort((a, b) => a - b);
  if (lengths.length > MOST_LENGTHS)
    refuse(sorted[0] as SeriesReading, `readings of ${lengths.length} different lengths overlap`);
  let kept: SeriesReading[] = [];
  let coarser = 0;
  const contradicted: SeriesReading[] = [];
  for (const seconds of lengths) {
    const same = withoutRepeats(
      sorted.filter((reading) => reading.seconds === seconds),
      contradicted,
    );
    const free = notCovered(same, kept);
    coarser += same.length - free.length;
    kept = inOrder([...kept, ...free]);
  }
  return { kept, coarser, contradicted };
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

/** Readings of one length, in order. Adds to `contradicted` one of each that contradict each other. */
function withoutRepeats(readings: readonly SeriesReading[], contradicted: SeriesReading[]): SeriesReading[] {
  const kept: SeriesReading[] = [];
  const spoiled = { until: -Infinity, updated: 0 };
  for (const reading of readings) {
    if (reading.start < spoiled.until && reading.updated <= spoiled.updated) {
      spoiled.until = Math.max(spoiled.until, end(reading));
      continue;
    }
    while (overlapsLast(kept, reading) && corrects(reading, kept.at(-1) as SeriesReading)) kept.pop();
    const before = overlapsLast(kept, reading) ? (kept.at(-1) as SeriesReading) : undefined;
    if (before === undefined) {
      if (contradicted.at(-1)?.start === reading.start) contradicted.pop();
      kept.push(reading);
    } else if (isSame(before, reading)) {
      const best = reading.quality === 'actual' ? reading : before;
      kept[kept.length - 1] = { ...best, updated: Math.max(before.updated, reading.updated) };
    } else if (before.updated === reading.updated) {
      kept.pop();
      contradicted.push(before);
      spoiled.until = end(reading);
      spoiled.updated = reading.updated;
    }
  }
  return kept;
}

function overlapsLast(kept: readonly SeriesReading[], reading: SeriesReading): boolean {
  const last = kept.at(-1);
  return last !== undefined && end(last) > reading.start;
}

const isSame = (a: SeriesReading, b: SeriesReading): boolean => a.start === b.start && a.mWh === b.mWh;

const corrects = (reading: SeriesReading, before: SeriesReading): boolean =>
  reading.updated > before.updated && !isSame(before, reading);

/** The readings that touch none of the finer ones; both are sorted. */
function notCovered(readings: readonly SeriesReading[], finer: readonly SeriesReading[]): SeriesReading[] {
  let at = 0;
  return readings.filter((reading) => {
    while (at < finer.length && end(finer[at] as SeriesReading) <= reading.start) at += 1;
    const next = finer[at];
    return next === undefined || next.start >= end(reading);
  });
}
