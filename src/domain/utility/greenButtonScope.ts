/** What a member shares of a home's data. */
export interface SharedData {
  /** Interval readings, which settlement needs. */
  readonly intervals: boolean;
  readonly historyMonths: number;
}

/** What we request: interval data, 13 months of history, daily delivery. */
export const ASKED_SCOPE = 'FB=1_3_4_5_13_14_15_39;IntervalDuration=900;BlockDuration=daily;HistoryLength=13';
const ASKED_MONTHS = 13;

/** Function blocks of Green Button: interval metering, and interval electricity metering. */
const INTERVAL_BLOCKS = ['4', '5'];

/**
 * What a scope string covers. The member may have narrowed it at the utility; anything it doesn't name isn't
 * shared. A malformed scope covers nothing; without a history length it is the requested one. Source: Green
 * Button Connect My Data, scope strings; decisions, Utility.
 */
export function sharedData(scope: string | null): SharedData {
  const parts = new Map(
    (scope ?? '').split(';').map((part) => part.trim().split('=', 2) as [string, string | undefined]),
  );
  const blocks = (parts.get('FB') ?? '').split('_');
  const duration = Number(parts.get('IntervalDuration') ?? Number.NaN);
  const months = Number(parts.get('HistoryLength') ?? ASKED_MONTHS);
  return {
    intervals: blocks.some((block) => INTERVAL_BLOCKS.includes(block)) && duration > 0 && duration <= 3_600,
    historyMonths: Number.isInteger(months) && months >= 0 ? Math.min(months, ASKED_MONTHS) : 0,
  };
}
