import pg from 'pg';
import { packValues } from '../../src/domain/meter/packedBytes.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { ManualClock } from '../../src/server/platform/clock.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { startBacktest } from '../../src/server/settlement/backtest/request.ts';
import { runBacktest } from '../../src/server/settlement/backtest/run.ts';
import { settleEvent } from '../../src/server/settlement/service.ts';
import { root } from './processes.ts';
import { count, times, type Line } from './report.ts';

const BRAND = 'bench';
const PROGRAM = '00000000-0000-7000-8000-0000000000a1';
const UTILITY = '00000000-0000-7000-8000-0000000000a2';
const FIRST_EVENING = Date.parse('2026-06-16T01:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_DAY = '2026-05-01';
const LAST_DAY = '2026-06-21';
const AT_ONCE = 250;

/** An evening in which `members` members took part. Each size has its own day, so that nothing is settled twice. */
interface Evening {
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
    await makeMembers(client, most);
    const lines: Line[] = [];
    for (const [place, share] of [1 / 4, 1 / 2].entries()) {
      const evening = createEvening(Math.round(most * share), place);
      await askMembers(client, evening);
      lines.push(await settleEvening(client, database, evening));
    }
    const inARow = [2, 3, 4].map((place) => createEvening(most, place));
    // Three evenings of the same homes are due at a time, as after an outage.
    for (const evening of inARow) await askMembers(client, evening);
    for (const evening of inARow) lines.push(await settleEvening(client, database, evening));
    lines.push(await replayEvenings(client, database, most));
    return lines;
  } finally {
    await database.close();
    await client.end();
  }
}

function createEvening(members: number, place: number): Evening {
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

/** A backtest of three settings over the same homes, beside reading the packed rows of one evening's settlement for each of its evenings. */
async function replayEvenings(
  client: pg.Client,
  database: ReturnType<typeof openServer>,
  members: number,
): Promise<Line> {
  const clock = new ManualClock(new Date('2026-06-21T12:00:00Z'));
  const deps = {
    db: database.db,
    clock,
    newId: createIds(clock),
    brands: { byId: () => ({ config: { wattConversionRate: 100 } }) },
  };
  const plain = {
    baselineRule: 'ten-of-ten',
    sameDayAdjustment: false,
    deadBandPercent: 5,
    carryFactor: 2,
    pointsPerKwh: 100,
  } as const;
  const outcome = await startBacktest(deps, {
    brandId: BRAND,
    actorId: null,
    reason: 'To know.',
    country: 'US',
    utilityId: UTILITY,
    segmentId: null,
    uploadId: null,
    evenings: {
      from: '2026-06-01',
      to: '2026-06-14',
      startMinute: 1080,
      endMinute: 1140,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      every: 2,
    },
    settlementIntervalMinutes: 15,
    settings: [plain, { ...plain, carryFactor: 0 }, { ...plain, baselineRule: 'blend' }],
  });
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  const started = performance.now();
  const homes = await runBacktest(deps, outcome.backtest.id);
  const seconds = (performance.now() - started) / 1_000;
  if (homes !== members) throw new Error(`${homes} of ${members} homes were calculated.`);
  const evenings = 7 * members;
  const floorSeconds = (await readRows(client, members)) * 7;
  return {
    what: `backtest of ${count(members)} homes, 3 settings, evenings/s`,
    ours: count(evenings / seconds),
    floor: count(evenings / floorSeconds),
    ratio: `${times(seconds / floorSeconds)} × the floor's time`,
    goal: '≤ 1 ×',
  };
}

/** Seconds to read the packed rows that settling one evening needs. */
async function readRows(client: pg.Client, members: number): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select id from service_points where brand = $1 order by id limit $2',
    [BRAND, members],
  );
  const started = performance.now();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const batch = rows.slice(from, from + AT_ONCE);
    await client.query({
      name: 'floor-read',
      text: `select service_point_id, utc_day, start_second, interval_seconds, readings, runs from reading_days
             where service_point_id = any($1::uuid[]) and channel = 'import' and utc_day between $2 and $3`,
      values: [batch.map(({ id }) => id), FIRST_DAY, LAST_DAY],
    });
  }
  return (performance.now() - started) / 1_000;
}

/** Inserted by SQL, because only the settling is measured. */
async function makeMembers(client: pg.Client, members: number): Promise<void> {
  const rules = programRules({ zone: 'America/Los_Angeles', country: 'US' });
  await client.query(
    `insert into utilities (id, brand, acronym, name, short_name, country, time_zone, connection, created_at)
    values ($1, $2, 'BENCH', 'Bench', 'Bench', 'US', 'America/Los_Angeles', 'OAUTH', now())`,
    [UTILITY, BRAND],
  );
  await client.query(
    'insert into programs (id, brand, utility_id, name, rules, created_at) values ($1, $2, $3, $4, $5, now())',
    [PROGRAM, BRAND, UTILITY, 'Bench', rules],
  );
  await client.query(
    `insert into members (id, brand, email, email_key, time_zone, country, created_at)
     select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'm' || n, 'm' || n, 'America/Los_Angeles', 'US', now() from generate_series(1, $2::int) n`,
    [BRAND, members],
  );
  await client.query(
    `insert into utility_connections (member_id, brand, utility_id, program_id, widget_state, ever_reached_auth_done, enrolled_at)
     select id, brand, $2, $3, 'MarketEnrolled', true, now() - interval '1 year' from members where brand = $1`,
    [BRAND, UTILITY, PROGRAM],
  );
  await client.query(
    `insert into service_points (id, brand, member_id, number_hash, number_last4, time_zone, verified, created_at)
     select id, brand, id, id::text, '0000', time_zone, true, now() from members where brand = $1`,
    [BRAND],
  );
  // Seven kinds of days, so that no two neighbors are the same.
  for (let kind = 0; kind < 7; kind += 1) {
    const values = Uint32Array.from(
      { length: 96 },
      (_, slot) => 150_000 + ((slot * 7_919 + kind * 104_729) % 350_000),
    );
    const runs = [
      { from: 0, count: 96, quality: 'actual', source: 'utility', issuedAt: '2026-06-18T00:00:00Z' },
    ];
    await client.query(
      `insert into reading_days (service_point_id, channel, utc_day, interval_seconds, start_second, readings, runs, covered_seconds, version)
       select s.id, 'import', d::date, 900, 0, $2, $3, 86400, 1
       from service_points s cross join generate_series($4::date, $5::date, interval '1 day') d
       where s.brand = $1 and extract(doy from d)::int % 7 = $6::int`,
      [BRAND, packValues(values), JSON.stringify(runs), FIRST_DAY, LAST_DAY, kind],
    );
  }
  await client.query('vacuum analyze');
}

async function askMembers(client: pg.Client, { id, members, start, end }: Evening): Promise<void> {
  await client.query(
    `insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, due_at, rules, created_at)
     select $1, $2, id, 'PARTICIPATION_REDUCTION', 'participation_reduction', $4, $5, 'ENDED', $5::timestamptz + interval '21 days', rules, now() from programs where id = $3`,
    [id, BRAND, PROGRAM, start, end],
  );
  await client.query(
    `insert into participations (member_id, event_id, brand, start_at, opt, joined_at, settlement, settle_due_at)
     select id, $2, brand, $3::timestamptz, 'in', $3::timestamptz - interval '1 day', 'PENDING', $4::timestamptz from members where brand = $1 order by id limit $5`,
    [BRAND, id, start, end, members],
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
    const found = await client.query<{ readings: Buffer }>({
      name: 'floor-read',
      text: `select service_point_id, utc_day, start_second, interval_seconds, readings, runs from reading_days
             where service_point_id = any($1::uuid[]) and channel = 'import' and utc_day between $2 and $3`,
      values: [batch.map((row) => row.id), FIRST_DAY, LAST_DAY],
    });
    for (const row of found.rows) bytes += row.readings.length;
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
