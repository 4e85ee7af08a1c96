import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface, type Interface } from 'node:readline';
import pg from 'pg';
import type { ArchivedRow } from '../../src/server/archive/service.ts';
import { PartFile } from '../../src/server/archive/partFile.ts';
import { claimResults } from '../../src/server/events/queries/claims.ts';
import { eventsToSettle } from '../../src/server/events/service.ts';
import { READINGS } from '../../src/server/meter/archivedDays.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { unsaved } from '../../src/server/platform/db/transaction.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { createSecrets } from '../../src/server/platform/secrets.ts';
import { memberHits } from '../../src/server/readmodels/memberHits.ts';
import { memberRecords } from '../../src/server/readmodels/memberRecords.ts';
import { operation } from './home.ts';
import { BENCH_BRAND, logEverybodyIn } from './homes.ts';
import { makeMembers, meteredMember } from './meteredMembers.ts';
import { ownDatabase } from './ownDatabase.ts';
import { root, startApi } from './processes.ts';
import { count, median, table, timed, times } from './report.ts';
import { askMembers, createEvening, type Evening } from './settlement.ts';
import { closedLoop } from './visitors.ts';

const SHARES = [0.1, 0.3, 1];
const FIRST_DAY = '2026-05-22';
const LAST_DAY = '2026-06-18';
const DAYS = 28;
/** A year of a home: what is read, and how many results it has. */
const YEAR = { days: 365, results: 30 };
/** What an event's results are stored in. */
const RESULTS = ['participations', 'receipts', 'ledger_entries', 'standings'];
const SECONDS = 3;
const ROUNDS = 15;
const VISITORS = 500;

/** A figure at each size. */
interface Row {
  readonly what: string;
  readonly values: readonly number[];
  readonly show: (value: number) => string;
  readonly goal: string;
}

type Figures = ReadonlyMap<string, Pick<Row, 'show' | 'goal'> & { readonly value: number }>;

/**
 * The same programme at a tenth, three tenths and all of `most` homes, each with four weeks of quarter-hours and two settled
 * events: what is stored, what pages and claims take, and how fast one and two workers settle. The last column is what the
 * largest size takes beside the smallest, which has a tenth of the rows.
 */
export async function scaleBench(
  serverUrl: string,
  most: number,
  say: (text: string) => void,
): Promise<string> {
  const sizes = SHARES.map((share) => Math.round(most * share));
  const found: Figures[] = [];
  for (const [place, homes] of sizes.entries()) {
    say(`${count(homes)} homes …`);
    found.push(await measure(serverUrl, `bench_scale_${place}`, homes));
  }
  const [first = new Map<never, never>()] = found;
  const rows = [...first].map(([what, { show, goal }]) => ({
    what,
    show,
    goal,
    values: found.map((figures) => figures.get(what)?.value ?? NaN),
  }));
  return table(
    ['what', ...sizes.map((homes) => `${count(homes)} homes`), 'largest ÷ smallest', 'goal'],
    rows.map(({ what, show, goal, values }) => [
      what,
      ...values.map(show),
      times((values.at(-1) ?? NaN) / (values[0] ?? NaN)),
      goal,
    ]),
  );
}

async function measure(serverUrl: string, name: string, homes: number): Promise<Figures> {
  const figures = new Map<string, Pick<Row, 'show' | 'goal'> & { readonly value: number }>();
  const note = (what: string, value: number, show: Row['show'], goal: string) =>
    void figures.set(what, { value, show, goal });
  const url = await ownDatabase(serverUrl, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const database = openServer({ url, poolSize: 1, log: createLog('warn') });
  try {
    await makeMembers(client, { brand: BENCH_BRAND, members: homes, firstDay: FIRST_DAY, lastDay: LAST_DAY });
    const [first, second] = [createEvening(homes, 0), createEvening(homes, 1)];
    await askMembers(client, BENCH_BRAND, first);
    await client.query('vacuum analyze');
    for (const [what, took] of await claims(database.db, first)) note(what, took, inMs, 'about 1');

    const stored: number[] = [];
    for (const [workers, evening] of [first, second].entries()) {
      const seconds = await settleWith(url, evening, workers + 1);
      const what = `settled results a second, ${workers === 0 ? 'one worker' : 'two workers'}`;
      note(what, homes / seconds, count, 'about 1');
      await client.query('vacuum analyze');
      stored.push(await bytesOf(client, RESULTS));
      if (evening === first) await askMembers(client, BENCH_BRAND, second);
    }
    for (const [what, took] of await staffReads(database.db)) note(what, took, inMs, 'at most 10, its rows');
    for (const [what, took] of await pages(url, client, homes)) note(what, took, inMs, 'about 1');

    const day = (await bytesOf(client, ['reading_days'])) / (homes * DAYS);
    // What the second event adds: the first one also fills what each later one writes over.
    const result = ((stored[1] ?? NaN) - (stored[0] ?? NaN)) / homes;
    note('stored for a day of quarter-hours, bytes', day, count, '');
    note('stored for a home’s year of readings, MB', (day * YEAR.days) / 1e6, times, '');
    const archived = await archivedDay(client);
    note('the same in the archive, MB', (archived * YEAR.days) / 1e6, times, '');
    note('stored for a result, its receipt and postings, bytes', result, count, '');
    const year = (day * YEAR.days + result * YEAR.results) / 1e6;
    note(`stored for a home’s year with ${YEAR.results} events, MB`, year, times, 'at most 0.25 MB');
    return figures;
  } finally {
    await database.close();
    await client.end();
    await dropDatabase(serverUrl, name);
  }
}

const inMs = (value: number): string => `${times(value)} ms`;

/** Bytes of tables with their parts and indexes. */
async function bytesOf(client: pg.Client, tables: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
     where c.relkind = 'r' and coalesce(pg_partition_root(c.oid), c.oid)::regclass::text = any($1)`,
    [tables],
  );
  return Number(rows[0]?.bytes ?? NaN);
}

/** Bytes of a home's day in a part of the archive. */
async function archivedDay(client: pg.Client): Promise<number> {
  const { rows } = await client.query<ArchivedRow>(
    `select service_point_id, channel, utc_day::text, interval_seconds, start_second, readings, runs::text, covered_seconds, version
     from reading_days
     where service_point_id in (select id from service_points order by id limit 2000)
     order by service_point_id, channel, utc_day`,
  );
  const file = new PartFile(READINGS);
  const perGroup = 50 * DAYS;
  for (let at = 0; at < rows.length; at += perGroup) await file.add(rows.slice(at, at + perGroup));
  return (await file.end()).byteLength / rows.length;
}

/** What a worker asks for before it does anything. Nothing is claimed for good. */
async function claims(db: Db, { id, end }: Evening): Promise<readonly (readonly [string, number])[]> {
  const now = new Date(end.getTime() + 86_400_000);
  return [
    ['which events are due for settlement', await usual(() => eventsToSettle(db, now, 100))],
    [
      'claiming 250 results of an event',
      await usual(() =>
        unsaved(db, async (tx) => {
          const claimed = await claimResults(tx, id, now, 250);
          if (claimed.length !== 250) throw new Error(`${claimed.length} results were claimed.`);
        }),
      ),
    ],
  ];
}

async function staffReads(db: Db): Promise<readonly (readonly [string, number])[]> {
  const page = { limit: 50, after: null };
  const byAddress = { field: 'EMAIL', direction: 'ASC' } as const;
  return [
    ['staff search a member', await usual(() => memberHits(db, BENCH_BRAND, 'm471', () => 'hash'))],
    [
      'staff list the members',
      await usual(() => memberRecords(db, BENCH_BRAND, page, { text: '', tag: null }, byAddress)),
    ],
  ];
}

/** Median milliseconds, once plans and pages are there. */
async function usual(run: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await run();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await timed(run));
  return median(took);
}

/** Milliseconds of answers to members of all the homes, one at a time. */
async function pages(
  url: string,
  client: pg.Client,
  homes: number,
): Promise<readonly (readonly [string, number])[]> {
  const key = randomBytes(32).toString('hex');
  const visitors = await logEverybodyIn(client, createSecrets(Buffer.from(key, 'hex')), VISITORS, (n) =>
    meteredMember(1 + Math.floor(((n - 1) * homes) / VISITORS)),
  );
  const product = await startApi({
    DATABASE_URL: url,
    SECRET_KEY: key,
    DATA_DIR: '/tmp/ebbwatt-bench-scale',
  });
  const home = JSON.stringify({ documentId: operation('homeLoaderQuery'), variables: {} });
  const cookieOf = (turn: number): string => visitors[turn % visitors.length]?.cookie ?? '';
  const get =
    (path: string) =>
    (turn: number): string =>
      `GET /backend${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nCookie: ${cookieOf(turn)}\r\n\r\n`;
  const post = (turn: number): string => {
    const token = decodeURIComponent(/ebbwatt_csrf=([^;]+)/.exec(cookieOf(turn))?.[1] ?? '');
    return `POST /backend/graphql/internal HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookieOf(turn)}\r\nX-CSRF-Token: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${home.length}\r\n\r\n${home}`;
  };
  try {
    const took: (readonly [string, number])[] = [];
    for (const [what, request] of [
      ['a member’s session', get('/user_status')],
      ['Home', post],
      ['the wallet', get('/api/v2/wallet?first=50')],
      ['features', get('/api/v2/features')],
      ['a day of energy', get('/api/v2/energy?period=day&date=2026-06-10')],
    ] as const) {
      await closedLoop(product.port, request, { connections: 1, seconds: 1 });
      const perSecond = await closedLoop(product.port, request, { connections: 1, seconds: SECONDS });
      took.push([what, 1_000 / perSecond]);
    }
    return took;
  } finally {
    await product.stop();
  }
}

/** Seconds that some processes take to settle an event together. */
async function settleWith(url: string, { id, members, end }: Evening, workers: number): Promise<number> {
  const now = new Date(end.getTime() + 86_400_000).toISOString();
  const started = Array.from({ length: workers }, () => {
    const args = ['--import', 'tsx', 'tests/load/settleEvening.ts', BENCH_BRAND, id, now];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, lines: createInterface({ input: child.stdout }) };
  });
  await Promise.all(started.map(({ child, lines }) => nextLine(child, lines)));
  const began = performance.now();
  const settled = await Promise.all(
    started.map(async ({ child, lines }) => {
      child.stdin.write('go\n');
      return Number(await nextLine(child, lines));
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const sum = settled.reduce((all, each) => all + each, 0);
  if (sum !== members) throw new Error(`${sum} of ${members} members were settled.`);
  return seconds;
}

function nextLine(child: ChildProcess, lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (code) => reject(new Error(`A worker ended with ${code}.`)));
  });
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`drop database ${name} with (force)`);
  await server.end();
}
