import type { IntlShape } from 'react-intl';
import { isCalendarDate } from '../../../domain/format/calendarDate.ts';
import {
  BASELINE_RULE_NAMES,
  MISSED_START_NAMES,
  WEEKEND_WEIGHTS_NAMES,
} from '../../../domain/programs/ruleNames.ts';
import { DEFAULT_PROGRAM_RULES, SETTLEMENT_INTERVALS } from '../../../domain/programs/rules.ts';
import type { MissedStart, WeekendWeights } from '../../../domain/programs/rules.ts';
import type { ProgramRulesInput } from '../../../../codegen/relay/saveProgramMutation.graphql.ts';
import type { BaselineChoice } from '../shared/programs/ruleChoices.ts';
import type { Change } from '../shared/review/ChangeList.tsx';

export type WeekendWeightsChoice = (typeof WEEKEND_WEIGHTS_NAMES)[WeekendWeights];
export const WEEKEND_WEIGHTS = Object.values(WEEKEND_WEIGHTS_NAMES);
export const parseWeekendWeights = (text: string): WeekendWeightsChoice =>
  WEEKEND_WEIGHTS.find((known) => known === text) ?? 'EQUAL';

export type MissedStartChoice = (typeof MISSED_START_NAMES)[MissedStart];
export const MISSED_STARTS = Object.values(MISSED_START_NAMES);
export const parseMissedStart = (text: string): MissedStartChoice =>
  MISSED_STARTS.find((known) => known === text) ?? 'MAKE_UP';

/** The rules that staff set, as form values: numbers stay as typed. */
export interface RuleValues {
  readonly settlementIntervalMinutes: string;
  readonly baselineRule: BaselineChoice;
  readonly weekendWeights: WeekendWeightsChoice;
  readonly sameDayAdjustment: boolean;
  readonly blendCapPercent: string;
  readonly postEventAdjustment: boolean;
  /** Dates, with commas or blanks between them. */
  readonly extraHolidays: string;
  readonly droppedHolidays: string;
  readonly pointsPerKwh: string;
  readonly deadBandPercent: string;
  readonly participationPoints: string;
  readonly carryFactor: string;
  /** Empty: no limit. */
  readonly budgetPoints: string;
  readonly eventsPerDay: string;
  readonly eventsPerWeek: string;
  readonly realTimePerDay: string;
  readonly realTimePerWeek: string;
  readonly missedStart: MissedStartChoice;
  readonly payFromUploads: boolean;
  readonly netMonthly: boolean;
  readonly utilityPays: boolean;
  readonly settlementMeters: boolean;
}
export type RuleKey = keyof RuleValues;

export const NUMBER_RULES = [
  'pointsPerKwh',
  'participationPoints',
  'deadBandPercent',
  'blendCapPercent',
  'budgetPoints',
  'eventsPerDay',
  'eventsPerWeek',
  'realTimePerDay',
  'realTimePerWeek',
] as const;
export type NumberRule = (typeof NUMBER_RULES)[number];
export const HOLIDAY_RULES = ['extraHolidays', 'droppedHolidays'] as const;
export type TypedRule = NumberRule | (typeof HOLIDAY_RULES)[number];
export const SWITCH_RULES = [
  'sameDayAdjustment',
  'postEventAdjustment',
  'netMonthly',
  'utilityPays',
  'settlementMeters',
  'payFromUploads',
] as const;
export const INTERVALS = SETTLEMENT_INTERVALS.map(String);

/** Display order. */
const ruleOrder: readonly RuleKey[] = [
  ...NUMBER_RULES,
  'settlementIntervalMinutes',
  'baselineRule',
  'carryFactor',
  'weekendWeights',
  ...HOLIDAY_RULES,
  ...SWITCH_RULES,
];

export const DEFAULT_RULES: RuleValues = {
  settlementIntervalMinutes: String(DEFAULT_PROGRAM_RULES.settlementIntervalMinutes),
  baselineRule: BASELINE_RULE_NAMES[DEFAULT_PROGRAM_RULES.baselineRule],
  weekendWeights: WEEKEND_WEIGHTS_NAMES[DEFAULT_PROGRAM_RULES.weekendWeights],
  sameDayAdjustment: DEFAULT_PROGRAM_RULES.sameDayAdjustment,
  blendCapPercent: String(DEFAULT_PROGRAM_RULES.blendCapPercent),
  postEventAdjustment: DEFAULT_PROGRAM_RULES.postEventAdjustment,
  extraHolidays: datesText(DEFAULT_PROGRAM_RULES.extraHolidays),
  droppedHolidays: datesText(DEFAULT_PROGRAM_RULES.droppedHolidays),
  pointsPerKwh: String(DEFAULT_PROGRAM_RULES.pointsPerKwh),
  deadBandPercent: String(DEFAULT_PROGRAM_RULES.deadBandPercent),
  participationPoints: String(DEFAULT_PROGRAM_RULES.participationPoints),
  carryFactor: String(DEFAULT_PROGRAM_RULES.carryFactor),
  budgetPoints: DEFAULT_PROGRAM_RULES.budgetPoints === null ? '' : String(DEFAULT_PROGRAM_RULES.budgetPoints),
  eventsPerDay: String(DEFAULT_PROGRAM_RULES.eventsPerDay),
  eventsPerWeek: String(DEFAULT_PROGRAM_RULES.eventsPerWeek),
  realTimePerDay: String(DEFAULT_PROGRAM_RULES.realTimePerDay),
  realTimePerWeek: String(DEFAULT_PROGRAM_RULES.realTimePerWeek),
  missedStart: MISSED_START_NAMES[DEFAULT_PROGRAM_RULES.missedStart],
  payFromUploads: DEFAULT_PROGRAM_RULES.payFromUploads,
  netMonthly: DEFAULT_PROGRAM_RULES.netMonthly,
  utilityPays: DEFAULT_PROGRAM_RULES.utilityPays,
  settlementMeters: DEFAULT_PROGRAM_RULES.settlementMeters,
};

/** Number fields without a valid whole number. The budget may be empty. */
export function wrongNumbers(values: RuleValues): readonly NumberRule[] {
  return NUMBER_RULES.filter(
    (key) => !/^\d{1,9}$/.test(values[key].trim()) && !(key === 'budgetPoints' && values[key].trim() === ''),
  );
}

/** The rules to send: those that changed, or all for a new program. */
export function rulesInput(before: RuleValues | null, after: RuleValues): ProgramRulesInput {
  const number = (text: string) => (text.trim() === '' ? null : Number(text.trim()));
  const all: Required<ProgramRulesInput> = {
    settlementIntervalMinutes: number(after.settlementIntervalMinutes),
    baselineRule: after.baselineRule,
    weekendWeights: after.weekendWeights,
    sameDayAdjustment: after.sameDayAdjustment,
    blendCapPercent: number(after.blendCapPercent),
    postEventAdjustment: after.postEventAdjustment,
    extraHolidays: datesIn(after.extraHolidays),
    droppedHolidays: datesIn(after.droppedHolidays),
    pointsPerKwh: number(after.pointsPerKwh),
    deadBandPercent: number(after.deadBandPercent),
    participationPoints: number(after.participationPoints),
    carryFactor: number(after.carryFactor),
    budgetPoints: number(after.budgetPoints),
    eventsPerDay: number(after.eventsPerDay),
    eventsPerWeek: number(after.eventsPerWeek),
    realTimePerDay: number(after.realTimePerDay),
    realTimePerWeek: number(after.realTimePerWeek),
    missedStart: after.missedStart,
    payFromUploads: after.payFromUploads,
    netMonthly: after.netMonthly,
    utilityPays: after.utilityPays,
    settlementMeters: after.settlementMeters,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => before === null || differs(before, after, key as RuleKey)),
  );
}

/** Dates as form values. */
export function datesText(dates: readonly string[]): string {
  return dates.join(', ');
}

function datesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((date) => date !== ''))].sort();
}

/** Fields with an invalid whole number or date. */
export function wrongRules(values: RuleValues): readonly TypedRule[] {
  return [
    ...wrongNumbers(values),
    ...HOLIDAY_RULES.filter((key) => !datesIn(values[key]).every(isCalendarDate)),
  ];
}

/** A rule in words: "Yes", "15 minutes", "No limit". */
export function ruleText(intl: IntlShape, key: RuleKey, value: RuleValues[RuleKey]): string {
  if (typeof value === 'boolean') return intl.formatMessage({ id: value ? 'internal.yes' : 'internal.no' });
  if (key === 'missedStart') return intl.formatMessage({ id: `internalPrograms.missedStart.${value}` });
  if (key === 'baselineRule') return intl.formatMessage({ id: `internalPrograms.baseline.${value}` });
  if (key === 'carryFactor') return intl.formatMessage({ id: `internalPrograms.carryFactor.${value}` });
  if (key === 'weekendWeights') return intl.formatMessage({ id: `internalPrograms.weekendWeights.${value}` });
  if (key === 'extraHolidays' || key === 'droppedHolidays')
    return datesIn(value).join(', ') || intl.formatMessage({ id: 'internalPrograms.holidays.none' });
  if (value.trim() === '') return intl.formatMessage({ id: 'internalPrograms.budget.none' });
  return intl.formatMessage(
    { id: `internalPrograms.rule.${key}.value` },
    { value: intl.formatNumber(Number(value)) },
  );
}

/** The changed fields; all of them for a new program. */
export function ruleChanges(
  intl: IntlShape,
  before: RuleValues | null,
  after: RuleValues,
): readonly Change[] {
  return ruleOrder
    .filter((key) => before === null || differs(before, after, key))
    .map((key) => ({
      label: intl.formatMessage({ id: `internalPrograms.rule.${key}.label` }),
      from: before === null ? null : ruleText(intl, key, before[key]),
      to: ruleText(intl, key, after[key]),
    }));
}

function differs(before: RuleValues, after: RuleValues, key: RuleKey): boolean {
  const [was, is] = [before[key], after[key]];
  return typeof was === 'string' && typeof is === 'string' ? was.trim() !== is.trim() : was !== is;
}
