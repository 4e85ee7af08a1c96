import { DAY } from './dayState.ts';
import { divideHalfUp, multiplyAddDivideHalfUp, multiplyDivideHalfUp } from './exact.ts';
import type { AdjustmentPlan, BaselinePlan } from './plan.ts';
import type { MemberSheet } from './sheet.ts';

/** A ratio of 1, in ten-thousandths. */
export const NO_ADJUSTMENT = 10_000;

const MWH_PER_WH = 1000;

/** Rows of the days of a baseline, and the room they are kept in: made once, filled again for each member. */
export interface DayList {
  readonly rows: Int32Array;
  count: number;
  /** By place, in percent; null: all alike. */
  weights: readonly number[] | null;
}

/** The ratio of the same-day adjustment in ten-thousandths: as measured, and as used within its bounds. */
export interface AdjustmentRatio {
  readonly method: 'ratio';
  readonly measured: number;
  readonly used: number;
}

/** What the additive same-day adjustment adds to each settlement interval: `numerator / divisor` milliwatt-hours. */
export interface AddedEnergy {
  readonly method: 'additive';
  readonly numerator: number;
  /** Total weight of the chosen days times the intervals in the adjustment hours. */
  readonly divisor: number;
  /** The quotient, rounded half up, for the receipt. */
  readonly mWh: number;
}

export type BaselineAdjustment = AdjustmentRatio | AddedEnergy;

/** A list with room for so many days. */
export function createDayList(room: number): DayList {
  return { rows: new Int32Array(room), count: 0, weights: null };
}

/** The eligible days of a filled sheet, latest first. */
export function listEligible(sheet: MemberSheet, into: DayList): void {
  const { states } = sheet;
  let count = 0;
  for (let row = 1; row < states.length; row += 1) {
    if (states[row] === DAY.usable) {
      into.rows[count] = row;
      count += 1;
    }
  }
  into.count = count;
}

/**
 * Chooses the days of the baseline from the eligible ones, from place `from` in their list on. Empty when there are
 * fewer than the plan's minimum. With equal energy the later day is chosen.
 * Source: decisions, Baseline and settlement; see `baselinePlan`.
 */
export function chooseDays(
  plan: BaselinePlan,
  sheet: MemberSheet,
  eligible: DayList,
  from: number,
  chosen: DayList,
): void {
  const pool = Math.min(plan.pool, eligible.count - from);
  chosen.count = 0;
  chosen.weights = plan.weights;
  if (pool < plan.minimum) return;
  for (let i = 0; i < pool; i += 1) chosen.rows[i] = eligible.rows[from + i] as number;
  if (plan.pick === 'all') {
    chosen.count = pool;
  } else if (plan.pick === 'highest') {
    sortDown(chosen.rows, pool, (row) => windowTotal(sheet, row, plan.slots));
    chosen.count = Math.min(plan.take, pool);
  } else {
    sortDown(chosen.rows, pool, (row) => sheet.dayTotal[row] as number);
    // As many go from the top as from the bottom, so of three days only the middle one stays.
    const offEachEnd = Math.ceil(Math.max(0, pool - plan.take) / 2);
    chosen.rows.copyWithin(0, offEachEnd, pool - offEachEnd);
    chosen.count = pool - 2 * offEachEnd;
  }
}

/**
 * The baseline of the day `row` from the chosen days: for each settlement interval the mean of the same local interval
 * (weighted where the plan weights), adjusted, rounded once, to whole watt-hours, halves up, and not below zero. The
 * baseline of the window is the sum of its intervals, so that what a member adds up agrees with what is paid. Returns that
 * sum; the intervals go to `into`, from index 0 on.
 * Source: decisions, Baseline and settlement.
 */
export function averageDays(
  sheet: MemberSheet,
  slots: number,
  chosen: DayList,
  adjustment: BaselineAdjustment | null,
  into: Float64Array,
): number {
  const { mWh } = sheet;
  const { rows, count, weights } = chosen;
  const divisor = totalWeight(chosen) * MWH_PER_WH;
  let total = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const energy = mWh[(rows[i] as number) * slots + slot] as number;
      sum += weights === null ? energy : energy * (weights[i] as number);
    }
    const wh = adjustment === null ? divideHalfUp(sum, divisor) : adjusted(sum, divisor, adjustment);
    into[slot] = wh;
    total += wh;
  }
  return total;
}

/** `sum / divisor` watt-hours, adjusted. */
function adjusted(sum: number, divisor: number, adjustment: BaselineAdjustment): number {
  if (adjustment.method === 'ratio')
    return multiplyDivideHalfUp(sum, adjustment.used, divisor * NO_ADJUSTMENT);
  const intervals = (adjustment.divisor * MWH_PER_WH) / divisor;
  return Math.max(
    0,
    multiplyAddDivideHalfUp(sum, intervals, adjustment.numerator, adjustment.divisor * MWH_PER_WH),
  );
}

/** The weights of the chosen days together; their number where all weigh alike. */
function totalWeight({ count, weights }: DayList): number {
  if (weights === null) return count;
  let total = 0;
  for (let i = 0; i < count; i += 1) total += weights[i] as number;
  return total;
}

/** What was used in the window of the day `row`: each interval in whole watt-hours, halves up, then their sum. */
export function usedInWindow(sheet: MemberSheet, slots: number, row: number, into: Float64Array): number {
  let total = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    const wh = divideHalfUp(sheet.mWh[row * slots + slot] as number, MWH_PER_WH);
    into[slot] = wh;
    total += wh;
  }
  return total;
}

/**
 * The same-day adjustment of the day `row`, by the plan's method:
 *
 * - `ratio`: energy in the adjustment hours divided by its mean on the chosen days, in ten-thousandths, halves up, kept
 *   within the plan's bounds;
 * - `additive`: the mean over the settlement intervals of the adjustment hours of energy less its mean on the chosen days,
 *   added to each interval of the window as it is.
 *
 * Null when one of these days lacks readings there, or a ratio would divide by zero: then there is no adjustment.
 * Source: decisions, Baseline and settlement.
 */
export function adjustmentOf(
  plan: AdjustmentPlan,
  sheet: MemberSheet,
  chosen: DayList,
  row: number,
): BaselineAdjustment | null {
  const own = sheet.adjustment[row] as number;
  let sum = 0;
  for (let i = 0; i < chosen.count; i += 1) {
    const other = sheet.adjustment[chosen.rows[i] as number] as number;
    if (other < 0) return null;
    sum += chosen.weights === null ? other : other * (chosen.weights[i] as number);
  }
  if (own < 0) return null;
  const weight = totalWeight(chosen);
  if (plan.method === 'additive') {
    const numerator = own * weight - sum;
    const divisor = weight * plan.intervals;
    return {
      method: 'additive',
      numerator,
      divisor,
      mWh: multiplyAddDivideHalfUp(own, weight, -sum, divisor),
    };
  }
  if (sum === 0) return null;
  const measured = multiplyDivideHalfUp(own, weight * NO_ADJUSTMENT, sum);
  return { method: 'ratio', measured, used: Math.min(plan.maximum, Math.max(plan.minimum, measured)) };
}

function windowTotal(sheet: MemberSheet, row: number, slots: number): number {
  let total = 0;
  for (let slot = 0; slot < slots; slot += 1) total += sheet.mWh[row * slots + slot] as number;
  return total;
}

/** Insertion sort, stable: the lists are short, and nothing is allocated. */
function sortDown(rows: Int32Array, count: number, energyOf: (row: number) => number): void {
  for (let i = 1; i < count; i += 1) {
    const row = rows[i] as number;
    const energy = energyOf(row);
    let at = i;
    while (at > 0 && energyOf(rows[at - 1] as number) < energy) {
      rows[at] = rows[at - 1] as number;
      at -= 1;
    }
    rows[at] = row;
  }
}
