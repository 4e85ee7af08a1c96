/** Error code of missing meter readings. Source: HOM-16. */
export const NO_INTERVAL_DATA = 'NoIntervalData';

/** HOM-16, CON-30: more missing days are a long gap. */
export const LONG_GAP_DAYS = 7;

export type IntervalDataGap = 'long-missing' | 'short-missing';

/** The kind of a gap; each has its own text. A program may set another limit. Source: HOM-16. */
export function intervalDataGap(missingDays: number, longGapDays: number = LONG_GAP_DAYS): IntervalDataGap {
  return missingDays > longGapDays ? 'long-missing' : 'short-missing';
}
