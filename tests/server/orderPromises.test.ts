import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { promiseFrom, DEFAULT_ORDER_PROMISES } from '../../src/domain/orders/promise.ts';
import type { RewardType } from '../../src/domain/rewards/catalogue.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { fulfilOrder } from '../../src/server/orders/fulfil.ts';
import { FREE_PLUG, placeOrder, readStock, retryOrder } from '../../src/server/orders/service.ts';
import { orderDifferences, orders } from '../../src/server/orders/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { promoCodes } from '../../src/server/rewards/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { cashoutPeople } from '../support/cashoutPeople.ts';
import { rewardBuyers, type Bought } from '../support/rewardBuyers.ts';
import { shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';
import { confirmAge, putOnWheel, readWheel, spin, SPIN, type SpinAnswer } from '../support/wheelPrizes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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
  world = await utilityWorld();
  world.setNow('2026-03-02T20:00:00Z');
  await world.settle();
});
afterEach(async () => {
  world.sandbox.faults.clear();
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});
afterAll(() => world.close());

const { person, cashOut, subjectsTo } = cashoutPeople(() => world);
const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const now = () => world.server.clock.now();
const advance = (ms: number): Promise<void> => world.advance(ms);
const { buy: order, readOrder: readRow } = rewardBuyers(() => world);
const newMember = async () => {
  const memberId = await world.server.addMember();
  await db().update(members).set({ shippingAddress: ADDRESS, region: 'CA' }).where(eq(members.id, memberId));
  return { memberId, browser: await world.server.loggedIn(memberId) };
};
const buy = async (service: 'alder' | 'birch' | 'cedar' | 'shop', type: RewardType = 'GIFT_CARD') =>
  order(service, { item: service === 'shop' ? 'smart_plug' : 'GROCER', type }, (await newMember()).memberId);

const readOrder = async ({ browser }: Pick<Bought, 'browser'>, id: string) =>
  (
    await browser.graphql<{
      viewer: { order: { status: string; failure: string | null; promisedBy: string | null } };
    }>('query Own($id: ID!) { viewer { order(orderId: $id) { status failure promisedBy } } }', { id })
  ).data?.viewer.order;
const mailsTo = async (memberId: string) => {
  const [row] = await db().select().from(members).where(eq(members.id, memberId));
  return world.server.sentMail.filter(({ to }) => to === row?.email);
};
const money = ({ memberId }: Pick<Bought, 'memberId'>) =>
  readBalances(db(), { brandId: 'default', memberId });

const HELD = { watts: 200_000, heldWatts: 100_000 };
const BACK = { watts: 300_000, heldWatts: 0 };

/** The points came back once, and the member was told why. */
async function expectBack(bought: Bought): Promise<void> {
  expect(await readOrder(bought, bought.id)).toEqual({
    status: 'CANCELLED',
    failure: 'LATE',
    promisedBy: null,
  });
  expect([await money(bought), await readStock(db(), bought.rewardId)]).toEqual([BACK, 3]);
  const [mail, ...others] = await mailsTo(bought.memberId);
  expect([mail?.subject, others]).toEqual(['Refunded: Corner Grocer gift card', []]);
  expect(mail?.text).toContain('Corner Grocer gift card didn’t arrive in time.');
}

describe('an order whose promised time is over', () => {
  it('says from the start when its points come back, and keeps them until then', async () => {
    world.sandbox.fault({ partner: 'birch', kind: 'error', times: 1_000 });
    const card = await buy('birch');
    const at = promiseFrom('gift_card', DEFAULT_ORDER_PROMISES, now());
    await world.settle();
    expect(await readOrder(card, card.id)).toEqual({
      status: 'PLACED',
      failure: null,
      promisedBy: at.toISOString(),
    });
    await advance(3 * DAY - MINUTE);
    expect([(await readRow(card.id)).state, await money(card)]).toEqual(['placed', HELD]);
    await advance(MINUTE);
    await expectBack(card);
  });

  it('gives them back although the service is silent, which is told again until it has cancelled', async () => {
    const card = await buy('birch');
    await world.settle();
    expect((await readRow(card.id)).state).toBe('accepted');
    world.sandbox.fault({ partner: 'birch', kind: 'error', times: 1_000 });
    world.sandbox.fault({ partner: 'webhook', kind: 'refuse', of: 'birch', times: 1_000 });
    // Birch doesn't work on it meanwhile.
    world.setNow(new Date(now().getTime() + 3 * DAY));
    await world.settle();
    await expectBack(card);
    expect(world.sandbox.gifts.find('birch', card.id)?.state).toBe('pending');
    world.sandbox.faults.clear();
    world.setNow(new Date(now().getTime() + DAY));
    await world.settle();
    expect(world.sandbox.gifts.find('birch', card.id)?.state).toBe('withdrawn');
    await expectBack(card);
  });

  it('is delivered rather than given back if the service has it ready by then', async () => {
    const card = await buy('birch');
    world.sandbox.fault({ partner: 'birch', endpoint: 'order', kind: 'error', times: 1_000 });
    await world.settle();
    await advance(2 * DAY);
    expect([(await readRow(card.id)).state, world.sandbox.gifts.find('birch', card.id)?.state]).toEqual([
      'accepted',
      'done',
    ]);
    world.sandbox.faults.clear();
    await db()
      .update(orders)
      .set({ dueAt: promiseFrom('gift_card', DEFAULT_ORDER_PROMISES, (await readRow(card.id)).placedAt) })
      .where(eq(orders.id, card.id));
    await advance(DAY);
    expect(await readRow(card.id)).toMatchObject({ state: 'fulfilled', failure: null });
    expect(await money(card)).toEqual({ watts: 200_000, heldWatts: 0 });
  });

  it('gives them back where the service cancels nothing, and shows staff what it delivers after all', async () => {
    const card = await buy('cedar');
    world.sandbox.fault({ partner: 'cedar', endpoint: 'order', kind: 'error', times: 1_000 });
    await world.settle();
    await advance(3 * DAY);
    await expectBack(card);
    world.sandbox.faults.clear();
    await advance(2 * DAY);
    await expectBack(card);
    expect(
      await db()
        .select({ kind: orderDifferences.kind })
        .from(orderDifferences)
        .where(eq(orderDifferences.orderId, card.id)),
    ).toEqual([{ kind: 'given_up_here' }]);
  });

  it('gives them back once, however many processes find it', async () => {
    world.sandbox.fault({ partner: 'alder', kind: 'error', times: 1_000 });
    const card = await buy('alder');
    await world.settle();
    world.setNow(new Date(now().getTime() + 3 * DAY));
    await Promise.all(Array.from({ length: 10 }, () => fulfilOrder(deps(), card.id)));
    await world.settle();
    await expectBack(card);
  });

  it('has its time once more from the day that its parcel left', async () => {
    const shirt = await buy('shop', 'SWAG');
    await world.settle();
    const { placedAt } = await readRow(shirt.id);
    await advance(2 * MINUTE);
    const { shippedAt, promisedAt } = await readRow(shirt.id);
    expect(shippedAt?.getTime()).toBeGreaterThan(placedAt.getTime());
    expect(promisedAt).toEqual(promiseFrom('swag', DEFAULT_ORDER_PROMISES, shippedAt ?? placedAt));
  });

  it('gives a payout back that staff never decided on', async () => {
    const who = await person({ ageDays: 1 });
    const id = await cashOut(who);
    await advance(31 * DAY - MINUTE);
    expect((await readRow(id)).heldFor).toBe('review');
    await advance(MINUTE);
    const browser = await world.server.loggedIn(who.memberId);
    expect(await readOrder({ browser }, id)).toEqual({
      status: 'CANCELLED',
      failure: 'LATE',
      promisedBy: null,
    });
    expect(await money(who)).toEqual({ watts: 600_000, heldWatts: 0 });
    expect(subjectsTo(who.email)).toContain('$25.00 is back in your wallet');
  });

  it('begins its time at the upgrade where it was placed before', async () => {
    world.sandbox.fault({ partner: 'alder', kind: 'error', times: 1_000 });
    const card = await buy('alder');
    await world.settle();
    await db().update(orders).set({ promisedAt: null }).where(eq(orders.id, card.id));
    await advance(2 * DAY);
    expect((await readRow(card.id)).promisedAt).toEqual(
      promiseFrom('gift_card', DEFAULT_ORDER_PROMISES, now()),
    );
    await advance(3 * DAY);
    await expectBack(card);
  });

  it('is in the list of what is late two days before, for staff', async () => {
    world.sandbox.fault({ partner: 'alder', kind: 'error', times: 1_000 });
    const card = await buy('alder');
    await world.settle();
    const staffId = await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'] });
    const browser = await world.server.loggedIn(staffId);
    const late = async () =>
      (
        await browser.graphql<{ staff: { orders: { edges: { node: { promisedBy: string } }[] } } }>(
          '{ staff { orders(late: true) { edges { node { promisedBy } } } } }',
        )
      ).data?.staff.orders.edges.map(({ node }) => node.promisedBy);
    expect(await late()).toEqual([]);
    await advance(DAY);
    expect(await late()).toEqual([(await readRow(card.id)).promisedAt?.toISOString()]);
    await advance(2 * DAY);
    expect(await late()).toEqual([]);
  });
});

describe('a free order whose promised time is over', () => {
  const orderPlug = (memberId: string) =>
    transaction(db(), (tx) =>
      placeOrder(tx, deps(), {
        ...FREE_PLUG,
        request: null,
        brandId: 'default',
        memberId,
        key: 'a plug',
        quantity: 1,
        title: null,
      }),
    );
  const lastMail = async (memberId: string) => (await mailsTo(memberId)).at(-1);

  it('ends, and its promo code can be used again', async () => {
    world.sandbox.fault({ partner: 'alder', kind: 'error', times: 1_000 });
    const rewardId = await shelve(deps(), {
      type: 'COUPON',
      amounts: [800],
      service: 'alder',
      item: 'GROCER',
    });
    const since = new Date('2026-01-01T00:00:00Z');
    await db().insert(promoCodes).values({
      id: deps().newId(),
      brand: 'default',
      code: 'LATE',
      rewardId,
      remaining: 1,
      startsAt: since,
      createdAt: since,
    });
    const { memberId, browser } = await newMember();
    const use = async () =>
      (await browser.call('/api/v2/marketplace/promo', { body: { code: 'LATE' } })).json<{
        order_id: string;
      }>();
    const { order_id: id } = await use();
    await advance(3 * DAY - MINUTE);
    expect((await readRow(id)).state).toBe('placed');
    await advance(MINUTE);
    expect(await readOrder({ browser }, id)).toEqual({
      status: 'CANCELLED',
      failure: 'LATE',
      promisedBy: null,
    });
    expect(await lastMail(memberId)).toMatchObject({
      subject: 'Didn’t arrive in time: Corner Grocer gift card',
      text: expect.stringContaining('You can use your code again.') as unknown,
    });
    expect((await use()).order_id).not.toBe(id);
  });

  it('ends, and its prize can be claimed again', async () => {
    world.sandbox.fault({ partner: 'alder', kind: 'error', times: 1_000 });
    await putOnWheel(deps(), { type: 'STORE_DISCOUNT', service: 'alder', item: 'TEN-OFF' });
    const { memberId, browser } = await newMember();
    await confirmAge(db(), memberId);
    const { rmw_redeemable_spin_id: prize } = await spin(browser);
    const claim = async () =>
      (await browser.call(`${SPIN}/redeemable/${prize}`, { body: {} })).json<SpinAnswer>().result;
    const first = await claim();
    await advance(21 * DAY);
    expect(await readOrder({ browser }, first?.order_id ?? '')).toMatchObject({ status: 'CANCELLED' });
    expect((await lastMail(memberId))?.text).toContain('Your prize is waiting for you on the wheel’s page');
    expect((await readWheel(browser)).prizes).toMatchObject([
      { rmw_redeemable_spin_id: prize, result: { state: 'waiting', order_id: null } },
    ]);
    const second = await claim();
    expect(second).toMatchObject({ state: 'redeemed', order_id: expect.any(String) as unknown });
    expect(second?.order_id).not.toBe(first?.order_id);
  });

  it('is decided by staff where the member can’t ask for it again, and the member is told', async () => {
    world.sandbox.fault({ partner: 'shop', kind: 'error', times: 1_000 });
    const { memberId, browser } = await newMember();
    const { id } = await orderPlug(memberId);
    await advance(21 * DAY);
    expect(await readOrder({ browser }, id)).toEqual({ status: 'FAILED', failure: 'LATE', promisedBy: null });
    expect(await lastMail(memberId)).toMatchObject({
      subject: 'Your smart plug is late',
      text: expect.stringContaining('Our team is on it.') as unknown,
    });
    world.sandbox.faults.clear();
    const by = { brandId: 'default', actorId: null, reason: 'Sent again.' };
    await retryOrder(deps(), { ...by, orderId: id, version: (await readRow(id)).attempt });
    await world.settle();
    expect((await readRow(id)).state).toBe('accepted');
  });

  it('waits for the member’s address as long as it takes', async () => {
    const memberId = await world.server.addMember();
    const { id } = await orderPlug(memberId);
    await advance(40 * DAY);
    expect((await readRow(id)).state).toBe('placed');
  });
});
