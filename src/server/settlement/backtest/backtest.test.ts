import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, saving, type Use } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import type { BacktestFigures } from '../../../domain/settlement/backtest/sums.ts';
import { auditLog } from '../../audit/tables.ts';
import { vacations } from '../../events/tables.ts';
import { ledgerEntries } from '../../ledger/tables.ts';
import { receipts, standings } from '../tables.ts';
import { backtestDue } from './jobs.ts';
import {
  cancelBacktest,
  deleteBacktest,
  startBacktest,
  type BacktestOrder,
  type GivenSetting,
} from './request.ts';
import { runBacktest } from './run.ts';
import { readBacktest } from './store/backtests.ts';
import { backtestHomes } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const START = '2026-03-03T17:00:00Z';
const always = saving({}, 60);
/** 1 kWh in the evening, and 2 on every other day. */
const swinging: Use = (date, second) =>
  second >= 18 * 3600 && second < 19 * 3600 && Number(date.slice(-2)) % 2 === 0
    ? 2000
    : (always(date, second) ?? 0);
const PLAIN: GivenSetting = {
  baselineRule: 'ten-of-ten',
  sameDayAdjustment: false,
  deadBandPercent: 5,
  carryFactor: 0,
  pointsPerKwh: 100,
};
const EVENINGS = {
  from: '2026-02-01',
  to: '2026-02-28',
  startMinute: 18 * 60,
  endMinute: 19 * 60,
  weekdays: [1, 2, 3, 4, 5],
  every: 3,
};

async function street(uses: readonly Use[]): Promise<Neighbourhood> {
  const place = await Neighbourhood.on(database.db, START);
  for (const use of uses)
    await place.deliver(await place.household(), {
      use,
      from: '2025-12-01',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
  return place;
}

function order(place: Neighbourhood, given: Partial<BacktestOrder> = {}): BacktestOrder {
  return {
    brandId: 'default',
    actorId: null,
    reason: 'To see what it costs.',
    country: 'US',
    utilityId: place.utilityId,
    segmentId: null,
    uploadId: null,
    evenings: EVENINGS,
    settlementIntervalMinutes: 60,
    settings: [PLAIN],
    ...given,
  };
}

async function start(place: Neighbourhood, given: Partial<BacktestOrder> = {}) {
  const outcome = await startBacktest(place, order(place, given));
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return outcome.backtest;
}

async function figuresOf(place: Neighbourhood, given: Partial<BacktestOrder> = {}) {
  const { id } = await start(place, given);
  await runBacktest(place, id);
  return (await readBacktest(database.db, id))?.figures as readonly BacktestFigures[];
}

const homesOf = (id: string) =>
  database.db.select().from(backtestHomes).where(eq(backtestHomes.backtestId, id));

async function booked() {
  const counts = await Promise.all(
    [ledgerEntries, receipts, standings].map((table) => database.db.select({ n: count() }).from(table)),
  );
  return counts.map(([row]) => row?.n);
}

/** Deps that ask to stop at the first batch that is saved. */
function stoppingAfterOne({ clock, brands }: Neighbourhood, stopping: AbortController) {
  return {
    clock,
    db: database.db,
    brands: {
      byId: () => {
        stopping.abort();
        return brands.byId();
      },
    },
  };
}

describe('a backtest', () => {
  it('compares settings over the homes of a utility, books nothing, and keeps no member’s name', async () => {
    const place = await street([always, always, swinging]);
    await street([swinging]);
    // Without a meter, there is nothing to calculate.
    await place.household();
    const before = await booked();
    const started = await start(place, {
      settings: [PLAIN, { ...PLAIN, baselineRule: 'highest-five-of-ten', pointsPerKwh: 200 }],
    });
    expect(started).toMatchObject({ state: 'RUNNING', homesTotal: 3, homesDone: 0, figures: null });
    expect(await backtestDue.find(database.db, place.clock.now(), 9)).toContainEqual(
      expect.objectContaining({ data: { backtestId: started.id } }),
    );
    expect(await runBacktest(place, started.id)).toBe(3);

    const done = await readBacktest(database.db, started.id);
    expect(done).toMatchObject({ state: 'DONE', homesDone: 3, dueAt: null, endedAt: place.clock.now() });
    const [plain, highest] = (done?.figures ?? []) as [BacktestFigures, BacktestFigures];
    // Every third of the twenty weekdays of February 2026; the holiday among the days is one of them.
    expect(plain).toMatchObject({ homes: 3, evenings: 21, settled: 21 });
    expect(plain.meanError).toBeGreaterThan(0.1);
    expect(plain.phantomPointsPerKwh).toBeGreaterThan(0);
    expect(plain.paidOfTrue).toBeGreaterThan(0.8);
    // Five points for taking part each evening, at the two homes of steady use.
    expect(plain.idle).toMatchObject({ low: 35, middle: 35 });
    expect(plain.idle?.high).toBeGreaterThan(35);
    expect(highest.bias).toBeGreaterThan(plain.bias ?? 0);
    expect(highest.phantomPointsPerKwh).toBeGreaterThan((plain.phantomPointsPerKwh ?? 0) * 2);

    expect(await booked()).toEqual(before);
    expect((await homesOf(started.id)).map(({ memberId }) => memberId)).toEqual([null, null, null]);
    expect(await backtestDue.find(database.db, place.clock.now(), 99)).not.toContainEqual(
      expect.objectContaining({ data: { backtestId: started.id } }),
    );
    const [line] = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'backtest.start'), eq(auditLog.subject, `backtest:${started.id}`)));
    expect(line).toMatchObject({ reason: 'To see what it costs.' });
  });

  it('continues where it was interrupted, and two runs at once count each home once', async () => {
    const place = await street([always, swinging, always, swinging, swinging]);
    const inOneGo = await figuresOf(place);
    const { id } = await start(place);
    const stopping = new AbortController();
    expect(
      await runBacktest(stoppingAfterOne(place, stopping), id, { atOnce: 2, signal: stopping.signal }),
    ).toBe(2);
    expect(await readBacktest(database.db, id)).toMatchObject({ state: 'RUNNING', homesDone: 2 });
    const homes = await Promise.all([
      runBacktest(place, id, { atOnce: 1 }),
      runBacktest(place, id, { atOnce: 1 }),
    ]);
    expect(homes[0] + homes[1]).toBe(3);
    expect(await readBacktest(database.db, id)).toMatchObject({ state: 'DONE', figures: inOneGo });
  });

  it('leaves out what a home did by itself: real events and vacations', async () => {
    const place = await Neighbourhood.on(database.db, '2026-02-01T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-02-05', 18, 19);
    await place.join(home, event);
    await database.db
      .insert(vacations)
      .values({ memberId: home.memberId, id: place.newId(), startsOn: '2026-02-09', endsOn: '2026-02-11' });
    // Nothing may be calculated from these days.
    const own = ['2026-02-05', '2026-02-09', '2026-02-10', '2026-02-11'];
    await place.deliver(home, {
      use: (date, second) => (own.includes(date) ? 9999 : (always(date, second) ?? 0)),
      from: '2025-12-01',
      to: '2026-03-02',
      intervalMinutes: 60,
    });
    place.clock.set(new Date(START));
    const [figures] = await figuresOf(place);
    // The evenings of February 2, 5, 10, 13, 18, 23 and 26, without the 5th and the 10th.
    expect(figures).toMatchObject({ homes: 1, evenings: 5, settled: 5, meanError: 0 });
  });

  it('takes the members of a segment only, and ends at once where there are none', async () => {
    const place = await street([always]);
    const [figures] = await figuresOf(place, { segmentId: 'THERMOSTAT' });
    expect(figures).toMatchObject({ homes: 0, evenings: 0, bias: null, idle: null });
  });

  it('has no results from meters that measure in longer intervals than the setting', async () => {
    const place = await street([always]);
    const [figures] = await figuresOf(place, { settlementIntervalMinutes: 15 });
    expect(figures).toMatchObject({ homes: 0, evenings: 7, settled: 0 });
  });

  it('that is stopped drops what it found and goes on no more; deleted, it is gone', async () => {
    const place = await street([always, always]);
    const { id } = await start(place);
    const stopping = new AbortController();
    await runBacktest(stoppingAfterOne(place, stopping), id, { atOnce: 1, signal: stopping.signal });
    const by = { brandId: 'default', actorId: null, reason: 'Wrong utility.', id };
    expect(await cancelBacktest(place, { ...by, reason: '' })).toMatchObject({
      refusal: { code: 'INVALID' },
    });
    expect(await cancelBacktest(place, { ...by, brandId: 'org' })).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(await cancelBacktest(place, by)).toMatchObject({ backtest: { state: 'CANCELLED', dueAt: null } });
    expect(await homesOf(id)).toEqual([]);
    expect(await runBacktest(place, id)).toBe(0);
    expect(await readBacktest(database.db, id)).toMatchObject({ state: 'CANCELLED', figures: null });
    expect(await cancelBacktest(place, by)).toMatchObject({ refusal: { code: 'CONFLICT' } });
    await deleteBacktest(place, by);
    expect(await readBacktest(database.db, id)).toBeNull();
  });

  it.each([
    ['a last day before the first', { evenings: { ...EVENINGS, to: '2026-01-31' } }, 'to'],
    ['more than a year', { evenings: { ...EVENINGS, from: '2025-02-01' } }, 'to'],
    ['today', { evenings: { ...EVENINGS, to: '2026-03-03' } }, 'to'],
    ['an end before the start', { evenings: { ...EVENINGS, endMinute: 17 * 60 } }, 'endMinute'],
    ['hours off the interval', { evenings: { ...EVENINGS, startMinute: 18 * 60 + 30 } }, 'endMinute'],
    ['no day of the week', { evenings: { ...EVENINGS, weekdays: [] } }, 'weekdays'],
    ['a day of the week that the period lacks', { evenings: { ...EVENINGS, to: '2026-02-01' } }, 'weekdays'],
    ['every 0th day', { evenings: { ...EVENINGS, every: 0 } }, 'every'],
    ['no setting', { settings: [] }, 'settings'],
    ['four settings', { settings: [PLAIN, PLAIN, PLAIN, PLAIN] }, 'settings'],
    [
      'a dead band above 100 %',
      { settings: [PLAIN, { ...PLAIN, deadBandPercent: 101 }] },
      'settings.1.deadBandPercent',
    ],
    ['another brand’s utility', { brandId: 'org' }, 'utilityId'],
    ['a segment that isn’t there', { segmentId: 'made up' }, 'segmentId'],
    ['no reason', { reason: ' ' }, 'reason'],
  ] satisfies [string, Partial<BacktestOrder>, string][])('refuses %s', async (_what, given, field) => {
    const place = await street([]);
    const outcome = await startBacktest(place, order(place, given));
    expect('refusal' in outcome ? outcome.refusal.fields.map((fault) => fault.field) : null).toEqual([field]);
  });
});
