import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { participations } from '../../src/server/events/tables.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { settleEvent, type SettlementCounts } from '../../src/server/settlement/service.ts';
import { receipts, standings } from '../../src/server/settlement/tables.ts';
import { countBreaches, soundBooks } from '../support/books.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

const MEMBERS = 200;
const DATES = ['2026-03-03', '2026-03-04'] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(async () => {
  expect(await countBreaches(database.db)).toEqual(soundBooks);
  await database.close();
});

interface Street {
  readonly place: Neighbourhood;
  readonly homes: readonly Household[];
  readonly events: readonly StoredEvent[];
}

/** Homes that each save a different amount in two events; every seventh has no readings of the second. */
async function street(): Promise<Street> {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
  const homes: Household[] = [];
  for (let i = 0; i < MEMBERS; i += 1) homes.push(await place.household({ autoJoin: true }));
  const events: StoredEvent[] = [];
  for (const date of DATES) events.push(await place.event(date, 18, 19));
  for (const date of DATES) await place.goTo(date, 23);
  await place.goTo('2026-03-05', 9);
  for (const [i, home] of homes.entries()) {
    const use = saving({ '2026-03-03': (i % 40) * 20 - 200, '2026-03-04': (i % 30) * 25 }, 60);
    await place.deliver(home, {
      use,
      from: '2026-02-10',
      to: i % 7 === 0 ? '2026-03-03' : '2026-03-04',
      intervalMinutes: 60,
    });
  }
  return { place, homes, events };
}

const total = (counts: readonly SettlementCounts[], key: keyof SettlementCounts) =>
  counts.reduce((sum, each) => sum + each[key], 0);

/** What settlement left behind, by the number of the home and of the event instead of their ids, and without times. */
async function outcome({ homes, events }: Street) {
  const { db } = database;
  const ids = homes.map(({ memberId }) => memberId);
  const names = new Map<string, string>();
  homes.forEach(({ memberId }, i) => names.set(memberId, `home ${i}`));
  events.forEach(({ id }, i) => names.set(id, `event ${i}`));
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value).replaceAll(
        /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        (id) => names.get(id) ?? 'other',
      ),
    );
  const results = await db
    .select()
    .from(participations)
    .where(
      inArray(
        participations.eventId,
        events.map(({ id }) => id),
      ),
    );
  const written = await db.select().from(receipts).where(inArray(receipts.memberId, ids));
  const entries = await rows<Record<string, unknown>>(
    db,
    sql`select member_id, event_id, account, cause_key, amount_watts from ledger_entries where member_id = any(${sql.param(ids)}::uuid[])`,
  );
  const kept = await db.select().from(standings).where(inArray(standings.memberId, ids));
  const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(plain(each))).sort();
  return {
    results: sorted(results.map(({ settledAt: _settledAt, joinedAt: _joinedAt, ...rest }) => rest)),
    receipts: sorted(written.map(({ settledAt: _settledAt, ...rest }) => rest)),
    ledger: sorted(entries),
    standings: sorted(kept),
  };
}

it(
  'several settlers at once leave behind what a single one does: ledger, results, receipts and standings',
  { timeout: 240_000 },
  async () => {
    const alone = await street();
    const counts: SettlementCounts[] = [];
    for (const event of alone.events)
      counts.push(await settleEvent(alone.place, 'default', event.id, { lanes: 1 }));

    const together = await street();
    // Two workers with two lanes each; on a server the second has its own connections, as another process has.
    const other =
      database.url === null
        ? null
        : openServer({ url: database.url, poolSize: 4, log: { warn: () => undefined } });
    const parts = [
      together.place,
      { db: other?.db ?? database.db, clock: together.place.clock, brands: together.place.brands },
    ];
    const shared: SettlementCounts[] = [];
    try {
      for (const event of together.events)
        shared.push(
          ...(await Promise.all(
            parts.map((worker) => settleEvent(worker, 'default', event.id, { atOnce: 20 })),
          )),
        );
    } finally {
      await other?.close();
    }

    for (const key of ['settled', 'pending', 'failed', 'restated', 'members'] as const)
      expect([key, total(shared, key)]).toEqual([key, total(counts, key)]);
    expect(total(shared, 'settled')).toBeGreaterThan(MEMBERS);
    expect(total(shared, 'failed')).toBe(0);
    const [one, many] = [await outcome(alone), await outcome(together)];
    expect(one.receipts.length).toBe(total(counts, 'settled'));
    expect(one.ledger.length).toBeGreaterThan(2 * MEMBERS);
    expect(many).toEqual(one);
  },
);
