import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import type { Assessed } from './assess.ts';
import { CARRY_EVENTS, withCarried } from './carry.ts';
import type { Carry, CarryStep } from './carry.ts';
import type { Noise } from './noise.ts';
import { sameJson } from './sameJson.ts';
import { NEW_STANDING } from './standing.ts';
import type { Standing } from './standing.ts';
import { SILVER, rulesFor } from '../../../tests/support/testHousehold.ts';

const noiseOf = (meanAbsoluteWh: number): Noise => ({
  days: 10,
  meanAbsoluteWh,
  rootMeanSquareWh: meanAbsoluteWh,
  biasWh: 0,
});
const earlier = (wh: number, more: Partial<Carry> = {}): Carry => ({
  wh,
  eventId: 'earlier',
  date: '2026-11-18',
  eventsSince: 0,
  ...more,
});

/** An evening with a baseline of 1,000 Wh, an error of 200 Wh and a dead band of 50 Wh, so a limit of 400 Wh. */
function evening(
  reductionWh: number,
  carried?: Carry,
  more: {
    rules?: Parameters<typeof rulesFor>[0];
    noise?: Noise | null;
    date?: string;
    provenance?: 'utility' | 'upload';
    left?: boolean;
    away?: boolean;
    standing?: Partial<Standing>;
    eventId?: string;
  } = {},
): Assessed {
  return assess({
    algorithm: 'participation_reduction',
    eventId: more.eventId ?? 'event',
    localDate: more.date ?? '2026-11-25',
    baselineWh: 1000,
    usedWh: 1000 - reductionWh,
    noise: more.noise === undefined ? noiseOf(200) : more.noise,
    provenance: more.provenance ?? 'utility',
    left: more.left ?? false,
    away: more.away ?? false,
    standing: { ...SILVER, ...(carried === undefined ? {} : { carried }), ...more.standing },
    rules: rulesFor(more.rules),
    wattConversionRate: 100,
  });
}
const outcome = ({ pay, carry, after }: Assessed) => ({
  points: pay.reductionPoints,
  because: pay.unpaidBecause,
  counted: carry?.countedWh,
  left: carry?.leftWh,
  carried: after.carried?.wh,
});

describe('a worse evening is set against the next better ones', () => {
  it.each([
    // r, carried before, points, why not, what counts, what is left
    [-300, undefined, 0, 'no-reduction', -300, -300],
    [-300, -50, 0, 'no-reduction', -350, -350],
    [-300, -200, 0, 'no-reduction', -500, -400],
    [-900, undefined, 0, 'no-reduction', -900, -400],
    [0, -300, 0, 'no-reduction', -300, -300],
    [0, undefined, 0, 'no-reduction', 0, 0],
    [300, -300, 0, 'carried', 0, 0],
    [100, -300, 0, 'carried', -200, -200],
    [100, -900, 0, 'carried', -800, -400],
    [330, -300, 0, 'dead-band', 30, 0],
    [349, -300, 0, 'dead-band', 49, 0],
    [350, -300, 5, null, 50, 0],
    [800, -300, 50, null, 500, 0],
    [800, undefined, 80, null, 800, 0],
    [30, undefined, 0, 'dead-band', 30, 0],
  ] as const)('%i Wh saved with %s Wh open', (reduction, open, points, because, counted, left) => {
    expect(outcome(evening(reduction, open === undefined ? undefined : earlier(open)))).toEqual({
      points,
      because,
      counted,
      left,
      carried: left === 0 ? undefined : left,
    });
  });

  it('what one saved that evening counts in full for tier and streak', () => {
    const { after, verdict } = evening(800, earlier(-700), { rules: { carryFactor: 2 } });
    expect(verdict).toBe('reduction');
    expect(after).toMatchObject({ recent: [8000], streak: 1 });
    expect(evening(800, earlier(-900)).after).toMatchObject({ recent: [8000], streak: 1 });
  });

  it('remembers the latest evening that added to it', () => {
    const open = earlier(-100, { eventsSince: 3 });
    expect(evening(-50, open).after.carried).toEqual({
      wh: -150,
      eventId: 'event',
      date: '2026-11-25',
      eventsSince: 0,
    });
    expect(evening(40, open).after.carried).toEqual({ ...open, wh: -60, eventsSince: 4 });
    // At the limit already, this evening adds nothing.
    expect(evening(-50, earlier(-400)).after.carried).toEqual(earlier(-400, { eventsSince: 1 }));
  });

  it.each([
    [1, -200],
    [2, -400],
  ] as const)('factor %i carries at most that many times the usual error', (carryFactor, left) => {
    expect(evening(-900, undefined, { rules: { carryFactor } }).after.carried?.wh).toBe(left);
  });

  it('where the error is unknown, an evening adds nothing and what is open stays', () => {
    expect(outcome(evening(-300, undefined, { noise: null }))).toMatchObject({ left: 0, carried: undefined });
    expect(outcome(evening(-300, earlier(-100), { noise: null }))).toMatchObject({
      left: -100,
      carried: -100,
    });
    expect(outcome(evening(60, earlier(-100), { noise: null }))).toMatchObject({ points: 0, carried: -40 });
    expect(outcome(evening(300, earlier(-100), { noise: null }))).toMatchObject({
      points: 20,
      carried: undefined,
    });
  });
});

describe('what leaves it alone', () => {
  const open = earlier(-300, { eventsSince: 2 });
  it.each([
    ['leaving', { left: true }],
    ['a vacation that begins', { left: true, away: true }],
    ['an estimate from an upload', { provenance: 'upload' as const }],
  ])('%s', (_what, more) => {
    expect(evening(800, open, more).after.carried).toEqual(open);
    expect(evening(-800, open, more).after.carried).toEqual(open);
  });

  it('an estimate says what it would have paid', () => {
    expect(evening(800, open, { provenance: 'upload' })).toMatchObject({
      pay: { reductionPoints: 50, payableReductionWatts: 0 },
      carry: { openWh: -300, countedWh: 500, leftWh: -300 },
    });
  });
});

it('goes from the first event ever past a vacation to the next event', () => {
  const first = evening(-300, undefined, { standing: NEW_STANDING });
  expect(outcome(first)).toMatchObject({ points: 0, left: -300, carried: -300 });
  const away = evening(0, undefined, { standing: first.after, left: true, away: true });
  expect(away.after).toMatchObject({ recent: first.after.recent, carried: { wh: -300, eventsSince: 0 } });
  expect(outcome(evening(800, undefined, { standing: away.after }))).toMatchObject({ points: 50, left: 0 });
});

describe('where it ends', () => {
  it('with the year: the first event of the next one starts clean', () => {
    const open = earlier(-300, { date: '2026-12-30' });
    expect(evening(800, open, { date: '2026-12-31' })).toMatchObject({ pay: { reductionPoints: 50 } });
    const next = evening(800, open, { date: '2027-01-02' });
    expect(next).toMatchObject({
      pay: { reductionPoints: 80 },
      carry: { openWh: 0, from: null, ended: 'new-year' },
    });
    expect(next.after.carried).toBeUndefined();
    expect(evening(-100, open, { date: '2027-01-02' }).after.carried).toEqual({
      wh: -100,
      eventId: 'event',
      date: '2027-01-02',
      eventsSince: 0,
    });
  });

  it('after ten settled events that neither made up for it nor added to it', () => {
    let carried: Carry | undefined = earlier(-300);
    for (let event = 1; event < CARRY_EVENTS; event += 1) {
      carried = evening(1, carried).after.carried;
      expect(carried).toMatchObject({ wh: -300 + event, eventsSince: event });
    }
    const tenth = evening(1, carried);
    expect(tenth.carry).toMatchObject({ openWh: -291, leftWh: 0, ended: 'ten-events' });
    expect(tenth.after.carried).toBeUndefined();
  });

  it('when the program’s factor becomes 0 in the middle of a season; a lower one keeps less', () => {
    const open = earlier(-380);
    expect(evening(800, open, { rules: { carryFactor: 0 } })).toMatchObject({
      pay: { reductionPoints: 80 },
      carry: { openWh: 0, leftWh: 0, ended: 'off' },
    });
    expect(evening(-800, open, { rules: { carryFactor: 0 } }).after.carried).toBeUndefined();
    expect(evening(800, open, { rules: { carryFactor: 1 } }).pay.reductionPoints).toBe(42);
    expect(evening(80, open, { rules: { carryFactor: 1 } }).after.carried).toMatchObject({ wh: -200 });
  });

  it('in a program that nets the month, which evens out by itself', () => {
    expect(evening(-300, undefined, { rules: { netMonthly: true } })).toMatchObject({ carry: undefined });
    expect(evening(800, earlier(-300), { rules: { netMonthly: true } })).toMatchObject({
      pay: { reductionPoints: 80, payment: 'month-end' },
      carry: { ended: 'off' },
    });
  });
});

it('a program without carry-over has nothing of it on the receipt', () => {
  const { carry, after } = evening(-300, undefined, { rules: { carryFactor: 0 } });
  expect(carry).toBeUndefined();
  expect(after).not.toHaveProperty('carried');
});

it('each program keeps its own amount', () => {
  const both = withCarried({ a: earlier(-100) }, 'b', earlier(-200));
  expect(both).toEqual({ a: earlier(-100), b: earlier(-200) });
  expect(withCarried(both, 'a', undefined)).toEqual({ b: earlier(-200) });
  expect(withCarried({ a: earlier(-100) }, 'a', undefined)).toBeUndefined();
});

interface Evening {
  readonly reductionWh: number;
  readonly errorWh: number | null;
  readonly factor: 0 | 1 | 2;
  readonly counts: 'settled' | 'left' | 'upload';
  readonly days: number;
}
const oneEvening: fc.Arbitrary<Evening> = fc.record({
  reductionWh: fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -60, max: 60 })),
  errorWh: fc.option(fc.integer({ min: 0, max: 400 }), { freq: 8 }),
  factor: fc.constantFrom(2, 2, 2, 1, 0),
  counts: fc.constantFrom('settled', 'settled', 'settled', 'settled', 'left', 'upload'),
  days: fc.integer({ min: 1, max: 20 }),
});

/** Settles a home's evenings in their order, from the standing that each leaves behind. */
function fold(evenings: readonly Evening[]): Assessed[] {
  let standing: Standing = SILVER;
  let day = Date.UTC(2026, 0, 1);
  return evenings.map(({ reductionWh, errorWh, factor, counts, days }, place) => {
    day += days * 86_400_000;
    const result = evening(reductionWh, undefined, {
      rules: { carryFactor: factor },
      noise: errorWh === null ? null : noiseOf(errorWh),
      date: new Date(day).toISOString().slice(0, 10),
      left: counts === 'left',
      provenance: counts === 'upload' ? 'upload' : 'utility',
      standing,
      eventId: `event ${place}`,
    });
    standing = result.after;
    return result;
  });
}

/** What a step gives up of the evening and of what was open before it. */
function forgivenWh(before: Carry | undefined, reductionWh: number, step: CarryStep | undefined): number {
  if (step === undefined) return Math.max(0, -reductionWh);
  const { openWh, leftWh } = step;
  return openWh - (before?.wh ?? 0) + Math.max(0, leftWh - Math.min(0, openWh + reductionWh));
}

describe('over 10,000 random evenings', { timeout: 120_000 }, () => {
  const seasons = fc.array(oneEvening, { minLength: 40, maxLength: 40 });

  it('pays at most what was saved in all, what is still open, and what is forgiven; never below zero', () => {
    fc.assert(
      fc.property(seasons, (evenings) => {
        let paid = 0;
        let saved = 0;
        let forgiven = 0;
        for (const { before, after, carry, reductionWh, pay } of fold(
          evenings.map((each) => ({ ...each, counts: 'settled' as const })),
        )) {
          expect(pay.reductionPoints).toBeGreaterThanOrEqual(0);
          expect(after.carried?.wh ?? -1).toBeLessThan(0);
          paid += pay.unpaidBecause === null ? pay.formula.reductionWh : 0;
          saved += reductionWh;
          forgiven += forgivenWh(before.carried, reductionWh, carry);
          expect(paid).toBeLessThanOrEqual(saved - (after.carried?.wh ?? 0) + forgiven);
          if (pay.unpaidBecause === null) expect(pay.formula.reductionWh).toBeLessThanOrEqual(reductionWh);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('never carries more than the limit, nor longer than ten settled events, nor into the next year', () => {
    fc.assert(
      fc.property(seasons, (evenings) => {
        for (const { after, carry } of fold(evenings)) {
          if (after.carried === undefined) continue;
          expect(after.carried.eventsSince).toBeLessThan(CARRY_EVENTS);
          if (carry?.limitWh != null && carry.leftWh !== carry.openWh)
            expect(-carry.leftWh).toBeLessThanOrEqual(carry.limitWh);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('changing an earlier evening and following it until nothing changes equals settling all of them again', () => {
    fc.assert(
      fc.property(seasons, fc.nat(39), oneEvening, (evenings, at, other) => {
        const first = fold(evenings);
        const changed = evenings.with(at, { ...other, days: (evenings[at] as Evening).days });
        const anew = fold(changed);
        // What differs ends at the first later event whose standing before it is the same.
        const reached = anew.findIndex(
          (result, place) => place > at && sameJson(result.before, (first[place] as Assessed).before),
        );
        const followed = reached === -1 ? anew : [...anew.slice(0, reached), ...first.slice(reached)];
        expect(followed).toEqual(anew);
      }),
      { numRuns: 250 },
    );
  });
});
