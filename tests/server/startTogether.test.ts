import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend, type Backend } from '../../src/server/app/backend.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgresServer.ts';

/** Each round has an empty database and its own order of events; with EBBWATT_DEEP there are twice as many. */
const ROUNDS = process.env['EBBWATT_DEEP'] === '1' ? 8 : 4;

/** Its own database server, so it runs once, where PostgreSQL is installed. */
const programs = findPostgres();

describe.runIf(programs !== null)(
  'two web processes and a worker on an empty PostgreSQL database',
  { timeout: 240_000 },
  () => {
    let postgres: PostgresServer;
    let admin: pg.Client;

    beforeAll(async () => {
      postgres = await startPostgres(programs ?? '');
      admin = new pg.Client({ connectionString: postgres.url });
      await admin.connect();
    }, 120_000);
    afterAll(async () => {
      await admin.end();
      await postgres.stop();
    });

    it('all start when they are started at the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await admin.query(`create database together_${round}`);
        const url = new URL(postgres.url);
        url.pathname = `/together_${round}`;
        const starts = ['web', 'web', 'worker'].map((role) => {
          const config = readConfig(
            { DATABASE_URL: url.href, EBBWATT_ENV: 'test', ROLE: role, DEMO: 'off' },
            [],
            projectRoot(),
          );
          return openBackend(projectRoot(), config, createLog('silent'), { subjects });
        });
        const opened: Backend[] = [];
        const failures: unknown[] = [];
        for (const outcome of await Promise.allSettled(starts)) {
          if (outcome.status === 'fulfilled') opened.push(outcome.value);
          else failures.push(outcome.reason);
        }
        const ready = await Promise.all(opened.map(({ readiness }) => readiness()));
        for (const backend of opened) await backend.close();
        expect(failures).toEqual([]);
        expect(ready.flat().filter(({ ok, name }) => !ok && name !== 'jobs')).toEqual([]);
      }
    });
  },
);
