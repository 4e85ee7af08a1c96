import { describe, expect, it } from 'vitest';
import { DEFAULT_PROGRAM_RULES } from '../programs/rules.ts';
import { likelyPay, programPay, type PaidResult, type PayHistory } from './likelyPay.ts';
import { aboutPoints } from './likelyRange.ts';
import { NEW_STANDING } from './standing.ts';

const HOUR = 3_600_000;
const evening = (day: number, hour = 18) => (day * 24 + hour) * HOUR;
const EVENT = { algorithm: 'participation_reduction', minutes: 60, start: evening(100) } as const;
const NOTHING: PayHistory = { results: [], typicalWindowWh: null, program: null };

/** An evening that paid these points for its saving, at 100 points a kilowatt-hour and no bonus. */
const paid = (reductionPoints: number, more: Partial<PaidResult> = {}): PaidResult => ({
  reductionPoints,
  baselineWh: 1000,
  minutes: 60,
  start: evening(90),
  pointsPerKwh: 100,
  before: null,
  ...more,
});

/** The pay of a program whose members were paid for these shares of their usual use. */
const program = (...percents: readonly number[]) =>
  programPay(
    percents.map((percent) => paid(percent)),
    DEFAULT_PROGRAM_RULES.standing,
  );

const estimate = (history: Partial<PayHistory>, standing = NEW_STANDING) =>
  likelyPay(EVENT, { ...NOTHING, ...history }, standing, DEFAULT_PROGRAM_RULES);
const range = (history: Partial<PayHistory>) => {
  const found = estimate(history);
  return found && [found.lowPoints, found.highPoints];
};

describe('what the next event is likely to pay', () => {
  it('a newcomer: what homes like theirs got, including those who got nothing, and participation', () => {
    // Of ten homes that use 2 kWh then, three saved nothing, and one saved half.
    const others = program(0, 0, 0, 5, 10, 10, 15, 20, 30, 50);
    expect(estimate({ typicalWindowWh: 2000, program: others })).toEqual({
      lowPoints: 5,
      highPoints: 45,
      ownPoints: [],
      otherResults: 10,
    });
    expect(range({ typicalWindowWh: 1000, program: others })).toEqual([5, 25]);
  });

  it('is null without own results, and where no readings or too few results of others say anything', () => {
    expect(estimate({})).toBeNull();
    expect(estimate({ typicalWindowWh: 2000 })).toBeNull();
    expect(estimate({ program: program(10, 10, 10, 10, 10) })).toBeNull();
    expect(estimate({ typicalWindowWh: 2000, program: program(10, 20, 30, 40) })).toBeNull();
    const others = program(0, 10, 20, 30, 40);
    expect(
      likelyPay(
        { ...EVENT, algorithm: 'reduction_rt' },
        { ...NOTHING, typicalWindowWh: 900, program: others },
        NEW_STANDING,
        DEFAULT_PROGRAM_RULES,
      ),
    ).toBeNull();
    expect(programPay([], DEFAULT_PROGRAM_RULES.standing)).toBeNull();
  });

  it('counts own results from the first one on, by n ÷ (n + 4) beside the others', () => {
    // Others get 5 points for taking part and nothing else; the member always gets 80 more.
    const others = program(0, 0, 0, 0, 0);
    const own = (count: number) => Array.from({ length: count }, () => paid(80));
    // One result weighs a fifth, two a third; with 41 the others and half of the least of them weigh a tenth.
    expect(range({ results: own(1), program: others })).toEqual([5, 5]);
    expect(range({ results: own(2), program: others })).toEqual([5, 85]);
    expect(range({ results: own(40), program: others })).toEqual([5, 85]);
    expect(range({ results: own(41), program: others })).toEqual([85, 85]);
  });

  it('alone, ten own results count as ten and a half: nine of them are four in five', () => {
    const results = [900, 100, 200, 300, 400, 500, 600, 700, 800, 0].map((points) => paid(points));
    expect(estimate({ results })).toEqual({
      lowPoints: 5,
      highPoints: 810,
      ownPoints: [905, 105, 205, 305, 405, 505, 605, 705, 805, 5],
      otherResults: 0,
    });
  });

  it('few own results alone leave out none of them, more leave out those at the ends', () => {
    const own = (count: number) => Array.from({ length: count }, (_, i) => paid(100 * (i + 1)));
    expect(range({ results: own(8) })).toEqual([100, 810]);
    expect(range({ results: own(15) })).toEqual([200, 1410]);
  });

  it('leaves out a tenth at either end, and a fifth at the upper one where the low end is the least there is', () => {
    const own = (...points: readonly number[]) =>
      Array.from({ length: 40 }, (_, i) => paid(points[i % points.length] as number));
    const ten = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];
    expect(range({ results: own(...ten) })).toEqual([100, 1010]);
    expect(range({ results: own(0, 0, ...ten.slice(2)) })).toEqual([5, 910]);
  });

  it('scales results to the event’s length, and others to the home’s own use in its results', () => {
    expect(range({ results: [paid(40, { minutes: 120 })] })).toEqual([25, 25]);
    const all = program(50, 50, 50, 50, 50);
    expect(range({ results: [paid(0, { baselineWh: 3000, minutes: 90 })], program: all })).toEqual([5, 110]);
  });

  it.each([0, -400])(
    'tells a home that usually takes %i Wh from the grid then, as with solar, what taking part pays',
    (typicalWindowWh) => {
      expect(range({ typicalWindowWh, program: program(10, 20, 30, 40, 50) })).toEqual([5, 5]);
    },
  );

  it('leaves out results at other hours while there are any at about this one, over midnight too', () => {
    const morning = paid(200, { start: evening(91, 7) });
    expect(estimate({ results: [morning, paid(40)] })?.ownPoints).toEqual([45]);
    expect(estimate({ results: [morning] })?.ownPoints).toEqual([205]);
    const late = { ...EVENT, start: evening(100, 23) };
    const early = paid(40, { start: evening(91, 1) });
    expect(
      likelyPay(late, { ...NOTHING, results: [early] }, NEW_STANDING, DEFAULT_PROGRAM_RULES)?.ownPoints,
    ).toEqual([45]);
  });

  it('goes by what a result was paid for, whatever rate, tier and streak it had, and pays it at the current ones', () => {
    const gold = { recent: [2000, 2000, 2000, 2000, 2000], streak: 10 };
    // 400 Wh at 1.5 + 0.5, once at 50 points and once at 100.
    const results = [paid(40, { pointsPerKwh: 50, before: gold }), paid(80, { before: gold })];
    expect(estimate({ results })?.ownPoints).toEqual([45, 45]);
    expect(estimate({ results }, { ...gold, setup: 'utility-connected' })?.ownPoints).toEqual([85, 85]);
    expect(estimate({ results: [paid(40, { pointsPerKwh: 0 })] })?.ownPoints).toEqual([5]);
  });

  it.each([
    [97, 102, 95, 110],
    [120, 133, 120, 140],
    [12, 18, 10, 20],
  ])('rounds %i and %i outwards, to 5 points below 100 and to 10 above: %i to %i', (low, high, from, to) => {
    expect(range({ results: [paid(low - 5), paid(high - 5)] })).toEqual([from, to]);
  });

  it.each([
    [110, 130, 120],
    [110, 140, null],
    [85, 85, 85],
    [5, 5, 5],
    [0, 0, null],
    [90, 105, 100],
  ])('a range of %i to %i points is told as %s', (low, high, about) => {
    expect(aboutPoints(low, high)).toBe(about);
  });
});
