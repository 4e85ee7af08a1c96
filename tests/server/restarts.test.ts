import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run, type Running } from '../../src/server/app/run.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgresServer.ts';
import { program, type Program } from '../support/program.ts';
import { smallProduct } from './helpers/smallProduct.ts';

/** A database server of its own is restarted, so it runs once, where PostgreSQL is installed. */
const programs = findPostgres();

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly reason?: string;
  readonly waiting?: number;
  readonly lateSeconds?: number;
}

describe.runIf(programs !== null)('processes on a PostgreSQL server', { timeout: 240_000 }, () => {
  let postgres: PostgresServer;
  let client: pg.Client;
  const started: Program[] = [];

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '', { outlivesKill: true });
  }, 120_000);
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
  });
  afterAll(() => postgres.stop());

  const start = (settings: Readonly<Record<string, string>>): Program => {
    const one = program({
      DATABASE_URL: postgres.url,
      HEALTH_PORT: '0',
      JOB_POLL_MS: '200',
      LOG_LEVEL: 'info',
      ...settings,
    });
    started.push(one);
    return one;
  };
  const readyz = async (port: number): Promise<{ status: number; checks: readonly Check[] }> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    return { status: answer.status, checks: ((await answer.json()) as { checks: readonly Check[] }).checks };
  };
  const untilStatus = async (port: number, status: number): Promise<readonly Check[]> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = await readyz(port);
      if (found.status === status) return found.checks;
      await wait(100);
    }
    throw new Error(`${port} does not answer /readyz with ${status}.`);
  };
  const query = async (text: string): Promise<unknown[]> => {
    client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const askForNote = (text: string): Promise<unknown> =>
    query(
      `insert into pgboss.job (name, data, singleton_key, policy) values ('write-note', '{"text": "${text}"}', '${text}', 'short')`,
    );
  const untilNoted = async (text: string): Promise<void> => {
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await query(`select 1 from system_settings where key = 'note:${text}'`)).length === 1) return;
      await wait(100);
    }
    throw new Error(`The job ${text} is not done.`);
  };

  it('a worker outlives a restart of the database, reports it in its health and its log, and continues with jobs', async () => {
    const worker = start({ ROLE: 'worker' });
    const port = Number((await worker.says(/health on (\d+)/))[1]);
    await untilStatus(port, 200);
    await askForNote('before');
    await untilNoted('before');

    for (const turn of ['first', 'second']) {
      await postgres.kill();
      const checks = await untilStatus(port, 503);
      expect(checks.find(({ name }) => name === 'database')).toEqual({
        name: 'database',
        ok: false,
        reason: 'The database cannot be reached.',
      });
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      // Only its own timer keeps it alive now.
      await wait(1_500);
      expect([worker.child.exitCode, worker.child.signalCode]).toEqual([null, null]);
      await postgres.restart();
      await untilStatus(port, 200);
      await askForNote(turn);
      await untilNoted(turn);
    }
    expect(worker.out().match(/the database is lost; the worker goes on looking for it/g)).toHaveLength(2);
    expect(worker.out().match(/the database is back/g)).toHaveLength(2);

    await query(
      "insert into pgboss.job (name, data, start_after) values ('write-note', '{}', now() + interval '1 hour')",
    );
    expect((await readyz(port)).checks.at(-1)).toMatchObject({
      name: 'jobs',
      ok: true,
      waiting: 0,
      lateSeconds: 0,
    });
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
  });

  describe('web processes', () => {
    const lines: string[] = [];
    const running: Running[] = [];
    afterEach(async () => {
      for (const one of running.splice(0)) await one.stop();
    });

    const startWeb = async (drainSeconds: number): Promise<{ port: number; stop: () => Promise<void> }> => {
      const config = readConfig(
        {
          DATABASE_URL: postgres.url,
          EBBWATT_ENV: 'test',
          ROLE: 'web',
          PORT: '0',
          HOST: '127.0.0.1',
          DRAIN_SECONDS: String(drainSeconds),
        },
        [],
        projectRoot(),
      );
      const one = await run(
        projectRoot(),
        config,
        createLog('warn', { write: (line) => void lines.push(line) }),
        smallProduct,
      );
      running.push(one);
      return { port: one.port ?? 0, stop: one.stop };
    };

    it('of an older release stay ready on the database of a newer one, and start on it', async () => {
      const older = await startWeb(0);
      await query(
        "insert into schema_migrations (position, name, hash) select max(position) + 1, 'of_a_newer_release', 'its hash' from schema_migrations",
      );
      try {
        expect((await readyz(older.port)).status).toBe(200);
        expect((await readyz((await startWeb(0)).port)).status).toBe(200);
        expect(lines.join()).toContain('the database is of a newer release');
      } finally {
        await query("delete from schema_migrations where name = 'of_a_newer_release'");
      }
    });

    it('that are restarted one after the other under load drop no request', async () => {
      const balancer = await startBalancer();
      const load = new Load(balancer);
      const join = async ({ port }: { readonly port: number }): Promise<void> => {
        balancer.add(port);
        for (let tries = 0; !balancer.isReady(port) && tries < 100; tries += 1) await wait(50);
      };
      try {
        const before = [await startWeb(2), await startWeb(2)];
        for (const one of before) await join(one);
        const callers = load.run(8);
        for (const old of before) {
          await join(await startWeb(2));
          await old.stop();
        }
        load.stop();
        await callers;
      } finally {
        await balancer.close();
      }
      expect(load.failed).toEqual([]);
      expect(load.answered).toBeGreaterThan(200);
    });
  });
});

/** Callers that ask one request after the other: calls that read the database, and some that take their time. */
class Load {
  readonly failed: string[] = [];
  answered = 0;
  #stopped = false;

  constructor(private readonly balancer: Balancer) {}

  async run(callers: number): Promise<void> {
    await Promise.all(
      Array.from({ length: callers }, (_none, index) => this.#call(index === 0 ? 'slow' : 'count')),
    );
  }

  stop(): void {
    this.#stopped = true;
  }

  async #call(path: string): Promise<void> {
    while (!this.#stopped) {
      const failure = await fetch(`${this.balancer.origin}/backend/${path}`).then(async (answer) => {
        const text = await answer.text();
        return answer.ok ? null : `${path}: ${answer.status} ${text}`;
      }, String);
      if (failure === null) this.answered += 1;
      else this.failed.push(failure);
      await wait(5);
    }
  }
}
