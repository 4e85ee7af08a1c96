import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrands } from '../../src/server/brands/service.ts';
import { participations } from '../../src/server/events/tables.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { countBreaches, soundBooks } from '../support/books.ts';
import { KillableVillage } from './helpers/killableVillage.ts';

/** The shipped program is killed with signal 9 and started again; with EBBWATT_DEEP more homes and more often. */
const deep = process.env['EBBWATT_DEEP'] === '1';
const [HOMES, ASKED, KILLS] = deep ? [3_000, 300, 6] : [520, 48, 1];
const AT_ONCE = 12;

type Opt = 'in' | 'out';

let village: KillableVillage;
let asked: readonly string[];

beforeAll(async () => {
  village = await KillableVillage.build(HOMES, ASKED);
  asked = village.memberIds.slice(0, ASKED);
}, 300_000);
afterAll(() => village.remove());

type Answers = ReadonlyMap<string, { readonly opt: Opt; readonly joined: boolean }>;

/** Every invited member joins and leaves repeatedly, and the program is killed after `answersFirst` answers. `before`: the state until now. */
async function killedInAStorm(
  answersFirst: number,
  before: Answers,
): Promise<Map<string, { confirmed: Opt | null; sent: Opt }>> {
  const states = new Map<string, { confirmed: Opt | null; sent: Opt }>();
  const queue = [...asked];
  let answers = 0;
  const kill: { under: Promise<void> | null } = { under: null };
  const storm = async (): Promise<void> => {
    for (
      let memberId = queue.shift();
      memberId !== undefined && kill.under === null;
      memberId = queue.shift()
    ) {
      const member = village.client(memberId);
      let confirmed = states.get(memberId)?.confirmed ?? before.get(memberId)?.opt ?? null;
      for (const opt of ['in', 'out', 'in'] as const) {
        states.set(memberId, { confirmed, sent: opt });
        const answer = await member.write(
          '/event_opt_in_out',
          { event_id: village.event.id, opt },
          { 'idempotency-key': randomUUID() },
        );
        const event = (await answer.json()) as { opt?: Opt };
        expect([answer.status, event.opt]).toEqual([200, opt]);
        confirmed = opt;
        states.set(memberId, { confirmed, sent: opt });
        answers += 1;
        if (answers === answersFirst) kill.under = village.end('SIGKILL');
      }
      queue.push(memberId);
    }
  };
  const unanswered = (error: unknown): void => {
    // The connection broke because the program is gone; everything else is a fault.
    if (kill.under === null || !(error instanceof TypeError)) throw error;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => storm().catch(unanswered)));
  await kill.under;
  return states;
}

const readAnswers = async (db: Db): Promise<Answers> => {
  const found = await db
    .select({ memberId: participations.memberId, opt: participations.opt, joinedAt: participations.joinedAt })
    .from(participations)
    .where(and(eq(participations.eventId, village.event.id), inArray(participations.memberId, [...asked])));
  return new Map(found.map(({ memberId, opt, joinedAt }) => [memberId, { opt, joined: joinedAt !== null }]));
};

describe(`kill -9 of the program with ${HOMES} homes`, { timeout: deep ? 900_000 : 180_000 }, () => {
  it('in a storm of answers: each confirmed one is stored, each unconfirmed one is stored completely or not at all', async () => {
    let kept: Answers = new Map();
    for (let kill = 0; kill < KILLS; kill += 1) {
      await village.start();
      const states = await killedInAStorm(ASKED * (kill + 1), kept);
      expect(states.size).toBeGreaterThanOrEqual(AT_ONCE);
      kept = await village.query(readAnswers);
      for (const [memberId, { confirmed, sent }] of states) {
        const now = kept.get(memberId);
        expect([confirmed, sent], `${memberId} got ${confirmed}, sent ${sent}`).toContain(now?.opt ?? null);
        if (now) expect(now.joined).toBe(now.opt === 'in');
      }
    }
  });

  it('then every member joins, some twice, and each is in once', async () => {
    await village.start();
    const queue = [...asked, ...asked.slice(0, AT_ONCE)];
    const lane = async (): Promise<void> => {
      for (let memberId = queue.shift(); memberId !== undefined; memberId = queue.shift()) {
        const answer = await village
          .client(memberId)
          .write(
            '/event_opt_in_out',
            { event_id: village.event.id, opt: 'in' },
            { 'idempotency-key': `${memberId} in the end` },
          );
        expect(answer.status).toBe(200);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(await village.counts()).toEqual({ joined: HOMES, pending: 0, settled: 0, restated: 0 });
    await village.end('SIGKILL');
    const kept = await village.query(async (db) => {
      await village.dayAfter(db);
      await village.slowDown(db);
      return readAnswers(db);
    });
    expect([...kept.values()]).toEqual(asked.map(() => ({ opt: 'in', joined: true })));
  });

  it('while it settles: each result is stored completely or not at all, and the next start settles the rest once', async () => {
    const progress: number[] = [];
    for (let kill = 0; kill < KILLS && progress.at(-1) !== HOMES; kill += 1) {
      await village.start();
      await village.untilMoreIsSettled(progress.at(-1) ?? 0);
      await village.end('SIGKILL');
      const kept = await village.query(async (db) => ({
        breaches: await countBreaches(db),
        settled: await settledIn(db),
      }));
      expect(kept.breaches).toEqual(soundBooks);
      progress.push(kept.settled);
    }
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    const halfWay = progress.filter((settled) => settled > 0 && settled < HOMES);
    expect(halfWay.length, `settled when it was killed: ${progress.join(', ')}`).toBeGreaterThan(0);

    await village.query((db) => village.speedUp(db));
    await village.start();
    expect(await village.until(({ settled }) => settled === HOMES)).toEqual({
      joined: HOMES,
      pending: 0,
      settled: HOMES,
      restated: 0,
    });
    await village.end('SIGTERM');
    const rate =
      loadBrands(join(projectRoot(), 'brands'), 'test', { buildSetting: 'default' }).byId('default')?.config
        .wattConversionRate ?? NaN;
    const [breaches, books] = await village.query(async (db) => [
      await countBreaches(db),
      await readBooks(db),
    ]);
    expect(breaches).toEqual(soundBooks);
    expect(books).toEqual({
      results: HOMES,
      receipts: HOMES,
      versions: 1,
      points: 155,
      watts: 155 * rate,
      balances: HOMES,
      least: 155 * rate,
      most: 155 * rate,
      due: 0,
    });
  });
});

const settledIn = async (db: Db): Promise<number> =>
  (
    await db
      .select({ memberId: participations.memberId })
      .from(participations)
      .where(and(eq(participations.eventId, village.event.id), eq(participations.settlement, 'SETTLED')))
  ).length;

/** What is stored about the event: all homes saved the same, so there is one figure for all. */
const readBooks = async (db: Db): Promise<unknown> =>
  (
    await rows(
      db,
      sql`select count(*)::int as results, (select count(*)::int from receipts r where r.event_id = ${village.event.id}) as receipts, max(receipt_version)::int as versions,
          avg(points)::int as points, avg(watts)::int as watts, count(*) filter (where settle_due_at is not null)::int as due,
          (select count(*)::int from member_balances) as balances, (select min(watts)::int from member_balances) as least, (select max(watts)::int from member_balances) as most
          from participations where event_id = ${village.event.id}`,
    )
  )[0];
