import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readParticipation, readReceipts } from '../../../tests/support/books.ts';
import { Neighbourhood, saving, type Household, type Use } from '../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../tests/support/settlementDatabase.ts';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import { receiptDifferences } from '../../domain/settlement/recompute.ts';
import { readEventMovements } from '../ledger/service.ts';
import { recordsAroundEvent } from './aroundEvent.ts';
import { standings } from './tables.ts';

const database = settlementDatabase();
const { latestReceipt, balance } = database;

describe('the life of an event', () => {
  it('goes from the schedule to a restated result, and the books are right all along', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    expect(await place.join(home, event)).toEqual({ done: true });
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-02' });

    await place.goTo('2026-03-03', 19);
    expect(await place.settle()).toMatchObject({ members: 1, pending: 1 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: 'NoIntervalData:short-missing',
      points: null,
      receiptVersion: 0,
    });
    expect(await readReceipts(database.db, home, event)).toEqual([]);

    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ members: 1, settled: 1 });
    // 0.5 kWh × 300 points × (1 + 0), and 5 for taking part.
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'SETTLED',
      pendingReason: null,
      settleDueAt: null,
      baselineWh: 1000,
      usedWh: 500,
      reductionWh: 500,
      reductionPoints: 150,
      points: 155,
      watts: 15_500,
      bookedWatts: 15_500,
    });
    expect(await balance(home)).toBe(15_500);
    const [settled] = await readReceipts(database.db, home, event);
    expect(receiptDifferences(settled?.receipt as SettledReceipt)).toEqual([]);
    expect(
      await database.db.select().from(standings).where(eq(standings.memberId, home.memberId)),
    ).toMatchObject([{ recent: [5000], streak: 1 }]);

    await place.goTo('2026-03-08', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 400 }), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ restated: 1 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'RESTATED',
      reductionWh: 400,
      points: 125,
      receiptVersion: 2,
    });
    expect(await balance(home)).toBe(12_500);
    expect(
      (await readEventMovements(database.db, home, event.id))
        .map(({ cause, watts }) => [cause, watts])
        .sort(),
    ).toEqual([
      ['event-correction', -3_000],
      ['event-participation', 500],
      ['event-reduction', 15_000],
    ]);
    const second = (await readReceipts(database.db, home, event))[1];
    expect(second).toMatchObject({
      version: 2,
      points: 125,
      change: {
        code: 'readings-changed',
        points: { before: 155, after: 125 },
        memberWatts: -3_000,
        forgivenWatts: 0,
      },
    });
    expect(receiptDifferences(second?.receipt as SettledReceipt)).toEqual([]);

    await place.goTo('2026-03-25', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 0 }), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ members: 0 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      points: 125,
      receiptVersion: 2,
    });
  });
});

describe('a program whose baseline is a blend', () => {
  it('settles by it, and draws the hours around the event by the same', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', { baselineRule: 'blend' });
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    await place.join(home, event);
    const weekdays: string[] = [];
    // Evenings swing by 100 Wh from one weekday to the next, all other hours by 50; 1.1 times as much before the event.
    const use: Use = (date, second) => {
      if (date === '2026-03-03') return second < 18 * 3600 ? 1100 : 700;
      if (isWeekday(date) && !weekdays.includes(date)) weekdays.push(date);
      const turn = weekdays.length % 2 === 0 ? 1 : -1;
      return 1000 + turn * (second === 18 * 3600 ? 100 : 50);
    };
    await place.deliver(home, { use, from: '2026-01-10', to: '2026-03-03', intervalMinutes: 60 });
    await place.goTo('2026-03-04', 9);
    await place.settle();
    const [settled] = await readReceipts(database.db, home, event);
    const receipt = settled?.receipt as SettledReceipt;
    // 20% of the mean, 1,000 Wh, and 80% of 1.1 times that.
    expect(receipt).toMatchObject({ baselineWh: 1080, adjustment: { blend: { weight: 8000 } } });
    expect(receiptDifferences(receipt)).toEqual([]);
    const { servicePointId } = await readParticipation(database.db, home, event);
    const records = await recordsAroundEvent(database.db, home.memberId, {
      ...event,
      ...event.rules,
      servicePointId,
      receipt,
    });
    expect(records.map(({ baseline_wh }) => baseline_wh)).toEqual([1080, 1080, 1080, 1080, 1080]);
  });
});

const isWeekday = (date: string): boolean =>
  ![0, 6].includes(new Date(date).getUTCDay()) && !['2026-01-19', '2026-02-16'].includes(date);

describe('two events of a home on one day', () => {
  const rules = { baselineRule: 'highest-five-of-ten', sameDayAdjustment: true, eventsPerDay: 2 } as const;
  /** 1 kWh every hour; 500 Wh from `saved` o'clock on the day of the events. */
  const use =
    (saved: number): Use =>
    (date, second) =>
      date === '2026-03-03' && second === saved * 3600 ? 500 : 1000;

  it.each([
    ['earlier', {}, 14, [18, 14]],
    ['later', { postEventAdjustment: true }, 15, [12, 15]],
  ] as const)(
    'saving in the %s one doesn’t make doing nothing in the other look like an increase',
    async (_when, more, saved, [start, other]) => {
      const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', { ...rules, ...more });
      const home = await place.household();
      const event = await place.event('2026-03-03', start, start + 1);
      const second = await place.event('2026-03-03', other, other + 1);
      const declined = await place.household();
      for (const each of [home, declined]) {
        await place.join(each, event);
        await place.deliver(each, {
          use: use(saved),
          from: '2026-01-10',
          to: '2026-03-03',
          intervalMinutes: 60,
        });
      }
      await place.join(home, second);
      await place.leave(declined, second);
      await place.goTo('2026-03-04', 9);
      await place.settle();

      const receiptOf = (household: Household) => latestReceipt(household, event);
      expect(await receiptOf(home)).toMatchObject({
        adjustment: { eventMWh: null, ratio: null, otherEvent: true },
        baselineWh: 1000,
        noise: { verdict: 'within-noise' },
      });
      // Who said no to it used less in those hours by themselves.
      expect((await receiptOf(declined)).adjustment?.ratio?.measured).toBeLessThan(10_000);
    },
  );
});
