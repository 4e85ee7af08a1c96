/** Grows with changes that an older reader would misread. */
export const SETTLEMENT_FORMAT = 'ebbwatt-settlement/1';

/** Sums of results; homes that left during the event don't count. */
export interface SettlementSums {
  readonly results: number;
  readonly intervals: number;
  readonly baseline_wh: number;
  readonly used_wh: number;
  readonly reduction_wh: number;
}

export const NO_SETTLEMENT_SUMS: SettlementSums = {
  results: 0,
  intervals: 0,
  baseline_wh: 0,
  used_wh: 0,
  reduction_wh: 0,
};

export function addSettlementSums(a: SettlementSums, b: SettlementSums): SettlementSums {
  return {
    results: a.results + b.results,
    intervals: a.intervals + b.intervals,
    baseline_wh: a.baseline_wh + b.baseline_wh,
    used_wh: a.used_wh + b.used_wh,
    reduction_wh: a.reduction_wh + b.reduction_wh,
  };
}

/**
 * Results of homes whose accounts were deleted since, which have no lines any more. The utility is billed for them all the
 * same, and the sums don't have them.
 */
export interface SettlementRemoved {
  readonly homes: number;
  readonly baseline_wh: number;
  readonly used_wh: number;
  readonly reduction_wh: number;
}

/** What a settlement file says of itself; as JSON in it, under these names. */
export interface SettlementCover {
  readonly format: typeof SETTLEMENT_FORMAT;
  /** Among the program's files, from 1. */
  readonly number: number;
  readonly program: { readonly id: string; readonly name: string };
  readonly utility: string;
  readonly time_zone: string;
  /** `YYYY-MM` by local dates, or one event. */
  readonly period: { readonly month: string } | { readonly event: string };
  readonly made_at: string;
  readonly made_by: string;
  /** The file that this one corrects; null: the first for its period. */
  readonly restates: { readonly number: number; readonly sha256: string; readonly made_at: string } | null;
  /** The rules of the results, whole; `version` is the beginning of the SHA-256 of `rules` as JSON without blanks. */
  readonly rules: readonly { readonly version: string; readonly rules: object }[];
  readonly events: readonly (SettlementSums & {
    readonly event: string;
    readonly start: string;
    readonly end: string;
    /** Homes that had joined. */
    readonly joined: number;
    /** Of them: those that left while it went on. */
    readonly left: number;
    /** Of them: those whose meters don't say yet, or not for certain. */
    readonly without_result: number;
    /** Absent: none. */
    readonly removed?: SettlementRemoved;
  })[];
  readonly sums: SettlementSums & { readonly events: number; readonly homes: number };
  readonly files: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
}
