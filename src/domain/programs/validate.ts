import { isKnownZone } from '../meter/zone.ts';
import { HOLIDAY_COUNTRIES } from '../settlement/holidays.ts';
import { BASELINE_RULES, SETTLEMENT_INTERVALS } from './rules.ts';
import type { ProgramRules } from './rules.ts';

/** What is wrong with one field, in a sentence for the staff member who set it. */
export interface RuleProblem {
  /** Path of the field, e.g. `minimumDays.weekday`. */
  readonly field: string;
  readonly sentence: string;
}

interface WholeNumber {
  readonly field: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly what: string;
}

/**
 * Checks the rules of a program before they are stored. Empty: they are sound.
 * Source: decisions, Baseline and settlement; Watts, points, money.
 */
export function validateProgramRules(rules: ProgramRules): RuleProblem[] {
  return [
    ...wholeNumbers(rules).filter(outOfRange).map(({ field, from, to, what }) => ({
      field,
      sentence: `${what} must be a whole number from ${count(from)} to ${count(to)}.`,
    })),
    ...choices(rules),
    ...relations(rules),
  ];
}

function outOfRange({ value, from, to }: WholeNumber): boolean {
  return !Number.isInteger(value) || value < from || value > to;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function wholeNumbers(rules: ProgramRules): WholeNumber[] {
  const { deviceRateTenths: device } = rules;
  return [
    { field: 'lookBackDays', value: rules.lookBackDays, from: 7, to: 120, what: 'The look-back' },
    { field: 'eligibleDays.weekday', value: rules.eligibleDays.weekday, from: 1, to: 30, what: 'The number of eligible weekdays' },
    { field: 'eligibleDays.other', value: rules.eligibleDays.other, from: 1, to: 30, what: 'The number of eligible weekend days' },
    { field: 'minimumDays.weekday', value: rules.minimumDays.weekday, from: 1, to: 30, what: 'The least number of eligible weekdays' },
    { field: 'minimumDays.other', value: rules.minimumDays.other, from: 1, to: 30, what: 'The least number of eligible weekend days' },
    { field: 'highestOf.weekday', value: rules.highestOf.weekday, from: 1, to: 30, what: 'The number of weekdays to choose from' },
    { field: 'highestOf.other', value: rules.highestOf.other, from: 1, to: 30, what: 'The number of weekend days to choose from' },
    { field: 'highestTake.weekday', value: rules.highestTake.weekday, from: 1, to: 30, what: 'The number of highest weekdays' },
    { field: 'highestTake.other', value: rules.highestTake.other, from: 1, to: 30, what: 'The number of highest weekend days' },
    { field: 'middleTake', value: rules.middleTake, from: 1, to: 30, what: 'The number of middle days' },
    { field: 'adjustmentFromHours', value: rules.adjustmentFromHours, from: 1, to: 12, what: 'The start of the adjustment hours' },
    { field: 'adjustmentToHours', value: rules.adjustmentToHours, from: 0, to: 11, what: 'The end of the adjustment hours' },
    { field: 'adjustmentMinimumPercent', value: rules.adjustmentMinimumPercent, from: 1, to: 100, what: 'The lower bound of the adjustment, in percent,' },
    { field: 'adjustmentMaximumPercent', value: rules.adjustmentMaximumPercent, from: 100, to: 300, what: 'The upper bound of the adjustment, in percent,' },
    { field: 'noiseDays', value: rules.noiseDays, from: 1, to: 30, what: 'The number of days on which the error is measured' },
    { field: 'noiseMinimumDays', value: rules.noiseMinimumDays, from: 1, to: 30, what: 'The least number of days on which the error is measured' },
    { field: 'longMissingDays', value: rules.longMissingDays, from: 1, to: 120, what: 'The number of days that make a long gap' },
    { field: 'pointsPerKwh', value: rules.pointsPerKwh, from: 0, to: 10_000, what: 'Points per kilowatt-hour' },
    { field: 'deadBandPercent', value: rules.deadBandPercent, from: 0, to: 100, what: 'The dead band, in percent,' },
    { field: 'participationPoints', value: rules.participationPoints, from: 0, to: 10_000, what: 'Points for taking part' },
    ...(rules.budgetPoints === null ? [] : [{ field: 'budgetPoints', value: rules.budgetPoints, from: 0, to: 1_000_000_000_000, what: 'The budget in points' }]),
    ...Object.entries(device).map(([kind, value]) => ({
      field: `deviceRateTenths.${kind}`, value: value as number, from: 0, to: 1000, what: 'The rate of a device, in tenths of a point,',
    })),
    { field: 'eventsPerDay', value: rules.eventsPerDay, from: 1, to: 24, what: 'The limit of events a day' },
    { field: 'eventsPerWeek', value: rules.eventsPerWeek, from: 1, to: 168, what: 'The limit of events a week' },
    { field: 'longestEventMinutes', value: rules.longestEventMinutes, from: 15, to: 1380, what: 'The longest event, in minutes,' },
    { field: 'restatementDays', value: rules.restatementDays, from: 0, to: 365, what: 'The number of days for corrections' },
  ];
}

function choices(rules: ProgramRules): RuleProblem[] {
  const problems: RuleProblem[] = [];
  if (!isKnownZone(rules.zone)) {
    problems.push({ field: 'zone', sentence: `"${rules.zone}" is not a time zone, such as America/Los_Angeles.` });
  }
  if (!HOLIDAY_COUNTRIES.includes(rules.country)) {
    problems.push({ field: 'country', sentence: `The country must be one of ${HOLIDAY_COUNTRIES.join(', ')}.` });
  }
  if (!SETTLEMENT_INTERVALS.includes(rules.settlementIntervalMinutes)) {
    problems.push({ field: 'settlementIntervalMinutes', sentence: 'The settlement interval must be 15, 30 or 60 minutes.' });
  }
  if (!BASELINE_RULES.includes(rules.baselineRule)) {
    problems.push({ field: 'baselineRule', sentence: `The baseline rule must be one of ${BASELINE_RULES.join(', ')}.` });
  }
  for (const date of rules.extraHolidays) {
    if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date)) {
      problems.push({ field: 'extraHolidays', sentence: `"${date}" is not a date, such as 2026-03-09.` });
    }
  }
  return problems;
}

function relations(rules: ProgramRules): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const expect = (sound: boolean, field: string, sentence: string) => {
    if (!sound) problems.push({ field, sentence });
  };
  const pool = rules.baselineRule === 'highest-five-of-ten' ? rules.highestOf : rules.eligibleDays;
  expect(rules.minimumDays.weekday <= pool.weekday, 'minimumDays.weekday', 'The least number of weekdays cannot be above the number that is used.');
  expect(rules.minimumDays.other <= pool.other, 'minimumDays.other', 'The least number of weekend days cannot be above the number that is used.');
  expect(rules.highestTake.weekday <= rules.highestOf.weekday, 'highestTake.weekday', 'The highest weekdays cannot be more than there are to choose from.');
  expect(rules.highestTake.other <= rules.highestOf.other, 'highestTake.other', 'The highest weekend days cannot be more than there are to choose from.');
  expect(rules.middleTake <= rules.eligibleDays.other, 'middleTake', 'The middle days cannot be more than there are to choose from.');
  expect(rules.adjustmentToHours < rules.adjustmentFromHours, 'adjustmentToHours', 'The adjustment hours must end after they start.');
  expect(rules.noiseMinimumDays <= rules.noiseDays, 'noiseMinimumDays', 'The least number of days for the error cannot be above the number that is used.');
  expect(rules.eventsPerWeek >= rules.eventsPerDay, 'eventsPerWeek', 'The limit of events a week cannot be below the limit a day.');
  expect(
    rules.longestEventMinutes >= rules.settlementIntervalMinutes,
    'longestEventMinutes',
    'The longest event cannot be shorter than a settlement interval.',
  );
  return problems;
}
