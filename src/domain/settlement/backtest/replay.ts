import { addDays, toLocalDate } from '../../meter/zone.ts';
import type { ProgramRules } from '../../programs/rules.ts';
import { divideHalfUp } from '../exact.ts';
import type { PaidResult } from '../likelyPay.ts';
import { reductionPoints } from '../points.ts';
import { measureFigures, payFigures, prepareSettlement } from '../settle.ts';
import type { MeasuredFigures, PreparedEvent, SettledFigures } from '../settle.ts';
import type { ExcludedDates } from '../sheet.ts';
import { NEW_STANDING } from '../standing.ts';
import type { Standing } from '../standing.ts';
import type { WindowSource } from '../windowSource.ts';
import { listEvenings } from './evenings.ts';
import type { Evening, EveningPlan } from './evenings.ts';
import { NO_SUMS } from './sums.ts';
import type { BacktestSums } from './sums.ts';
import { besideTold, remember, sampleResult, toPaidResult } from './told.ts';
import type { ProgramPays, SampledResult } from './told.ts';

/** The evenings of one zone, prepared for every setting. Holds working arrays: replay one home at a time. */
export interface PreparedReplay {
  readonly zone: string;
  /** The earliest local date of all look-backs. */
  readonly firstDate: string;
  /** By setting: the first one that takes the same baseline, so that it is measured once for both. */
  readonly measuredAs: readonly number[];
  readonly evenings: readonly PreparedEvening[];
}

interface PreparedEvening extends Evening {
  /** By setting. */
  readonly events: readonly PreparedEvent[];
  /** The earlier evenings that its baselines leave out, as those of a member who took part in all of them. */
  readonly excluded: ExcludedDates;
}

/** One home with the days that don't show its usual use. */
export interface ReplayedHome {
  /** Its readings as settlement sees them for an evening; null: no meter. */
  readonly at: (evening: Evening) => WindowSource | null;
  /** Real events that the member took part in, epoch seconds. */
  readonly otherEvents: readonly (readonly [start: number, end: number])[];
  /** Vacations, first and last local date. */
  readonly away: readonly (readonly [from: string, to: string])[];
}

/** A home whose utility is connected, before its first result. */
const START: Standing = { ...NEW_STANDING, setup: 'utility-connected' };

/** Who saves uses a fifth less than the home really did. */
const LEFT_FIFTHS = 4;
const MWH_PER_WH = 1000;

/**
 * Prepares a period for the homes of a zone. Throws a RangeError for a window off the settings' intervals.
 */
export function prepareReplay(
  plan: EveningPlan,
  zone: string,
  settings: readonly ProgramRules[],
  wattConversionRate: number,
): PreparedReplay {
  const evenings = listEvenings(plan, zone);
  const lookBack = Math.max(...settings.map(({ lookBackDays }) => lookBackDays));
  return {
    zone,
    firstDate: addDays(plan.from, -lookBack),
    measuredAs: settings.map((rules) =>
      settings.findIndex((other) => baselineOf(other) === baselineOf(rules)),
    ),
    evenings: evenings.map((evening) => {
      const { date, start, end } = evening;
      const earliest = addDays(date, -lookBack);
      const before = evenings.filter((other) => other.date >= earliest && other.date < date);
      return {
        ...evening,
        events: settings.map((rules) =>
          prepareSettlement(
            { id: date, algorithm: 'participation_reduction', start, end },
            zone,
            rules,
            wattConversionRate,
          ),
        ),
        excluded: new Map(before.map((other) => [other.date, 'event'])),
      };
    }),
  };
}

/** All rules but those of pay. */
function baselineOf(rules: ProgramRules): string {
  return JSON.stringify({ ...rules, deadBandPercent: 0, carryFactor: 0, pointsPerKwh: 0 });
}

/** One evening's result by one setting: as the home really was, and if it had used a fifth less. */
interface ReplayedEvening {
  readonly setting: number;
  /** Its place among the evenings. */
  readonly evening: number;
  readonly event: PreparedEvent;
  readonly source: WindowSource;
  readonly idle: SettledFigures;
  readonly saving: SettledFigures;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Sums up what each setting would have paid a home, and how that compares with what its member would have been told before
 * each evening from its own earlier results and the program's. Source: fair pay, Backtest of a programme.
 */
export function replayHome(prepared: PreparedReplay, home: ReplayedHome, pays: ProgramPays): BacktestSums[] {
  const sums = prepared.measuredAs.map((): Writable<BacktestSums> => ({ ...NO_SUMS }));
  const own = sums.map(() => ({ idle: [] as PaidResult[], saving: [] as PaidResult[] }));
  const evenings = replayEvenings(prepared, home, (replayed) => {
    const { setting, evening, event, source, idle, saving } = replayed;
    const [into, results] = [sums[setting], own[setting]];
    if (into === undefined || results === undefined) return;
    addEvening(into, idle, saving);
    const program = pays[setting]?.[evening];
    const beside = besideTold(event, idle, results.idle, program?.idle ?? null, source);
    const saverBeside = besideTold(event, saving, results.saving, program?.saving ?? null, source);
    if (beside !== null && saverBeside !== null) {
      into.told += 1;
      if (beside < 0) into.belowTold += 1;
      if (beside > 0) into.aboveTold += 1;
      if (saverBeside < 0) into.saverBelowTold += 1;
      if (saverBeside > 0) into.saverAboveTold += 1;
    }
    remember(results.idle, toPaidResult(event, idle));
    remember(results.saving, toPaidResult(event, saving));
  });
  for (const each of sums) each.evenings = evenings;
  return sums;
}

/** What a home's results paid for, for what the program's other members are told. */
export function sampleHome(prepared: PreparedReplay, home: ReplayedHome): SampledResult[] {
  const found: SampledResult[] = [];
  replayEvenings(prepared, home, ({ setting, evening, event, idle, saving }) => {
    found.push({
      setting,
      evening,
      idleShare: sampleResult(event, idle),
      savingShare: sampleResult(event, saving),
    });
  });
  return found;
}

/**
 * Settles a home's evenings one after the other by every setting, with settlement's own arithmetic: once as the home really
 * was, and once as if it had used a fifth less. Standings pass from evening to evening. Leaves out evenings on which the
 * member had a real event or was away, because they say nothing about doing nothing. Results that a program wouldn't pay,
 * from the member's own upload, count as none. Returns how many evenings were not left out.
 */
function replayEvenings(
  prepared: PreparedReplay,
  home: ReplayedHome,
  onResult: (replayed: ReplayedEvening) => void,
): number {
  const { measuredAs, evenings } = prepared;
  const own = ownDates(prepared, home);
  const idle = measuredAs.map(() => START);
  const saving = measuredAs.map(() => START);
  const measured: (MeasuredFigures | null)[] = [];
  const savedWh: number[] = [];
  let count = 0;
  evenings.forEach((evening, place) => {
    if (own.has(evening.date)) return;
    count += 1;
    const source = home.at(evening);
    if (source === null) return;
    const excluded = own.size === 0 ? evening.excluded : new Map([...evening.excluded, ...own]);
    evening.events.forEach((event, setting) => {
      const as = measuredAs[setting] as number;
      if (as === setting) {
        const found = measureFigures(event, {
          source,
          excluded,
          otherEvents: home.otherEvents,
          // What is past isn't delivered again.
          mayReadZero: true,
        });
        measured[setting] = 'pending' in found ? null : found;
        savedWh[setting] = usedBySaver(event);
      }
      const figures = measured[as];
      if (figures === null || figures === undefined) return;
      const asItWas = payFigures(event, figures, { ...THERE, standing: idle[setting] as Standing });
      const saved = payFigures(
        event,
        { ...figures, usedWh: savedWh[as] as number },
        { ...THERE, standing: saving[setting] as Standing },
      );
      idle[setting] = asItWas.after;
      saving[setting] = saved.after;
      if (asItWas.pay.payment !== 'estimate')
        onResult({ setting, evening: place, event, source, idle: asItWas, saving: saved });
    });
  });
  return count;
}

const THERE = { left: false, away: false } as const;

/** What the home that was just measured would have used with a fifth less in each interval of the window. */
function usedBySaver({ plan, workspace: { sheet } }: PreparedEvent): number {
  let total = 0;
  for (let slot = 0; slot < plan.slots; slot += 1) {
    const mWh = Math.round(((sheet.mWh[slot] as number) * LEFT_FIFTHS) / 5);
    total += divideHalfUp(mWh, MWH_PER_WH);
  }
  return total;
}

function addEvening(into: Writable<BacktestSums>, idle: SettledFigures, saving: SettledFigures): void {
  const { baselineWh, usedWh, pay } = idle;
  into.settled += 1;
  into.usedWh += usedWh;
  into.errorWh += baselineWh - usedWh;
  into.absoluteErrorWh += Math.abs(baselineWh - usedWh);
  if (pay.reductionPoints > 0) into.phantomEvenings += 1;
  if (pay.unpaidBecause === null)
    into.phantomPoints += reductionPoints({ ...pay.formula, multiplierHundredths: 100, bonusHundredths: 0 });
  into.points += pay.points;
  into.savedWh += usedWh - saving.usedWh;
  if (saving.pay.unpaidBecause === null) into.saverPaidWh += saving.pay.formula.reductionWh;
  into.saverPoints += saving.pay.points;
}

/** Local dates with a real event or a vacation. */
function ownDates(
  { zone, firstDate, evenings }: PreparedReplay,
  { otherEvents, away }: ReplayedHome,
): ExcludedDates {
  const dates = new Map<string, 'event' | 'vacation'>();
  const lastDate = evenings.at(-1)?.date ?? firstDate;
  for (const [from, to] of away) {
    const end = to < lastDate ? to : lastDate;
    for (let date = from > firstDate ? from : firstDate; date <= end; date = addDays(date, 1))
      dates.set(date, 'vacation');
  }
  for (const [start] of otherEvents) dates.set(toLocalDate(zone, start), 'event');
  return dates;
}
