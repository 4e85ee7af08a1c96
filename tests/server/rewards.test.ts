import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOrder } from '../../src/server/orders/service.ts';
import { orderHistory, orders, rewardStock } from '../../src/server/orders/tables.ts';
import { readBalances, readMovements } from '../../src/server/ledger/service.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { lockOrder } from '../../src/server/orders/store.ts';
import { promoCodes, rewards } from '../../src/server/rewards/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

/** `npm run test:deep` has the design's thousand. */
const BUYERS = process.env['EBBWATT_DEEP'] === '1' ? 1_000 : 100;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => server.core.deps;
const member = async (points: number): Promise<{ memberId: string; browser: HttpClient }> => {
  const memberId = await server.addMember();
  await givePoints(deps(), memberId, points);
  return { memberId, browser: await server.loggedIn(memberId) };
};
interface Answer {
  readonly order_id?: string;
  readonly balance_points?: number;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
let keys = 0;
const redeem = async (
  browser: HttpClient,
  rewardId: string,
  { points = 1_000, version = 1, key = `redeem key ${(keys += 1)}` } = {},
) => {
  const answer = await browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
    body: { points, version },
    headers: { 'idempotency-key': key },
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const balances = (memberId: string) => readBalances(db(), { brandId: 'default', memberId });
const listOrders = (memberId: string) => db().select().from(orders).where(eq(orders.memberId, memberId));
const move = (orderId: string, step: 'fulfilled' | 'failed' | 'refunded') =>
  transaction(db(), async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error('There is no order.');
    return moveOrder(tx, deps(), order, step);
  });
const readStock = async (rewardId: string) =>
  (await db().select().from(rewardStock).where(eq(rewardStock.rewardId, rewardId)))[0]?.remaining;

describe('MKT-08, MKT-09: the catalogue', () => {
  it('has what the member can have now first, and says how much is missing for the rest', async () => {
    const dear = await shelve(deps(), { place: 1, amounts: [9_000] });
    const gone = await shelve(deps(), { place: 2, amounts: [1_000], stock: 0 });
    const cheap = await shelve(deps(), { place: 3, amounts: [500, 1_000] });
    const { browser } = await member(1_500);
    const { balance_points, rewards: listed } = (await browser.call('/api/v2/marketplace/rewards')).json<{
      balance_points: number;
      rewards: { id: string; short_points: number; is_affordable: boolean }[];
    }>();
    expect(balance_points).toBe(1_500);
    expect(
      listed
        .filter(({ id }) => [dear, gone, cheap].includes(id))
        .map(({ id, short_points, is_affordable }) => [id, short_points, is_affordable]),
    ).toEqual([
      [cheap, 0, true],
      [dear, 7_500, false],
      [gone, 0, false],
    ]);
  });

  it('shows a reward only while it is offered, and to members of its brand', async () => {
    const { browser } = await member(0);
    const over = await shelve(deps(), { endsAt: new Date('2026-03-02T19:59:59Z') });
    const notYet = await shelve(deps(), { startsAt: new Date('2026-03-02T20:00:01Z') });
    const elsewhere = await shelve(deps(), { brand: 'org' });
    for (const id of [over, notYet, elsewhere, 'nonsense'])
      expect((await browser.call(`/api/v2/marketplace/reward/${id}`)).statusCode).toBe(404);
    const shown = await shelve(deps());
    expect((await browser.call(`/api/v2/marketplace/reward/${shown}`)).statusCode).toBe(200);
  });

  it('as of another moment is for staff with the role key only', async () => {
    const later = await shelve(deps(), { startsAt: new Date('2026-05-01T00:00:00Z') });
    const seenBy = async (browser: HttpClient) =>
      (await browser.call('/api/v2/marketplace/rewards?dt=2026-05-02T00%3A00%3A00Z'))
        .json<{ rewards: { id: string }[] }>()
        .rewards.some(({ id }) => id === later);
    const staffId = await server.addMember({ isAdmin: true, roles: ['internal_rewards'] });
    expect(await seenBy(await server.loggedIn(staffId))).toBe(true);
    expect(await seenBy((await member(0)).browser)).toBe(false);
  });
});

describe('MKT-10: redeeming a reward', () => {
  it('holds the price and places one order, however often the same click arrives', async () => {
    const rewardId = await shelve(deps(), { stock: 5 });
    const { memberId, browser } = await member(3_000);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => redeem(browser, rewardId, { key: 'one click', points: 2_500 })),
    );
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, balance_points: 500 });
    expect(await balances(memberId)).toEqual({ watts: 50_000, heldWatts: 250_000 });
    expect(await listOrders(memberId)).toMatchObject([
      { kind: 'gift_card', service: 'alder', pricePoints: 2_500, valueHundredths: 2_500, currency: 'USD' },
    ]);
    expect(await readStock(rewardId)).toBe(4);
  });

  it('refuses the same key with another amount', async () => {
    const rewardId = await shelve(deps());
    const { browser } = await member(5_000);
    await redeem(browser, rewardId, { key: 'changed mind' });
    expect(await redeem(browser, rewardId, { key: 'changed mind', points: 2_500 })).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('needs an idempotency key', async () => {
    const rewardId = await shelve(deps());
    const { browser } = await member(5_000);
    const answer = await browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
      body: { points: 1_000, version: 1 },
      headers: { 'idempotency-key': '' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    [999, 'TOO_LOW'],
    [-1_000, 'TOO_LOW'],
    [1_700, 'RESTRICTED_DENOMINATION'],
    [1_000.5, 'RESTRICTED_DENOMINATION'],
    [2_501, 'TOO_HIGH'],
    [2 ** 63, 'TOO_HIGH'],
  ])('MKT-05: refuses an amount of %d points with %s, and holds nothing', async (points, code) => {
    const rewardId = await shelve(deps());
    const { memberId, browser } = await member(5_000);
    const answer = await redeem(browser, rewardId, { points });
    expect(answer).toMatchObject({ status: 400, code, fields: { points: expect.any(String) } });
    expect(await balances(memberId)).toEqual({ watts: 500_000, heldWatts: 0 });
    expect(await listOrders(memberId)).toEqual([]);
  });

  it('refuses what the balance does not cover, in two tabs at once too', async () => {
    const rewardId = await shelve(deps());
    const { memberId, browser } = await member(1_500);
    const answers = await Promise.all([redeem(browser, rewardId), redeem(browser, rewardId)]);
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, undefined],
      [400, 'NOT_ENOUGH_POINTS'],
    ]);
    expect(await balances(memberId)).toEqual({ watts: 50_000, heldWatts: 100_000 });
  });

  it('takes the whole balance only while it is the whole balance', async () => {
    const rewardId = await shelve(deps(), { denominationType: 'BALANCE', amounts: [], minimum: 500 });
    const { memberId, browser } = await member(1_500);
    await givePoints(deps(), memberId, 100);
    expect(await redeem(browser, rewardId, { points: 1_500 })).toMatchObject({
      code: 'RESTRICTED_DENOMINATION',
    });
    expect(await redeem(browser, rewardId, { points: 1_600 })).toMatchObject({ balance_points: 0 });
  });

  it(`gives the last ten to exactly ten of ${BUYERS} buyers`, async () => {
    const rewardId = await shelve(deps(), { stock: 10 });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => member(1_000)));
    const answers = await Promise.all(buyers.map(({ browser }) => redeem(browser, rewardId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status, code }) => status === 409 && code === 'SOLD_OUT')).toHaveLength(
      BUYERS - 10,
    );
    expect(await readStock(rewardId)).toBe(0);
    const left = await Promise.all(buyers.map(({ memberId }) => balances(memberId)));
    expect(left.filter(({ watts, heldWatts }) => watts === 100_000 && heldWatts === 0)).toHaveLength(
      BUYERS - 10,
    );
  });

  it('refuses a reward that staff changed, or that ended, since the member saw it', async () => {
    const rewardId = await shelve(deps());
    const { browser } = await member(5_000);
    await db().update(rewards).set({ version: 2 }).where(eq(rewards.id, rewardId));
    expect(await redeem(browser, rewardId)).toMatchObject({ status: 409, code: 'REWARD_CHANGED' });
    await db().update(rewards).set({ endsAt: server.clock.now() }).where(eq(rewards.id, rewardId));
    expect(await redeem(browser, rewardId, { version: 2 })).toMatchObject({
      status: 409,
      code: 'REWARD_ENDED',
    });
  });

  it('pays the price out when the order is fulfilled', async () => {
    const { memberId, browser } = await member(1_000);
    const { order_id: orderId = '' } = await redeem(browser, await shelve(deps()));
    await move(orderId, 'fulfilled');
    expect(await balances(memberId)).toEqual({ watts: 0, heldWatts: 0 });
    expect(await move(orderId, 'failed')).toBeNull();
  });

  it('returns points and stock immediately when the order fails', async () => {
    const rewardId = await shelve(deps(), { stock: 1 });
    const { memberId, browser } = await member(1_000);
    const { order_id: orderId = '' } = await redeem(browser, rewardId);
    await move(orderId, 'failed');
    expect(await balances(memberId)).toEqual({ watts: 100_000, heldWatts: 0 });
    expect(await readStock(rewardId)).toBe(1);
    expect(await listOrders(memberId)).toMatchObject([{ state: 'refunded', failure: 'refused' }]);
    expect(
      (await readMovements(db(), { brandId: 'default', memberId }, { first: 5, after: null })).map(
        ({ cause, watts }) => [cause, watts],
      ),
    ).toEqual([
      ['order-release', 100_000],
      ['order-hold', -100_000],
      ['staff-adjustment', 100_000],
    ]);
  });
});

describe('WAL-02: the wallet', () => {
  it('names the order of each movement, and what open orders hold', async () => {
    const { browser } = await member(3_000);
    const rewardId = await shelve(deps());
    const { order_id: kept = '' } = await redeem(browser, rewardId);
    const { order_id: failed = '' } = await redeem(browser, rewardId);
    await move(failed, 'failed');
    const wallet = (await browser.call('/api/v2/wallet')).json<{
      held: { points: number };
      balance: { points: number };
      movements: { cause: string; points: number; order: { id: string; title: string } | null }[];
    }>();
    expect([wallet.balance.points, wallet.held.points]).toEqual([2_000, 1_000]);
    expect(wallet.movements.map(({ cause, points, order }) => [cause, points, order?.id]).toSorted()).toEqual(
      [
        ['order-hold', -1_000, failed],
        ['order-hold', -1_000, kept],
        ['order-release', 1_000, failed],
        ['staff-adjustment', 3_000, undefined],
      ].toSorted(),
    );
    const csv = (await browser.call('/api/v2/wallet/movements?format=csv')).body;
    expect(csv).toContain('You ordered Corner Grocer gift card');
    expect(csv).toContain('Refund for Corner Grocer gift card');
  });
});

describe('the ledger of an order', () => {
  const read =
    'query Mine($orderId: ID!) { viewer { order(orderId: $orderId) { isUnanswered entries { what points watts movementId } } } }';

  it('has each posting with the figures of the wallet, and the movement that it is there', async () => {
    const { browser } = await member(3_000);
    const rewardId = await shelve(deps());
    const { order_id: paid = '' } = await redeem(browser, rewardId);
    const { order_id: refunded = '' } = await redeem(browser, rewardId);
    await move(paid, 'fulfilled');
    await move(refunded, 'failed');
    const entries = async (orderId: string) =>
      (
        await browser.graphql<{
          viewer: {
            order: {
              isUnanswered: boolean;
              entries: { what: string; points: number; watts: number; movementId: string | null }[];
            };
          };
        }>(read, { orderId })
      ).data?.viewer.order.entries ?? [];
    const { movements } = (await browser.call('/api/v2/wallet')).json<{
      movements: { id: string; points: number; watts: number }[];
    }>();
    const [held, out] = await entries(paid);
    expect([held, out]).toMatchObject([
      { what: 'HELD', points: 1_000, watts: 100_000 },
      { what: 'PAID_OUT', points: 1_000, watts: 100_000, movementId: null },
    ]);
    expect(movements.find(({ id }) => id === held?.movementId)).toMatchObject({
      points: -1_000,
      watts: -100_000,
    });
    const back = (await entries(refunded)).find(({ what }) => what === 'RETURNED');
    expect(movements.find(({ id }) => id === back?.movementId)).toMatchObject({
      points: 1_000,
      watts: 100_000,
    });
  });
});

describe('a gift card’s code', () => {
  const show =
    'mutation Show($input: ShowOrderCodeInput!) { showOrderCode(input: $input) { __typename ... on OrderCode { code pin } ... on Refusal { refused: code } } }';
  const mark =
    'mutation Mark($input: MarkCouponUsedInput!) { markCouponUsed(input: $input) { __typename ... on CouponMarked { order { usedAt } } ... on Refusal { code } } }';

  it('is sealed at rest, shown to its owner only, and each showing is recorded', async () => {
    const { browser } = await member(1_000);
    const { order_id: orderId = '' } = await redeem(browser, await shelve(deps()));
    const shown = async (by: HttpClient) => (await by.graphql(show, { input: { orderId } })).data;
    expect(await shown(browser)).toMatchObject({ showOrderCode: { refused: 'NOT_FOUND' } });
    await transaction(db(), async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order !== null)
        await moveOrder(tx, deps(), order, 'fulfilled', {
          code: { code: '6006-4912-3456', pin: '7731', expiresAt: null },
        });
    });
    expect(await shown(browser)).toEqual({
      showOrderCode: { __typename: 'OrderCode', code: '6006-4912-3456', pin: '7731' },
    });
    expect(await shown((await member(0)).browser)).toMatchObject({ showOrderCode: { refused: 'NOT_FOUND' } });
    const [row] = await db().select().from(orders).where(eq(orders.id, orderId));
    expect(JSON.stringify(row)).not.toContain('6006-4912');
    const history = await db().select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
    expect(history.filter(({ what }) => what === 'code_shown')).toHaveLength(1);
    expect((await browser.call('/gift_codes')).json()).toMatchObject({
      gift_codes: [{ order_id: orderId, has_code: true, status: 'fulfilled', value_hundredths: 1_000 }],
    });
  });

  it('of a coupon can be marked as used, and as unused again', async () => {
    const { browser } = await member(1_000);
    const rewardId = await shelve(deps(), { type: 'COUPON', amounts: [1_000] });
    const { order_id: orderId = '' } = await redeem(browser, rewardId);
    const marked = async (isUsed: boolean) =>
      (await browser.graphql(mark, { input: { orderId, isUsed } })).data;
    expect(await marked(true)).toMatchObject({ markCouponUsed: { code: 'NOT_FOUND' } });
    await move(orderId, 'fulfilled');
    expect(await marked(true)).toMatchObject({
      markCouponUsed: { order: { usedAt: '2026-03-02T20:00:00.000Z' } },
    });
    expect(await marked(false)).toMatchObject({ markCouponUsed: { order: { usedAt: null } } });
  });
});

describe('MKT-11: the export of bonus points', () => {
  it('has what no event and no order caused, with dates of the home and reasons in words', async () => {
    const { memberId, browser } = await member(1_000);
    await db()
      .insert(promoCodes)
      .values({
        id: deps().newId(),
        brand: 'default',
        code: 'SPRING,25',
        points: 250,
        startsAt: new Date('2026-01-01T00:00:00Z'),
        createdAt: new Date('2026-01-01T00:00:00Z'),
      });
    const used = await browser.call('/api/v2/marketplace/promo', { body: { code: 'spring,25' } });
    expect(used.statusCode).toBe(200);
    await redeem(browser, await shelve(deps()));
    const answer = await browser.call('/api/v2/marketplace/bonus_export');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="bonus-points.csv"');
    expect(answer.body.trimEnd().split('\r\n')).toEqual([
      'date,reason,points',
      '2026-03-02,Adjusted by our team,1000',
      '2026-03-02,"Promo code SPRING,25",250',
    ]);
    expect((await balances(memberId)).heldWatts).toBe(100_000);
  });

  it('is empty for a member without any, and closed to strangers', async () => {
    const { browser } = await member(0);
    expect((await browser.call('/api/v2/marketplace/bonus_export')).body).toBe('date,reason,points\r\n');
    const stranger = await server.client();
    expect((await stranger.call('/api/v2/marketplace/bonus_export')).statusCode).toBe(401);
  });
});

describe('promo codes', () => {
  const promo = async (given: Partial<typeof promoCodes.$inferInsert> & { code: string }) =>
    db()
      .insert(promoCodes)
      .values({
        id: deps().newId(),
        brand: 'default',
        startsAt: new Date('2026-01-01T00:00:00Z'),
        createdAt: new Date('2026-01-01T00:00:00Z'),
        ...given,
      });
  const use = async (browser: HttpClient, code: string) => {
    const answer = await browser.call('/api/v2/marketplace/promo', {
      body: { code },
      headers: { 'idempotency-key': `promo key ${(keys += 1)}` },
    });
    return { status: answer.statusCode, ...answer.json<{ code?: string; points?: number }>() };
  };

  it('give points once a member, however they are typed', async () => {
    await promo({ code: 'SUMMER-25', points: 250 });
    const { memberId, browser } = await member(0);
    expect(await use(browser, ' summer-25 ')).toMatchObject({ status: 200, points: 250 });
    expect(await use(browser, 'SUMMER-25')).toMatchObject({ status: 400, code: 'PROMO_USED' });
    expect(await balances(memberId)).toEqual({ watts: 25_000, heldWatts: 0 });
  });

  it('give a reward for nothing', async () => {
    const rewardId = await shelve(deps(), { type: 'COUPON', amounts: [800] });
    await promo({ code: 'FREECOFFEE', rewardId });
    const { memberId, browser } = await member(0);
    expect(await use(browser, 'freecoffee')).toMatchObject({ title: 'Corner Grocer gift card', points: 0 });
    expect(await listOrders(memberId)).toMatchObject([{ kind: 'coupon', pricePoints: 0, rewardId }]);
  });

  it('run out, end, and are unknown elsewhere', async () => {
    await promo({ code: 'LASTONE', points: 100, remaining: 1 });
    await promo({ code: 'OVER', points: 100, endsAt: new Date('2026-02-01T00:00:00Z') });
    await promo({ code: 'THEIRS', brand: 'org', points: 100 });
    const two = await Promise.all([member(0), member(0)]);
    const answers = await Promise.all(two.map(({ browser }) => use(browser, 'LASTONE')));
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, undefined],
      [400, 'PROMO_GONE'],
    ]);
    const { browser } = await member(0);
    expect(await use(browser, 'OVER')).toMatchObject({ code: 'PROMO_ENDED' });
    expect(await use(browser, 'THEIRS')).toMatchObject({ code: 'UNKNOWN_PROMO' });
  });

  it('cannot be guessed quickly', async () => {
    const { browser } = await member(0);
    const tries = [];
    for (let i = 0; i < 12; i += 1) tries.push((await use(browser, `GUESS-${i}`)).status);
    expect(tries.filter((status) => status === 429)).toHaveLength(2);
  });
});
