import type { Algorithm } from '../events/algorithms.ts';
import type { ProgramRules } from '../programs/rules.ts';
import type { DayType } from './calendar.ts';
import type { RejectionReason } from './dayState.ts';
import type { AdjustmentRatio } from './baseline.ts';
import type { CarryStep } from './carry.ts';
import { BLEND_RULE_KEYS, LATER_RULE_KEYS } from './plan.ts';
import type { Noise, PlaceboDay, ReductionVerdict } from './noise.ts';
import type { PendingReason } from './pending.ts';
import type { ReductionFormula } from './points.ts';
import type { SeenStanding, StandingAfter } from './standing.ts';
import type { Provenance } from './windowSource.ts';

/**
 * Version of the receipt's shape, incremented for changes an older reader would misread. Version 2 adds
 * additive adjustments, hours after the event and weighted days; version 3 adds what earlier evenings left to make up, and blends.
 * Earlier versions remain readable.
 */
export const RECEIPT_VERSION = 3;
export type ReceiptVersion = 1 | 2 | typeof RECEIPT_VERSION;

/** Program rules that a receipt copies. */
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

/** Absent before version 3: 0. */
const CARRY_RULE_KEYS = ['carryFactor'] as const satisfies readonly (keyof ProgramRules)[];

/** Version 1 receipts have the first part only. */
export type SettlementRules = Pick<ProgramRules, (typeof SETTLEMENT_RULE_KEYS)[number]> &
  Partial<
    Pick<
      ProgramRules,
      | (typeof LATER_RULE_KEYS)[number]
      | (typeof CALENDAR_RULE_KEYS)[number]
      | (typeof CARRY_RULE_KEYS)[number]
      | (typeof BLEND_RULE_KEYS)[number]
    >
  >;

export function settlementRules(rules: ProgramRules): SettlementRules {
  return pick(rules, [
    ...SETTLEMENT_RULE_KEYS,
    ...LATER_RULE_KEYS,
    ...CALENDAR_RULE_KEYS,
    ...CARRY_RULE_KEYS,
    ...BLEND_RULE_KEYS,
  ]);
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
  /** The service point's zone, and the local date and day type. */
  readonly zone: string;
  readonly localDate: string;
  readonly dayType: DayType;
}

/** A day of the baseline. */
export interface ReceiptDay {
  readonly date: string;
  /** Milliwatt-hours per settlement interval of the window. */
  readonly mWh: readonly number[];
  /** Milliwatt-hours in the adjustment hours; null: incomplete, or the program doesn't adjust. */
  readonly adjustmentMWh: number | null;
  /** What it was ranked by: energy in the window or on the whole day; null where all days are used. */
  readonly comparedMWh: number | null;
  /** Weight in percent; absent: equal. */
  readonly weightPercent?: number;
  readonly provenance: Provenance;
  /** Number of intervals with estimated readings. */
  readonly estimatedIntervals: number;
}

export interface RejectedDay {
  readonly date: string;
  readonly reason: RejectionReason;
  /** As in `ReceiptDay`, for an eligible day that wasn't chosen; otherwise null. */
  readonly comparedMWh: number | null;
}

export interface ReceiptInterval {
  /** ISO 8601 UTC; lasts `rules.settlementIntervalMinutes`. */
  readonly start: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  /** `usedWh` before rounding. */
  readonly usedMWh: number;
  readonly estimated: boolean;
}

export interface ReceiptAdjustment {
  /** Milliwatt-hours in the event day's adjustment hours; null: incomplete. */
  readonly eventMWh: number | null;
  /** Ten-thousandths; null: not measurable, so the baseline is unadjusted, or the method is additive. */
  readonly ratio: Pick<AdjustmentRatio, 'measured' | 'used'> | null;
  /** Additive method: milliwatt-hours added per interval, rounded half up; null: not measurable. */
  readonly addedMWh?: number | null;
  /** `blend` only: how much the ratio counts; null: it isn't measurable. */
  readonly blend?: ReceiptBlend | null;
  /** Present (true) where it isn't measurable because the member was in another event in these hours. */
  readonly otherEvent?: true;
}

/** `recompute` derives it from the placebo days. */
export interface ReceiptBlend {
  /** The placebo days on which the ratio could be measured. */
  readonly days: number;
  /** Mean absolute errors on these days without and with the ratio, whole watt-hours; null without any. */
  readonly plainOffWh: number | null;
  readonly adjustedOffWh: number | null;
  /** Ten-thousandths; rounded for the reader, the baseline takes it exactly. */
  readonly weight: number;
}

export interface ReceiptNoise {
  readonly placeboDays: readonly PlaceboDay[];
  /** Null: too few days. */
  readonly noise: Noise | null;
  /** Differences up to this are within the noise: the mean absolute error, or the dead band if unknown. */
  readonly toleranceWh: number;
  readonly verdict: ReductionVerdict;
}

/** Why a reduction pays nothing. `carried`: it went to what earlier evenings left to make up. */
export type UnpaidReason = 'no-reduction' | 'dead-band' | 'left' | 'carried';

/** `paid` now; `month-end`: netted over the month; `estimate`: from the member's own upload, not paid. */
export type Payment = 'paid' | 'month-end' | 'estimate';

export interface ReceiptPay {
  readonly formula: ReductionFormula;
  /** Null when the reduction pays. */
  readonly unpaidBecause: UnpaidReason | null;
  readonly reductionPoints: number;
  readonly participationPoints: number;
  /** The sum, and the same in watts. With `estimate`: what they would have been. */
  readonly points: number;
  readonly wattConversionRate: number;
  readonly watts: number;
  readonly payment: Payment;
  /** The current bookings. */
  readonly payableReductionWatts: number;
  readonly payableParticipationWatts: number;
}

interface ReceiptHead {
  readonly kind: 'reduction';
  readonly version: ReceiptVersion;
  /** Counts the settlements of this result, from 1. */
  readonly revision: number;
  readonly event: ReceiptEvent;
  readonly rules: SettlementRules;
  /** Left during the event. */
  readonly left: boolean;
  /** Present (true) if the member left because a vacation began. */
  readonly away?: true;
  readonly daysRejected: readonly RejectedDay[];
  readonly before: SeenStanding;
  readonly after: StandingAfter;
}

/** A pending result and its reason. */
export interface PendingReceipt extends ReceiptHead {
  readonly state: 'PENDING';
  readonly pending: PendingReason;
  /** Usable dates so far. */
  readonly eligibleDates: readonly string[];
}

/** A settled result. `recompute` derives the same figures from it alone. */
export interface SettledReceipt extends ReceiptHead {
  readonly state: 'SETTLED' | 'RESTATED';
  readonly daysUsed: readonly ReceiptDay[];
  /** null: the program doesn't adjust. */
  readonly adjustment: ReceiptAdjustment | null;
  readonly intervals: readonly ReceiptInterval[];
  readonly baselineWh: number;
  readonly usedWh: number;
  /** Negative: more was used. */
  readonly reductionWh: number;
  /** Hundredths of a percent of the baseline; at least -10000. */
  readonly reductionShare: number;
  readonly noise: ReceiptNoise;
  readonly deadBandWh: number;
  /** Absent: the program carries nothing over, or the member left. */
  readonly carry?: CarryStep;
  /** The least trusted provenance among the readings of the event and the days used. */
  readonly provenance: Provenance;
  readonly pay: ReceiptPay;
}

/**
 * Everything behind a result; plain JSON. Source: decisions, Baseline and settlement (a receipt for every
 * result).
 */
export type Receipt = PendingReceipt | SettledReceipt;
