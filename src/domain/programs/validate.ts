import { sentence, type Sentence } from '../sentences/sentence.ts';
import { isCalendarDate } from '../format/calendarDate.ts';
import { isKnownZone } from '../meter/zone.ts';
import { HOLIDAY_COUNTRIES, nationalHolidays } from '../settlement/holidays.ts';
import { BLEND_MINIMUM_DAYS } from '../settlement/plan.ts';
import {
  ADJUSTMENT_METHODS,
  BASELINE_RULES,
  CARRY_FACTORS,
  MISSED_STARTS,
  SETTLEMENT_INTERVALS,
  WEEKEND_WEIGHTS,
} from './rules.ts';
import type { ProgramRules } from './rules.ts';

/** A problem with one field, for the staff member who set it. */
export interface RuleProblem {
  /** Path of the field, e.g. `minimumDays.weekday`. */
  readonly field: string;
  readonly message: Sentence;
}

interface WholeNumber {
  readonly field: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Validates a program's rules before they are stored; empty: valid. Source: decisions, Baseline and
 * settlement; Watts, points, money.
 */
export function validateProgramRules(rules: ProgramRules): RuleProblem[] {
  return [
    ...wholeNumbers(rules)
      .filter(outOfRange)
      .map(({ field, from, to }) => ({
        field,
        message: sentence('programs.rule.range', { rule: field.replace('.', '_'), from, to }),
      })),
    ...choices(rules),
    ...relations(rules),
  ];
}

function outOfRange({ value, from, to }: WholeNumber): boolean {
  return !Number.isInteger(value) || value < from || value > to;
}

function wholeNumbers(rules: ProgramRules): WholeNumber[] {
  const { deviceRateTenths: device } = rules;
  return [
    { field: 'lookBackDays', value: rules.lookBackDays, from: 7, to: 120 },
    { field: 'eligibleDays.weekday', value: rules.eligibleDays.weekday, from: 1, to: 30 },
    { field: 'eligibleDays.other', value: rules.eligibleDays.other, from: 1, to: 30 },
    { field: 'minimumDays.weekday', value: rules.minimumDays.weekday, from: 1, to: 30 },
    { field: 'minimumDays.other', value: rules.minimumDays.other, from: 1, to: 30 },
    { field: 'highestOf.weekday', value: rules.highestOf.weekday, from: 1, to: 30 },
    { field: 'highestOf.other', value: rules.highestOf.other, from: 1, to: 30 },
    { field: 'highestTake.weekday', value: rules.highestTake.weekday, from: 1, to: 30 },
    { field: 'highestTake.other', value: rules.highestTake.other, from: 1, to: 30 },
    { field: 'middleTake', value: rules.middleTake, from: 1, to: 30 },
    { field: 'adjustmentFromHours', value: rules.adjustmentFromHours, from: 1, to: 12 },
    { field: 'adjustmentToHours', value: rules.adjustmentToHours, from: 0, to: 11 },
    { field: 'postEventFromHours', value: rules.postEventFromHours, from: 0, to: 11 },
    { field: 'postEventToHours', value: rules.postEventToHours, from: 1, to: 12 },
    { field: 'adjustmentMinimumPercent', value: rules.adjustmentMinimumPercent, from: 1, to: 100 },
    { field: 'adjustmentMaximumPercent', value: rules.adjustmentMaximumPercent, from: 100, to: 300 },
    { field: 'blendCapPercent', value: rules.blendCapPercent, from: 0, to: 100 },
    { field: 'noiseDays', value: rules.noiseDays, from: 1, to: 30 },
    { field: 'noiseMinimumDays', value: rules.noiseMinimumDays, from: 1, to: 30 },
    { field: 'longMissingDays', value: rules.longMissingDays, from: 1, to: 120 },
    { field: 'pointsPerKwh', value: rules.pointsPerKwh, from: 0, to: 10_000 },
    { field: 'deadBandPercent', value: rules.deadBandPercent, from: 0, to: 100 },
    { field: 'participationPoints', value: rules.participationPoints, from: 0, to: 10_000 },
    ...(rules.budgetPoints === null
      ? []
      : [{ field: 'budgetPoints', value: rules.budgetPoints, from: 0, to: 1_000_000_000_000 }]),
    ...Object.entries(device).map(([kind, value]) => ({
      field: `deviceRateTenths.${kind}`,
      value: value as number,
      from: 0,
      to: 1000,
    })),
    { field: 'eventsPerDay', value: rules.eventsPerDay, from: 1, to: 24 },
    { field: 'eventsPerWeek', value: rules.eventsPerWeek, from: 1, to: 168 },
    { field: 'realTimePerDay', value: rules.realTimePerDay, from: 1, to: 24 },
    { field: 'realTimePerWeek', value: rules.realTimePerWeek, from: 1, to: 168 },
    { field: 'longestEventMinutes', value: rules.longestEventMinutes, from: 15, to: 1380 },
    { field: 'restatementDays', value: rules.restatementDays, from: 0, to: 365 },
  ];
}

function choices(rules: ProgramRules): RuleProblem[] {
  const problems: RuleProblem[] = [];
  if (!isKnownZone(rules.zone)) {
    problems.push({ field: 'zone', message: sentence('programs.rule.zone', { zone: rules.zone }) });
  }
  if (!HOLIDAY_COUNTRIES.includes(rules.country)) {
    problems.push({
      field: 'country',
      message: sentence('programs.rule.country', { countries: HOLIDAY_COUNTRIES.join(', ') }),
    });
  }
  if (!SETTLEMENT_INTERVALS.includes(rules.settlementIntervalMinutes)) {
    problems.push({ field: 'settlementIntervalMinutes', message: sentence('programs.rule.interval') });
  }
  if (!BASELINE_RULES.includes(rules.baselineRule)) {
    problems.push({
      field: 'baselineRule',
      message: sentence('programs.rule.baselineRule', { rules: BASELINE_RULES.join(', ') }),
    });
  }
  if (!MISSED_STARTS.includes(rules.missedStart)) {
    problems.push({ field: 'missedStart', message: sentence('programs.rule.missedStart') });
  }
  if (!WEEKEND_WEIGHTS.includes(rules.weekendWeights)) {
    problems.push({
      field: 'weekendWeights',
      message: sentence('programs.rule.weekendWeights', { weights: WEEKEND_WEIGHTS.join(', ') }),
    });
  }
  if (!CARRY_FACTORS.includes(rules.carryFactor)) {
    problems.push({ field: 'carryFactor', message: sentence('programs.rule.carryFactor') });
  }
  if (!ADJUSTMENT_METHODS.includes(rules.adjustmentMethod)) {
    problems.push({
      field: 'adjustmentMethod',
      message: sentence('programs.rule.adjustmentMethod', { methods: ADJUSTMENT_METHODS.join(', ') }),
    });
  }
  for (const field of ['extraHolidays', 'droppedHolidays'] as const) {
    for (const date of rules[field])
      if (!isCalendarDate(date))
        problems.push({ field, message: sentence('programs.rule.holiday', { date }) });
  }
  for (const date of rules.droppedHolidays) {
    if (rules.extraHolidays.includes(date))
      problems.push({ field: 'droppedHolidays', message: sentence('programs.rule.holidayTwice', { date }) });
    else if (
      isCalendarDate(date) &&
      !nationalHolidays(rules.country, Number(date.slice(0, 4))).includes(date)
    ) {
      problems.push({ field: 'droppedHolidays', message: sentence('programs.rule.noHoliday', { date }) });
    }
  }
  return problems;
}

function relations(rules: ProgramRules): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const expect = (sound: boolean, field: string, message: Sentence) => {
    if (!sound) problems.push({ field, message });
  };
  const pool = rules.baselineRule === 'highest-five-of-ten' ? rules.highestOf : rules.eligibleDays;
  expect(
    rules.minimumDays.weekday <= pool.weekday,
    'minimumDays.weekday',
    sentence('programs.rule.leastWeekdays'),
  );
  expect(
    rules.minimumDays.other <= pool.other,
    'minimumDays.other',
    sentence('programs.rule.leastWeekendDays'),
  );
  expect(
    rules.highestTake.weekday <= rules.highestOf.weekday,
    'highestTake.weekday',
    sentence('programs.rule.highestWeekdays'),
  );
  expect(
    rules.highestTake.other <= rules.highestOf.other,
    'highestTake.other',
    sentence('programs.rule.highestWeekendDays'),
  );
  expect(rules.middleTake <= rules.eligibleDays.other, 'middleTake', sentence('programs.rule.middleDays'));
  expect(
    rules.adjustmentToHours < rules.adjustmentFromHours,
    'adjustmentToHours',
    sentence('programs.rule.adjustmentHours'),
  );
  expect(
    rules.postEventFromHours < rules.postEventToHours,
    'postEventToHours',
    sentence('programs.rule.postEventHours'),
  );
  expect(
    !rules.postEventAdjustment || rules.sameDayAdjustment,
    'postEventAdjustment',
    sentence('programs.rule.postEventAlone'),
  );
  expect(
    !rules.postEventAdjustment || rules.adjustmentMethod === 'ratio',
    'postEventAdjustment',
    sentence('programs.rule.postEventAdditive'),
  );
  expect(
    rules.baselineRule !== 'blend' || !rules.sameDayAdjustment,
    'sameDayAdjustment',
    sentence('programs.rule.blendAdjusts'),
  );
  expect(
    rules.baselineRule !== 'blend' || rules.noiseDays >= BLEND_MINIMUM_DAYS,
    'noiseDays',
    sentence('programs.rule.blendDays', { days: BLEND_MINIMUM_DAYS }),
  );
  expect(
    rules.weekendWeights === 'equal' || rules.highestTake.other === 3,
    'weekendWeights',
    sentence('programs.rule.weightsOfThree'),
  );
  expect(
    rules.noiseMinimumDays <= rules.noiseDays,
    'noiseMinimumDays',
    sentence('programs.rule.leastNoiseDays'),
  );
  expect(rules.eventsPerWeek >= rules.eventsPerDay, 'eventsPerWeek', sentence('programs.rule.weekBelowDay'));
  expect(
    rules.realTimePerWeek >= rules.realTimePerDay,
    'realTimePerWeek',
    sentence('programs.rule.weekBelowDay'),
  );
  expect(
    rules.longestEventMinutes >= rules.settlementIntervalMinutes,
    'longestEventMinutes',
    sentence('programs.rule.longestEvent'),
  );
  return problems;
}
