import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseGone } from '../../src/server/platform/db/errors.ts';
import { openServer, type OpenDatabase } from '../../src/server/platform/db/open.ts';
import { rows, shortRead } from '../../src/server/platform/db/sql.ts';
import { transaction } from '../../src/server/platform/db/transaction.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';
import { TcpProxy } from '../support/tcpProxy.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

/** Needs a database that can go away: with TEST_DATABASE_URL. The embedded one goes with its process. */
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

/** Short reads queue behind a slow one on the same connection. */
const sleepFor = shortRead('test_sleep', 'select pg_sleep($1::int)::text as slept');

describe.runIf(onServer)('the database is gone and comes back', { timeout: 60_000 }, () => {
  let real: TestDatabase;
  let proxy: TcpProxy;
  let cutOff: OpenDatabase;
  let server: PlatformServer;
  let app: FastifyInstance;

  beforeAll(async () => {
    real = await testDb();
    const url = new URL(real.url ?? '');
    proxy = new TcpProxy(url.hostname, Number(url.port || 5432));
    await proxy.open();
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    // Callers would wait for a connection longer than the test may take.
    cutOff = openServer({ url: url.href, poolSize: 5, log: { warn: () => undefined }, connectMs: 3_600_000 });
    const { db } = cutOff;
    server = await platformServer([
      {
        id: 'read',
        rule: 'anyone',
        path: '/read',
        handler: async () => ({ status: 200, body: await rows(db, sql`select 1 as one`) }),
      },
      {
        id: 'long',
        rule: 'anyone',
        path: '/long',
        handler: async () => ({ status: 200, body: await rows(db, sql`select pg_sleep(20)`) }),
      },
      {
        id: 'short',
        rule: 'anyone',
        path: '/short',
        handler: async () => ({ status: 200, body: await sleepFor(db, [0]) }),
      },
      {
        id: 'shortWaits',
        rule: 'anyone',
        path: '/short-waits',
        handler: async () => ({ status: 200, body: await sleepFor(db, [20]) }),
      },
      {
        id: 'between',
        rule: 'anyone',
        path: '/between',
        handler: async () => {
          await transaction(db, async (tx) => {
            await rows(tx, sql`select 1`);
            await new Promise((resolve) => setTimeout(resolve, 300));
            await rows(tx, sql`select 2`);
          });
          return { status: 200, body: {} };
        },
      },
    ]);
    ({ app } = server);
  });
  afterAll(async () => {
    await server.close();
    await cutOff.close();
    await proxy.cut();
    await real.close();
  });

  const short = () => server.client().call('/short');
  const read = () => server.client().call('/read');

  it('in the middle of a statement and of a transaction: 503, and the process lives', async () => {
    expect((await read()).statusCode).toBe(200);
    expect((await short()).statusCode).toBe(200);
    const inFlight = ['/long', '/between', '/short-waits', '/short-waits', '/short', '/short'].map((path) =>
      server.client().call(path),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    await proxy.cut();
    for (const answer of await Promise.all(inFlight)) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE', retry_after: 5 });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('while it is away every call fails at once and says so', async () => {
    const answers = await Promise.all([read(), read(), read(), read(), short(), short(), short()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  });

  it('when it is back, calls work again without a restart', async () => {
    await proxy.open();
    expect((await read()).json()).toEqual([{ one: 1 }]);
    expect((await Promise.all([short(), short(), short()])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200,
    ]);
    expect((await server.client().call('/between')).statusCode).toBe(200);
  });
});

describe('which errors mean that the database cannot be reached', () => {
  const withCode = (message: string, facts: object): Error => Object.assign(new Error(message), facts);

  it.each<[string, Error, boolean]>([
    [
      'refused',
      withCode('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
      true,
    ],
    ['reset', withCode('read ECONNRESET', { code: 'ECONNRESET' }), true],
    ['shut down by its administrator', withCode('terminating connection', { code: '57P01' }), true],
    ['starting', withCode('the database system is starting up', { code: '57P03' }), true],
    ['full', withCode('sorry, too many clients already', { code: '53300' }), true],
    ['dropped', new Error('Connection terminated unexpectedly'), true],
    [
      'the cause of another error',
      new Error('Failed query', { cause: withCode('terminating', { code: '57P01' }) }),
      true,
    ],
    [
      'refused on each of its addresses',
      new AggregateError([withCode('connect', { code: 'ECONNREFUSED' })], ''),
      true,
    ],
    ['fine: a unique constraint', withCode('duplicate key', { code: '23505' }), false],
    ['fine: a file is missing', withCode('no such file', { code: 'ENOENT', syscall: 'open' }), false],
    ['fine: another fault', new Error('anything else'), false],
  ])('%s', (_what, error, gone) => {
    expect(isDatabaseGone(error)).toBe(gone);
  });
});
