import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkDraw, isFairDraw } from '../../src/domain/wheel/prizeDraw.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { grantSpins } from '../../src/server/wheel/service.ts';
import { wheelDraws, wheelPrizes, wheelSpins } from '../../src/server/wheel/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import {
  confirmAge,
  putOnWheel,
  spin,
  SPIN,
  WHEEL,
  readWheel,
  type DrawAnswer,
  type SpinAnswer,
} from '../support/wheelPrizes.ts';

let server: TestServer;
let staffId: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  staffId = await server.addMember({ isAdmin: true, roles: ['internal_rewards'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T20:00:00Z');
  await db().update(wheelPrizes).set({ isOn: false });
  await db().delete(wheelSpins);
  await db().delete(wheelDraws);
});

const db = () => server.database.db;
const deps = () => server.core.deps;
const ADDRESS = {
  line1: '1 Oak St',
  line2: null,
  city: 'Oakland',
  region: 'CA',
  postal_code: '94601',
  country: 'US' as const,
};
const battery = (given: object = {}) =>
  putOnWheel(deps(), {
    type: 'PRIZE_ENTRY',
    service: 'shop',
    item: 'HOME-BATTERY',
    worthPoints: 90_000,
    texts: { 'en-US': { title: 'Home battery', text: '' } },
    ...given,
  });

interface Player {
  readonly memberId: string;
  readonly browser: HttpClient;
}
async function player(given: Partial<typeof members.$inferInsert> = {}): Promise<Player> {
  const memberId = await server.addMember();
  await db()
    .update(members)
    .set({ firstName: 'Maya', region: 'CA', shippingAddress: ADDRESS, ...given })
    .where(eq(members.id, memberId));
  await confirmAge(db(), memberId);
  return { memberId, browser: await server.loggedIn(memberId) };
}

const redeem = (browser: HttpClient, { rmw_redeemable_spin_id: id }: SpinAnswer) =>
  browser.call(`${SPIN}/redeemable/${id}`, { method: 'POST', body: { consents: true } });
async function enter({ browser }: Player): Promise<SpinAnswer> {
  const spun = await spin(browser);
  expect((await redeem(browser, spun)).statusCode).toBe(200);
  return spun;
}
const readDraw = async (browser: HttpClient, month = '2026-03-01'): Promise<DrawAnswer> => {
  const found = (await readWheel(browser)).draws.find((each) => each.month === month);
  if (found === undefined) throw new Error(`There is no draw of ${month}.`);
  return found;
};

interface Drawn {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly draw?: {
    readonly state: string;
    readonly orderId: string | null;
    readonly winner: { readonly number: number; readonly address: { readonly line1: string } | null };
  };
}
/** Logs in first, because the clock moves beyond sessions. */
const draw = async (id: string, by?: HttpClient, reason = 'The month is over'): Promise<Drawn> =>
  (
    await (by ?? (await server.loggedIn(staffId))).graphql<{ drawWheelWinner: Drawn }>(
      `mutation Draw($input: DrawWheelWinnerInput!) { drawWheelWinner(input: $input) { __typename
         ... on WheelWinnerDrawn { draw { state orderId winner { number address { line1 } } } }
         ... on Refusal { code message } } }`,
      { input: { id: toGlobalId('WheelDraw', id), reason } },
    )
  ).data?.drawWheelWinner ?? { __typename: 'nothing' };

const hashing = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
  hmac: (key: Uint8Array) => (message: string) => createHmac('sha256', key).update(message).digest(),
};

describe('the monthly draw', () => {
  it('is promised before anyone enters, drawn by staff after the month, ordered, announced, and can be checked', async () => {
    await battery();
    const [one, other] = [await player(), await player()];
    const promised = await readDraw(one.browser);
    expect(promised).toMatchObject({ title: 'Home battery', own_entries: [], outcome: null });
    const spun = await enter(one);
    await enter(other);
    expect((await readDraw(one.browser)).own_entries).toEqual([spun.number]);
    expect((await one.browser.call(`${WHEEL}/draws/${promised.id}`)).statusCode).toBe(404);
    expect(await draw(promised.id)).toMatchObject({ code: 'NOT_ALLOWED' });

    server.clock.set('2026-04-01T04:00:00Z');
    expect(await draw(promised.id, undefined, ' ')).toMatchObject({ code: 'INVALID' });
    const drawn = await draw(promised.id);
    expect(drawn).toMatchObject({
      __typename: 'WheelWinnerDrawn',
      draw: { state: 'DRAWN', winner: { address: { line1: '1 Oak St' } } },
    });
    const winner = drawn.draw?.winner.number === spun.number ? one : other;
    expect(await db().select().from(orders).where(eq(orders.memberId, winner.memberId))).toMatchObject([
      { kind: 'wheel', service: 'shop', item: 'HOME-BATTERY', title: 'Home battery', address: ADDRESS },
    ]);
    await server.worker.runUntilIdle();
    expect(
      server.sentMail.filter(({ subject }) => subject.includes('You won the monthly draw')),
    ).toHaveLength(1);
    // The yearly sum of the tax form counts what the prize is worth.
    const wallet = await winner.browser.call('/api/v2/wallet');
    expect(wallet.json<{ cashout: { tax: object } }>().cashout.tax).toMatchObject({ total_cents: 90_000 });
    expect(
      await db()
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `wheelDraw:${promised.id}`)),
    ).toMatchObject([{ action: 'wheelDraw.draw', after: { entries: 2 } }]);
    const named = await auditLines(db(), 'default', { limit: 1, after: null }, `wheelDraw:${promised.id}`);
    expect(named.rows[0]?.objectName).toMatch(/^Home battery, \d{4}-\d{2}$/);

    const check = (await other.browser.call(`${WHEEL}/draws/${promised.id}`)).json<{
      draw: DrawAnswer;
      entries: { number: number; member_number: string }[];
    }>();
    const { outcome } = check.draw;
    expect(outcome).toMatchObject({ entries: 2, winner_number: drawn.draw?.winner.number, first_name: null });
    const proof = {
      seed: outcome?.seed ?? '',
      commitment: promised.commitment,
      entries: check.entries.map(({ number, member_number: memberNumber }) => ({ number, memberNumber })),
      entriesHash: outcome?.entries_hash ?? '',
      winner: outcome?.winner_number ?? 0,
    };
    expect(isFairDraw(await checkDraw(proof, hashing))).toBe(true);
    expect(await checkDraw({ ...proof, entries: proof.entries.toReversed() }, hashing)).toMatchObject({
      entries: false,
    });
    expect(await checkDraw({ ...proof, seed: '00'.repeat(32) }, hashing)).toMatchObject({ seed: false });
    expect((await readDraw(winner.browser)).outcome).toMatchObject({
      is_mine: true,
      order_id: expect.any(String),
    });
    const loser = winner === one ? other : one;
    expect((await readDraw(loser.browser)).outcome).toMatchObject({ is_mine: false, order_id: null });
  });

  it('is drawn once, also when two staff draw at the same time', async () => {
    await battery();
    const players = [await player(), await player(), await player()];
    for (const each of players) await enter(each);
    const { id } = await readDraw((players[0] ?? (await player())).browser);
    server.clock.set('2026-04-02T12:00:00Z');
    const second = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_rewards'] }),
    );
    const answers = await Promise.all([draw(id), draw(id, second)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Refusal', 'WheelWinnerDrawn']);
    expect(answers.find(({ code }) => code !== undefined)).toMatchObject({
      code: 'NOT_ALLOWED',
      message: 'Someone has already drawn this winner.',
    });
    const placed = (await db().select().from(orders)).filter(({ memberId }) =>
      players.some((each) => each.memberId === memberId),
    );
    expect(placed).toHaveLength(1);
    expect(await db().select().from(wheelDraws).where(eq(wheelDraws.id, id))).toMatchObject([
      { entries: 3, orderId: placed[0]?.id },
    ]);
  });

  it('counts entries by the month in which they are entered; those after the draw go into the next', async () => {
    const prizeId = await battery();
    const [early, late] = [await player(), await player()];
    await enter(early);
    const waiting = await spin(late.browser);
    const { id } = await readDraw(early.browser);
    server.clock.set('2026-04-01T04:00:00Z');
    await draw(id);
    // Another process's clock is behind; March is drawn, so the entry goes into April's draw.
    server.clock.set('2026-04-01T03:59:59Z');
    expect((await redeem(late.browser, waiting)).statusCode).toBe(200);
    const rows = await db().select().from(wheelDraws).where(eq(wheelDraws.prizeId, prizeId));
    const april = rows.find(({ month }) => month === '2026-04-01');
    expect(
      (await db().select().from(wheelSpins).where(eq(wheelSpins.id, waiting.rmw_spin_id)))[0]?.drawId,
    ).toBe(april?.id);
  });

  it('takes entries from free and earned spins alike', async () => {
    await battery();
    const both = await player();
    await grantSpins(
      db(),
      'default',
      [{ memberId: both.memberId, source: 'event', causeKey: 'test:event' }],
      server.clock.now(),
    );
    await enter(both);
    await enter(both);
    const { id } = await readDraw(both.browser);
    const answer = await (
      await server.loggedIn(staffId)
    ).graphql<{
      staff: { wheelDraw: { entryCount: number; entries: { edges: { node: { source: string } }[] } } };
    }>(
      `query Entries($id: ID!) { staff { wheelDraw(id: $id) { entryCount entries { edges { node { source } } } } } }`,
      {
        id: toGlobalId('WheelDraw', id),
      },
    );
    expect(answer.data?.staff.wheelDraw.entryCount).toBe(2);
    expect(answer.data?.staff.wheelDraw.entries.edges.map(({ node }) => node.source).sort()).toEqual([
      'EVENT',
      'WEEKLY',
    ]);
  });

  it('waits for the address of a winner who has none any more', async () => {
    await battery();
    const only = await player();
    await enter(only);
    await db().update(members).set({ shippingAddress: null }).where(eq(members.id, only.memberId));
    const { id } = await readDraw(only.browser);
    server.clock.set('2026-04-05T12:00:00Z');
    expect(await draw(id)).toMatchObject({ draw: { winner: { address: null } } });
    expect(await db().select().from(orders).where(eq(orders.memberId, only.memberId))).toMatchObject([
      { address: null, dueAt: null },
    ]);
  });

  it('without entries has no winner, and one of another brand is not there', async () => {
    await battery();
    const { browser } = await player();
    const { id } = await readDraw(browser);
    server.clock.set('2026-04-05T12:00:00Z');
    expect(await draw(id)).toMatchObject({ code: 'NOT_ALLOWED', message: 'No one entered this draw.' });
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_rewards'] }),
      'org.localhost',
    );
    expect(await draw(id, abroad)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not open to our own staff, who keep the prize and can give it up', async () => {
    await battery();
    const own = await player({ isAdmin: true });
    const spun = await spin(own.browser);
    const answer = await redeem(own.browser, spun);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'STAFF']);
    expect(
      (await own.browser.call(`${SPIN}/give_up_prize/${spun.rmw_redeemable_spin_id}`, { method: 'POST' }))
        .statusCode,
    ).toBe(200);
  });
});
