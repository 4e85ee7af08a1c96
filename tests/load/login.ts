import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { DEMO_CAST } from '../../src/server/demo/cast.ts';
import { DEMO_PASSWORD, demoEmail } from '../../src/server/demo/people.ts';
import { closedLoop, percentile, type BuildRequest } from './visitors.ts';
import { KeepAliveConnection } from './keepAlive.ts';
import { startProduct } from './processes.ts';
import { count, inTurns, median, times, type Line } from './report.ts';
import { logIn } from './visitor.ts';

const SECONDS = 4;
const ROUNDS = 5;
/** Warm-up of the herd before measuring, in which the engine compiles the hot code. */
const WARM_UP_SECONDS = 25;
/** Concurrent log-ins. */
const HERD = 16;
/** Brands whose members log in with a password. */
const BRANDS = ['default', 'au-retailer', 'us-energy', 'home-security', 'us-mobile'];

/** Log-ins beside bare argon2id of the same cost, and how long other members wait while a herd logs in. */
export async function loginBench(databaseUrl: string): Promise<Line[]> {
  const product = await startProduct(
    {
      DATABASE_URL: databaseUrl,
      EBBWATT_ENV: 'review',
      DATA_DIR: '/tmp/ebbwatt-bench-login',
      TRUST_PROXY: '1',
    },
    ['--demo'],
  );
  const line = new KeepAliveConnection(product.port);
  try {
    const query = Object.entries(persisted).find(([, text]) =>
      text.startsWith('query homeLoaderQuery '),
    )?.[0];
    if (query === undefined) throw new Error('There is no persisted operation homeLoaderQuery.');
    const home = post({
      host: 'localhost',
      path: '/backend/graphql/internal',
      ...(await logIn(product.port)),
      body: { id: query, variables: {} },
    });
    const logIns = await logInRequests(line);
    const herd = (seconds = SECONDS) => closedLoop(product.port, logIns, { connections: HERD, seconds });
    const bareHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await herd(WARM_UP_SECONDS);
    const speed = await inTurns(ROUNDS, herd, () => bareSpeed(bareHash));

    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await p99(line, home));
      const running = herd();
      busy.push(await p99(line, home));
      await running;
    }
    return [
      {
        what: 'log-ins/s',
        ours: count(speed.ours),
        floor: count(speed.floor),
        ratio: times(speed.ours / speed.floor),
        goal: '≥ 0.90',
      },
      {
        what: 'Home while a herd logs in, p99 ms',
        ours: median(busy).toFixed(1),
        floor: median(quiet).toFixed(1),
        ratio: times(median(busy) / median(quiet)),
        goal: '≤ 1.50',
      },
    ];
  } finally {
    line.close();
    await product.stop();
  }
}

/** The demonstration's members in turns, each from their own address. Staff are left out, because they log in with two factors. */
async function logInRequests(line: KeepAliveConnection): Promise<BuildRequest> {
  const requests: string[] = [];
  for (const [at, brand] of BRANDS.entries()) {
    const host = `${brand}.localhost`;
    const { head } = await line.ask(`GET /backend/reset_cookies HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    const token = /ebbwatt_csrf=([^;]+)/.exec(head)?.[1] ?? '';
    const members = DEMO_CAST.filter(({ role }) => role !== 'staff' && role !== 'colleague');
    for (const [index, { role }] of members.entries()) {
      requests.push(
        post({
          host,
          path: '/backend/login',
          cookie: `ebbwatt_csrf=${token}`,
          token,
          address: `198.51.${at}.${index + 1}`,
          body: { email: demoEmail(brand, role), password: DEMO_PASSWORD },
        }),
      );
    }
  }
  return (turn) => requests[turn % requests.length] ?? '';
}

/** Hashes per second, one at a time per processor. */
async function bareSpeed(bareHash: string): Promise<number> {
  const began = performance.now();
  const end = began + SECONDS * 1_000;
  let done = 0;
  const lane = async (): Promise<void> => {
    for (; performance.now() < end; done += 1) await verify(bareHash, DEMO_PASSWORD);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return (done * 1_000) / (performance.now() - began);
}

/** 99th percentile of sequential requests, milliseconds. */
async function p99(line: KeepAliveConnection, request: string): Promise<number> {
  const took: number[] = [];
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end;) {
    const began = performance.now();
    const { status, at } = await line.ask(request);
    if (status !== 200) throw new Error(`Home answered ${status}.`);
    took.push(at - began);
  }
  return percentile(
    took.sort((a, b) => a - b),
    99,
  );
}

interface Post {
  readonly host: string;
  readonly path: string;
  readonly cookie: string;
  /** As the cookie has it. */
  readonly token: string;
  readonly address?: string;
  readonly body: object;
}

function post({ host, path, cookie, token, address, body }: Post): string {
  const text = JSON.stringify(body);
  const from = address === undefined ? '' : `X-Forwarded-For: ${address}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-CSRF-Token: ${decodeURIComponent(token)}\r\n${from}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
