import type { HolidayCountry } from '../settlement/holidays.ts';
import { DEFAULT_STANDING_RULES } from '../settlement/standingRules.ts';
import type { StandingRules } from '../settlement/standingRules.ts';

/** Minutes. Source: decisions, Baseline and settlement. */
export const SETTLEMENT_INTERVALS = [15, 30, 60] as const;
export type SettlementInterval = (typeof SETTLEMENT_INTERVALS)[number];

export const BASELINE_RULES = ['ten-of-ten', 'highest-five-of-ten', 'gb-bl01', 'blend'] as const;
export type BaselineRule = (typeof BASELINE_RULES)[number];

/** How the same-day adjustment moves the baseline: by a bounded ratio, or by adding the mean difference. */
export const ADJUSTMENT_METHODS = ['ratio', 'additive'] as const;
export type AdjustmentMethod = (typeof ADJUSTMENT_METHODS)[number];

/** Weights of the highest weekend days, highest first: equal, or 50, 30 and 20 percent. */
export const WEEKEND_WEIGHTS = ['equal', '50-30-20'] as const;
export type WeekendWeights = (typeof WEEKEND_WEIGHTS)[number];

/** How many times the baseline's own error at a home is carried over at most; 0: nothing is. */
export const CARRY_FACTORS = [0, 1, 2] as const;
export type CarryFactor = (typeof CARRY_FACTORS)[number];

/** What to do with an event our servers didn't start in time: start it late, or cancel it. */
export const MISSED_STARTS = ['make-up', 'call-off'] as const;
export type MissedStart = (typeof MISSED_STARTS)[number];

/** One number for weekdays, one for weekend days and holidays. */
export interface ByDayType {
  readonly weekday: number;
  readonly other: number;
}

/** Tenths of a point per started quarter hour in which a device was off or shifted. */
export interface DeviceRates {
  readonly thermostat: number;
  readonly battery: number;
  readonly ev: number;
  readonly waterheater: number;
  readonly other: number;
}

/**
 * A program's rules. A program belongs to a brand and a utility; the defaults are those of the decisions
 * page. Results keep the rules they were settled by: the receipt holds a copy.
 */
export interface ProgramRules {
  /** The utility's IANA zone, for daily and weekly limits and the settlement grid. */
  readonly zone: string;
  /** Whose national holidays count as weekend days. */
  readonly country: HolidayCountry;
  /** Regional holidays besides the national ones, local dates. */
  readonly extraHolidays: readonly string[];
  /** National holidays that count as ordinary days here, local dates. */
  readonly droppedHolidays: readonly string[];

  readonly settlementIntervalMinutes: SettlementInterval;
  readonly baselineRule: BaselineRule;
  /** Days before the event that the baseline may use; 60 for `gb-bl01`. */
  readonly lookBackDays: number;
  /** Number of eligible days for the baseline. */
  readonly eligibleDays: ByDayType;
  /** With fewer eligible days, the result is pending. */
  readonly minimumDays: ByDayType;
  /** `highest-five-of-ten`: size of the pool of eligible days … */
  readonly highestOf: ByDayType;
  /** … and how many of them, with the highest use in the event window, count. */
  readonly highestTake: ByDayType;
  /** `gb-bl01`: at weekends, how many from the middle of the eligible days by daily total. */
  readonly middleTake: number;
  /** `highest-five-of-ten`: weights of the highest weekend days. */
  readonly weekendWeights: WeekendWeights;
  /** Off with `blend`, which weighs the adjustment by itself. */
  readonly sameDayAdjustment: boolean;
  /** `blend`: how much the same-day adjustment counts at most, percent. */
  readonly blendCapPercent: number;
  /** `additive` for `gb-bl01`, otherwise `ratio`. */
  readonly adjustmentMethod: AdjustmentMethod;
  /**
   * Whether a baseline day needs all its readings and 24 hours, not just the event's window; true for
   * `gb-bl01`.
   */
  readonly wholeDays: boolean;
  /** The adjustment compares the hours from `fromHours` to `toHours` before the start. */
  readonly adjustmentFromHours: number;
  readonly adjustmentToHours: number;
  /**
   * Whether the adjustment also compares hours after the end, from `postEventFromHours` to
   * `postEventToHours`.
   */
  readonly postEventAdjustment: boolean;
  readonly postEventFromHours: number;
  readonly postEventToHours: number;
  /** Limits of the ratio, percent. */
  readonly adjustmentMinimumPercent: number;
  readonly adjustmentMaximumPercent: number;
  /** Maximum number of recent days without events to measure the baseline's error on; `blend` weighs by them. */
  readonly noiseDays: number;
  /** With fewer such days the error is unknown and the dead band is used instead. */
  readonly noiseMinimumDays: number;
  /** More missing days than this are a long-missing case. Source: HOM-16. */
  readonly longMissingDays: number;

  readonly pointsPerKwh: number;
  /** Reductions below this percentage of the baseline pay nothing. */
  readonly deadBandPercent: number;
  readonly participationPoints: number;
  /**
   * A worse evening is set against the next better ones, up to this many times the baseline's own error at the home; 0: not
   * at all. Without effect where the month is netted, which does so by itself.
   */
  readonly carryFactor: CarryFactor;
  /** Real-time events: tenths of a point per device and started quarter hour. */
  readonly deviceRateTenths: DeviceRates;
  /** Total points that may be spent; null: unlimited. Scheduling stops when they are spent. */
  readonly budgetPoints: number | null;
  /** Whether members' own uploads pay (demonstration only). */
  readonly payFromUploads: boolean;
  /** Whether reductions are netted over the calendar month instead of paid per event. */
  readonly netMonthly: boolean;
  /**
   * Whether the utility pays members itself: each statement books their points out, and until then they buy only what isn't
   * money.
   */
  readonly utilityPays: boolean;
  /** Whether settlement files have the last digits of the meters' numbers. */
  readonly settlementMeters: boolean;
  readonly standing: StandingRules;

  /** Scheduled events; real-time events have separate limits. */
  readonly eventsPerDay: number;
  readonly eventsPerWeek: number;
  readonly realTimePerDay: number;
  readonly realTimePerWeek: number;
  /** What to do when an event starts more than five minutes late. */
  readonly missedStart: MissedStart;
  /**
   * Maximum length of a reduction event, minutes. Below a day, so that neighboring days' windows can't
   * overlap.
   */
  readonly longestEventMinutes: number;
  /** Days after its end in which late or corrected data restate an event; then it closes. */
  readonly restatementDays: number;
}

/** Required: these come from the utility and the brand. */
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
  blendCapPercent: 100,
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
  carryFactor: 2,
  deviceRateTenths: { thermostat: 8, battery: 10, ev: 10, waterheater: 10, other: 1 },
  budgetPoints: null,
  payFromUploads: false,
  netMonthly: false,
  utilityPays: false,
  settlementMeters: false,
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
 * Defaults that depend on the baseline rule: `gb-bl01` looks back further, uses whole days and an additive
 * adjustment. Source: decisions, Baseline and settlement.
 */
export function baselineDefaults(
  rule: BaselineRule,
): Pick<ProgramRules, 'lookBackDays' | 'adjustmentMethod' | 'wholeDays'> {
  if (rule === 'gb-bl01') return { lookBackDays: 60, adjustmentMethod: 'additive', wholeDays: true };
  const { lookBackDays, adjustmentMethod, wholeDays } = DEFAULT_PROGRAM_RULES;
  return { lookBackDays, adjustmentMethod, wholeDays };
}

/**
 * Fills in the defaults of absent rules, some of which depend on the baseline rule, so that a program stores
 * only what it sets itself. Doesn't validate: see `validateProgramRules`.
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
