import { DAY_SECONDS } from './readings.ts';
import type { DayReading, PackedDay } from './packedDay.ts';
import { readingsOfDay, sameReadings } from './packedDay.ts';
import { packReadings } from './packReadings.ts';
import { dateToDayNumber } from './zone.ts';

/** Epoch seconds, end exclusive. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** The result of merging a day. */
export interface MergedDay {
  readonly day: PackedDay;
  /**
   * Whether the row must be written; also true when only the issue time of a repeated reading became later.
   */
  readonly changed: boolean;
  /** Where stored energy changed, or can no longer be placed. */
  readonly corrected: readonly TimeRange[];
  /** Where nothing was stored before. */
  readonly filled: readonly TimeRange[];
  /** Where only quality (actual or estimated) or payability changed. */
  readonly requalified: readonly TimeRange[];
}

/**
 * Merges new readings into the stored ones of the same service point, channel and UTC day. The resulting
 * readings depend only on the set of readings, not on order or repetition; only `version` counts the changes
 * along the way.
 * @param existing the stored day, or undefined.
 * @throws RangeError for two different UTC days. Source: decisions, Meter data ("Import is idempotent and
 * independent of order").
 */
export function mergeDay(existing: PackedDay | undefined, incoming: PackedDay): MergedDay {
  if (!existing) {
    return {
      day: { ...incoming, version: 1 },
      changed: true,
      corrected: [],
      filled: coveredRanges(incoming),
      requalified: [],
    };
  }
  if (existing.utcDay !== incoming.utcDay)
    throw new RangeError(`Readings of ${incoming.utcDay} cannot be merged into ${existing.utcDay}`);
  const unchanged = { day: existing, changed: false, corrected: [], filled: [], requalified: [] };
  if (sameReadings(existing, incoming)) return unchanged;
  const packed = packReadings(existing.utcDay, [
    ...readingsOfDay(existing, true),
    ...readingsOfDay(incoming, true),
  ]);
  if (!packed || sameReadings(existing, packed)) return unchanged;
  const ranges = changedRanges(existing, packed);
  const visible = ranges.corrected.length + ranges.filled.length + ranges.requalified.length > 0;
  return { day: { ...packed, version: existing.version + (visible ? 1 : 0) }, changed: true, ...ranges };
}

type Ranges = Pick<MergedDay, 'corrected' | 'filled' | 'requalified'>;

/** Where a day has readings. */
export function coveredRanges(
  day: Pick<PackedDay, 'utcDay' | 'startSecond' | 'intervalSeconds' | 'runs'>,
): TimeRange[] {
  const start = dateToDayNumber(day.utcDay) * DAY_SECONDS + day.startSecond;
  const spans = day.runs
    .filter((run) => run.torn === undefined)
    .map((run) => ({
      startSecond: run.from * day.intervalSeconds,
      seconds: run.count * day.intervalSeconds,
    }));
  return joinRanges(spans, start);
}

function changedRanges(before: PackedDay, after: PackedDay): Ranges {
  const midnight = dateToDayNumber(after.utcDay) * DAY_SECONDS;
  const old = readingsOfDay(before);
  const now = readingsOfDay(after);
  const unmatched = new Map(old.map((reading) => [readingKey(reading), reading]));
  const fresh: DayReading[] = [];
  const corrected: DayReading[] = [];
  const requalified: DayReading[] = [];
  for (const reading of now) {
    const was = unmatched.get(readingKey(reading));
    if (!was) {
      fresh.push(reading);
      continue;
    }
    unmatched.delete(readingKey(reading));
    if (was.mWh !== reading.mWh) corrected.push(reading);
    else if (was.quality !== reading.quality || was.source !== reading.source) requalified.push(reading);
  }
  const gone = [...unmatched.values()];
  const { touching: replaced, apart: filled } = partedBy(gone, fresh);
  return {
    corrected: joinRanges([...corrected, ...gone, ...replaced], midnight),
    filled: joinRanges(filled, midnight),
    requalified: joinRanges(requalified, midnight),
  };
}

function readingKey(reading: DayReading): number {
  return reading.startSecond * 2 ** 20 + reading.seconds;
}

/**
 * Splits readings by whether they overlap others. Both lists are ascending and free of overlaps in
 * themselves.
 */
function partedBy(
  others: readonly DayReading[],
  readings: readonly DayReading[],
): { touching: DayReading[]; apart: DayReading[] } {
  const touching: DayReading[] = [];
  const apart: DayReading[] = [];
  let at = 0;
  for (const reading of readings) {
    while (at < others.length && readingEnd(others[at] as DayReading) <= reading.startSecond) at += 1;
    const next = others[at];
    (next !== undefined && next.startSecond < readingEnd(reading) ? touching : apart).push(reading);
  }
  return { touching, apart };
}

function readingEnd({ startSecond, seconds }: DayReading): number {
  return startSecond + seconds;
}

function joinRanges(
  readings: readonly Pick<DayReading, 'startSecond' | 'seconds'>[],
  midnight: number,
): TimeRange[] {
  const ranges: { start: number; end: number }[] = [];
  for (const reading of [...readings].sort((a, b) => a.startSecond - b.startSecond)) {
    const start = midnight + reading.startSecond;
    const end = start + reading.seconds;
    const last = ranges[ranges.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}
