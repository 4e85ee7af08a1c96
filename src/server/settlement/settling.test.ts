import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readParticipation, readReceipts } from '../../../tests/support/books.ts';
import {
  localInstant,
  Neighbourhood,
  saving,
  type Delivery,
  type Household,
} from '../../../tests/support/neighbourhood.ts';
import { settlementDatabase } from '../../../tests/support/settlementDatabase.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { runDueEvents, type StoredEvent } from '../events/service.ts';
import { vacations } from '../events/tables.ts';
import { adjustmentPosting } from '../../domain/ledger/eventPostings.ts';
import { readEventLedgers, post } from '../ledger/service.ts';
import { servicePoints } from '../meter/tables.ts';
import { settleEvent } from './service.ts';
import { programPay, standings } from './tables.ts';

const database = settlementDatabase();
const { latestReceipt, balance } = database;

const START = '2026-03-01T20:00:00Z';
const HISTORY = { from: '2026-01-10', to: '2026-03-02' };

/**
 * A home that has joined an event on Tuesday the 3rd of March from 18 to 19, with readings up to the day before; it
 * is Wednesday morning.
 */
async function afterEvent(
  rules: Partial<ProgramRules> = {},
  history: Partial<Parameters<Neighbourhood['deliver']>[1]> = {},
) {
  const place = await Neighbourhood.on(database.db, START, rules);
  const home = await place.household();
  const event = await place.event('2026-03-03', 18, 19);
  await place.join(home, event);
  await place.deliver(home, { use: saving({}, history.intervalMinutes), ...HISTORY, ...history });
  await place.goTo('2026-03-04', 9);
  return { place, home, event };
}

const day = (date: string, saved: number, more: Partial<Parameters<Neighbourhood['deliver']>[1]> = {}) => ({
  use: saving({ [date]: saved }, more.intervalMinutes),
  from: date,
  to: date,
  ...more,
});

describe('late data', () => {
  it('is looked for again every few hours, and no longer once the event closes', async () => {
    const { place, home, event } = await afterEvent();
    await place.settle();
    expect((await readParticipation(database.db, home, event)).settleDueAt).toEqual(
      new Date(place.clock.now().getTime() + 6 * 3_600_000),
    );
    expect(await place.settle()).toMatchObject({ members: 0 });
    await place.goTo('2026-03-04', 15);
    expect(await place.settle()).toMatchObject({ pending: 1 });
    await place.goTo('2026-03-24', 18);
    expect(await place.settle()).toMatchObject({ pending: 1 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'PENDING',
      settleDueAt: null,
    });
    await place.goTo('2026-03-24', 20);
    await place.deliver(home, day('2026-03-03', 500));
    expect(await place.settle()).toMatchObject({ members: 0 });
    expect(await balance(home)).toBe(0);
  });

  it('a home without any meter waits like one without readings', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    await place.join(home, event);
    await place.goTo('2026-03-04', 9);
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      pendingReason: 'NoIntervalData:long-missing',
      servicePointId: null,
    });
  });

  it('a meter that is too coarse for the program waits for another', async () => {
    const { place, home, event } = await afterEvent(
      { settlementIntervalMinutes: 15 },
      { intervalMinutes: 60 },
    );
    await place.deliver(home, day('2026-03-03', 500, { intervalMinutes: 60 }));
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: 'MeterTooCoarse',
      settleDueAt: null,
    });
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ settled: 1 });
  });
});

describe('hours after the event that lie in the next day of UTC', () => {
  const EVENT_DAY = '2026-03-03';
  /**
   * 1 kWh in every hour; on the event's day 1,100 Wh before it, 600 Wh in it, 1,350 Wh from 15:00 and `last` Wh from
   * 16:00, which is midnight in UTC.
   */
  const use =
    (last: number | null): Delivery['use'] =>
    (date, second) => {
      const hour = Math.floor(second / 3600);
      if (date !== EVENT_DAY) return 1000;
      return hour === 16 ? last : ({ 8: 1100, 9: 1100, 10: 1100, 12: 600, 15: 1350 }[hour] ?? 1000);
    };

  async function noonEvent(last: number | null) {
    const rules = {
      baselineRule: 'highest-five-of-ten',
      sameDayAdjustment: true,
      postEventAdjustment: true,
      postEventFromHours: 2,
      postEventToHours: 4,
    } as const;
    const place = await Neighbourhood.on(database.db, START, rules);
    const home = await place.household();
    const event = await place.event(EVENT_DAY, 12, 13);
    await place.join(home, event);
    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: use(last), from: '2026-01-10', to: EVENT_DAY, intervalMinutes: 60 });
    return { place, home, event };
  }
  const correct = (place: Neighbourhood, home: Household, last: number) =>
    place.deliver(home, { use: use(last), from: EVENT_DAY, to: EVENT_DAY, intervalMinutes: 60 });

  it('are read for the result', async () => {
    const { place, home, event } = await noonEvent(1350);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    // (3 × 1,100 + 2 × 1,350) / 5,000 = 1.2
    expect(await latestReceipt(home, event)).toMatchObject({
      adjustment: { eventMWh: 6_000_000, ratio: { used: 12_000 } },
      baselineWh: 1200,
    });
  });

  it('make the result due again when they come late, and when a reading of them is corrected', async () => {
    const { place, home, event } = await noonEvent(null);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    expect(await latestReceipt(home, event)).toMatchObject({ adjustment: { ratio: null }, baselineWh: 1000 });

    await place.goTo('2026-03-05', 9);
    await correct(place, home, 1350);
    expect((await readParticipation(database.db, home, event)).settleDueAt).toEqual(place.clock.now());
    expect(await place.settle()).toMatchObject({ restated: 1 });
    expect(await latestReceipt(home, event)).toMatchObject({ baselineWh: 1200 });

    await place.goTo('2026-03-06', 9);
    await correct(place, home, 1050);
    expect(await place.settle()).toMatchObject({ restated: 1 });
    expect(await latestReceipt(home, event)).toMatchObject({ baselineWh: 1140, revision: 3 });
  });
});

describe('a correction', () => {
  it('takes at most the balance there is, the program bears the rest, and a later gain repays that first', async () => {
    const { place, home, event } = await afterEvent();
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    expect(await balance(home)).toBe(15_500);
    const spent = adjustmentPosting('default', home.memberId, -15_000, place.newId());
    await post(database.db, spent ? [{ ...home, eventId: null, posting: spent }] : [], place.clock.now());

    await place.goTo('2026-03-05', 9);
    await place.deliver(home, day('2026-03-03', 300));
    await place.settle();
    expect(await balance(home)).toBe(0);
    expect((await readReceipts(database.db, home, event)).at(-1)?.change).toMatchObject({
      code: 'readings-changed',
      memberWatts: -500,
      forgivenWatts: 5_500,
    });

    await place.goTo('2026-03-06', 9);
    await place.deliver(home, day('2026-03-03', 800));
    await place.settle();
    // 300 Wh to 800 Wh is 15,000 watts more, of which 5,500 were never taken back.
    expect(await balance(home)).toBe(9_500);
    expect((await readEventLedgers(database.db, event.id, [home.memberId])).get(home.memberId)).toMatchObject(
      {
        creditedWatts: 24_500,
        forgivenWatts: 0,
      },
    );
  });

  it('is not made when the same readings come again, or others that change no figure', async () => {
    const { place, home, event } = await afterEvent();
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    await place.goTo('2026-03-05', 9);
    await place.deliver(home, day('2026-03-03', 500));
    await place.deliver(home, {
      use: (_date, second) => (second < 3600 ? 77 : 25),
      from: '2026-03-04',
      to: '2026-03-04',
    });
    expect(await place.settle()).toMatchObject({ members: 0 });
    await place.deliver(home, {
      use: (date, second) => (second === 0 ? 99 : saving({})(date, second)),
      from: '2026-03-02',
      to: '2026-03-02',
    });
    expect(await place.settle()).toMatchObject({ members: 1, unchanged: 1 });
    expect((await readParticipation(database.db, home, event)).receiptVersion).toBe(1);
  });

  it('gives back what there was when readings become too coarse, and pays again when they are fine again', async () => {
    const { place, home, event } = await afterEvent({ settlementIntervalMinutes: 15 });
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    expect(await balance(home)).toBe(15_500);
    await place.goTo('2026-03-05', 9);
    await place.deliver(home, day('2026-03-03', 500, { intervalMinutes: 60 }));
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: 'MeterTooCoarse',
      points: null,
      bookedWatts: 0,
      receiptVersion: 2,
    });
    expect(await balance(home)).toBe(0);
    await place.goTo('2026-03-06', 9);
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    expect(await balance(home)).toBe(15_500);
    expect((await readReceipts(database.db, home, event)).map(({ change }) => change?.code ?? null)).toEqual([
      null,
      'no-longer-usable',
      'usable-again',
    ]);
  });

  it('follows through to later results that rest on it, and stops where nothing changes', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    await place.deliver(home, { use: saving({}), ...HISTORY });
    const dates = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
    const events: StoredEvent[] = [];
    for (const date of dates) {
      place.clock.set(localInstant(date, 9));
      const event = await place.event(date, 18, 19);
      await place.join(home, event);
      await place.goTo(date, 23);
      events.push(event);
    }
    await place.goTo('2026-03-07', 9);
    const [first, second] = events;
    if (!first || !second) throw new Error('no events');
    // The second day is late: the others are settled without it.
    for (const date of dates.filter((_, i) => i !== 1)) await place.deliver(home, day(date, 500));
    expect(await place.settle()).toMatchObject({ settled: 3, pending: 1 });
    const streaks = async () =>
      Promise.all(
        events.map(
          async (event) => (await readParticipation(database.db, home, event)).standingBefore?.streak,
        ),
      );
    expect(await streaks()).toEqual([0, 1, 1, 2]);

    await place.deliver(home, day('2026-03-04', 500));
    expect(await place.settle()).toMatchObject({ settled: 1, restated: 2 });
    expect(await streaks()).toEqual([0, 1, 2, 3]);
    const fourth = events[3] as StoredEvent;
    expect((await readReceipts(database.db, home, fourth)).at(-1)?.change).toMatchObject({
      code: 'standing-changed',
      streak: { before: 2, after: 3 },
    });
    expect(
      await database.db.select().from(standings).where(eq(standings.memberId, home.memberId)),
    ).toMatchObject([{ streak: 4, recent: [5000, 5000, 5000, 5000] }]);

    // The first saved a little less: reduction share and so the mean change, all later ones follow; points do only where the tier does.
    await place.deliver(home, day('2026-03-03', 499));
    await place.settle();
    const recent = await Promise.all(
      events.map(async (event) => (await readParticipation(database.db, home, event)).standingBefore?.recent),
    );
    expect(recent).toEqual([[], [4990], [5000, 4990], [5000, 5000, 4990]]);
  });
});

describe('who provided the readings', () => {
  it('an upload is an estimate: shown in full, not paid, and no matter of tier or streak', async () => {
    const { place, home, event } = await afterEvent({}, { source: 'upload' });
    await place.deliver(home, day('2026-03-03', 500, { source: 'upload' }));
    expect(await place.settle()).toMatchObject({ settled: 1 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      points: 155,
      watts: 15_500,
      bookedWatts: 0,
      estimateOnly: true,
      standingAfter: { recent: [], streak: 0 },
    });
    expect(await balance(home)).toBe(0);
    // The utility confirms it: now it is paid.
    await place.goTo('2026-03-05', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-03' });
    await place.settle();
    expect(await balance(home)).toBe(15_500);
    expect((await readReceipts(database.db, home, event)).at(-1)?.change?.code).toBe('payment-changed');
  });

  it('pays for uploads where the program says so', async () => {
    const { place, home } = await afterEvent({ payFromUploads: true }, { source: 'upload' });
    await place.deliver(home, day('2026-03-03', 500, { source: 'upload' }));
    await place.settle();
    expect(await balance(home)).toBe(15_500);
  });

  it('the meter that was linked last settles, and a result keeps its meter', async () => {
    const { place, home, event } = await afterEvent();
    await place.deliver(home, day('2026-03-03', 500));
    place.clock.advance(60_000);
    await place.deliver(home, {
      use: saving({ '2026-03-03': 900 }),
      from: '2026-01-10',
      to: '2026-03-03',
      meter: 'new',
      source: 'operator',
    });
    await place.settle();
    expect((await latestReceipt(home, event)).reductionWh).toBe(900);
    await place.goTo('2026-03-05', 9);
    await place.deliver(home, day('2026-03-03', 100));
    expect(await place.settle()).toMatchObject({ members: 0 });
    place.clock.advance(60_000);
    await place.deliver(home, {
      use: saving({ '2026-03-03': 50 }),
      from: '2026-01-10',
      to: '2026-03-03',
      meter: 'third',
    });
    expect(await place.settle()).toMatchObject({ members: 0 });
    await place.deliver(home, day('2026-03-03', 800, { meter: 'new', source: 'operator' }));
    await place.settle();
    expect((await latestReceipt(home, event)).reductionWh).toBe(800);
    expect(
      await database.db.select().from(servicePoints).where(eq(servicePoints.memberId, home.memberId)),
    ).toHaveLength(3);
  });
});

describe('what does not count as a day of comparison', () => {
  it('days with another event that the member was in, and days away', async () => {
    const place = await Neighbourhood.on(database.db, '2026-02-23T20:00:00Z');
    const home = await place.household();
    const earlier = await place.event('2026-02-25', 18, 19);
    const declined = await place.event('2026-02-26', 18, 19);
    const event = await place.event('2026-03-03', 18, 19);
    for (const each of [earlier, event]) await place.join(home, each);
    await place.leave(home, declined);
    await database.db
      .insert(vacations)
      .values({ memberId: home.memberId, id: place.newId(), startsOn: '2026-02-19', endsOn: '2026-02-20' });
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-02-24' });
    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-02-25', to: '2026-03-03' });
    await place.settle();
    const { daysRejected, daysUsed } = await latestReceipt(home, event);
    expect(
      daysRejected
        .filter(({ reason }) => reason !== 'other-day-type')
        .map(({ date, reason }) => [date, reason]),
    ).toEqual([
      ['2026-02-25', 'event'],
      ['2026-02-20', 'vacation'],
      ['2026-02-19', 'vacation'],
    ]);
    expect(daysUsed.map(({ date }) => date)).toContain('2026-02-26');
  });

  it('a day on which an event was called off after it had begun, but not one called off before', async () => {
    const place = await Neighbourhood.on(database.db, '2026-02-23T20:00:00Z');
    const home = await place.household();
    const began = await place.event('2026-02-25', 18, 19);
    const never = await place.event('2026-02-26', 18, 19);
    const event = await place.event('2026-03-03', 18, 19);
    for (const each of [began, never, event]) await place.join(home, each);
    await place.goTo('2026-02-25', 18.5);
    expect((await place.cancel(began)).saved).toBe(true);
    expect((await place.cancel(never)).saved).toBe(true);
    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-03' });
    await place.settle();
    const { daysRejected } = await latestReceipt(home, event);
    expect(daysRejected.filter(({ reason }) => reason === 'event').map(({ date }) => date)).toEqual([
      '2026-02-25',
    ]);
  });
});

describe('leaving', () => {
  it('while the event runs pays nothing and ends the streak; before the start it is no part of it', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const leaver = await place.household();
    const decliner = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    for (const home of [leaver, decliner]) {
      await place.join(home, event);
      await place.deliver(home, { use: saving({}), ...HISTORY });
    }
    await place.leave(decliner, event);
    await place.goTo('2026-03-03', 18.25);
    expect(await place.leave(leaver, event)).toEqual({ done: true });
    await place.goTo('2026-03-04', 9);
    await place.deliver(leaver, day('2026-03-03', 500));
    expect(await place.settle()).toMatchObject({ members: 1, settled: 1 });
    expect((await latestReceipt(leaver, event)).pay).toMatchObject({ unpaidBecause: 'left', points: 0 });
    expect(await readParticipation(database.db, decliner, event)).toMatchObject({
      settlement: null,
      opt: 'out',
    });
  });
});

describe('whom it pays', () => {
  it('the member’s organisation where the event says so, and takes it back from there', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const organisationId = place.newId();
    const home = await place.household({ organisationId });
    const event = await place.event('2026-03-03', 18, 19, { algorithm: 'participation_reduction_org' });
    await place.join(home, event);
    await place.deliver(home, { use: saving({}), ...HISTORY });
    await place.goTo('2026-03-04', 9);
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    const ledger = async () =>
      (await readEventLedgers(database.db, event.id, [home.memberId])).get(home.memberId);
    expect(await ledger()).toEqual({
      owner: `organisation:${organisationId}`,
      creditedWatts: 15_500,
      forgivenWatts: 0,
    });
    await place.deliver(home, day('2026-03-03', 300));
    await place.settle();
    expect(await ledger()).toMatchObject({ creditedWatts: 9_500, forgivenWatts: 0 });
    expect(await balance(home)).toBe(0);
  });

  it('no member of an event per device while no device is known', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19, { algorithm: 'participation_reduction_rt' });
    await place.goTo('2026-03-04', 9);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'SETTLED',
      points: 0,
      baselineWh: null,
    });
    expect((await readReceipts(database.db, home, event))[0]?.receipt).toMatchObject({
      kind: 'real-time',
      points: 0,
      devices: [],
    });
  });
});

describe('many at once', () => {
  it('two settlers share the members between them and do nothing twice', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const homes: Household[] = [];
    for (let i = 0; i < 12; i += 1) homes.push(await place.household({ autoJoin: true }));
    const event = await place.event('2026-03-03', 18, 19);
    for (const home of homes)
      await place.deliver(home, {
        use: saving({ '2026-03-03': 500 }, 60),
        from: '2026-02-10',
        to: '2026-03-02',
        intervalMinutes: 60,
      });
    await place.goTo('2026-03-04', 9);
    for (const home of homes) await place.deliver(home, day('2026-03-03', 500, { intervalMinutes: 60 }));
    const settlers = await Promise.all(
      [1, 2, 3].map(() => settleEvent(place, 'default', event.id, { atOnce: 2 })),
    );
    expect(settlers.reduce((sum, { settled }) => sum + settled, 0)).toBe(12);
    for (const home of homes) expect(await balance(home)).toBe(15_500);
  });

  it('gives the results of each batch the time at which that batch was settled', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const homes = [
      await place.household({ autoJoin: true }),
      await place.household({ autoJoin: true }),
      await place.household({ autoJoin: true }),
    ];
    const event = await place.event('2026-03-03', 18, 19);
    await place.goTo('2026-03-04', 9);
    for (const each of homes)
      await place.deliver(each, { use: saving({ '2026-03-03': 500 }), ...HISTORY, to: '2026-03-03' });
    const began = place.clock.now();
    await settleEvent(place, 'default', event.id, {
      atOnce: 1,
      lanes: 1,
      onBatch: () => place.clock.advance(60_000),
    });
    const times = [0, 1, 2].map((minutes) => new Date(began.getTime() + minutes * 60_000));
    const settled = await Promise.all(
      homes.map(async (each) => {
        const { settledAt } = await readParticipation(database.db, each, event);
        const receipts = await readReceipts(database.db, each, event);
        return { result: settledAt, receipts: receipts.map((receipt) => receipt.settledAt) };
      }),
    );
    const byTime = settled.toSorted((a, b) => Number(a.result) - Number(b.result));
    expect(byTime).toEqual(times.map((time) => ({ result: time, receipts: [time] })));
  });

  it('settles the other homes when one has impossible figures', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const sound = await place.household({ autoJoin: true });
    const broken = await place.household({ autoJoin: true, timeZone: 'Nowhere/Nothing' });
    const event = await place.event('2026-03-03', 18, 19);
    await place.deliver(sound, { use: saving({}), ...HISTORY });
    await place.goTo('2026-03-04', 9);
    await place.deliver(sound, day('2026-03-03', 500));
    const logged: object[] = [];
    const log = { error: (facts: object) => void logged.push(facts) };
    expect(
      await settleEvent({ db: place.db, clock: place.clock, brands: place.brands, log }, 'default', event.id),
    ).toMatchObject({ settled: 1, failed: 1 });
    expect(logged).toMatchObject([{ eventId: event.id, memberId: broken.memberId }]);
    expect(await readParticipation(database.db, broken, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: 'Error',
      settleDueAt: new Date(place.clock.now().getTime() + 900_000),
    });
  });
});

describe('closing', () => {
  it('waits until everything that fell due has been tried, however late that is', async () => {
    const { place, home, event } = await afterEvent();
    await place.deliver(home, day('2026-03-03', 500));
    place.clock.set(localInstant('2026-05-03', 9));
    await runDueEvents(place);
    expect(await place.settle()).toMatchObject({ settled: 1 });
    place.clock.advance(60_000);
    await runDueEvents(place);
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'SETTLED',
      bookedWatts: 15_500,
    });
    expect(await settleEvent(place, 'default', event.id)).toMatchObject({ members: 0 });
  });
});

describe("what a program's recent results paid for", () => {
  it.each([
    ['a small sample is taken again with each result', 30, 1, 1],
    ['a large one not within ten minutes', 480, 9, 480],
    ['a large one is after ten minutes', 480, 11, 1],
  ])('%s', async (_what, results, minutes, after) => {
    const { place, home } = await afterEvent();
    const sampledAt = new Date(place.clock.now().getTime() - minutes * 60_000);
    await database.db
      .insert(programPay)
      .values({ programId: place.programId, shares: [100], results, sampledAt });
    await place.deliver(home, day('2026-03-03', 500));
    await place.settle();
    const found = await database.db
      .select({ results: programPay.results })
      .from(programPay)
      .where(eq(programPay.programId, place.programId));
    expect(found).toEqual([{ results: after }]);
  });
});
