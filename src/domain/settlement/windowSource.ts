import type { ReadingSource } from '../meter/readings.ts';

/** Who may provide readings, most trusted first. Source: decisions, Meter data. */
export const PROVENANCES = ['utility', 'operator', 'upload'] as const satisfies readonly ReadingSource[];
export type Provenance = ReadingSource;

/** Index into `PROVENANCES`; higher is less trusted. */
export type ProvenanceCode = 0 | 1 | 2;

/** `readWindow`'s answer for an incomplete window. */
export const NOT_COMPLETE = -1;

/** Stands for the energy of adjustment hours in which the member took part in another event. */
export const OTHER_EVENT = -2;

/**
 * One service point's import readings as settlement needs them. All times are epoch seconds. Over packed
 * days: `meterSource`; over a plain array: `seriesSource`. Allocates nothing per reading.
 */
export interface WindowSource {
  /**
   * The meter's interval around the event, minutes; null: unknown. A meter coarser than the program's
   * interval is ineligible.
   */
  readonly intervalMinutes: number | null;
  /**
   * Writes the milliwatt-hours per settlement interval from `start` to `end` into `out`, beginning at index
   * `at`, and into `estimated` 1 where any of it is estimated, otherwise 0. Sums finer readings. Returns the
   * code of their least trusted provenance, or `NOT_COMPLETE` when a reading is missing or coarser than the
   * interval (the arrays are then undefined at these indexes).
   */
  readWindow(
    start: number,
    end: number,
    intervalSeconds: number,
    out: Float64Array,
    estimated: Uint8Array,
    at: number,
  ): number;
  /** Milliwatt-hours from `start` to `end`, or `NOT_COMPLETE`. Called only by rules that need it. */
  readTotal(start: number, end: number): number;
  /**
   * Whether all readings from `start` to `end` were delivered, or delivered again, at or after an instant. Absent: when
   * readings were delivered isn't known and doesn't matter.
   */
  deliveredSince?(start: number, end: number, instant: number): boolean;
}

/** Consecutive readings of equal length. */
export interface ReadingSeries {
  /** Start of the first reading, epoch seconds. */
  readonly start: number;
  readonly intervalSeconds: number;
  /** Milliwatt-hours; negative: missing. */
  readonly mWh: ArrayLike<number>;
  readonly provenance: Provenance;
  /** 1 where the reading is an estimate; absent: nowhere. */
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
