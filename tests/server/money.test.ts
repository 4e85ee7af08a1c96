import { and, count, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../src/server/ledger/tables.ts';
import { moveOrder } from '../../src/server/orders/service.ts';
import { lockOrder } from '../../src/server/orders/store.ts';
import { orders, rewardStock } from '../../src/server/orders/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const deep = process.env['EBBWATT_DEEP'] === '1';
/** `npm run test:deep` has the full numbers of the design. */
const { OPERATIONS, CLIENTS, WALLETS, KEYS, REPEATS } = deep
  ? { OPERATIONS: 100_000, CLIENTS: 64, WALLETS: 100, KEYS: 1_000, REPEATS: 50 }
  : { OPERATIONS: 1_500, CLIENTS: 64, WALLETS: 20, KEYS: 12, REPEATS: 10 };
/** A client compares all books after so many of its operations. */
const SNAPSHOTS = deep ? 200 : 25;
const SEED = Number(process.env['EBBWATT_SEED'] ?? 20_260_302);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => server.core.deps;

/** Mulberry32: the same numbers for the same seed, between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Wallet {
  readonly memberId: string;
  readonly browser: HttpClient;
}
const wallet = async (points: number): Promise<Wallet> => {
  const memberId = await server.addMember();
  await givePoints(deps(), memberId, points);
  return { memberId, browser: await server.loggedIn(memberId) };
};
/** A server that is too busy says 503, and the browser asks again with the same key. */
const redeem = async ({ browser }: Wallet, rewardId: string, points: number, key: string) => {
  const ask = () =>
    browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
      body: { points, version: 1 },
      headers: { 'idempotency-key': key },
    });
  let answer = await ask();
  for (let tries = 1; answer.statusCode === 503 && tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    answer = await ask();
  }
  return { status: answer.statusCode, ...answer.json<{ order_id?: string; code?: string }>() };
};
const move = (orderId: string, step: 'accepted' | 'fulfilled' | 'failed' | 'refunded') =>
  transaction(db(), async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order !== null) await moveOrder(tx, deps(), order, step);
  });

describe('money', { timeout: deep ? 3_600_000 : 240_000 }, () => {
  it(`stays where it belongs through ${OPERATIONS} random operations by ${CLIENTS} clients on ${WALLETS} wallets, one of them hot`, async () => {
    const wallets = await Promise.all(Array.from({ length: WALLETS }, () => wallet(20_000)));
    const [hot] = wallets;
    const shelf = [
      { id: await shelve(deps()), amounts: [1_000, 2_500] },
      { id: await shelve(deps(), { stock: Math.ceil(OPERATIONS / 20) }), amounts: [1_000] },
      {
        id: await shelve(deps(), {
          denominationType: 'CUSTOM',
          amounts: [],
          minimum: 100,
          maximum: 900,
          step: 100,
        }),
        amounts: [100, 300, 450, 900],
      },
    ];
    const open: string[] = [];
    const seen = { redeemed: 0, refused: 0, moved: 0, earned: 0 };
    let left = OPERATIONS;
    const client = async (number: number): Promise<void> => {
      const random = numbersFrom(SEED + number);
      const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
      for (let turn = 0; left > 0; turn += 1) {
        left -= 1;
        const one = random() < 0.2 ? hot : pick(wallets);
        const what = random();
        if (one === undefined) return;
        if (what < 0.55) {
          const reward = pick(shelf);
          const points = pick(reward?.amounts ?? []);
          if (reward === undefined || points === undefined) return;
          const { status, order_id: orderId } = await redeem(
            one,
            reward.id,
            points,
            `client ${number} turn ${turn}`,
          );
          expect([200, 400, 409]).toContain(status);
          if (orderId !== undefined) open.push(orderId);
          seen[status === 200 ? 'redeemed' : 'refused'] += 1;
        } else if (what < 0.9) {
          const orderId = random() < 0.7 ? pick(open) : open.pop();
          const step = pick(['accepted', 'fulfilled', 'fulfilled', 'failed', 'refunded'] as const);
          if (orderId !== undefined && step !== undefined) await move(orderId, step);
          seen.moved += 1;
        } else {
          await givePoints(deps(), one.memberId, 1 + Math.floor(random() * 400));
          seen.earned += 1;
        }
        if (turn % SNAPSHOTS === 0)
          expect(await spendingBreaches(db()), `seed ${SEED}`).toEqual(soundSpending);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    expect(Math.min(seen.redeemed, seen.refused, seen.moved, seen.earned)).toBeGreaterThan(OPERATIONS / 200);

    const unfinished = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.state, ['placed', 'accepted']));
    for (const [index, { id }] of unfinished.entries())
      await move(id, index % 3 === 0 ? 'failed' : 'fulfilled');
    expect(await spendingBreaches(db())).toEqual(soundSpending);
    const states = await db().select({ state: orders.state, n: count() }).from(orders).groupBy(orders.state);
    expect(states.map(({ state }) => state).toSorted()).toEqual(['fulfilled', 'refunded']);
    process.stdout.write(
      `sum(ledger) = balances\neach order in exactly one final state (${states.map(({ state, n }) => `${n} ${state}`).join(', ')})\n`,
    );
  });

  it(`places one order a key, for ${KEYS} keys sent ${REPEATS} times each`, async () => {
    const rewardId = await shelve(deps(), { stock: KEYS });
    const buyer = await wallet(KEYS * 1_000);
    for (let first = 0; first < KEYS; first += 20) {
      const keys = Array.from({ length: Math.min(20, KEYS - first) }, (_, i) => `one effect ${first + i}`);
      const answers = await Promise.all(
        keys.flatMap((key) => Array.from({ length: REPEATS }, () => redeem(buyer, rewardId, 1_000, key))),
      );
      expect(new Set(answers.map(({ order_id: id }) => id)).size).toBe(keys.length);
    }
    const [placed] = await db()
      .select({ n: count() })
      .from(orders)
      .where(eq(orders.memberId, buyer.memberId));
    const [held] = await db()
      .select({ n: count() })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.memberId, buyer.memberId), like(ledgerEntries.account, 'held:%')));
    const [stock] = await db().select().from(rewardStock).where(eq(rewardStock.rewardId, rewardId));
    expect([placed?.n, held?.n, stock?.remaining]).toEqual([KEYS, KEYS, 0]);
    expect(await spendingBreaches(db())).toEqual(soundSpending);
  });
});
