import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskSpace } from '../../src/server/platform/db/diskSpace.ts';
import { realDisk, type Disk } from '../../src/server/platform/db/durableFolder.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { toFailure } from '../../src/server/platform/http/failure.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { migratedFolder } from '../support/migratedFolder.ts';
import { NODE_FLAGS, testProgram } from '../support/program.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-full-'));
const reserve = join(folder, 'db.reserve');
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const SENTENCE =
  'We can’t save anything right now. You can still look around. Please try again in a few minutes.';

/** The disk has no space except what the reserve frees. */
let isFull = false;
const disk: Disk = {
  ...realDisk,
  write: (...args) => {
    if (isFull && existsSync(reserve)) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    return realDisk.write(...args);
  },
};

let server: TestServer;
let member: HttpClient;

const dark = async (value: 'dark' | 'light'): Promise<readonly [number, unknown]> => {
  const answer = await member.call('/settings', { body: { color_mode: value } });
  return [answer.statusCode, answer.json<{ error?: unknown }>().error];
};
const ready = async (): Promise<readonly [number, unknown]> => {
  const answer = await server.app.inject({ url: '/readyz', headers: { host: 'localhost' } });
  const { checks } = answer.json<{ checks: readonly { name: string; ok: boolean; reason?: string }[] }>();
  return [answer.statusCode, checks.find(({ name }) => name === 'disk')];
};
const colorMode = async (): Promise<unknown> =>
  (await member.call('/settings')).json<{ color_mode: unknown }>().color_mode;

beforeAll(async () => {
  const space = createDiskSpace({ reserve, log, free: () => (isFull ? 0 : Infinity) });
  await migratedFolder(join(folder, 'db'));
  const opened = await openEmbedded(join(folder, 'db'), { log, disk, space, sync: false });
  server = await testServer(
    { EBBWATT_ENV: 'test', LOG_LEVEL: 'error' },
    { database: { ...opened, url: null }, log: { write: (line) => void lines.push(line) } },
  );
  member = await server.loggedIn(await server.addMember());
}, 240_000);
afterAll(async () => {
  isFull = false;
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a full disk under the embedded database', () => {
  it('finishes the current write from the reserve, then refuses writes with 503 and a sentence, and still reads', async () => {
    expect(await dark('dark')).toEqual([200, undefined]);
    expect(existsSync(reserve)).toBe(true);

    isFull = true;
    expect(await dark('light')).toEqual([200, undefined]);
    expect(await colorMode()).toBe('light');
    expect(existsSync(reserve)).toBe(false);

    expect(await dark('dark')).toEqual([503, SENTENCE]);
    expect(await colorMode()).toBe('light');
  });

  it('gets the same answer over GraphQL', async () => {
    const note =
      'mutation Seen($input: SetDashboardQuitCarbonSectionSeenInput!) { setDashboardQuitCarbonSectionSeen(input: $input) { __typename } }';
    const answer = await member.graphql(note, { input: { value: 3 } });
    expect([answer.status, answer.errors[0]?.message, answer.errors[0]?.extensions?.['code']]).toEqual([
      503,
      SENTENCE,
      'CANNOT_SAVE',
    ]);
  });

  it('shows in /readyz and once in the log', async () => {
    expect(await ready()).toEqual([
      503,
      { name: 'disk', ok: false, reason: 'The disk is full: nothing can be saved.' },
    ]);
    expect(lines.filter((line) => line.includes('The disk is full: nothing can be saved'))).toHaveLength(1);
    expect(lines.some((line) => line.includes('request failed') && line.includes('DiskFull'))).toBe(true);
  });

  it('ends with the first request after space is freed, and refills the reserve', async () => {
    isFull = false;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await ready()).toEqual([200, { name: 'disk', ok: true }]);
    expect(await dark('dark')).toEqual([200, undefined]);
    expect(await colorMode()).toBe('dark');
    expect(existsSync(reserve)).toBe(true);
    expect(lines.some((line) => line.includes('There is space on the disk again.'))).toBe(true);
  });

  it('that leaves a table no room fails the one statement, with the same sentence', async () => {
    const refused: unknown = await server.database.db
      .execute(sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`)
      .catch((error: unknown) => error);
    const { failure } = toFailure(refused);
    expect([failure.httpStatus, failure.message]).toEqual([503, SENTENCE]);
    expect(toFailure(Object.assign(new Error('write'), { code: 'EDQUOT' })).failure.httpStatus).toBe(503);
  });
});

describe('a log that cannot be written at all', () => {
  it(
    'ends the process with a sentence instead of hanging, and loses nothing that was saved',
    { timeout: 240_000 },
    async () => {
      const own = join(folder, 'broken');
      await migratedFolder(own);
      const child = spawn(process.execPath, [...NODE_FLAGS, testProgram('fill'), own], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (piece: Buffer) => void (said += piece.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(code).toBe(1);
      expect(said).toContain('The embedded database has given up');
      const saved = Number(/saved (\d+)\n(?!saved)/.exec(said)?.[1]);
      expect(saved).toBeGreaterThan(0);

      const opened = await openEmbedded(own, { log });
      const { rows } = (await opened.execute('select count(*)::int as count from kept')) as {
        rows: { count: number }[];
      };
      expect(rows[0]?.count).toBeGreaterThanOrEqual(saved);
      await opened.close();
    },
  );
});
