import { BASELINE_RULES, baselineDefaults } from '../programs/rules.ts';
import type { BaselineRule, ProgramRules } from '../programs/rules.ts';
import { averageDays, chooseDays, createDayList, listEligible } from './baseline.ts';
import type { DayList } from './baseline.ts';
import { adjustDay } from './blend.ts';
import { baselineCalendar } from './calendar.ts';
import type { BaselineCalendar, DayType } from './calendar.ts';
import { divideHalfUp } from './exact.ts';
import { createPlaceboList, measurePlacebos } from './noise.ts';
import type { PlaceboDay, PlaceboList } from './noise.ts';
import { meterUnfit } from './pending.ts';
import { baselinePlan } from './plan.ts';
import type { BaselinePlan } from './plan.ts';
import { createSheet, fillDaysBefore } from './sheet.ts';
import type { HomeReadings, MemberSheet } from './sheet.ts';

/** A baseline rule with or without the same-day adjustment. */
export interface BaselineVariant {
  readonly rule: BaselineRule;
  readonly adjusted: boolean;
}

/** A blend weighs the adjustment by itself. */
export const BASELINE_VARIANTS: readonly BaselineVariant[] = BASELINE_RULES.flatMap((rule) => [
  { rule, adjusted: false },
  ...(rule === 'blend' ? [] : [{ rule, adjusted: true }]),
]);

/** A day without an event, and what using more beforehand would have done to its baseline. */
export interface MeasuredDay extends PlaceboDay {
  /** The baseline if the home had used a tenth of the window's energy more in the adjustment hours before it. */
  readonly preUseWh: number;
}

/** One home's result for one variant on its days without events. */
export interface VariantPlacebos {
  readonly variant: BaselineVariant;
  readonly days: readonly MeasuredDay[];
}

/** The part of the window's energy that is used in addition beforehand. Source: fair pay, Blend. */
const PRE_USE_DIVISOR = 10;

interface PreparedRule {
  readonly rule: BaselineRule;
  readonly calendar: BaselineCalendar;
  /** Includes the same-day adjustment, so that one pass over the readings serves both variants. */
  readonly plan: BaselinePlan;
  readonly sheet: MemberSheet;
  readonly eligible: DayList;
  readonly chosen: DayList;
  readonly slotsWh: Float64Array;
  readonly placebos: PlaceboList;
}

/** A window prepared for the homes of one zone. Holds the working arrays, so process one home at a time. */
export interface PreparedAccuracy {
  readonly dayType: DayType;
  readonly rules: ProgramRules;
  /** The one with the longest look-back. */
  readonly calendar: BaselineCalendar;
  readonly byRule: readonly PreparedRule[];
}

/**
 * Prepares a window (epoch seconds) for the homes of a zone. The window may be in the future: its local hours
 * are measured on earlier days of the same type. Throws a RangeError unless it is a whole number of
 * settlement intervals long.
 */
export function prepareAccuracy(
  window: { readonly start: number; readonly end: number },
  zone: string,
  rules: ProgramRules,
): PreparedAccuracy {
  const byRule = BASELINE_RULES.map((rule) => {
    const own = rulesWith(rules, rule);
    const calendar = baselineCalendar(window, zone, own);
    const { rows, slots } = calendar;
    const plan = baselinePlan(own, calendar);
    return {
      rule,
      calendar,
      plan,
      sheet: createSheet(calendar),
      eligible: createDayList(rows),
      chosen: createDayList(rows),
      slotsWh: new Float64Array(slots),
      placebos: createPlaceboList(plan),
    };
  });
  const [calendar] = byRule.map((each) => each.calendar).sort((a, b) => b.rows - a.rows);
  if (calendar === undefined) throw new Error('There is no baseline rule.');
  return { dayType: calendar.dayType, rules, calendar, byRule };
}

/**
 * Applies every variant to the home's recent days without events, exactly as a receipt's noise is measured.
 * Leaves out days of participation and vacation. Empty for a meter the program can't settle by; a variant
 * with too little history has no days. Source: decisions, Watts, points, money (phantom savings); Baseline
 * and settlement.
 */
export function homeAccuracy(prepared: PreparedAccuracy, home: HomeReadings): readonly VariantPlacebos[] {
  const { rules, byRule } = prepared;
  if (meterUnfit(home.source.intervalMinutes, rules.settlementIntervalMinutes) !== null) return [];
  return byRule.flatMap((each) => {
    fillDaysBefore(each.sheet, each.calendar, each.plan, home, rules.payFromUploads);
    listEligible(each.sheet, each.eligible);
    return BASELINE_VARIANTS.filter(({ rule }) => rule === each.rule).map((variant) => ({
      variant,
      days: listPlacebos(each, variant.adjusted || each.rule === 'blend'),
    }));
  });
}

function listPlacebos(
  { plan: fullPlan, calendar, sheet, eligible, chosen, slotsWh, placebos }: PreparedRule,
  keepsAdjustment: boolean,
): MeasuredDay[] {
  const plan = keepsAdjustment ? fullPlan : { ...fullPlan, adjustment: null };
  measurePlacebos(plan, sheet, eligible, chosen, slotsWh, placebos);
  return Array.from({ length: placebos.count }, (_, i) => {
    const baselineWh = placebos.baselineWh[i] as number;
    return {
      date: calendar.dates[placebos.rows[i] as number] as string,
      baselineWh,
      usedWh: placebos.usedWh[i] as number,
      preUseWh:
        plan.adjustment === null
          ? baselineWh
          : preUseBaseline(plan, { sheet, eligible, chosen, slotsWh, placebos }, i),
    };
  });
}

/** The baseline of the placebo day at a position, with the energy of its adjustment hours raised. */
function preUseBaseline(
  plan: BaselinePlan,
  {
    sheet,
    eligible,
    chosen,
    slotsWh,
    placebos,
  }: Pick<PreparedRule, 'sheet' | 'eligible' | 'chosen' | 'slotsWh' | 'placebos'>,
  place: number,
): number {
  const row = placebos.rows[place] as number;
  const before = sheet.adjustment[row] as number;
  // What isn't measurable can't be raised, and the day isn't adjusted.
  if (before < 0) return placebos.baselineWh[place] as number;
  const windowMWh = sheet.mWh
    .subarray(row * plan.slots, (row + 1) * plan.slots)
    .reduce((sum, mWh) => sum + mWh, 0);
  chooseDays(plan, sheet, eligible, place + 1, chosen);
  sheet.adjustment[row] = before + divideHalfUp(windowMWh, PRE_USE_DIVISOR);
  const adjustment = adjustDay(plan, sheet, chosen, row, placebos.trials, place + 1);
  sheet.adjustment[row] = before;
  return averageDays(sheet, plan.slots, chosen, adjustment, slotsWh);
}

/**
 * The program's rules with another baseline rule and its defaults; the program's own rule keeps its settings.
 */
function rulesWith(rules: ProgramRules, rule: BaselineRule): ProgramRules {
  const own = rule === rules.baselineRule ? {} : { ...baselineDefaults(rule), postEventAdjustment: false };
  return { ...rules, ...own, baselineRule: rule, sameDayAdjustment: rule !== 'blend' };
}
