import type { ZeroVerdict } from '../../../domain/settlement/pending.ts';
import type { StoredStanding } from '../tables.ts';

/** The contract's `pending_reason`. `Error`: settling failed and is retried. */
export type PendingReason =
  | 'NoIntervalData:short-missing'
  | 'NoIntervalData:long-missing'
  | 'MeterTooCoarse'
  | 'ZeroBaseline'
  | 'UnconfirmedZero'
  | 'PowerOutage'
  | 'Error';

/** What settlement needs to know of a member who took part in an event. */
export interface ResultFacts {
  readonly memberId: string;
  readonly timeZone: string;
  /** Whether the member left while the event ran. */
  readonly left: boolean;
  /** Whether that was because a vacation began: the day of leaving is a day away. */
  readonly leftForVacation: boolean;
  /** Of the latest receipt; 0: none. */
  readonly receiptVersion: number;
  /** The meter of an earlier settlement of this result. */
  readonly servicePointId: string | null;
  readonly organisationId: string | null;
  readonly zeroVerdict: ZeroVerdict | null;
  /** Null: no utility chosen. */
  readonly everReachedAuthDone: boolean | null;
  /** After the member's event before this one; null: there is none. */
  readonly before: StoredStanding | null;
  /** The member's next event that has been settled or is pending. */
  readonly next: { readonly eventId: string; readonly before: StoredStanding; readonly open: boolean } | null;
  /** Other events that the member took part in, from the look-back to the hours after this one; epoch seconds. */
  readonly otherEvents: readonly (readonly [start: number, end: number])[];
  /** First and last days away, `YYYY-MM-DD`, that touch the look-back. */
  readonly away: readonly (readonly [from: string, to: string])[];
}

/** The settlement columns of a participation. Energy in watt-hours; null where there is no result. */
export interface ResultRecord {
  readonly memberId: string;
  readonly settlement: 'PENDING' | 'SETTLED' | 'RESTATED';
  readonly pendingReason: PendingReason | null;
  /** Time of the next try; null: only on request. */
  readonly settleDueAt: Date | null;
  readonly servicePointId: string | null;
  readonly receiptVersion: number;
  readonly baselineWh: number | null;
  readonly usedWh: number | null;
  readonly reductionWh: number | null;
  readonly reductionPoints: number | null;
  readonly points: number | null;
  readonly watts: number | null;
  readonly bookedWatts: number;
  readonly estimateOnly: boolean;
  readonly withinNoise: boolean | null;
  readonly standingBefore: StoredStanding;
  readonly standingAfter: StoredStanding;
  readonly settledAt: Date | null;
}

export interface ResultState {
  /** Null: the member did not take part, or the event has not ended. */
  readonly settlement: ResultRecord['settlement'] | null;
  /** 0: no receipt yet. */
  readonly receiptVersion: number;
  readonly servicePointId: string | null;
}

/** A stretch of changed readings of a meter, in epoch seconds. */
export interface ChangedReadings {
  readonly memberId: string;
  readonly servicePointId: string;
  readonly start: number;
  readonly end: number;
}
