import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSpin, isFair } from '../../src/domain/wheel/verify.ts';
import { readBalances, readMovements } from '../../src/server/ledger/service.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { referralBoosts } from '../../src/server/referrals/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { wheelPrizeDays, wheelPrizes, wheelSeeds, wheelSpins } from '../../src/server/wheel/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import {
  confirmAge,
  giveSpin,
  putOnWheel,
  spin,
  SPIN,
  WHEEL,
  readWheel,
  type SpinAnswer,
} from '../support/wheelPrizes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T20:00:00Z');
  await db().update(wheelPrizes).set({ isOn: false });
});

const db = () => server.database.db;
const deps = () => server.core.deps;
const scope = (memberId: string) => ({ brandId: 'default', memberId });
const ADDRESS = {
  line1: '1 Oak St',
  line2: null,
  city: 'Oakland',
  region: 'CA',
  postal_code: '94601',
  country: 'US' as const,
};

async function player(
  given: Partial<typeof members.$inferInsert> = {},
): Promise<{ memberId: string; browser: HttpClient }> {
  const memberId = await server.addMember();
  await db()
    .update(members)
    .set({ firstName: 'Maya', region: 'CA', shippingAddress: ADDRESS, ...given })
    .where(eq(members.id, memberId));
  await confirmAge(db(), memberId);
  return { memberId, browser: await server.loggedIn(memberId) };
}

const post = async (browser: HttpClient, path: string, body: object = {}, key?: string) => {
  const answer = await browser.call(path, {
    method: 'POST',
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return { status: answer.statusCode, ...answer.json<SpinAnswer>() };
};
const redeem = (browser: HttpClient, { rmw_redeemable_spin_id: id }: SpinAnswer, body: object = {}) =>
  post(browser, `${SPIN}/redeemable/${id}`, body);
const giveUp = async (browser: HttpClient, { rmw_redeemable_spin_id: id }: SpinAnswer) => {
  const answer = await browser.call(`${SPIN}/give_up_prize/${id}`, { method: 'POST' });
  return { status: answer.statusCode, ...answer.json<SpinAnswer>() };
};

/** What counts towards the year's tax form so far, in cents. */
const taxTotal = async (browser: HttpClient) =>
  (await browser.call('/api/v2/wallet')).json<{ cashout: { tax: { total_cents: number } } }>().cashout.tax
    .total_cents;

const ORDERS = '{ viewer { orders { kind isCoupon } } }';

describe('WHL-01, WHL-08: a spin', () => {
  it('pays cash into the wallet, once, however often it is spun', async () => {
    await putOnWheel(deps());
    const { memberId, browser } = await player();
    const first = await spin(browser);
    expect(first).toMatchObject({ status: 200, result: { prize_type: 'CASH', state: 'paid' } });
    const again = await spin(browser, { id: first.rmw_spin_id, member_number: '7' });
    expect(again).toMatchObject({ status: 200, result: first.result, proof: { member_number: '48213' } });
    expect(await readBalances(db(), scope(memberId))).toMatchObject({ watts: 5_000 });
    expect(await readMovements(db(), scope(memberId), { first: 5, after: null })).toMatchObject([
      { cause: 'wheel-prize', watts: 5_000 },
    ]);
  });

  it('spun in two tabs at once has one result and pays once', async () => {
    await putOnWheel(deps());
    const { memberId, browser } = await player();
    const { spins } = await readWheel(browser);
    const id = spins[0]?.rmw_spin_id ?? '';
    const [one, other] = await Promise.all([
      spin(browser, { id, member_number: '1' }),
      spin(browser.clone(), { id, member_number: '2' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.proof?.ticket).toBe(other.proof?.ticket);
    expect(await readBalances(db(), scope(memberId))).toMatchObject({ watts: 5_000 });
  });

  it('WHL-07: continues where a closed tab left it: the result waits until it was seen', async () => {
    await putOnWheel(deps());
    const { browser } = await player();
    const spun = await spin(browser);
    const { unseen } = await readWheel(browser);
    expect(unseen).toMatchObject({ rmw_spin_id: spun.rmw_spin_id, result: spun.result });
    const one = await browser.call(`${SPIN}/${spun.rmw_spin_id}`);
    expect(one.json()).toMatchObject({ rmw_spin_id: spun.rmw_spin_id, is_seen: false, result: spun.result });
    expect(await post(browser, `${SPIN}/seen/${spun.rmw_spin_id}`)).toMatchObject({
      status: 200,
      is_seen: true,
    });
    expect((await readWheel(browser)).unseen).toBeNull();
  });

  it.each([
    ['missing', null],
    ['of 10 kB', '9'.repeat(10_240)],
    ['with letters', '12ab'],
    ['empty', ''],
  ])('with a member number %s is refused and stays unused', async (_name, member_number) => {
    await putOnWheel(deps());
    const { browser } = await player();
    expect(await spin(browser, { member_number })).toMatchObject({ status: 400 });
    expect((await readWheel(browser)).spins).toHaveLength(1);
  });

  it('with the same key and another body, or another spin, is refused', async () => {
    await putOnWheel(deps());
    const { memberId, browser } = await player();
    await giveSpin(deps(), memberId);
    const { spins } = await readWheel(browser);
    const [first, second] = spins.map(({ rmw_spin_id: id }) => id);
    expect(await spin(browser, { id: first ?? '', key: 'a key of one spin' })).toMatchObject({ status: 200 });
    for (const given of [{ id: first ?? '', member_number: '7' }, { id: second ?? '' }])
      expect(await spin(browser, { ...given, key: 'a key of one spin' })).toMatchObject({
        status: 409,
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    expect((await readWheel(browser)).spins).toHaveLength(1);
  });

  it('of another member, or of another brand, is not there', async () => {
    await putOnWheel(deps());
    const { browser: owner } = await player();
    const { browser: stranger } = await player();
    const id = (await readWheel(owner)).spins[0]?.rmw_spin_id ?? '';
    expect(await spin(stranger, { id })).toMatchObject({ status: 404 });
    expect((await stranger.call(`${SPIN}/${id}`)).statusCode).toBe(404);
    expect((await owner.call(`${SPIN}/${id}`)).statusCode).toBe(200);
    expect(await spin(owner, { id: 'made-up' })).toMatchObject({ status: 404 });
  });

  it('comes for nothing once a week, and once per cause', async () => {
    await putOnWheel(deps());
    const { browser } = await player();
    expect((await readWheel(browser)).spins).toHaveLength(1);
    expect((await readWheel(browser)).spins).toHaveLength(1);
    server.clock.set('2026-03-09T03:59:59Z');
    expect((await readWheel(browser)).spins).toHaveLength(1);
    server.clock.set('2026-03-09T04:00:00Z');
    expect((await readWheel(browser)).spins).toHaveLength(2);
  });
});

describe('the seed', () => {
  const hashing = {
    sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
    hmac: (key: Uint8Array) => (message: string) => createHmac('sha256', key).update(message).digest(),
  };

  it('is promised the day before, hidden on its day, and revealed after it; then the spin can be checked', async () => {
    for (const weight of [100, 40, 3]) await putOnWheel(deps(), { weight });
    const { browser } = await player();
    server.clock.set('2026-03-03T15:00:00Z');
    const dayBefore = await readWheel(browser);
    server.clock.set('2026-03-04T15:00:00Z');
    const spun = await spin(browser);
    expect(spun.proof?.commitment).toBe(dayBefore.next_seed.commitment);
    expect(spun.proof?.seed).toBeNull();
    const onTheDay = await readWheel(browser);
    expect(onTheDay.seed).toMatchObject({ commitment: spun.proof?.commitment, seed: null });
    expect(onTheDay.past_seeds.map(({ commitment }) => commitment)).not.toContain(spun.proof?.commitment);
    server.clock.set('2026-03-05T05:00:00Z');
    await readWheel(browser);
    const { proof, number } = (await browser.call(`${SPIN}/${spun.rmw_spin_id}`)).json<SpinAnswer>();
    const check = await checkSpin(
      {
        seed: proof?.seed ?? '',
        commitment: proof?.commitment ?? '',
        memberNumber: proof?.member_number ?? '',
        spinNumber: number,
        odds: (proof?.odds ?? []).map(({ prize_id: prizeId, type, weight }) => ({ prizeId, type, weight })),
        oddsHash: proof?.odds_hash ?? '',
        ticket: proof?.ticket ?? -1,
        prizeId: proof?.drawn_prize_id ?? '',
      },
      hashing,
    );
    expect(isFair(check)).toBe(true);
  });

  it('of yesterday, that a page over midnight still shows, draws nothing: the spin stays', async () => {
    await putOnWheel(deps());
    const { browser } = await player();
    server.clock.set('2026-03-06T04:59:59Z');
    const { seed } = await readWheel(browser);
    server.clock.set('2026-03-06T05:00:00Z');
    expect(await spin(browser, { commitment: seed.commitment })).toMatchObject({
      status: 409,
      code: 'SEED_CHANGED',
    });
    expect(await spin(browser)).toMatchObject({ status: 200 });
  });

  it('that was revealed draws nothing more, even when the clock is set back into its day', async () => {
    await putOnWheel(deps());
    const { browser } = await player();
    server.clock.set('2026-03-10T12:00:00Z');
    const { seed } = await readWheel(browser);
    server.clock.set('2026-03-11T12:00:00Z');
    expect((await readWheel(browser)).past_seeds.map(({ commitment }) => commitment)).toContain(
      seed.commitment,
    );
    server.clock.set('2026-03-10T12:00:00Z');
    expect(await spin(browser, { commitment: seed.commitment })).toMatchObject({
      status: 409,
      code: 'SEED_CHANGED',
    });
    const spun = await spin(browser);
    expect(spun.status).toBe(200);
    expect(spun.proof?.commitment).not.toBe(seed.commitment);
  });

  it('is made and revealed by the job, for every brand', async () => {
    server.clock.set('2026-04-02T12:00:00Z');
    await server.worker.runUntilIdle();
    server.clock.set('2026-04-03T15:00:00Z');
    await server.worker.runUntilIdle();
    const rows = await db().select().from(wheelSeeds).where(eq(wheelSeeds.day, '2026-04-02'));
    expect(rows.length).toBe(deps().brands.all.length);
    for (const { seed, commitment } of rows)
      expect(
        createHash('sha256')
          .update(Buffer.from(seed ?? '', 'hex'))
          .digest('hex'),
      ).toBe(commitment);
  });
});

describe('prizes', () => {
  const daily = (given: object = {}) =>
    putOnWheel(deps(), { type: 'DAILY_CASH', points: 5_000, perDay: 1, ...given });
  const substitute = () =>
    putOnWheel(deps(), {
      type: 'DAILY_CASH_INELIGIBLE',
      weight: 0,
      service: 'alder',
      item: 'GROCER',
      worthPoints: 5_000,
    });

  it('gone between the page and the click: refused, the spin stays, and the table says why', async () => {
    await putOnWheel(deps(), { weight: 1 });
    await substitute();
    const prizeId = await daily();
    const { browser } = await player();
    const { odds_hash } = await readWheel(browser);
    await db().insert(wheelPrizeDays).values({ prizeId, day: '2026-03-02', won: 1 });
    expect(await spin(browser, { odds_hash })).toMatchObject({ status: 409, code: 'ODDS_CHANGED' });
    const { odds, spins } = await readWheel(browser);
    expect(odds.find(({ prize_id }) => prize_id === prizeId)).toMatchObject({ out: 'today' });
    expect(spins).toHaveLength(1);
    expect(await spin(browser)).toMatchObject({ status: 200, result: { prize_type: 'CASH' } });
  });

  it('of which one is left go to one of many who spin at once', async () => {
    const prizeId = await putOnWheel(deps(), { remaining: 1 });
    const players = await Promise.all(Array.from({ length: 6 }, () => player()));
    const answers = await Promise.all(players.map(({ browser }) => spin(browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, code } of answers)
      if (status !== 200) expect(['ODDS_CHANGED', 'NOTHING_TO_WIN']).toContain(code);
    const [left] = await db().select().from(wheelPrizes).where(eq(wheelPrizes.id, prizeId));
    expect(left?.remaining).toBe(0);
  });

  it('can be won again the next day when they are limited by day', async () => {
    await substitute();
    await daily();
    const { memberId, browser } = await player();
    await giveSpin(deps(), memberId);
    expect(await spin(browser)).toMatchObject({ status: 200, result: { prize_type: 'DAILY_CASH' } });
    expect(await spin(browser)).toMatchObject({ status: 409, code: 'NOTHING_TO_WIN' });
    server.clock.set('2026-03-03T20:00:00Z');
    expect(await spin(browser)).toMatchObject({ status: 200, result: { prize_type: 'DAILY_CASH' } });
  });

  it('WHL-02: where cash can’t be won, the daily cash becomes a prize of the same worth', async () => {
    await substitute();
    await daily();
    const { memberId, browser } = await player({ region: 'NY' });
    const spun = await spin(browser);
    expect(spun).toMatchObject({
      status: 200,
      result: { prize_type: 'DAILY_CASH_INELIGIBLE', state: 'waiting' },
    });
    expect(await readBalances(db(), scope(memberId))).toMatchObject({ watts: 0 });
    expect(await redeem(browser, spun)).toMatchObject({ status: 200, result: { state: 'redeemed' } });
    expect(await taxTotal(browser)).toBe(5_000);
    expect((await browser.call('/gift_codes')).json()).toMatchObject({
      gift_codes: [{ type: 'GIFT_CARD', value_hundredths: 5_000, currency: 'USD' }],
    });
  });

  it('FREE_SPIN gives another spin', async () => {
    await putOnWheel(deps(), { type: 'FREE_SPIN' });
    const { browser } = await player();
    const spun = await spin(browser);
    expect(spun).toMatchObject({ result: { prize_type: 'FREE_SPIN', state: 'none' } });
    expect((await readWheel(browser)).spins.map(({ rmw_spin_id }) => rmw_spin_id)).not.toContain(
      spun.rmw_spin_id,
    );
    expect((await readWheel(browser)).spins).toHaveLength(1);
  });

  it('REF-06: REFERRAL_BOOST doubles the next referral payment', async () => {
    await putOnWheel(deps(), { type: 'REFERRAL_BOOST' });
    const { memberId, browser } = await player();
    const spun = await spin(browser);
    expect((await readWheel(browser)).has_boost).toBe(true);
    expect(
      await db().select().from(referralBoosts).where(eq(referralBoosts.memberId, memberId)),
    ).toMatchObject([{ key: `wheel:${spun.rmw_spin_id}`, usedAt: null }]);
  });

  it('WHL-09: STORE_DISCOUNT is ordered once it is redeemed, and only once', async () => {
    await putOnWheel(deps(), { type: 'STORE_DISCOUNT', service: 'alder', item: 'TEN-OFF' });
    const { memberId, browser } = await player();
    const spun = await spin(browser);
    const [one, other] = await Promise.all([redeem(browser, spun), redeem(browser.clone(), spun)]);
    expect(one.result?.order_id).toBe(other.result?.order_id);
    const placed = await db().select().from(orders).where(eq(orders.memberId, memberId));
    expect(placed).toMatchObject([{ kind: 'wheel', item: 'TEN-OFF', priceWatts: 0 }]);
    expect((await browser.call('/gift_codes')).json()).toMatchObject({ gift_codes: [{ type: 'COUPON' }] });
    expect((await browser.graphql(ORDERS)).data).toEqual({
      viewer: { orders: [{ kind: 'WHEEL', isCoupon: true }] },
    });
    expect(await giveUp(browser, spun)).toMatchObject({ status: 409, code: 'REDEEMED' });
  });

  it('WHL-04: FREE_DEVICE needs consent and an address, then goes to the shop', async () => {
    await putOnWheel(deps(), { type: 'FREE_DEVICE', service: 'shop', item: 'smart_plug', perDay: 1 });
    const { memberId, browser } = await player({ shippingAddress: null });
    const spun = await spin(browser);
    expect(await redeem(browser, spun)).toMatchObject({ status: 400, code: 'CONSENT_NEEDED' });
    expect(await redeem(browser, spun, { consents: true })).toMatchObject({
      status: 400,
      code: 'ADDRESS_NEEDED',
    });
    await db().update(members).set({ shippingAddress: ADDRESS }).where(eq(members.id, memberId));
    expect(await redeem(browser, spun, { consents: true })).toMatchObject({
      status: 200,
      result: { state: 'redeemed', order_id: expect.any(String) },
    });
    expect(await db().select().from(orders).where(eq(orders.memberId, memberId))).toMatchObject([
      { kind: 'wheel', service: 'shop', item: 'smart_plug', address: ADDRESS },
    ]);
    expect((await browser.graphql(ORDERS)).data).toEqual({
      viewer: { orders: [{ kind: 'WHEEL', isCoupon: false }] },
    });
  });

  it('PRIZE_ENTRY is entered with consent and address, and orders nothing yet', async () => {
    await putOnWheel(deps(), { type: 'PRIZE_ENTRY', service: 'shop', item: 'heat_pump' });
    const { memberId, browser } = await player();
    const spun = await spin(browser);
    expect(await redeem(browser, spun, { consents: true })).toMatchObject({
      status: 200,
      result: { state: 'redeemed', order_id: null },
    });
    expect(await db().select().from(orders).where(eq(orders.memberId, memberId))).toEqual([]);
    expect((await db().select().from(wheelSpins).where(eq(wheelSpins.memberId, memberId)))[0]).toMatchObject({
      consentedAt: server.clock.now(),
    });
  });

  it('WHL-10: giving up puts the prize back, also on a later day', async () => {
    const prizeId = await putOnWheel(deps(), {
      type: 'FREE_DEVICE',
      service: 'shop',
      item: 'smart_plug',
      perDay: 1,
      remaining: 3,
    });
    const { browser } = await player();
    const spun = await spin(browser);
    server.clock.set('2026-03-03T20:00:00Z');
    const { browser: second } = await player();
    await spin(second);
    expect((await readWheel(browser)).odds).toMatchObject([{ out: 'today' }]);
    expect(await giveUp(browser, spun)).toMatchObject({ status: 200, result: { state: 'given_up' } });
    expect(await giveUp(browser, spun)).toMatchObject({ status: 200 });
    expect((await readWheel(browser)).odds).toMatchObject([{ out: null }]);
    expect((await db().select().from(wheelPrizes).where(eq(wheelPrizes.id, prizeId)))[0]?.remaining).toBe(2);
    expect(await redeem(browser, spun, { consents: true })).toMatchObject({ status: 409, code: 'GIVEN_UP' });
    expect(await redeem(second, spun, { consents: true })).toMatchObject({ status: 404 });
    expect(await giveUp(second, spun)).toMatchObject({ status: 404 });
  });
});

describe('who may spin', () => {
  it('not before the age is confirmed; then the spin is still there', async () => {
    await putOnWheel(deps());
    const memberId = await server.addMember();
    const browser = await server.loggedIn(memberId);
    expect(await spin(browser)).toMatchObject({ status: 400, code: 'AGE' });
    expect((await browser.call(`${WHEEL}/player`, { body: { confirms_age: true } })).json()).toMatchObject({
      age_confirmed: true,
      closed: null,
    });
    expect(await spin(browser)).toMatchObject({ status: 200 });
  });

  it('SES-23, WHL-11: without the feature key there is no wheel at all', async () => {
    await putOnWheel(deps());
    const { memberId, browser } = await player();
    const id = (await readWheel(browser)).spins[0]?.rmw_spin_id ?? '';
    await db()
      .insert(featureOverrides)
      .values({ memberId, key: 'rewards_wheel', state: 'DISABLED' } as typeof featureOverrides.$inferInsert);
    for (const path of [WHEEL, `${WHEEL}/ticker`, `${WHEEL}/previous_daily_cash_winner`, `${SPIN}/${id}`])
      expect((await browser.call(path)).statusCode).toBe(404);
    const body = { member_number: '1', commitment: 'a'.repeat(64), odds_hash: 'a'.repeat(64) };
    expect(await post(browser, `${SPIN}/${id}`, body)).toMatchObject({ status: 404 });
  });
});

describe('WHL-03, WHL-05, WHL-06: wins that others see', () => {
  it('name the winner only with consent, and yesterday’s daily cash has its own call', async () => {
    server.clock.set('2026-05-01T20:00:00Z');
    await putOnWheel(deps(), {
      type: 'DAILY_CASH_INELIGIBLE',
      weight: 0,
      service: 'alder',
      item: 'GROCER',
      texts: { 'en-US': { title: 'A gift card', text: '' } },
    });
    await putOnWheel(deps(), {
      type: 'DAILY_CASH',
      points: 5_000,
      texts: { 'en-US': { title: '$50', text: '' } },
    });
    const { browser } = await player();
    await spin(browser);
    const ticker = async () => (await browser.call(`${WHEEL}/ticker`)).json<{ wins: object[] }>().wins;
    expect(await ticker()).toMatchObject([{ title: '$50', first_name: null, region: null }]);
    await browser.call(`${WHEEL}/player`, { body: { shows_name: true } });
    expect(await ticker()).toMatchObject([{ title: '$50', first_name: 'Maya', region: 'CA' }]);
    const previous = async () => (await browser.call(`${WHEEL}/previous_daily_cash_winner`)).json<object>();
    expect(await previous()).toEqual({ day: '2026-04-30', winner: null });
    server.clock.set('2026-05-02T20:00:00Z');
    expect(await previous()).toEqual({
      day: '2026-05-01',
      winner: { first_name: 'Maya', region: 'CA', points: 5_000 },
    });
  });
});
