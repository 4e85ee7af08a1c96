import { averageDays, chooseDays, sameDayAdjustment, usedInWindow } from './baseline.ts';
import type { BaselineAdjustment, BlendWeight, DayList } from './baseline.ts';
import { blendHalfUp } from './exact.ts';
import type { BaselinePlan, BlendPlan } from './plan.ts';
import type { MemberSheet } from './sheet.ts';
import { NOT_COMPLETE } from './windowSource.ts';

/**
 * A `blend` baseline is `(1 - w) P + w R`: the plain mean P of the comparable days, and R, the same times the same-day
 * ratio. With e(P) and e(R) by how much each was off at this home on its latest comparable days, each day from its own
 * earlier days only, `w = e(P)² / (e(P)² + e(R)²)`. On a day whose ratio can't be measured there is nothing to compare, so
 * it isn't counted. Source: fair pay, Blend.
 */

/** The plain and the adjusted mean on comparable days, latest first; allocated once, refilled for each member. */
export interface BlendTrials {
  readonly plainWh: Float64Array;
  /** `NOT_COMPLETE` where the ratio can't be measured. */
  readonly adjustedWh: Float64Array;
  readonly usedWh: Float64Array;
  count: number;
}

/** Enough for the weight of the earliest day on which the blend itself is tried. */
export function createTrials(room: number): BlendTrials {
  return {
    plainWh: new Float64Array(room),
    adjustedWh: new Float64Array(room),
    usedWh: new Float64Array(room),
    count: 0,
  };
}

/** Tries both on the eligible days while each has enough days before it. `chosen` and `slotsWh` are scratch buffers. */
export function tryBoth(
  plan: BaselinePlan,
  sheet: MemberSheet,
  eligible: DayList,
  chosen: DayList,
  slotsWh: Float64Array,
  into: BlendTrials,
): void {
  const { adjustment } = plan;
  into.count = 0;
  if (adjustment === null) return;
  for (let place = 0; place < eligible.count && place < into.plainWh.length; place += 1) {
    chooseDays(plan, sheet, eligible, place + 1, chosen);
    if (chosen.count === 0) return;
    const row = eligible.rows[place] as number;
    const ratio = sameDayAdjustment(adjustment, sheet, chosen, row);
    into.plainWh[place] = averageDays(sheet, plan.slots, chosen, null, slotsWh);
    into.adjustedWh[place] =
      ratio === null ? NOT_COMPLETE : averageDays(sheet, plan.slots, chosen, ratio, slotsWh);
    into.usedWh[place] = usedInWindow(sheet, plan.slots, row, slotsWh);
    into.count += 1;
  }
}

/** The weight for a day, by the trials from position `from` on: the days before it. */
function weigh(plan: BlendPlan, trials: BlendTrials, from: number): BlendWeight {
  let days = 0;
  let plainOffWh = 0;
  let adjustedOffWh = 0;
  for (let place = from; place < trials.count && place < from + plan.days; place += 1) {
    const adjusted = trials.adjustedWh[place] as number;
    if (adjusted < 0) continue;
    const used = trials.usedWh[place] as number;
    days += 1;
    plainOffWh += Math.abs((trials.plainWh[place] as number) - used);
    adjustedOffWh += Math.abs(adjusted - used);
  }
  return {
    days,
    plainOffWh,
    adjustedOffWh,
    fixedPercent: fixedPercent(plan, days, plainOffWh, adjustedOffWh),
  };
}

function fixedPercent(
  { minimum, capPercent }: BlendPlan,
  days: number,
  plainOffWh: number,
  adjustedOffWh: number,
): number | null {
  if (days < minimum || plainOffWh === 0) return 0;
  const isAbove = (100 - capPercent) * plainOffWh ** 2 > capPercent * adjustedOffWh ** 2;
  return isAbove ? capPercent : null;
}

/**
 * The adjustment of day `row` by the plan, with its weight where the plan blends; null: none, or not measurable. `from`:
 * the position of the first eligible day before it.
 */
export function adjustDay(
  plan: BaselinePlan,
  sheet: MemberSheet,
  chosen: DayList,
  row: number,
  trials: BlendTrials | null,
  from: number,
): BaselineAdjustment | null {
  if (plan.adjustment === null) return null;
  const adjustment = sameDayAdjustment(plan.adjustment, sheet, chosen, row);
  if (plan.blend === null || trials === null || adjustment?.method !== 'ratio') return adjustment;
  const { method, measured, used } = adjustment;
  return { method, measured, used, weight: weigh(plan.blend, trials, from) };
}

/** A weight in ten-thousandths, half up. */
export function weightShare({ fixedPercent, plainOffWh, adjustedOffWh }: BlendWeight): number {
  // 1 - w has the two errors the other way round.
  return fixedPercent === null
    ? blendHalfUp(10_000, 1, -1, 1, adjustedOffWh, plainOffWh)
    : fixedPercent * 100;
}
