import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import { findPostgres } from '../support/postgresServer.ts';
import { logEverybodyIn, makeHomes, type Visitor } from './homes.ts';
import { ownDatabase } from './ownDatabase.ts';
import { startApi, startScript } from './processes.ts';
import { count, inTurns, times, type Line } from './report.ts';
import { closedLoop, type BuildRequest } from './visitors.ts';

const MEMBERS = 5_000;
const REWARDS = 34;
const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 4;
const PRICE = 100;
const REWARD = '00000000-0000-7000-8000-0000000000f1';

/** Redeeming a coupon, of which members can have any number, over HTTP beside the same statements by pgbench, and the catalogue beside one SQL statement. */
export async function redeemBench(serverUrl: string): Promise<Line[]> {
  const url = await ownDatabase(serverUrl, 'redeem');
  const key = randomBytes(32).toString('hex');
  const visitors = await makeWorld(url, key);
  const product = await startApi({
    DATABASE_URL: url,
    SECRET_KEY: key,
    DATA_DIR: '/tmp/ebbwatt-bench-redeem',
  });
  const floor = await startScript('tests/load/floor/catalogue.ts', { DATABASE_URL: url });
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-pgbench-'));
  try {
    const load = { connections: CONNECTIONS, seconds: SECONDS };
    const ours = () => closedLoop(product.port, redemption(visitors), load);
    const listed = () => closedLoop(product.port, catalogue(visitors), load);
    const bare = () => closedLoop(floor.port, catalogue(visitors), load);
    for (let warm = 0; warm < 2; warm += 1) {
      await ours();
      await listed();
      await bare();
    }
    const redeemed = await inTurns(ROUNDS, ours, () => pgbench(url, folder));
    const seen = await inTurns(ROUNDS, listed, bare);
    return [
      {
        what: 'redemptions/s',
        ours: count(redeemed.ours),
        floor: count(redeemed.floor),
        ratio: times(redeemed.ours / redeemed.floor),
        goal: '≥ 0.50',
      },
      {
        what: `catalogue of ${REWARDS} rewards, requests/s`,
        ours: count(seen.ours),
        floor: count(seen.floor),
        ratio: times(seen.ours / seen.floor),
        goal: '≥ 0.85',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([product.stop(), floor.stop()]);
  }
}

async function makeWorld(url: string, key: string): Promise<Visitor[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await makeHomes(client, { homes: MEMBERS, devicesEach: 0 });
    const texts = JSON.stringify({
      'en-US': { title: 'Corner Grocer coupon', text: 'Groceries for the week.', terms: 'No returns.' },
    });
    await client.query(
      `insert into rewards (id, brand, type, texts, service, item, denomination_type, amounts, starts_at, place, created_at, changed_at)
       select case when n = 1 then $1::uuid else gen_random_uuid() end, 'default', 'COUPON', $2::jsonb, 'alder', 'GROCER', 'DENOMINATED',
         '[${PRICE}, 500, 1000]', now() - interval '1 day', n, now(), now() from generate_series(1, ${REWARDS}) n`,
      [REWARD, texts],
    );
    await client.query('insert into reward_stock select id, 100000000 from rewards');
    await client.query(
      `insert into ledger_entries (member_id, cause_key, line, brand, account, amount_watts, cause, booked_at)
       select m.id, 'start', l.line, 'default', case l.line when 1 then 'member:' || m.id else 'brand:default:adjustment' end,
         case l.line when 1 then 1000000000 else -1000000000 end, 'staff-adjustment', now()
       from members m cross join (values (1), (2)) l (line)`,
    );
    const visitors = await logEverybodyIn(client, createSecrets(Buffer.from(key, 'hex')), MEMBERS);
    // pgbench can't hash, so it has sessions of its own that it finds by the member's number.
    await client.query(
      `insert into sessions (token_hash, id, brand, member_id, created_at, last_seen_at, expires_at, agent)
       select 'bench-' || row_number() over (order by id), gen_random_uuid(), 'default', id, now(), now(), now() + interval '1 day', 'pgbench' from members`,
    );
    await client.query('vacuum analyze');
    return visitors;
  } finally {
    await client.end();
  }
}

const redemption =
  (visitors: readonly Visitor[]): BuildRequest =>
  (turn) => {
    const cookie = visitors[turn % visitors.length]?.cookie ?? '';
    const token = decodeURIComponent(/ebbwatt_csrf=([^;]+)/.exec(cookie)?.[1] ?? '');
    const body = JSON.stringify({ points: PRICE, version: 1 });
    return `POST /backend/api/v2/marketplace/redeem/${REWARD} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nX-CSRF-Token: ${token}\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };

const catalogue =
  (visitors: readonly Visitor[]): BuildRequest =>
  (turn) =>
    `GET /backend/api/v2/marketplace/rewards HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nCookie: ${visitors[turn % visitors.length]?.cookie ?? ''}\r\n\r\n`;

/** What a redemption asks of the database, in its order. */
const SCRIPT = `\\set n random(1, ${MEMBERS})
select token.id, token.created_at, token.last_seen_at, m.id, m.is_admin, m.locale, m.time_zone, m.account_setup_status,
  coalesce((select jsonb_object_agg(a.key, a.value) from member_attributes a where a.member_id = m.id), '{}')
  from sessions token join members m on m.id = token.member_id and m.brand = token.brand
  where token.token_hash = 'bench-' || :n and token.brand = 'default' and token.expires_at > now();
begin;
insert into idempotency_keys (member_id, operation, key, body_hash, started_at, expires_at)
  select member_id, 'redeemReward', gen_random_uuid()::text, 'hash', now(), now() + interval '2 days' from sessions where token_hash = 'bench-' || :n
  on conflict do nothing;
select coalesce(b.watts, 0), r.id, r.texts, r.amounts, r.version, s.remaining from members m
  left join member_balances b on b.member_id = m.id left join rewards r on r.brand = m.brand and r.id = '${REWARD}'
  left join reward_stock s on s.reward_id = r.id where m.id = (select member_id from sessions where token_hash = 'bench-' || :n);
select watts from member_balances where member_id = (select member_id from sessions where token_hash = 'bench-' || :n) for update;
select exists (select from cashout_accounts where member_id = (select member_id from sessions where token_hash = 'bench-' || :n) and blocked_at is not null);
select * from orders where member_id = (select member_id from sessions where token_hash = 'bench-' || :n) and key = 'none';
select email, shipping_address from members where id = (select member_id from sessions where token_hash = 'bench-' || :n);
with made as (select gen_random_uuid() as id, member_id from sessions where token_hash = 'bench-' || :n),
  ordered as (insert into orders (id, member_id, brand, key, kind, item, service, reward_id, quantity, title, state, recipient, price_watts, price_points, placed_at, changed_at)
    select id, member_id, 'default', 'redeem:' || id, 'coupon', 'GROCER', 'alder', '${REWARD}', 1, 'Corner Grocer coupon', 'placed', 'Dana', 10000, 100, now(), now() from made),
  booked as (insert into ledger_entries (member_id, cause_key, line, brand, account, amount_watts, cause, booked_at)
    select member_id, 'order:' || id || chr(58) || 'hold', l.line, 'default', case l.line when 1 then 'member:' else 'held:' end || member_id, case l.line when 1 then -10000 else 10000 end, 'order-hold', now()
    from made cross join (values (1), (2)) l (line))
  insert into order_history (order_id, member_id, at, what) select id, member_id, now(), 'placed' from made;
insert into pgboss.job (name, data, singleton_key) values ('orders.fulfil', '{}', gen_random_uuid()::text);
update reward_stock set remaining = remaining - 1 where reward_id = '${REWARD}' and remaining >= 1;
select watts, held_watts from member_balances where member_id = (select member_id from sessions where token_hash = 'bench-' || :n);
update idempotency_keys set status = 200, answer = '{}' where member_id = (select member_id from sessions where token_hash = 'bench-' || :n) and status is null;
commit;
`;

/** Transactions per second. */
async function pgbench(url: string, folder: string): Promise<number> {
  const programs = findPostgres() ?? '';
  const program = existsSync(join(programs, 'pgbench')) ? join(programs, 'pgbench') : 'pgbench';
  const script = join(folder, 'redeem.sql');
  writeFileSync(script, SCRIPT);
  const { stdout } = await promisify(execFile)(program, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${CONNECTIONS}`,
    '--jobs=2',
    `--time=${SECONDS}`,
    `--file=${script}`,
    url,
  ]);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (tps === undefined || /failed transactions: [1-9]/.test(stdout))
    throw new Error(`pgbench failed:\n${stdout}`);
  return Number(tps);
}
