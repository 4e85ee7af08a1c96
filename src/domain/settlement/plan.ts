import type { ProgramRules } from '../programs/rules.ts';
import type { BaselineCalendar } from './calendar.ts';

/** How the days of a baseline are chosen and averaged, worked out once for each event from the program's rules. */
export interface BaselinePlan {
  readonly pick: 'all' | 'highest' | 'middle';
  /** So many of the latest eligible days are looked at … */
  readonly pool: number;
  /** … and so many of them used; with `all`, those that there are. */
  readonly take: number;
  /** With fewer eligible days there is no baseline. */
  readonly minimum: number;
  readonly slots: number;
  readonly noiseDays: number;
  readonly noiseMinimum: number;
  /** Same-day adjustment; null when the program has it off. */
  readonly adjustment: AdjustmentPlan | null;
}

export interface AdjustmentPlan {
  /** Seconds from the window's start back to the adjustment hours' start and end. */
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Bounds of the ratio, in ten-thousandths. */
  readonly minimum: number;
  readonly maximum: number;
}

type PlanRules = Pick<
  ProgramRules,
  | 'baselineRule' | 'eligibleDays' | 'minimumDays' | 'highestOf' | 'highestTake' | 'middleTake' | 'noiseDays' | 'noiseMinimumDays'
  | 'sameDayAdjustment' | 'adjustmentFromHours' | 'adjustmentToHours' | 'adjustmentMinimumPercent' | 'adjustmentMaximumPercent'
>;

/**
 * The three baseline rules:
 *
 * | rule | weekday | weekend day or holiday |
 * |---|---|---|
 * | ten-of-ten | mean of the 10 latest | mean of the 4 latest |
 * | highest-five-of-ten | mean of the 5 with the highest window of the 10 latest | 3 of 5 |
 * | gb-bl01 | mean of the 10 latest | mean of the middle 2 of the 4 latest, by daily total |
 *
 * Source: decisions, Baseline and settlement.
 */
export function baselinePlan(rules: PlanRules, { dayType, slots }: Pick<BaselineCalendar, 'dayType' | 'slots'>): BaselinePlan {
  const common = {
    minimum: rules.minimumDays[dayType],
    slots,
    noiseDays: rules.noiseDays,
    noiseMinimum: rules.noiseMinimumDays,
    adjustment: rules.sameDayAdjustment
      ? {
          fromSeconds: rules.adjustmentFromHours * 3600,
          toSeconds: rules.adjustmentToHours * 3600,
          minimum: rules.adjustmentMinimumPercent * 100,
          maximum: rules.adjustmentMaximumPercent * 100,
        }
      : null,
  };
  if (rules.baselineRule === 'highest-five-of-ten') {
    return { ...common, pick: 'highest', pool: rules.highestOf[dayType], take: rules.highestTake[dayType] };
  }
  const pool = rules.eligibleDays[dayType];
  return rules.baselineRule === 'gb-bl01' && dayType === 'other'
    ? { ...common, pick: 'middle', pool, take: rules.middleTake }
    : { ...common, pick: 'all', pool, take: pool };
}
