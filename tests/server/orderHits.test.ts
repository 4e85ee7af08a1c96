import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEarlierCodes } from '../../src/server/orders/codes.ts';
import { FREE_PLUG, moveOrder, placeOrder } from '../../src/server/orders/service.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let orderId = '';
let elsewhere = '';

/** A gift card whose code came. */
async function card(brand: string, code: string): Promise<string> {
  const { deps } = server.core;
  const memberId = await server.addMember({ brand });
  return transaction(server.database.db, async (tx) => {
    const order = await placeOrder(tx, deps, {
      request: null,
      brandId: brand,
      memberId,
      key: 'card',
      quantity: 1,
      title: null,
      ...FREE_PLUG,
      kind: 'gift_card',
      item: 'GROCER',
    });
    await moveOrder(tx, deps, order, 'fulfilled', { code: { code, pin: null, expiresAt: null } });
    return order.id;
  });
}

beforeAll(async () => {
  server = await testServer();
  orderId = await card('default', '6006-4912-ABCD');
  elsewhere = await card('us-energy', '6006-4912-ABCD');
  await server.database.db
    .update(orders)
    .set({ shopNumber: 'SH-4711', trackingNumber: '1Z999AA1' })
    .where(eq(orders.id, orderId));
}, 120_000);
afterAll(() => server.close());

async function hits(search: string, roles: readonly string[] = ['internal_support']) {
  const staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles }), 'localhost');
  const { data } = await staff.graphql<{
    staff: { orderHits: readonly { by: string; order: { id: string } }[] | null };
  }>('query ($search: String!) { staff { orderHits(search: $search) { by order { id } } } }', { search });
  return data?.staff.orderHits ?? null;
}
const hit = (by: string) => [{ by, order: { id: toGlobalId('StaffOrder', orderId) } }];

it('finds an order by its number, the partner’s or the parcel’s, and the end of its code, in the own brand only', async () => {
  expect(await hits(orderId)).toEqual(hit('ID'));
  expect(await hits('sh-47')).toEqual(hit('SHOP'));
  expect(await hits(' 1z999aa1 ')).toEqual(hit('TRACKING'));
  expect(await hits('abcd')).toEqual(hit('CODE'));
  expect(await hits(elsewhere)).toEqual([]);
});

it('finds nothing by other parts of a code, short texts or wildcards, nor for staff who don’t see orders', async () => {
  for (const search of ['4912', '6006', 'abc', '%%%%', '____', '6006-4912-ABCD'])
    expect(await hits(search)).toEqual([]);
  expect(await hits('abcd', ['internal_placements'])).toBeNull();
});

it('makes codes findable that came before, once each, and passes over one that can’t be opened', async () => {
  const { db } = server.database;
  const { deps } = server.core;
  await db.update(orders).set({ codeEnd: null }).where(eq(orders.id, orderId));
  await db.update(orders).set({ codeEnd: null, secret: 'not ours' }).where(eq(orders.id, elsewhere));
  expect(await hits('abcd')).toEqual([]);
  expect(await readEarlierCodes({ ...deps, db }, 10)).toBe(2);
  expect(await readEarlierCodes({ ...deps, db }, 10)).toBe(0);
  expect(await hits('abcd')).toEqual(hit('CODE'));
});
