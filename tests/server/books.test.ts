import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  memberAccount,
  organisationAccount,
  paidAccount,
  rewardsAccount,
} from '../../src/domain/ledger/accounts.ts';
import { posting } from '../../src/domain/ledger/posting.ts';
import { post, postMoney } from '../../src/server/ledger/service.ts';
import { daysDue, daysJob } from '../../src/server/money/jobs.ts';
import { ledgerDays } from '../../src/server/money/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let programId: string;
let memberId: string;
let browser: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_wallet'] }));
  ({ programId } = await Neighbourhood.on(db(), server.clock));
  memberId = await server.addMember({ email: 'saver@example.org' });
  browser = await server.loggedIn(memberId);
  await earn('2025-01-05T20:00:00Z', 400);
  await earn('2025-12-20T20:00:00Z', 1_000);
  await earn('2026-02-25T20:00:00Z', 300);
});
afterAll(() => server.close());

const db = () => server.database.db;

/** Points of an evening, booked then. */
async function earn(at: string, points: number): Promise<void> {
  const paid = posting(`participate:${at}:v1`, 'event-participation', [
    { account: memberAccount(memberId), amountWatts: points * 100 },
    { account: rewardsAccount(programId), amountWatts: -points * 100 },
  ]);
  if (paid !== null)
    await post(db(), [{ brandId: 'default', memberId, eventId: null, posting: paid }], new Date(at));
}
const closeDays = async (): Promise<void> => {
  const { clock, log } = server.core.deps;
  for (const { data } of await daysDue(server.core.deps).find(db(), clock.now(), 10))
    await daysJob.run(data as { brandId: string }, {
      db: db(),
      clock,
      log,
      signal: AbortSignal.timeout(60_000),
    });
};

interface Books {
  readonly liability: {
    readonly day: string;
    readonly ages: readonly { fromDays: number; points: number; members: number }[];
  } | null;
  readonly programBurn: readonly {
    name: string;
    spentPoints: number;
    monthPoints: number;
    monthBeforePoints: number;
    billed: number;
  }[];
  readonly trialBalance: readonly {
    account: string;
    unit: string;
    opening: number;
    received: number;
    given: number;
    closing: number;
  }[];
}
const read = async (from: string, to: string): Promise<Books | undefined> =>
  (
    await staff.clone().graphql<{ staff: Books | null }>(
      `query Books($from: String!, $to: String!) { staff {
         liability { day ages { fromDays points members } }
         programBurn { name spentPoints monthPoints monthBeforePoints billed }
         trialBalance(from: $from, to: $to) { account program unit opening received given closing } } }`,
      { from, to },
    )
  ).data?.staff ?? undefined;
const sum = (books: Books | undefined, unit: string) =>
  books?.trialBalance.filter((line) => line.unit === unit).reduce((total, { closing }) => total + closing, 0);

it('the trial balance is the same before and after days are summed, adds up to zero, and knows any period', async () => {
  const before = await read('2026-02-01', '2026-02-28');
  await closeDays();
  expect(await db().$count(ledgerDays)).toBe(6);
  const after = await read('2026-02-01', '2026-02-28');
  expect(after?.trialBalance).toEqual(before?.trialBalance);
  expect(after?.trialBalance).toMatchObject([
    { account: 'members', unit: 'POINTS', opening: 1_400, received: 300, given: 0, closing: 1_700 },
    { account: `program:${programId}:rewards`, opening: -1_400, received: 0, given: 300, closing: -1_700 },
  ]);
  expect(sum(after, 'POINTS')).toBe(0);
  // What is booked later counts at once, and once.
  server.clock.set('2026-03-02T20:00:00Z');
  await earn('2026-03-02T10:00:00Z', 50);
  expect((await read('2026-03-02', '2026-03-02'))?.trialBalance[0]).toMatchObject({
    opening: 1_700,
    closing: 1_750,
  });
  server.clock.set('2026-03-03T02:00:00Z');
  await closeDays();
  await closeDays();
  expect((await read('2026-03-02', '2026-03-02'))?.trialBalance[0]).toMatchObject({
    received: 50,
    closing: 1_750,
  });
});

it('a brand whose members have no points is closed once a day as well', async () => {
  const nobody = server.core.deps.newId();
  const paid = posting('participate:org:v1', 'event-participation', [
    { account: organisationAccount('helpers'), amountWatts: 500 },
    { account: rewardsAccount(programId), amountWatts: -500 },
  ]);
  if (paid === null) throw new Error('Nothing is paid.');
  const at = new Date('2026-03-01T10:00:00Z');
  await post(db(), [{ brandId: 'org', memberId: nobody, eventId: null, posting: paid }], at);
  const { deps } = server.core;
  const open = () => daysDue(deps).find(db(), deps.clock.now(), 10);
  expect(await open()).toMatchObject([{ data: { brandId: 'org' } }]);
  await closeDays();
  expect(await open()).toEqual([]);
});

it('unspent points are told apart by age, and the oldest are spent first', async () => {
  const ages = async () => {
    await closeDays();
    return (await read('2026-03-01', '2026-03-31'))?.liability;
  };
  expect(await ages()).toEqual({
    day: '2026-03-02',
    ages: [
      { fromDays: 0, points: 350, members: 1 },
      { fromDays: 31, points: 1_000, members: 1 },
      { fromDays: 91, points: 0, members: 0 },
      { fromDays: 181, points: 0, members: 0 },
      { fromDays: 366, points: 400, members: 1 },
    ],
  });
  const move = async (key: string, cause: 'order-capture' | 'order-release', at: string, points: number) => {
    const moved = posting(key, cause, [
      { account: memberAccount(memberId), amountWatts: points * 100 },
      { account: paidAccount('default', 'coupon'), amountWatts: -points * 100 },
    ]);
    if (moved !== null)
      await post(db(), [{ brandId: 'default', memberId, eventId: null, posting: moved }], new Date(at));
  };
  await move('order:one:settled', 'order-capture', '2026-03-03T02:00:00Z', -900);
  // What an order gives back is as old as it was before, and what is spent after midnight was there on the day.
  await move('order:two:settled', 'order-release', '2026-03-03T10:00:00Z', 500);
  await move('order:three:settled', 'order-capture', '2026-03-04T01:30:00Z', -200);
  server.clock.set('2026-03-04T02:00:00Z');
  expect((await ages())?.ages.map(({ points }) => points)).toEqual([350, 1_000, 0, 0, 0]);
});

it('what programs pay and what utilities owe, with the entries behind each account', async () => {
  await postMoney(
    db(),
    {
      brandId: 'default',
      programId,
      currency: 'USD',
      causeKey: 'statement:one',
      lines: [
        { account: `program:${programId}:receivable`, amount: 4_321 },
        { account: `program:${programId}:income:energy`, amount: -4_321 },
      ],
    },
    new Date('2026-03-02T12:00:00Z'),
  );
  const books = await read('2026-03-01', '2026-03-31');
  expect(books?.programBurn).toMatchObject([
    { spentPoints: 1_750, monthPoints: 50, monthBeforePoints: 300, billed: 4_321 },
  ]);
  expect(sum(books, 'MONEY')).toBe(0);
  const entries = async (filter: object) =>
    (
      await staff
        .clone()
        .graphql<{ staff: { bookEntries: { totalCount: number; edges: { node: object }[] } } }>(
          `query Entries($from: String!, $to: String!, $account: String, $search: String, $orderBy: BookEntryOrder) { staff {
           bookEntries(from: $from, to: $to, account: $account, search: $search, orderBy: $orderBy) {
             totalCount edges { node { account program cause unit amount memberId member } } } } }`,
          { from: '2025-01-01', to: '2026-03-31', ...filter },
        )
    ).data?.staff.bookEntries;
  const receivable = await entries({ account: `program:${programId}:receivable` });
  expect(receivable).toMatchObject({
    totalCount: 1,
    edges: [{ node: { unit: 'MONEY', amount: 4_321, member: null } }],
  });
  const paid = await entries({
    account: `program:${programId}:rewards`,
    search: 'SAVER@',
    orderBy: { field: 'AMOUNT', direction: 'ASC' },
  });
  expect(paid?.edges.map(({ node }) => (node as { amount: number }).amount)).toEqual([
    -1_000, -400, -300, -50,
  ]);
  expect(paid?.edges[0]?.node).toMatchObject({
    memberId: toGlobalId('MemberRecord', memberId),
    cause: 'event-participation',
  });
  expect((await entries({ search: 'nobody' }))?.totalCount).toBe(0);
  const csv = (await staff.call(`/api/internal/money/entries?from=2026-02-01&to=2026-02-28&account=members`))
    .body;
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(',event-participation,points,300,');
  const found = async (search: string) =>
    (await staff.call(`/api/internal/money/entries?from=2026-02-01&to=2026-02-28&search=${search}`)).body
      .trim()
      .split('\r\n').length - 1;
  expect([await found('saver'), await found('stranger')]).toEqual([2, 0]);
  expect((await browser.call('/api/internal/money/entries?from=2026-02-01&to=2026-02-28')).statusCode).toBe(
    403,
  );
});
