import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import type { DayType } from './calendar.ts';
import type { RejectionReason } from './dayState.ts';
import type { AdjustmentRatio } from './baseline.ts';
import { LATER_RULE_KEYS } from './plan.ts';
import type { Noise, PlaceboDay, ReductionVerdict } from './noise.ts';
import type { PendingReason } from './pending.ts';
import type { ReductionFormula } from './points.ts';
import type { SeenStanding, StandingAfter } from './standing.ts';
import type { Provenance } from './windowSource.ts';

/**
 * Version of the receipt's shape. A change that an older reader would misread counts it up. Version 2 knows additive
 * adjustments, hours after the event and weighted days; receipts of version 1 are read as they are.
 */
export const RECEIPT_VERSION = 2;
export type ReceiptVersion = 1 | typeof RECEIPT_VERSION;

/** The rules of the program that a settlement goes by; the receipt keeps a copy. */
export const SETTLEMENT_RULE_KEYS = [
  'settlementIntervalMinutes',
  'baselineRule',
  'lookBackDays',
  'eligibleDays',
  'minimumDays',
  'highestOf',
  'highestTake',
  'middleTake',
  'sameDayAdjustment',
  'adjustmentFromHours',
  'adjustmentToHours',
  'adjustmentMinimumPercent',
  'adjustmentMaximumPercent',
  'noiseDays',
  'noiseMinimumDays',
  'longMissingDays',
  'pointsPerKwh',
  'deadBandPercent',
  'participationPoints',
  'payFromUploads',
  'netMonthly',
  'standing',
] as const satisfies readonly (keyof ProgramRules)[];
const CALENDAR_RULE_KEYS = [
  'country',
  'extraHolidays',
  'droppedHolidays',
] as const satisfies readonly (keyof ProgramRules)[];

/** Receipts of version 1 hold the first part alone. */
export type SettlementRules = Pick<ProgramRules, (typeof SETTLEMENT_RULE_KEYS)[number]> &
  Partial<Pick<ProgramRules, (typeof LATER_RULE_KEYS)[number] | (typeof CALENDAR_RULE_KEYS)[number]>>;

/** The part of a program's rules that the receipt copies. */
export function settlementRules(rules: ProgramRules): SettlementRules {
  return pick(rules, [...SETTLEMENT_RULE_KEYS, ...LATER_RULE_KEYS, ...CALENDAR_RULE_KEYS]);
}

function pick<From, Key extends keyof From>(from: From, keys: readonly Key[]): Pick<From, Key> {
  const picked: Partial<Pick<From, Key>> = {};
  for (const key of keys) picked[key] = from[key];
  return picked as Pick<From, Key>;
}

export interface ReceiptEvent {
  readonly id: string;
  readonly algorithm: Algorithm;
  /** ISO 8601 UTC. */
  readonly start: string;
  readonly end: string;
  /** The service point's zone, and the date and type of the day there. */
  readonly zone: string;
  readonly localDate: string;
  readonly dayType: DayType;
}

/** A day of the baseline. */
export interface ReceiptDay {
  readonly date: string;
  /** Milliwatt-hours in each settlement interval of the window, in order. */
  readonly mWh: readonly number[];
  /** Milliwatt-hours in the adjustment hours; null where the program does not adjust, or they are not complete. */
  readonly adjustmentMWh: number | null;
  /** What it was chosen by: energy in the window or on the whole day; null where all days are used. */
  readonly comparedMWh: number | null;
  /** How much it counts, in percent; absent where all days count alike. */
  readonly weightPercent?: number;
  readonly provenance: Provenance;
  /** How many of the intervals hold readings that the utility estimated. */
  readonly estimatedIntervals: number;
}

export interface RejectedDay {
  readonly date: string;
  readonly reason: RejectionReason;
  /** As in `ReceiptDay`, for a day that was eligible but not chosen; otherwise null. */
  readonly comparedMWh: number | null;
}

export interface ReceiptInterval {
  /** ISO 8601 UTC; it lasts `rules.settlementIntervalMinutes`. */
  readonly start: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  /** What `usedWh` was rounded from. */
  readonly usedMWh: number;
  readonly estimated: boolean;
}

/** The same-day adjustment. */
export interface ReceiptAdjustment {
  /** Milliwatt-hours in the adjustment hours of the event's day; null where not complete. */
  readonly eventMWh: number | null;
  /** In ten-thousandths; null: it could not be measured and the baseline stands unadjusted, or the method is additive. */
  readonly ratio: Omit<AdjustmentRatio, 'method'> | null;
  /** With the additive method, milliwatt-hours added to each interval, rounded half up; null: it could not be measured. */
  readonly addedMWh?: number | null;
}

export interface ReceiptNoise {
  readonly placeboDays: readonly PlaceboDay[];
  /** Null with too few days to tell. */
  readonly noise: Noise | null;
  /** A difference up to this is within the noise: the mean absolute error, or the dead band where that is unknown. */
  readonly toleranceWh: number;
  readonly verdict: ReductionVerdict;
}

/** Why a reduction pays nothing. */
export type UnpaidReason = 'no-reduction' | 'dead-band' | 'left';

/** `paid` now; `month-end`: netted over the month; `estimate`: from the member's own upload, not paid. */
export type Payment = 'paid' | 'month-end' | 'estimate';

export interface ReceiptPay {
  readonly formula: ReductionFormula;
  /** Null when the reduction pays. */
  readonly unpaidBecause: UnpaidReason | null;
  readonly reductionPoints: number;
  readonly participationPoints: number;
  /** Both together, and the same in watts. With `estimate` it is what they would have been. */
  readonly points: number;
  readonly wattConversionRate: number;
  readonly watts: number;
  readonly payment: Payment;
  /** What is booked for it now. */
  readonly payableReductionWatts: number;
  readonly payableParticipationWatts: number;
}

interface ReceiptHead {
  readonly kind: 'reduction';
  readonly version: ReceiptVersion;
  /** 1 for the first settlement of this result; each later one counts up. */
  readonly revision: number;
  readonly event: ReceiptEvent;
  readonly rules: SettlementRules;
  /** Whether the member left while the event ran. */
  readonly left: boolean;
  /** There, and true, where the member left because a vacation began. */
  readonly away?: true;
  readonly daysRejected: readonly RejectedDay[];
  readonly before: SeenStanding;
  readonly after: StandingAfter;
}

/** A result that is still waiting, and for what. */
export interface PendingReceipt extends ReceiptHead {
  readonly state: 'PENDING';
  readonly pending: PendingReason;
  /** Dates that could be used so far. */
  readonly eligibleDates: readonly string[];
}

/** A settled result. `recompute` gets the same figures from it alone. */
export interface SettledReceipt extends ReceiptHead {
  readonly state: 'SETTLED' | 'RESTATED';
  readonly daysUsed: readonly ReceiptDay[];
  /** Null where the program does not adjust. */
  readonly adjustment: ReceiptAdjustment | null;
  readonly intervals: readonly ReceiptInterval[];
  readonly baselineWh: number;
  readonly usedWh: number;
  /** Below 0 when more was used. */
  readonly reductionWh: number;
  /** Hundredths of a percent of the baseline; not below -10000. */
  readonly reductionShare: number;
  readonly noise: ReceiptNoise;
  readonly deadBandWh: number;
  /** The least trusted provenance among the readings of the event and of the days used. */
  readonly provenance: Provenance;
  readonly pay: ReceiptPay;
}

/** Everything that a result came from; plain JSON. Source: decisions, Baseline and settlement (a receipt for every result). */
export type Receipt = PendingReceipt | SettledReceipt;
