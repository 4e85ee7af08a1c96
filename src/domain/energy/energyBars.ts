import { markers } from '../meter/energies.ts';
import type { TimeRange } from '../meter/mergeDay.ts';
import type { MeterDays } from '../meter/meterDays.ts';
import type { PackedDay } from '../meter/packedDay.ts';
import { DAY_SECONDS } from '../meter/readings.ts';

/** One bar of a chart of energy. Instants are epoch seconds. */
export interface EnergyBar {
  readonly start: number;
  readonly end: number;
  /** Milliwatt-hours, exact; null: no reading begins in it. */
  readonly importMWh: number | null;
  readonly exportMWh: number | null;
  /** Time without a reading of consumption between the home's first and last reading. */
  readonly missingSeconds: number;
  /** How much of what was taken is estimated, milliwatt-hours; null: no reading is. */
  readonly estimatedMWh: number | null;
  /** It has a reading from a file that the member uploaded. */
  readonly uploaded: boolean;
}

export interface EnergyOfTime {
  readonly bars: readonly EnergyBar[];
  /** Sums of the bars, in milliwatt-hours; null: no readings. */
  readonly importMWh: number | null;
  readonly exportMWh: number | null;
  /** Stretches without a reading of consumption, in order; never before the first nor after the last reading. */
  readonly gaps: readonly TimeRange[];
}

export interface EnergyReadings {
  readonly import: MeterDays;
  readonly export: MeterDays;
  /** From the home's first reading to the end of its last one, epoch seconds, all periods included. */
  readonly known: TimeRange;
}

/** Sums of one channel, by bar. */
interface Sums {
  readonly mWh: Float64Array;
  /** How many readings begin in the bar. */
  readonly readings: Uint32Array;
  readonly estimated: Uint8Array;
  readonly estimatedMWh: Float64Array;
  readonly uploaded: Uint8Array;
}

/**
 * The energy of a time in bars. A reading counts in the bar in which it begins, whole, so that bars add up to the
 * readings and periods to each other; what is missing is counted and never filled in.
 * @param edges where the bars begin, and the end of the last; epoch seconds, ascending.
 */
export function energyBars(edges: readonly number[], readings: EnergyReadings): EnergyOfTime {
  const used = sumReadings(edges, readings.import);
  const given = sumReadings(edges, readings.export);
  const gaps = findGaps(edges, readings);
  const missing = secondsByBar(edges, gaps);
  const bars = missing.map((missingSeconds, bar): EnergyBar => ({
    start: edges[bar] as number,
    end: edges[bar + 1] as number,
    importMWh: used.readings[bar] === 0 ? null : (used.mWh[bar] as number),
    exportMWh: given.readings[bar] === 0 ? null : (given.mWh[bar] as number),
    missingSeconds,
    estimatedMWh: used.estimated[bar] === 1 ? (used.estimatedMWh[bar] as number) : null,
    uploaded: used.uploaded[bar] === 1,
  }));
  return { bars, importMWh: total(used), exportMWh: total(given), gaps };
}

/** The longest reading of consumption that begins between two instants, seconds; 0 without one. */
export function longestReading({ first, days }: MeterDays, start: number, end: number): number {
  let longest = 0;
  days.forEach((day, index) => {
    if (day === undefined) return;
    const origin = (first + index) * DAY_SECONDS + day.startSecond;
    for (const { from, count, torn } of day.runs) {
      if (torn !== undefined) continue;
      eachReading(day, from, count, (i, length) => {
        const at = origin + i * day.intervalSeconds;
        if (at >= start && at < end) longest = Math.max(longest, length * day.intervalSeconds);
      });
    }
  });
  return longest;
}

function sumReadings(edges: readonly number[], { first, days }: MeterDays): Sums {
  const bars = edges.length - 1;
  const sums: Sums = {
    mWh: new Float64Array(bars),
    readings: new Uint32Array(bars),
    estimated: new Uint8Array(bars),
    estimatedMWh: new Float64Array(bars),
    uploaded: new Uint8Array(bars),
  };
  const end = edges[bars] as number;
  let bar = 0;
  days.forEach((day, index) => {
    if (day === undefined) return;
    const { intervalSeconds, values } = day;
    const { continued } = markers(values);
    const origin = (first + index) * DAY_SECONDS + day.startSecond;
    const indexAt = (instant: number): number => Math.ceil((instant - origin) / intervalSeconds);
    for (const run of day.runs) {
      if (run.torn !== undefined) continue;
      const runEnd = Math.min(run.from + run.count, indexAt(end));
      let i = Math.max(run.from, indexAt(edges[0] as number));
      while (i < runEnd) {
        while (origin + i * intervalSeconds >= (edges[bar + 1] as number)) bar += 1;
        const stop = Math.min(runEnd, indexAt(edges[bar + 1] as number));
        let mWh = 0;
        let readings = 0;
        for (; i < stop; i += 1) {
          const value = values[i] as number;
          if (value === continued) continue;
          mWh += value;
          readings += 1;
        }
        if (readings === 0) continue;
        sums.mWh[bar] = (sums.mWh[bar] as number) + mWh;
        sums.readings[bar] = (sums.readings[bar] as number) + readings;
        if (run.quality === 'estimated') {
          sums.estimated[bar] = 1;
          sums.estimatedMWh[bar] = (sums.estimatedMWh[bar] as number) + mWh;
        }
        if (run.source === 'upload') sums.uploaded[bar] = 1;
      }
    }
  });
  return sums;
}

/** Calls back with the first interval of each reading of a run and its length in intervals. */
function eachReading(
  { values }: PackedDay,
  from: number,
  count: number,
  visit: (interval: number, length: number) => void,
): void {
  const { continued } = markers(values);
  const end = from + count;
  for (let i = from; i < end;) {
    let next = i + 1;
    while (next < end && values[next] === continued) next += 1;
    visit(i, next - i);
    i = next;
  }
}

function total({ mWh, readings }: Sums): number | null {
  return readings.some((count) => count > 0) ? mWh.reduce((sum, value) => sum + value, 0) : null;
}

function findGaps(edges: readonly number[], { import: { first, days }, known }: EnergyReadings): TimeRange[] {
  const end = Math.min(edges.at(-1) as number, known.end);
  const gaps: TimeRange[] = [];
  let covered = Math.max(edges[0] as number, known.start);
  days.forEach((day, index) => {
    if (day === undefined) return;
    const origin = (first + index) * DAY_SECONDS + day.startSecond;
    for (const { from, count, torn } of day.runs) {
      if (torn !== undefined) continue;
      const start = origin + from * day.intervalSeconds;
      if (start > covered && covered < end) gaps.push({ start: covered, end: Math.min(start, end) });
      covered = Math.max(covered, start + count * day.intervalSeconds);
    }
  });
  if (covered < end) gaps.push({ start: covered, end });
  return gaps;
}

function secondsByBar(edges: readonly number[], ranges: readonly TimeRange[]): number[] {
  const seconds = new Array<number>(edges.length - 1).fill(0);
  let bar = 0;
  for (const { start, end } of ranges) {
    while ((edges[bar + 1] as number) <= start) bar += 1;
    for (let at = bar; at < seconds.length && (edges[at] as number) < end; at += 1)
      seconds[at] =
        (seconds[at] as number) +
        Math.min(end, edges[at + 1] as number) -
        Math.max(start, edges[at] as number);
  }
  return seconds;
}
