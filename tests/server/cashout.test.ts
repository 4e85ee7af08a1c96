import { createHmac, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { payoutDifferences, payoutAccounts, w9Forms } from '../../src/server/cashout/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { approvePayout } from '../../src/server/cashout/administer.ts';
import { cancelOrder } from '../../src/server/orders/service.ts';
import { orderHistory, orders } from '../../src/server/orders/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { cashoutPeople, type Person } from '../support/cashoutPeople.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

type Cashout = components['schemas']['Cashout'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: UtilityWorld;
beforeAll(async () => {
  world = await utilityWorld({ daily: ['default', 'us-energy'] });
  world.setNow('2026-03-02T20:00:00Z');
  // Registers our webhooks at the provider.
  await world.settle();
});
afterEach(async () => {
  world.sandbox.faults.clear();
  world.deadlines.reset();
  world.sandbox.payouts.refuse(null);
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});
afterAll(() => world.close());

const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const payouts = () => world.sandbox.payouts;
const now = () => world.server.clock.now();
const advance = (ms: number): Promise<void> => world.advance(ms);

const { person, mailTo, codeTo, subjectsTo, setDestination, confirm, pay, cashOut, readWallet } =
  cashoutPeople(() => world);
const reasons = (way: Cashout['paypal']) => way.blockers.map(({ reason }) => reason);
const readOrder = async (id: string) => {
  const [row] = await db().select().from(orders).where(eq(orders.id, id));
  if (row === undefined) throw new Error('There is no such order.');
  return row;
};
const readState = async (id: string) => {
  const { state, partnerState, failure } = await readOrder(id);
  return [state, partnerState, failure];
};
const money = ({ memberId }: Person) => readBalances(db(), { brandId: 'default', memberId });
const findBatch = (id: string) => {
  const batch = payouts().bySender(id);
  if (batch === null) throw new Error('The provider has no such payout.');
  return batch;
};
const refusal = (answer: { json: <T>() => T; statusCode: number }) => [
  answer.statusCode,
  answer.json<{ code?: string }>().code,
];

describe('WAL-03: a cash-out', () => {
  it('is held, paid once, and announced by email immediately and when it arrives', async () => {
    const dana = await person({ to: 'dana@pay.example' });
    const id = await cashOut(dana);
    expect(await money(dana)).toEqual({ watts: 350_000, heldWatts: 250_000 });
    await world.settle();
    expect(await readState(id)).toEqual(['accepted', 'PENDING', null]);
    expect(findBatch(id).item).toMatchObject({
      receiver: 'dana@pay.example',
      value: '25.00',
      currency: 'USD',
    });
    await advance(MINUTE);
    expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
    expect(await money(dana)).toEqual({ watts: 350_000, heldWatts: 0 });
    expect(subjectsTo(dana.email)).toEqual(
      expect.arrayContaining(['You’re cashing out $25.00', '$25.00 is yours']),
    );
    expect(mailTo(dana.email).find(({ subject }) => subject.endsWith('yours'))?.text).toContain(
      'dana@pay.example',
    );
  });

  it('beyond $50 a day needs the code for exactly this amount, once', async () => {
    const who = await person({ points: 20_000 });
    expect(refusal(await pay(who, 5_001))).toEqual([400, 'CODE_NEEDED']);
    await confirm(who, { way: 'paypal', points: 5_001 });
    expect(refusal(await pay(who, 5_002))).toEqual([400, 'CODE_NEEDED']);
    expect((await pay(who, 5_001)).statusCode).toBe(200);
    expect(refusal(await pay(who, 1_000))).toEqual([400, 'CODE_NEEDED']);
    await advance(DAY);
    expect((await pay(who, 1_000)).statusCode).toBe(200);
  });

  it('needs a code once in each browser', async () => {
    const who = await person({ isNewBrowser: true });
    expect(refusal(await pay(who, 1_000))).toEqual([400, 'CODE_NEEDED']);
    await confirm(who, { way: 'paypal', points: 1_000 });
    expect((await pay(who, 1_000)).statusCode).toBe(200);
    expect((await pay(who, 1_000)).statusCode).toBe(200);
    const elsewhere = await world.server.loggedIn(who.memberId, 'localhost', { isNewBrowser: true });
    expect(refusal(await pay({ ...who, browser: elsewhere }, 1_000))).toEqual([400, 'CODE_NEEDED']);
  });

  it('counts wrong codes, and lets none through after five', async () => {
    const who = await person({ isNewBrowser: true });
    await who.browser.call('/cashout/code', { body: { way: 'paypal', points: 1_000 } });
    const code = await codeTo(who.email);
    const wrong = code === '000000' ? '000001' : '000000';
    const tries = [];
    for (let i = 0; i < 5; i += 1)
      tries.push(refusal(await who.browser.call('/cashout/code/confirm', { body: { code: wrong } })));
    expect(tries.every(([status]) => status === 400 || status === 429)).toBe(true);
    const after = await who.browser.call('/cashout/code/confirm', { body: { code } });
    expect(after.statusCode).not.toBe(200);
    expect(refusal(await pay(who, 1_000))).toEqual([400, 'CODE_NEEDED']);
  });

  it('is one for a double click, and refused for the same key with another amount', async () => {
    const who = await person();
    await confirm(who, { way: 'paypal', points: 2_000 });
    const key = randomUUID();
    const answers = await Promise.all([pay(who, 2_000, key), pay(who, 2_000, key), pay(who, 2_000, key)]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(refusal(await pay(who, 1_000, key))).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await readWallet(who)).under_way).toHaveLength(1);
  });

  it.each([
    [999, 'BELOW_MINIMUM'],
    [-1_000, 'BELOW_MINIMUM'],
    [1_000.5, 'NOT_WHOLE'],
    [6_001, 'NOT_ENOUGH_POINTS'],
    [2 ** 63, 'NOT_ENOUGH_POINTS'],
  ])('WAL-15: refuses %d points: %s', async (points, code) => {
    const who = await person();
    expect(refusal(await who.browser.call('/cashout/code', { body: { way: 'paypal', points } }))).toEqual([
      400,
      code,
    ]);
    expect(refusal(await pay(who, points))).toEqual([400, code]);
  });

  it('is refused when another tab spent the balance meanwhile', async () => {
    const who = await person({ points: 3_000 });
    const rewardId = await shelve(deps(), {});
    await confirm(who, { way: 'paypal', points: 2_500 });
    const spent = await who.browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
      body: { points: 1_000, version: 1 },
    });
    expect(spent.statusCode).toBe(200);
    expect(refusal(await pay(who, 2_500))).toEqual([400, 'NOT_ENOUGH_POINTS']);
  });

  it('continues after the member left their program', async () => {
    const { utilityId } = await world.addUtility('cedar');
    const { memberId, browser } = await world.addHome(utilityId);
    const { email } = (await db().select().from(members).where(eq(members.id, memberId)))[0] ?? { email: '' };
    await db()
      .update(members)
      .set({ createdAt: new Date('2025-01-01T00:00:00Z') })
      .where(eq(members.id, memberId));
    await givePoints(deps(), memberId, 3_000);
    const who = { memberId, browser, email };
    await setDestination(who, 'leaver@pay.example');
    await advance(DAY);
    const id = await cashOut(who);
    await world.settle();
    await db().execute(
      `update utility_connections set program_id = null, widget_state = 'Disconnected' where member_id = '${memberId}'`,
    );
    await advance(MINUTE);
    expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
  });
});

describe('WAL-07, AMB-38: where the money goes', () => {
  it('is entered, then confirmed by a code that goes there', async () => {
    const who = await person({ to: null });
    expect(reasons((await readWallet(who)).paypal)).toEqual(['paypal_missing_address']);
    expect(
      refusal(await who.browser.call('/cashout/destination', { body: { email: 'not an address' } })),
    ).toEqual([400, 'NOT_AN_EMAIL']);
    await who.browser.call('/cashout/destination', { body: { email: 'Robin@pay.example' } });
    const { paypal, egift, destination } = await readWallet(who);
    expect([reasons(paypal), reasons(egift), destination]).toEqual([
      ['paypal_verified_address'],
      [],
      { email: 'Robin@pay.example', is_verified: false, usable_from: null },
    ]);
    expect(refusal(await pay(who, 1_000))).toEqual([409, 'PAYPAL_VERIFIED_ADDRESS']);
    const code = await codeTo('Robin@pay.example');
    expect(mailTo(who.email)).toEqual([]);
    await who.browser.call('/cashout/destination/verify', { body: { code } });
    await world.settle();
    expect(subjectsTo(who.email)).toEqual(['We’ve saved where to send your money']);
  });

  it('holds a payout for the first day of a new destination', async () => {
    const who = await person({ to: null });
    await setDestination(who, 'fresh@pay.example');
    await advance(HOUR);
    const id = await cashOut(who);
    await world.settle();
    const { under_way: underWay, destination } = await readWallet(who);
    expect(underWay).toMatchObject([{ waits_for: 'new_destination', until: destination?.usable_from }]);
    await advance(22 * HOUR);
    expect(payouts().bySender(id)).toBeNull();
    await advance(HOUR + MINUTE);
    expect(findBatch(id).item.receiver).toBe('fresh@pay.example');
    await advance(MINUTE);
    expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
  });

  it('keeps the destination of its order when the member changes it afterwards, and can be called back till it is sent', async () => {
    const who = await person({ to: null });
    await setDestination(who, 'first@pay.example');
    const [kept, withdrawn] = [await cashOut(who, 2_000), await cashOut(who, 1_500)];
    await setDestination(who, 'second@pay.example');
    await world.settle();
    expect(subjectsTo(who.email).at(-1)).toBe('Your money now goes somewhere else');
    expect((await who.browser.call(`/cashout/withdraw/${withdrawn}`, { method: 'POST' })).statusCode).toBe(
      200,
    );
    expect((await who.browser.call(`/cashout/withdraw/${withdrawn}`, { method: 'POST' })).statusCode).toBe(
      200,
    );
    await advance(DAY + MINUTE);
    expect(findBatch(kept).item.receiver).toBe('first@pay.example');
    expect([payouts().bySender(withdrawn), (await readOrder(withdrawn)).state]).toEqual([null, 'refunded']);
    expect(refusal(await who.browser.call(`/cashout/withdraw/${kept}`, { method: 'POST' }))).toEqual([
      409,
      'TOO_LATE',
    ]);
    const other = await person();
    expect((await other.browser.call(`/cashout/withdraw/${kept}`, { method: 'POST' })).statusCode).toBe(404);
  });
});

describe('WAL-13, WAL-14: limits', () => {
  it('roll on to the minute, also for simultaneous cash-outs', async () => {
    const who = await person({ points: 30_000 });
    await cashOut(who, 6_280);
    await advance(2 * DAY);
    await confirm(who, { way: 'paypal', points: 3_720 });
    const both = await Promise.all([pay(who, 3_720), pay(who, 3_720)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const blocked = (await readWallet(who)).paypal;
    expect(blocked.blockers).toMatchObject([
      {
        reason: 'weekly_cashout_limit',
        until: new Date(now().getTime() + 5 * DAY).toISOString(),
        amount_then_cents: 6_280,
      },
    ]);
    expect(refusal(await pay(who, 1_000))).toEqual([409, 'WEEKLY_CASHOUT_LIMIT']);
    world.setNow(new Date(now().getTime() + 5 * DAY - 1));
    expect((await readWallet(who)).paypal.most_cents).toBe(0);
    world.setNow(new Date(now().getTime() + 1));
    expect((await readWallet(who)).paypal.most_cents).toBe(6_280);
  });

  it('WAL-14: four full weeks reach the month’s limit, which ends 30 days after the first', async () => {
    const who = await person({ points: 60_000 });
    const first = now().getTime();
    for (let week = 0; week < 4; week += 1) {
      world.setNow(new Date(first + week * 7 * DAY));
      await cashOut(who, 10_000);
    }
    const monthly = {
      reason: 'monthly_cashout_limit',
      until: new Date(first + 30 * DAY).toISOString(),
      amount_then_cents: 10_000,
    };
    expect((await readWallet(who)).paypal.blockers).toMatchObject([
      { ...monthly, reason: 'weekly_cashout_limit' },
      monthly,
    ]);
    world.setNow(new Date(first + 28 * DAY));
    expect((await readWallet(who)).paypal.blockers).toMatchObject([monthly]);
    expect(refusal(await pay(who, 1_000))).toEqual([409, 'MONTHLY_CASHOUT_LIMIT']);
    world.setNow(new Date(first + 30 * DAY));
    expect((await readWallet(who)).paypal.most_cents).toBe(10_000);
  });

  it('count e-gifts with payouts, and not what came back', async () => {
    const who = await person({ points: 30_000, to: 'unclaimed-limit@pay.example' });
    const rewardId = await shelve(deps(), { amounts: [2_500] });
    await confirm(who, { way: 'egift', points: 2_500, reward_id: rewardId });
    const card = await who.browser.call('/cashout/cash/egift', {
      body: { points: 2_500, reward_id: rewardId, version: 1 },
    });
    expect(card.statusCode).toBe(200);
    const id = await cashOut(who, 7_500);
    expect(reasons((await readWallet(who)).egift)).toEqual(['weekly_cashout_limit']);
    await world.settle();
    await advance(MINUTE);
    expect(await readState(id)).toEqual(['accepted', 'UNCLAIMED', null]);
    payouts().set(findBatch(id), 'RETURNED');
    await world.sandbox.webhooks.settled();
    await world.settle();
    expect((await readWallet(who)).paypal.most_cents).toBe(7_500);
  });
});

describe('WAL-05: gift cards to cash out as', () => {
  it('come cheapest first', async () => {
    const who = await person({ points: 3_000 });
    for (const [amounts, title] of [
      [[2_000], 'Third'],
      [[500, 1_000], 'First'],
      [[1_500], 'Second'],
    ] as const)
      await shelve(deps(), { amounts: [...amounts], texts: { 'en-US': { title, text: '', terms: '' } } });
    const { egifts } = (await who.browser.call('/cashout/egifts')).json<{ egifts: { title: string }[] }>();
    const ours = ['First', 'Second', 'Third'];
    expect(egifts.map(({ title }) => title).filter((title) => ours.includes(title))).toEqual(ours);
  });
});

describe('SES-24, SES-25: feature keys', () => {
  const override = (memberId: string, key: string, state: 'ENABLED' | 'DISABLED') =>
    db().insert(featureOverrides).values({ memberId, key, state });

  it('takes ways away, and lifts the limits of payments', async () => {
    const [none, unlimited] = [await person(), await person({ points: 90_000 })];
    await override(none.memberId, 'wallet_transfer_payment_monthly_limit', 'DISABLED');
    const { paypal, egift } = await readWallet(none);
    expect([paypal.is_offered, reasons(paypal), egift.is_offered, reasons(egift)]).toEqual([
      false,
      ['cashout_disabled_paypal'],
      true,
      [],
    ]);
    expect(refusal(await pay(none, 1_000))).toEqual([409, 'CASHOUT_DISABLED_PAYPAL']);
    await override(none.memberId, 'wallet_transfer_gift_card', 'DISABLED');
    expect(reasons((await readWallet(none)).egift)).toEqual(['cashout_disabled']);
    await override(unlimited.memberId, 'wallet_transfer_payment_no_limit', 'ENABLED');
    const open = await readWallet(unlimited);
    expect([open.paypal.weekly, open.paypal.most_cents, open.egift.weekly?.limit_cents]).toEqual([
      null,
      90_000,
      10_000,
    ]);
    // Above 400, staff review it first.
    const id = await cashOut(unlimited, 50_000);
    await world.settle();
    expect([payouts().bySender(id), (await readWallet(unlimited)).under_way[0]?.waits_for]).toEqual([
      null,
      'review',
    ]);
    const change = { brandId: 'default', orderId: id, version: 1, reason: 'Known by phone' };
    const own = await approvePayout(deps(), { ...change, actorId: unlimited.memberId });
    expect(own?.refusal.code).toBe('NOT_ALLOWED');
    await approvePayout(deps(), { ...change, actorId: none.memberId });
    await world.settle();
    expect(findBatch(id).item.value).toBe('500.00');
  });
});

describe('a partner that', () => {
  it.each(['refuse', 'error', 'garbage', 'hang', 'lost_answer', 'late_answer'] as const)(
    'answers with %s is asked again, and pays once',
    async (kind) => {
      const who = await person();
      const end = world.sandbox.fault({ partner: 'payouts', endpoint: 'payouts', kind });
      const id = await cashOut(who);
      await world.settle();
      const { state } = await readOrder(id);
      expect(state).toBe('placed');
      expect(await money(who)).toEqual({ watts: 350_000, heldWatts: 250_000 });
      end();
      await advance(10 * MINUTE);
      await advance(HOUR);
      expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
      expect(
        payouts()
          .all()
          .filter(({ senderBatchId }) => senderBatchId === id),
      ).toHaveLength(1);
    },
  );

  it('refuses a payout for good gives the points back', async () => {
    const who = await person();
    payouts().refuse('RECEIVER_UNCONFIRMED');
    const id = await cashOut(who);
    await world.settle();
    expect(await readState(id)).toEqual(['refunded', 'RECEIVER_UNCONFIRMED', 'refused']);
    expect(await money(who)).toEqual({ watts: 600_000, heldWatts: 0 });
    expect(subjectsTo(who.email).at(-1)).toBe('$25.00 is back in your wallet');
  });

  it('has no money is tried again', async () => {
    const who = await person();
    payouts().refuse('INSUFFICIENT_FUNDS');
    const id = await cashOut(who);
    await world.settle();
    expect((await readOrder(id)).state).toBe('placed');
    payouts().refuse(null);
    await advance(10 * MINUTE);
    await advance(MINUTE);
    expect((await readOrder(id)).state).toBe('fulfilled');
  });

  it('without news for 25 days is not paid again, nor are its points given back while it may have been paid', async () => {
    const who = await person();
    world.sandbox.fault({ partner: 'payouts', endpoint: 'payouts', kind: 'lost_answer' });
    const id = await cashOut(who);
    await world.settle();
    expect(findBatch(id).item.value).toBe('25.00');
    world.setNow(new Date(now().getTime() + 40 * DAY));
    world.sandbox.faults.clear();
    await world.settle();
    expect(
      payouts()
        .all()
        .filter(({ senderBatchId }) => senderBatchId === id),
    ).toHaveLength(1);
    expect((await readOrder(id)).state).toBe('placed');
    expect(await money(who)).toEqual({ watts: 350_000, heldWatts: 250_000 });
  });
});

describe('a payout that is unclaimed', () => {
  it('waits 30 days and comes back', async () => {
    const who = await person({ to: 'unclaimed@pay.example' });
    const id = await cashOut(who);
    await world.settle();
    await advance(MINUTE);
    expect((await readWallet(who)).under_way).toMatchObject([{ waits_for: 'claim' }]);
    await advance(29 * DAY);
    expect(await readState(id)).toEqual(['accepted', 'UNCLAIMED', null]);
    await advance(DAY + MINUTE);
    expect(await readState(id)).toEqual(['refunded', 'RETURNED', 'unclaimed']);
    expect(await money(who)).toEqual({ watts: 600_000, heldWatts: 0 });
    expect(mailTo(who.email).at(-1)?.text).toContain('No one claimed $25.00 at unclaimed@pay.example');
  });

  it('can be claimed later, or cancelled by staff', async () => {
    const [late, gone] = [
      await person({ to: 'unclaimed-late@pay.example' }),
      await person({ to: 'unclaimed-gone@pay.example' }),
    ];
    const [paid, cancelled] = [await cashOut(late), await cashOut(gone)];
    await world.settle();
    await advance(MINUTE);
    payouts().set(findBatch(paid), 'SUCCESS');
    await cancelOrder(deps(), {
      brandId: 'default',
      orderId: cancelled,
      version: 1,
      actorId: null,
      reason: 'The member asked',
    });
    await world.sandbox.webhooks.settled();
    await world.settle();
    expect(await readState(paid)).toEqual(['fulfilled', 'SUCCESS', null]);
    expect((await readOrder(cancelled)).state).toBe('refunded');
    expect(await money(gone)).toEqual({ watts: 600_000, heldWatts: 0 });
  });

  it('is blocked comes back with the reason', async () => {
    const who = await person({ to: 'blocked@pay.example' });
    const id = await cashOut(who);
    await world.settle();
    await advance(MINUTE);
    expect(await readState(id)).toEqual(['refunded', 'BLOCKED', 'blocked']);
  });
});

describe('webhooks of the provider', () => {
  const attempts = (id: string) => world.sandbox.webhooks.attempts().length + (id === '' ? 1 : 0);

  it.each(['repeat', 'reorder', 'late', 'lost', 'bad_signature'] as const)(
    'that come %s change nothing twice',
    async (kind) => {
      const who = await person({ to: `${kind}-unclaimed@pay.example` });
      const id = await cashOut(who);
      await world.settle();
      world.sandbox.fault({ partner: 'webhook', of: 'payouts', kind, ms: 10 });
      payouts().set(findBatch(id), 'UNCLAIMED');
      payouts().set(findBatch(id), 'SUCCESS');
      await world.sandbox.webhooks.settled();
      await world.settle();
      if (kind === 'lost' || kind === 'bad_signature') await advance(7 * HOUR);
      expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
      expect(await money(who)).toEqual({ watts: 350_000, heldWatts: 0 });
      expect(attempts(id)).toBeGreaterThanOrEqual(0);
    },
  );

  it('are refused when forged or unsigned', async () => {
    const who = await person({ to: 'unclaimed-forged@pay.example' });
    const id = await cashOut(who);
    await world.settle();
    const body = JSON.stringify({
      id: 'WH-forged',
      event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
      resource: { payout_item: { sender_item_id: id } },
    });
    const [account] = await db().select().from(payoutAccounts).where(eq(payoutAccounts.brand, 'default'));
    const base = `${world.sandbox.url}/payouts`;
    const genuine = payouts().signing.headers({ base, webhookId: account?.webhookId ?? '', body }, true);
    const send = async (headers: Readonly<Record<string, string>>, host = 'localhost', text = body) => {
      const answer = await world.server.app.inject({
        method: 'POST',
        url: '/backend/webhooks/payouts',
        headers: { host, 'content-type': 'application/json', ...headers },
        payload: text,
      });
      return [
        answer.statusCode,
        answer.json<{ code?: string; outcome?: string }>().code ??
          answer.json<{ outcome?: string }>().outcome,
      ];
    };
    expect(await send({})).toEqual([401, 'UNSIGNED']);
    expect(await send({ ...genuine, 'paypal-transmission-time': 'later' })).toEqual([401, 'WRONG_SIGNATURE']);
    expect(await send(genuine, 'localhost', `${body} `)).toEqual([401, 'WRONG_SIGNATURE']);
    expect(
      await send({ ...genuine, 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/X' }),
    ).toEqual([401, 'WRONG_SIGNATURE']);
    expect(await send(genuine)).toEqual([200, 'noted']);
    expect(await send(genuine)).toEqual([200, 'repeated']);
  });

  it('that come before our own answer are no fault', async () => {
    const who = await person();
    world.sandbox.fault({ partner: 'payouts', endpoint: 'payouts', kind: 'lost_answer', times: 1 });
    const id = await cashOut(who);
    await world.settle();
    payouts().set(findBatch(id), 'SUCCESS');
    await world.sandbox.webhooks.settled();
    await world.settle();
    expect(await readState(id)).toEqual(['fulfilled', 'SUCCESS', null]);
  });
});

describe('WAL-17, WAL-18: the W-9', () => {
  let numbers = 0;
  const form = (tin = '123-45-6789', name = 'Dana Lee') => ({
    name,
    tin_type: 'SSN',
    tin,
    address: { line1: '1 Main St', city: 'Oakland', region: 'CA', postal_code: '94607' },
    certified: true,
  });
  const submit = ({ browser }: Person, body: object) => browser.call('/cashout/w9', { body });
  const readW9 = async (who: Person) => (await readWallet(who)).w9;
  /** Gift cards of the year so far, worth this much. */
  const earlier = async ({ memberId }: Person, hundredths: number): Promise<void> => {
    const id = deps().newId();
    await db()
      .insert(orders)
      .values({
        id,
        memberId,
        brand: 'default',
        key: `earlier:${id}`,
        kind: 'gift_card',
        item: 'GROCER',
        quantity: 1,
        state: 'fulfilled',
        recipient: 'Dana',
        valueHundredths: hundredths,
        currency: 'USD',
        // Before the limits' windows.
        placedAt: new Date(now().getTime() - 40 * DAY),
        fulfilledAt: new Date(now().getTime() - 40 * DAY),
        changedAt: now(),
      });
  };

  it('is requested near the threshold, checked, and lets the cash-out through', async () => {
    const who = await person();
    await earlier(who, 199_500);
    const { paypal, tax } = await readWallet(who);
    expect([reasons(paypal), tax]).toEqual([
      ['w9_required'],
      { year: 2026, total_cents: 199_500, threshold_cents: 200_000 },
    ]);
    expect(refusal(await pay(who, 1_000))).toEqual([409, 'W9_REQUIRED']);
    const sent = await submit(who, form());
    expect(sent.json()).toMatchObject({ status: 'PROCESSING', last_four: '6789' });
    expect(sent.body).not.toContain('123456789');
    await world.settle();
    expect((await readWallet(who)).paypal.blockers).toMatchObject([
      { reason: 'w9_required', remedy: 'wait' },
    ]);
    await advance(MINUTE);
    expect((await readW9(who))?.status).toBe('VALID');
    await cashOut(who, 1_000);
    const [row] = await db().select().from(w9Forms).where(eq(w9Forms.memberId, who.memberId));
    expect(JSON.stringify(row)).not.toContain('123456789');
    expect(world.lines.join('')).not.toContain('123456789');
  });

  it('is refused field by field', async () => {
    const who = await person();
    const answer = await submit(who, { ...form('000-12-3456', ' '), certified: false });
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['name', 'tin', 'certified']);
  });

  it('says INVALID for a name that does not belong to the number, and takes another', async () => {
    const who = await person();
    await submit(who, form('223-45-6789', 'Invalid Name'));
    await world.settle();
    await advance(MINUTE);
    expect((await readW9(who))?.status).toBe('INVALID');
    expect((await submit(who, form('223-45-6789', 'Right Name'))).statusCode).toBe(200);
    expect(refusal(await submit(who, form('223-45-6789', 'Right Name')))).toEqual([409, 'W9_UNDER_WAY']);
  });

  it('says DUPLICATE for the number of another member, who is not named', async () => {
    const [first, second] = [await person(), await person()];
    await submit(first, form('323-45-6789'));
    const answer = await submit(second, form('323456789', 'Sam Poe'));
    expect(answer.json()).toMatchObject({ status: 'DUPLICATE' });
    expect(answer.body).not.toContain(first.memberId);
    expect((await readWallet(second)).w9?.status).toBe('DUPLICATE');
  });

  it.each(['refuse', 'garbage', 'hang', 'lost_answer'] as const)(
    'reaches a checker that answers with %s later',
    async (kind) => {
      const who = await person();
      const end = world.sandbox.fault({ partner: 'w9', kind });
      await submit(who, form(`42${(numbers += 1)}-45-6789`));
      await world.settle();
      expect((await readW9(who))?.status).toBe('PROCESSING');
      end();
      await advance(10 * MINUTE);
      await advance(MINUTE);
      expect((await readW9(who))?.status).toBe('VALID');
    },
  );

  it('waits twice as long after each try that a checker leaves unanswered', async () => {
    const who = await person();
    const end = world.sandbox.fault({ partner: 'w9', kind: 'refuse' });
    await submit(who, form(`42${(numbers += 1)}-45-6789`));
    await world.settle();
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const [row] = await db().select().from(w9Forms).where(eq(w9Forms.memberId, who.memberId));
      const wait = (row?.dueAt?.getTime() ?? 0) - now().getTime();
      waits.push(wait / MINUTE);
      await advance(wait);
    }
    end();
    expect(waits).toEqual([1, 2, 4]);
  });

  it('is marked by the checker with a signature only, and by staff with a reason', async () => {
    const who = await person();
    await submit(who, form('523-45-6789'));
    const [row] = await db().select().from(w9Forms).where(eq(w9Forms.memberId, who.memberId));
    const reference = row?.id ?? '';
    const path = '/api/internal/w9_response/mark';
    const body = JSON.stringify({ reference, status: 'VALID' });
    const signed = (secret: string, seconds = Math.floor(Date.now() / 1_000)) =>
      `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
    const call = (headers: Readonly<Record<string, string>>) =>
      world.server.app.inject({
        method: 'POST',
        url: `/backend${path}`,
        headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
        payload: body,
      });
    const secret = world.sandbox.secret('w9-webhook');
    expect((await call({ 'x-signature': signed('wrong') })).statusCode).toBe(401);
    expect((await call({ 'x-signature': signed(secret, 1_000) })).statusCode).toBe(401);
    expect(
      (await who.browser.call(path, { body: { reference, status: 'VALID', reason: 'Please' } })).statusCode,
    ).toBe(403);
    const good = await call({ 'x-signature': signed(secret) });
    expect([good.statusCode, good.json()]).toEqual([200, { reference, status: 'VALID' }]);
    const staff = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    expect(refusal(await staff.call(path, { body: { reference, status: 'INVALID', reason: '' } }))).toEqual([
      400,
      'INVALID',
    ]);
    const marked = await staff.call(path, { body: { reference, status: 'INVALID', reason: 'Wrong name' } });
    expect([marked.statusCode, (await readW9(who))?.status]).toEqual([200, 'INVALID']);
    // A late repeat of the checker changes nothing.
    await call({ 'x-signature': signed(secret) });
    expect((await readW9(who))?.status).toBe('INVALID');
  });

  it('exports a year for the tax form, with shortened numbers', async () => {
    const who = await person();
    await earlier(who, 250_000);
    const staff = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    const answer = await staff.call('/api/internal/payouts/tax/2026');
    expect(answer.headers['content-type']).toContain('text/csv');
    const line = answer.body.split('\r\n').find((each) => each.includes(who.memberId));
    expect(line).toContain('MISSING');
    expect(line).toContain('0.00,2500.00,0.00,2500.00');
    expect((await who.browser.call('/api/internal/payouts/tax/2026')).statusCode).toBe(403);
  });
});

describe('the daily comparison with the provider', () => {
  it('finds strangers, other amounts, and money that came back after it arrived', async () => {
    const who = await person({ points: 9_000 });
    const [returned, changed] = [await cashOut(who, 2_000), await cashOut(who, 2_100)];
    await world.settle();
    await advance(MINUTE);
    payouts().pay('ebbwatt-default', {
      senderBatchId: 'stray-1',
      emailSubject: 'A payment',
      senderItemId: 'stray-1',
      receiver: 'stranger@elsewhere.example',
      value: '12.34',
      currency: 'USD',
    });
    payouts().set(findBatch(returned), 'REVERSED');
    Object.assign(findBatch(changed).item, { value: '99.00' });
    await advance(DAY + HOUR);
    const open = await db()
      .select()
      .from(payoutDifferences)
      .where(and(eq(payoutDifferences.brand, 'default')));
    const found = open
      .filter(({ orderId, theirs }) => orderId === returned || orderId === changed || theirs === 1_234)
      .map(({ kind, ours, theirs }) => [kind, ours, theirs])
      .sort();
    expect(found).toEqual([
      ['amount', 2_100, 9_900],
      ['returned_but_paid', 2_000, 2_000],
      ['unknown_here', null, 1_234],
    ]);
    Object.assign(findBatch(changed).item, { value: '21.00' });
    await advance(DAY + HOUR);
    const [gone] = await db()
      .select()
      .from(payoutDifferences)
      .where(and(eq(payoutDifferences.kind, 'amount'), eq(payoutDifferences.reference, changed)));
    expect(gone?.isGone).toBe(true);
  });
});

it('keeps the history of a payout without secrets', async () => {
  const who = await person();
  const id = await cashOut(who);
  await world.settle();
  await advance(MINUTE);
  const history = await db().select().from(orderHistory).where(eq(orderHistory.orderId, id));
  expect(history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['placed', 'asked', 'answered', 'moved']),
  );
});
