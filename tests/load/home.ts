import autocannon from 'autocannon';
import pg from 'pg';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { startProduct, startScript, untilQuiet, usage, type Started } from './processes.ts';
import { count, inTurns, times, type Line } from './report.ts';
import { logIn, type LoggedIn } from './visitor.ts';

const SECONDS = 4;
const ROUNDS = 5;
const CONNECTIONS = 20;
const PAGES = 1_000;
/** Pages before measuring, after which the engine has compiled the hot code: its compiler runs in the same process. */
const WARM_UP_PAGES = 4_000;
/** Pages requested concurrently. */
const VISITORS = 10;

/** Home's operation against its floor, the statements it costs, a page from the cache, and what memory is held afterwards. */
export async function homeBench(databaseUrl: string): Promise<Line[]> {
  const product = await startProduct(
    { DATABASE_URL: databaseUrl, EBBWATT_ENV: 'review', DATA_DIR: '/tmp/ebbwatt-bench-data' },
    ['--demo'],
  );
  const floor = await startScript('tests/load/floor/home.ts', { DATABASE_URL: databaseUrl });
  try {
    const who = await logIn(product.port);
    const query = operation('homeLoaderQuery');
    const ours = () =>
      perSecond(
        `http://localhost:${product.port}/backend/graphql/internal`,
        who,
        JSON.stringify({ id: query, variables: {} }),
      );
    const bare = () => perSecond(`http://127.0.0.1:${floor.port}/`, who, '{}');
    await untilQuiet(product);
    await ours();
    await bare();
    const speed = await inTurns(ROUNDS, ours, bare);
    const statements = await countStatements(databaseUrl, product, who, query);
    const [alone, among] = [await pageCost(product, who, 1), await pageCost(product, who, VISITORS)];
    const [bareAlone, bareAmong] = [await pageCost(floor, who, 1), await pageCost(floor, who, VISITORS)];
    return [
      {
        what: 'Home, GraphQL, requests/s',
        ours: count(speed.ours),
        floor: count(speed.floor),
        ratio: times(speed.ours / speed.floor),
        goal: '≥ 0.85',
      },
      {
        what: 'Home, GraphQL, SQL statements',
        ours: statements.toFixed(1),
        floor: '1',
        ratio: '',
        goal: '≤ 4',
      },
      {
        what: `Home page from the cache, ms of server CPU, ${VISITORS} at a time`,
        ours: among.toFixed(2),
        floor: bareAmong.toFixed(2),
        ratio: times(among / bareAmong),
        goal: '≤ 0.6',
      },
      {
        what: 'Home page from the cache, ms of server CPU, one at a time',
        ours: alone.toFixed(2),
        floor: bareAlone.toFixed(2),
        ratio: times(alone / bareAlone),
        goal: 'shown',
      },
      {
        what: 'memory of the server afterwards, MB',
        ours: count(usage(product).megabytes),
        floor: count(usage(floor).megabytes),
        ratio: '',
        goal: 'shown',
      },
    ];
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
}

/** The id of one of our own operations. */
export function operation(name: string): string {
  const found = Object.entries(persisted).find(([, text]) => text.startsWith(`query ${name} `));
  if (found === undefined) throw new Error(`There is no persisted operation ${name}.`);
  return found[0];
}

async function perSecond(url: string, { cookie, token }: LoggedIn, body: string): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': token },
    body,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} refused ${result.non2xx} requests and failed ${result.errors}.`);
  return result.requests.average;
}

/** An idle connection reports its counts within ten seconds. Source: PostgreSQL, PGSTAT_IDLE_INTERVAL. */
const REPORTED_AFTER_MS = 11_000;

/** Counted by the database itself over many sequential requests, so that our code can't hide one. */
async function countStatements(
  databaseUrl: string,
  product: Started,
  { cookie, token }: LoggedIn,
  id: string,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const requests = 400;
    const read = async (): Promise<number> => {
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query<{ calls: string }>(
        'select xact_commit + xact_rollback as calls from pg_stat_database where datname = current_database()',
      );
      return Number(rows[0]?.calls);
    };
    const reported = () => new Promise((resolve) => setTimeout(resolve, REPORTED_AFTER_MS));
    await reported();
    const quiet = await read();
    await reported();
    const before = await read();
    const background = before - quiet;
    for (let index = 0; index < requests; index += 1) {
      const answer = await fetch(`http://localhost:${product.port}/backend/graphql/internal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': token },
        body: JSON.stringify({ id, variables: {} }),
      });
      await answer.arrayBuffer();
    }
    await reported();
    return ((await read()) - before - background) / requests;
  } finally {
    await client.end();
  }
}

/**
 * Milliseconds of CPU a page costs once it is in the cache, session and data included, and once the code is compiled, with
 * `atATime` concurrent requests; of the floor, what its answer costs. One at a time costs most: for each page the server
 * wakes a sleeping database and visitor, which is expensive on virtual machines.
 */
async function pageCost(server: Started, { cookie }: LoggedIn, atATime: number): Promise<number> {
  const get = async (): Promise<void> => {
    const answer = await fetch(`http://localhost:${server.port}/`, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`Home answered ${answer.status}.`);
    await answer.arrayBuffer();
  };
  const visitor = async (pages: number): Promise<void> => {
    for (let index = 0; index < pages; index += 1) await get();
  };
  const visit = (pages: number) =>
    Promise.all(Array.from({ length: atATime }, () => visitor(pages / atATime)));
  await visit(WARM_UP_PAGES);
  const before = usage(server).cpuSeconds;
  await visit(PAGES);
  return ((usage(server).cpuSeconds - before) * 1_000) / PAGES;
}
