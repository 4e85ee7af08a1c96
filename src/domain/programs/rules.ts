import type { HolidayCountry } from '../settlement/holidays.ts';
import { DEFAULT_STANDING_RULES } from '../settlement/standingRules.ts';
import type { StandingRules } from '../settlement/standingRules.ts';

/** Lengths of a settlement interval, in minutes. Source: decisions, Baseline and settlement. */
export const SETTLEMENT_INTERVALS = [15, 30, 60] as const;
export type SettlementInterval = (typeof SETTLEMENT_INTERVALS)[number];

export const BASELINE_RULES = ['ten-of-ten', 'highest-five-of-ten', 'gb-bl01'] as const;
export type BaselineRule = (typeof BASELINE_RULES)[number];

/** How the same-day adjustment moves the baseline: by a ratio within bounds, or by adding the mean difference. */
export const ADJUSTMENT_METHODS = ['ratio', 'additive'] as const;
export type AdjustmentMethod = (typeof ADJUSTMENT_METHODS)[number];

/** Weights of the highest weekend days, the highest first: all alike, or 50, 30 and 20 percent. */
export const WEEKEND_WEIGHTS = ['equal', '50-30-20'] as const;
export type WeekendWeights = (typeof WEEKEND_WEIGHTS)[number];

/** What becomes of an event that our servers did not start in time: it is started late, or called off. */
export const MISSED_STARTS = ['make-up', 'call-off'] as const;
export type MissedStart = (typeof MISSED_STARTS)[number];

/** A number for weekdays and one for weekend days and holidays. */
export interface ByDayType {
  readonly weekday: number;
  readonly other: number;
}

/** Tenths of a point for each started quarter of an hour in which a device was off or shifted. */
export interface DeviceRates {
  readonly thermostat: number;
  readonly battery: number;
  readonly ev: number;
  readonly waterheater: number;
  readonly other: number;
}

/**
 * The rules of a program. A program belongs to a brand and a utility; every number here is its configuration, and the
 * defaults are those of the decisions page. Results settled before a change keep the rules they were settled by: the
 * receipt holds a copy.
 */
export interface ProgramRules {
  /** IANA zone of the utility: limits by day and week and the settlement grid are counted in it. */
  readonly zone: string;
  /** Whose national holidays count as days of the weekend. */
  readonly country: HolidayCountry;
  /** Regional holidays on top of the national ones, as local dates. */
  readonly extraHolidays: readonly string[];
  /** National holidays that count as ordinary days here, as local dates. */
  readonly droppedHolidays: readonly string[];

  readonly settlementIntervalMinutes: SettlementInterval;
  readonly baselineRule: BaselineRule;
  /** How many days before the event the baseline may look at; 60 for `gb-bl01`. */
  readonly lookBackDays: number;
  /** How many eligible days the baseline is taken from. */
  readonly eligibleDays: ByDayType;
  /** With fewer eligible days than these, the result is pending. */
  readonly minimumDays: ByDayType;
  /** `highest-five-of-ten`: of so many eligible days … */
  readonly highestOf: ByDayType;
  /** … the so many with the highest consumption in the event window. */
  readonly highestTake: ByDayType;
  /** `gb-bl01`: at weekends, so many in the middle of the eligible days by daily total. */
  readonly middleTake: number;
  /** `highest-five-of-ten`: how the highest weekend days are weighted. */
  readonly weekendWeights: WeekendWeights;
  readonly sameDayAdjustment: boolean;
  /** `additive` for `gb-bl01`, otherwise `ratio`. */
  readonly adjustmentMethod: AdjustmentMethod;
  /** Whether a day of the baseline needs all its readings and 24 hours, not just the event's window; so for `gb-bl01`. */
  readonly wholeDays: boolean;
  /** The adjustment compares the hours from `fromHours` to `toHours` before the start. */
  readonly adjustmentFromHours: number;
  readonly adjustmentToHours: number;
  /** Whether the adjustment also compares hours after the end, from `postEventFromHours` to `postEventToHours` after it. */
  readonly postEventAdjustment: boolean;
  readonly postEventFromHours: number;
  readonly postEventToHours: number;
  /** Bounds of the ratio in percent. */
  readonly adjustmentMinimumPercent: number;
  readonly adjustmentMaximumPercent: number;
  /** On how many recent days without events the baseline's own error is measured, at most. */
  readonly noiseDays: number;
  /** With fewer such days the error is unknown and the dead band stands in for it. */
  readonly noiseMinimumDays: number;
  /** More missing days than these make a long-missing case. Source: HOM-16. */
  readonly longMissingDays: number;

  readonly pointsPerKwh: number;
  /** A reduction of less than this share of the baseline pays nothing, in percent. */
  readonly deadBandPercent: number;
  readonly participationPoints: number;
  /** Real-time events: tenths of a point a device and started quarter of an hour. */
  readonly deviceRateTenths: DeviceRates;
  /** Points that may be spent in all; null without a limit. Scheduling stops when they are spent. */
  readonly budgetPoints: number | null;
  /** Whether readings from members' own uploads pay (demonstration only). */
  readonly payFromUploads: boolean;
  /** Whether reductions are netted over the calendar month instead of paid event by event. */
  readonly netMonthly: boolean;
  readonly standing: StandingRules;

  /** Of the events that ask; real-time events are counted by themselves. */
  readonly eventsPerDay: number;
  readonly eventsPerWeek: number;
  readonly realTimePerDay: number;
  readonly realTimePerWeek: number;
  /** When an event was to start and nothing ran, by more than five minutes. */
  readonly missedStart: MissedStart;
  /** Longest reduction event, in minutes. Below a day, so that neighbouring days' windows cannot overlap. */
  readonly longestEventMinutes: number;
  /** For so many days after its end an event is restated by late or corrected data; then it is closed. */
  readonly restatementDays: number;
}

/** What has no sensible default: it comes from the utility and the brand. */
export type ProgramPlace = Pick<ProgramRules, 'zone' | 'country'>;

export const DEFAULT_PROGRAM_RULES: Omit<ProgramRules, keyof ProgramPlace> = {
  extraHolidays: [],
  droppedHolidays: [],
  settlementIntervalMinutes: 15,
  baselineRule: 'ten-of-ten',
  lookBackDays: 45,
  eligibleDays: { weekday: 10, other: 4 },
  minimumDays: { weekday: 5, other: 2 },
  highestOf: { weekday: 10, other: 5 },
  highestTake: { weekday: 5, other: 3 },
  middleTake: 2,
  weekendWeights: 'equal',
  sameDayAdjustment: false,
  adjustmentMethod: 'ratio',
  wholeDays: false,
  adjustmentFromHours: 4,
  adjustmentToHours: 1,
  postEventAdjustment: false,
  postEventFromHours: 2,
  postEventToHours: 4,
  adjustmentMinimumPercent: 80,
  adjustmentMaximumPercent: 120,
  noiseDays: 10,
  noiseMinimumDays: 3,
  longMissingDays: 7,
  pointsPerKwh: 100,
  deadBandPercent: 5,
  participationPoints: 5,
  deviceRateTenths: { thermostat: 8, battery: 10, ev: 10, waterheater: 10, other: 1 },
  budgetPoints: null,
  payFromUploads: false,
  netMonthly: false,
  standing: DEFAULT_STANDING_RULES,
  eventsPerDay: 1,
  eventsPerWeek: 4,
  realTimePerDay: 2,
  realTimePerWeek: 6,
  missedStart: 'make-up',
  longestEventMinutes: 720,
  restatementDays: 21,
};

/**
 * The defaults that go with a baseline rule: `gb-bl01` looks back further, goes by whole days and adds its adjustment.
 * Source: decisions, Baseline and settlement.
 */
export function baselineDefaults(
  rule: BaselineRule,
): Pick<ProgramRules, 'lookBackDays' | 'adjustmentMethod' | 'wholeDays'> {
  if (rule === 'gb-bl01') return { lookBackDays: 60, adjustmentMethod: 'additive', wholeDays: true };
  const { lookBackDays, adjustmentMethod, wholeDays } = DEFAULT_PROGRAM_RULES;
  return { lookBackDays, adjustmentMethod, wholeDays };
}

/**
 * Fills in what a program leaves open (absent or undefined): every number has its default, and some follow the
 * baseline rule. So a program stores what it sets itself, not the outcome. It is not checked: see `validateProgramRules`.
 */
export function programRules(given: ProgramPlace & Partial<ProgramRules>): ProgramRules {
  const set = Object.fromEntries(
    Object.entries<unknown>(given).filter(([, value]) => value !== undefined),
  ) as typeof given;
  return {
    ...DEFAULT_PROGRAM_RULES,
    ...baselineDefaults(given.baselineRule ?? DEFAULT_PROGRAM_RULES.baselineRule),
    ...set,
  };
}
