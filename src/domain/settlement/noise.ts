import type { ProgramRules } from '../programs/rules.ts';
import { averageDays, chooseDays, usedInWindow } from './baseline.ts';
import type { DayList } from './baseline.ts';
import { adjustDay, createTrials, tryBoth } from './blend.ts';
import type { BlendTrials } from './blend.ts';
import { divideHalfUp, divideUp, rootOfQuotient } from './exact.ts';
import type { BaselinePlan } from './plan.ts';
import type { MemberSheet } from './sheet.ts';

/**
 * A day without an event, with the baseline's prediction for it. Whole watt-hours over the event's window.
 */
export interface PlaceboDay {
  readonly date: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  /** `blend` only: what it was blended from; null: the same-day ratio could not be measured. */
  readonly plainWh?: number;
  readonly adjustedWh?: number | null;
}

/**
 * The baseline's error on this home's recent days without events, whole watt-hours over the event's window.
 */
export interface Noise {
  readonly days: number;
  /** Mean absolute error: shown to members as "off by" and used by the verdict. */
  readonly meanAbsoluteWh: number;
  /** Root mean square error; large misses weigh more. */
  readonly rootMeanSquareWh: number;
  /** Mean signed error: positive means the baseline is too high and doing nothing "saves". */
  readonly biasWh: number;
}

/** One member's placebo days; allocated once, refilled for each. */
export interface PlaceboList {
  readonly rows: Int32Array;
  readonly baselineWh: Float64Array;
  readonly usedWh: Float64Array;
  /** `blend` only; of the same days and earlier ones. */
  readonly trials: BlendTrials | null;
  count: number;
}

export function createPlaceboList({ noiseDays: room, blend }: BaselinePlan): PlaceboList {
  return {
    rows: new Int32Array(room),
    baselineWh: new Float64Array(room),
    usedWh: new Float64Array(room),
    trials: blend === null ? null : createTrials(room + blend.days),
    count: 0,
  };
}

/**
 * Applies the same baseline to the latest eligible days, each from the eligible days before it, while there
 * are enough. A blend is weighted by the days before that day, as an event's is; with fewer than its minimum
 * of these, it is the plain mean. `chosen` and `slotsWh` are scratch buffers. Source: decisions, Watts, points, money (the
 * baseline's own error on that home's recent days without events).
 */
export function measurePlacebos(
  plan: BaselinePlan,
  sheet: MemberSheet,
  eligible: DayList,
  chosen: DayList,
  slotsWh: Float64Array,
  into: PlaceboList,
): void {
  into.count = 0;
  if (into.trials !== null) tryBoth(plan, sheet, eligible, chosen, slotsWh, into.trials);
  for (let place = 0; place < eligible.count && into.count < plan.noiseDays; place += 1) {
    chooseDays(plan, sheet, eligible, place + 1, chosen);
    if (chosen.count === 0) return;
    const row = eligible.rows[place] as number;
    const adjustment = adjustDay(plan, sheet, chosen, row, into.trials, place + 1);
    into.rows[into.count] = row;
    into.baselineWh[into.count] = averageDays(sheet, plan.slots, chosen, adjustment, slotsWh);
    into.usedWh[into.count] = usedInWindow(sheet, plan.slots, row, slotsWh);
    into.count += 1;
  }
}

/** Summarizes the errors; null with fewer than `minimum` days, which would say nothing. */
export function summariseNoise(
  list: Pick<PlaceboList, 'baselineWh' | 'usedWh' | 'count'>,
  minimum: number,
): Noise | null {
  const days = list.count;
  if (days < minimum || days === 0) return null;
  let absolute = 0;
  let squares = 0;
  let sum = 0;
  for (let i = 0; i < days; i += 1) {
    const error = (list.baselineWh[i] as number) - (list.usedWh[i] as number);
    absolute += Math.abs(error);
    squares += error * error;
    sum += error;
  }
  return {
    days,
    meanAbsoluteWh: divideHalfUp(absolute, days),
    rootMeanSquareWh: rootOfQuotient(squares, days),
    biasWh: divideHalfUp(sum, days),
  };
}

export type ReductionVerdict = 'reduction' | 'within-noise' | 'increase';

/**
 * A difference of at most `toleranceWh` is within the noise and says nothing about the member. The tolerance
 * is the mean absolute error if known, otherwise the dead band.
 */
export function judgeReduction(reductionWh: number, toleranceWh: number): ReductionVerdict {
  if (Math.abs(reductionWh) <= toleranceWh) return 'within-noise';
  return reductionWh > 0 ? 'reduction' : 'increase';
}

/** The tolerance for `judgeReduction`. */
export function toleranceWh(noise: Noise | null, deadBand: number): number {
  return noise === null ? deadBand : noise.meanAbsoluteWh;
}

/**
 * The smallest reduction that pays, whole watt-hours: the program's percentage of the baseline, rounded up.
 * Source: decisions, Watts, points, money (dead band).
 */
export function deadBandWh(
  baselineWh: number,
  { deadBandPercent }: Pick<ProgramRules, 'deadBandPercent'>,
): number {
  return divideUp(baselineWh * deadBandPercent, 100);
}
