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
  `(select count(*)::int from ${table} where ${where}) as total`;
const ofBrand = `brand = '${BENCH_BRAND}'`;
const NAME = "trim(m.first_name || ' ' || m.last_name)";
/** A member as the list shows them. */
const MEMBER = `m.id, nullif(${NAME}, '') as name, m.email, m.created_at, coalesce(c.postal_code, m.postal_code) as postal_code,
  m.time_zone, m.auto_join, c.program_id, c.utility_id, c.other_utility, c.widget_state, c.widget_substate, c.enrolled_at,
  array(select t.tag from member_tags t where t.member_id = m.id order by t.key) as tags`;
const MEMBERS = `members m left join utility_connections c on c.member_id = m.id where m.${ofBrand}`;
const HOME = `p.member_id as id, p.opt, p.settlement, p.pending_reason, p.reduction_wh, p.points,
  ${counted('participations', `event_id = '${EVENT}'`)}`;

interface Listed {
  readonly rows: readonly { readonly id: string }[];
  readonly totalCount: number;
}
/** The homes of an event, by the id of their member. */
const homes = async (db: Db, field: 'REDUCTION' | 'MEMBER', direction: 'ASC' | 'DESC'): Promise<Listed> => {
  const { rows, totalCount } = await staffParticipants(
    db,
    EVENT,
    FIRST,
    { state: null, search: '' },
    { field, direction },
  );
  return { rows: rows.map(({ memberId, ...row }) => ({ id: memberId, ...row })), totalCount };
};

/** What staff open, and the one plain statement that returns the same rows, all that is shown of them, and their number. */
const LISTS: readonly (readonly [what: string, read: (db: Db) => Promise<Listed>, floor: string])[] = [
  [
    'members by address',
    (db) => memberRecords(db, BENCH_BRAND, FIRST, ALL, { field: 'EMAIL', direction: 'ASC' }),
    `select ${MEMBER}, ${counted('members', ofBrand)} from ${MEMBERS} order by m.email_key, m.id limit 51`,
  ],
  [
    'members by name',
    (db) => memberRecords(db, BENCH_BRAND, FIRST, ALL, { field: 'NAME', direction: 'ASC' }),
    `select ${MEMBER}, ${counted('members', ofBrand)} from ${MEMBERS} order by nullif(lower(${NAME}), ''), m.id limit 51`,
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
    `select ${MEMBER}, ${counted('members', ofBrand)} from ${MEMBERS} and m.email_key > 'quill5' order by m.email_key, m.id limit 51`,
  ],
  [
    'members whose address or name has 4711',
    (db) =>
      memberRecords(
        db,
        BENCH_BRAND,
        FIRST,
        { text: '4711', tag: null },
        { field: 'EMAIL', direction: 'ASC' },
      ),
    `select ${MEMBER}, (count(*) over ())::int as total
     from ${MEMBERS} and (m.email_key like '%4711%' or lower(m.first_name || ' ' || m.last_name) like '%4711%')
     order by m.email_key, m.id limit 51`,
  ],
  [
    'the newest orders',
    (db) => staffOrders(db, BENCH_BRAND, FIRST, ORDERS, { field: 'PLACED_AT', direction: 'DESC' }),
    `select o.*, ${counted('orders', ofBrand)} from orders o where ${ofBrand} order by placed_at desc, id desc limit 51`,
  ],
  [
    'orders by member',
    (db) => staffOrders(db, BENCH_BRAND, FIRST, ORDERS, { field: 'MEMBER', direction: 'ASC' }),
    `select o.*, ${counted('orders', ofBrand)} from orders o left join members m on m.id = o.member_id
     where o.${ofBrand} order by m.email_key nulls last, o.id limit 51`,
  ],
  [
    'homes of an event by what they saved',
    (db) => homes(db, 'REDUCTION', 'DESC'),
    `select ${HOME} from participations p where event_id = '${EVENT}' order by reduction_wh desc nulls last, member_id desc limit 51`,
  ],
  [
    'homes of an event by name',
    (db) => homes(db, 'MEMBER', 'ASC'),
    `select ${HOME} from participations p join members m on m.id = p.member_id where event_id = '${EVENT}'
     order by lower(coalesce(nullif(${NAME}, ''), m.email, p.member_id::text)), member_id limit 51`,
  ],
  [
    'events with what became of their homes',
    (db) => staffEvents(db, BENCH_BRAND, FIRST, EVENTS, { field: 'START_AT', direction: 'DESC' }),
    `select e.*, count(*) filter (where p.opt = 'in') as joined, count(*) filter (where p.opt = 'out') as out,
       count(*) filter (where p.settlement = 'PENDING') as pending, count(*) filter (where p.settlement = 'SETTLED') as settled,
       sum(p.reduction_wh) as wh, sum(p.booked_watts) as paid, ${counted('events', ofBrand)},
       (select count(*) from utility_connections c where c.program_id = e.program_id) as asked
     from events e join participations p on p.event_id = e.id where e.${ofBrand} group by e.id order by e.start_at desc limit 51`,
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
        const { rows, totalCount } = await read(database.db);
        if (totalCount === 0) throw new Error(`The list "${what}" is empty.`);
        const bare = (await client.query<{ id: string; total: number }>(floor)).rows;
        const differs = rows.findIndex(({ id }, place) => bare[place]?.id !== id);
        if (differs >= 0 || bare.length !== rows.length || bare[0]?.total !== totalCount)
          throw new Error(`The list "${what}" and the bare statement differ from row ${differs} on.`);
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
