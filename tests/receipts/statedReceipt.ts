import {
  baselineRules,
  type BaselineDay,
  type BaselineRules,
  type BlendDay,
} from '../../src/verify/baselines.ts';
import { decimal } from '../../src/verify/exact.ts';

/** What a receipt says, of either format. Energy of days and intervals in milliwatt-hours, otherwise watt-hours. */
export interface Stated {
  readonly rules: BaselineRules & {
    readonly deadBandPercent: bigint;
    readonly noiseMinimumDays: number;
    readonly carryFactor: bigint;
    readonly netMonthly: boolean;
  };
  readonly left: boolean;
  readonly payment: string;
  readonly days: readonly BaselineDay[];
  readonly used: readonly bigint[];
  readonly before: bigint | null;
  readonly placebos: readonly Placebo[];
  readonly carried: { readonly wh: bigint; readonly date: string; readonly events: number } | null;
  readonly date: string;
  readonly pay: {
    readonly pointsPerKwh: bigint;
    readonly multiplier: bigint;
    readonly bonus: bigint;
    readonly participation: bigint;
    readonly rate: bigint;
  };
  /** The figures to find again, by name. */
  readonly figures: Readonly<Record<string, string>>;
}

interface Placebo extends BlendDay {
  readonly baseline: bigint;
}

const CARRY = ['openWh', 'limitWh', 'countedWh', 'leftWh', 'ended'];

const text = (value: unknown): string => (value == null ? '' : `${value as string | number | bigint}`);
type Json = Readonly<Record<string, unknown>>;

export function readJson(receipt: string): Stated {
  const { event, rules, left, daysUsed, adjustment, intervals, noise, before, pay, carry, ...result } =
    JSON.parse(receipt) as {
      readonly event: Json;
      readonly rules: Json;
      readonly left: boolean;
      readonly daysUsed: readonly (Json & { readonly mWh: readonly number[] })[];
      readonly adjustment: (Json & { readonly ratio: Json | null; readonly blend?: Json | null }) | null;
      readonly intervals: readonly Json[];
      readonly noise: Json & { readonly placeboDays: readonly Json[]; readonly noise: Json | null };
      readonly before: Json & { readonly carried?: Json };
      readonly pay: Json & { readonly formula: Json };
      readonly carry?: Json;
    } & Json;
  return {
    rules: {
      ...baselineRules(rules),
      deadBandPercent: whole(rules['deadBandPercent']),
      noiseMinimumDays: Number(rules['noiseMinimumDays']),
      carryFactor: whole(rules['carryFactor'] ?? 0),
      netMonthly: rules['netMonthly'] === true,
    },
    left,
    payment: text(pay['payment']),
    days: daysUsed.map((day) => ({
      mWh: day.mWh.map(whole),
      weight: whole(day['weightPercent'] ?? 1),
      before: maybe(day['adjustmentMWh']),
    })),
    used: intervals.map((interval) => whole(interval['usedMWh'])),
    before: maybe(adjustment?.['eventMWh']),
    placebos: noise.placeboDays.map((day) => ({
      baseline: whole(day['baselineWh']),
      used: whole(day['usedWh']),
      plain: maybe(day['plainWh']),
      adjusted: maybe(day['adjustedWh']),
    })),
    carried: before.carried
      ? {
          wh: whole(before.carried['wh']),
          date: text(before.carried['date']),
          events: Number(before.carried['eventsSince']),
        }
      : null,
    date: text(event['localDate']),
    pay: {
      pointsPerKwh: whole(pay.formula['pointsPerKwh']),
      multiplier: whole(pay.formula['multiplierHundredths']),
      bonus: whole(pay.formula['bonusHundredths']),
      participation: whole(pay['participationPoints']),
      rate: whole(pay['wattConversionRate']),
    },
    figures: shown({
      ...Object.fromEntries(
        intervals.flatMap((interval, i) => [
          [`interval ${i} baseline`, interval['baselineWh']],
          [`interval ${i} used`, interval['usedWh']],
        ]),
      ),
      ratio: adjustment?.ratio?.['used'],
      added: adjustment?.['addedMWh'],
      ...prefixed('blend', adjustment?.blend, ['days', 'plainOffWh', 'adjustedOffWh', 'weight']),
      ...only(result, ['baselineWh', 'usedWh', 'reductionWh', 'reductionShare', 'deadBandWh']),
      ...only(noise.noise ?? {}, ['meanAbsoluteWh', 'biasWh']),
      ...only(noise, ['toleranceWh', 'verdict']),
      ...prefixed('carry', carry, CARRY),
      ...only(pay, ['reductionPoints', 'points', 'watts']),
    }),
  };
}

export function readCsv(receipt: string): Stated {
  const lines = receipt
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  const rows = lines.map(([section = '', when = '', name = '', value = '']) => ({
    section,
    when,
    name,
    value,
  }));
  const all = (section: string, name: string) =>
    rows.filter((row) => row.section === section && row.name === name);
  const one = (section: string, name: string) =>
    filled(all(section, name).find(({ when }) => when === '')?.value);
  const onDate = (section: string, when: string, name: string) =>
    filled(all(section, name).find((row) => row.when === when)?.value);
  const dates = (section: string, name: string) => all(section, name).map(({ when }) => when);
  const used = [...new Set(rows.filter(({ section }) => section === 'used').map(({ when }) => when))];
  const starts = dates('interval', 'baselineWh');
  const isBlend = one('rules', 'baselineRule') === 'blend';
  const method = one('rules', 'adjustmentMethod');
  const carried = all('before', 'carriedWh')[0];
  return {
    rules: {
      blendCapPercent: isBlend ? whole(one('rules', 'blendCapPercent')) : null,
      method: method === null ? 'none' : (method as 'ratio' | 'additive'),
      minimumPercent: whole(one('rules', 'adjustmentMinimumPercent') ?? 0),
      maximumPercent: whole(one('rules', 'adjustmentMaximumPercent') ?? 0),
      adjustmentIntervals:
        ((whole(one('rules', 'adjustmentFromHours') ?? 0) - whole(one('rules', 'adjustmentToHours') ?? 0)) *
          60n) /
        whole(one('rules', 'settlementIntervalMinutes')),
      deadBandPercent: whole(one('rules', 'deadBandPercent')),
      noiseMinimumDays: Number(one('rules', 'noiseMinimumDays')),
      carryFactor: whole(one('rules', 'carryFactor') ?? 0),
      netMonthly: one('rules', 'netMonthly') === 'true',
    },
    left: one('event', 'left') === 'true',
    payment: text(one('pay', 'payment')),
    days: used.map((date) => ({
      mWh: starts.map((_, i) => thousandths(onDate('used', date, `interval ${i + 1}`) ?? '')),
      weight: whole(onDate('used', date, 'weight') ?? 1),
      before: optional(onDate('used', date, 'adjustment hours'), thousandths),
    })),
    used: starts.map((start) => thousandths(onDate('interval', start, 'used exactly') ?? '')),
    before: optional(one('adjustment', 'event'), thousandths),
    placebos: dates('noise', 'baselineWh').map((date) => ({
      baseline: whole(onDate('noise', date, 'baselineWh')),
      used: whole(onDate('noise', date, 'usedWh')),
      plain: maybe(onDate('noise', date, 'plainWh')),
      adjusted: maybe(onDate('noise', date, 'adjustedWh')),
    })),
    carried: carried
      ? {
          wh: whole(carried.value),
          date: carried.when,
          events: Number(onDate('before', carried.when, 'carriedEventsSince')),
        }
      : null,
    date: dates('event', 'dayType')[0] ?? '',
    pay: {
      pointsPerKwh: whole(one('pay', 'pointsPerKwh')),
      multiplier: hundredths(one('pay', 'multiplier') ?? ''),
      bonus: hundredths(one('pay', 'bonus') ?? ''),
      participation: whole(one('pay', 'participationPoints') ?? 0),
      rate: whole(one('pay', 'wattConversionRate')),
    },
    figures: shown({
      ...Object.fromEntries(
        starts.flatMap((start, i) => [
          [`interval ${i} baseline`, onDate('interval', start, 'baselineWh')],
          [`interval ${i} used`, onDate('interval', start, 'usedWh')],
        ]),
      ),
      ratio: optional(one('adjustment', 'used'), hundredths),
      added: optional(one('adjustment', 'added to each interval'), thousandths),
      'blend days': one('blend', 'days'),
      'blend plainOffWh': one('blend', 'plainOffWh'),
      'blend adjustedOffWh': one('blend', 'adjustedOffWh'),
      'blend weight': optional(one('blend', 'weight'), hundredths),
      ...Object.fromEntries(
        ['baselineWh', 'usedWh', 'reductionWh', 'deadBandWh'].map((name) => [name, one('result', name)]),
      ),
      reductionShare: optional(one('result', 'reductionShare'), hundredths),
      ...Object.fromEntries(
        ['meanAbsoluteWh', 'biasWh', 'toleranceWh', 'verdict'].map((name) => [name, one('noise', name)]),
      ),
      ...Object.fromEntries(CARRY.map((name) => [`carry ${name}`, one('carry', name)])),
      ...Object.fromEntries(['reductionPoints', 'points', 'watts'].map((name) => [name, one('pay', name)])),
    }),
  };
}

const filled = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;
const whole = (value: unknown): bigint => BigInt(value as number | string);
const maybe = (value: unknown): bigint | null => (value == null || value === '' ? null : whole(value));
const optional = <To>(value: string | null, read: (value: string) => To): To | null =>
  value === null ? null : read(value);
const thousandths = (value: string): bigint => decimal(value, 3);
const hundredths = (value: string): bigint => decimal(value, 2);

function only(from: Json, names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

function prefixed(prefix: string, from: Json | null | undefined, names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [`${prefix} ${name}`, from?.[name]]));
}

/** The figures that the receipt has. */
function shown(figures: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => (value == null ? [] : [[name, text(value)]])),
  );
}
