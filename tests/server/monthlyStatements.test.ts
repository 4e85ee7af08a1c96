import { eq, sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFault } from '../../src/server/platform/db/errors.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { moneyEntries } from '../../src/server/ledger/tables.ts';
import { participations } from '../../src/server/events/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let colleague: HttpClient;
beforeAll(async () => {
  server = await testServer({ TARGETING_APPROVAL_MEMBERS: '1' });
  server.clock.set('2026-08-03T20:00:00Z');
  const member = { isAdmin: true, roles: ['internal_programs', 'internal_wallet'] } as const;
  staff = await server.loggedIn(await server.addMember(member));
  colleague = await server.loggedIn(await server.addMember(member));
});
afterAll(() => server.close());

const db = () => server.database.db;

interface Item {
  readonly kind: string;
  readonly month: string;
  readonly corrects: number | null;
  readonly quantity: number;
  readonly amount: number;
}
interface Statement {
  readonly id: string;
  readonly number: number;
  readonly month: string | null;
  readonly corrects: number | null;
  readonly amount: number;
  readonly items: readonly Item[];
}
interface Written {
  readonly code?: string;
  readonly message?: string;
  readonly request?: { readonly id: string };
  readonly program?: {
    readonly statements: readonly Statement[];
    readonly rates: readonly { readonly fromMonth: string; readonly perKwh: number }[];
    readonly statementMonths: readonly { readonly month: string; readonly number: number | null }[];
  };
}
const PROGRAM = `program { rates { fromMonth perKwh } statementMonths { month number }
  statements { id number month corrects amount items { kind month corrects quantity amount } } }`;
const write = async (name: string, type: string, input: object, as = staff): Promise<Written | undefined> => {
  const { data } = await as.clone().graphql<Record<string, Written>>(
    `mutation Write($input: ${type}!) { ${name}(input: $input) { ... on ProgramSaved { ${PROGRAM} }
       ... on Refusal { code message } ${name === 'setProgramRates' ? '... on ApprovalNeeded { request { id } }' : ''} } }`,
    { input },
  );
  return data?.[name];
};

/** A program with rates, and homes whose results of July evenings are what the test says. */
async function billedProgram() {
  const { programId, utilityId } = await Neighbourhood.on(db(), server.clock);
  const id = toGlobalId('Program', programId);
  const setRates = (rates: object, as = staff) =>
    write(
      'setProgramRates',
      'SetProgramRatesInput',
      {
        programId: id,
        fromMonth: '2026-06',
        perKwh: 3_500,
        perKwMonth: 125_000,
        perEnrollment: 250_000,
        reason: 'The contract',
        ...rates,
      },
      as,
    );
  const addHome = async (enrolledAt: string): Promise<string> => {
    const memberId = await server.addMember();
    await db()
      .insert(utilityConnections)
      .values({
        memberId,
        brand: 'default',
        utilityId,
        programId,
        widgetState: 'MarketEnrolled',
        enrolledAt: new Date(enrolledAt),
      });
    return memberId;
  };
  const evening = async (day: string, results: Readonly<Record<string, number>>): Promise<string> => {
    const eventId = server.core.deps.newId();
    await db().execute(sql`
      insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, rules, idempotency_key, created_at)
      select ${eventId}, 'default', ${programId}, 'PARTICIPATION_REDUCTION', 'participation_reduction',
        ${`${day}T01:00:00Z`}::timestamptz, ${`${day}T02:00:00Z`}::timestamptz, 'CLOSED', p.rules, ${eventId}, now()
      from programs p where p.id = ${programId}`);
    for (const [memberId, reductionWh] of Object.entries(results))
      await db()
        .insert(participations)
        .values({
          memberId,
          eventId,
          brand: 'default',
          startAt: new Date(`${day}T01:00:00Z`),
          opt: 'in',
          joinedAt: new Date(`${day}T00:00:00Z`),
          settlement: 'SETTLED',
          receiptVersion: 1,
          reductionWh,
        });
    return eventId;
  };
  const bill = (month: string | null) => {
    // Statements are numbered by when they are made.
    server.clock.set(new Date(server.clock.now().getTime() + 1_000));
    return write('makeStatement', 'MakeStatementInput', { programId: id, month, reason: 'End of the month' });
  };
  return { programId, id, setRates, addHome, evening, bill };
}
const restate = (eventId: string, reductionWh: number) =>
  db()
    .update(participations)
    .set({ reductionWh, settlement: 'RESTATED' })
    .where(eq(participations.eventId, eventId));
const books = (programId: string) =>
  rows<{ account: string; amount: number }>(
    db(),
    sql`select replace(account, ${programId}, 'p') as account, sum(amount)::int8 as amount from money_entries
        where program_id = ${programId} group by account order by account`,
  );

it('a month is billed at its rates: energy, mean power and new homes, booked as what the utility owes', async () => {
  const { programId, setRates, addHome, evening, bill } = await billedProgram();
  expect((await bill('2026-07'))?.code).toBe('INVALID');
  expect((await setRates({}))?.program?.rates).toEqual([{ fromMonth: '2026-06', perKwh: 3_500 }]);
  const home = await addHome('2026-07-02T00:00:00Z');
  const other = await addHome('2026-06-30T00:00:00Z');
  await evening('2026-07-11', { [home]: 1_500, [other]: -200 });
  await evening('2026-07-18', { [home]: 700 });
  await evening('2026-08-02', { [home]: 9_000 });
  const made = await bill('2026-07');
  expect(made?.program?.statementMonths).toEqual([
    { month: '2026-07', number: 1 },
    { month: '2026-06', number: null },
  ]);
  expect(made?.program?.statements).toMatchObject([
    {
      number: 1,
      month: '2026-07',
      corrects: null,
      amount: 70 + 1_250 + 2_500,
      items: [
        { kind: 'ENERGY', quantity: 2_000, amount: 70 },
        { kind: 'POWER', quantity: 1_000, amount: 1_250 },
        { kind: 'ENROLLMENT', quantity: 1, amount: 2_500 },
      ],
    },
  ]);
  expect(await books(programId)).toEqual([
    { account: 'program:p:income:energy', amount: -70 },
    { account: 'program:p:income:enrollment', amount: -2_500 },
    { account: 'program:p:income:power', amount: -1_250 },
    { account: 'program:p:receivable', amount: 3_820 },
  ]);
  const path = `/api/internal/programs/statements/${made?.program?.statements[0]?.id}/items`;
  expect((await staff.call(path)).body.split('\r\n').slice(1, 3)).toEqual([
    'energy,2026-07,,2.000,kWh,0.3500,USD,0.70',
    'power,2026-07,,1.000,kW,12.5000,USD,12.50',
  ]);
  expect((await (await server.loggedIn(home)).call(path)).statusCode).toBe(403);
  expect((await bill('2026-08'))?.code).toBe('INVALID');
});

it('a month that was restated is corrected by the next statement, or by a credit note that names the first', async () => {
  const { programId, setRates, addHome, evening, bill } = await billedProgram();
  await setRates({ perKwMonth: 0, perEnrollment: 0 });
  const home = await addHome('2026-05-01T00:00:00Z');
  const june = await evening('2026-06-13', { [home]: 10_000 });
  const july = await evening('2026-07-11', { [home]: 4_000 });
  await bill('2026-06');
  expect((await bill('2026-06'))?.message).toBe('Nothing has changed since statement 1.');
  await restate(june, 8_000);
  const second = await bill('2026-07');
  expect(second?.program?.statements[0]).toMatchObject({
    number: 2,
    month: '2026-07',
    corrects: null,
    amount: 140 - 70,
    items: [
      { month: '2026-07', corrects: null, quantity: 4_000, amount: 140 },
      { month: '2026-06', corrects: 1, quantity: -2_000, amount: -70 },
    ],
  });
  await restate(july, 1_000);
  expect((await bill('2026-07'))?.program?.statements[0]).toMatchObject({
    number: 3,
    month: '2026-07',
    corrects: 2,
    amount: -105,
    items: [{ corrects: 2, quantity: -3_000, amount: -105 }],
  });
  expect((await books(programId)).at(-1)).toEqual({
    account: 'program:p:receivable',
    amount: 280 + 35,
  });
});

it('rates for many homes wait for a second person, and none reach back into a billed month', async () => {
  const { id, setRates, addHome, bill } = await billedProgram();
  await setRates({});
  await bill('2026-06');
  expect((await setRates({ fromMonth: '2026-06' }))?.code).toBe('INVALID');
  expect((await setRates({ fromMonth: '2026-09', perKwh: -1 }))?.code).toBe('INVALID');
  await addHome('2026-07-01T00:00:00Z');
  await addHome('2026-07-02T00:00:00Z');
  const requestId = (await setRates({ fromMonth: '2026-09', perKwh: 4_000 }))?.request?.id;
  expect(requestId).toEqual(expect.any(String));
  const approve = (as: HttpClient) =>
    as.clone().graphql<{ approveChange: { code?: string; request?: { state: string } } }>(
      `mutation Approve($input: DecideApprovalInput!) { approveChange(input: $input) {
         ... on ApprovalDecided { request { state objectId name rates { perKwh } } } ... on Refusal { code } } }`,
      { input: { requestId, reason: 'As agreed' } },
    );
  expect((await approve(staff)).data?.approveChange.code).toBe('NOT_ALLOWED');
  expect((await approve(colleague)).data?.approveChange.request).toMatchObject({
    state: 'APPROVED',
    objectId: id,
    rates: { perKwh: 4_000 },
  });
  const rates = (await bill('2026-07'))?.program?.rates;
  expect(rates?.map(({ fromMonth }) => fromMonth)).toEqual(['2026-09', '2026-06']);
});

it('the books in money take no posting that doesn’t add up, and none is ever changed', async () => {
  const line = {
    causeKey: 'test',
    line: 1,
    brand: 'default',
    programId: server.core.deps.newId(),
    account: 'program:p:receivable',
    amount: 5,
    currency: 'USD',
    bookedAt: server.clock.now(),
  };
  const fault = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => databaseFault(error)?.code,
    );
  expect(await fault(db().insert(moneyEntries).values(line))).toBe('23514');
  expect(await fault(db().update(moneyEntries).set({ amount: 1 }))).toBe('23001');
});
