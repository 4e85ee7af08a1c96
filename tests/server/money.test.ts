import { and, count, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashoutAccounts, w9Forms } from '../../src/server/cashout/tables.ts';
import { fingerprint } from '../../src/server/spending/codes.ts';
import { cashoutCodes } from '../../src/server/spending/tables.ts';
import { ledgerEntries } from '../../src/server/ledger/tables.ts';
import { moveOrder } from '../../src/server/orders/service.ts';
import { lockOrder } from '../../src/server/orders/store.ts';
import { orders, rewardStock } from '../../src/server/orders/tables.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { members, sessions } from '../../src/server/session/tables.ts';
import { clusterUrl } from '../support/cluster.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { offerDevice } from '../support/offerShelf.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import { confirmAge, giveSpin, putOnWheel, SPIN, WHEEL, type WheelAnswer } from '../support/wheelPrizes.ts';

const deep = process.env['EBBWATT_DEEP'] === '1';
/** `npm run test:deep` has the full numbers of the design. */
const { OPERATIONS, CLIENTS, WALLETS, KEYS, REPEATS } = deep
  ? { OPERATIONS: 100_000, CLIENTS: 64, WALLETS: 100, KEYS: 1_000, REPEATS: 50 }
  : { OPERATIONS: 1_500, CLIENTS: 64, WALLETS: 20, KEYS: 12, REPEATS: 10 };
/** A client compares all books after so many of its operations. */
const EVERY = deep ? 200 : 25;
/** Not on a cluster: what one statement reads of several nodes isn't of one moment. */
const SNAPSHOTS = clusterUrl() === undefined ? EVERY : Infinity;
const SEED = Number(process.env['EBBWATT_SEED'] ?? 20_260_302);

let server: TestServer;
beforeAll(async () => {
  const much = 100_000_000;
  server = await testServer(
    {},
    { cashOut: { weeklyLimit: much, monthlyLimit: much, reviewAbove: much, codeAboveDaily: much } },
  );
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

const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;

interface Wallet {
  readonly memberId: string;
  readonly sessionId: string;
  readonly destination: string;
  readonly browser: HttpClient;
}
/** A member of two months who may spin, order devices and cash out. */
const wallet = async (points: number): Promise<Wallet> => {
  const memberId = await server.addMember();
  const twoMonthsAgo = new Date(server.clock.now().getTime() - 60 * 86_400_000);
  await db()
    .update(members)
    .set({ firstName: 'Robin', region: 'CA', shippingAddress: ADDRESS, createdAt: twoMonthsAgo })
    .where(eq(members.id, memberId));
  await confirmAge(db(), memberId);
  const destination = `${memberId}@pay.example`;
  await db().insert(cashoutAccounts).values({
    memberId,
    brand: 'default',
    destination,
    destinationKey: destination,
    verifiedAt: twoMonthsAgo,
    changedAt: twoMonthsAgo,
  });
  await db().insert(w9Forms).values({
    id: deps().newId(),
    memberId,
    brand: 'default',
    name: 'Robin Lee',
    tinType: 'SSN',
    tin: '',
    tinKey: memberId,
    lastFour: '6789',
    address: ADDRESS,
    signedAt: twoMonthsAgo,
    status: 'VALID',
    statusAt: twoMonthsAgo,
  });
  await givePoints(deps(), memberId, points);
  const browser = await server.loggedIn(memberId);
  const [session] = await db().select().from(sessions).where(eq(sessions.memberId, memberId));
  return { memberId, sessionId: session?.id ?? '', destination, browser };
};

interface Answer {
  readonly status: number;
  readonly order_id?: string;
  readonly code?: string;
  readonly offer?: { readonly order_id?: string | null };
}
/** A server that is too busy says 503, and the browser asks again with the same key. */
const post = async ({ browser }: Wallet, path: string, body: object, key: string): Promise<Answer> => {
  const ask = () => browser.call(path, { method: 'POST', body, headers: { 'idempotency-key': key } });
  let answer = await ask();
  for (let tries = 1; answer.statusCode === 503 && tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    answer = await ask();
  }
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
};
const redeem = (from: Wallet, rewardId: string, points: number, key: string) =>
  post(from, `/api/v2/marketplace/redeem/${rewardId}`, { points, version: 1 }, key);

/** Gives a spin and spins it with the odds that the page shows. */
const spinOnce = async (from: Wallet, key: string): Promise<Answer> => {
  await giveSpin(deps(), from.memberId);
  const wheel = (await from.browser.call(WHEEL)).json<Partial<WheelAnswer>>();
  const spin = wheel.spins?.[0];
  if (spin === undefined) return { status: 409 };
  const seen = { commitment: wheel.seed?.commitment, odds_hash: wheel.odds_hash };
  return post(from, `${SPIN}/${spin.rmw_spin_id}`, { member_number: '48213', ...seen }, key);
};

/** Cashes out as if the code had been entered already. */
const cashOut = async (from: Wallet, points: number, key: string): Promise<Answer> => {
  const { memberId, sessionId, destination } = from;
  const wanted = { way: 'paypal', points, rewardId: null } as const;
  const code = {
    memberId,
    brand: 'default',
    sessionId,
    fingerprint: fingerprint(deps().secrets, memberId, wanted, destination),
    codeHash: '',
    expiresAt: new Date(server.clock.now().getTime() + 600_000),
    confirmedAt: server.clock.now(),
  };
  await db()
    .insert(cashoutCodes)
    .values(code)
    .onConflictDoUpdate({ target: cashoutCodes.memberId, set: code });
  return post(from, '/cashout/cash/paypal', { points }, key);
};

/** Takes the next step of a device offer, or all of them. */
const orderDevice = async (from: Wallet, offerId: string, key: string): Promise<Answer> => {
  await post(from, `/device_offer/reserve/${offerId}`, {}, `${key} reserve`);
  await post(from, `/device_offer/set_option_choice/${offerId}`, { option_id: 'white' }, `${key} option`);
  await post(from, `/device_offer/agreement/${offerId}`, { version: 1 }, `${key} agreement`);
  return post(from, `/device_offer/pay/${offerId}`, { points: 900 }, `${key} pay`);
};

/** What doesn't fit between spins, device offers and the ledger, as counts. */
const countMisfits = async (): Promise<Readonly<Record<string, number>>> => {
  const [found] = await rows<Record<string, number>>(
    db(),
    sql`with paid as materialized (
        select member_id, cause_key, sum(amount_watts) as watts from ledger_entries
        where account = 'member:' || member_id and cause_key like 'wheel:%' group by member_id, cause_key)
      select
      (select count(*)::int from wheel_spins s left join paid e on e.member_id = s.member_id and e.cause_key = 'wheel:' || s.id
        where s.points > 0 and coalesce(e.watts, 0) <> s.points * 100) as "spinsNotPaidOnce",
      (select count(*)::int from wheel_prizes where remaining < 0) as "prizesBelowZero",
      (select count(*)::int from device_offers o where o.remaining + (
        select count(*) from device_offer_claims c where c.offer_id = o.id and c.status <> 'unclaimed') <> 40) as "offersMiscounted",
      (select count(*)::int from device_offer_claims c left join orders o on o.id = c.order_id
        where c.status = 'purchased' and o.id is null) as "devicesWithoutOrder"`,
  );
  return found ?? {};
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
          minimum: 1_000,
          maximum: 1_800,
          step: 100,
        }),
        amounts: [1_000, 1_200, 1_350, 1_800],
      },
    ];
    await putOnWheel(deps());
    await putOnWheel(deps(), { points: 500, weight: 20, remaining: Math.ceil(OPERATIONS / 200) });
    const offers = await Promise.all(
      Array.from({ length: 5 }, () => offerDevice(deps(), { pricePoints: 900, remaining: 40 })),
    );
    const open: string[] = [];
    const seen = { redeemed: 0, refused: 0, moved: 0, earned: 0, spun: 0, paidOut: 0, devices: 0 };
    let left = OPERATIONS;
    const client = async (number: number): Promise<void> => {
      const random = numbersFrom(SEED + number);
      const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
      for (let turn = 0; left > 0; turn += 1) {
        left -= 1;
        const one = random() < 0.2 ? hot : pick(wallets);
        const what = random();
        if (one === undefined) return;
        const key = `client ${number} turn ${turn}`;
        if (what < 0.45) {
          const reward = pick(shelf);
          const points = pick(reward?.amounts ?? []);
          if (reward === undefined || points === undefined) return;
          const { status, order_id: orderId } = await redeem(one, reward.id, points, key);
          expect([200, 400, 409]).toContain(status);
          if (orderId !== undefined) open.push(orderId);
          seen[status === 200 ? 'redeemed' : 'refused'] += 1;
        } else if (what < 0.52) {
          const { status } = await spinOnce(one, key);
          expect([200, 409]).toContain(status);
          if (status === 200) seen.spun += 1;
        } else if (what < 0.57) {
          const { status, order_id: orderId } = await cashOut(one, pick([1_000, 2_500]) ?? 0, key);
          expect([200, 400, 409]).toContain(status);
          if (orderId !== undefined) open.push(orderId);
          if (status === 200) seen.paidOut += 1;
        } else if (what < 0.6) {
          const { status, offer } = await orderDevice(one, pick(offers) ?? '', key);
          expect([200, 400, 409]).toContain(status);
          if (status === 200) seen.devices += 1;
          if (offer?.order_id != null) open.push(offer.order_id);
        } else if (what < 0.9) {
          const orderId = random() < 0.7 ? pick(open) : open.pop();
          const step = pick(['accepted', 'fulfilled', 'fulfilled', 'failed', 'refunded'] as const);
          if (orderId !== undefined && step !== undefined) await move(orderId, step);
          seen.moved += 1;
        } else {
          await givePoints(deps(), one.memberId, 1 + Math.floor(random() * 400));
          seen.earned += 1;
        }
        if (turn % SNAPSHOTS === SNAPSHOTS - 1)
          expect(await spendingBreaches(db()), `seed ${SEED}`).toEqual(soundSpending);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    const { spun, paidOut, devices, ...others } = seen;
    expect(Math.min(...Object.values(others))).toBeGreaterThan(OPERATIONS / 200);
    expect(Math.min(spun, paidOut, devices)).toBeGreaterThan(10);

    const unfinished = await db()
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.state, ['placed', 'accepted']));
    for (const [index, { id }] of unfinished.entries())
      await move(id, index % 3 === 0 ? 'failed' : 'fulfilled');
    expect(await spendingBreaches(db())).toEqual(soundSpending);
    expect(await countMisfits()).toEqual({
      spinsNotPaidOnce: 0,
      prizesBelowZero: 0,
      offersMiscounted: 0,
      devicesWithoutOrder: 0,
    });
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
