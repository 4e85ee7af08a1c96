import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/meter/zone.ts';
import type { SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import { receiptDifferences } from '../../src/domain/settlement/recompute.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { staffEvent, staffParticipants } from '../../src/server/events/queries/staffEvents.ts';
import { decideZeroReading } from '../../src/server/settlement/zeroReading/decide.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { countBreaches, readParticipation, readReceipts, soundBooks } from '../support/books.ts';
import { Neighbourhood, saving, type Delivery, type Household, type Use } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(async () => {
  expect(await countBreaches(database.db)).toEqual(soundBooks);
  await database.close();
});

type Minutes = 5 | 15 | 30 | 60;
const MINUTES: readonly Minutes[] = [5, 15, 30, 60];

/** Days of an event from 18 to 19 that saves 400 Wh, with different weeks before them. */
const DAYS = [
  ['2026-03-11', 'the clock went forward three days ago'],
  ['2026-11-04', 'the clock went back three days ago'],
  ['2024-02-29', 'a leap day'],
  ['2024-03-05', 'a leap day among the days to compare with'],
] as const;

interface Evening {
  readonly place: Neighbourhood;
  readonly home: Household;
  readonly date: string;
  /** Delivers readings from some days before the event up to its day, or of other dates. */
  bring(given: Partial<Delivery>): Promise<void>;
}

/** Ways in which readings arrive. All give the same result: 1000 Wh at that hour, and 600 on the day. */
const WAYS: readonly (readonly [string, (evening: Evening, use: Use) => Promise<void>])[] = [
  ['at once', ({ bring }, use) => bring({ use })],
  [
    'late: two days after the event',
    async ({ place, date, bring }, use) => {
      await place.settle();
      await place.goTo(addDays(date, 2), 9);
      await bring({ use });
    },
  ],
  [
    'day by day, the latest first',
    async ({ date, bring }, use) => {
      for (let back = 0; back < 32; back += 1)
        await bring({ use, from: addDays(date, -back), to: addDays(date, -back) });
    },
  ],
  [
    'twice',
    async ({ place, bring }, use) => {
      await bring({ use });
      await place.settle();
      await bring({ use });
    },
  ],
  [
    'wrong at first, then corrected',
    async ({ place, date, bring }, use) => {
      await bring({ use: (day, second) => (use(day, second) ?? 0) * (day === date ? 1.5 : 1) });
      await place.settle();
      await place.goTo(addDays(date, 2), 9);
      await bring({ use, from: date, to: date });
    },
  ],
  [
    'with a gap in the event that is filled later',
    async ({ place, date, bring }, use) => {
      await bring({
        use: (day, second) =>
          day === date && second >= 18.5 * 3600 - 1800 && second < 19 * 3600 ? null : use(day, second),
      });
      await place.settle();
      await place.goTo(addDays(date, 3), 9);
      await bring({ use, from: date, to: date });
    },
  ],
  [
    'with a gap on a day to compare with, and at night',
    ({ date, bring }, use) =>
      bring({
        use: (day, second) =>
          second < 7200 || (day === addDays(date, -2) && second >= 17 * 3600) ? null : use(day, second),
      }),
  ],
  [
    'with what the home gave to the grid',
    ({ bring }, use) =>
      bring({ use, given: (_day, second) => (second >= 12 * 3600 && second < 20 * 3600 ? 200 : 0) }),
  ],
  [
    'by two files that overlap',
    async ({ date, bring }, use) => {
      await bring({ use, to: addDays(date, -5) });
      await bring({ use, from: addDays(date, -12) });
    },
  ],
];

async function evening(
  date: string,
  intervalMinutes: Minutes,
): Promise<Evening & { result(): Promise<{ receipt: SettledReceipt; versions: number; balance: number }> }> {
  const place = await Neighbourhood.on(database.db, `${addDays(date, -1)}T20:00:00Z`, {
    settlementIntervalMinutes: intervalMinutes === 5 ? 15 : intervalMinutes,
  });
  const home = await place.household();
  const event = await place.event(date, 18, 19);
  await place.join(home, event);
  await place.goTo(addDays(date, 1), 9);
  return {
    place,
    home,
    date,
    bring: (given) =>
      place.deliver(home, { use: () => 0, from: addDays(date, -31), to: date, intervalMinutes, ...given }),
    result: async () => {
      await place.settle();
      expect(await readParticipation(database.db, home, event)).toMatchObject({ pendingReason: null });
      const found = await readReceipts(database.db, home, event);
      const receipt = found.at(-1)?.receipt as SettledReceipt;
      expect(receiptDifferences(receipt)).toEqual([]);
      return { receipt, versions: found.length, balance: (await readBalances(database.db, home)).watts };
    },
  };
}

describe.each(MINUTES)('readings of %i minutes', (minutes) => {
  // Pairs each way with one day per length, so that every way and every day is tested with every length.
  const cases = WAYS.flatMap(([way, bring], index) =>
    (minutes === 15 ? DAYS : [DAYS[(index + MINUTES.indexOf(minutes)) % DAYS.length] ?? DAYS[0]]).map(
      ([date, what]) => ({ way, bring, date, what }),
    ),
  );
  it.each(cases)('$way ($date: $what)', async ({ date, bring }) => {
    const at = await evening(date, minutes);
    await bring(at, saving({ [date]: 400 }, minutes));
    const { receipt, versions, balance } = await at.result();
    expect(receipt).toMatchObject({
      baselineWh: 1000,
      usedWh: 600,
      reductionWh: 400,
      event: { localDate: date },
    });
    // 0.4 kWh at 300 points, and 5 for taking part; 100 watts a point.
    expect(balance).toBe(12_500);
    expect(versions).toBeLessThanOrEqual(2);
  });
});

describe('a home', () => {
  const sunny: Use = (date, second) =>
    second >= 9 * 3600 && second < 17 * 3600 ? 0 : saving({ '2026-03-03': 400 })(date, second);
  const toTheGrid: Use = (_date, second) => (second >= 9 * 3600 && second < 17 * 3600 ? 400 : 0);

  it('with solar is paid for lower consumption, and not for export', async () => {
    const at = await evening('2026-03-03', 15);
    await at.bring({ use: sunny, given: toTheGrid });
    expect(await at.result()).toMatchObject({
      receipt: { baselineWh: 1000, usedWh: 600, reductionWh: 400 },
      balance: 12_500,
    });
  });

  it('without consumption at that hour, because of its solar, has no baseline, and the result says so', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-02T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-03-03', 12, 13);
    await place.join(home, event);
    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: sunny, given: toTheGrid, from: '2026-01-20', to: '2026-03-03' });
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'PENDING',
      pendingReason: 'ZeroBaseline',
      points: null,
      bookedWatts: 0,
    });
    expect((await readBalances(database.db, home)).watts).toBe(0);
  });

  it.each([
    ['that reads zero as it never does', undefined, 'PENDING'],
    ['that reads zero and gives to the grid', toTheGrid, 'SETTLED'],
  ] as const)('%s is paid at once only if that can be so', async (_what, given, first) => {
    const place = await Neighbourhood.on(database.db, '2026-03-02T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    await place.join(home, event);
    const bring = () =>
      place.deliver(home, {
        use: saving({ '2026-03-03': 1000 }),
        from: '2026-01-20',
        to: '2026-03-03',
        ...(given !== undefined && { given }),
      });
    await place.goTo('2026-03-04', 9);
    await bring();
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: first,
      pendingReason: first === 'PENDING' ? 'UnconfirmedZero' : null,
    });
    // The utility says so again, later.
    await place.goTo('2026-03-07', 9);
    await bring();
    await place.settle();
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'SETTLED',
      usedWh: 0,
      pendingReason: null,
    });
  });

  it('that reads zero is settled as staff decide, and by the reading that comes after an outage', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-02T20:00:00Z');
    const event = await place.event('2026-03-03', 18, 19);
    const [used, dark] = [await place.household(), await place.household()];
    const bring = async (home: Household, saved: number) =>
      place.deliver(home, { use: saving({ '2026-03-03': saved }), from: '2026-01-20', to: '2026-03-03' });
    for (const home of [used, dark]) await place.join(home, event);
    await place.goTo('2026-03-04', 9);
    for (const home of [used, dark]) await bring(home, 1000);
    await place.settle();
    const decide = ({ memberId }: Household, verdict: 'used_nothing' | 'outage', reason = 'They called us') =>
      decideZeroReading(
        { db: database.db, clock: place.clock, newId: () => place.newId() },
        { brandId: 'default', actorId: used.memberId, memberId, eventId: event.id, verdict, reason },
      );
    expect(await decide(used, 'used_nothing', ' ')).toMatchObject({ refusal: { code: 'INVALID' } });
    expect(await decide(used, 'used_nothing')).toEqual({ memberId: used.memberId });
    expect(await decide(dark, 'outage')).toEqual({ memberId: dark.memberId });
    await place.settle();
    expect(await readParticipation(database.db, used, event)).toMatchObject({
      settlement: 'SETTLED',
      usedWh: 0,
    });
    const ended = { settlement: 'PENDING', pendingReason: 'PowerOutage', settleDueAt: null, bookedWatts: 0 };
    expect(await readParticipation(database.db, dark, event)).toMatchObject(ended);
    // Nobody waits for it any longer.
    expect(await staffEvent(database.db, 'default', event.id)).toMatchObject({
      pending: 0,
      outages: 1,
      settled: 1,
    });
    const waiting = { field: 'MEMBER_ID', direction: 'ASC' } as const;
    expect(
      await staffParticipants(
        database.db,
        event.id,
        { limit: 5, after: null },
        { state: 'PENDING', search: '' },
        waiting,
      ),
    ).toMatchObject({ totalCount: 0 });
    // What is settled is no longer staff's to decide; the same zero again changes nothing.
    expect(await decide(used, 'outage')).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    await place.goTo('2026-03-07', 9);
    await bring(dark, 1000);
    await place.settle();
    expect(await readParticipation(database.db, dark, event)).toMatchObject(ended);
    await bring(dark, 400);
    await place.settle();
    expect(await readParticipation(database.db, dark, event)).toMatchObject({
      settlement: 'SETTLED',
      usedWh: 600,
    });
    const lines = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `member:${dark.memberId}`));
    expect(lines).toMatchObject([
      {
        action: 'member.zeroReading',
        reason: 'They called us',
        after: { event: event.id, verdict: 'outage' },
      },
    ]);
  });

  it('with three days of readings waits unpaid, and settles automatically once there are enough', async () => {
    const at = await evening('2026-03-03', 15);
    const use = saving({ '2026-03-03': 400 });
    await at.bring({ use, from: '2026-03-01' });
    await at.place.settle();
    expect((await readBalances(database.db, at.home)).watts).toBe(0);
    await at.bring({ use, from: '2026-02-20' });
    expect(await at.result()).toMatchObject({ receipt: { reductionWh: 400 }, versions: 1, balance: 12_500 });
  });
});
