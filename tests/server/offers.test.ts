import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { workOnDeletion } from '../../src/server/account/deletion/endAccount.ts';
import { insertDeletion } from '../../src/server/account/store/deletions.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import {
  cancelOrder,
  refundOrder,
  holdForOrder,
  moveOrder,
  noteWebhook,
  releaseHold,
} from '../../src/server/orders/service.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { createOffer, noteConnected, type OfferChange } from '../../src/server/offers/service.ts';
import { cardPayments, deviceOfferClaims, deviceOffers, savedCards } from '../../src/server/offers/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { members } from '../../src/server/session/tables.ts';
import { subscriptions } from '../../src/server/settings/tables.ts';
import type { Offer } from '../../codegen/rest/types.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { offerDevice, offerFirstDevice } from '../support/offerShelf.ts';
import { givePoints } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;

let world: UtilityWorld;
beforeAll(async () => {
  world = await utilityWorld({ hangMs: 200 });
  world.setNow('2026-03-02T20:00:00Z');
});
afterEach(async () => {
  world.sandbox.faults.clear();
  world.sandbox.cards.refuseAll(false);
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});
afterAll(() => world.close());

const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const cards = () => world.sandbox.cards;
const advance = (ms: number): Promise<void> => world.advance(ms);

interface Buyer {
  readonly memberId: string;
  readonly browser: HttpClient;
}
const buyer = async (points = 0, { address = true } = {}): Promise<Buyer> => {
  const memberId = await world.server.addMember();
  await db()
    .update(members)
    .set({ firstName: 'Robin', lastName: 'Reyes', shippingAddress: address ? ADDRESS : null })
    .where(eq(members.id, memberId));
  if (points > 0) await givePoints(deps(), memberId, points);
  return { memberId, browser: await world.server.loggedIn(memberId) };
};

interface Answer {
  readonly offer: Offer;
  readonly checkout_url?: string | null;
  readonly balance_points: number;
}
const post = async (by: Pick<Buyer, 'browser'>, path: string, body: object = {}) => {
  const answer = await by.browser.clone().call(path, { body });
  return { status: answer.statusCode, ...answer.json<Answer & { code?: string; error?: string }>() };
};
const said = async (by: Pick<Buyer, 'browser'>, path: string, body: object = {}) => {
  const { status, code } = await post(by, path, body);
  return `${status} ${code ?? ''}`.trim();
};
const reserve = (by: Buyer, id: string) => post(by, `/device_offer/reserve/${id}`);
const pay = (by: Buyer, id: string, points: number) => post(by, `/device_offer/pay/${id}`, { points });
const read = async (by: Buyer, id: string): Promise<Offer> =>
  (await by.browser.clone().call(`/offers/${id}`)).json<Answer>().offer;
/** Reserves it, chooses white and accepts the agreement. */
const ready = async (by: Buyer, id: string): Promise<void> => {
  await reserve(by, id);
  await post(by, `/device_offer/set_option_choice/${id}`, { option_id: 'white' });
  await post(by, `/device_offer/agreement/${id}`, { version: 1 });
};
const remaining = async (id: string) =>
  (await db().select().from(deviceOffers).where(eq(deviceOffers.id, id)))[0]?.remaining;
const listOrders = ({ memberId }: Buyer) => db().select().from(orders).where(eq(orders.memberId, memberId));
const listPayments = ({ memberId }: Buyer) =>
  db().select().from(cardPayments).where(eq(cardPayments.memberId, memberId)).orderBy(cardPayments.createdAt);
const onlyPayment = async (by: Buyer) => {
  const [payment, ...others] = await listPayments(by);
  if (payment === undefined || others.length > 0) throw new Error('There is not one payment.');
  return payment;
};
const mailsTo = async ({ memberId }: Buyer) => {
  const [row] = await db().select().from(members).where(eq(members.id, memberId));
  return world.server.sentMail.filter(({ to }) => to === row?.email).map(({ subject }) => subject);
};
const balance = async ({ memberId }: Buyer) => readBalances(db(), { brandId: 'default', memberId });

const CARD = { number: '4242424242424242', expiresMonth: 12, expiresYear: 2034 };
/** The page's session in the sandbox. */
const sessionAt = (url: string | null | undefined) => {
  const session = cards().find((url ?? '').split('/').at(-1) ?? '');
  if (session === null) throw new Error('The card service has no such page.');
  return session;
};
const onlySession = async (by: Buyer) => {
  const session = cards().find((await onlyPayment(by)).sessionId ?? '');
  if (session === null) throw new Error('The card service has no such page.');
  return session;
};
/** Types a card on the page like a member does, and follows it back. */
const typeCard = async (url: string, number = CARD.number): Promise<string> => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number, expires: '12/34', code: '123' }),
  });
  return answer.headers.get('location') ?? `${answer.status} ${await answer.text()}`;
};
const returnFromUtility = async (by: Buyer, location: string) =>
  (await post(by, '/device_offer/checkout', {
    session_id: new URL(location).searchParams.get('session_id') ?? '',
  })) as unknown as { status: number; state: string; offer_id: string | null; refund_reason: string | null };

describe('OFR-01 to OFR-09: an offer from the list to the connected device', () => {
  it('goes unclaimed, reserved, purchased, connected, with points', async () => {
    const id = await offerDevice(deps(), { remaining: 3 });
    const by = await buyer(5_000);
    const list = (await by.browser.call('/offers')).json<{ offers: Offer[]; points_per_unit: number }>();
    expect(list).toMatchObject({ balance_points: 5_000, points_per_unit: 100, currency: 'USD' });
    expect(list.offers.find((offer) => offer.id === id)).toMatchObject({
      status: 'unclaimed',
      title: 'Slate thermostat',
      device_type: 'thermostat',
      store_variant_id: '418200031',
      price_points: 4_900,
      may_reserve: true,
      remaining: 3,
      hold_hours: 48,
    });
    expect((await reserve(by, id)).offer).toMatchObject({
      status: 'reserved',
      reserved_until: '2026-03-04T20:00:00.000Z',
      option_id: null,
      agreed_version: null,
    });
    expect(await remaining(id)).toBe(2);
    const option = await post(by, `/device_offer/set_option_choice/${id}`, { option_id: 'black' });
    expect(option.offer).toMatchObject({ option_id: 'black', store_variant_id: '418200032' });
    const agreed = await post(by, `/device_offer/agreement/${id}`, { version: 1 });
    expect(agreed.offer).toMatchObject({ agreed_version: 1, agreement: { version: 1 } });
    const paid = await pay(by, id, 4_900);
    expect(paid).toMatchObject({ status: 200, balance_points: 100, checkout_url: null });
    expect(paid.offer).toMatchObject({
      status: 'purchased',
      order: { step: 'placed', price_points: 4_900, card_hundredths: 0 },
    });
    await world.settle();
    expect((await listOrders(by))[0]).toMatchObject({ kind: 'device', service: 'shop', item: '418200032' });
    await advance(2 * MINUTE);
    await advance(49 * HOUR);
    expect((await read(by, id)).order?.step).toBe('fulfilled');
    expect(await balance(by)).toEqual({ watts: 10_000, heldWatts: 0 });
    const deviceId = deps().newId();
    const connect = (type: string, connectionConfigId: string) =>
      noteConnected(
        db(),
        by.memberId,
        [{ id: deviceId, type, connectionConfigId }],
        world.server.clock.now(),
      );
    await connect('plug', 'quartz');
    expect((await read(by, id)).status).toBe('purchased');
    await connect('thermostat', 'slate');
    expect(await read(by, id)).toMatchObject({ status: 'connected', device_id: deviceId });
    expect(await said(by, `/device_offer/reserve/${id}`)).toBe('409 WRONG_STATUS');
  });

  it('OFR-03: no step is skipped', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(5_000, { address: false });
    const steps = async () => [
      await said(by, `/device_offer/set_option_choice/${id}`, { option_id: 'white' }),
      await said(by, `/device_offer/agreement/${id}`, { version: 1 }),
      await said(by, `/device_offer/pay/${id}`, { points: 4_900 }),
    ];
    expect(await steps()).toEqual(Array.from({ length: 3 }, () => '409 RESERVATION_ENDED'));
    await reserve(by, id);
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('409 OPTION_NEEDED');
    expect(await said(by, `/device_offer/set_option_choice/${id}`, { option_id: 'pink' })).toBe(
      '400 UNKNOWN_OPTION',
    );
    await post(by, `/device_offer/set_option_choice/${id}`, { option_id: 'white' });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('409 AGREEMENT_NEEDED');
    await post(by, `/device_offer/agreement/${id}`, { version: 1 });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('409 ADDRESS_NEEDED');
    await db().update(members).set({ shippingAddress: ADDRESS }).where(eq(members.id, by.memberId));
    for (const points of [-1, 0.5, 4_901, 2 ** 63])
      expect(await said(by, `/device_offer/pay/${id}`, { points })).toBe('400 NOT_THAT_MANY');
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_860 })).toBe('400 CARD_TOO_SMALL');
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('200');
    expect(await steps()).toEqual(['409 WRONG_STATUS', '409 WRONG_STATUS', '200']);
    expect(await listOrders(by)).toHaveLength(1);
  });

  it('an old version of the agreement is refused, and a changed one has to be accepted again', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(5_000);
    await ready(by, id);
    await db().update(deviceOffers).set({ agreementVersion: 2 }).where(eq(deviceOffers.id, id));
    expect(await said(by, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('409 AGREEMENT_CHANGED');
    expect(await said(by, `/device_offer/agreement/${id}`, { version: 1 })).toBe('409 AGREEMENT_CHANGED');
    expect(await said(by, `/device_offer/agreement/${id}`, { version: 2 })).toBe('200');
    expect((await pay(by, id, 4_900)).offer.status).toBe('purchased');
  });

  it('a reservation that was not used ends, and returns what it held', async () => {
    const id = await offerDevice(deps(), { remaining: 1 });
    const [first, second] = [await buyer(), await buyer()];
    await reserve(first, id);
    expect(await said(second, `/device_offer/reserve/${id}`)).toBe('409 SOLD_OUT');
    await advance(48 * HOUR);
    expect(await read(first, id)).toMatchObject({ status: 'unclaimed', has_lapsed: true, may_reserve: true });
    expect(await remaining(id)).toBe(1);
    expect((await reserve(second, id)).offer.status).toBe('reserved');
    expect(await said(first, `/device_offer/reserve/${id}`)).toBe('409 SOLD_OUT');
  });

  it('twenty members want the last five, and a double click takes one', async () => {
    const id = await offerDevice(deps(), { remaining: 5 });
    const all = await Promise.all(Array.from({ length: 20 }, () => buyer()));
    const answers = await Promise.all(
      all.flatMap((by) => [1, 2].map(() => said(by, `/device_offer/reserve/${id}`))),
    );
    expect(answers.filter((answer) => answer === '200')).toHaveLength(10);
    expect(await remaining(id)).toBe(0);
    const claims = await db().select().from(deviceOfferClaims).where(eq(deviceOfferClaims.offerId, id));
    expect(claims.filter(({ status }) => status === 'reserved')).toHaveLength(5);
  });

  it('an offer that ended or that another brand has is not there', async () => {
    const by = await buyer();
    const [over, elsewhere] = [
      await offerDevice(deps(), { endsAt: new Date('2026-02-01T00:00:00Z') }),
      await offerDevice(deps(), { brand: 'org' }),
    ];
    expect(await said(by, `/device_offer/reserve/${over}`)).toBe('409 OFFER_ENDED');
    for (const id of [elsewhere, deps().newId(), 'nonsense'])
      expect(await said(by, `/device_offer/reserve/${id}`)).toMatch(/^404|^400/);
    expect((await by.browser.call(`/offers/${elsewhere}`)).statusCode).toBe(404);
  });

  it('another member neither sees nor moves another’s reservation', async () => {
    const id = await offerDevice(deps());
    const [owner, other] = [await buyer(5_000), await buyer(5_000)];
    await ready(owner, id);
    expect(await read(other, id)).toMatchObject({ status: 'unclaimed', option_id: null });
    expect(await said(other, `/device_offer/pay/${id}`, { points: 4_900 })).toBe('409 RESERVATION_ENDED');
  });
});

// Before most orders are made: it lets a hundred days pass for each of them.
describe('a device that is not connected', () => {
  it('is told once, twelve hours before, that a reservation ends, if the member wants news of offers', async () => {
    const id = await offerDevice(deps());
    const [told, unasked] = [await buyer(), await buyer()];
    await db().insert(subscriptions).values({ memberId: told.memberId, key: 'promos_offers', enabled: true });
    for (const by of [told, unasked]) await reserve(by, id);
    const warnings = async (by: Buyer) =>
      (await mailsTo(by)).filter((subject) => subject === 'Your reservation ends soon: Slate thermostat')
        .length;
    await advance(36 * HOUR - MINUTE);
    expect(await warnings(told)).toBe(0);
    await advance(MINUTE);
    expect([await warnings(told), await warnings(unasked)]).toEqual([1, 0]);
    expect((await read(told, id)).status).toBe('reserved');
    await advance(12 * HOUR);
    expect([await warnings(told), (await read(told, id)).status]).toEqual([1, 'unclaimed']);
  });

  it('gets two reminders, 60 days after the purchase and a week later, and none once connected', async () => {
    const id = await offerDevice(deps());
    const [slow, quick] = [await buyer(5_000), await buyer(5_000)];
    for (const by of [slow, quick]) {
      await ready(by, id);
      await pay(by, id, 4_900);
    }
    await world.settle();
    await advance(2 * MINUTE);
    await advance(3 * DAY);
    await noteConnected(
      db(),
      quick.memberId,
      [{ id: deps().newId(), type: 'thermostat', connectionConfigId: 'slate' }],
      world.server.clock.now(),
    );
    const reminder = 'Connect it to start saving: Slate thermostat';
    const reminders = async (by: Buyer) =>
      (await mailsTo(by)).filter((subject) => subject === reminder).length;
    await advance(56 * DAY);
    expect(await reminders(slow)).toBe(0);
    await advance(2 * DAY);
    expect(await reminders(slow)).toBe(1);
    await advance(8 * DAY);
    await advance(30 * DAY);
    expect([await reminders(slow), await reminders(quick)]).toEqual([2, 0]);
  });
});

describe('the rest by card, at the sandbox’s hosted checkout', () => {
  const atPage = async (points = 1_200, more: Parameters<typeof offerDevice>[1] = {}) => {
    const id = await offerDevice(deps(), more);
    const by = await buyer(points);
    await ready(by, id);
    const { checkout_url: url, offer } = await pay(by, id, points);
    return { id, by, url: url ?? '', offer };
  };

  it('is paid on the page; the return screen and the webhook order it once', async () => {
    const { id, by, url, offer } = await atPage();
    expect(offer).toMatchObject({ status: 'reserved', payment: { state: 'open', hundredths: 3_700 } });
    expect(sessionAt(url)).toMatchObject({ amount: 3_700, currency: 'usd', title: 'Slate thermostat' });
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
    expect(offer.payment?.held_points).toBe(1_200);
    const location = await typeCard(url);
    expect(location).toMatch(/\/stripe\/checkout\/payment\?session_id=cs_test_/);
    const answers = await Promise.all([
      returnFromUtility(by, location),
      returnFromUtility(by, location),
      world.settle(),
    ]);
    expect(answers[0]).toMatchObject({ state: 'paid', offer_id: id });
    await world.settle();
    expect(await read(by, id)).toMatchObject({
      status: 'purchased',
      order: { price_points: 1_200, card_hundredths: 3_700 },
      payment: { state: 'paid' },
    });
    expect(await listOrders(by)).toMatchObject([
      { pricePoints: 1_200, cardHundredths: 3_700, currency: 'USD' },
    ]);
    await advance(2 * MINUTE);
    await advance(49 * HOUR);
    await advance(MINUTE);
    expect((await onlyPayment(by)).state).toBe('settled');
  });

  it('the webhook alone is enough, and so is the look every ten minutes', async () => {
    const webhook = await atPage();
    await typeCard(webhook.url);
    await world.settle();
    expect((await read(webhook.by, webhook.id)).status).toBe('purchased');
    world.sandbox.fault({ partner: 'webhook', kind: 'lost' });
    const silent = await atPage();
    await typeCard(silent.url);
    await world.settle();
    expect((await read(silent.by, silent.id)).status).toBe('reserved');
    await advance(10 * MINUTE);
    expect((await read(silent.by, silent.id)).status).toBe('purchased');
  });

  it('a refused card can be tried again on the same page', async () => {
    const { id, by, url } = await atPage();
    expect(await typeCard(url, '4000000000000002')).toMatch(/^402 .*Your card was declined/s);
    expect(await typeCard(url, '4242424242424241')).toMatch(/^402 .*incomplete or wrong/s);
    expect((await read(by, id)).status).toBe('reserved');
    expect(await typeCard(url)).toContain('session_id');
    await world.settle();
    expect((await read(by, id)).status).toBe('purchased');
  });

  it('two tabs and a double click share one page; another way to pay closes it', async () => {
    const { id, by, url } = await atPage();
    const again = await Promise.all([1, 2, 3].map(() => pay(by, id, 1_200)));
    expect(new Set(again.map(({ checkout_url: each }) => each))).toEqual(new Set([url]));
    const all = await pay(by, id, 0);
    expect(sessionAt(all.checkout_url)).toMatchObject({ amount: 4_900, status: 'open' });
    expect(sessionAt(url).status).toBe('expired');
    expect(await typeCard(url)).toMatch(/^410/);
    await givePoints(deps(), by.memberId, 4_000);
    expect((await pay(by, id, 4_900)).offer.status).toBe('purchased');
    expect(sessionAt(all.checkout_url).status).toBe('expired');
    expect(await listOrders(by)).toHaveLength(1);
  });

  it('a page that was paid in another tab counts instead of a new one', async () => {
    world.sandbox.fault({ partner: 'webhook', kind: 'lost' });
    const { id, by, url } = await atPage();
    await typeCard(url);
    expect(await said(by, `/device_offer/pay/${id}`, { points: 0 })).toMatch(/^409|^200/);
    expect(await read(by, id)).toMatchObject({ status: 'purchased', order: { card_hundredths: 3_700 } });
  });

  it('closed pages cost nothing: the reservation continues, then ends', async () => {
    const { id, by } = await atPage(0, { remaining: 1 });
    await advance(25 * HOUR);
    expect(await read(by, id)).toMatchObject({ status: 'reserved', payment: { state: 'expired' } });
    await advance(24 * HOUR);
    expect((await read(by, id)).status).toBe('unclaimed');
    expect([await remaining(id), await listOrders(by)]).toEqual([1, []]);
  });

  it('an expired reservation that was paid is honoured while one is left', async () => {
    const { id, by, url } = await atPage(0, { remaining: 1, holdHours: 1 });
    await advance(45 * MINUTE);
    const late = await pay(by, id, 0);
    expect(late.checkout_url).toBe(url);
    world.setNow(new Date(world.server.clock.now().getTime() + 16 * MINUTE));
    await world.server.worker.runUntilIdle();
    expect(await remaining(id)).toBe(1);
    cards().submit(sessionAt(url), CARD);
    await world.settle();
    expect(await read(by, id)).toMatchObject({ status: 'purchased', payment: { state: 'paid' } });
    expect(await remaining(id)).toBe(0);
  });

  it('an expired reservation that was paid after the last one went is refunded with a clear answer', async () => {
    const { id, by, url } = await atPage(0, { remaining: 1, holdHours: 1 });
    world.setNow(new Date(world.server.clock.now().getTime() + 61 * MINUTE));
    await world.server.worker.runUntilIdle();
    await reserve(await buyer(), id);
    cards().submit(sessionAt(url), CARD);
    await world.settle();
    expect(await read(by, id)).toMatchObject({
      status: 'unclaimed',
      payment: { state: 'refunded', refund_reason: 'GONE' },
    });
    expect([await remaining(id), await listOrders(by), sessionAt(url).refundId]).toEqual([
      0,
      [],
      expect.stringMatching(/^re_test_/),
    ]);
    expect(await mailsTo(by)).toEqual(['Back on your card: $49.00']);
  });

  const plugShelf = () =>
    offerDevice(deps(), { pricePoints: 1_000, options: [{ id: 'a', item: '418200041', names: {} }] });

  it('points held for an open page cannot be spent on something else, in any tab', async () => {
    const { id, by, url } = await atPage();
    const plug = await plugShelf();
    await reserve(by, plug);
    await post(by, `/device_offer/agreement/${plug}`, { version: 1 });
    expect(await said(by, `/device_offer/pay/${plug}`, { points: 1_000 })).toBe('400 NOT_ENOUGH_POINTS');
    await typeCard(url);
    await world.settle();
    expect(await read(by, id)).toMatchObject({ status: 'purchased', order: { price_points: 1_200 } });
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
  });

  it('two tabs that pay at once hold the points once', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(1_200);
    await ready(by, id);
    const both = await Promise.all([pay(by, id, 1_200), pay(by, id, 1_200)]);
    expect(new Set(both.map(({ checkout_url: url }) => url)).size).toBe(1);
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
  });

  it('points that two offers are paid with at once count for one of them', async () => {
    const [id, plug] = [await offerDevice(deps()), await plugShelf()];
    const by = await buyer(1_200);
    await ready(by, id);
    await reserve(by, plug);
    await post(by, `/device_offer/agreement/${plug}`, { version: 1 });
    const both = await Promise.all([
      said(by, `/device_offer/pay/${id}`, { points: 1_200 }),
      said(by, `/device_offer/pay/${plug}`, { points: 500 }),
    ]);
    expect(both.toSorted()).toEqual(['200', '400 NOT_ENOUGH_POINTS']);
  });

  it('points that are gone by the time they are held refuse the payment', async () => {
    const { memberId } = await buyer(100);
    const hold = {
      id: randomUUID(),
      memberId,
      brand: 'default',
      kind: 'device',
      priceWatts: 10_001,
    } as const;
    await expect(transaction(db(), (tx) => holdForOrder(tx, deps(), hold))).rejects.toMatchObject({
      details: { code: 'NOT_ENOUGH_POINTS' },
    });
  });

  it('a page that expires gives the points back exactly once, however often it is read', async () => {
    const { id, by } = await atPage();
    await advance(25 * HOUR);
    expect(await read(by, id)).toMatchObject({ payment: { state: 'expired', held_points: 0 } });
    await advance(HOUR);
    await world.settle();
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
    expect((await pay(by, id, 1_200)).checkout_url).toContain('/cards/pay/');
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
  });

  it('a page that the member closes gives the points back exactly once, and can’t be paid any more', async () => {
    const { id, by, url } = await atPage();
    const closed = await Promise.all([1, 2, 3].map(() => post(by, `/device_offer/give_up_payment/${id}`)));
    expect(closed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
    expect(await typeCard(url)).toMatch(/^410/);
    expect(await read(by, id)).toMatchObject({ status: 'reserved', payment: { state: 'expired' } });
  });

  it('closing a page that was paid in the meantime keeps the purchase', async () => {
    world.sandbox.fault({ partner: 'webhook', kind: 'lost' });
    const { id, by, url } = await atPage();
    await typeCard(url);
    await post(by, `/device_offer/give_up_payment/${id}`);
    expect(await read(by, id)).toMatchObject({ status: 'purchased', order: { card_hundredths: 3_700 } });
  });

  it('a page whose opening got no answer holds the points until the member gives up', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(1_200);
    await ready(by, id);
    world.sandbox.fault({ partner: 'cards', kind: 'lost_answer', endpoint: 'sessions', times: 1 });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 1_200 })).toBe('502 PARTNER_AWAY');
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
    expect(await said(by, `/device_offer/give_up_payment/${id}`)).toBe('200');
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
  });

  it('a page that the card service never opens holds points until its time is over, and the next one opens', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(1_200);
    await ready(by, id);
    world.sandbox.fault({ partner: 'cards', kind: 'error', endpoint: 'sessions' });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 1_200 })).toBe('502 PARTNER_AWAY');
    await advance(23 * HOUR);
    expect(await read(by, id)).toMatchObject({ payment: { state: 'asked', held_points: 1_200 } });
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
    await advance(HOUR);
    expect(await read(by, id)).toMatchObject({ status: 'reserved', payment: { held_points: 0 } });
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
    world.sandbox.faults.clear();
    expect((await pay(by, id, 1_200)).checkout_url).toContain('/cards/pay/');
    await advance(6 * HOUR);
    expect((await listPayments(by)).map(({ state }) => state)).toEqual(['refused', 'open']);
  });

  it('a page of which the card service says nothing frees its points when it closes, and a payment there still counts', async () => {
    world.sandbox.fault({ partner: 'webhook', kind: 'lost' });
    const { id, by, url } = await atPage();
    world.sandbox.fault({ partner: 'cards', kind: 'error', endpoint: 'session' });
    await typeCard(url);
    await advance(25 * HOUR);
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
    expect(await read(by, id)).toMatchObject({
      payment: { state: 'open', held_points: 0, checkout_url: null },
    });
    world.sandbox.faults.clear();
    await advance(6 * HOUR);
    expect(await read(by, id)).toMatchObject({
      status: 'purchased',
      order: { price_points: 1_200, card_hundredths: 3_700 },
    });
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 120_000 });
  });

  it('while the card service is silent a member can cancel, or pay with points alone', async () => {
    const id = await offerDevice(deps());
    const by = await buyer(4_900);
    await ready(by, id);
    world.sandbox.fault({ partner: 'cards', kind: 'error', endpoint: 'sessions' });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 1_200 })).toBe('502 PARTNER_AWAY');
    expect(await balance(by)).toEqual({ watts: 370_000, heldWatts: 120_000 });
    expect(await said(by, `/device_offer/give_up_payment/${id}`)).toBe('200');
    expect(await balance(by)).toEqual({ watts: 490_000, heldWatts: 0 });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 1_200 })).toBe('502 PARTNER_AWAY');
    expect((await pay(by, id, 4_900)).offer.status).toBe('purchased');
    expect(await balance(by)).toEqual({ watts: 0, heldWatts: 490_000 });
  });

  it('a page paid after its points came back and were spent sends the money back, and the reservation stays', async () => {
    const { id, by, url } = await atPage();
    const payment = await onlyPayment(by);
    await releaseHold(db(), deps(), {
      id: payment.heldFor ?? '',
      memberId: by.memberId,
      brand: 'default',
      kind: 'device',
      priceWatts: 120_000,
    });
    await db().update(cardPayments).set({ heldFor: null }).where(eq(cardPayments.id, payment.id));
    const plug = await plugShelf();
    await reserve(by, plug);
    await post(by, `/device_offer/agreement/${plug}`, { version: 1 });
    expect((await pay(by, plug, 1_000)).offer.status).toBe('purchased');
    await typeCard(url);
    await world.settle();
    expect(await read(by, id)).toMatchObject({
      status: 'reserved',
      payment: { state: 'refunded', refund_reason: 'POINTS_SPENT' },
    });
    expect((await pay(by, id, 0)).checkout_url).toContain('/cards/pay/cs_test_');
  });

  it('what only a card has paid and can’t be sent says so, and not that it cost nothing', async () => {
    const { by, url } = await atPage(0);
    world.sandbox.fault({ partner: 'shop', kind: 'hang' });
    await typeCard(url);
    await world.settle();
    const [order] = await listOrders(by);
    if (order === undefined) throw new Error('Nothing was ordered.');
    await transaction(db(), (tx) => moveOrder(tx, deps(), order, 'failed', { failure: 'lost' }));
    await world.settle();
    const [row] = await db().select().from(members).where(eq(members.id, by.memberId));
    const mail = world.server.sentMail.find(
      ({ to, subject }) => to === row?.email && subject.startsWith('Not sent'),
    );
    expect(mail?.text).toContain('your money goes back on your card');
    expect(mail?.text).not.toMatch(/pay anything|wallet/);
  });

  it('a cancelled order sends the money back to the card and the points to the wallet', async () => {
    const { by, url } = await atPage();
    world.sandbox.fault({ partner: 'shop', kind: 'hang' });
    await typeCard(url);
    await world.settle();
    world.sandbox.faults.clear();
    const [order] = await listOrders(by);
    await cancelOrder(deps(), {
      brandId: 'default',
      orderId: order?.id ?? '',
      version: 1,
      actorId: null,
      reason: 'The member called',
    });
    await advance(10 * MINUTE);
    await advance(MINUTE);
    expect((await listOrders(by))[0]?.state).toBe('refunded');
    expect(await onlyPayment(by)).toMatchObject({ state: 'refunded', refundReason: 'CANCELLED' });
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
  });

  it('staff refund a delivered one: the card gets its part back once, and the wallet its points', async () => {
    const { by, url } = await atPage();
    await typeCard(url);
    await world.settle();
    const [order] = await listOrders(by);
    if (order === undefined) throw new Error('Nothing was ordered.');
    await transaction(db(), (tx) => moveOrder(tx, deps(), order, 'fulfilled'));
    await advance(HOUR);
    expect((await onlyPayment(by)).state).toBe('settled');
    const refund = () =>
      refundOrder(deps(), {
        brandId: 'default',
        orderId: order.id,
        version: 1,
        actorId: null,
        reason: 'It never came',
      });
    const answers = await Promise.all([refund(), refund()]);
    expect(answers.filter((answer) => 'refusal' in answer)).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) await advance(10 * MINUTE);
    expect((await listOrders(by))[0]?.state).toBe('refunded');
    expect(await onlyPayment(by)).toMatchObject({ state: 'refunded', refundReason: 'CANCELLED' });
    expect(sessionAt(url).refundId).not.toBeNull();
    expect(await balance(by)).toEqual({ watts: 120_000, heldWatts: 0 });
    expect((await mailsTo(by)).filter((subject) => subject.startsWith('Back on your card'))).toHaveLength(1);
  });

  it.each(['hang', 'garbage', 'error', 'refuse', 'lost_answer'] as const)(
    'the card service’s fault %s charges nothing, and the next try opens one page',
    async (kind) => {
      const id = await offerDevice(deps());
      const by = await buyer();
      await ready(by, id);
      world.sandbox.fault({ partner: 'cards', kind, endpoint: 'sessions', times: 1 });
      expect(await said(by, `/device_offer/pay/${id}`, { points: 0 })).toBe('502 PARTNER_AWAY');
      const { checkout_url: url } = await pay(by, id, 0);
      expect(url).toContain('/cards/pay/cs_test_');
      expect(
        cards()
          .all()
          .filter(({ reference }) => reference === sessionAt(url).reference),
      ).toHaveLength(1);
      await typeCard(url ?? '');
      await world.settle();
      expect((await read(by, id)).status).toBe('purchased');
    },
  );

  it('dies after opening the page: the job finds the same page, and a payment there counts', async () => {
    const id = await offerDevice(deps());
    const by = await buyer();
    await ready(by, id);
    world.sandbox.fault({ partner: 'cards', kind: 'lost_answer', endpoint: 'sessions', times: 1 });
    expect(await said(by, `/device_offer/pay/${id}`, { points: 0 })).toBe('502 PARTNER_AWAY');
    const reference = (await onlyPayment(by)).id;
    const session = cards()
      .all()
      .find((each) => each.reference === reference);
    if (session === undefined) throw new Error('The page was not opened.');
    // The webhook overtakes the answer of the call that opened the page.
    cards().submit(session, CARD);
    await world.settle();
    expect(await read(by, id)).toMatchObject({ status: 'purchased', payment: { state: 'paid' } });
  });

  it.each(['hang', 'garbage', 'error', 'lost_answer'] as const)(
    'a refund that meets %s is repeated with its key until it is done, once',
    async (kind) => {
      const { id, by, url } = await atPage(0, { remaining: 1, holdHours: 1 });
      world.setNow(new Date(world.server.clock.now().getTime() + 61 * MINUTE));
      await world.server.worker.runUntilIdle();
      await reserve(await buyer(), id);
      world.sandbox.fault({ partner: 'cards', kind, endpoint: 'refunds', times: 2 });
      cards().submit(sessionAt(url), CARD);
      await world.settle();
      expect((await onlyPayment(by)).state).toBe('refunding');
      for (let turn = 0; turn < 4; turn += 1) await advance(10 * MINUTE);
      expect((await onlyPayment(by)).state).toBe('refunded');
      expect(await mailsTo(by)).toEqual(['Back on your card: $49.00']);
    },
  );
});

describe('the card service’s webhook', () => {
  const secret = () => world.sandbox.secret('cards-webhook');
  const send = async (
    body: object | string,
    { header, host = 'localhost' }: { header?: string; host?: string } = {},
  ) => {
    const raw = typeof body === 'string' ? body : JSON.stringify(body);
    const seconds = Math.floor(Date.now() / 1_000);
    const signed = createHmac('sha256', secret()).update(`${seconds}.${raw}`).digest('hex');
    const answer = await world.server.app.inject({
      method: 'POST',
      url: '/backend/webhooks/cards',
      headers: {
        host,
        'content-type': 'application/json',
        'stripe-signature': header ?? `t=${seconds},v1=${signed}`,
      },
      payload: raw,
    });
    const { code, outcome } = answer.json<{ code?: string; outcome?: string }>();
    return `${answer.statusCode} ${code ?? outcome ?? ''}`;
  };
  const event = (id: string, reference: string, object = 'checkout.session') => ({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { object, client_reference_id: reference, status: 'complete', payment_status: 'paid' } },
  });
  const opened = async () => {
    const id = await offerDevice(deps());
    const by = await buyer();
    await ready(by, id);
    await pay(by, id, 0);
    return { id, by, reference: (await onlyPayment(by)).id };
  };

  it('is refused when forged, unsigned, old or malformed', async () => {
    const { by, id, reference } = await opened();
    const body = event('evt_1', reference);
    const stale = Math.floor(Date.now() / 1_000) - 600;
    const old = createHmac('sha256', secret())
      .update(`${stale}.${JSON.stringify(body)}`)
      .digest('hex');
    expect([
      await send(body, { header: `t=${stale + 600},v1=${'0'.repeat(64)}` }),
      await send(body, { header: '' }),
      await send(body, { header: `t=${stale},v1=${old}` }),
      await send('not json'),
      await send({ id: 'evt_2', object: 'event' }),
    ]).toEqual([
      '401 WRONG_SIGNATURE',
      '401 UNSIGNED',
      '401 STALE_SIGNATURE',
      '400 MALFORMED',
      '400 MALFORMED',
    ]);
    await world.settle();
    expect((await read(by, id)).status).toBe('reserved');
  });

  it('is never believed: a signed event that says "paid" only makes us look', async () => {
    const { by, id, reference } = await opened();
    expect(await send(event('evt_early', reference))).toBe('200 noted');
    await world.settle();
    expect((await read(by, id)).status).toBe('reserved');
    expect(await listOrders(by)).toEqual([]);
  });

  it('comes twice, for others, or about something else: nothing happens', async () => {
    const { reference } = await opened();
    expect([
      await send(event('evt_a', reference)),
      await send(event('evt_a', reference)),
      await send(event('evt_b', deps().newId())),
      await send(event('evt_c', 'somebody else’s')),
      await send(event('evt_e', reference, 'charge')),
    ]).toEqual(['200 noted', '200 repeated', '200 unknown', '200 unknown', '200 not about a checkout']);
  });

  it('is taken at any brand’s address, and its id is used up only by a payment of ours', async () => {
    const { reference } = await opened();
    expect([
      await send(event('evt_f', deps().newId())),
      await send(event('evt_f', reference), { host: 'org.localhost' }),
      await send(event('evt_f', reference)),
    ]).toEqual(['200 unknown', '200 noted', '200 repeated']);
  });

  it.each(['repeat', 'reorder', 'bad_signature'] as const)(
    'that the service %ss orders once',
    async (kind) => {
      const { by, id } = await opened();
      world.sandbox.fault({ partner: 'webhook', kind, of: 'cards', times: 1 });
      cards().submit(await onlySession(by), CARD);
      await world.settle();
      await advance(10 * MINUTE);
      expect((await read(by, id)).status).toBe('purchased');
      expect(await listOrders(by)).toHaveLength(1);
    },
  );

  it('is remembered by its id', async () => {
    expect(await noteWebhook(db(), 'cards:once', world.server.clock.now())).toBe(true);
    expect(await noteWebhook(db(), 'cards:once', world.server.clock.now())).toBe(false);
  });
});

describe('a saved card', () => {
  it('is saved on the page, offered at the next payment, and forgotten again', async () => {
    const by = await buyer();
    const start = await post(by, '/device_offer/card');
    expect((await post(by, '/device_offer/card')).checkout_url).toBe(start.checkout_url);
    const location = await typeCard(start.checkout_url ?? '', '5555555555554444');
    expect(location).toMatch(/\/stripe\/checkout\/setup\?session_id=/);
    expect(await returnFromUtility(by, location)).toMatchObject({ state: 'settled', offer_id: null });
    const list = async () => (await by.browser.clone().call('/offers')).json<{ card: unknown }>().card;
    expect(await list()).toEqual({
      kind: 'pebble',
      last_digits: '4444',
      expires_month: 12,
      expires_year: 2034,
    });
    const id = await offerDevice(deps());
    await ready(by, id);
    const { checkout_url: url } = await pay(by, id, 0);
    expect(await (await fetch(url ?? '')).text()).toContain('pebble ending in 4444');
    expect(cards().submit(sessionAt(url), null)).toBe(null);
    await world.settle();
    expect((await read(by, id)).status).toBe('purchased');
    world.sandbox.fault({ partner: 'cards', kind: 'hang', endpoint: 'detach', times: 1 });
    expect(await said(by, '/device_offer/card/remove')).toBe('502 PARTNER_AWAY');
    expect(await said(by, '/device_offer/card/remove')).toBe('200');
    expect(await list()).toBe(null);
    expect(await db().select().from(savedCards).where(eq(savedCards.memberId, by.memberId))).toEqual([]);
  });

  it('of a member whose account goes is given up at the card service, too, once that answers', async () => {
    const by = await buyer();
    const start = await post(by, '/device_offer/card');
    await returnFromUtility(by, await typeCard(start.checkout_url ?? '', '5555555555554444'));
    const [card] = await db().select().from(savedCards).where(eq(savedCards.memberId, by.memberId));
    const methodId = card?.paymentMethodId ?? '';
    const owner = () => cards().method(methodId)?.customer;
    expect(owner()).toEqual(expect.any(String));
    const at = deps().clock.now();
    const deletion = { id: deps().newId(), memberId: by.memberId, brand: 'default', askedAt: at, dueAt: at };
    await insertDeletion(db(), deletion);
    world.sandbox.fault({ partner: 'cards', kind: 'hang', endpoint: 'detach', times: 1 });
    await workOnDeletion(deps(), deletion.id, deps());
    expect(await db().select().from(savedCards).where(eq(savedCards.memberId, by.memberId))).toEqual([]);
    await world.settle();
    expect(owner()).toEqual(expect.any(String));
    // The pause before the next call.
    await db().execute(
      sql`update pgboss.job set start_after = now() where name = 'offers.detach' and state < 'active'`,
    );
    await world.settle();
    expect(owner()).toBeNull();
  });

  it('another member’s visit is not found', async () => {
    const [owner, other] = [await buyer(), await buyer()];
    const { checkout_url: url } = await post(owner, '/device_offer/card');
    const location = await typeCard(url ?? '');
    expect(await returnFromUtility(other, location)).toMatchObject({ status: 404 });
  });
});

describe('the free first device among the offers', () => {
  it('is for members without a device, and the old way and the new one are the same order', async () => {
    const id = await offerFirstDevice(deps());
    const [graphql, rest] = [await buyer(), await buyer()];
    const claim =
      'mutation Claim($input: ClaimFreeDeviceInput!) { claimFreeDevice(input: $input) { __typename } }';
    await graphql.browser.graphql(claim, { input: {} });
    expect(await read(graphql, id)).toMatchObject({
      status: 'purchased',
      is_first_device: true,
      order: { step: 'placed', price_points: 0 },
    });
    await reserve(rest, id);
    expect((await pay(rest, id, 0)).offer.status).toBe('purchased');
    expect((await rest.browser.graphql(claim, { input: {} })).data).toEqual({
      claimFreeDevice: { __typename: 'FreeDeviceClaimed' },
    });
    for (const by of [graphql, rest]) expect(await listOrders(by)).toMatchObject([{ key: 'first_device' }]);
    const status =
      '{ viewer { user { orders { userOrderStatus { latest_order_status } } } firstDeviceFreeReward { displayTitle } } }';
    expect((await rest.browser.graphql(status)).data).toEqual({
      viewer: {
        user: { orders: { userOrderStatus: { latest_order_status: 'ordered' } } },
        firstDeviceFreeReward: null,
      },
    });
  });
});

describe('staff', () => {
  it('an offer with faults is refused by field', async () => {
    const change: OfferChange = {
      brandId: 'default',
      actorId: null,
      reason: '',
      audience: 'FIRST_DEVICE',
      deviceType: 'plug',
      connectionConfigId: 'slate',
      texts: {},
      options: [],
      pictureId: 'none',
      pricePoints: 10,
      usualPoints: 5,
      holdHours: 0,
      connectWithinDays: 0,
      startsAt: new Date(),
      endsAt: null,
      place: 0,
    };
    const saved = await createOffer(deps(), change);
    expect('refusal' in saved && saved.refusal.fields?.map(({ field }) => field).toSorted()).toEqual([
      'connectWithinDays',
      'connectionConfigId',
      'holdHours',
      'options',
      'pictureId',
      'pricePoints',
      'reason',
      'texts.en-US.title',
      'usualPoints',
    ]);
  });
});
