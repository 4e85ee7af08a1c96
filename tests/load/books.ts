import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import {
  accountClass,
  readAges,
  readBurn,
  readEntries,
  readTrialBalance,
} from '../../src/server/money/queries/books.ts';
import { readBalanceAges, readOpenDays } from '../../src/server/money/queries/days.ts';
import { insertAges, insertDays } from '../../src/server/money/store.ts';
import {
  readFunnel,
  readMessageWeeks,
  readMovement,
  readOpenMessageDays,
} from '../../src/server/overview/queries.ts';
import { insertMessageDays } from '../../src/server/overview/store.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { BENCH_BRAND } from './homes.ts';
import { ownDatabase } from './ownDatabase.ts';
import { inTurns, timed, times, type Line } from './report.ts';

const ROUNDS = 7;
const ID = "('00000000-0000-7000-9200-' || lpad(to_hex(n), 12, '0'))::uuid";
const PROGRAM = '00000000-0000-7000-9300-000000000001';
const EVENT = '00000000-0000-7000-9400-000000000001';
const NOW = new Date('2026-09-15T12:00:00Z');
const MONTH = { from: '2026-09-01', to: '2026-09-30' };
const WEEKS = { first: '2026-06-22', last: '2026-09-14' };
const PAGE = { limit: 50, after: null };
/** Evenings of a year that paid every member. */
const EVENINGS = 24;
/** Homes that settlement books at once, each time by the clock. */
const BOOKED_AT_ONCE = 250;

/** What the month's open day adds to the books, in the smallest words. */
const OPEN_DAY = `brand = '${BENCH_BRAND}' and booked_at >= '2026-09-15Z'`;
const IN_MONTH = `brand = '${BENCH_BRAND}' and booked_at >= '2026-09-01Z' and booked_at < '2026-10-01Z'`;
const week = (at: string): string => `(date_bin('7 days', ${at}, '2026-06-22Z'))::date::text`;

/**
 * What the money page and the overview read, and the one plain statement that returns the same rows: with these values,
 * these days and no filter written into it, and nothing that this brand doesn't have.
 */
const FIGURES: readonly (readonly [
  what: string,
  read: (db: Db) => Promise<readonly object[]>,
  floor: string,
])[] = [
  [
    'trial balance of a month',
    (db) => readTrialBalance(db, BENCH_BRAND, MONTH),
    `select t.account, 'POINTS' as unit, sum(t.opening)::int8 as opening, sum(t.received)::int8 as received,
       sum(t.given)::int8 as given, p.name as program
     from (
       select account, sum(in_watts - out_watts) filter (where day < '2026-09-01') as opening,
         sum(in_watts) filter (where day >= '2026-09-01') as received, sum(out_watts) filter (where day >= '2026-09-01') as given
       from ledger_days where brand = '${BENCH_BRAND}' group by account
       union all
       select ${accountClass('account')}, 0, coalesce(sum(amount_watts) filter (where amount_watts > 0), 0),
         coalesce(-sum(amount_watts) filter (where amount_watts < 0), 0)
       from ledger_entries where ${OPEN_DAY} group by 1
     ) t left join programs p on t.account = 'program:' || p.id || ':rewards'
     group by t.account, p.name order by t.account`,
  ],
  [
    'unspent points by age',
    (db) => readAges(db, BENCH_BRAND),
    `select day::text, from_days as "fromDays", watts, members from liability_ages
     where brand = '${BENCH_BRAND}' and day = (select max(day) from liability_ages where brand = '${BENCH_BRAND}') order by from_days`,
  ],
  [
    'budgets and burn',
    (db) => readBurn(db, BENCH_BRAND, '2026-09-15'),
    `select p.id as "programId", p.name, (p.rules ->> 'budgetPoints')::int8 as "budgetPoints",
       (d.total + e.watts)::int8 as "spentWatts", (d.month + e.watts)::int8 as "monthWatts", d.before::int8 as "monthBeforeWatts",
       0 as billed
     from programs p, (
       select sum(out_watts - in_watts) as total, coalesce(sum(out_watts - in_watts) filter (where day >= '2026-09-01'), 0) as month,
         sum(out_watts - in_watts) filter (where day >= '2026-08-01' and day < '2026-09-01') as before
       from ledger_days where brand = '${BENCH_BRAND}' and account = 'program:${PROGRAM}:rewards'
     ) d, (
       select -sum(amount_watts) as watts from ledger_entries where ${OPEN_DAY} and account = 'program:${PROGRAM}:rewards'
     ) e where p.id = '${PROGRAM}'`,
  ],
  [
    'the latest entries of a month',
    async (db) => {
      const { rows, totalCount, watts } = await readEntries(
        db,
        BENCH_BRAND,
        PAGE,
        { ...MONTH, account: null, direction: null, search: null },
        { field: 'BOOKED_AT', direction: 'DESC' },
      );
      return rows.map(({ sortKey: _sortKey, ...row }) => ({ ...row, totalCount, watts }));
    },
    `select x.*, p.name as program, coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as member, t.*
     from (
       select member_id || '|' || cause_key || '|' || line as id, booked_at as "bookedAt", account, cause, 'POINTS' as unit,
         amount_watts as amount, member_id as "memberId"
       from ledger_entries where ${IN_MONTH} order by booked_at desc, 1 desc limit 51
     ) x
     left join members m on m.id = x."memberId" left join programs p on x.account = 'program:' || p.id || ':rewards',
     (select count(*)::int as "totalCount", sum(amount_watts)::int8 as watts from ledger_entries where ${IN_MONTH}) t
     order by x."bookedAt" desc, x.id desc`,
  ],
  [
    'the funnel of 13 weeks',
    (db) => readFunnel(db, BENCH_BRAND, WEEKS),
    `select ${week('m.created_at')} as week, count(*)::int as "signedUp",
       count(*) filter (where c.utility_id is not null or c.other_utility is not null)::int as "choseUtility",
       count(*) filter (where c.ever_reached_auth_done or c.enrolled_at is not null)::int as connected,
       count(*) filter (where c.enrolled_at is not null)::int as enrolled,
       count(*) filter (where exists (
         select from participations where member_id = m.id and joined_at is not null))::int as "tookPart"
     from members m left join utility_connections c on c.member_id = m.id
     where m.brand = '${BENCH_BRAND}' and not m.is_admin and m.home_id is null and m.created_at >= '2026-06-22Z'
     group by 1 order by 1`,
  ],
  [
    'joining and dropping out',
    (db) => readMovement(db, BENCH_BRAND, WEEKS),
    `select ${week('at')} as week,
       count(*) filter (where to_state = 'MarketEnrolled' and from_state is distinct from 'MarketEnrolled')::int as joined,
       count(*) filter (where from_state = 'MarketEnrolled' and to_state <> 'MarketEnrolled')::int as left
     from utility_transitions where brand = '${BENCH_BRAND}' and at >= '2026-06-22Z' group by 1 order by 1`,
  ],
  [
    'what became of messages',
    (db) => readMessageWeeks(db, BENCH_BRAND, WEEKS),
    `select ${week('at')} as week, upper(channel) as channel, sum(sent)::int as sent, sum(failed)::int as failed,
       sum(dropped)::int as dropped
     from (
       select day::timestamptz as at, channel, sent, failed, dropped from message_days
       where brand = '${BENCH_BRAND}' and day >= '2026-06-22'
       union all
       select date_bin('7 days', created_at, '2026-06-22Z'), channel, count(*) filter (where state = 'sent'),
         count(*) filter (where state = 'failed'), count(*) filter (where state = 'dropped')
       from sent_messages where brand = '${BENCH_BRAND}' and created_at >= '2026-09-12Z' group by 1, 2
     ) d group by 1, 2 order by 1, 2`,
  ],
];

/** The statements of the money page and of the overview for so many members, beside bare ones. */
export async function booksBench(serverUrl: string, members: number): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'bench_books');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = openServer({ url, poolSize: 1, log: createLog('warn') });
  try {
    await fill(client, members);
    const { db } = database;
    const lines: Line[] = [];
    const nightly = await timed(async () => {
      await insertDays(db, await readOpenDays(db, BENCH_BRAND, NOW));
      await insertAges(db, await readBalanceAges(db, BENCH_BRAND, NOW));
      await insertMessageDays(db, await readOpenMessageDays(db, NOW));
    });
    lines.push({
      what: `books: all days summed at once`,
      ours: `${times(nightly)} ms`,
      floor: '–',
      ratio: '–',
      goal: 'at night',
    });
    await client.query('analyze');
    for (const [what, read, floor] of FIGURES) {
      const [ours, { rows }] = [await read(db), await client.query<object>(floor)];
      if (!isDeepStrictEqual(plain(ours), plain(rows)))
        throw new Error(
          `"${what}" shows ${JSON.stringify(ours.slice(0, 2))}, the bare statement ${JSON.stringify(rows.slice(0, 2))}.`,
        );
      const took = await inTurns(
        ROUNDS,
        () => timed(() => read(db)),
        () => timed(() => client.query(floor)),
      );
      lines.push({
        what: `books: ${what}`,
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

/** Rows as the page gets them, so that only what they say is compared. */
const plain = (rows: readonly object[]): unknown => JSON.parse(JSON.stringify(rows));

/** Inserted by SQL, in the order of time, and without the ledger's triggers, because the inserting isn't measured. */
async function fill(client: pg.Client, members: number): Promise<void> {
  const brand = [BENCH_BRAND, members];
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into members (id, brand, email, email_key, first_name, last_name, time_zone, country, created_at)
     select ${ID}, $1, 'quill' || n || '@example.org', 'quill' || n || '@example.org', 'Quill', 'No ' || n,
       'America/Los_Angeles', 'US', timestamptz '2025-09-15Z' + (n % 365) * interval '1 day'
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into utility_connections (member_id, brand, widget_state, program_id, enrolled_at)
     select ${ID}, $1, 'MarketEnrolled', '${PROGRAM}', timestamptz '2025-09-16Z' + (n % 365) * interval '1 day'
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into programs (id, brand, name, rules, utility_id, created_at)
     select '${PROGRAM}', $1, 'Bench', '{"zone": "America/Los_Angeles"}', gen_random_uuid(), now()`,
    [BENCH_BRAND],
  );
  await client.query(
    `insert into participations (event_id, member_id, start_at, brand, opt, joined_at)
     select '${EVENT}', ${ID}, timestamptz '2026-09-14Z', $1, 'in', case when n % 2 = 0 then timestamptz '2026-09-13Z' end
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into utility_transitions (member_id, position, brand, at, from_state, to_state, cause)
     select ${ID}, 1, $1, timestamptz '2025-09-16Z' + (n % 365) * interval '1 day', 'MarketReady', 'MarketEnrolled', 'poll'
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into ledger_entries (member_id, cause_key, line, brand, account, amount_watts, cause, booked_at)
     select ${ID}, 'settle:' || e, l, $1, case l when 1 then 'member:' || ${ID} else 'program:${PROGRAM}:rewards' end,
       case l when 1 then 9000 else -9000 end, 'event-reduction', timestamptz '2025-09-20Z' + e * interval '15 days' + (n / ${BOOKED_AT_ONCE}) * interval '1 second'
     from generate_series(1, ${EVENINGS}) e, generate_series(1, $2::int) n, generate_series(1, 2) l
     order by e, n, l`,
    brand,
  );
  await client.query(
    `insert into member_balances (member_id, watts) select ${ID}, ${EVENINGS} * 9000 from generate_series(1, $1::int) n`,
    [members],
  );
  await client.query(
    `insert into sent_messages (id, brand, key, template, channel, member_id, state, expires_at, created_at)
     select gen_random_uuid(), $1, n || ':' || w, 'event_result', (array['email', 'sms', 'push'])[1 + n % 3], ${ID},
       case when n % 50 = 0 then 'failed' else 'sent' end, now(), timestamptz '2026-09-15Z' - w * interval '7 days'
     from generate_series(0, 12) w, generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum analyze');
}
