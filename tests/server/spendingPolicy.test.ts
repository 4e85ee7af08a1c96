import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCashoutBlock } from '../../src/server/cashout/administer.ts';
import { cashoutStops } from '../../src/server/cashout/tables.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { promoCodes } from '../../src/server/rewards/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { offerDevice } from '../support/offerShelf.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import { confirmAge, giveSpin, putOnWheel, spin, SPIN } from '../support/wheelPrizes.ts';

let server: TestServer;
let card: string;
const goods: Record<string, string> = {};
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  card = await shelve(deps(), { amounts: [1_000, 2_500, 6_000, 10_000] });
  goods['coupon'] = await shelve(deps(), { type: 'COUPON', amounts: [1_000] });
  goods['donation'] = await shelve(deps(), { type: 'DONATION', service: 'donations', amounts: [1_000] });
  goods['swag'] = await shelve(deps(), { type: 'SWAG', service: 'shop', item: 'TEE', amounts: [1_000] });
  await putOnWheel(deps(), {
    type: 'DAILY_CASH_INELIGIBLE',
    service: 'alder',
    item: 'GROCER',
    worthPoints: 2_000,
    weight: 0,
  });
  await putOnWheel(deps(), { type: 'DAILY_CASH', points: 2_000 });
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => server.core.deps;
const staff = { brandId: 'default', actorId: randomUUID(), reason: 'A test of the rules' };

interface Person {
  readonly memberId: string;
  readonly browser: HttpClient;
}

/** A member of two months, in a state where no cash can be won, so that the wheel gives a gift card instead. */
async function person({ points = 20_000, isNewBrowser = false } = {}): Promise<Person> {
  const memberId = await server.addMember();
  await db()
    .update(members)
    .set({
      region: 'CA',
      createdAt: new Date('2025-12-01T00:00:00Z'),
      shippingAddress: {
        line1: '12 Alder Street',
        line2: null,
        city: 'Davis',
        region: 'CA',
        postal_code: '95616',
        country: 'US',
      },
    })
    .where(eq(members.id, memberId));
  await confirmAge(db(), memberId);
  if (points > 0) await givePoints(deps(), memberId, points);
  const browser = await server.loggedIn(memberId, 'localhost', { isNewBrowser });
  await db().execute(
    `insert into cashout_accounts (member_id, brand, destination, destination_key, verified_at, changed_at)
     values ('${memberId}', 'default', 'to@pay.example', 'key ${memberId}', '2026-01-01', '2026-01-01')`,
  );
  return { memberId, browser };
}

interface Answer {
  readonly status: number;
  readonly code?: string;
}
const call = async (browser: HttpClient, path: string, body: object): Promise<Answer> => {
  const answer = await browser.call(path, { body });
  const { code } = answer.json<{ code?: string }>();
  return { status: answer.statusCode, ...(code === undefined ? {} : { code }) };
};
const redeem = ({ browser }: Person, rewardId: string, points: number) =>
  call(browser, `/api/v2/marketplace/redeem/${rewardId}`, { points, version: 1 });

let codes = 0;
async function promo(rewardId: string): Promise<string> {
  const code = `GIFT${(codes += 1)}`;
  await db()
    .insert(promoCodes)
    .values({
      id: randomUUID(),
      brand: 'default',
      code,
      rewardId,
      startsAt: new Date('2026-01-01T00:00:00Z'),
      createdAt: server.clock.now(),
    });
  return code;
}
const redeemPromo = async ({ browser }: Person, rewardId: string) =>
  call(browser, '/api/v2/marketplace/promo', { code: await promo(rewardId) });

/** A gift card won instead of the daily cash. */
async function winCard({ memberId, browser }: Person): Promise<Answer> {
  await giveSpin(deps(), memberId);
  const won = await spin(browser);
  expect(won.result?.prize_type).toBe('DAILY_CASH_INELIGIBLE');
  return call(browser, `${SPIN}/redeemable/${won.rmw_redeemable_spin_id}`, {});
}
async function orderDevice({ browser }: Person): Promise<Answer> {
  const offerId = await offerDevice(deps(), { pricePoints: 900 });
  for (const [path, body] of [
    ['reserve', {}],
    ['set_option_choice', { option_id: 'white' }],
    ['agreement', { version: 1 }],
  ] as const)
    await call(browser, `/device_offer/${path}/${offerId}`, body);
  return call(browser, `/device_offer/pay/${offerId}`, { points: 900 });
}

const money = {
  cash: ({ browser }: Person) => call(browser, '/cashout/cash/paypal', { points: 1_000 }),
  'a gift card of the catalogue': (who: Person) => redeem(who, card, 1_000),
  'a gift card in the wallet': ({ browser }: Person) =>
    call(browser, '/cashout/cash/egift', { points: 1_000, reward_id: card, version: 1 }),
  'a gift card of a promo code': (who: Person) => redeemPromo(who, card),
} as const;
const things = {
  'a coupon': (who: Person) => redeem(who, goods['coupon'] ?? '', 1_000),
  'a donation': (who: Person) => redeem(who, goods['donation'] ?? '', 1_000),
  swag: (who: Person) => redeem(who, goods['swag'] ?? '', 1_000),
  'a device': orderDevice,
} as const;
const OK = { status: 200 };

const block = (memberId: string) =>
  setCashoutBlock(deps(), { ...staff, memberId, isBlocked: true, cause: 'activity' });

describe.each(Object.entries(money))('%s', (_name, order) => {
  it('is ordered from a known browser without a code', async () => {
    expect(await order(await person())).toEqual(OK);
  });

  it('needs a mailed code from a new browser', async () => {
    expect(await order(await person({ isNewBrowser: true }))).toEqual({ status: 400, code: 'CODE_NEEDED' });
  });

  it('needs a mailed code beyond $50 a day', async () => {
    const who = await person();
    expect([await redeem(who, card, 2_500), await redeem(who, card, 2_500)]).toEqual([OK, OK]);
    expect(await order(who)).toEqual({ status: 400, code: 'CODE_NEEDED' });
  });

  it('is refused to an account on hold', async () => {
    const who = await person();
    await block(who.memberId);
    expect(await order(who)).toEqual({ status: 409, code: 'TARGETED_BLOCK' });
  });

  it('is refused while staff have stopped the brand’s', async () => {
    const who = await person();
    await db().insert(cashoutStops).values({ brand: 'default', scope: 'all', at: server.clock.now() });
    try {
      expect(await order(who)).toEqual({ status: 409, code: 'CASHOUT_DISABLED' });
    } finally {
      await db().delete(cashoutStops);
    }
  });

  it('is refused over the week’s limit, which counts all of them', async () => {
    const who = await person();
    await pastCard(who, 9_500, 2);
    const { code } = await order(who);
    expect(['WEEKLY_CASHOUT_LIMIT', 'OVER_WEEKLY_LIMIT']).toContain(code);
  });

  it('is refused near the year’s threshold without a tax form', async () => {
    const who = await person();
    await pastCard(who, 199_500, 40);
    const { code } = await order(who);
    expect(['W9_REQUIRED', 'W9_NEEDED']).toContain(code);
  });
});

describe.each(Object.entries(things))('%s', (_name, order) => {
  it('is refused only to an account on hold', async () => {
    const free = await person({ isNewBrowser: true });
    await pastCard(free, 199_900, 2);
    expect(await order(free)).toEqual(OK);
    const held = await person();
    await block(held.memberId);
    expect(await order(held)).toEqual({ status: 409, code: 'TARGETED_BLOCK' });
  });
});

/** A gift card of so many days ago. */
async function pastCard({ memberId }: Person, hundredths: number, daysAgo: number): Promise<void> {
  const at = new Date(server.clock.now().getTime() - daysAgo * 86_400_000);
  await db().insert(orders).values({
    id: randomUUID(),
    memberId,
    brand: 'default',
    key: randomUUID(),
    kind: 'gift_card',
    item: 'GROCER',
    quantity: 1,
    state: 'fulfilled',
    recipient: 'Dana',
    valueHundredths: hundredths,
    currency: 'USD',
    placedAt: at,
    fulfilledAt: at,
    changedAt: at,
  });
}

describe('a gift card won at the wheel', () => {
  it('has the rules of the others, and waits on the wheel while it is refused', async () => {
    const who = await person({ points: 0, isNewBrowser: true });
    await db().update(members).set({ region: 'NY' }).where(eq(members.id, who.memberId));
    expect(await winCard(who)).toEqual({ status: 400, code: 'CODE_NEEDED' });
  });
});

describe('simultaneous orders', () => {
  it('can’t exceed the week’s limit together', async () => {
    const who = await person({ points: 60_000 });
    await pastCard(who, 6_000, 2);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => redeem(who, card, 2_500)),
      ...Array.from({ length: 4 }, () => redeemPromo(who, card)),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { cashout } = (await who.browser.call('/api/v2/wallet')).json<{
      cashout: { egift: { weekly: { used_cents: number } } };
    }>();
    expect(cashout.egift.weekly.used_cents).toBeLessThanOrEqual(10_000);
  });

  it('and a hold leave none that was placed after it', async () => {
    const who = await person({ points: 60_000 });
    const [, ...answers] = await Promise.all([
      block(who.memberId),
      ...Array.from({ length: 6 }, () => redeem(who, goods['coupon'] ?? '', 1_000)),
    ]);
    expect(new Set(answers.map(({ code }) => code ?? 'OK'))).toEqual(
      new Set([...(answers.some(({ status }) => status === 200) ? ['OK'] : []), 'TARGETED_BLOCK']),
    );
    expect(await redeem(who, goods['coupon'] ?? '', 1_000)).toEqual({ status: 409, code: 'TARGETED_BLOCK' });
  });
});

describe('one door for gift cards', () => {
  it('offers the same cards and amounts in the catalogue and in the wallet, from $10 on', async () => {
    const { browser } = await person();
    const small = await shelve(deps(), { amounts: [500] });
    const mixed = await shelve(deps(), { amounts: [500, 1_000] });
    type Card = { id: string; type: string; denomination: { amounts: number[] } };
    const listed = (await browser.call('/api/v2/marketplace/rewards')).json<{ rewards: Card[] }>().rewards;
    const { egifts } = (await browser.call('/cashout/egifts')).json<{ egifts: Card[] }>();
    const toText = (cards: readonly Card[]) =>
      cards.map(({ id, denomination }) => `${id} ${denomination.amounts.join()}`).toSorted();
    expect(toText(egifts)).toEqual(toText(listed.filter(({ type }) => type === 'GIFT_CARD')));
    expect(toText(egifts)).toContain(`${mixed} 1000`);
    expect(egifts.some(({ id }) => id === small)).toBe(false);
    expect(await call(browser, `/api/v2/marketplace/redeem/${mixed}`, { points: 500, version: 1 })).toEqual({
      status: 400,
      code: 'TOO_LOW',
    });
  });
});

describe('the tax year', () => {
  const total = async ({ browser }: Person) =>
    (await browser.call('/api/v2/wallet')).json<{ cashout: { tax: { total_cents: number } } }>().cashout.tax
      .total_cents;

  it.each([
    ['a gift card', {}, 1_000],
    ['swag', { type: 'SWAG', service: 'shop', item: 'TEE', amounts: [3_000] }, 3_000],
    ['a device', { type: 'DEVICE', service: 'shop', item: 'PLUG', amounts: [4_000] }, 4_000],
    ['a prize', { type: 'PRIZE', service: 'shop', item: 'BIKE', amounts: [50_000] }, 50_000],
    ['a donation', { type: 'DONATION', service: 'donations', amounts: [2_000] }, 0],
    ['a coupon', { type: 'COUPON', amounts: [1_000] }, 0],
  ] as const)('counts %s that a promo code gave with its worth', async (_name, given, worth) => {
    const who = await person();
    const rewardId = await shelve(deps(), { amounts: [1_000], ...given });
    expect(await redeemPromo(who, rewardId)).toEqual(OK);
    expect(await total(who)).toBe(worth);
    const admin = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    if (worth > 0) await pastCard(who, 200_000, 0);
    await db()
      .update(orders)
      .set({ state: 'fulfilled', fulfilledAt: server.clock.now() })
      .where(eq(orders.memberId, who.memberId));
    const csv = (await admin.call('/api/internal/payouts/tax/2026')).body;
    const line = csv.split('\r\n').find((each) => each.includes(who.memberId)) ?? '';
    expect(line.endsWith(worth === 0 ? '' : ((200_000 + worth) / 100).toFixed(2))).toBe(true);
  });

  it('asks for the form before a prize that would reach the threshold', async () => {
    const who = await person();
    const bike = await shelve(deps(), { type: 'PRIZE', service: 'shop', item: 'BIKE', amounts: [10_000] });
    await pastCard(who, 195_000, 40);
    expect(await redeem(who, bike, 10_000)).toEqual({ status: 400, code: 'W9_NEEDED' });
  });
});
