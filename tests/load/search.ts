import pg from 'pg';
import { openServer } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { orderHits } from '../../src/server/readmodels/orderHits.ts';
import { memberHits } from '../../src/server/readmodels/memberHits.ts';
import { BENCH_BRAND } from './homes.ts';
import { ownDatabase } from './ownDatabase.ts';
import { inTurns, timed, times, type Line } from './report.ts';

const ROUNDS = 9;
const ID = "('00000000-0000-7000-9200-' || lpad(to_hex(n), 12, '0'))::uuid";

/** Names are searched in part as addresses are. */
const isPart = (text: string): string =>
  `(email_key like '%${text}%' or lower(first_name || ' ' || last_name) like '%${text}%')`;

/** What is typed, and the statement that finds only that, with the text written into it. */
const SEARCHES: readonly (readonly [what: string, typed: string, floor: string])[] = [
  [
    'the beginning of an address',
    'quill4711',
    `select id from members where brand = '${BENCH_BRAND}' and email_key ~>=~ 'quill4711' and email_key ~<~ 'quill4712' limit 5`,
  ],
  [
    'a part of an address that few have',
    'ill4711@',
    `select id from members where brand = '${BENCH_BRAND}' and ${isPart('ill4711@')} limit 5`,
  ],
  [
    'a part that everybody has',
    'example',
    `select id from members where brand = '${BENCH_BRAND}' and ${isPart('example')} limit 5`,
  ],
  [
    'the last digits of a phone number',
    '0004711',
    // One number, so that it is also asked who has it in an address.
    `(select member_id from phone_numbers where reverse(number) ~>=~ '1174000' and reverse(number) ~<~ '1174001' limit 5)
     union all (select id from members where brand = '${BENCH_BRAND}' and ${isPart('0004711')} limit 5)`,
  ],
  [
    'the last digits of a meter',
    '4711',
    `select member_id from service_points where brand = '${BENCH_BRAND}' and lower(number_last4) = '4711' limit 5`,
  ],
  [
    'what nobody has',
    'zzqxzzqx',
    `select id from members where brand = '${BENCH_BRAND}' and ${isPart('zzqxzzqx')} limit 5`,
  ],
];

/** The same for orders. */
const ORDER_SEARCHES: typeof SEARCHES = [
  [
    "an order's number",
    '00000000-0000-7000-9200-00000000126',
    `select id from orders where brand = '${BENCH_BRAND}'
       and id between '00000000-0000-7000-9200-000000001260' and '00000000-0000-7000-9200-00000000126f' limit 5`,
  ],
  [
    "the shop's number",
    'sh-4711',
    `select id from orders where brand = '${BENCH_BRAND}' and shop_number is not null
       and lower(shop_number) ~>=~ 'sh-4711' and lower(shop_number) ~<~ 'sh-4712' limit 5`,
  ],
  [
    "a code's last characters",
    '4711',
    `select id from orders where brand = '${BENCH_BRAND}' and code_end is not null and code_end = 'end4711' limit 5`,
  ],
];

/** The staff's search of members, beside the one bare statement that would find the same. */
export async function searchBench(serverUrl: string, members: number): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'bench_search');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = openServer({ url, poolSize: 1, log: createLog('warn') });
  try {
    await fill(client, members);
    const lines: Line[] = [];
    for (const [what, typed, floor] of [...SEARCHES, ...ORDER_SEARCHES]) {
      const ask = ORDER_SEARCHES.some(([name]) => name === what)
        ? () => orderHits(database.db, BENCH_BRAND, typed, (end) => `end${end}`)
        : () => memberHits(database.db, BENCH_BRAND, typed, () => 'hash');
      // Plans and pages are there before it is measured.
      for (let n = 0; n < 3; n += 1) {
        await ask();
        await client.query(floor);
      }
      const took = await inTurns(
        ROUNDS,
        () => timed(ask),
        () => timed(() => client.query(floor)),
      );
      lines.push({
        what: `search: ${what}`,
        ours: `${times(took.ours)} ms`,
        floor: `${times(took.floor)} ms`,
        ratio: times(took.ours / took.floor),
        goal: 'under 100 ms',
      });
    }
    return lines;
  } finally {
    await database.close();
    await client.end();
  }
}

/** Inserted by SQL, because the inserting isn't measured. */
async function fill(client: pg.Client, members: number): Promise<void> {
  await client.query(
    `insert into members (id, brand, email, email_key, first_name, last_name, time_zone, country, created_at)
     select ${ID}, $1, 'quill' || n || '@example.org', 'quill' || n || '@example.org', initcap(substr(md5(n::text), 1, 6)),
       initcap(substr(md5('s' || n), 1, 8)), 'America/Los_Angeles', 'US', now() from generate_series(1, $2::int) n`,
    [BENCH_BRAND, members],
  );
  await client.query(
    `insert into phone_numbers (member_id, number, verified, added_at)
     select ${ID}, '+1415' || lpad(n::text, 7, '0'), true, now() from generate_series(1, $1::int) n`,
    [members],
  );
  await client.query(
    `insert into service_points (id, brand, member_id, number_hash, number_last4, time_zone, verified, created_at)
     select ${ID}, $1, ${ID}, md5('m' || n), lpad((n % 10000)::text, 4, '0'), 'America/Los_Angeles', true, now()
     from generate_series(1, $2::int) n`,
    [BENCH_BRAND, members],
  );
  await client.query(
    `insert into orders (id, member_id, brand, key, kind, item, quantity, state, recipient, shop_number, code_end, placed_at, changed_at)
     select ${ID}, ${ID}, $1, 'bench', 'gift_card', 'GROCER', 1, 'fulfilled', 'Quill', 'SH-' || n, 'end' || lpad((n % 10000)::text, 4, '0'),
       now(), now() from generate_series(1, $2::int) n`,
    [BENCH_BRAND, members],
  );
  // Orders have no statistics yet, as on the day after an import.
  await client.query('vacuum analyze members, phone_numbers, service_points');
}
