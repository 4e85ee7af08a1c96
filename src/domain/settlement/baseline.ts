import { DAY } from './dayState.ts';
import { blendHalfUp, divideHalfUp, multiplyAddDivideHalfUp, multiplyDivideHalfUp } from './exact.ts';
import type { AdjustmentPlan, BaselinePlan } from './plan.ts';
import type { MemberSheet } from './sheet.ts';

/** A ratio of 1, in ten-thousandths. */
export const NO_ADJUSTMENT = 10_000;

const MWH_PER_WH = 1000;

/** Row numbers of baseline days; allocated once, refilled for each member. */
export interface DayList {
  readonly rows: Int32Array;
  count: number;
  /** By position, percent; null: equal. */
  weights: readonly number[] | null;
}

/** The same-day adjustment's ratio in ten-thousandths: measured, and applied within its limits. */
export interface AdjustmentRatio {
  readonly method: 'ratio';
  readonly measured: number;
  readonly used: number;
  /** `blend` only: how much it counts. */
  readonly weight?: BlendWeight;
}

/**
 * How much the adjustment counts in a blend: `plainOffWh² / (plainOffWh² + adjustedOffWh²)`, unless that is fixed.
 */
export interface BlendWeight {
  /** The latest comparable days on which both were tried. */
  readonly days: number;
  /** By how much the plain and the adjusted mean were off on these days, summed; whole watt-hours. */
  readonly plainOffWh: number;
  readonly adjustedOffWh: number;
  /** The program's cap, or 0 with too few days or nothing off; null: by the errors. */
  readonly fixedPercent: number | null;
}

/**
 * What the additive same-day adjustment adds per settlement interval: `numerator / divisor` milliwatt-hours.
 */
export interface AddedEnergy {
  readonly method: 'additive';
  readonly numerator: number;
  /** Total weight of the chosen days times the number of adjustment intervals. */
  readonly divisor: number;
  /** The quotient, rounded half up, for the receipt. */
  readonly mWh: number;
}

export type BaselineAdjustment = AdjustmentRatio | AddedEnergy;

export function createDayList(room: number): DayList {
  return { rows: new Int32Array(room), count: 0, weights: null };
}

/** A filled sheet's eligible days, latest first. */
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
 * Chooses the baseline's days from the eligible ones, starting at position `from`. Empty when there are fewer
 * than the plan's minimum. Of equal energy, the later day wins. Source: decisions, Baseline and settlement;
 * see `baselinePlan`.
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
    // Drops as many from the top as from the bottom, so of three days only the middle one stays.
    const offEachEnd = Math.ceil(Math.max(0, pool - plan.take) / 2);
    chosen.rows.copyWithin(0, offEachEnd, pool - offEachEnd);
    chosen.count = pool - 2 * offEachEnd;
  }
}

/**
 * The baseline of day `row` from the chosen days: per settlement interval the (weighted) mean of the same
 * local interval, adjusted, rounded once to whole watt-hours, half up, and not below zero. The window's
 * baseline is the sum of its intervals, so that members can add up what is paid. Returns that sum; writes the
 * intervals to `into` from index 0. Source: decisions, Baseline and settlement.
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
  if (adjustment.method === 'ratio') {
    const { used, weight } = adjustment;
    if (weight === undefined) return multiplyDivideHalfUp(sum, used, divisor * NO_ADJUSTMENT);
    const { fixedPercent, plainOffWh, adjustedOffWh } = weight;
    const change = used - NO_ADJUSTMENT;
    if (fixedPercent === null)
      return blendHalfUp(sum, divisor, change, NO_ADJUSTMENT, plainOffWh, adjustedOffWh);
    const scale = NO_ADJUSTMENT * 100;
    return multiplyDivideHalfUp(sum, scale + change * fixedPercent, divisor * scale);
  }
  const intervals = (adjustment.divisor * MWH_PER_WH) / divisor;
  return Math.max(
    0,
    multiplyAddDivideHalfUp(sum, intervals, adjustment.numerator, adjustment.divisor * MWH_PER_WH),
  );
}

/** Total weight of the chosen days; their number if equal. */
function totalWeight({ count, weights }: DayList): number {
  if (weights === null) return count;
  let total = 0;
  for (let i = 0; i < count; i += 1) total += weights[i] as number;
  return total;
}

/** Use in the window of day `row`: each interval in whole watt-hours, half up, then summed. */
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
 * The same-day adjustment of day `row`, by the plan's method:
 * - `ratio`: energy in the adjustment hours divided by its mean on the chosen days, in ten-thousandths, half
 *   up, within the plan's limits;
 * - `additive`: the mean difference per settlement interval between the adjustment hours and their mean on
 *   the chosen days, added to each interval of the window. null (no adjustment) when readings are missing on
 *   one of these days, the member was in another event in these hours, or a ratio would divide by zero.
 * Source: decisions, Baseline and settlement.
 */
export function sameDayAdjustment(
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

/** A stable insertion sort: the lists are short, and it allocates nothing. */
function sortDown(rows: Int32Array, count: number, rowEnergy: (row: number) => number): void {
  for (let i = 1; i < count; i += 1) {
    const row = rows[i] as number;
    const energy = rowEnergy(row);
    let at = i;
    while (at > 0 && rowEnergy(rows[at - 1] as number) < energy) {
      rows[at] = rows[at - 1] as number;
      at -= 1;
    }
    rows[at] = row;
  }
}
