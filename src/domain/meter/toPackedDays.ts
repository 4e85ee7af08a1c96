import { exceedsNarrow, missingEnergies } from './energies.ts';
import { DAY_SECONDS, LARGEST_NARROW_MWH, LONGEST_READING_SECONDS, MAX_READING_MWH } from './readings.ts';
import type { Energies, ReadingRun, ReadingSource } from './readings.ts';
import { sameOrigin } from './packedDay.ts';
import type { DayReading, PackedDay, QualityRun } from './packedDay.ts';
import { packReadings } from './packReadings.ts';
import { dayNumberToDate } from './zone.ts';

/** The part of a run that starts on one UTC day. */
interface Slice {
  readonly startSecond: number;
  readonly seconds: number;
  readonly values: Energies;
  readonly quality: ReadingRun['quality'];
  readonly source: ReadingSource;
  readonly issuedAt: string;
}

/**
 * Packs runs of one service point and channel into UTC days, ascending. Overlaps are resolved as in a merge,
 * so runs of several files may be combined.
 * @param source where they came from.
 * @param notAfter now, epoch seconds: a file dated in the future counts as issued now, or one wrong clock
 * would block every later correction.
 * @throws RangeError for a run whose times or energies can't be stored.
 */
export function toPackedDays(
  runs: Iterable<ReadingRun>,
  source: ReadingSource,
  notAfter = Infinity,
): PackedDay[] {
  const days = new Map<number, Slice[]>();
  for (const run of runs) {
    checkRun(run);
    const issuedAt = issueText(Math.min(run.issuedAt, notAfter));
    cutAtMidnights(run, (day, startSecond, values) => {
      const slice = {
        startSecond,
        seconds: run.intervalSeconds,
        values,
        quality: run.quality,
        source,
        issuedAt,
      };
      const slices = days.get(day);
      if (slices) slices.push(slice);
      else days.set(day, [slice]);
    });
  }
  return [...days.keys()]
    .sort((a, b) => a - b)
    .flatMap((day) => packSlices(dayNumberToDate(day), days.get(day) as Slice[]) ?? []);
}

function cutAtMidnights(
  run: ReadingRun,
  take: (day: number, startSecond: number, values: Energies) => void,
): void {
  let index = 0;
  while (index < run.values.length) {
    const start = run.start + index * run.intervalSeconds;
    const day = Math.floor(start / DAY_SECONDS);
    const startSecond = start - day * DAY_SECONDS;
    const count = Math.ceil((DAY_SECONDS - startSecond) / run.intervalSeconds);
    take(day, startSecond, run.values.subarray(index, index + count));
    index += count;
  }
}

function packSlices(utcDay: string, slices: readonly Slice[]): PackedDay | undefined {
  return packRegular(utcDay, slices) ?? packReadings(utcDay, slices.flatMap(readingsOfSlice));
}

/** Fast path for a day of one interval length without overlaps; undefined for any other. */
function packRegular(utcDay: string, slices: readonly Slice[]): PackedDay | undefined {
  const sorted = [...slices].sort((a, b) => a.startSecond - b.startSecond);
  const first = sorted[0] as Slice;
  const interval = first.seconds;
  let end = first.startSecond;
  for (const slice of sorted) {
    if (
      slice.seconds !== interval ||
      slice.startSecond < end ||
      (slice.startSecond - first.startSecond) % interval !== 0
    )
      return undefined;
    end = slice.startSecond + slice.values.length * interval;
  }
  const values = missingEnergies(
    (end - first.startSecond) / interval,
    sorted.some((slice) => exceedsNarrow(slice.values)) ? MAX_READING_MWH : LARGEST_NARROW_MWH,
  );
  const runs: QualityRun[] = [];
  for (const slice of sorted) {
    const from = (slice.startSecond - first.startSecond) / interval;
    const count = slice.values.length;
    values.set(slice.values, from);
    const run = runs[runs.length - 1];
    if (run && run.from + run.count === from && sameOrigin(run, slice))
      runs[runs.length - 1] = { ...run, count: run.count + count };
    else runs.push({ from, count, quality: slice.quality, source: slice.source, issuedAt: slice.issuedAt });
  }
  return { utcDay, startSecond: first.startSecond, intervalSeconds: interval, values, runs, version: 1 };
}

function readingsOfSlice({ startSecond, seconds, values, quality, source, issuedAt }: Slice): DayReading[] {
  return Array.from(values, (mWh, i) => ({
    startSecond: startSecond + i * seconds,
    seconds,
    mWh,
    quality,
    source,
    issuedAt,
  }));
}

function issueText(epochSeconds: number): string {
  return `${new Date(epochSeconds * 1000).toISOString().slice(0, 19)}Z`;
}

function checkRun({ start, intervalSeconds, values }: ReadingRun): void {
  const wholeMinutes = Number.isInteger(start / 60) && Number.isInteger(intervalSeconds / 60);
  if (!wholeMinutes || intervalSeconds <= 0 || intervalSeconds > LONGEST_READING_SECONDS) {
    throw new RangeError(`Readings of ${intervalSeconds} s from ${start} cannot be stored`);
  }
  const most = values instanceof Float64Array ? MAX_READING_MWH : LARGEST_NARROW_MWH;
  for (const value of values)
    if (value > most) throw new RangeError('A reading is larger than can be stored');
}
