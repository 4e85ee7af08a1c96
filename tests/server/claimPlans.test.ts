import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programRules } from '../../src/domain/programs/rules.ts';
import { statementTexts } from '../../src/server/platform/db/sql.ts';
import '../../src/server/devices/inEvents/store.ts';
import '../../src/server/events/queries/claims.ts';
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

/** Blocks that a statement reads. */
async function blocksOf(name: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (analyze, buffers, timing off, format json) ${statementTexts().get(name)}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan.');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
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
    most = Math.max(most, (await blocksOf('results-claim', [eventId(place), LATER, BATCH])) / BATCH);
    const { rowCount } = await client.query(
      `update participations set settlement = 'SETTLED', settle_due_at = null
       where event_id = $1 and member_id between $2 and $3`,
      [eventId(place), memberId(done + 1), memberId(done + PART)],
    );
    expect(rowCount).toBe(PART);
  }
  return most;
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
});
