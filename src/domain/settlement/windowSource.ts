import type { ReadingSource } from '../meter/readings.ts';

/** Who may bring readings, most trusted first. Source: decisions, Meter data. */
export const PROVENANCES = ['utility', 'operator', 'upload'] as const satisfies readonly ReadingSource[];
export type Provenance = ReadingSource;

/** Code of a provenance in packed form: its place in `PROVENANCES`. A greater code is trusted less. */
export type ProvenanceCode = 0 | 1 | 2;

/** Answer of `readWindow` for a window that has not all its readings. */
export const NOT_COMPLETE = -1;

/**
 * The import readings of one service point, as settlement asks for them. All times are epoch seconds. Over
 * packed days: `meterSource`; over a plain array: `seriesSource`. Nothing is allocated for a reading.
 */
export interface WindowSource {
  /** Interval of the meter around the event, in minutes; null where unknown. Coarser than the program's, and the meter is ineligible. */
  readonly intervalMinutes: number | null;
  /**
   * Writes the milliwatt-hours of each settlement interval from `start` to `end` into `out`, from index `at` on, and
   * into `estimated`, at the same places, 1 where the utility estimated any of it, otherwise 0. Finer readings are added
   * up. Answers the code of the least trusted provenance among them, or `NOT_COMPLETE` when a reading is missing or
   * coarser than the interval (the arrays may then hold anything at these places).
   */
  readWindow(
    start: number,
    end: number,
    intervalSeconds: number,
    out: Float64Array,
    estimated: Uint8Array,
    at: number,
  ): number;
  /** Milliwatt-hours from `start` to `end`, or `NOT_COMPLETE`. Asked for only by the rules that need it. */
  readTotal(start: number, end: number): number;
}

/** Readings of equal length in a row. */
export interface ReadingSeries {
  /** Epoch seconds of the first reading's start. */
  readonly start: number;
  readonly intervalSeconds: number;
  /** Milliwatt-hours; below 0: missing. */
  readonly mWh: ArrayLike<number>;
  readonly provenance: Provenance;
  /** 1 where the utility estimated the reading; absent: nowhere. */
  readonly estimated?: Uint8Array;
}

/** A source over one series, for tests, the demonstration and small commands. */
export function seriesSource(series: ReadingSeries): WindowSource {
  const { start: first, intervalSeconds: step, mWh, estimated } = series;
  const provenance = PROVENANCES.indexOf(series.provenance) as ProvenanceCode;
  const sum = (start: number, end: number): number => {
    if ((start - first) % step !== 0 || (end - first) % step !== 0) return NOT_COMPLETE;
    let total = 0;
    for (let i = (start - first) / step; i < (end - first) / step; i += 1) {
      const value = mWh[i] ?? NOT_COMPLETE;
      if (value < 0) return NOT_COMPLETE;
      total += value;
    }
    return total;
  };
  const anyEstimated = (start: number, end: number): boolean =>
    estimated !== undefined && estimated.subarray((start - first) / step, (end - first) / step).includes(1);

  return {
    intervalMinutes: step / 60,
    readWindow(start, end, intervalSeconds, out, flags, at) {
      for (let from = start, slot = at; from < end; from += intervalSeconds, slot += 1) {
        const total = sum(from, from + intervalSeconds);
        if (total < 0) return NOT_COMPLETE;
        out[slot] = total;
        flags[slot] = anyEstimated(from, from + intervalSeconds) ? 1 : 0;
      }
      return provenance;
    },
    readTotal: sum,
  };
}
