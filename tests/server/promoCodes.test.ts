import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '../../src/server/orders/service.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { promoCodes } from '../../src/server/rewards/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { shelve } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staffId: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  staffId = await server.addMember({ isAdmin: true });
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => server.core.deps;
const promo = (given: Partial<typeof promoCodes.$inferInsert> & { code: string }) =>
  db()
    .insert(promoCodes)
    .values({
      id: deps().newId(),
      brand: 'default',
      startsAt: new Date('2026-01-01T00:00:00Z'),
      createdAt: new Date('2026-01-01T00:00:00Z'),
      ...given,
    });
const member = async () => {
  const memberId = await server.addMember();
  return { memberId, browser: await server.loggedIn(memberId) };
};
interface Answer {
  readonly points?: number;
  readonly order_id?: string | null;
  readonly code?: string;
  readonly error?: string;
}
const use = async (browser: HttpClient, code: string, key?: string) => {
  const answer = await browser.call('/api/v2/marketplace/promo', {
    body: { code },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const balance = async (browser: HttpClient) =>
  (await browser.call('/api/v2/wallet')).json<{ balance: { points: number } }>().balance.points;

describe('a promo code that a member sends twice', () => {
  it('at the same time gives once, and the other request is told so', async () => {
    await promo({ code: 'PAIR', points: 250, remaining: 100 });
    for (let pair = 0; pair < 10; pair += 1) {
      const { browser } = await member();
      const answers = await Promise.all([use(browser, 'PAIR'), use(browser.clone(), 'PAIR')]);
      expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
        [200, undefined],
        [400, 'PROMO_USED'],
      ]);
      expect(await balance(browser)).toBe(250);
    }
    const [row] = await db().select().from(promoCodes).where(eq(promoCodes.code, 'PAIR'));
    expect(row?.remaining).toBe(90);
  });

  it('with one key gets the same answer, and with another body a refusal', async () => {
    await promo({ code: 'SAMEKEY', points: 250 });
    const { browser } = await member();
    const first = await use(browser, 'SAMEKEY', 'the same key');
    expect([first, await use(browser, 'SAMEKEY', 'the same key')]).toEqual([
      { status: 200, points: 250, order_id: null, title: null },
      first,
    ]);
    expect(await use(browser, 'OTHER', 'the same key')).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await balance(browser)).toBe(250);
  });

  it('is refused with what it gave, because the first answer may be lost', async () => {
    const rewardId = await shelve(deps(), { type: 'COUPON', amounts: [800] });
    await promo({ code: 'POINTS', points: 250 });
    await promo({ code: 'COUPON', rewardId });
    const { browser } = await member();
    for (const [code, what] of [
      ['POINTS', '$2.50'],
      ['COUPON', 'Corner Grocer gift card'],
    ] as const) {
      expect(await use(browser, code)).toMatchObject({ status: 200 });
      expect(await use(browser, code)).toMatchObject({
        code: 'PROMO_USED',
        error: `You’ve already used that code. It gave you ${what}.`,
      });
    }
  });

  it('counts as a try each time, even if it is refused', async () => {
    const { browser } = await member();
    const tries = [];
    for (let i = 0; i < 12; i += 1) tries.push((await use(browser, `GUESS-${i}`, `guess key ${i}`)).status);
    expect(tries.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('a promo code whose reward is canceled', () => {
  it('can be used again: by the member, and by as many others as before', async () => {
    const rewardId = await shelve(deps(), { type: 'COUPON', amounts: [800] });
    await promo({ code: 'AGAIN', rewardId, remaining: 1 });
    const [one, other] = [await member(), await member()];
    const cancel = async (orderId: string) => {
      await cancelOrder(deps(), {
        brandId: 'default',
        orderId,
        version: 1,
        actorId: staffId,
        reason: 'Out of coupons',
      });
      await server.worker.runUntilIdle();
    };
    const first = await use(one.browser, 'AGAIN');
    expect(await use(other.browser, 'AGAIN')).toMatchObject({ code: 'PROMO_GONE' });
    // Nobody has asked the service for it yet.
    await db()
      .update(orders)
      .set({ askedAt: null, state: 'failed', failure: 'refused' })
      .where(eq(orders.id, first.order_id ?? ''));
    await cancel(first.order_id ?? '');
    const second = await use(one.browser, 'AGAIN');
    expect([second.status, second.order_id === first.order_id]).toEqual([200, false]);
    expect(await use(other.browser, 'AGAIN')).toMatchObject({ code: 'PROMO_GONE' });
    // The first cancellation, told once more, changes nothing.
    await deps().jobs.send(db(), 'orders.cancelled', { orderId: first.order_id ?? '' });
    await server.worker.runUntilIdle();
    expect(await use(one.browser, 'AGAIN')).toMatchObject({ code: 'PROMO_USED' });
  });
});
