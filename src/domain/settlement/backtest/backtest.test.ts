import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZONE, at, rulesFor } from '../../../../tests/support/testHousehold.ts';
import { indexDays } from '../../meter/meterDays.ts';
import { toPackedDays } from '../../meter/toPackedDays.ts';
import { addDays, toLocalDate, toWallClock } from '../../meter/zone.ts';
import { BASELINE_RULES } from '../../programs/rules.ts';
import type { ProgramRules } from '../../programs/rules.ts';
import { baselineCalendar } from '../calendar.ts';
import { likelyPay, programPay } from '../likelyPay.ts';
import type { PaidResult } from '../likelyPay.ts';
import { meterSource } from '../meterSource.ts';
import { prepareSettlement, settleFigures } from '../settle.ts';
import type { SettledFigures } from '../settle.ts';
import type { Standing } from '../standing.ts';
import { listEvenings } from './evenings.ts';
import type { EveningPlan } from './evenings.ts';
import { rememberedMeter } from './rememberedMeter.ts';
import { prepareReplay, replayHome, sampleHome } from './replay.ts';
import type { ReplayedHome } from './replay.ts';
import { addTotals } from '../totals.ts';
import { typicalUse } from '../typicalUse.ts';
import { NO_SUMS, summarise } from './sums.ts';
import type { BacktestSums } from './sums.ts';
import { programPays } from './told.ts';

const RUNS = { numRuns: process.env['EBBWATT_DEEP'] === '1' ? 1000 : 6 };
const FROM = '2026-02-01';
const TO = '2026-03-20';
const START = at(2025, 11, 20, 0);
const HOURS = 24 * 125;
const EVENINGS: EveningPlan = {
  from: FROM,
  to: TO,
  startMinute: 18 * 60,
  endMinute: 20 * 60,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  every: 3,
};
const SETTINGS: readonly ProgramRules[] = BASELINE_RULES.map((baselineRule, i) =>
  rulesFor({
    baselineRule,
    sameDayAdjustment: i === 1,
    deadBandPercent: [0, 5, 10][i % 3] as number,
    ...(baselineRule === 'gb-bl01'
      ? { lookBackDays: 60, adjustmentMethod: 'additive', wholeDays: true }
      : {}),
  }),
);

/** Watt-hours of each hour from `START` on; negative: missing. */
function days(wattHours: readonly number[], source: 'utility' | 'upload' = 'utility') {
  const runs = wattHours.flatMap((wh, hour) =>
    wh < 0
      ? []
      : [
          {
            start: START + hour * 3600,
            intervalSeconds: 3600,
            values: Uint32Array.of(wh * 1000),
            quality: 'actual' as const,
            issuedAt: START,
          },
        ],
  );
  return indexDays(toPackedDays(runs, source));
}

function home(wattHours: readonly number[], given: Partial<ReplayedHome> = {}): ReplayedHome {
  const meter = rememberedMeter(days(wattHours));
  return { at: ({ start }) => meter.at(start), otherEvents: [], away: [], ...given };
}

/** A home, with what others of its program were paid before. */
function replay(
  given: ReplayedHome,
  plan = EVENINGS,
  settings = SETTINGS,
  others: readonly ReplayedHome[] = [],
): BacktestSums[] {
  const prepared = prepareReplay(plan, ZONE, settings, 100);
  const sample = others.flatMap((other) => sampleHome(prepared, other));
  const of = { settings: settings.length, evenings: prepared.evenings.length };
  return replayHome(prepared, given, programPays(sample, of));
}

const isEvening = (hour: number, dates: ReadonlySet<string>) => {
  const { date, second } = toWallClock(ZONE, START + hour * 3600);
  return dates.has(date) && second >= 18 * 3600 && second < 20 * 3600;
};

/** The evenings settled one after the other, each as an event of its own, without anything shared or remembered. */
function settleInTurn(
  wattHours: readonly number[],
  rules: ProgramRules,
  skipped: ReadonlyMap<string, 'event' | 'vacation'>,
) {
  const meter = days(wattHours);
  const excluded = new Map(skipped);
  let standing: Standing = { recent: [], streak: 0, setup: 'utility-connected' };
  return listEvenings(EVENINGS, ZONE).flatMap(({ date, start, end }, evening) => {
    if (skipped.has(date)) {
      excluded.set(date, 'event');
      return [];
    }
    const event = prepareSettlement(
      { id: date, algorithm: 'participation_reduction', start, end },
      ZONE,
      rules,
      100,
    );
    const member = {
      source: meterSource(meter, start),
      excluded,
      otherEvents: [],
      left: false,
      away: false,
      mayReadZero: true,
    };
    const figures = settleFigures(event, { ...member, standing });
    excluded.set(date, 'event');
    standing = figures.after;
    return [{ evening, start, end, figures }];
  });
}

type InTurn = ReturnType<typeof settleInTurn>;

const paid = ({ start, end, figures }: InTurn[number], rules: ProgramRules): PaidResult[] =>
  figures.state === 'PENDING'
    ? []
    : [
        {
          reductionPoints: figures.pay.reductionPoints,
          baselineWh: figures.baselineWh,
          minutes: (end - start) / 60,
          start: start * 1000,
          pointsPerKwh: rules.pointsPerKwh,
          before: figures.before,
        },
      ];

/** Whether a result paid less or more than what its member would have read before that evening. */
function besideRange(
  { evening, start, end }: InTurn[number],
  figures: SettledFigures,
  {
    rules,
    own,
    other,
    wattHours,
  }: { rules: ProgramRules; own: InTurn; other: InTurn; wattHours: readonly number[] },
) {
  const earlier = (of: InTurn) =>
    of.filter((each) => each.evening < evening).flatMap((each) => paid(each, rules));
  const results = earlier(own).slice(-8).toReversed();
  const program = programPay(earlier(other).slice(-8), rules.standing);
  const calendar = baselineCalendar({ start, end }, ZONE, rules);
  const told = likelyPay(
    { algorithm: 'participation_reduction', minutes: 120, start: start * 1000 },
    {
      results,
      typicalWindowWh: results.length > 0 ? null : typicalUse(calendar, meterSource(days(wattHours), start)),
      program,
    },
    figures.before,
    rules,
  );
  const { points } = figures.pay;
  return told && { below: points < told.lowPoints ? 1 : 0, above: points > told.highPoints ? 1 : 0 };
}

describe('the evenings of a period', () => {
  it('are every n-th of the chosen weekdays, in local hours over a change of the clock', () => {
    const found = listEvenings(
      { ...EVENINGS, from: '2026-03-02', to: '2026-03-13', weekdays: [1, 3, 5], every: 2 },
      ZONE,
    );
    expect(found).toEqual([
      { date: '2026-03-02', start: at(2026, 3, 2, 18), end: at(2026, 3, 2, 20) },
      { date: '2026-03-06', start: at(2026, 3, 6, 18), end: at(2026, 3, 6, 20) },
      { date: '2026-03-11', start: at(2026, 3, 11, 18), end: at(2026, 3, 11, 20) },
    ]);
  });
});

describe('a home by one setting', () => {
  it('of steady use is never wrong, is paid for taking part only, and a saver exactly for what was saved', () => {
    const steady = new Array<number>(HOURS).fill(1000);
    const [sums] = replay(home(steady), EVENINGS, [rulesFor()]);
    const evenings = listEvenings(EVENINGS, ZONE).length;
    expect(sums).toEqual({
      ...NO_SUMS,
      evenings,
      settled: evenings,
      usedWh: evenings * 2000,
      points: evenings * 5,
      savedWh: evenings * 400,
      saverPaidWh: evenings * 400,
      saverPoints: sums?.saverPoints,
      // Before the first evening there is nothing to go by.
      told: evenings - 1,
      saverAboveTold: sums?.saverAboveTold,
    });
    // 40 points an evening for 0.4 kWh, and 5 for taking part; Gold and the streak add to later ones.
    expect(sums?.saverPoints).toBeGreaterThan(evenings * 45);
  });

  it('that used less by chance on some evenings is paid for nothing on these', () => {
    const dates = new Set(['2026-02-10', '2026-03-03']);
    expect(listEvenings(EVENINGS, ZONE).map(({ date }) => date)).toEqual(expect.arrayContaining([...dates]));
    const used = Array.from({ length: HOURS }, (_, hour) => (isEvening(hour, dates) ? 700 : 1000));
    const [sums] = replay(home(used), EVENINGS, [rulesFor({ participationPoints: 0 })]);
    expect(sums).toMatchObject({
      phantomEvenings: 2,
      phantomPoints: 120,
      errorWh: 1200,
      absoluteErrorWh: 1200,
    });
    expect(sums?.points).toBeGreaterThanOrEqual(120);
    // After evenings that paid nothing, nothing is what they were told; once is no reason to tell more.
    expect(sums).toMatchObject({ belowTold: 0, aboveTold: 2 });
  });

  it('is told of neighbors’ results from the evening after on', () => {
    const dates = listEvenings(EVENINGS, ZONE).map(({ date }) => date);
    const upTo = (evening: number) => ({ ...EVENINGS, to: dates[evening] as string });
    /** Half as much as always, from the fourth evening on. */
    const half = Array.from({ length: HOURS }, (_, hour) =>
      isEvening(hour, new Set(dates.slice(3))) ? 500 : 1000,
    );
    const rules = [rulesFor({ participationPoints: 0 })];
    const neighbors = Array.from({ length: 6 }, () => home(half));
    expect(replay(home(half), upTo(0), rules, neighbors)).toMatchObject([{ settled: 1, told: 0 }]);
    // Nobody got anything before the fourth evening, and everybody in it.
    expect(replay(home(half), upTo(3), rules, neighbors)).toMatchObject([{ told: 3, aboveTold: 1 }]);
    expect(replay(home(half), upTo(4), rules, neighbors)).toMatchObject([{ told: 4, aboveTold: 1 }]);
  });

  it('leaves out evenings with a real event or a vacation, and takes no baseline from such days', () => {
    const away = ['2026-02-07', '2026-02-13'] as const;
    const event = '2026-02-28';
    // Those days would wreck every baseline that used them.
    const used = Array.from({ length: HOURS }, (_, hour) => {
      const date = toLocalDate(ZONE, START + hour * 3600);
      return date === event || (date >= away[0] && date <= away[1]) ? 9000 : 1000;
    });
    const [sums] = replay(
      home(used, { away: [away], otherEvents: [[at(2026, 2, 28, 7), at(2026, 2, 28, 8)]] }),
      EVENINGS,
      [rulesFor()],
    );
    const left = listEvenings(EVENINGS, ZONE).filter(
      ({ date }) => date !== event && (date < away[0] || date > away[1]),
    );
    expect(listEvenings(EVENINGS, ZONE).length).toBeGreaterThan(left.length + 2);
    expect(sums).toMatchObject({ evenings: left.length, settled: left.length, absoluteErrorWh: 0 });
  });

  it('every evening in a row runs out of comparable days, as in a real program', () => {
    const daily = { ...EVENINGS, every: 1 };
    const [sums] = replay(home(new Array<number>(HOURS).fill(1000)), daily, [rulesFor()]);
    expect(sums?.evenings).toBe(48);
    expect(sums?.settled).toBeLessThan(46);
  });

  it('without readings, a meter, or with the member’s own uploads only, has no result', () => {
    const steady = new Array<number>(HOURS).fill(1000);
    const evenings = listEvenings(EVENINGS, ZONE).length;
    const uploaded = rememberedMeter(days(steady, 'upload'));
    for (const given of [
      home(new Array<number>(HOURS).fill(-1)),
      home(steady, { at: () => null }),
      home(steady, { at: ({ start }) => uploaded.at(start) }),
    ])
      expect(replay(given, EVENINGS, [rulesFor()])).toEqual([{ ...NO_SUMS, evenings }]);
  });
});

describe('for any home', () => {
  it('several settings at once give what settling one evening after the other gives', () => {
    let settled = 0;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -60, max: 3000 }), { minLength: 600, maxLength: 600 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 47 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 40 }),
        (some, eventDays, awayFrom) => {
          const used = Array.from({ length: HOURS }, (_, hour) => some[(hour * 7) % some.length] as number);
          const away = [addDays(FROM, awayFrom), addDays(FROM, awayFrom + 5)] as const;
          const events = eventDays.map((day) => addDays(FROM, day));
          const skipped = new Map<string, 'event' | 'vacation'>();
          for (let date = away[0]; date <= away[1]; date = addDays(date, 1)) skipped.set(date, 'vacation');
          for (const date of events) skipped.set(date, 'event');
          const others = used.toReversed();
          const found = replay(
            home(used, {
              away: [away],
              // Early in the morning, far from all adjustment hours.
              otherEvents: events.map((date) => {
                const [year, month, day] = date.split('-').map(Number) as [number, number, number];
                return [at(year, month, day, 3), at(year, month, day, 4)];
              }),
            }),
            EVENINGS,
            SETTINGS,
            [home(others)],
          );
          const dates = new Set(
            listEvenings(EVENINGS, ZONE).flatMap(({ date }) => (skipped.has(date) ? [] : date)),
          );
          const allDates = new Set(listEvenings(EVENINGS, ZONE).map(({ date }) => date));
          const less = used.map((wh, hour) => (wh > 0 && isEvening(hour, dates) ? wh * 0.8 : wh));
          SETTINGS.forEach((rules, i) => {
            const idle = settleInTurn(used, rules, skipped);
            const saving = settleInTurn(less, rules, skipped);
            const other = {
              idle: settleInTurn(others, rules, new Map()),
              saving: settleInTurn(
                others.map((wh, hour) => (wh > 0 && isEvening(hour, allDates) ? wh * 0.8 : wh)),
                rules,
                new Map(),
              ),
            };
            let sums: BacktestSums = { ...NO_SUMS, evenings: idle.length };
            idle.forEach((evening, place) => {
              const { figures } = evening;
              const saver = saving[place]?.figures;
              if (figures.state !== 'SETTLED' || saver?.state !== 'SETTLED') return;
              settled += 1;
              const by = { rules, wattHours: used };
              const told = besideRange(evening, figures, { ...by, own: idle, other: other.idle });
              const saverTold = besideRange(evening, saver, { ...by, own: saving, other: other.saving });
              sums = addTotals(sums, {
                evenings: 0,
                settled: 1,
                usedWh: figures.usedWh,
                errorWh: figures.reductionWh,
                absoluteErrorWh: Math.abs(figures.reductionWh),
                phantomEvenings: figures.pay.reductionPoints > 0 ? 1 : 0,
                phantomPoints: standardPoints(figures),
                points: figures.pay.points,
                savedWh: figures.usedWh - saver.usedWh,
                saverPaidWh: saver.pay.unpaidBecause === null ? saver.pay.formula.reductionWh : 0,
                saverPoints: saver.pay.points,
                told: told === null ? 0 : 1,
                belowTold: told?.below ?? 0,
                aboveTold: told?.above ?? 0,
                saverBelowTold: saverTold?.below ?? 0,
                saverAboveTold: saverTold?.above ?? 0,
              });
            });
            expect(found[i]).toEqual(sums);
          });
        },
      ),
      RUNS,
    );
    expect(settled).toBeGreaterThan(RUNS.numRuns * 10);
  });

  /** 100 points a kilowatt-hour, half up. */
  function standardPoints({ pay }: { pay: { unpaidBecause: unknown; formula: { reductionWh: number } } }) {
    return pay.unpaidBecause === null ? Math.floor((pay.formula.reductionWh + 5) / 10) : 0;
  }
});

describe('the figures of a setting', () => {
  const sums = (given: Partial<BacktestSums>): BacktestSums => ({ ...NO_SUMS, evenings: 10, ...given });

  it('are shares of all homes’ use, and the spread is that of homes with a result', () => {
    const homes = Array.from({ length: 10 }, (_, i) =>
      sums({
        settled: 8,
        usedWh: 1000,
        errorWh: 100,
        absoluteErrorWh: 300,
        phantomEvenings: 2,
        phantomPoints: 9,
        points: (i + 1) * 10,
        savedWh: 200,
        saverPaidWh: 210,
        saverPoints: (i + 1) * 100,
        told: 7,
        belowTold: 1,
        aboveTold: 0,
        saverBelowTold: 0,
        saverAboveTold: 2,
      }),
    );
    expect(summarise([...homes, sums({})])).toEqual({
      homes: 10,
      evenings: 110,
      settled: 80,
      bias: 0.1,
      meanError: 0.3,
      phantomPointsPerKwh: 9,
      phantomShare: 0.25,
      paidOfTrue: 1.05,
      pointsPerSavedKwh: 2750,
      idle: { low: 10, middle: 50, high: 90 },
      saving: { low: 100, middle: 500, high: 900 },
      idleTold: { results: 70, inside: 60, below: 10, above: 0 },
      savingTold: { results: 70, inside: 50, below: 0, above: 20 },
    });
  });

  it('say nothing without results', () => {
    expect(summarise([sums({})])).toMatchObject({
      homes: 0,
      bias: null,
      paidOfTrue: null,
      idle: null,
      idleTold: null,
    });
  });
});
