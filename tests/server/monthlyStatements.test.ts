import { eq, sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  listStatements,
  readReceivables,
  type StatementFilter,
} from '../../src/server/programs/statements/queries.ts';
import { databaseFault } from '../../src/server/platform/db/errors.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { moneyEntries } from '../../src/server/ledger/tables.ts';
import { participations } from '../../src/server/events/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { endAccount } from '../support/endAccount.ts';
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
    'energy,2026-07,,2.000,kWh,0.3500,USD,0.70,2026-09-02',
    'power,2026-07,,1.000,kW,12.5000,USD,12.50,2026-09-02',
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

it('an account that is deleted takes nothing back of what was billed for its home', async () => {
  const { setRates, addHome, evening, bill } = await billedProgram();
  await setRates({ perKwMonth: 0, perEnrollment: 0 });
  const [home, gone] = [await addHome('2026-05-01T00:00:00Z'), await addHome('2026-05-01T00:00:00Z')];
  await evening('2026-06-13', { [home]: 1_000, [gone]: 3_000 });
  await evening('2026-06-20', { [gone]: 2_000 });
  await evening('2026-07-11', { [home]: 4_000, [gone]: 5_000 });
  await bill('2026-06');
  await endAccount(server, gone);
  expect((await bill('2026-06'))?.message).toBe('Nothing has changed since statement 1.');
  expect((await bill('2026-07'))?.program?.statements[0]).toMatchObject({
    number: 2,
    amount: 315,
    items: [{ month: '2026-07', corrects: null, quantity: 9_000, amount: 315 }],
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

interface Paid {
  readonly code?: string;
  readonly message?: string;
  readonly statement?: {
    readonly state: string;
    readonly paid: number;
    readonly open: number;
    readonly payments: readonly {
      readonly id: string;
      readonly amount: number;
      readonly takenBackAt: string | null;
    }[];
  };
}
const STATEMENT = 'statement { state paid open payments { id amount takenBackAt } }';
const change = async (
  name: 'recordStatementPayment' | 'takeBackStatementPayment',
  input: object,
  as = staff,
) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data } = await as.clone().graphql<Record<string, Paid>>(
    `mutation Pay($input: ${type}!) { ${name}(input: $input) { ... on StatementPaymentSaved { ${STATEMENT} }
       ... on Refusal { code message } } }`,
    { input },
  );
  return data?.[name];
};
const pay = (statementId: string, amount: number, more: object = {}) =>
  change('recordStatementPayment', {
    statementId,
    kind: 'RECEIVED',
    paidOn: '2026-08-03',
    amount,
    reference: `Transfer of ${amount}`,
    reason: 'On the bank’s list',
    ...more,
  });
const takeBack = (paymentId: string | undefined) =>
  change('takeBackStatementPayment', { paymentId, reason: 'It was for another program' });

interface Overview {
  readonly receivables: readonly {
    readonly programId: string;
    readonly age: string;
    readonly open: number;
  }[];
  readonly statements: {
    readonly open: number;
    readonly edges: readonly {
      readonly node: { readonly number: number; readonly state: string; readonly overdueDays: number };
    }[];
  };
}
const owed = async (programId: string) => {
  const { data } = await staff.graphql<{ staff: Overview }>(
    `query ($id: ID!) { staff { receivables { programId age open }
       statements(programId: $id) { open edges { node { number state overdueDays } } } } }`,
    { id: programId },
  );
  return {
    ages: (data?.staff.receivables ?? [])
      .filter((each) => each.programId === programId)
      .map(({ age, open }) => [age, open]),
    open: data?.staff.statements.open,
    list: data?.staff.statements.edges.map(({ node }) => `${node.number} ${node.state} ${node.overdueDays}`),
  };
};

it('a statement is paid in parts, never too much, and what is owed, its age and the books follow', async () => {
  const { programId, id, setRates, addHome, evening, bill } = await billedProgram();
  await setRates({ perKwMonth: 0, perEnrollment: 0, perKwh: 10_000 });
  const home = await addHome('2026-06-01T00:00:00Z');
  await evening('2026-07-11', { [home]: 2_000 });
  const made = await bill('2026-07');
  const statement = made?.program?.statements[0]?.id ?? '';
  expect(await owed(id)).toEqual({ ages: [['NOT_DUE', 200]], open: 200, list: ['1 OPEN 0'] });

  expect((await pay(statement, 201))?.message).toContain('Only 2.00 is left to pay');
  expect((await pay(statement, 0))?.code).toBe('INVALID');
  expect((await pay(statement, 50, { paidOn: '2026-08-04' }))?.code).toBe('INVALID');
  expect((await pay(statement, 50, { reference: ' ' }))?.code).toBe('INVALID');
  expect((await pay(statement, 50, { kind: 'PAID_BACK' }))?.message).toBe('There’s no credit to pay back.');
  expect((await pay(statement, 50))?.statement).toMatchObject({ state: 'PART_PAID', paid: 50, open: 150 });
  expect((await pay(statement, 50))?.code).toBe('CONFLICT');
  const inFull = (await pay(statement, 150))?.statement;
  expect(inFull).toMatchObject({ state: 'PAID', paid: 200, open: 0 });
  expect((await pay(statement, 1))?.message).toBe('Nothing is left to pay on this statement.');
  expect(await owed(id)).toEqual({ ages: [], open: 0, list: ['1 PAID 0'] });
  expect(await books(programId)).toEqual([
    { account: 'brand:default:bank', amount: 200 },
    { account: 'program:p:income:energy', amount: -200 },
    { account: 'program:p:receivable', amount: 0 },
  ]);

  const last = inFull?.payments.find(({ amount }) => amount === 150)?.id;
  expect((await takeBack(last))?.statement).toMatchObject({ state: 'PART_PAID', paid: 50, open: 150 });
  expect((await takeBack(last))?.code).toBe('STALE');
  expect((await pay(statement, 150))?.statement?.payments).toHaveLength(3);
  await takeBack(inFull?.payments.find(({ amount }) => amount === 50)?.id);
  expect(await books(programId)).toEqual([
    { account: 'brand:default:bank', amount: 150 },
    { account: 'program:p:income:energy', amount: -200 },
    { account: 'program:p:receivable', amount: 50 },
  ]);
  const { rows: audited } = await server.database.execute(
    `select action, reason from audit_log where subject = $1 and action like 'program.payment%' order by action`,
    [`program:${programId}`],
  );
  expect(audited).toEqual([
    ...Array.from({ length: 3 }, () => ({ action: 'program.payment', reason: 'On the bank’s list' })),
    ...Array.from({ length: 2 }, () => ({
      action: 'program.paymentBack',
      reason: 'It was for another program',
    })),
  ]);

  const filter = { states: null, programId, age: null, search: null };
  const order = { field: 'MADE_AT', direction: 'DESC' } as const;
  const listed = async (at: string, more: Partial<StatementFilter> = {}) =>
    (
      await listStatements(
        db(),
        'default',
        { limit: 9, after: null },
        { ...filter, ...more },
        order,
        new Date(at),
      )
    ).rows.map(({ number, state, overdueDays }) => `${number} ${state} ${overdueDays}`);
  const due = async (at: string) =>
    (await readReceivables(db(), 'default', new Date(at)))
      .filter((each) => each.programId === programId)
      .map(({ age, open }) => [age, open]);
  expect(await due('2026-09-02T20:00:00Z')).toEqual([['NOT_DUE', 50]]);
  expect(await due('2026-09-10T20:00:00Z')).toEqual([['DAYS_1', 50]]);
  expect(await due('2026-12-24T20:00:00Z')).toEqual([['DAYS_91', 50]]);
  expect(await listed('2026-09-10T20:00:00Z')).toEqual(['1 PART_PAID 8']);
  expect(await listed('2026-09-10T20:00:00Z', { age: 'NOT_DUE' })).toEqual([]);
  expect(await listed('2026-09-10T20:00:00Z', { states: ['OPEN'] })).toEqual([]);
});

it('a credit note counts in the statement that it corrects, and a credit is paid back, at most all of it', async () => {
  const { id, setRates, addHome, evening, bill } = await billedProgram();
  await setRates({ perKwMonth: 0, perEnrollment: 0, perKwh: 10_000 });
  const home = await addHome('2026-06-01T00:00:00Z');
  const eventId = await evening('2026-07-11', { [home]: 2_000 });
  const first = (await bill('2026-07'))?.program?.statements[0]?.id ?? '';
  await pay(first, 200);
  await restate(eventId, 1_500);
  const credit = (await bill('2026-07'))?.program?.statements[0]?.id ?? '';
  expect(await owed(id)).toEqual({ ages: [['CREDIT', -50]], open: -50, list: ['2 COUNTED 0', '1 CREDIT 0'] });
  expect((await pay(credit, 50, { kind: 'PAID_BACK' }))?.message).toContain('corrects statement 1');
  expect((await pay(first, 51, { kind: 'PAID_BACK' }))?.message).toBe('The credit is only 0.50.');
  expect((await pay(first, 50, { kind: 'PAID_BACK' }))?.statement).toMatchObject({ state: 'PAID', open: 0 });
});

it('payments are recorded by finance only', async () => {
  const { setRates, addHome, evening, bill } = await billedProgram();
  await setRates({});
  await evening('2026-07-11', { [await addHome('2026-06-01T00:00:00Z')]: 2_000 });
  const statement = (await bill('2026-07'))?.program?.statements[0]?.id ?? '';
  const programme = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
  );
  const { errors } = await programme.graphql(
    `mutation ($input: RecordStatementPaymentInput!) { recordStatementPayment(input: $input) { __typename } }`,
    {
      input: {
        statementId: statement,
        kind: 'RECEIVED',
        paidOn: '2026-08-03',
        amount: 1,
        reference: 'x',
        reason: 'Trying',
      },
    },
  );
  expect(errors).toBeDefined();
});

it('a home is new once in a program: who leaves and comes back isn’t billed again', async () => {
  const { programId, setRates, addHome, bill } = await billedProgram();
  await setRates({ perKwMonth: 0, perKwh: 0 });
  const home = await addHome('2026-06-02T00:00:00Z');
  await addHome('2026-07-02T00:00:00Z');
  const enroll = (at: Date | null) =>
    db()
      .update(utilityConnections)
      .set({ programId: at === null ? null : programId, enrolledAt: at })
      .where(eq(utilityConnections.memberId, home));
  await enroll(null);
  await enroll(new Date('2026-07-20T00:00:00Z'));
  const [july] = (await bill('2026-07'))?.program?.statements ?? [];
  expect(july?.items).toMatchObject([{ kind: 'ENROLLMENT', quantity: 1 }]);
  const [june] = (await bill('2026-06'))?.program?.statements ?? [];
  expect(june?.items).toMatchObject([{ kind: 'ENROLLMENT', month: '2026-06', quantity: 1 }]);
});

it('a statement is due by its program’s days to pay, which later rates change for later months only', async () => {
  const { programId, setRates, addHome, evening, bill } = await billedProgram();
  expect((await setRates({ paymentDays: 366 }))?.code).toBe('INVALID');
  await setRates({ perKwMonth: 0, perEnrollment: 0, perKwh: 10_000, paymentDays: 45 });
  const home = await addHome('2026-06-01T00:00:00Z');
  await evening('2026-07-11', { [home]: 2_000 });
  const statement = (await bill('2026-07'))?.program?.statements[0]?.id ?? '';
  await setRates({ fromMonth: '2026-08', paymentDays: 10 });
  const { data } = await staff.graphql<{
    staff: { statement: { dueOn: string; program: { rates: readonly { paymentDays: number }[] } } };
  }>(`query ($id: ID!) { staff { statement(id: $id) { dueOn program { rates { paymentDays } } } } }`, {
    id: statement,
  });
  expect(data?.staff.statement).toEqual({
    dueOn: '2026-09-17',
    program: { rates: [{ paymentDays: 10 }, { paymentDays: 45 }] },
  });
  const late = async (at: string) =>
    (await readReceivables(db(), 'default', new Date(at)))
      .filter((each) => each.programId === programId)
      .map(({ age }) => age);
  expect(await late('2026-09-17T20:00:00Z')).toEqual(['NOT_DUE']);
  expect(await late('2026-09-18T20:00:00Z')).toEqual(['DAYS_1']);
  const file = await staff.call(`/api/internal/programs/statements/${statement}/items`);
  expect(file.body).toContain('2026-09-17');
});
