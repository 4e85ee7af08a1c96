import { BASELINE_RULES, baselineDefaults } from '../programs/rules.ts';
import type { BaselineRule, ProgramRules } from '../programs/rules.ts';
import { createDayList, listEligible } from './baseline.ts';
import type { DayList } from './baseline.ts';
import { baselineCalendar } from './calendar.ts';
import type { BaselineCalendar, DayType } from './calendar.ts';
import { createPlaceboList, measurePlacebos } from './noise.ts';
import type { PlaceboDay, PlaceboList } from './noise.ts';
import { meterUnfit } from './pending.ts';
import { baselinePlan } from './plan.ts';
import type { BaselinePlan } from './plan.ts';
import { createSheet, fillDaysBefore } from './sheet.ts';
import type { ExcludedDates, MemberSheet } from './sheet.ts';
import type { WindowSource } from './windowSource.ts';

/** A way to make a baseline: one of the rules, with or without the same-day adjustment. */
export interface BaselineVariant {
  readonly rule: BaselineRule;
  readonly adjusted: boolean;
}

/** Every rule as it is, and with the same-day adjustment. */
export const BASELINE_VARIANTS: readonly BaselineVariant[] = BASELINE_RULES.flatMap((rule) => [
  { rule, adjusted: false },
  { rule, adjusted: true },
]);

/** What one home's days without events say of one variant. */
export interface VariantPlacebos {
  readonly variant: BaselineVariant;
  readonly days: readonly PlaceboDay[];
}

interface PreparedRule {
  readonly rule: BaselineRule;
  readonly calendar: BaselineCalendar;
  /** With the same-day adjustment, so that one reading of the meter serves both variants. */
  readonly plan: BaselinePlan;
  readonly sheet: MemberSheet;
  readonly eligible: DayList;
  readonly chosen: DayList;
  readonly slotsWh: Float64Array;
  readonly placebos: PlaceboList;
}

/** A window made ready to measure the homes of one zone. It holds the working arrays: one home after the other. */
export interface PreparedAccuracy {
  readonly dayType: DayType;
  readonly rules: ProgramRules;
  /** The one that looks back furthest. */
  readonly calendar: BaselineCalendar;
  readonly byRule: readonly PreparedRule[];
}

/**
 * Prepares a window (epoch seconds) for the homes of a zone. Nothing happens in the window itself, which may lie in the
 * future: its local time is looked at on the days of the same type before it.
 * Throws a RangeError when it is not a whole number of settlement intervals long.
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
    return {
      rule,
      calendar,
      plan: baselinePlan(own, calendar),
      sheet: createSheet(calendar),
      eligible: createDayList(rows),
      chosen: createDayList(rows),
      slotsWh: new Float64Array(slots),
      placebos: createPlaceboList(rules.noiseDays),
    };
  });
  const [calendar] = byRule.map((each) => each.calendar).sort((a, b) => b.rows - a.rows);
  if (calendar === undefined) throw new Error('There is no baseline rule.');
  return { dayType: calendar.dayType, rules, calendar, byRule };
}

/**
 * Applies every variant to the home's recent days without events, in the very way in which the noise of a receipt is
 * measured. Days on which it took part in an event or was away are none of them. Empty for a meter that the program cannot
 * settle by; a variant has no days where there are too few before them.
 * Source: decisions, Watts, points, money (phantom savings); Baseline and settlement.
 */
export function homeAccuracy(
  prepared: PreparedAccuracy,
  source: WindowSource,
  excluded: ExcludedDates,
): readonly VariantPlacebos[] {
  const { rules, byRule } = prepared;
  if (meterUnfit(source.intervalMinutes, rules.settlementIntervalMinutes) !== null) return [];
  return byRule.flatMap((each) => {
    fillDaysBefore(each.sheet, each.calendar, each.plan, source, excluded, rules.payFromUploads);
    listEligible(each.sheet, each.eligible);
    return [false, true].map((adjusted) => ({
      variant: { rule: each.rule, adjusted },
      days: placebosOf(each, adjusted),
    }));
  });
}

function placebosOf(
  { plan, calendar, sheet, eligible, chosen, slotsWh, placebos }: PreparedRule,
  adjusted: boolean,
): PlaceboDay[] {
  measurePlacebos(
    adjusted ? plan : { ...plan, adjustment: null },
    sheet,
    eligible,
    chosen,
    slotsWh,
    placebos,
  );
  return Array.from({ length: placebos.count }, (_, i) => ({
    date: calendar.dates[placebos.rows[i] as number] as string,
    baselineWh: placebos.baselineWh[i] as number,
    usedWh: placebos.usedWh[i] as number,
  }));
}

/** The program's rules with another baseline, which keeps its own defaults; the program's own stays as it is set. */
function rulesWith(rules: ProgramRules, rule: BaselineRule): ProgramRules {
  const own = rule === rules.baselineRule ? {} : { ...baselineDefaults(rule), postEventAdjustment: false };
  return { ...rules, ...own, baselineRule: rule, sameDayAdjustment: true };
}
