import { DAY } from './dayState.ts';
import { divideHalfUp, multiplyDivideHalfUp } from './exact.ts';
import type { AdjustmentPlan, BaselinePlan } from './plan.ts';
import type { MemberSheet } from './sheet.ts';

/** A ratio of 1, in ten-thousandths. */
export const NO_ADJUSTMENT = 10_000;

const MWH_PER_WH = 1000;

/** Rows of the days of a baseline, and the room they are kept in: made once, filled again for each member. */
export interface DayList {
  readonly rows: Int32Array;
  count: number;
}

/** The ratio of the same-day adjustment in ten-thousandths: as measured, and as used within its bounds. */
export interface AdjustmentRatio {
  readonly measured: number;
  readonly used: number;
}

/** A list with room for so many days. */
export function createDayList(room: number): DayList {
  return { rows: new Int32Array(room), count: 0 };
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
export function chooseDays(plan: BaselinePlan, sheet: MemberSheet, eligible: DayList, from: number, chosen: DayList): void {
  const pool = Math.min(plan.pool, eligible.count - from);
  chosen.count = 0;
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
 * The baseline of the day `row` from the chosen days: for each settlement interval the mean of the same local interval,
 * adjusted, rounded once, to whole watt-hours, halves up. The baseline of the window is the sum of its intervals, so that
 * what a member adds up agrees with what is paid. Returns that sum; the intervals go to `into`, from index 0 on.
 * Source: decisions, Baseline and settlement.
 */
export function averageDays(sheet: MemberSheet, slots: number, chosen: DayList, ratio: number, into: Float64Array): number {
  const { mWh } = sheet;
  const { rows, count } = chosen;
  const adjusted = ratio !== NO_ADJUSTMENT;
  const divisor = count * MWH_PER_WH * (adjusted ? NO_ADJUSTMENT : 1);
  let total = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += mWh[(rows[i] as number) * slots + slot] as number;
    const wh = adjusted ? multiplyDivideHalfUp(sum, ratio, divisor) : divideHalfUp(sum, divisor);
    into[slot] = wh;
    total += wh;
  }
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
 * The same-day adjustment: energy in the adjustment hours of the day `row`, divided by its mean on the chosen days, in
 * ten-thousandths, halves up, kept within the plan's bounds. Null when one of these days has not all its readings, or
 * nothing was used on the chosen ones: then there is no adjustment.
 * Source: decisions, Baseline and settlement.
 */
export function adjustmentRatio(plan: AdjustmentPlan, sheet: MemberSheet, chosen: DayList, row: number): AdjustmentRatio | null {
  const own = sheet.adjustment[row] as number;
  let sum = 0;
  for (let i = 0; i < chosen.count; i += 1) {
    const other = sheet.adjustment[chosen.rows[i] as number] as number;
    if (other < 0) return null;
    sum += other;
  }
  if (own < 0 || sum === 0) return null;
  const measured = multiplyDivideHalfUp(own, chosen.count * NO_ADJUSTMENT, sum);
  return { measured, used: Math.min(plan.maximum, Math.max(plan.minimum, measured)) };
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
