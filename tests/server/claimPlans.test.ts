import { drizzle } from 'drizzle-orm/node-postgres';
import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programRules } from '../../src/domain/programs/rules.ts';
import { statementTexts } from '../../src/server/platform/db/sql.ts';
import { areW9sDue, dueW9s } from '../../src/server/cashout/store/cashouts.ts';
import {
  areStepsDue,
  claimSteps,
  countDue,
  resetFarDueTimes,
} from '../../src/server/devices/inEvents/store.ts';
import * as deviceWork from '../../src/server/devices/store/schedule.ts';
import '../../src/server/events/queries/claims.ts';
import { areReportsDue, findDueReports } from '../../src/server/events/signals/store/signals.ts';
import { areEventsDue, dueEvents } from '../../src/server/events/store/events.ts';
import { areMessagesDue, findDueMessages } from '../../src/server/notifications/store.ts';
import { areClaimsDue, arePaymentsDue, dueClaims, duePayments } from '../../src/server/offers/store.ts';
import { areOrdersDue, dueOrders } from '../../src/server/orders/store.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { areRatePlansDue, listDueResults } from '../../src/server/programs/store/ratePlanResults.ts';
import { areSurveysDue, listDueSurveys } from '../../src/server/programs/store/ratePlanSurveys.ts';
import { areReferralsDue, dueReferrals } from '../../src/server/referrals/store.ts';
import { areSchedulesDue, dueSchedules } from '../../src/server/schedules/store.ts';
import * as utilityWork from '../../src/server/utility/store/dueWork.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

// What a claim of due rows reads must not depend on what the database last knew of them: before its statistics are made,
// after all was done, and while all is due. Counted in blocks, which say the same on every machine.

const HOMES = 20_000;
const BATCH = 250;
/** Homes that are settled between two looks. */
const PART = 4_000;
/** Blocks a home: a few of two tables and three indexes, and those of the rows that were settled before. */
const FEW = 40;
const [UTILITY, PROGRAM] = ['00000000-0000-7000-8000-0000000000a2', '00000000-0000-7000-8000-0000000000a1'];
const LATER = '2027-01-01T00:00:00Z';
const memberId = (n: number): string => `00000000-0000-7000-9000-${n.toString(16).padStart(12, '0')}`;
const eventId = (place: number): string => `00000000-0000-7000-8000-0000000000b${place}`;

let database: TestDatabase;
let client: pg.Client;

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Blocks that a statement reads. */
async function blocksOf({ text, values }: Asked): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan.');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** The statements that a store runs, which find nothing. */
async function asked(run: (db: Db) => Promise<unknown>): Promise<Asked[]> {
  const found: Asked[] = [];
  const query = ({ text }: { readonly text: string }, values: readonly unknown[] = []) => {
    found.push({ text, values });
    return Promise.resolve({ rows: [] });
  };
  await run(drizzle({ client: { query } as unknown as pg.Client }));
  return found;
}

/** Every home joined the event, whose results are due. */
async function addEvent(place: number): Promise<void> {
  await client.query(
    `insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, due_at, rules, created_at)
     select $1::uuid, brand, id, 'PARTICIPATION_REDUCTION', 'participation_reduction', s, s + interval '1 hour', 'ENDED', s, rules, s
     from programs, (select timestamptz '2026-06-16T01:00:00Z' + $2::int * interval '1 day' as s) x where id = $3`,
    [eventId(place), place, PROGRAM],
  );
  await client.query(
    `insert into participations (member_id, event_id, brand, start_at, opt, joined_at, settlement, settle_due_at)
     select m.id, e.id, m.brand, e.start_at, 'in', e.start_at, 'PENDING', e.end_at from members m, events e where e.id = $1`,
    [eventId(place)],
  );
}

/** Settles an event's homes, a part after the other; the most blocks a home that the claim of a batch reads on the way. */
async function mostBlocks(place: number): Promise<number> {
  let most = 0;
  for (let done = 0; done < HOMES; done += PART) {
    most = Math.max(
      most,
      (await blocksOf({
        text: statementTexts().get('results-claim') ?? '',
        values: [eventId(place), LATER, BATCH],
      })) / BATCH,
    );
    const { rowCount } = await client.query(
      `update participations set settlement = 'SETTLED', settle_due_at = null
       where event_id = $1 and member_id between $2 and $3`,
      [eventId(place), memberId(done + 1), memberId(done + PART)],
    );
    expect(rowCount).toBe(PART);
  }
  return most;
}

const now = new Date(LATER);
/** By table: its columns of due times, and what makes a row due. */
const DUE: Readonly<Record<string, { readonly columns: readonly string[]; readonly also?: string }>> = {
  card_payments: { columns: ['due_at'] },
  device_connections: { columns: ['poll_due_at', 'hours_due_at', 'revoke_due_at'] },
  device_offer_claims: { columns: ['due_at'] },
  devices: { columns: ['read_due_at'] },
  event_devices: { columns: ['due_at'] },
  events: { columns: ['due_at'] },
  grid_events: { columns: ['report_due_at'] },
  orders: { columns: ['due_at'] },
  rate_plan_results: { columns: ['due_at'] },
  rate_plan_surveys: { columns: ['pass_due_at'] },
  referrals: { columns: ['due_at'] },
  sent_messages: { columns: ['due_at'], also: "state = 'queued'" },
  targeting_schedules: { columns: ['due_at'] },
  utility_auth_requests: { columns: ['due_at'] },
  utility_authorizations: { columns: ['poll_due_at', 'fetch_due_at', 'revoke_due_at'] },
  w9_forms: { columns: ['due_at'] },
};
/** What asks every second whether something is due, and what then takes a batch of it. */
const CLAIMS: Readonly<
  Record<string, readonly [isDue: SQL, take: readonly ((db: Db) => Promise<unknown>)[], blocksEach?: number]>
> = {
  'card payments': [arePaymentsDue(now), [(db) => duePayments(db, now, BATCH)]],
  'claims of offers': [areClaimsDue(now), [(db) => dueClaims(db, now, BATCH)]],
  'device work': [deviceWork.isWorkDue(now), [(db) => deviceWork.readDueWork(db, now, BATCH)]],
  'devices in events': [
    areStepsDue(now),
    [
      (db) => resetFarDueTimes(db, now),
      (db) => countDue(db, now, BATCH),
      (db) => claimSteps(db, now, now.getTime() / 1_000, BATCH, ['busy']),
    ],
    FEW,
  ],
  events: [areEventsDue(now), [(db) => dueEvents(db, now, BATCH)]],
  'grid reports': [areReportsDue(now), [(db) => findDueReports(db, now, BATCH)]],
  messages: [areMessagesDue(now), [(db) => findDueMessages(db, now, BATCH)]],
  orders: [areOrdersDue(now), [(db) => dueOrders(db, now, BATCH)]],
  'rate plans': [areRatePlansDue(now), [(db) => listDueResults(db, now, BATCH)]],
  referrals: [areReferralsDue(now), [(db) => dueReferrals(db, now, BATCH)]],
  schedules: [areSchedulesDue(now), [(db) => dueSchedules(db, now, BATCH)]],
  surveys: [areSurveysDue(now), [(db) => listDueSurveys(db, now, BATCH)]],
  'utility work': [utilityWork.isWorkDue(now), [(db) => utilityWork.findDueWork(db, now, BATCH)]],
  'tax forms': [areW9sDue(now), [(db) => dueW9s(db, now, BATCH)]],
};
/** Blocks that a look may read that finds nothing: the tops of its indexes. */
const LOOK = 30;

const VALUES: Readonly<Record<string, string>> = {
  uuid: `('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid`,
  text: `'t' || n`,
  varchar: `'t' || n`,
  timestamptz: `timestamptz '2026-06-16T01:00:00Z'`,
  date: `date '2026-06-16'`,
  bool: 'false',
  jsonb: `'{}'::jsonb`,
  bytea: `int4send(n)`,
};

/** Rows of a table whose keys are numbers, each of them due. */
async function fill(table: string): Promise<void> {
  const { columns, also = '' } = DUE[table] ?? { columns: [] };
  const { rows } = await client.query<{ name: string; type: string; check: boolean }>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO'
       and (is_nullable = 'NO' and column_default is null or column_name = any($2))`,
    [table, [...columns, ...also.split(' ').slice(0, 1), 'connection_id', 'step']],
  );
  const values = rows.map(({ name, type }) => {
    if (columns.includes(name)) return `timestamptz '2026-06-16T01:00:00Z' + n * interval '1 s'`;
    if (also.startsWith(`${name} `)) return also.slice(`${name} = `.length);
    return VALUES[type] ?? (type.startsWith('_') ? `'{}'::${type}` : 'n');
  });
  await client.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from generate_series(1, ${HOMES}) n`,
  );
}

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('claims of due rows on PostgreSQL', () => {
  beforeAll(async () => {
    database = await testDb();
    client = new pg.Client({ connectionString: database.url ?? '' });
    await client.connect();
    await client.query(
      `insert into utilities (id, brand, acronym, name, short_name, country, time_zone, connection, created_at)
       values ($1, 'plans', 'PLANS', 'Plans', 'Plans', 'US', 'America/Los_Angeles', 'OAUTH', now())`,
      [UTILITY],
    );
    await client.query(
      `insert into programs (id, brand, utility_id, name, rules, created_at) values ($1, 'plans', $2, 'Plans', $3, now())`,
      [PROGRAM, UTILITY, programRules({ zone: 'America/Los_Angeles', country: 'US' })],
    );
    await client.query(
      `insert into members (id, brand, email, email_key, time_zone, country, created_at)
       select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'plans', 'm' || n, 'm' || n, 'America/Los_Angeles', 'US', now()
       from generate_series(1, $1::int) n`,
      [HOMES],
    );
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  it('read a few blocks a home, for three events in a row, whatever the statistics say', async () => {
    const blocks: Record<string, number> = {};
    await addEvent(0);
    blocks['without statistics'] = await mostBlocks(0);
    await client.query('vacuum analyze participations');
    // The statistics say that nothing is due.
    await addEvent(1);
    blocks['stale, nothing due'] = await mostBlocks(1);
    await addEvent(2);
    await client.query('vacuum analyze participations');
    blocks['fresh, all of one event due'] = await mostBlocks(2);
    await addEvent(3);
    await addEvent(4);
    await client.query('analyze participations');
    blocks['fresh, two events due'] = await mostBlocks(3);
    for (const [state, each] of Object.entries(blocks))
      expect(each, `Blocks a home, ${state}`).toBeLessThan(FEW);
  });

  it('look at the tops of their indexes while nothing is due, and read a few blocks for each row that is', async () => {
    // Only the plans matter here: rows without those that they belong to, and without a state that makes sense.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ drop: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
       where contype = 'c' and conrelid = any($1::text[]::regclass[])`,
      [Object.keys(DUE)],
    );
    for (const { drop } of rows) await client.query(drop);
    const all = async (run: (table: string) => string): Promise<void> => {
      for (const table of Object.keys(DUE)) await client.query(run(table));
    };
    const setDue = (to: string): Promise<void> =>
      all(
        (table) =>
          `update ${table} set ${DUE[table]?.columns.map((column) => `${column} = ${to}`).join(', ')}`,
      );
    await all((table) => `alter table ${table} set (autovacuum_enabled = false)`);
    for (const table of Object.keys(DUE)) await fill(table);

    const tooMany: string[] = [];
    const look = async (state: string, isAnyDue: boolean): Promise<void> => {
      for (const [name, [isDue, take, each = 3]] of Object.entries(CLAIMS)) {
        const runs = [(db: Db) => db.execute(sql`select ${isDue}`), ...take];
        for (const [place, run] of runs.entries())
          for (const statement of await asked(run)) {
            await client.query('begin');
            const blocks = await blocksOf(statement);
            await client.query('rollback');
            if (blocks > LOOK + (isAnyDue && place > 0 ? BATCH * each : 0))
              tooMany.push(`${name}, ${state}: ${blocks} blocks for ${statement.text.slice(0, 60)}`);
          }
      }
    };
    await look('without statistics, all due', true);
    await all((table) => `analyze ${table}`);
    await look('fresh, all due', true);
    await setDue('null');
    await all((table) => `vacuum ${table}`);
    await look('stale, nothing due', false);
    await all((table) => `analyze ${table}`);
    await look('fresh, nothing due', false);
    await setDue(`timestamptz '2026-06-16T01:00:00Z'`);
    await look('stale, all due', true);
    expect(tooMany).toEqual([]);
  });
});
