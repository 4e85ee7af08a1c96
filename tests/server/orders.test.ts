import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import {
  cancelOrder,
  FIRST_DEVICE,
  FREE_PLUG,
  setAddress,
  placeOrder,
  retryOrder,
} from '../../src/server/orders/service.ts';
import { orderHistory, orders } from '../../src/server/orders/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { deviceOrders } from '../../src/server/rewards/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { memberSignups } from '../../src/server/signup/tables.ts';
import { offerFirstDevice } from '../support/offerShelf.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

const HOUR = 3_600_000;
const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;
const TYPED = { line1: '12 Alder Street', city: 'Davis', region: 'CA', postalCode: '95616' };

let world: UtilityWorld;
beforeAll(async () => {
  world = await utilityWorld();
  await offerFirstDevice(deps());
});
afterEach(() => {
  world.sandbox.faults.clear();
});
afterAll(() => world.close());

const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const advance = (ms: number): Promise<void> => world.advance(ms);
const member = async (address: typeof ADDRESS | null = ADDRESS, brand = 'default'): Promise<string> => {
  const memberId = await world.server.addMember({ brand });
  await db()
    .update(members)
    .set({ firstName: 'Robin', lastName: 'Reyes', shippingAddress: address })
    .where(eq(members.id, memberId));
  return memberId;
};
const place = async (memberId: string, quantity = 2, brandId = 'default'): Promise<string> => {
  const { id } = await transaction(db(), (tx) =>
    placeOrder(tx, deps(), {
      request: null,
      brandId,
      memberId,
      key: FIRST_DEVICE,
      ...FREE_PLUG,
      quantity,
      title: null,
    }),
  );
  return id;
};
const ordered = async (memberId: string) => {
  const rows = await db().select().from(orders).where(eq(orders.memberId, memberId));
  expect(rows).toHaveLength(1);
  const [row] = rows;
  if (row === undefined) throw new Error('There is no order.');
  return row;
};
const standing = async (memberId: string) => {
  const { state, shipping } = await ordered(memberId);
  return shipping === null ? state : `${state}/${shipping}`;
};
const atShop = (id: string) => world.sandbox.shop.all().filter(({ key }) => key.startsWith(id));
const readHistory = async (id: string) =>
  (
    await db().select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(orderHistory.position)
  ).map(({ what, detail }) =>
    [
      what,
      ...['question', 'key', 'status', 'state', 'to', 'failure'].flatMap((name) => detail[name] ?? []),
    ].join(' '),
  );
const mailsTo = async (memberId: string): Promise<string[]> => {
  const [row] = await db().select().from(members).where(eq(members.id, memberId));
  return world.server.sentMail.filter(({ to }) => to === row?.email).map(({ subject }) => subject);
};
const staff = (memberId: string) => ({
  brandId: 'default',
  version: 1,
  actorId: memberId,
  reason: 'The member called',
});

describe("the free first device, at the sandbox's shop over HTTP", () => {
  it('SET-16: is told when it is ordered and when it has arrived, where the brand has messages about store purchases', async () => {
    const memberId = await member(ADDRESS, 'us-mobile');
    await place(memberId, 1, 'us-mobile');
    await world.settle();
    await advance(2 * 60_000);
    await advance(49 * HOUR);
    expect(await mailsTo(memberId)).toEqual([
      'You’ve ordered a smart plug',
      'Your smart plug is on its way',
      'Your smart plug has arrived',
    ]);
  });

  it('is claimed, accepted, shipped and delivered, and the member is notified', async () => {
    const memberId = await member(null);
    const browser = await world.server.loggedIn(memberId);
    const claim =
      'mutation Claim($input: ClaimFreeDeviceInput!) { claimFreeDevice(input: $input) { __typename } }';
    await browser.graphql(claim, { input: { address: TYPED } });
    expect(await standing(memberId)).toBe('placed');
    await world.settle();
    expect(await standing(memberId)).toBe('accepted/accepted');
    const { id } = await ordered(memberId);
    expect(atShop(id)).toMatchObject([
      {
        key: id,
        state: 'accepted',
        request: {
          quantity: 1,
          shipTo: {
            name: 'Robin Reyes',
            line1: '12 Alder Street',
            city: 'Davis',
            postal_code: '95616',
            country: 'US',
          },
        },
      },
    ]);
    await advance(2 * 60_000);
    expect(await ordered(memberId)).toMatchObject({
      state: 'accepted',
      shipping: 'shipped',
      carrier: 'Parcel Post',
      trackingNumber: expect.stringMatching(/^PP\d{12}$/),
    });
    expect(await mailsTo(memberId)).toEqual(['You’ve ordered a smart plug', 'Your smart plug is on its way']);
    await advance(49 * HOUR);
    expect(await standing(memberId)).toBe('fulfilled/delivered');
    expect(await readHistory(id)).toEqual([
      'placed',
      `asked place ${id}`,
      'answered place 201 accepted',
      'moved accepted',
      'answered read 200 shipped',
      'moved shipped',
      'answered read 200 fulfilled',
      'moved fulfilled',
    ]);
  });

  it('fifty concurrent placements are one order at the shop', async () => {
    const memberId = await member();
    const ids = await Promise.all(Array.from({ length: 50 }, () => place(memberId)));
    expect(new Set(ids).size).toBe(1);
    await world.settle();
    expect(atShop(ids[0] ?? '')).toHaveLength(1);
    expect(await standing(memberId)).toBe('accepted/accepted');
  });

  it.each(['lost_answer', 'error', 'garbage', 'redirect', 'hang'] as const)(
    'calls a shop again whose answer is %s, and ships once',
    async (kind) => {
      const memberId = await member();
      world.sandbox.fault({ partner: 'shop', endpoint: 'orders', kind, ms: 300, times: 2 });
      const id = await place(memberId);
      await world.server.worker.runUntilIdle();
      expect((await ordered(memberId)).state === 'placed' || atShop(id).length === 1).toBe(true);
      await advance(2 * HOUR);
      await advance(2 * HOUR);
      expect(atShop(id)).toHaveLength(1);
      await advance(7 * HOUR);
      expect(await standing(memberId)).toMatch(/^accepted\//);
      expect((await readHistory(id)).slice(0, 4)).toEqual([
        'placed',
        `asked place ${id}`,
        'no_answer place',
        `asked place ${id}`,
      ]);
      expect(
        (await mailsTo(memberId)).filter((subject) => subject.includes('on their way')).length,
      ).toBeLessThanOrEqual(1);
    },
  );

  it('a refusal fails the order and notifies the member, and staff restart it', async () => {
    const memberId = await member();
    world.sandbox.fault({ partner: 'shop', endpoint: 'orders', kind: 'refuse', times: 1 });
    const id = await place(memberId);
    await world.settle();
    expect(await ordered(memberId)).toMatchObject({ state: 'failed', failure: 'refused', dueAt: null });
    expect(await mailsTo(memberId)).toEqual([
      'You’ve ordered 2 smart plugs',
      'Your smart plugs haven’t been sent yet',
    ]);
    expect(await retryOrder(deps(), { ...staff(memberId), orderId: id, reason: '' })).toMatchObject({
      refusal: { code: 'INVALID', fields: [{ field: 'reason' }] },
    });
    expect(await retryOrder(deps(), { ...staff(memberId), brandId: 'org', orderId: id })).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(await retryOrder(deps(), { ...staff(memberId), orderId: id })).toEqual({ id });
    await world.settle();
    expect(await ordered(memberId)).toMatchObject({ state: 'accepted', attempt: 2, failure: null });
    expect(atShop(id).map(({ key }) => key)).toEqual([`${id}-2`]);
    expect(await retryOrder(deps(), { ...staff(memberId), orderId: id })).toMatchObject({
      refusal: { code: 'STALE' },
    });
    expect(await retryOrder(deps(), { ...staff(memberId), orderId: id, version: 2 })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    });
    expect(
      await db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `order:${id}`)),
    ).toMatchObject([
      {
        action: 'order.retry',
        actorId: memberId,
        reason: 'The member called',
        before: { state: 'failed', attempt: 1 },
        after: { state: 'placed', attempt: 2 },
      },
    ]);
  });

  it('repeated, reordered or forged webhooks change nothing twice', async () => {
    const memberId = await member();
    const id = await place(memberId);
    await world.settle();
    const order = () => {
      const [found] = atShop(id);
      if (found === undefined) throw new Error('The shop has no such order.');
      return found;
    };
    world.sandbox.fault({ partner: 'webhook', endpoint: 'order.changed', kind: 'repeat', times: 1 });
    world.sandbox.shop.step(order());
    await world.settle();
    expect([await standing(memberId), (await mailsTo(memberId)).length]).toEqual(['accepted/shipped', 2]);
    world.sandbox.shop.step(order());
    await world.settle();
    // A signed webhook from before the delivery, which arrives too late.
    const body = JSON.stringify({
      id: 'late-1',
      type: 'order.changed',
      order: { key: id, state: 'accepted' },
    });
    const seconds = Math.floor(Date.now() / 1_000);
    const sign = (secret: string) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const post = (secret: string) =>
      world.server.app.inject({
        method: 'POST',
        url: '/backend/webhooks/shop',
        headers: { host: 'localhost', 'content-type': 'application/json', 'x-signature': sign(secret) },
        payload: body,
      });
    expect([
      (await post('not the secret')).statusCode,
      (await post(world.sandbox.secret('shop-webhook'))).json(),
      (await post(world.sandbox.secret('shop-webhook'))).json(),
    ]).toEqual([401, { ok: true, outcome: 'noted' }, { ok: true, outcome: 'repeated' }]);
    world.sandbox.shop.set(order(), 'accepted');
    await world.settle();
    expect(await standing(memberId)).toBe('fulfilled/delivered');
  });

  it('polling finds what a lost webhook said', async () => {
    const memberId = await member();
    await place(memberId);
    await world.settle();
    world.sandbox.fault({ partner: 'webhook', endpoint: 'order.changed', kind: 'lost' });
    await advance(2 * 60_000);
    expect(await standing(memberId)).toBe('accepted/accepted');
    await advance(7 * HOUR);
    expect(await standing(memberId)).toBe('accepted/shipped');
  });

  it('a lost parcel fails the order, and staff cancel it', async () => {
    const memberId = await member();
    const id = await place(memberId);
    await world.settle();
    await advance(2 * 60_000);
    expect(await cancelOrder(deps(), { ...staff(memberId), orderId: id })).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    });
    const [parcel] = atShop(id);
    if (parcel !== undefined) world.sandbox.shop.set(parcel, 'failed', 'lost');
    await world.settle();
    expect(await ordered(memberId)).toMatchObject({ state: 'failed', failure: 'lost' });
    expect(await cancelOrder(deps(), { ...staff(memberId), orderId: id })).toEqual({ id });
    await world.settle();
    expect(await ordered(memberId)).toMatchObject({ state: 'refunded', dueAt: null });
    expect(await mailsTo(memberId)).toEqual([
      'You’ve ordered 2 smart plugs',
      'Your smart plugs are on their way',
      'Your smart plugs haven’t been sent yet',
      'Your order was canceled',
    ]);
  });

  it('a cancellation reaches the shop before the member is notified, even when the shop is silent at first', async () => {
    const memberId = await member();
    const id = await place(memberId);
    await world.settle();
    world.sandbox.fault({ partner: 'shop', endpoint: 'cancel', kind: 'error', times: 1 });
    expect(await cancelOrder(deps(), { ...staff(memberId), orderId: id })).toEqual({ id });
    await world.settle();
    expect(await standing(memberId)).toBe('accepted/accepted');
    world.setNow(new Date(world.server.clock.now().getTime() + 2 * 60_000));
    await world.settle();
    expect([await standing(memberId), atShop(id)[0]?.state]).toEqual(['refunded', 'cancelled']);
  });

  it('waits for an address, and continues when the member gives it', async () => {
    const memberId = await member(null);
    const id = await place(memberId);
    await world.settle();
    expect([await standing(memberId), atShop(id).length]).toEqual(['placed', 0]);
    const who = { brandId: 'default', memberId, country: 'US' as const };
    expect(await setAddress(deps(), who, { ...TYPED, city: '' })).toMatchObject({
      refusal: { code: 'INVALID', fields: [{ field: 'address.city' }] },
    });
    expect(await setAddress(deps(), { ...who, memberId: await member() }, TYPED)).toEqual({
      address: ADDRESS,
    });
    await world.settle();
    expect(atShop(id)).toEqual([]);
    expect(await setAddress(deps(), who, TYPED)).toEqual({ address: ADDRESS });
    await world.settle();
    expect([await standing(memberId), atShop(id).length]).toEqual(['accepted/accepted', 1]);
  });

  it('places the orders of members who chose before orders existed, once', async () => {
    const [claimed, joined, none] = [await member(), await member(null), await member()];
    const at = world.server.clock.now();
    await db().insert(deviceOrders).values({
      id: deps().newId(),
      memberId: claimed,
      brand: 'default',
      what: 'first_device',
      title: 'A smart plug, on us',
      status: 'ordered',
      address: ADDRESS,
      at,
    });
    await db()
      .insert(memberSignups)
      .values([
        { memberId: joined, brand: 'default', plugs: 3, finishedAt: at, createdAt: at },
        { memberId: none, brand: 'default', plugs: 0, finishedAt: at, createdAt: at },
      ]);
    await advance(HOUR);
    await advance(HOUR);
    expect(await ordered(claimed)).toMatchObject({
      state: 'accepted',
      quantity: 1,
      title: 'A smart plug, on us',
    });
    expect(await ordered(joined)).toMatchObject({ state: 'placed', quantity: 3, address: null });
    expect(await db().select().from(orders).where(eq(orders.memberId, none))).toEqual([]);
  });
});

describe('access to an order', () => {
  const mine =
    'query Mine($orderId: ID!) { viewer { orders { orderId status waitsFor } order(orderId: $orderId) { quantity status since trackingNumber address { line1 } } } }';
  const list =
    'query List($status: OrderStatus, $search: String) { staff { orders(status: $status, search: $search) { totalCount edges { node { id status member { email } } } } } }';
  const change =
    'mutation Change($input: ChangeOrderInput!) { cancelOrder(input: $input) { __typename ... on OrderChanged { order { status mayCancel happenings { what detail } history { action reason } } } ... on Refusal { code } } }';

  it('a member sees only their own, within the brand', async () => {
    const [owner, other, elsewhere] = [
      await member(),
      await member(),
      await world.server.addMember({ brand: 'org' }),
    ];
    const id = await place(owner);
    await world.settle();
    const ask = async (memberId: string, host?: string) =>
      (await (await world.server.loggedIn(memberId, host)).graphql(mine, { orderId: id })).data?.['viewer'];
    expect(await ask(owner)).toEqual({
      orders: [{ orderId: id, status: 'ACCEPTED', waitsFor: 'SHIPPING' }],
      order: {
        quantity: 2,
        status: 'ACCEPTED',
        since: expect.any(String),
        trackingNumber: null,
        address: { line1: '12 Alder Street' },
      },
    });
    const nothing = { orders: [], order: null };
    expect(await ask(other)).toEqual(nothing);
    expect(await ask(elsewhere, 'org.localhost')).toEqual(nothing);
    expect((await (await world.server.client()).graphql(mine, { orderId: id })).data?.['viewer']).toEqual(
      nothing,
    );
  });

  it("staff with the key find it by its state and cancel it with a reason; without the key, or in another brand, it doesn't exist", async () => {
    const owner = await member();
    const id = await place(owner);
    world.sandbox.fault({ partner: 'shop', endpoint: 'orders', kind: 'refuse', times: 1 });
    await world.settle();
    const withKey = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    const withoutKey = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    const ofOrg = await world.server.loggedIn(
      await world.server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_wallet'] }),
      'org.localhost',
    );
    type Listed = {
      orders: {
        totalCount: number;
        edges: { node: { id: string; status: string; member: { email: string } } }[];
      } | null;
    };
    const listed = async (client: typeof withKey, status: string | null, search: string | null = null) =>
      ((await client.graphql(list, { status, search })).data?.['staff'] as Listed | undefined)?.orders;
    const [row] = await db().select({ email: members.email }).from(members).where(eq(members.id, owner));
    const failed = (await listed(withKey, 'FAILED'))?.edges.find(
      ({ node }) => node.member.email === row?.email,
    )?.node;
    expect(failed?.status).toBe('FAILED');
    const found = await listed(withKey, null, `  ${row?.email.toUpperCase() ?? ''}`);
    expect(found?.edges.map(({ node }) => node.id)).toEqual([failed?.id]);
    expect((await listed(withKey, null, '50%_nothing'))?.totalCount).toBe(0);
    expect(
      (await listed(withKey, 'SHIPPED'))?.edges.some(({ node }) => node.member.email === row?.email),
    ).toBe(false);
    expect([await listed(withoutKey, null), (await listed(ofOrg, null))?.totalCount]).toEqual([null, 0]);
    const cancel = async (client: typeof withKey, reason: string) =>
      (await client.graphql(change, { input: { id: failed?.id, version: 1, reason } })).data?.['cancelOrder'];
    expect(await cancel(ofOrg, 'Out of stock for good')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cancel(withKey, ' ')).toMatchObject({ code: 'INVALID' });
    expect(await cancel(withKey, 'Out of stock for good')).toMatchObject({
      order: {
        status: 'CANCELLED',
        mayCancel: false,
        happenings: expect.arrayContaining([{ what: 'ANSWERED', detail: expect.stringContaining('403') }]),
        history: [{ action: 'order.cancel', reason: 'Out of stock for good' }],
      },
    });
    expect(await ordered(owner)).toMatchObject({ id, state: 'refunded' });
  });
});
