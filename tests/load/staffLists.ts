import pg from 'pg';
import { staffEvents, staffParticipants } from '../../src/server/events/queries/staffEvents.ts';
import { staffOrders } from '../../src/server/orders/queries.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import type { Page } from '../../src/server/platform/graphql/connection.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { memberRecords } from '../../src/server/readmodels/memberRecords.ts';
import { BENCH_BRAND } from './homes.ts';
import { ownDatabase } from './ownDatabase.ts';
import { inTurns, timed, times, type Line } from './report.ts';

const ROUNDS = 9;
const ID = "('00000000-0000-7000-9200-' || lpad(to_hex(n), 12, '0'))::uuid";
const EVENT = '00000000-0000-7000-9400-000000000001';
const PROGRAM = '00000000-0000-7000-9300-000000000001';
const FIRST: Page = { limit: 50, after: null };
const ALL = { text: '', tag: null };
const ORDERS = { step: null, search: null, lateBy: null };
const EVENTS = { statuses: null, programId: null, search: null };
const counted = (table: string, where: string): string =>
  `(select count(*) from ${table} where ${where}) as total`;
const ofBrand = `brand = '${BENCH_BRAND}'`;

/** What staff open, and the one statement that finds the same rows and their number. */
const LISTS: readonly (readonly [
  what: string,
  read: (db: Db) => Promise<{ readonly totalCount: number }>,
  floor: string,
])[] = [
  [
    'members by address',
    (db) => memberRecords(db, BENCH_BRAND, FIRST, ALL, { field: 'EMAIL', direction: 'ASC' }),
    `select id, ${counted('members', ofBrand)} from members where ${ofBrand} order by email_key limit 51`,
  ],
  [
    'members by name',
    (db) => memberRecords(db, BENCH_BRAND, FIRST, ALL, { field: 'NAME', direction: 'ASC' }),
    `select id, ${counted('members', ofBrand)} from members where ${ofBrand}
     order by nullif(lower(trim(first_name || ' ' || last_name)), '') limit 51`,
  ],
  [
    'members, a page in the middle',
    (db) =>
      memberRecords(
        db,
        BENCH_BRAND,
        { limit: 50, after: ['quill5', '00000000-0000-7000-9200-000000000005'] },
        ALL,
        {
          field: 'EMAIL',
          direction: 'ASC',
        },
      ),
    `select id, ${counted('members', ofBrand)} from members where ${ofBrand} and email_key > 'quill5' order by email_key limit 51`,
  ],
  [
    'members whose address has 4711',
    (db) =>
      memberRecords(
        db,
        BENCH_BRAND,
        FIRST,
        { text: '4711', tag: null },
        { field: 'EMAIL', direction: 'ASC' },
      ),
    `select id from members where ${ofBrand} and email_key like '%4711%' order by email_key`,
  ],
  [
    'the newest orders',
    (db) => staffOrders(db, BENCH_BRAND, FIRST, ORDERS, { field: 'PLACED_AT', direction: 'DESC' }),
    `select id, ${counted('orders', ofBrand)} from orders where ${ofBrand} order by placed_at desc limit 51`,
  ],
  [
    'orders by member',
    (db) => staffOrders(db, BENCH_BRAND, FIRST, ORDERS, { field: 'MEMBER', direction: 'ASC' }),
    `select o.id, ${counted('orders', ofBrand)} from orders o left join members m on m.id = o.member_id
     where o.${ofBrand} order by m.email_key nulls last, o.id limit 51`,
  ],
  [
    'homes of an event by what they saved',
    (db) =>
      staffParticipants(
        db,
        EVENT,
        FIRST,
        { state: null, search: '' },
        { field: 'REDUCTION', direction: 'DESC' },
      ),
    `select member_id, ${counted('participations', `event_id = '${EVENT}'`)} from participations
     where event_id = '${EVENT}' order by reduction_wh desc nulls last limit 51`,
  ],
  [
    'homes of an event by name',
    (db) =>
      staffParticipants(db, EVENT, FIRST, { state: null, search: '' }, { field: 'MEMBER', direction: 'ASC' }),
    `select member_id, ${counted('participations', `event_id = '${EVENT}'`)} from participations p join members m on m.id = p.member_id
     where event_id = '${EVENT}'
     order by lower(coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email, p.member_id::text)), member_id limit 51`,
  ],
  [
    'events with what became of their homes',
    (db) => staffEvents(db, BENCH_BRAND, FIRST, EVENTS, { field: 'START_AT', direction: 'DESC' }),
    `select e.id, count(*), count(*) filter (where p.opt = 'in'), sum(p.points), ${counted('events', ofBrand)},
       (select count(*) from utility_connections c where c.program_id = e.program_id) as asked
     from events e join participations p on p.event_id = e.id where e.${ofBrand} group by e.id`,
  ],
];

/** Lists of the staff area beside the one bare statement that each needs, its count included. */
export async function staffListsBench(serverUrl: string, members: number): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'bench_staff_lists');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = openServer({ url, poolSize: 1, log: createLog('warn') });
  try {
    await fill(client, members);
    const lines: Line[] = [];
    for (const [what, read, floor] of LISTS) {
      // Plans and pages are there before it is measured.
      for (let n = 0; n < 3; n += 1) {
        const { totalCount } = await read(database.db);
        if (totalCount === 0) throw new Error(`The list "${what}" is empty.`);
        await client.query(floor);
      }
      const took = await inTurns(
        ROUNDS,
        () => timed(() => read(database.db)),
        () => timed(() => client.query(floor)),
      );
      lines.push({
        what: `staff lists: ${what}`,
        ours: `${times(took.ours)} ms`,
        floor: `${times(took.floor)} ms`,
        ratio: times(took.ours / took.floor),
        goal: 'the time of one statement',
      });
    }
    return lines;
  } finally {
    await database.close();
    await client.end();
  }
}

/** Inserted by SQL and without triggers, because the inserting isn't measured. */
async function fill(client: pg.Client, members: number): Promise<void> {
  const brand = [BENCH_BRAND, members];
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into members (id, brand, email, email_key, first_name, last_name, time_zone, country, created_at)
     select ${ID}, $1, 'quill' || n || '@example.org', 'quill' || n || '@example.org', initcap(substr(md5(n::text), 1, 6)),
       initcap(substr(md5('s' || n), 1, 8)), 'America/Los_Angeles', 'US', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into utility_connections (member_id, brand, widget_state, program_id, enrolled_at)
     select ${ID}, $1, 'MarketEnrolled', '${PROGRAM}', now() from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into programs (id, brand, name, rules, utility_id, created_at) select '${PROGRAM}', $1, 'Bench', '{"zone": "America/Los_Angeles"}', gen_random_uuid(), now()`,
    [BENCH_BRAND],
  );
  await client.query(
    `insert into events (id, program_id, brand, type, algorithm, start_at, end_at, rules, status, created_at)
     select ('00000000-0000-7000-9400-' || lpad(to_hex(n), 12, '0'))::uuid, '${PROGRAM}', $1, 'residential', 'shed', now() - n * interval '7 days',
       now() - n * interval '7 days' + interval '1 hour', '{"zone": "America/Los_Angeles"}', 'settled', now()
     from generate_series(1, 20) n`,
    [BENCH_BRAND],
  );
  await client.query(
    `insert into participations (event_id, member_id, start_at, brand, opt, settlement, reduction_wh, points)
     select e.id, ${ID}, e.start_at, $1, 'in', 'settled', (n * 7919) % 3000, (n * 7919) % 300
     from events e, generate_series(1, $2::int) n where e.id = '${EVENT}' or n % 20 = 0`,
    brand,
  );
  await client.query(
    `insert into orders (id, member_id, brand, key, kind, item, state, title, quantity, recipient, placed_at, changed_at)
     select gen_random_uuid(), ${ID}, $1, 'bench' || n, 'giftcard', 'bench', 'fulfilled', 'Gift card', 1, 'member',
       now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
