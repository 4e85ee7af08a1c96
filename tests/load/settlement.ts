import pg from 'pg';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { settleEvent } from '../../src/server/settlement/service.ts';
import { makeMembers, METERED_PROGRAM, readPackedRows } from './meteredMembers.ts';
import { root } from './processes.ts';
import { count, times, type Line } from './report.ts';

const BRAND = 'bench';
const FIRST_EVENING = Date.parse('2026-06-16T01:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_DAY = '2026-05-01';
const LAST_DAY = '2026-06-21';
const AT_ONCE = 250;

/** An evening in which `members` members took part. Each size has its own day, so that nothing is settled twice. */
export interface Evening {
  readonly id: string;
  readonly members: number;
  readonly start: Date;
  readonly end: Date;
}

/**
 * Settles an event with a quarter and half of `most` members, then three in a row with all, each with 52 days of 15-minute
 * readings, end to end by the product's own job code on PostgreSQL, with whatever statistics the database happens to have.
 * The floor uses bare `pg` in the same batches: it reads the packed rows that settling needs, and writes as many postings
 * into the same ledger.
 */
export async function settlementBench(databaseUrl: string, most: number): Promise<Line[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = openServer({ url: databaseUrl, poolSize: 6, log: createLog('warn') });
  try {
    await migrate(database, readMigrations(migrationsFolder(root)));
    await makeMembers(client, { brand: BRAND, members: most, firstDay: FIRST_DAY, lastDay: LAST_DAY });
    const lines: Line[] = [];
    for (const [place, share] of [1 / 4, 1 / 2].entries()) {
      const evening = createEvening(Math.round(most * share), place);
      await askMembers(client, BRAND, evening);
      lines.push(await settleEvening(client, database, evening));
    }
    const inARow = [2, 3, 4].map((place) => createEvening(most, place));
    // Three evenings of the same homes are due at a time, as after an outage.
    for (const evening of inARow) await askMembers(client, BRAND, evening);
    for (const evening of inARow) lines.push(await settleEvening(client, database, evening));
    return lines;
  } finally {
    await database.close();
    await client.end();
  }
}

export function createEvening(members: number, place: number): Evening {
  const start = FIRST_EVENING + place * DAY_MS;
  return {
    id: `00000000-0000-7000-8000-0000000000b${place}`,
    members,
    start: new Date(start),
    end: new Date(start + HOUR_MS),
  };
}

async function settleEvening(
  client: pg.Client,
  database: ReturnType<typeof openServer>,
  evening: Evening,
): Promise<Line> {
  const { id, members, end } = evening;
  const floorSeconds = await readAndPost(client, evening);
  const clock = new ManualClock(new Date(end.getTime() + DAY_MS));
  const started = performance.now();
  const counts = await settleEvent(
    { db: database.db, clock, brands: { byId: () => ({ config: { wattConversionRate: 100 } }) } },
    BRAND,
    id,
  );
  const seconds = (performance.now() - started) / 1_000;
  if (counts.settled !== members)
    throw new Error(`${counts.settled} of ${members} members were settled: ${JSON.stringify(counts)}`);
  return {
    what: `settling ${count(members)} members, 15 min, 10 of 10, members/s`,
    ours: count(members / seconds),
    floor: count(members / floorSeconds),
    ratio: `${times(seconds / floorSeconds)} × the floor's time`,
    goal: '≤ 2 ×',
  };
}

/** An ended event whose results are due, in which a brand's first members took part. */
export async function askMembers(
  client: pg.Client,
  brand: string,
  { id, members, start, end }: Evening,
): Promise<void> {
  await client.query(
    `insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, due_at, rules, created_at)
     select $1, $2, id, 'PARTICIPATION_REDUCTION', 'participation_reduction', $4, $5, 'ENDED', $5::timestamptz + interval '21 days', rules, now() from programs where id = $3`,
    [id, brand, METERED_PROGRAM, start, end],
  );
  await client.query(
    `insert into participations (member_id, event_id, brand, start_at, opt, joined_at, settlement, settle_due_at)
     select id, $2, brand, $3::timestamptz, 'in', $3::timestamptz - interval '1 day', 'PENDING', $4::timestamptz from members where brand = $1 order by id limit $5`,
    [brand, id, start, end, members],
  );
}

/** Seconds to read the packed rows that settlement needs, and to write two postings of two lines for each member. */
async function readAndPost(client: pg.Client, { id, members }: Evening): Promise<number> {
  const { rows } = await client.query<{ id: string; member_id: string }>(
    'select id, member_id from service_points where brand = $1 order by id limit $2',
    [BRAND, members],
  );
  const started = performance.now();
  let bytes = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = rows.slice(from, from + AT_ONCE);
    await client.query('begin');
    bytes += await readPackedRows(
      client,
      batch.map((row) => row.id),
      { firstDay: FIRST_DAY, lastDay: LAST_DAY },
    );
    await client.query({
      name: 'floor-post',
      text: `insert into ledger_entries (member_id, cause_key, line, brand, account, amount_watts, cause, event_id, booked_at)
             select m, 'floor:' || $2 || ':' || p, l, $3, case l when 0 then 'member:' || m else 'program:floor' end, case l when 0 then 500 else -500 end, 'participation', $2::uuid, now()
             from unnest($1::uuid[]) m cross join generate_series(1, 2) p cross join generate_series(0, 1) l`,
      values: [batch.map((row) => row.member_id), id, BRAND],
    });
    await client.query('commit');
  }
  if (bytes === 0) throw new Error('The floor read nothing.');
  return (performance.now() - started) / 1_000;
}
