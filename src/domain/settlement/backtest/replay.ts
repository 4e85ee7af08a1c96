import { addDays, toLocalDate } from '../../meter/zone.ts';
import type { ProgramRules } from '../../programs/rules.ts';
import { reductionPoints } from '../points.ts';
import { prepareSettlement, settleFigures } from '../settle.ts';
import type { PreparedEvent, SettledFigures } from '../settle.ts';
import type { ExcludedDates } from '../sheet.ts';
import { NEW_STANDING } from '../standing.ts';
import type { Standing } from '../standing.ts';
import type { WindowSource } from '../windowSource.ts';
import { listEvenings } from './evenings.ts';
import type { Evening, EveningPlan } from './evenings.ts';
import { NO_SUMS, addSums } from './sums.ts';
import type { BacktestSums } from './sums.ts';

/** The evenings of one zone, prepared for every setting. Holds working arrays: replay one home at a time. */
export interface PreparedReplay {
  readonly zone: string;
  /** The earliest local date of all look-backs. */
  readonly firstDate: string;
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

/**
 * Settles a home's evenings one after the other by every setting, with settlement's own arithmetic: once as the home really
 * was, and once as if it had used a fifth less. Standings pass from evening to evening. Leaves out evenings on which the
 * member had a real event or was away, because they say nothing about doing nothing. Results that a program wouldn't pay,
 * from the member's own upload, count as none. Source: fair pay, Backtest of a programme.
 */
export function replayHome(prepared: PreparedReplay, home: ReplayedHome): BacktestSums[] {
  const own = ownDates(prepared, home);
  const settings = prepared.evenings[0]?.events.length ?? 0;
  const sums = Array.from({ length: settings }, () => NO_SUMS);
  const idle: Standing[] = Array.from({ length: settings }, () => START);
  const saving: Standing[] = Array.from({ length: settings }, () => START);
  for (const evening of prepared.evenings) {
    if (own.has(evening.date)) continue;
    const source = home.at(evening);
    const excluded = own.size === 0 ? evening.excluded : new Map([...evening.excluded, ...own]);
    evening.events.forEach((event, i) => {
      const before = sums[i] as BacktestSums;
      sums[i] = { ...before, evenings: before.evenings + 1 };
      if (source === null) return;
      const member = { excluded, otherEvents: home.otherEvents, left: false, away: false };
      const asItWas = settleFigures(event, { ...member, source, standing: idle[i] as Standing });
      const saved = settleFigures(event, {
        ...member,
        source: savingSource(source, evening.start),
        standing: saving[i] as Standing,
      });
      idle[i] = asItWas.after;
      saving[i] = saved.after;
      if (asItWas.state === 'SETTLED' && saved.state === 'SETTLED' && asItWas.pay.payment !== 'estimate')
        sums[i] = addSums(sums[i], sumEvening(asItWas, saved));
    });
  }
  return sums;
}

function sumEvening(idle: SettledFigures, saving: SettledFigures): BacktestSums {
  const { baselineWh, usedWh, pay } = idle;
  return {
    evenings: 0,
    settled: 1,
    usedWh,
    errorWh: baselineWh - usedWh,
    absoluteErrorWh: Math.abs(baselineWh - usedWh),
    phantomEvenings: pay.reductionPoints > 0 ? 1 : 0,
    phantomPoints:
      pay.unpaidBecause === null
        ? reductionPoints({ ...pay.formula, multiplierHundredths: 100, bonusHundredths: 0 })
        : 0,
    points: pay.points,
    savedWh: usedWh - saving.usedWh,
    saverPaidWh: saving.pay.unpaidBecause === null ? saving.pay.formula.reductionWh : 0,
    saverPoints: saving.pay.points,
  };
}

/** The same readings with a fifth less in the event's window. */
function savingSource(source: WindowSource, eventStart: number): WindowSource {
  return {
    intervalMinutes: source.intervalMinutes,
    readWindow(start, end, intervalSeconds, out, estimated, at) {
      const found = source.readWindow(start, end, intervalSeconds, out, estimated, at);
      if (start !== eventStart || found < 0) return found;
      const slots = (end - start) / intervalSeconds;
      for (let slot = at; slot < at + slots; slot += 1)
        out[slot] = Math.round(((out[slot] as number) * LEFT_FIFTHS) / 5);
      return found;
    },
    readTotal: (start, end) => source.readTotal(start, end),
  };
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
