import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, type Household, type Use } from '../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import { receiptDifferences } from '../../domain/settlement/recompute.ts';
import type { StoredEvent } from '../events/service.ts';
import { participations } from '../events/tables.ts';
import { balanceOf, movementsOfEvent } from '../ledger/service.ts';
import { rows } from '../platform/db/sql.ts';
import { receipts, standings } from './tables.ts';

const EVENING = 18 * 3600;

/** 1 kWh an hour in the evening, half of it in the event; 100 Wh otherwise. */
const saves = (eventDate: string, saved: number): Use => (date, second) => {
  const evening = second >= EVENING && second < EVENING + 3600;
  return (evening ? 1000 - (date === eventDate ? saved : 0) : 100) / 4;
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const row = async (home: Household, event: StoredEvent) => {
  const found = await database.db.select().from(participations).where(sql`member_id = ${home.memberId} and event_id = ${event.id}`);
  return found[0];
};
const versions = async (home: Household, event: StoredEvent) =>
  database.db.select().from(receipts).where(sql`member_id = ${home.memberId} and event_id = ${event.id}`).orderBy(receipts.version);
const watts = (home: Household) => balanceOf(database.db, home);
const ledgerIsSound = async () => {
  const [books] = await rows<{ off: number; wrong: number; negative: number }>(
    database.db,
    sql`select (select count(*)::int from (select from ledger_entries group by member_id, cause_key having sum(amount_watts) <> 0) x) as off,
      (select count(*)::int from member_balances b where b.watts <> (select coalesce(sum(amount_watts), 0) from ledger_entries e where e.member_id = b.member_id and e.account = 'member:' || b.member_id)) as wrong,
      (select count(*)::int from member_balances where watts < 0) as negative`,
  );
  return books;
};

describe('the life of an event', () => {
  it('goes from the schedule to a restated result, and the books are right all along', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    expect(await place.join(home, event)).toEqual({ done: true });
    await place.deliver(home, { use: saves('2026-03-03', 500), from: '2026-01-10', to: '2026-03-02' });

    await place.goTo('2026-03-03', 18.5);
    expect(await place.join(home, event)).toEqual({ done: true });
    await place.goTo('2026-03-03', 19);
    expect(await place.settle()).toMatchObject({ members: 1, pending: 1 });
    expect(await row(home, event)).toMatchObject({ settlement: 'PENDING', pendingReason: 'NoIntervalData:short-missing', points: null, receiptVersion: 0 });
    expect(await versions(home, event)).toEqual([]);

    await place.goTo('2026-03-04', 9);
    await place.deliver(home, { use: saves('2026-03-03', 500), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ members: 1, settled: 1 });
    // 0.5 kWh × 300 points × (1 + 0), and 5 for taking part.
    expect(await row(home, event)).toMatchObject({ settlement: 'SETTLED', pendingReason: null, baselineWh: 1000, usedWh: 500, reductionWh: 500, reductionPoints: 150, points: 155, watts: 15_500, bookedWatts: 15_500 });
    expect(await watts(home)).toBe(15_500);
    const [settled] = await versions(home, event);
    expect(receiptDifferences(settled?.receipt as SettledReceipt)).toEqual([]);
    expect(await database.db.select().from(standings).where(sql`member_id = ${home.memberId}`)).toMatchObject([{ recent: [5000], streak: 1 }]);

    await place.goTo('2026-03-08', 9);
    await place.deliver(home, { use: saves('2026-03-03', 400), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ restated: 1 });
    expect(await row(home, event)).toMatchObject({ settlement: 'RESTATED', reductionWh: 400, points: 125, receiptVersion: 2 });
    expect(await watts(home)).toBe(12_500);
    expect((await movementsOfEvent(database.db, home, event.id)).map(({ cause, watts: moved }) => [cause, moved]).sort()).toEqual([
      ['event-correction', -3_000], ['event-participation', 500], ['event-reduction', 15_000],
    ]);
    const second = (await versions(home, event))[1];
    expect(second).toMatchObject({ version: 2, points: 125, change: { code: 'readings-changed', points: { before: 155, after: 125 }, memberWatts: -3_000, forgivenWatts: 0 } });
    expect(receiptDifferences(second?.receipt as SettledReceipt)).toEqual([]);

    await place.goTo('2026-03-25', 9);
    await place.deliver(home, { use: saves('2026-03-03', 0), from: '2026-03-03', to: '2026-03-03' });
    expect(await place.settle()).toMatchObject({ members: 0 });
    expect(await row(home, event)).toMatchObject({ points: 125, receiptVersion: 2 });
    expect(await ledgerIsSound()).toEqual({ off: 0, wrong: 0, negative: 0 });
  });
});
