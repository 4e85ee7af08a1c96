import { assess } from './assess.ts';
import type { Assessed } from './assess.ts';
import { adjustmentFigures } from './adjustmentFigures.ts';
import { averageDays, createDayList, usedInWindow } from './baseline.ts';
import { adjustDay } from './blend.ts';
import type { BlendTrials } from './blend.ts';
import { summariseNoise } from './noise.ts';
import { baselinePlan } from './plan.ts';
import type { ReceiptAdjustment, SettledReceipt } from './receipt.ts';
import { sameJson } from './sameJson.ts';
import { createSheet } from './sheet.ts';
import type { MemberSheet } from './sheet.ts';
import { NOT_COMPLETE, OTHER_EVENT } from './windowSource.ts';

/** The recomputed figures of a receipt. */
export interface Recomputed extends Assessed {
  /** null: the program doesn't adjust. */
  readonly adjustment: ReturnType<typeof adjustmentFigures> | null;
  readonly intervals: readonly { readonly baselineWh: number; readonly usedWh: number }[];
}

/**
 * Recomputes a receipt's figures from the receipt alone: its days with their readings, use during the event,
 * placebo days, rules and prior standing. Uses the settlement's own functions, and also runs in the browser.
 * Source: decisions, Baseline and settlement (recomputing from it gives the same figures).
 */
export function recompute(receipt: SettledReceipt): Recomputed {
  const slots = receipt.intervals.length;
  const plan = baselinePlan(receipt.rules, { dayType: receipt.event.dayType, slots });
  const sheet = toSheet(receipt);
  const days = createDayList(receipt.daysUsed.length);
  receipt.daysUsed.forEach((_, i) => (days.rows[i] = i + 1));
  if (plan.weights !== null) days.weights = receipt.daysUsed.map(({ weightPercent }) => weightPercent ?? 0);
  days.count = receipt.daysUsed.length;

  const adjustment = adjustDay(plan, sheet, days, 0, toTrials(receipt), 0);
  const baselineWh = new Float64Array(slots);
  const usedWh = new Float64Array(slots);
  const baseline = averageDays(sheet, slots, days, adjustment, baselineWh);
  const used = usedInWindow(sheet, slots, 0, usedWh);
  const { placeboDays } = receipt.noise;
  const noise = summariseNoise(
    {
      baselineWh: Float64Array.from(placeboDays, (day) => day.baselineWh),
      usedWh: Float64Array.from(placeboDays, (day) => day.usedWh),
      count: placeboDays.length,
    },
    plan.noiseMinimum,
  );
  const { recent, streak, setup, carried } = receipt.before;
  const assessed = assess({
    algorithm: receipt.event.algorithm,
    eventId: receipt.event.id,
    localDate: receipt.event.localDate,
    baselineWh: baseline,
    usedWh: used,
    noise,
    provenance: receipt.provenance,
    left: receipt.left,
    away: receipt.away === true,
    standing: { recent, streak, setup, ...(carried === undefined ? {} : { carried }) },
    rules: receipt.rules,
    wattConversionRate: receipt.pay.wattConversionRate,
  });
  return {
    ...assessed,
    adjustment: plan.adjustment === null ? null : adjustmentFigures(plan, adjustment),
    intervals: Array.from(baselineWh, (wh, slot) => ({ baselineWh: wh, usedWh: usedWh[slot] as number })),
  };
}

/** Names of receipt figures that differ from `recompute`'s; empty: the receipt is correct. */
export function receiptDifferences(receipt: SettledReceipt): string[] {
  const again = recompute(receipt);
  const { baselineWh, usedWh, reductionWh, reductionShare, deadBandWh, carry, pay, before, after, noise } =
    receipt;
  const pairs: Readonly<Record<string, readonly [unknown, unknown]>> = {
    adjustment: [receipt.adjustment && shownFigures(receipt.adjustment), again.adjustment],
    intervals: [
      receipt.intervals.map((interval) => [interval.baselineWh, interval.usedWh]),
      again.intervals.map((interval) => [interval.baselineWh, interval.usedWh]),
    ],
    baselineWh: [baselineWh, again.baselineWh],
    usedWh: [usedWh, again.usedWh],
    reductionWh: [reductionWh, again.reductionWh],
    reductionShare: [reductionShare, again.reductionShare],
    noise: [
      [noise.noise, noise.toleranceWh, noise.verdict],
      [again.noise, again.toleranceWh, again.verdict],
    ],
    deadBandWh: [deadBandWh, again.deadBandWh],
    carry: [carry, again.carry],
    pay: [pay, again.pay],
    before: [before, again.before],
    after: [after, again.after],
  };
  return Object.entries(pairs)
    .filter(([, [a, b]]) => !sameJson(a, b))
    .map(([name]) => name);
}

function shownFigures({ ratio, addedMWh, blend }: ReceiptAdjustment): Recomputed['adjustment'] {
  return {
    ratio,
    ...(addedMWh === undefined ? {} : { addedMWh }),
    ...(blend === undefined ? {} : { blend }),
  };
}

function toTrials({ noise: { placeboDays } }: SettledReceipt): BlendTrials {
  return {
    plainWh: Float64Array.from(placeboDays, ({ plainWh }) => plainWh ?? 0),
    adjustedWh: Float64Array.from(placeboDays, ({ adjustedWh }) => adjustedWh ?? NOT_COMPLETE),
    usedWh: Float64Array.from(placeboDays, ({ usedWh }) => usedWh),
    count: placeboDays.length,
  };
}

function toSheet({ intervals, daysUsed, adjustment }: SettledReceipt): MemberSheet {
  const slots = intervals.length;
  const sheet = createSheet({ rows: daysUsed.length + 1, slots });
  sheet.mWh.set(intervals.map((interval) => interval.usedMWh));
  sheet.adjustment[0] = adjustment?.otherEvent ? OTHER_EVENT : (adjustment?.eventMWh ?? NOT_COMPLETE);
  daysUsed.forEach((day, i) => {
    sheet.mWh.set(day.mWh, (i + 1) * slots);
    sheet.adjustment[i + 1] = day.adjustmentMWh ?? NOT_COMPLETE;
  });
  return sheet;
}
