import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ItemState } from '../../src/domain/cashout/providerStates.ts';
import { payoutDifferences } from '../../src/server/cashout/tables.ts';
import { readBalances } from '../../src/server/ledger/service.ts';
import { cashoutPeople, type Person } from '../support/cashoutPeople.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { utilityWorld, type UtilityWorld } from '../support/utilityWorld.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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

const { person, cashOut, subjectsTo, mailTo } = cashoutPeople(() => world);
const db = () => world.server.database.db;
const advance = (ms: number): Promise<void> => world.advance(ms);
const money = async ({ memberId }: Person) =>
  (await readBalances(db(), { brandId: 'default', memberId })).watts;

/** Moves a payout at the provider, by the sandbox's own HTTP. */
async function providerSays(orderId: string, state: ItemState): Promise<void> {
  await advance(MINUTE);
  const answer = await fetch(`${world.sandbox.url}/control/payouts/${orderId}`, {
    method: 'POST',
    headers: { 'x-sandbox-key': world.sandbox.secret('sandbox'), 'content-type': 'application/json' },
    body: JSON.stringify({ state }),
  });
  expect(answer.status).toBe(200);
  await world.settle();
}

const readOrder = async ({ browser }: Person, id: string) => {
  const { data } = await browser.clone().graphql<{
    viewer: {
      order: {
        status: string;
        failure: string | null;
        entries: { what: string; points: number; movementId: string | null }[];
      };
    };
  }>(`query Own($id: ID!) { viewer { order(orderId: $id) { status failure entries { what points movementId } } } }`, { id });
  const { status, failure, entries } = data?.viewer.order ?? { status: '', failure: '', entries: [] };
  return { status, failure, entries: entries.map(({ what, points }) => [what, points]) };
};

/** A payout of $25.00 that has been paid. */
async function paid(): Promise<{ readonly who: Person; readonly id: string }> {
  const who = await person();
  const id = await cashOut(who);
  await world.settle();
  await advance(MINUTE);
  expect([await money(who), (await readOrder(who, id)).status]).toEqual([350_000, 'DELIVERED']);
  return { who, id };
}

describe('a payout whose money comes back after it was paid', () => {
  it.each(['RETURNED', 'REFUNDED'] as const)(
    'gives the points back, says so on the order, and tells the member: %s',
    async (state) => {
      const { who, id } = await paid();
      await providerSays(id, state);
      expect(await money(who)).toBe(600_000);
      expect(await readOrder(who, id)).toEqual({
        status: 'CANCELLED',
        failure: 'RETURNED',
        entries: [
          ['HELD', 2_500],
          ['PAID_OUT', 2_500],
          ['RETURNED', 2_500],
        ],
      });
      const [letter, ...others] = mailTo(who.email).filter(
        ({ subject }) => subject === '$25.00 is back in your wallet',
      );
      expect([letter?.text.includes('came back'), others]).toEqual([true, []]);
    },
  );

  it('gives them back once, however often the provider says so', async () => {
    const { who, id } = await paid();
    world.sandbox.faults.add({ partner: 'webhook', kind: 'repeat', of: 'payouts' });
    await providerSays(id, 'RETURNED');
    await providerSays(id, 'REFUNDED');
    await advance(DAY + HOUR);
    expect(await money(who)).toBe(600_000);
  });

  it('is found by the comparison if no webhook says so', async () => {
    const { who, id } = await paid();
    // The provider has no event for it.
    await providerSays(id, 'REVERSED');
    expect(await money(who)).toBe(350_000);
    await advance(DAY + HOUR);
    expect([await money(who), (await readOrder(who, id)).status]).toEqual([600_000, 'CANCELLED']);
    await advance(2 * HOUR);
    const open = await db().select().from(payoutDifferences).where(eq(payoutDifferences.orderId, id));
    expect(open.map(({ kind, isGone }) => [kind, isGone])).toEqual([['returned_but_paid', true]]);
  });

  it('counts no longer against what the member can cash out', async () => {
    const { who, id } = await paid();
    const left = async () =>
      (await who.browser.call('/api/v2/wallet')).json<{ cashout: { week: { left: number } } }>().cashout;
    const before = await left();
    await providerSays(id, 'RETURNED');
    expect(await left()).not.toEqual(before);
  });
});

describe('a payout that is paid after it came back', () => {
  it('takes the points again, and once more gives them back', async () => {
    const { who, id } = await paid();
    await providerSays(id, 'RETURNED');
    await providerSays(id, 'SUCCESS');
    expect(await money(who)).toBe(350_000);
    expect(await readOrder(who, id)).toEqual({
      status: 'DELIVERED',
      failure: null,
      entries: [
        ['HELD', 2_500],
        ['PAID_OUT', 2_500],
        ['RETURNED', 2_500],
        ['TAKEN_AGAIN', 2_500],
      ],
    });
    expect(subjectsTo(who.email)).toContain('$25.00 reached you after all');
    await providerSays(id, 'RETURNED');
    expect(await money(who)).toBe(600_000);
    expect(
      subjectsTo(who.email).filter((subject) => subject === '$25.00 is back in your wallet'),
    ).toHaveLength(2);
  });

  it('takes them after it was never claimed, too', async () => {
    const who = await person({ to: `unclaimed-${Date.now()}@pay.example` });
    const id = await cashOut(who);
    await world.settle();
    await advance(MINUTE);
    await providerSays(id, 'RETURNED');
    expect(await money(who)).toBe(600_000);
    await providerSays(id, 'SUCCESS');
    expect([await money(who), (await readOrder(who, id)).status]).toEqual([350_000, 'DELIVERED']);
  });

  it('takes what is there, never more, and puts the rest before staff until they settle it', async () => {
    const { who, id } = await paid();
    await providerSays(id, 'RETURNED');
    await cashOut(who, 5_000);
    expect(await money(who)).toBe(100_000);
    await providerSays(id, 'SUCCESS');
    expect(await money(who)).toBe(0);
    expect((await readOrder(who, id)).entries.at(-1)).toEqual(['TAKEN_AGAIN', 1_000]);
    expect(
      mailTo(who.email).find(({ subject }) => subject === '$25.00 reached you after all')?.text,
    ).toContain('took $10.00 out of your wallet');
    await advance(10 * MINUTE);
    const staff = await world.server.loggedIn(
      await world.server.addMember({ isAdmin: true, roles: ['internal_wallet'] }),
    );
    const open = async () => {
      const { data } = await staff.clone().graphql<{
        staff: {
          payoutDifferences: {
            edges: { node: { id: string; kind: string; ours: number; theirs: number; payoutId: string } }[];
          };
        };
      }>(`{ staff { payoutDifferences(isOpen: true) { edges { node { id kind ours theirs payoutId } } } } }`);
      return (data?.staff.payoutDifferences.edges ?? [])
        .map(({ node }) => node)
        .filter(({ payoutId }) => payoutId === toGlobalId('StaffPayout', id));
    };
    const [missing, ...others] = await open();
    expect([missing, others]).toEqual([
      expect.objectContaining({ kind: 'POINTS_MISSING', ours: 1_000, theirs: 2_500 }),
      [],
    ]);
    await staff
      .clone()
      .graphql(
        `mutation Settle($input: SettlePayoutDifferenceInput!) { settlePayoutDifference(input: $input) { __typename } }`,
        { input: { id: missing?.id, reason: 'The member keeps it' } },
      );
    await advance(2 * DAY);
    expect(await open()).toEqual([]);
    await providerSays(id, 'REFUNDED');
    expect(await money(who)).toBe(100_000);
  });
});

it('keeps a payout that was cancelled, whatever the provider says about it', async () => {
  const who = await person({ to: `unclaimed-cancel-${Date.now()}@pay.example` });
  const id = await cashOut(who);
  await world.settle();
  await advance(MINUTE);
  await providerSays(id, 'RETURNED');
  const before = subjectsTo(who.email);
  await providerSays(id, 'REFUNDED');
  expect([await money(who), subjectsTo(who.email)]).toEqual([600_000, before]);
});
