import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberAccount, rewardsAccount } from '../../src/domain/ledger/accounts.ts';
import { posting } from '../../src/domain/ledger/posting.ts';
import { post, readBalances } from '../../src/server/ledger/service.ts';
import { programs, utilities } from '../../src/server/programs/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { endAccount } from '../support/endAccount.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let card: string, mug: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_wallet'] }),
  );
  card = await shelve(deps(), { amounts: [1_000] });
  mug = await shelve(deps(), { type: 'COUPON', amounts: [1_000] });
});
afterAll(() => server.close());

const db = () => server.database.db;
const deps = () => server.core.deps;
let events = 0;
/** Movements of one instant have no order. */
const tick = (): void => server.clock.set(new Date(server.clock.now().getTime() + 1_000));

interface Home {
  readonly memberId: string;
  readonly browser: HttpClient;
  /** An evening that paid so many points. */
  earn(points: number): Promise<void>;
}

/** A program whose utility pays its members itself, and one of them. */
async function paidProgram(rules: object = { utilityPays: true }) {
  const { programId, utilityId } = await Neighbourhood.on(db(), server.clock, rules);
  const newHome = async (): Promise<Home> => {
    const memberId = await server.addMember();
    await db().insert(utilityConnections).values({
      memberId,
      brand: 'default',
      utilityId,
      programId,
      widgetState: 'MarketEnrolled',
    });
    const earn = async (points: number): Promise<void> => {
      const watts = points * 100;
      const paid = posting(`participate:evening-${(events += 1)}:v1`, 'event-participation', [
        { account: memberAccount(memberId), amountWatts: watts },
        { account: rewardsAccount(programId), amountWatts: -watts },
      ]);
      if (paid !== null)
        await post(
          db(),
          [{ brandId: 'default', memberId, eventId: null, posting: paid }],
          server.clock.now(),
        );
      tick();
    };
    return { memberId, browser: await server.loggedIn(memberId), earn };
  };
  return { programId, utilityId, newHome, home: await newHome() };
}

const redeem = async (browser: HttpClient, rewardId: string) => {
  const answer = await browser.call(`/api/v2/marketplace/redeem/${rewardId}`, {
    body: { points: 1_000, version: 1 },
  });
  return answer.statusCode === 200 ? 'ordered' : answer.json<{ code: string }>().code;
};
const watts = async ({ memberId }: Home) =>
  (await readBalances(db(), { brandId: 'default', memberId })).watts;

interface Made {
  readonly makeStatement: {
    readonly code?: string;
    readonly program?: {
      readonly openStatement: { readonly points: number; readonly memberCount: number } | null;
      readonly statements: readonly {
        readonly id: string;
        readonly points: number;
        readonly memberCount: number;
      }[];
    };
  };
}
const makeStatement = async (programId: string) => {
  const { data } = await staff.clone().graphql<Made>(
    `mutation Make($input: MakeStatementInput!) { makeStatement(input: $input) {
       ... on ProgramSaved { program { openStatement { points memberCount } statements { id points memberCount } } }
       ... on Refusal { code } } }`,
    { input: { programId: toGlobalId('Program', programId), reason: 'End of the month' } },
  );
  return data?.makeStatement;
};

it('members whose utility pays them can buy before only what isn’t money', async () => {
  const { home } = await paidProgram();
  await home.earn(5_000);
  expect([await redeem(home.browser, card), await redeem(home.browser, mug)]).toEqual([
    'UTILITY_PAYS_DIRECTLY',
    'ordered',
  ]);
  const { cashout } = (await home.browser.call('/api/v2/wallet')).json<{
    cashout: Record<'paypal' | 'egift', { blockers: { reason: string }[] }>;
  }>();
  for (const { blockers } of [cashout.paypal, cashout.egift])
    expect(blockers.map(({ reason }) => reason)).toContain('utility_pays_directly');
});

it('a statement books out what events have paid and what is still there, once, as paid by the utility', async () => {
  const { home, newHome, programId } = await paidProgram();
  const other = await newHome();
  await home.earn(3_000);
  await other.earn(700);
  await givePoints(deps(), home.memberId, 500);
  tick();
  expect(await redeem(home.browser, mug)).toBe('ordered');
  tick();
  const made = await makeStatement(programId);
  expect(made?.program).toMatchObject({
    openStatement: { points: 0, memberCount: 0 },
    statements: [{ points: 3_200, memberCount: 2 }],
  });
  expect([await watts(home), await watts(other)]).toEqual([0, 0]);
  expect((await makeStatement(programId))?.code).toBe('NOT_ALLOWED');
  const { movements } = (await home.browser.call('/api/v2/wallet')).json<{
    movements: { cause: string; points: number; paid_by: string | null }[];
  }>();
  expect(movements[0]).toMatchObject({ cause: 'utility-paid', points: -2_500, paid_by: 'Cedar Power' });
  expect((await home.browser.call('/api/v2/wallet/movements?format=csv')).body).toContain(
    'Paid by Cedar Power',
  );
  const path = `/api/internal/programs/statements/${made?.program?.statements[0]?.id}`;
  const file = await staff.call(path);
  expect(file.headers['content-disposition']).toBe('attachment; filename="statement-1.csv"');
  const csv = file.body;
  expect(csv.split('\r\n').find((line) => line.includes(home.memberId))).toMatch(/,2500,USD,25\.00$/);
  expect((await home.browser.call(path)).statusCode).toBe(403);
  await other.earn(400);
  tick();
  expect((await makeStatement(programId))?.program?.statements[0]).toMatchObject({
    points: 400,
    memberCount: 1,
  });
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});

it('statements are numbered, with what each member is paid in whole points; what is left waits for the next one', async () => {
  const { home, newHome, programId } = await paidProgram();
  const other = await newHome();
  await home.earn(10.5);
  await other.earn(7);
  await makeStatement(programId);
  await home.earn(10.5);
  tick();
  const made = await makeStatement(programId);
  expect(made?.program?.statements).toMatchObject([
    { points: 11, memberCount: 1 },
    { points: 17, memberCount: 2 },
  ]);
  const read = async (id: string | undefined, browser = staff) =>
    (
      await browser.clone().graphql<{ staff: { statement: object | null } | null }>(
        `query Statement($id: ID!) { staff { statement(id: $id) { number since points hundredths currency memberCount
           program { id } lines(first: 1) { totalCount pageInfo { hasNextPage endCursor } edges { node { points hundredths } } } } } }`,
        { id },
      )
    ).data?.staff?.statement;
  const [second, first] = made?.program?.statements ?? [];
  expect(await read(second?.id)).toMatchObject({
    number: 2,
    since: expect.any(String),
    points: 11,
    hundredths: 11,
    currency: 'USD',
    program: { id: toGlobalId('Program', programId) },
    lines: { totalCount: 1, edges: [{ node: { points: 11, hundredths: 11 } }] },
  });
  expect(await read(first?.id)).toMatchObject({
    number: 1,
    since: null,
    points: 17,
    lines: { totalCount: 2, pageInfo: { hasNextPage: true } },
  });
  expect(await read('no-such-statement')).toBeNull();
  expect(await watts(home)).toBe(0);
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});

it('keeps the lines of members whose accounts are deleted, without saying whose they are', async () => {
  const { home, newHome, programId } = await paidProgram();
  const other = await newHome();
  await home.earn(10);
  await other.earn(7);
  const id = (await makeStatement(programId))?.program?.statements[0]?.id ?? '';
  await endAccount(server, home.memberId);
  const { data } = await staff.clone().graphql(
    `query Statement($id: ID!) { staff { statement(id: $id) { memberCount
       lines(first: 9) { edges { node { points isGone name email } } } } } }`,
    { id },
  );
  expect(data).toMatchObject({
    staff: {
      statement: {
        memberCount: 2,
        lines: {
          edges: [
            { node: { points: 7, isGone: false, email: expect.stringContaining('@') as string } },
            { node: { points: 10, isGone: true, name: null, email: '' } },
          ],
        },
      },
    },
  });
  const { body } = await staff.call(`/api/internal/programs/statements/${id}`);
  expect(body).not.toContain(home.memberId);
  expect(body).toContain(',account deleted,,,,,,10,USD,0.10');
});

it('a statement and orders at the same moment never pay the same points twice', async () => {
  const { home, programId } = await paidProgram();
  await home.earn(3_000);
  tick();
  const [made, ...orders] = await Promise.all([
    makeStatement(programId),
    ...Array.from({ length: 4 }, () => redeem(home.browser, mug)),
  ]);
  const spent = orders.filter((answer) => answer === 'ordered').length * 1_000;
  expect((made?.program?.statements[0]?.points ?? 0) + spent).toBe(3_000);
  expect(await watts(home)).toBe(0);
  expect(await spendingBreaches(db())).toEqual(soundSpending);
});

it('a program whose members spend their points here has no statements, until its utility takes them off the bill', async () => {
  const { home, programId, utilityId } = await paidProgram({});
  await home.earn(1_000);
  tick();
  expect((await makeStatement(programId))?.code).toBe('NOT_ALLOWED');
  await db()
    .update(utilities)
    .set({ cashoutReason: 'utility_bill_credit' })
    .where(eq(utilities.id, utilityId));
  expect((await makeStatement(programId))?.program?.statements).toMatchObject([{ points: 1_000 }]);
  const [row] = await db().select().from(programs).where(eq(programs.id, programId));
  expect(row?.rules.utilityPays).toBe(false);
});
