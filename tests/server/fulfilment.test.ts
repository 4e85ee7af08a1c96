import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GIFT_SERVICES, type GiftService } from '../../src/domain/rewards/catalogue.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import {
  cancelOrder,
  readStock,
  refundOrder,
  replaceOrder,
  setStock,
} from '../../src/server/orders/service.ts';
import { orderHistory, orders } from '../../src/server/orders/tables.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { members, staffRoles } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { rewardBuyers, type Bought as BoughtReward } from '../support/rewardBuyers.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { chooseUtility } from '../../src/server/utility/service.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: UtilityWorld;
beforeAll(async () => {
  world = await utilityWorld();
  world.setNow('2026-03-02T20:00:00Z');
});
afterEach(async () => {
  world.sandbox.faults.clear();
  world.deadlines.reset();
  for (const service of GIFT_SERVICES) world.sandbox.gifts.refuse(service, null);
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});
afterAll(() => world.close());

const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const gifts = () => world.sandbox.gifts;

const advance = (ms: number): Promise<void> => world.advance(ms);

interface Bought extends BoughtReward {
  readonly service: GiftService;
}

const buyers = rewardBuyers(() => world);
const buy = async (service: GiftService, given: Parameters<typeof buyers.buy>[1] = {}): Promise<Bought> => ({
  service,
  ...(await buyers.buy(service, service === 'donations' ? { ...given, type: 'DONATION' } : given)),
});
const readOrder = ({ id }: Pick<Bought, 'id'>) => buyers.readOrder(id);
const readState = async (bought: Bought) => (await readOrder(bought)).state;
const atService = ({ service, id }: Pick<Bought, 'service' | 'id'>) => gifts().find(service, id);
const received = ({ service, id }: Bought) => {
  const order = atService({ service, id });
  if (order === null) throw new Error('The service has no such order.');
  return order;
};
const shownCode = async ({ browser, id }: Bought) =>
  (
    await browser.graphql(
      'mutation Show($input: ShowOrderCodeInput!) { showOrderCode(input: $input) { ... on OrderCode { code pin } ... on Refusal { refused: code } } }',
      { input: { orderId: id } },
    )
  ).data?.['showOrderCode'];
const readHistory = async ({ id }: Bought) =>
  db().select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(orderHistory.position);
const asked = async (bought: Bought, question: string) =>
  (await readHistory(bought)).filter(
    ({ what, detail }) => what === 'asked' && detail['question'] === question,
  ).length;
const mailsTo = async ({ memberId }: Bought) => {
  const [row] = await db().select().from(members).where(eq(members.id, memberId));
  return world.server.sentMail.filter(({ to }) => to === row?.email);
};
const subjectsTo = async (bought: Bought) => (await mailsTo(bought)).map(({ subject }) => subject);
const money = async ({ memberId }: Bought) => readBalances(db(), { brandId: 'default', memberId });

const HELD = { watts: 200_000, heldWatts: 100_000 };
const PAID = { watts: 200_000, heldWatts: 0 };
const BACK = { watts: 300_000, heldWatts: 0 };

/** The order ended well: paid once, and the member has exactly what the service made for it. */
const expectDelivered = async (bought: Bought) => {
  expect(await readOrder(bought)).toMatchObject({ state: 'fulfilled', dueAt: null });
  expect(await money(bought)).toEqual(PAID);
  const { code, number } = received(bought);
  if (bought.service === 'donations') expect((await readOrder(bought)).shopNumber).toBe(number);
  else expect(await shownCode(bought)).toEqual({ code: code?.code, pin: code?.pin });
  const subject = bought.service === 'donations' ? 'Thank you for giving' : 'Ready for you';
  expect(await subjectsTo(bought)).toEqual([`${subject}: Corner Grocer gift card`]);
};
const expectRefunded = async (bought: Bought, failure: string | null) => {
  expect(await readOrder(bought)).toMatchObject({ state: 'refunded', failure, dueAt: null, secret: null });
  expect([await money(bought), await readStock(db(), bought.rewardId)]).toEqual([BACK, 3]);
  expect(await subjectsTo(bought)).toEqual(['Refunded: Corner Grocer gift card']);
};

/** Lets each service proceed on its own. */
const untilDelivered = async () => {
  await advance(2 * MINUTE);
  await advance(DAY);
  await advance(DAY);
};

const COME_LATER = ['birch', 'cedar', 'dogwood'] as const;

describe('MKT-06: each service the happy way, over HTTP', () => {
  it('alder answers with the code, and donations with a receipt number, immediately', async () => {
    const [card, donation] = [await buy('alder'), await buy('donations')];
    expect([await money(card), await money(donation)]).toEqual([HELD, HELD]);
    await world.settle();
    await expectDelivered(card);
    await expectDelivered(donation);
    expect(received(card).request).toMatchObject({
      article: 'GROCER',
      amount: { minor: 1_000, currency: 'USD' },
    });
    expect((await readOrder(card)).expiresAt).toEqual(new Date('2028-12-31T23:59:59Z'));
    expect(received(card).code?.code).toMatch(/^\d{16}$/);
    expect((await mailsTo(donation))[0]?.text).toContain(received(donation).number);
  });

  it('birch takes the order, and its webhook leads to the code a minute later', async () => {
    const card = await buy('birch');
    await world.settle();
    expect([await readState(card), await shownCode(card)]).toEqual(['accepted', { refused: 'NOT_FOUND' }]);
    await advance(2 * MINUTE);
    await expectDelivered(card);
    expect(received(card).code?.code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
  });

  it('cedar is polled, soon at first', async () => {
    const card = await buy('cedar');
    await world.settle();
    const { dueAt } = await readOrder(card);
    expect(dueAt?.getTime()).toBe(world.server.clock.now().getTime() + 10 * SECOND);
    await advance(11 * SECOND);
    expect(await readState(card)).toBe('accepted');
    await advance(MINUTE);
    await expectDelivered(card);
    expect((await readOrder(card)).expiresAt).toEqual(new Date('2028-12-31T23:59:59Z'));
  });

  it('dogwood’s code comes from the file of the next day, once it is there', async () => {
    const card = await buy('dogwood');
    await world.settle();
    world.setNow(new Date(world.server.clock.now().getTime() + 7 * HOUR));
    await world.settle();
    expect(await readState(card)).toBe('accepted');
    for (let hours = 0; hours < 30; hours += 6) await advance(6 * HOUR);
    await expectDelivered(card);
    expect(received(card).code?.code).toMatch(/^[A-Z2-9]{12}$/);
  });

  it('a coupon without a face value is ordered by its article alone', async () => {
    const coupon = await buy('alder', { type: 'COUPON' });
    await world.settle();
    await expectDelivered(coupon);
    expect(received(coupon).request?.amount).toBe(null);
  });

  it('neither the code nor the PIN is in the history, in an email or in the log', async () => {
    const card = await buy('alder');
    await world.settle();
    await expectDelivered(card);
    const { code } = received(card);
    const written = [
      JSON.stringify(await readHistory(card)),
      JSON.stringify(await readOrder(card)),
      ...(await mailsTo(card)).map(({ text }) => text),
      ...world.lines,
    ].join('\n');
    expect(code?.code).toBeDefined();
    expect(written).not.toContain(code?.code);
    expect(written).toContain(card.id);
  });

  it.each(GIFT_SERVICES)(
    '%s answers a repeated key with the first order, and no other order by it',
    async (service) => {
      const bought = await buy(service);
      await world.settle();
      const first = received(bought);
      const { request } = first;
      if (request === null) throw new Error('Nothing was requested.');
      expect(gifts().take(service, bought.id, request)).toEqual({ order: first, outcome: 'repeated' });
      expect(gifts().take(service, bought.id, { ...request, article: 'OTHER' })).toMatchObject({
        outcome: 'conflict',
      });
    },
  );
});

describe('a service that refuses', () => {
  it.each(GIFT_SERVICES)(
    '%s is out of stock: points and stock come back, in one message',
    async (service) => {
      gifts().refuse(service, 'out_of_stock');
      const bought = await buy(service);
      expect(await readStock(db(), bought.rewardId)).toBe(2);
      await world.settle();
      await expectRefunded(bought, 'out_of_stock');
      const [mail] = await mailsTo(bought);
      expect(mail?.text).toContain('Sold out: Corner Grocer gift card.');
      expect(mail?.text).toContain('$10.00 back in your wallet');
    },
  );

  it.each(GIFT_SERVICES)('%s does not know the article, or refuses us', async (service) => {
    const wrong = await buy(service, { item: 'no such article' });
    await world.settle();
    await expectRefunded(wrong, 'refused');
    world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'refuse', times: 1 });
    const refused = await buy(service);
    await world.settle();
    await expectRefunded(refused, 'refused');
  });

  it.each(COME_LATER)('%s fails an order that it had taken', async (service) => {
    const bought = await buy(service);
    await world.settle();
    expect(await readState(bought)).toBe('accepted');
    gifts().fail(received(bought), 'out_of_stock');
    await advance(7 * HOUR);
    await expectRefunded(bought, 'out_of_stock');
  });

  it('a code that comes after the refund changes nothing', async () => {
    const card = await buy('birch');
    await world.settle();
    const order = received(card);
    gifts().fail(order, 'out_of_stock');
    await world.settle();
    order.state = 'pending';
    gifts().send(order);
    await advance(7 * HOUR);
    await expectRefunded(card, 'out_of_stock');
  });
});

describe('a service that is at fault: exactly one code, paid once', () => {
  // The services don't know of each other, so a kind of fault is met by all of them in the same days.
  for (const kind of ['lost_answer', 'error', 'garbage', 'redirect'] as const)
    describe(`when ordering: ${kind}`, () => {
      const placed = new Map<GiftService, { readonly bought: Bought; readonly meanwhile: unknown }>();
      const orderAt = (service: GiftService) => placed.get(service) ?? expect.unreachable();
      beforeAll(async () => {
        const all: Bought[] = [];
        for (const service of GIFT_SERVICES) {
          world.sandbox.fault({ partner: service, endpoint: 'orders', kind, times: 2 });
          all.push(await buy(service));
        }
        await world.server.worker.runUntilIdle();
        for (const bought of all)
          placed.set(bought.service, {
            bought,
            meanwhile: [await readState(bought), await money(bought)],
          });
        await advance(2 * MINUTE);
        await advance(5 * MINUTE);
        await untilDelivered();
      });

      it.each(GIFT_SERVICES)('%s', async (service) => {
        const { bought, meanwhile } = orderAt(service);
        expect(meanwhile).toEqual(['placed', HELD]);
        await expectDelivered(bought);
        expect(
          gifts()
            .all()
            .filter(({ key }) => key.startsWith(bought.id)),
        ).toHaveLength(1);
        expect(await asked(bought, 'place')).toBe(3);
      });
    });

  for (const kind of ['lost_answer', 'error', 'garbage', 'refuse'] as const)
    describe(`when asked again: ${kind}`, () => {
      const bought: Bought[] = [];
      beforeAll(async () => {
        for (const service of COME_LATER) bought.push(await buy(service));
        await world.settle();
        for (const service of COME_LATER)
          world.sandbox.fault({ partner: service, endpoint: 'order', kind, times: 2 });
        await untilDelivered();
        await untilDelivered();
      });

      it.each(COME_LATER)('%s', async (service) => {
        await expectDelivered(bought.find((each) => each.service === service) ?? expect.unreachable());
      });
    });

  it.each(['lost_answer', 'garbage', 'refuse'] as const)('dogwood’s file: %s', async (kind) => {
    const card = await buy('dogwood');
    await world.settle();
    world.sandbox.fault({ partner: 'dogwood', endpoint: 'file', kind, times: 2 });
    await untilDelivered();
    await untilDelivered();
    await expectDelivered(card);
  });

  it('alder answers after our deadline of five seconds: the order waits, and the next call has the code', async () => {
    world.sandbox.fault({ partner: 'alder', endpoint: 'orders', kind: 'late_answer', times: 1 });
    const card = await buy('alder');
    await world.server.worker.runUntilIdle();
    expect([await readState(card), atService(card)?.state]).toEqual(['placed', 'done']);
    await advance(2 * MINUTE);
    await expectDelivered(card);
  });

  it.each(GIFT_SERVICES)('%s hangs, then works', async (service) => {
    world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'hang', ms: 200, times: 1 });
    const bought = await buy(service);
    await world.server.worker.runUntilIdle();
    expect([await readState(bought), atService(bought)]).toEqual(['placed', null]);
    await advance(2 * MINUTE);
    await untilDelivered();
    await expectDelivered(bought);
  });

  it('every service hangs past our deadline of five seconds at once: all orders wait, and are delivered once', async () => {
    for (const service of GIFT_SERVICES)
      world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'hang' });
    const bought: Bought[] = [];
    for (const service of GIFT_SERVICES) bought.push(await buy(service));
    world.deadlines.reset();
    await world.server.worker.runUntilIdle();
    expect(new Set(world.deadlines.passed)).toEqual(new Set([5 * SECOND]));
    for (const each of bought) {
      expect([each.service, await readState(each), await money(each)]).toEqual([
        each.service,
        'placed',
        HELD,
      ]);
      expect((await readHistory(each)).at(-1)).toMatchObject({
        what: 'no_answer',
        detail: { question: 'place', why: 'deadline' },
      });
    }
    world.sandbox.faults.clear();
    await advance(2 * MINUTE);
    await untilDelivered();
    for (const each of bought) await expectDelivered(each);
  });

  describe('takes the order, loses its answer and refuses the next call: the order is not refunded', () => {
    const bought: Bought[] = [];
    beforeAll(async () => {
      for (const service of GIFT_SERVICES) {
        world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'lost_answer', times: 1 });
        bought.push(await buy(service));
      }
      await world.server.worker.runUntilIdle();
      for (const service of GIFT_SERVICES)
        world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'refuse', times: 1 });
      await advance(2 * MINUTE);
      await untilDelivered();
    });

    it.each(GIFT_SERVICES)('%s', async (service) => {
      await expectDelivered(bought.find((each) => each.service === service) ?? expect.unreachable());
    });
  });

  it('the process ends between asking and storing the answer: the order is sent again under the same key', async () => {
    const card = await buy('alder');
    world.sandbox.fault({ partner: 'alder', endpoint: 'orders', kind: 'lost_answer', times: 1 });
    await world.server.worker.runUntilIdle();
    // As a crashed process would leave it: requested, without an answer.
    const due = new Date(world.server.clock.now().getTime() + 5 * MINUTE);
    await db().update(orders).set({ silences: 0, dueAt: due }).where(eq(orders.id, card.id));
    await advance(6 * MINUTE);
    await expectDelivered(card);
    expect(
      gifts()
        .all()
        .filter(({ key }) => key.startsWith(card.id)),
    ).toHaveLength(1);
  });
});

describe('birch’s webhooks', () => {
  const sign = (secret: string, body: string, seconds = Math.floor(Date.now() / 1_000)) =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  const post = (body: object, { secret = 'fulfilment-webhook:birch', host = 'localhost', age = 0 } = {}) => {
    const payload = JSON.stringify(body);
    const seconds = Math.floor(Date.now() / 1_000) - age;
    return world.server.app.inject({
      method: 'POST',
      url: '/backend/webhooks/birch',
      headers: {
        host,
        'content-type': 'application/json',
        'x-signature': sign(world.sandbox.secret(secret), payload, seconds),
      },
      payload,
    });
  };
  let ids = 0;
  const about = (key: string) => ({ id: `made-up ${(ids += 1)}`, type: 'voucher.changed', orderNumber: key });

  it('forged, stale or malformed ones are refused', async () => {
    const card = await buy('birch');
    const body = about(card.id);
    const statuses = [
      await post(body, { secret: 'not the secret' }),
      await post(body, { secret: 'shop-webhook' }),
      await post(body, { age: 600 }),
      await post({ ...body, orderNumber: 7 }),
      await post({ ...body, type: 'order.changed' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401, 400, 422]);
    expect((await post(body)).json()).toEqual({ ok: true, outcome: 'noted' });
    expect((await post(body)).json()).toEqual({ ok: true, outcome: 'repeated' });
    await world.settle();
    expect(await readState(card)).toBe('accepted');
  });

  it('one that reaches another brand’s address is taken', async () => {
    const own = await buy('birch');
    const sent = about(own.id);
    expect((await post(sent, { host: 'org.localhost' })).json()).toMatchObject({ outcome: 'noted' });
    expect((await post(sent)).json()).toMatchObject({ outcome: 'repeated' });
    await untilDelivered();
    await expectDelivered(own);
  });

  it('one for another service’s order is not taken, and uses up no id', async () => {
    const [own, other] = [await buy('birch'), await buy('alder')];
    const { id } = about(own.id);
    expect((await post({ ...about(other.id), id })).json()).toMatchObject({ outcome: 'unknown' });
    expect((await post({ ...about(`${own.id}-2`), id })).json()).toMatchObject({
      outcome: 'earlier attempt',
    });
    expect((await post({ ...about(own.id), id })).json()).toMatchObject({ outcome: 'noted' });
    await untilDelivered();
    await expectDelivered(own);
  });

  it('its code is never trusted: it only makes us read the order', async () => {
    const card = await buy('birch');
    await world.settle();
    await post({ ...about(card.id), state: 'DELIVERED', voucher: { text: 'STOLEN' } });
    await world.settle();
    expect([await readState(card), await shownCode(card)]).toEqual(['accepted', { refused: 'NOT_FOUND' }]);
  });

  it('each sent five times and all of them shuffled: each code comes once', async () => {
    const cards = [await buy('birch'), await buy('birch'), await buy('birch'), await buy('birch')];
    await world.settle();
    for (const card of cards) gifts().send(received(card));
    const notes = cards.flatMap(({ id }) => {
      const note = about(id);
      return Array.from({ length: 5 }, () => note);
    });
    const shuffled = notes
      .map((note, index) => ({ note, at: (index * 7 + 3) % notes.length }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ note }) => note);
    const outcomes = (await Promise.all(shuffled.map((note) => post(note)))).map(
      (answer) => answer.json<{ outcome: string }>().outcome,
    );
    expect(outcomes.filter((outcome) => outcome === 'noted')).toHaveLength(cards.length);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(cards.length * 4);
    await world.settle();
    for (const card of cards) await expectDelivered(card);
  });

  it('one that comes before our call has returned is not lost', async () => {
    world.sandbox.fault({ partner: 'birch', endpoint: 'orders', kind: 'late_answer', ms: 700, times: 1 });
    const card = await buy('birch');
    const working = world.server.worker.runUntilIdle();
    while (atService(card) === null) await new Promise((resolve) => setTimeout(resolve, 10));
    gifts().send(received(card));
    await world.sandbox.webhooks.settled();
    await working;
    await world.settle();
    await expectDelivered(card);
  });

  it.each(['repeat', 'reorder', 'bad_signature', 'lost'] as const)(
    'one that has to %s: the code still comes once',
    async (kind) => {
      world.sandbox.fault({ partner: 'webhook', endpoint: 'voucher.changed', kind, times: 1 });
      const [card, next] = [await buy('birch'), await buy('birch')];
      await world.settle();
      await advance(2 * MINUTE);
      await advance(7 * HOUR);
      await expectDelivered(card);
      await expectDelivered(next);
      expect((await post(about(card.id))).statusCode).toBe(200);
      await world.settle();
      await expectDelivered(card);
    },
  );
});

describe('a member who leaves the program with an order under way', () => {
  it('gets the order all the same, and can spend what is left', async () => {
    const { utilityId, programId } = await world.addUtility('cedar');
    const card = await buy('birch');
    await chooseUtility(db(), {
      brandId: 'default',
      memberId: card.memberId,
      utilityId,
      freeText: null,
      zip: '94103',
      now: world.server.clock.now(),
    });
    const program = (id: string | null) =>
      db()
        .update(utilityConnections)
        .set({ programId: id })
        .where(eq(utilityConnections.memberId, card.memberId));
    await program(programId);
    const forMembers = await shelve(deps(), { programId });
    const order = async (rewardId: string) =>
      (
        await card.browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
          body: { points: 1_000, version: 1 },
          headers: { 'idempotency-key': deps().newId() },
        })
      ).statusCode;
    await world.settle();
    expect(await readState(card)).toBe('accepted');
    await program(null);
    await untilDelivered();
    await expectDelivered(card);
    expect([await order(forMembers), await order(card.rewardId)]).toEqual([409, 200]);
    await world.settle();
    await untilDelivered();
  });
});

describe('staff cancel an order that waits for its code', () => {
  const cancel = (bought: Bought) =>
    cancelOrder(deps(), {
      brandId: 'default',
      orderId: bought.id,
      version: 1,
      actorId: bought.memberId,
      reason: 'The member called',
    });

  it.each(['birch', 'dogwood'] as const)('%s can drop it, and the points come back', async (service) => {
    const bought = await buy(service);
    await world.settle();
    expect(await cancel(bought)).toEqual({ id: bought.id });
    await world.settle();
    await expectRefunded(bought, null);
    expect(received(bought).state).toBe('withdrawn');
  });

  it('cedar can’t: the refusal is in the history, and the code comes', async () => {
    const card = await buy('cedar');
    await world.settle();
    expect(await cancel(card)).toEqual({ id: card.id });
    await world.settle();
    expect((await readHistory(card)).map(({ what }) => what)).toContain('cancel_refused');
    await untilDelivered();
    await expectDelivered(card);
  });

  it('birch never had the order: a late first call finds it withdrawn', async () => {
    world.sandbox.fault({ partner: 'birch', endpoint: 'orders', kind: 'error', times: 1 });
    const card = await buy('birch');
    await world.server.worker.runUntilIdle();
    expect(await cancel(card)).toEqual({ id: card.id });
    await world.settle();
    await expectRefunded(card, null);
    expect(
      gifts().take('birch', card.id, { article: 'GROCER', amount: null, webhookUrl: null }),
    ).toMatchObject({ outcome: 'repeated', order: { state: 'withdrawn' } });
  });
});

describe('staff refund a delivered order', () => {
  const refund = (bought: Bought, actorId: string, reason = 'The code was used by someone else') =>
    refundOrder(deps(), { brandId: 'default', orderId: bought.id, version: 1, actorId, reason });

  it('once: the points come back, the code is gone, the member is notified, and the lists still agree', async () => {
    const card = await buy('alder');
    const actorId = await world.server.addMember({ isAdmin: true });
    expect(await refund(card, actorId)).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    await world.settle();
    expect(await money(card)).toEqual(PAID);
    expect(await refund(card, card.memberId)).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    expect(await refund(card, actorId, ' ')).toMatchObject({ refusal: { code: 'INVALID' } });
    const answers = await Promise.all([refund(card, actorId), refund(card, actorId)]);
    expect(answers.filter((answer) => 'refusal' in answer)).toHaveLength(1);
    await world.settle();
    expect(await readOrder(card)).toMatchObject({ state: 'refunded', secret: null });
    expect([await money(card), await readStock(db(), card.rewardId)]).toEqual([BACK, 2]);
    expect(await shownCode(card)).toEqual({ refused: 'NOT_FOUND' });
    expect((await subjectsTo(card)).toSorted()).toEqual([
      'Ready for you: Corner Grocer gift card',
      'Refunded: Corner Grocer gift card',
    ]);
  });
});

describe('staff replace an order that never reached its member', () => {
  const replace = (bought: Bought, actorId: string, given: { readonly reason?: string } = {}) =>
    replaceOrder(deps(), {
      brandId: 'default',
      orderId: bought.id,
      version: 1,
      actorId,
      reason: 'The card never came',
      ...given,
    });
  const newest = async ({ memberId }: Bought) => {
    const rows = await db().select().from(orders).where(eq(orders.memberId, memberId));
    return rows.find(({ replaces }) => replaces !== null);
  };

  it('a fresh code once, for free: the first is lost and neither refunded nor replaced again, and the lists still agree', async () => {
    const card = await buy('alder');
    const actorId = await world.server.addMember({ isAdmin: true });
    expect(await replace(card, actorId)).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    await world.settle();
    const first = received(card).code?.code;
    expect(await replace(card, card.memberId)).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
    expect(await replace(card, actorId, { reason: '' })).toMatchObject({ refusal: { code: 'INVALID' } });
    const answers = await Promise.all([replace(card, actorId), replace(card, actorId)]);
    expect(answers.filter((answer) => 'refusal' in answer)).toHaveLength(1);
    await world.settle();
    const again = await newest(card);
    expect(again).toMatchObject({ state: 'fulfilled', replaces: card.id, pricePoints: 0, replacedBy: null });
    expect(await readOrder(card)).toMatchObject({
      state: 'fulfilled',
      failure: 'lost',
      secret: null,
      replacedBy: again?.id,
    });
    expect(await shownCode(card)).toEqual({ refused: 'NOT_FOUND' });
    const fresh = await shownCode({ ...card, id: again?.id ?? '' });
    expect(fresh).toMatchObject({ code: expect.stringMatching(/^\d{16}$/) });
    expect(fresh).not.toMatchObject({ code: first });
    expect([await money(card), await readStock(db(), card.rewardId)]).toEqual([PAID, 1]);
    expect(await subjectsTo(card)).toContain('On its way again: Corner Grocer gift card');
    expect(
      await refundOrder(deps(), {
        brandId: 'default',
        orderId: card.id,
        version: 1,
        actorId,
        reason: 'Twice',
      }),
    ).toMatchObject({ refusal: { code: 'NOT_ALLOWED' } });
  });

  it('one that fails waits for staff, and once it is cancelled the first one may be refunded', async () => {
    const card = await buy('alder');
    const actorId = await world.server.addMember({ isAdmin: true });
    await world.settle();
    gifts().refuse('alder', 'out_of_stock');
    await replace(card, actorId);
    await world.settle();
    const again = await newest(card);
    expect(again).toMatchObject({ state: 'failed', failure: 'out_of_stock' });
    const change = { brandId: 'default', version: 1, actorId, reason: 'None left' };
    await cancelOrder(deps(), { ...change, orderId: again?.id ?? '' });
    expect(await readOrder(card)).toMatchObject({ replacedBy: null });
    expect(await refundOrder(deps(), { ...change, orderId: card.id })).toEqual({ id: card.id });
    expect(await money(card)).toEqual(BACK);
  });

  it('replacements of a member count together, and a replacement is worth what it replaced', async () => {
    const card = await buy('alder');
    const actorId = await world.server.addMember({ isAdmin: true });
    await world.settle();
    const { pricePoints } = await readOrder(card);
    const twice = { ...deps(), config: { ...deps().config, approvalPoints: 2 * pricePoints - 1 } };
    const order = { brandId: 'default', version: 1, actorId, reason: 'Never came' };
    expect(await replaceOrder(twice, { ...order, orderId: card.id })).toEqual({ id: card.id });
    await world.settle();
    const again = await newest(card);
    // A face value would count, too.
    await db().update(orders).set({ valueHundredths: null }).where(eq(orders.memberId, card.memberId));
    expect(await replaceOrder(twice, { ...order, orderId: again?.id ?? '' })).toMatchObject({
      isTogether: true,
      waiting: { proposal: { points: pricePoints } },
    });
  });

  it('one above the limit waits, and who ordered it may neither approve it nor has it counted, unlike a colleague', async () => {
    const card = await buy('alder');
    const roles = ['internal_wallet'];
    await db().update(members).set({ isAdmin: true }).where(eq(members.id, card.memberId));
    await db()
      .insert(staffRoles)
      .values({ memberId: card.memberId, roleKey: 'internal_wallet', grantedAt: world.server.clock.now() });
    const author = await world.server.addMember({ isAdmin: true, roles });
    const colleague = await world.server.addMember({ isAdmin: true, roles });
    await world.settle();
    const held = { ...deps(), config: { ...deps().config, approvalPoints: 1 } };
    const answer = await replaceOrder(held, {
      brandId: 'default',
      orderId: card.id,
      version: 1,
      actorId: author,
      reason: 'The card never came',
    });
    if (!('waiting' in answer)) throw new Error('The replacement does not wait.');
    const requestId = answer.waiting.id;
    const waiting = async (memberId: string) => {
      const { data } = await (
        await world.server.loggedIn(memberId)
      ).graphql<{ readonly staff: { readonly approvalsToDecide: number } }>(
        '{ staff { approvalsToDecide } }',
      );
      return data?.staff.approvalsToDecide;
    };
    const approve = async (memberId: string) => {
      const { data } = await (
        await world.server.loggedIn(memberId)
      ).graphql<{ readonly approveChange: unknown }>(
        `mutation ($input: DecideApprovalInput!) { approveChange(input: $input) {
          ... on ApprovalDecided { request { state } } ... on Refusal { code message } } }`,
        { input: { requestId, reason: 'Looks right' } },
      );
      return data?.approveChange;
    };
    const others = (await waiting(author)) ?? 0;
    expect(await waiting(card.memberId)).toBe(others);
    expect(await waiting(colleague)).toBe(others + 1);
    expect(await approve(card.memberId)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await newest(card)).toBeUndefined();
    expect(await approve(colleague)).toEqual({ request: { state: 'APPROVED' } });
    expect(await waiting(colleague)).toBe(others);
    expect(await newest(card)).toMatchObject({ replaces: card.id });
  });

  it('a sold-out reward is refused by name', async () => {
    const card = await buy('alder');
    const actorId = await world.server.addMember({ isAdmin: true });
    await world.settle();
    await transaction(db(), (tx) => setStock(tx, card.rewardId, 0));
    expect(await replace(card, actorId)).toMatchObject({
      refusal: { message: { id: 'orders.noneLeft' } },
    });
    expect(await readOrder(card)).toMatchObject({ replacedBy: null });
    expect(await newest(card)).toBeUndefined();
  });
});

describe('reconciliation with the services’ lists', () => {
  interface Found {
    readonly id: string;
    readonly kind: string;
    readonly service: string;
    readonly reference: string;
    readonly isGone: boolean;
    readonly note: string | null;
  }
  /** Logs in each time, because the clock moves beyond sessions. */
  const logInStaff = async (host = 'localhost', brand = 'default') =>
    world.server.loggedIn(
      await world.server.addMember({ brand, isAdmin: true, roles: ['internal_wallet'] }),
      host,
    );
  const find = async (isOpen: boolean, staff?: HttpClient): Promise<readonly Found[]> => {
    const { data } = await (staff ?? (await logInStaff())).graphql<{
      staff: { orderDifferences: { edges: readonly { readonly node: Found }[] } };
    }>(
      `query Found($isOpen: Boolean!) { staff { orderDifferences(first: 100, isOpen: $isOpen) {
         edges { node { id kind service reference isGone note orderId title member { email } theirState } } } } }`,
      { isOpen },
    );
    return data?.staff.orderDifferences.edges.map(({ node }) => node) ?? [];
  };
  const settleIt = async (staff: HttpClient, id: string, reason = 'Known to the service') =>
    (
      await staff.clone().graphql<{ answer: { __typename: string; code?: string } }>(
        `mutation Settle($input: SettleOrderDifferenceInput!) { answer: settleOrderDifference(input: $input) {
           __typename ... on OrderDifferenceSettled { difference { note settledBy { email } } } ... on Refusal { code } } }`,
        { input: { id, reason } },
      )
    ).data?.answer;
  const compare = () => advance(DAY + HOUR);

  it('finds nothing after everything that services did so far', async () => {
    await compare();
    expect(await find(true)).toEqual([]);
    const { data } = await (
      await logInStaff()
    ).graphql<{
      staff: { orderLists: readonly { readonly service: string; readonly comparedAt: string }[] };
    }>(`query Lists { staff { orderLists { service comparedAt } } }`);
    expect(data?.staff.orderLists.map(({ service }) => service)).toEqual([
      'ALDER',
      'BIRCH',
      'CEDAR',
      'DOGWOOD',
      'DONATIONS',
      'SHOP',
    ]);
    for (const { comparedAt } of data?.staff.orderLists ?? [])
      expect(Date.parse(comparedAt)).toBeGreaterThan(world.server.clock.now().getTime() - DAY - HOUR);
  });

  it.each(GIFT_SERVICES)(
    '%s took the order and died before answering: its list leads us to it, and it is delivered once',
    async (service) => {
      world.sandbox.fault({ partner: service, endpoint: 'orders', kind: 'lost_answer', times: 1 });
      const bought = await buy(service);
      await world.server.worker.runUntilIdle();
      expect([await readState(bought), received(bought).key]).toEqual(['placed', bought.id]);
      // Only the list makes us check it again this week.
      const nextWeek = new Date(world.server.clock.now().getTime() + 7 * DAY);
      await db().update(orders).set({ dueAt: nextWeek }).where(eq(orders.id, bought.id));
      await compare();
      await untilDelivered();
      await expectDelivered(bought);
      expect(
        gifts()
          .all()
          .filter(({ key }) => key.startsWith(bought.id)),
      ).toHaveLength(1);
      expect(await find(true)).toEqual([]);
    },
  );

  it('puts before staff what only one side knows, other amounts, and what one side gave up', async () => {
    const [lost, other, cancelled, takenBack] = [
      await buy('alder'),
      await buy('donations'),
      await buy('birch'),
      await buy('cedar'),
    ];
    await world.settle();
    await cancelOrder(deps(), {
      brandId: 'default',
      orderId: cancelled.id,
      version: 1,
      actorId: cancelled.memberId,
      reason: 'The member called',
    });
    await world.settle();
    await untilDelivered();
    const amount = { minor: 4_321, currency: 'USD' };
    gifts().take('alder', 'stray-order-1', { article: 'GROCER', amount, webhookUrl: null });
    delete world.sandbox.world.state.gifts.orders[`alder/${lost.id}`];
    const { request } = received(other);
    Object.assign(received(other), { request: { ...request, amount } });
    Object.assign(received(cancelled), { state: 'done' });
    Object.assign(received(takenBack), { state: 'refused', code: null });
    await compare();
    const staff = await logInStaff();
    const toKinds = (found: readonly Found[]) =>
      found.map(({ kind, service, reference }) => [kind, service, reference]);
    const expected = [
      ['AMOUNT', 'DONATIONS', other.id],
      ['GIVEN_UP_HERE', 'BIRCH', cancelled.id],
      ['GIVEN_UP_THERE', 'CEDAR', takenBack.id],
      ['UNKNOWN_HERE', 'ALDER', 'stray-order-1'],
      ['UNKNOWN_THERE', 'ALDER', lost.id],
    ];
    const found = await find(true, staff);
    expect(toKinds(found).toSorted()).toEqual(expected);
    // Orders that no brand knows show to all brands; the rest are this brand's.
    const elsewhere = await find(true, await logInStaff('org.localhost', 'org'));
    expect(toKinds(elsewhere)).toEqual([['UNKNOWN_HERE', 'ALDER', 'stray-order-1']]);

    const stray = elsewhere[0]?.id ?? '';
    expect(await settleIt(staff, stray, ' ')).toMatchObject({ code: 'INVALID' });
    expect(await settleIt(staff, stray)).toMatchObject({ __typename: 'OrderDifferenceSettled' });
    expect(await settleIt(staff, stray)).toMatchObject({ code: 'STALE' });
    Object.assign(received(other), { request });
    await compare();
    expect(toKinds(await find(true)).toSorted()).toEqual(expected.slice(1, 3).concat(expected.slice(4)));
    const over = await find(false);
    expect(over.find(({ reference }) => reference === 'stray-order-1')?.note).toBe('Known to the service');
    expect(over.find(({ reference }) => reference === other.id)?.isGone).toBe(true);
    // Leaves no difference behind.
    for (const each of await find(true)) await settleIt(await logInStaff(), each.id);
  });

  it('a list that is garbage, or cannot be read, changes nothing and is read again an hour later', async () => {
    for (const kind of ['garbage', 'error', 'refuse', 'lost_answer'] as const) {
      world.sandbox.fault({ partner: 'alder', endpoint: 'list', kind, times: 1 });
      const before = await find(true);
      await compare();
      expect(await find(true)).toEqual(before);
    }
    world.sandbox.faults.clear();
    await advance(2 * HOUR);
    expect(await find(true)).toEqual([]);
  });
});

describe('SET-14: messages about orders', () => {
  it('are switched in Settings independently', async () => {
    const [ready, sold] = [await buy('alder'), await buy('alder')];
    const switchOff = (bought: Bought, key: string) =>
      bought.browser.call('/settings/subscriptions', { body: { subscriptions: { [key]: false } } });
    await switchOff(ready, 'rewards_order_fulfilled');
    await switchOff(sold, 'rewards_order_fulfilled');
    await world.settle();
    expect([await readState(ready), await subjectsTo(ready)]).toEqual(['fulfilled', []]);
    gifts().refuse('alder', 'out_of_stock');
    const again = await buy('alder');
    await switchOff(again, 'rewards_order_failed');
    const heard = await buy('alder');
    await world.settle();
    expect([await readState(again), await subjectsTo(again)]).toEqual(['refunded', []]);
    await expectRefunded(heard, 'out_of_stock');
  });

  it('link to the order and name the reward', async () => {
    const card = await buy('alder');
    await world.settle();
    const [mail] = await mailsTo(card);
    expect(mail?.text).toContain(`/orders/${card.id}`);
    expect(mail?.text).toContain('Your reward is ready: Corner Grocer gift card.');
  });

  it('name what the shop sends, and a refused device is refunded in one message', async () => {
    const address = {
      line1: '12 Alder Street',
      line2: null,
      city: 'Davis',
      region: 'CA',
      postal_code: '95616',
      country: 'US',
    } as const;
    const order = async () => {
      const memberId = await world.server.addMember();
      await db().update(members).set({ shippingAddress: address }).where(eq(members.id, memberId));
      await givePoints(deps(), memberId, 3_000);
      const rewardId = await shelve(deps(), {
        service: 'shop',
        type: 'DEVICE',
        item: 'PWR-BANK',
        amounts: [1_000],
        texts: { 'en-US': { title: 'Pocket battery', text: '', terms: '' } },
        stock: 3,
      });
      const browser = await world.server.loggedIn(memberId);
      const answer = await browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
        body: { points: 1_000, version: 1 },
        headers: { 'idempotency-key': deps().newId() },
      });
      const { order_id: id } = answer.json<{ order_id: string }>();
      return { service: 'alder' as const, memberId, browser, rewardId, id };
    };
    const [sent, unwanted] = [await order(), await order()];
    await unwanted.browser.call('/settings/subscriptions', {
      body: { subscriptions: { account_store_purchases: false } },
    });
    await world.settle();
    await advance(2 * MINUTE);
    expect(await subjectsTo(sent)).toEqual(['Ordered: Pocket battery', 'On its way: Pocket battery']);
    expect([await readState(unwanted), await subjectsTo(unwanted)]).toEqual(['accepted', []]);
    world.sandbox.fault({ partner: 'shop', endpoint: 'orders', kind: 'refuse', times: 1 });
    const refused = await order();
    await world.settle();
    expect(await subjectsTo(refused)).toEqual(['Ordered: Pocket battery', 'Refunded: Pocket battery']);
    expect([await money(refused), await readStock(db(), refused.rewardId)]).toEqual([BACK, 3]);
  });
});
