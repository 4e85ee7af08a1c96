import { and, eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { cashoutStops, payoutDifferences, w9Forms } from '../../src/server/cashout/tables.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { cancelOrder } from '../../src/server/orders/service.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { cashoutPeople, type Person } from '../support/cashoutPeople.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let world: UtilityWorld;
let staff: HttpClient;
let colleague: HttpClient;
let staffId: string;
let programs: HttpClient;
let utility: Awaited<ReturnType<UtilityWorld['addUtility']>>;
let home: Awaited<ReturnType<UtilityWorld['addHome']>>;
beforeAll(async () => {
  world = await utilityWorld();
  world.setNow('2026-03-02T20:00:00Z');
  await world.settle();
  const roles = ['internal_wallet'] as const;
  staffId = await world.server.addMember({ isAdmin: true, roles });
  staff = await world.server.loggedIn(staffId);
  colleague = await world.server.loggedIn(await world.server.addMember({ isAdmin: true, roles }));
});
afterEach(async () => {
  world.sandbox.faults.clear();
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});
afterAll(() => world.close());

const { person, setDestination, cashOut, readWallet, subjectsTo, mailTo } = cashoutPeople(() => world);
const db = () => world.server.database.db;
const deps = () => world.server.core.deps;
const payouts = () => world.sandbox.payouts;
const now = () => world.server.clock.now();
const advance = (ms: number): Promise<void> => world.advance(ms);
const money = ({ memberId }: Person) => readBalances(db(), { brandId: 'default', memberId });

/** A payout that waits for staff, because the account is new. */
async function waiting(points = 2_500): Promise<{ readonly who: Person; readonly id: string }> {
  const who = await person({ ageDays: 3 });
  const id = await cashOut(who, points);
  await world.settle();
  return { who, id };
}

const PARTS = `__typename
  ... on PayoutChanged { payout { id version state failure mayApprove mayRefuse decision { what by { email } } } }
  ... on Refusal { code message fields { field } }`;

interface Changed {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly payout?: { readonly version: number; readonly state: string; readonly failure: string | null };
}
const globalId = (id: string) => toGlobalId('StaffPayout', id);
const ask = async <T>(by: HttpClient, text: string, input: object): Promise<T> => {
  const { data, errors } = await by.clone().graphql<{ answer: T }>(text, { input });
  if (data === null || data === undefined) throw new Error(JSON.stringify(errors));
  return data.answer;
};
const approve = (id: string, { version = 1, reason = 'Known by phone', by = staff } = {}): Promise<Changed> =>
  ask(
    by,
    `mutation Approve($input: ApprovePayoutInput!) { answer: approvePayout(input: $input) { ${PARTS} } }`,
    {
      id: globalId(id),
      version,
      reason,
    },
  );
const refuse = (
  id: string,
  { version = 1, reason = 'Fourth account here', cause = 'SEVERAL_ACCOUNTS', by = staff } = {},
): Promise<Changed> =>
  ask(
    by,
    `mutation Refuse($input: RefusePayoutInput!) { answer: refusePayout(input: $input) { ${PARTS} } }`,
    {
      id: globalId(id),
      version,
      cause,
      reason,
    },
  );
interface Blocked {
  readonly __typename: string;
  readonly code?: string;
  readonly payouts?: number;
}
const block = (
  { memberId }: Person,
  isBlocked: boolean,
  { cause = 'ACTIVITY', by = staff }: { readonly cause?: string | null; readonly by?: HttpClient } = {},
): Promise<Blocked> =>
  ask(
    by,
    `mutation Block($input: SetCashoutBlockInput!) { answer: setCashoutBlock(input: $input) {
       __typename ... on CashoutBlockSet { payouts account { blockedAt blockedCause } } ... on Refusal { code } } }`,
    { id: toGlobalId('CashoutMember', memberId), isBlocked, cause, reason: 'Ticket 4711' },
  );
const stop = (scope: string, before: string, by = staff): Promise<Blocked> =>
  ask(
    by,
    `mutation Stop($input: SetCashoutStopInput!) { answer: setCashoutStop(input: $input) {
       __typename ... on CashoutStopSet { stop { scope unsent } } ... on Refusal { code } } }`,
    { scope, before, reason: 'The provider has trouble' },
  );
const readState = async (id: string, by = staff): Promise<string | undefined> => {
  const { data } = await by
    .clone()
    .graphql<{ staff: { payout: { state: string } | null } }>(
      `query State($id: ID!) { staff { payout(id: $id) { state } } }`,
      { id: globalId(id) },
    );
  return data?.staff.payout?.state;
};
const readAudit = async (subject: string) =>
  (await db().select().from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action, reason, actorId }) => ({ action, reason, actorId }),
  );

describe('a payout that waits for staff', () => {
  it('is approved with a reason, goes out once, and the member is notified', async () => {
    const { who, id } = await waiting();
    expect(await readState(id)).toBe('REVIEW');
    expect((await approve(id, { reason: ' ' })).fields).toEqual([{ field: 'reason' }]);
    expect(await approve(id)).toMatchObject({
      payout: { state: 'QUEUED', version: 2, mayApprove: false, decision: { what: 'APPROVED' } },
    });
    expect(await approve(id, { version: 2 })).toMatchObject({ code: 'NOT_ALLOWED' });
    await world.settle();
    expect(await readState(id)).toBe('SENT');
    await advance(MINUTE);
    expect(await readState(id)).toBe('PAID');
    expect(subjectsTo(who.email)).toEqual(
      expect.arrayContaining(['Your cash-out of $25.00 is approved', '$25.00 is yours']),
    );
    expect(await money(who)).toEqual({ watts: 350_000, heldWatts: 0 });
    expect(await readAudit(`order:${id}`)).toEqual([
      { action: 'payout.approve', reason: 'Known by phone', actorId: staffId },
    ]);
  });

  it('is refused with a cause for the member, and the points come back exactly once', async () => {
    const { who, id } = await waiting();
    expect(await refuse(id)).toMatchObject({
      payout: { state: 'REFUSED', failure: 'DECLINED_SEVERAL_ACCOUNTS', mayRefuse: false },
    });
    expect(await refuse(id, { version: 2 })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await approve(id, { version: 2 })).toMatchObject({ code: 'NOT_ALLOWED' });
    await advance(2 * DAY);
    expect(payouts().bySender(id)).toBeNull();
    expect(await money(who)).toEqual({ watts: 600_000, heldWatts: 0 });
    const letters = mailTo(who.email).filter(({ subject }) => subject === '$25.00 is back in your wallet');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('more than one account');
    expect(letters[0]?.text).not.toContain('Fourth account');
    const { data } = await who.browser.graphql<{ viewer: { order: { failure: string; status: string } } }>(
      `query Own($id: ID!) { viewer { order(orderId: $id) { failure status } } }`,
      { id },
    );
    expect(data?.viewer.order).toEqual({ failure: 'DECLINED_SEVERAL_ACCOUNTS', status: 'CANCELLED' });
  });

  it('is decided by the first of two at once, and the second is refused as changed', async () => {
    for (const [one, other] of [
      [approve, refuse],
      [refuse, approve],
      [approve, approve],
      [refuse, refuse],
    ] as const) {
      const { who, id } = await waiting();
      const answers = await Promise.all([one(id), other(id, { by: colleague })]);
      expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
        'PayoutChanged',
        'STALE',
      ]);
      await advance(MINUTE);
      await advance(MINUTE);
      const isPaid = (await readState(id)) === 'PAID';
      expect(await money(who)).toEqual({ watts: isPaid ? 350_000 : 600_000, heldWatts: 0 });
      expect(payouts().bySender(id) !== null).toBe(isPaid);
    }
  }, 20_000);

  it('can be refused after it was approved, until it leaves, and not afterwards', async () => {
    const early = await person({ ageDays: 3, to: null });
    await setDestination(early, 'early@pay.example');
    const later = await cashOut(early, 2_000);
    expect(await approve(later)).toMatchObject({ payout: { state: 'QUEUED' } });
    await world.settle();
    expect(subjectsTo(early.email)).toContain('Your cash-out of $20.00 is approved');
    expect(await refuse(later, { version: 2 })).toMatchObject({ payout: { state: 'REFUSED' } });
    const { who, id } = await waiting();
    await approve(id);
    await world.settle();
    expect(await refuse(id, { version: 2 })).toMatchObject({ code: 'NOT_ALLOWED' });
    await advance(MINUTE);
    expect(await money(who)).toEqual({ watts: 350_000, heldWatts: 0 });
  });

  it('is found by a part of its id, by those who may see it', async () => {
    const { who, id } = await waiting();
    const find = async (by: HttpClient) =>
      (
        await by
          .clone()
          .graphql(
            `query Find($search: String!) { staff { payouts(search: $search) { edges { node { id member { email } } } } } }`,
            { search: id.slice(-8) },
          )
      ).data?.['staff'];
    expect(await find(staff)).toEqual({
      payouts: { edges: [{ node: { id: globalId(id), member: { email: who.email } } }] },
    });
    const unskilled = await world.server.addMember({ isAdmin: true, roles: ['internal_rewards'] });
    expect(await find(await world.server.loggedIn(unskilled))).toEqual({ payouts: null });
  });

  it('is not decided by its own member, by a stranger to payouts, or from another brand', async () => {
    const { id } = await waiting();
    const own = await person({ ageDays: 3, isStaff: true });
    const mine = await cashOut(own, 2_000);
    expect(await approve(mine, { by: own.browser })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await refuse(mine, { by: own.browser })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await block(own, true, { by: own.browser })).toMatchObject({ code: 'NOT_ALLOWED' });
    const elsewhere = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'], brand: 'us-energy' }),
      'us-energy.localhost',
    );
    expect(await approve(id, { by: elsewhere })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readState(id, elsewhere)).toBeUndefined();
    const unskilled = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_rewards'] }),
    );
    expect(await approve(id, { by: unskilled })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused, not cancelled, on its order’s page', async () => {
    const { id } = await waiting();
    const cancelled = await cancelOrder(deps(), {
      brandId: 'default',
      orderId: id,
      version: 1,
      actorId: staffId,
      reason: 'Please',
    });
    expect('refusal' in cancelled && cancelled.refusal.code).toBe('NOT_ALLOWED');
  });

  it('that its member calls back at the same moment ends once', async () => {
    const { who, id } = await waiting();
    const [decided, withdrawn] = await Promise.all([
      refuse(id),
      who.browser.call(`/cashout/withdraw/${id}`, { method: 'POST' }),
    ]);
    const isRefused = decided.__typename === 'PayoutChanged';
    expect([isRefused, withdrawn.statusCode]).not.toEqual([false, 409]);
    expect(await money(who)).toEqual({ watts: 600_000, heldWatts: 0 });
    expect(await readState(id)).toBe(isRefused ? 'REFUSED' : 'WITHDRAWN');
  });
});

describe('the queue', () => {
  const list = async (args: string) => {
    const { data, errors } = await staff.clone().graphql<{
      staff: {
        payouts: {
          totalCount: number;
          pageInfo: { hasNextPage: boolean; endCursor: string | null };
          edges: { node: { id: string; state: string; hundredths: number; reviewReasons: string[] } }[];
        };
      };
    }>(`{ staff { payouts${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { id state hundredths reviewReasons } } } } }`);
    if (data == null) throw new Error(JSON.stringify(errors));
    return data.staff.payouts;
  };

  it('filters by state, searches, sorts in every order, and pages without gaps', async () => {
    const first = await waiting(1_500);
    await advance(MINUTE);
    const second = await waiting(3_000);
    const found = await list(`(state: REVIEW)`);
    const ids = found.edges.map(({ node }) => node.id);
    // The longest first.
    expect(ids.indexOf(globalId(first.id))).toBeLessThan(ids.indexOf(globalId(second.id)));
    expect(found.edges.every(({ node }) => node.state === 'REVIEW')).toBe(true);
    expect(found.edges.at(-1)?.node.reviewReasons).toContain('NEW_ACCOUNT');
    const one = await list(`(search: "${second.who.email}")`);
    expect([one.totalCount, one.edges[0]?.node.hundredths]).toEqual([1, 3_000]);
    for (const field of ['PLACED_AT', 'AMOUNT', 'MEMBER', 'STATE', 'SINCE'])
      for (const direction of ['ASC', 'DESC']) {
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof list>> = await list(
            `(first: 3, orderBy: { field: ${field}, direction: ${direction} }${after === null ? '' : `, after: "${after}"`})`,
          );
          seen.push(...page.edges.map(({ node }) => node.id));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
          expect(page.totalCount).toBeGreaterThanOrEqual(seen.length);
        } while (after !== null);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe((await list('')).totalCount);
      }
    const { data } = await staff.clone().graphql<{
      staff: { payoutCounts: { state: string; count: number }[] };
    }>(`{ staff { payoutCounts { state count } } }`);
    expect(data?.staff.payoutCounts.find(({ state }) => state === 'REVIEW')?.count).toBe(found.totalCount);
  });

  it('names who else uses the same destination', async () => {
    const [one, other] = [await person({ to: 'same@pay.example' }), await person({ to: 'same@pay.example' })];
    await cashOut(one, 1_000);
    const id = await cashOut(other, 1_000);
    const { data } = await staff.clone().graphql<{
      staff: { payout: { sharedWith: { memberId: string; by: string[]; member: { email: string } }[] } };
    }>(`query Shared($id: ID!) { staff { payout(id: $id) { sharedWith { memberId by member { email } } } } }`, {
      id: globalId(id),
    });
    expect(data?.staff.payout.sharedWith).toContainEqual({
      memberId: toGlobalId('CashoutMember', one.memberId),
      by: ['SHARED_DESTINATION'],
      member: { email: one.email },
    });
  });
});

describe('WAL-10: a member whose cash-outs are on hold', () => {
  it('can’t cash out, sees why, and an unsent payout waits until the hold is off', async () => {
    const who = await person({ to: null });
    await setDestination(who, 'held@pay.example');
    const id = await cashOut(who, 2_000);
    expect(await block(who, true, { cause: null })).toMatchObject({ code: 'INVALID' });
    expect(await block(who, true)).toMatchObject({ payouts: 1, account: { blockedCause: 'ACTIVITY' } });
    expect(await block(who, true, { by: colleague })).toMatchObject({ code: 'CONFLICT' });
    const wallet = await readWallet(who);
    expect(wallet.paypal.blockers).toMatchObject([{ reason: 'targeted_block', cause: 'activity' }]);
    expect(wallet.egift.blockers).toMatchObject([{ reason: 'targeted_block', cause: 'activity' }]);
    expect(wallet.under_way).toMatchObject([{ order_id: id, waits_for: 'hold', until: null }]);
    const { data } = await who.browser.graphql<{ viewer: { order: { waitsFor: string } } }>(
      `query Own($id: ID!) { viewer { order(orderId: $id) { waitsFor } } }`,
      { id },
    );
    expect(data?.viewer.order.waitsFor).toBe('HOLD');
    await advance(3 * DAY);
    expect([payouts().bySender(id), await readState(id)]).toEqual([null, 'BLOCKED']);
    expect(await block(who, false)).toMatchObject({ payouts: 1 });
    expect(await block(who, false)).toMatchObject({ code: 'CONFLICT' });
    await world.settle();
    await advance(MINUTE);
    expect(await readState(id)).toBe('PAID');
    expect((await readAudit(`member:${who.memberId}`)).map(({ action }) => action)).toEqual([
      'payout.block',
      'payout.unblock',
    ]);
  });

  it('keeps a payout that the provider has, and one that staff approve waits', async () => {
    const who = await person({ to: 'unclaimed-block@pay.example' });
    const sent = await cashOut(who, 2_000);
    await world.settle();
    await advance(MINUTE);
    expect(await block(who, true)).toMatchObject({ payouts: 0 });
    expect(await readState(sent)).toBe('UNCLAIMED');
    const { who: fresh, id } = await waiting();
    await block(fresh, true);
    expect(await readState(id)).toBe('REVIEW');
    expect(await approve(id)).toMatchObject({ payout: { state: 'BLOCKED' } });
    await advance(DAY);
    expect(payouts().bySender(id)).toBeNull();
    expect(subjectsTo(fresh.email)).not.toContain('Your cash-out of $25.00 is approved');
    expect(await refuse(id, { version: 2, cause: 'OTHER' })).toMatchObject({ payout: { state: 'REFUSED' } });
    expect(await money(fresh)).toEqual({ watts: 600_000, heldWatts: 0 });
  });

  it('is held even if the hold came between the order and its sending', async () => {
    const who = await person();
    const id = await cashOut(who, 2_000);
    // As if the hold had been written while the order was placed.
    await db().execute(
      `update cashout_accounts set blocked_at = now(), blocked_cause = 'other' where member_id = '${who.memberId}'`,
    );
    await world.settle();
    expect([payouts().bySender(id), await readState(id)]).toEqual([null, 'BLOCKED']);
    await block(who, false);
    await world.settle();
    expect(await readState(id)).toBe('SENT');
  });
});

describe('WAL-08, WAL-09: a brand that stops', () => {
  afterEach(() => db().delete(cashoutStops));

  it('holds what was ordered before, notifies members, and sends it when it resumes', async () => {
    const who = await person();
    const id = await cashOut(who, 2_000);
    expect(await stop('PAYMENTS', 'NONE')).toMatchObject({ stop: { scope: 'PAYMENTS' } });
    expect(await stop('ALL', 'NONE', colleague)).toMatchObject({ code: 'STALE' });
    await world.settle();
    await advance(DAY);
    expect([payouts().bySender(id), await readState(id)]).toEqual([null, 'BLOCKED']);
    const wallet = await readWallet(who);
    expect(wallet.paypal.blockers.map(({ reason }) => reason)).toContain('cashout_disabled_paypal');
    expect(wallet.egift.blockers).toEqual([]);
    expect(await stop('ALL', 'PAYMENTS')).toMatchObject({ stop: { scope: 'ALL' } });
    expect((await readWallet(who)).egift.blockers.map(({ reason }) => reason)).toContain('cashout_disabled');
    // A member on hold stays so.
    await block(who, true);
    expect(await stop('NONE', 'ALL')).toMatchObject({ stop: { scope: 'NONE' } });
    await world.settle();
    expect(await readState(id)).toBe('BLOCKED');
    await block(who, false);
    await world.settle();
    await advance(MINUTE);
    expect(await readState(id)).toBe('PAID');
    expect((await readAudit('cashouts:default')).map(({ action }) => action)).toEqual([
      'payout.stop',
      'payout.stop',
      'payout.resume',
    ]);
  });

  it('is one stop for two at once', async () => {
    const answers = await Promise.all([stop('ALL', 'NONE'), stop('ALL', 'NONE', colleague)]);
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'CashoutStopSet',
      'STALE',
    ]);
  });
});

describe('differences from the provider’s list', () => {
  const find = async (isOpen: boolean) => {
    const { data } = await staff.clone().graphql<{
      staff: {
        payoutsComparedAt: string;
        payoutDifferences: {
          totalCount: number;
          edges: {
            node: {
              id: string;
              kind: string;
              ours: number | null;
              theirs: number | null;
              note: string | null;
            };
          }[];
        };
      };
    }>(
      `query Found($isOpen: Boolean!) { staff { payoutsComparedAt payoutDifferences(isOpen: $isOpen) {
         totalCount edges { node { id kind ours theirs note payoutId member { email } settledBy { email } } } } } }`,
      { isOpen },
    );
    if (data == null) throw new Error('There is no list.');
    return data.staff.payoutDifferences.edges.map(({ node }) => node);
  };
  const settle = (id: string, reason = 'A test payment of the bank', by = staff): Promise<Blocked> =>
    ask(
      by,
      `mutation Settle($input: SettlePayoutDifferenceInput!) { answer: settlePayoutDifference(input: $input) {
         __typename ... on PayoutDifferenceSettled { difference { note settledAt } } ... on Refusal { code } } }`,
      { id, reason },
    );

  it('are settled once, with a note, and open again when their figures change', async () => {
    const { batch } = payouts().pay('ebbwatt-default', {
      senderBatchId: 'stray-9',
      emailSubject: 'A payment',
      senderItemId: 'stray-9',
      receiver: 'stranger@elsewhere.example',
      value: '43.21',
      currency: 'USD',
    });
    await advance(DAY + HOUR);
    const stray = (await find(true)).find(({ theirs }) => theirs === 4_321);
    expect(stray).toMatchObject({ kind: 'UNKNOWN_HERE', ours: null });
    const id = stray?.id ?? '';
    expect(await settle(id, '')).toMatchObject({ code: 'INVALID' });
    const answers = await Promise.all([settle(id), settle(id, 'Mine too', colleague)]);
    expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
      'PayoutDifferenceSettled',
      'STALE',
    ]);
    await advance(DAY + HOUR);
    expect((await find(true)).map((each) => each.id)).not.toContain(id);
    const [row] = await db()
      .select()
      .from(payoutDifferences)
      .where(and(eq(payoutDifferences.brand, 'default'), eq(payoutDifferences.theirs, 4_321)));
    expect((await readAudit(`payoutDifference:${row?.id}`)).map(({ action }) => action)).toEqual([
      'payoutDifference.settle',
    ]);
    const named = await auditLines(db(), 'default', { limit: 1, after: null }, `payoutDifference:${row?.id}`);
    expect(named.rows[0]?.objectName).toBe(row?.reference);
    Object.assign(batch.item, { value: '44.00' });
    await advance(DAY + HOUR);
    expect((await find(true)).find((each) => each.id === id)).toMatchObject({ theirs: 4_400, note: null });
  });

  it('are found on every page of the provider’s list', async () => {
    for (let count = 1; count <= 101; count += 1)
      payouts().pay('ebbwatt-default', {
        senderBatchId: `many-${count}`,
        emailSubject: 'A payment',
        senderItemId: `many-${count}`,
        receiver: 'stranger@elsewhere.example',
        value: '11.11',
        currency: 'USD',
      });
    await advance(DAY + HOUR);
    expect(await db().$count(payoutDifferences, eq(payoutDifferences.theirs, 1_111))).toBe(101);
  });
});

describe('WAL-11: a utility whose members can’t cash out', () => {
  it.each([
    ['BILL_CREDIT', 'utility_bill_credit'],
    ['PAYS_DIRECTLY', 'utility_pays_directly'],
    ['PROGRAM_PAUSED', 'utility_program_paused'],
    ['NOT_PERMITTED', 'utility_not_permitted'],
  ])('is set to %s by staff, and its member’s wallet says %s', async (name, reason) => {
    utility ??= await world.addUtility('cedar');
    home ??= await world.addHome(utility.utilityId);
    programs ??= await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
    );
    const id = toGlobalId('Utility', utility.utilityId);
    const set = async (cashoutReason: string) => {
      const { data } = await programs
        .clone()
        .graphql<{ staff: { utility: { version: number } } }>(
          `query Now($id: ID!) { staff { utility(id: $id) { version } } }`,
          { id },
        );
      return ask<{ utility: { cashoutReason: string } }>(
        programs,
        `mutation Set($input: UpdateUtilityInput!) { answer: updateUtility(input: $input) {
           __typename ... on UtilitySaved { utility { cashoutReason } } ... on Refusal { code } } }`,
        { id, version: data?.staff.utility.version, cashoutReason, reason: 'The utility asked for it' },
      );
    };
    expect(await set(name)).toMatchObject({ utility: { cashoutReason: name } });
    const blockers = async () => {
      const { paypal, egift } = await readWallet({ ...home, email: '' });
      return [paypal, egift].map((way) => way.blockers.map((each) => each.reason).includes(reason as never));
    };
    expect(await blockers()).toEqual([true, true]);
    expect(await set('NONE')).toMatchObject({ utility: { cashoutReason: 'NONE' } });
    expect(await blockers()).toEqual([false, false]);
  });
});

describe('WAL-18: forms and the year', () => {
  it('are listed, and marked by staff with a reason', async () => {
    const who = await person();
    await who.browser.call('/cashout/w9', {
      body: {
        name: 'Dana Lee',
        tin_type: 'SSN',
        tin: '623-45-6789',
        address: { line1: '1 Main St', city: 'Oakland', region: 'CA', postal_code: '94607' },
        certified: true,
      },
    });
    const forms = async (status: string) => {
      const { data } = await staff.clone().graphql<{
        staff: { w9Forms: { edges: { node: { reference: string; lastFour: string; mayMark: boolean } }[] } };
      }>(`query Forms($status: W9Status) { staff { w9Forms(status: $status) { edges { node { reference lastFour mayMark } } } } }`, {
        status,
      });
      return data?.staff.w9Forms.edges.map(({ node }) => node) ?? [];
    };
    const [row] = await db().select().from(w9Forms).where(eq(w9Forms.memberId, who.memberId));
    const reference = row?.id ?? '';
    expect(await forms('PROCESSING')).toContainEqual({ reference, lastFour: '6789', mayMark: true });
    const marked = await staff.call('/api/internal/w9_response/mark', {
      body: { reference, status: 'VALID', reason: 'Letter from the IRS' },
    });
    expect(marked.statusCode).toBe(200);
    expect((await forms('VALID')).map((form) => form.reference)).toContain(reference);
  });

  it('add up what members received', async () => {
    const who = await person();
    const order = (more: Partial<typeof orders.$inferInsert>) => {
      const id = deps().newId();
      return {
        id,
        memberId: who.memberId,
        brand: 'default',
        key: `earlier:${id}`,
        kind: 'gift_card',
        item: 'GROCER',
        quantity: 1,
        state: 'fulfilled',
        recipient: 'Dana',
        valueHundredths: 250_000,
        currency: 'USD',
        placedAt: new Date('2025-12-30T12:00:00Z'),
        changedAt: now(),
        ...more,
      } as const;
    };
    // Ordered in the year before, and what isn't paid yet.
    await db()
      .insert(orders)
      .values([
        order({ fulfilledAt: new Date('2026-01-02T12:00:00Z') }),
        order({ state: 'accepted', placedAt: now() }),
      ]);
    const read = async (everyone: boolean) => {
      const { data } = await staff.clone().graphql<{
        staff: {
          taxYear: {
            years: number[];
            threshold: number;
            totalCount: number;
            lines: { total: number; giftCards: number; w9: string | null; member: { email: string } }[];
          };
        };
      }>(
        `query Year($everyone: Boolean!) { staff { taxYear(year: 2026, everyone: $everyone) {
           years threshold totalCount lines { total giftCards w9 member { email } } } } }`,
        { everyone },
      );
      if (data == null) throw new Error('There is no year.');
      return data.staff.taxYear;
    };
    const year = await read(false);
    expect([year.years[0], year.threshold, year.totalCount]).toEqual([2026, 200_000, 1]);
    expect(year.lines[0]).toEqual({
      total: 250_000,
      giftCards: 250_000,
      w9: null,
      member: { email: who.email },
    });
    expect((await read(true)).totalCount).toBeGreaterThan(1);
  });
});

it('what was paid to a member who is gone is in the list as in the count', async () => {
  const id = deps().newId();
  await db()
    .insert(orders)
    .values({
      id,
      memberId: deps().newId(),
      brand: 'default',
      key: `former:${id}`,
      kind: 'cash',
      service: 'payouts',
      item: 'CASH',
      quantity: 1,
      state: 'fulfilled',
      recipient: '',
      valueHundredths: 2_500,
      currency: 'USD',
      placedAt: now(),
      changedAt: now(),
    });
  const { data } = await staff.clone().graphql<{
    staff: {
      payoutCounts: { state: string; count: number }[];
      payouts: { totalCount: number; edges: { node: { id: string; member: object | null } }[] };
    };
  }>(`{ staff { payoutCounts { state count } payouts(first: 100, state: PAID) { totalCount edges { node { id member { email } } } } } }`);
  const counted = data?.staff.payoutCounts.find(({ state }) => state === 'PAID')?.count;
  expect(data?.staff.payouts.totalCount).toBe(counted);
  expect(data?.staff.payouts.edges.map(({ node }) => node)).toContainEqual({
    id: globalId(id),
    member: null,
  });
});
