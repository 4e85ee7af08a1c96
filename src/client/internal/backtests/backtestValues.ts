import { addDays } from '../../../domain/meter/zone.ts';
import { isCalendarDate } from '../../../domain/format/calendarDate.ts';
import { BASELINE_RULE_NAMES } from '../../../domain/programs/ruleNames.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../domain/programs/rules.ts';
import type { StartBacktestInput } from '../../../../codegen/relay/NewBacktestFormMutation.graphql.ts';
import { parseNumber } from '../shared/form/typedNumbers.ts';
import type { BaselineChoice } from '../shared/programs/ruleChoices.ts';

export const MOST_SETTINGS = 3;
export const INTERVALS = ['15', '30', '60'] as const;
/** Every day, every second, … of the chosen ones. */
export const EVERY = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** One setting as it is typed. */
export interface SettingValues {
  readonly baselineRule: BaselineChoice;
  readonly sameDayAdjustment: boolean;
  readonly deadBandPercent: string;
  readonly carryFactor: string;
  readonly pointsPerKwh: string;
}

/** Files that the server has. */
export interface UploadedFiles {
  readonly uploadId: string;
  readonly names: readonly string[];
  readonly homes: number;
  /** Meters that were left out. */
  readonly faulty: number;
  /** `YYYY-MM-DD`, by UTC. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** The form as it is typed. Times are `HH:mm`; 0 is Sunday. */
export interface BacktestValues {
  readonly homes: 'members' | 'files';
  readonly files: UploadedFiles | null;
  readonly utilityId: string;
  readonly segment: { readonly id: string; readonly name: string } | null;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly weekdays: readonly number[];
  readonly every: string;
  readonly settlementIntervalMinutes: string;
  readonly settings: readonly SettingValues[];
}

const PLAIN: SettingValues = {
  baselineRule: BASELINE_RULE_NAMES[DEFAULT_PROGRAM_RULES.baselineRule],
  sameDayAdjustment: DEFAULT_PROGRAM_RULES.sameDayAdjustment,
  deadBandPercent: String(DEFAULT_PROGRAM_RULES.deadBandPercent),
  carryFactor: String(DEFAULT_PROGRAM_RULES.carryFactor),
  pointsPerKwh: String(DEFAULT_PROGRAM_RULES.pointsPerKwh),
};

/** The last three months, evenings on every third weekday: a program's defaults beside the same without carry-over. */
export function newBacktest(today: string): BacktestValues {
  return {
    homes: 'members',
    files: null,
    utilityId: '',
    segment: null,
    from: addDays(today, -91),
    to: addDays(today, -2),
    start: '18:00',
    end: '19:00',
    weekdays: [1, 2, 3, 4, 5],
    every: '3',
    settlementIntervalMinutes: '60',
    settings: [PLAIN, { ...PLAIN, carryFactor: '0' }],
  };
}

/** The fields that can't be sent as they are typed, by the names that the server uses. */
export function wrongFields(values: BacktestValues): ReadonlySet<string> {
  const wrong = new Set<string>();
  if (values.homes === 'files') {
    if (values.files === null) wrong.add('uploadId');
    if (values.utilityId === '') wrong.add('utilityId');
  }
  if (!isCalendarDate(values.from)) wrong.add('from');
  if (!isCalendarDate(values.to)) wrong.add('to');
  if (toMinute(values.start) === null) wrong.add('startMinute');
  if (toMinute(values.end) === null) wrong.add('endMinute');
  if (values.weekdays.length === 0) wrong.add('weekdays');
  values.settings.forEach((setting, i) => {
    for (const key of ['deadBandPercent', 'pointsPerKwh'] as const)
      if (!Number.isInteger(parseNumber(setting[key]))) wrong.add(`settings.${i}.${key}`);
  });
  return wrong;
}

/** What is sent; only for values without a wrong field. */
export function backtestInput(values: BacktestValues, reason: string): StartBacktestInput {
  return {
    utilityId: values.utilityId === '' ? null : values.utilityId,
    segmentId: values.homes === 'files' ? null : (values.segment?.id ?? null),
    uploadId: values.homes === 'files' ? (values.files?.uploadId ?? null) : null,
    from: values.from,
    to: values.to,
    startMinute: toMinute(values.start) ?? 0,
    endMinute: toMinute(values.end) ?? 0,
    weekdays: [...values.weekdays].sort((a, b) => a - b),
    every: Number(values.every),
    settlementIntervalMinutes: Number(values.settlementIntervalMinutes),
    settings: values.settings.map((setting) => ({
      baselineRule: setting.baselineRule,
      sameDayAdjustment: setting.sameDayAdjustment,
      deadBandPercent: parseNumber(setting.deadBandPercent) ?? 0,
      carryFactor: Number(setting.carryFactor),
      pointsPerKwh: parseNumber(setting.pointsPerKwh) ?? 0,
    })),
    reason,
  };
}

/** Minutes after midnight; null: no time. */
function toMinute(text: string): number | null {
  const match = /^(\d\d):(\d\d)$/.exec(text);
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
