import pg from 'pg';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { readAges, readBurn, readEntries, readTrialBalance } from '../../src/server/money/queries/books.ts';
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
const NOW = new Date('2026-09-15T12:00:00Z');
const MONTH = { from: '2026-09-01', to: '2026-09-30' };
const WEEKS = { first: '2026-06-22', last: '2026-09-14' };
const PAGE = { limit: 50, after: null };
/** Evenings of a year that paid every member. */
const EVENINGS = 24;

/** What the money page and the overview read, and the bare statement on the same rows. */
const FIGURES: readonly (readonly [what: string, read: (db: Db) => Promise<unknown>, floor: string])[] = [
  [
    'trial balance of a month',
    (db) => readTrialBalance(db, BENCH_BRAND, MONTH),
    // The day that is not summed yet is in the entries alone.
    `select sum(greatest(amount_watts, 0)), sum(greatest(-amount_watts, 0)) from ledger_entries
     where brand = '${BENCH_BRAND}' and booked_at >= '2026-09-15Z'`,
  ],
  [
    'unspent points by age',
    (db) => readAges(db, BENCH_BRAND),
    `select * from liability_ages where brand = '${BENCH_BRAND}'`,
  ],
  [
    'budgets and burn',
    (db) => readBurn(db, BENCH_BRAND, '2026-09-15'),
    `select sum(out_watts) from ledger_days where brand = '${BENCH_BRAND}' and account like 'program:%'`,
  ],
  [
    'the latest entries of a month',
    (db) =>
      readEntries(
        db,
        BENCH_BRAND,
        PAGE,
        { ...MONTH, account: null, direction: null, search: null },
        { field: 'BOOKED_AT', direction: 'DESC' },
      ),
    `select count(*), sum(amount_watts) from ledger_entries
     where brand = '${BENCH_BRAND}' and booked_at >= '2026-09-01Z' and booked_at < '2026-10-01Z'`,
  ],
  [
    'the funnel of 13 weeks',
    (db) => readFunnel(db, BENCH_BRAND, WEEKS),
    `select count(*) from members m join utility_connections c on c.member_id = m.id
     where m.brand = '${BENCH_BRAND}' and m.created_at >= '2026-06-22Z'`,
  ],
  [
    'joining and dropping out',
    (db) => readMovement(db, BENCH_BRAND, WEEKS),
    `select count(*) from utility_transitions where brand = '${BENCH_BRAND}' and at >= '2026-06-22Z'`,
  ],
  [
    'what became of messages',
    (db) => readMessageWeeks(db, BENCH_BRAND, WEEKS),
    // The days that may still change, too.
    `select sum(sent) from (
       select sent from message_days where brand = '${BENCH_BRAND}'
       union all
       select count(*) filter (where state = 'sent') from sent_messages
       where brand = '${BENCH_BRAND}' and created_at >= '2026-09-12Z'
     ) d`,
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
      await read(db);
      await client.query(floor);
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
    `insert into utility_transitions (member_id, position, brand, at, from_state, to_state, cause)
     select ${ID}, 1, $1, timestamptz '2025-09-16Z' + (n % 365) * interval '1 day', 'MarketReady', 'MarketEnrolled', 'poll'
     from generate_series(1, $2::int) n`,
    brand,
  );
  await client.query(
    `insert into ledger_entries (member_id, cause_key, line, brand, account, amount_watts, cause, booked_at)
     select ${ID}, 'settle:' || e, l, $1, case l when 1 then 'member:' || ${ID} else 'program:${PROGRAM}:rewards' end,
       case l when 1 then 9000 else -9000 end, 'event-reduction', timestamptz '2025-09-20Z' + e * interval '15 days'
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
