import type { AdjustmentMethod, ProgramRules } from '../programs/rules.ts';
import type { BaselineCalendar } from './calendar.ts';

/** How baseline days are chosen and averaged, computed once per event from the program's rules. */
export interface BaselinePlan {
  readonly pick: 'all' | 'highest' | 'middle';
  /** How many of the latest eligible days are considered … */
  readonly pool: number;
  /** … and how many of them are used; with `all`, every one. */
  readonly take: number;
  /** With fewer eligible days there is no baseline. */
  readonly minimum: number;
  readonly slots: number;
  readonly noiseDays: number;
  readonly noiseMinimum: number;
  /** Weights of the chosen days in order, percent; null: equal. */
  readonly weights: readonly number[] | null;
  /** Whether a day needs the readings of the whole local day, not just of the window. */
  readonly wholeDays: boolean;
  /** null: the program doesn't adjust. */
  readonly adjustment: AdjustmentPlan | null;
  /** null: another rule. */
  readonly blend: BlendPlan | null;
}

/** How much the adjustment counts: by how wrong the plain and the adjusted mean were on the latest comparable days. */
export interface BlendPlan {
  /** How many of them at most. */
  readonly days: number;
  /** With fewer, the adjustment doesn't count. */
  readonly minimum: number;
  /** The most that it counts, percent. */
  readonly capPercent: number;
}

/** Source: fair pay, Blend. */
export const BLEND_MINIMUM_DAYS = 5;

export interface AdjustmentPlan {
  /** Seconds before the window's start at which the adjustment hours begin and end. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Seconds after the window's end of the additional adjustment hours; null: none. */
  readonly after: { readonly fromSeconds: number; readonly toSeconds: number } | null;
  readonly method: AdjustmentMethod;
  /** Number of settlement intervals in the hours before the start. */
  readonly intervals: number;
  /** Limits of the ratio, ten-thousandths. */
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Rules that version 1 receipts lack; their defaults are a ratio of hours before the start, and equal
 * weights.
 */
export const LATER_RULE_KEYS = [
  'adjustmentMethod',
  'wholeDays',
  'weekendWeights',
  'postEventAdjustment',
  'postEventFromHours',
  'postEventToHours',
] as const satisfies readonly (keyof ProgramRules)[];

/** Absent before version 3: 100. */
export const BLEND_RULE_KEYS = ['blendCapPercent'] as const satisfies readonly (keyof ProgramRules)[];

type PlanRules = Partial<
  Pick<ProgramRules, (typeof LATER_RULE_KEYS)[number] | (typeof BLEND_RULE_KEYS)[number]>
> &
  Pick<
    ProgramRules,
    | 'settlementIntervalMinutes'
    | 'baselineRule'
    | 'eligibleDays'
    | 'minimumDays'
    | 'highestOf'
    | 'highestTake'
    | 'middleTake'
    | 'noiseDays'
    | 'noiseMinimumDays'
    | 'sameDayAdjustment'
    | 'adjustmentFromHours'
    | 'adjustmentToHours'
    | 'adjustmentMinimumPercent'
    | 'adjustmentMaximumPercent'
  >;

/**
 * The baseline rules:
 *
 * | rule | weekday | weekend day or holiday |
 * |---|---|---|
 * | ten-of-ten | mean of the 10 latest | mean of the 4 latest |
 * | highest-five-of-ten | mean of the 5 highest windows of the 10 latest | 3 of 5, equal or weighted 50, 30 and 20 %, highest first |
 * | gb-bl01 | mean of the 10 latest | mean of the middle 2 of the 4 latest, by daily total |
 * | blend | as ten-of-ten, with the same-day ratio as far as it has helped this home (`blend.ts`) | the same |
 *
 * `gb-bl01` uses whole days: an eligible day has all its readings and 24 hours. Source: decisions, Baseline and
 * settlement; for the weights, the hours after the event and the ratio, CAISO's day-matching baselines; for
 * `gb-bl01`, the baselining methodology of the British balancing and settlement code (P376); for `blend`, fair pay.
 */
export function baselinePlan(
  rules: PlanRules,
  { dayType, slots }: Pick<BaselineCalendar, 'dayType' | 'slots'>,
): BaselinePlan {
  const common = {
    minimum: rules.minimumDays[dayType],
    slots,
    noiseDays: rules.noiseDays,
    noiseMinimum: rules.noiseMinimumDays,
    weights: null,
    wholeDays: rules.wholeDays ?? false,
    adjustment: rules.sameDayAdjustment ? adjustmentPlan(rules) : null,
    blend: null,
  };
  if (rules.baselineRule === 'blend') {
    const pool = rules.eligibleDays[dayType];
    return {
      ...common,
      pick: 'all',
      pool,
      take: pool,
      adjustment: adjustmentPlan({ ...rules, adjustmentMethod: 'ratio', postEventAdjustment: false }),
      blend: {
        days: rules.noiseDays,
        minimum: BLEND_MINIMUM_DAYS,
        capPercent: rules.blendCapPercent ?? 100,
      },
    };
  }
  if (rules.baselineRule === 'highest-five-of-ten') {
    const weights = dayType === 'other' && rules.weekendWeights === '50-30-20' ? FALLING_WEIGHTS : null;
    return {
      ...common,
      weights,
      pick: 'highest',
      pool: rules.highestOf[dayType],
      take: rules.highestTake[dayType],
    };
  }
  const pool = rules.eligibleDays[dayType];
  return rules.baselineRule === 'gb-bl01' && dayType === 'other'
    ? { ...common, pick: 'middle', pool, take: rules.middleTake }
    : { ...common, pick: 'all', pool, take: pool };
}

const FALLING_WEIGHTS = [50, 30, 20] as const;

function adjustmentPlan(rules: PlanRules): AdjustmentPlan {
  const hours = rules.adjustmentFromHours - rules.adjustmentToHours;
  return {
    method: rules.adjustmentMethod ?? 'ratio',
    fromSeconds: rules.adjustmentFromHours * 3600,
    toSeconds: rules.adjustmentToHours * 3600,
    after:
      rules.postEventAdjustment === true
        ? {
            fromSeconds: (rules.postEventFromHours ?? 0) * 3600,
            toSeconds: (rules.postEventToHours ?? 0) * 3600,
          }
        : null,
    intervals: (hours * 60) / rules.settlementIntervalMinutes,
    minimum: rules.adjustmentMinimumPercent * 100,
    maximum: rules.adjustmentMaximumPercent * 100,
  };
}
