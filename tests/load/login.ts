import { hash, verify } from '@node-rs/argon2';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { DEMO_CAST } from '../../src/server/demo/cast.ts';
import { DEMO_PASSWORD, demoEmail } from '../../src/server/demo/people.ts';
import { startProduct } from './processes.ts';
import { count, inTurns, median, times, type Line } from './report.ts';
import { logIn, type LoggedIn } from './visitor.ts';

const SECONDS = 4;
const ROUNDS = 5;
/** Log-ins that are under way at a time. */
const HERD = 16;
const BRANDS = ['default', 'au-retailer', 'ca-telecom', 'us-energy', 'home-security', 'us-mobile'];

interface Person {
  readonly host: string;
  readonly email: string;
  readonly address: string;
}

/** Log-ins beside bare argon2id of the same cost, and how long everybody else waits while a herd logs in. */
export async function loginBench(databaseUrl: string): Promise<Line[]> {
  // Staff are left out: their log-in has a second step. Everybody comes from an address of their own, as in life.
  const people = BRANDS.flatMap((brand, at) =>
    DEMO_CAST.filter(({ role }) => role !== 'staff' && role !== 'colleague').map(({ role }, index): Person => ({ host: `${brand}.localhost`, email: demoEmail(brand, role), address: `198.51.${at}.${index + 1}` })),
  );
  const product = await startProduct({ DATABASE_URL: databaseUrl, EBBWATT_ENV: 'review', DATA_DIR: '/tmp/ebbwatt-bench-login', TRUST_PROXY: '1' }, ['--demo']);
  const agent = new Agent({ keepAlive: true, maxSockets: HERD * 2 });
  try {
    const who = await logIn(product.port);
    const query = Object.entries(persisted).find(([, text]) => text.startsWith('query homeLoaderQuery '))?.[0];
    if (query === undefined) throw new Error('There is no persisted operation homeLoaderQuery.');
    const herd = (until: () => boolean) => runHerd(product.port, agent, people, until);
    const ask = () => post(product.port, agent, { host: 'localhost', path: '/backend/graphql/internal', cookie: who.cookie, token: who.token, body: { id: query, variables: {} } });
    const bareHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const ours = async () => (await herd(forSeconds(SECONDS))) / SECONDS;
    const bare = async () => (await inParallel(availableParallelism(), forSeconds(SECONDS), () => verify(bareHash, DEMO_PASSWORD))) / SECONDS;
    await ours();
    const speed = await inTurns(ROUNDS, ours, bare);

    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await p99(ask));
      let over = false;
      const running = herd(() => over);
      busy.push(await p99(ask));
      over = true;
      await running;
    }
    return [
      { what: 'log-ins/s', ours: count(speed.ours), floor: count(speed.floor), ratio: times(speed.ours / speed.floor), goal: '≥ 0.90' },
      { what: 'Home while a herd logs in, p99 ms', ours: median(busy).toFixed(1), floor: median(quiet).toFixed(1), ratio: times(median(busy) / median(quiet)), goal: '≤ 1.50' },
    ];
  } finally {
    agent.destroy();
    await product.stop();
  }
}

function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() >= end;
}

/** Does it over and over, so many at a time; answers how often. */
async function inParallel(many: number, isOver: () => boolean, work: (turn: number) => Promise<unknown>): Promise<number> {
  let done = 0;
  let turn = 0;
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      await work((turn += 1));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: many }, lane));
  return done;
}

async function runHerd(port: number, agent: Agent, people: readonly Person[], isOver: () => boolean): Promise<number> {
  const strangers = new Map<string, Pick<LoggedIn, 'cookie' | 'token'>>();
  for (const { host } of people) if (!strangers.has(host)) strangers.set(host, await stranger(port, agent, host));
  return inParallel(HERD, isOver, async (turn) => {
    const person = people[turn % people.length];
    const known = person && strangers.get(person.host);
    if (!person || !known) throw new Error('Nobody is there to log in.');
    await post(port, agent, { host: person.host, path: '/backend/login', ...known, address: person.address, body: { email: person.email, password: DEMO_PASSWORD } });
  });
}

/** The slowest but one in a hundred of one request after the other. */
async function p99(ask: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (const isOver = forSeconds(SECONDS); !isOver(); ) {
    const began = performance.now();
    await ask();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? NaN;
}

async function stranger(port: number, agent: Agent, host: string): Promise<Pick<LoggedIn, 'cookie' | 'token'>> {
  const { cookies } = await send(port, agent, { host, path: '/backend/reset_cookies', method: 'GET', headers: {}, body: null });
  const token = /ebbwatt_csrf=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
  return { cookie: `ebbwatt_csrf=${token}`, token };
}

interface Post {
  readonly host: string;
  readonly path: string;
  readonly cookie: string;
  readonly token: string;
  readonly address?: string;
  readonly body: object;
}

async function post(port: number, agent: Agent, { host, path, cookie, token, address, body }: Post): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie, 'x-csrf-token': decodeURIComponent(token), ...(address === undefined ? {} : { 'x-forwarded-for': address }) };
  const { status } = await send(port, agent, { host, path, method: 'POST', headers, body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`${path} on ${host} answered ${status}.`);
}

function send(port: number, agent: Agent, { host, path, method, headers, body }: { host: string; path: string; method: string; headers: Record<string, string>; body: string | null }): Promise<{ status: number; cookies: readonly string[] }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, agent, headers: { host: `${host}:${port}`, ...headers, ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }) } }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, cookies: incoming.headers['set-cookie'] ?? [] }));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
