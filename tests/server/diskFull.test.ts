import { spawn } from 'node:child_process';
import { existsSync, fstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskSpace, withRoomToStart } from '../../src/server/platform/db/diskSpace.ts';
import { realDisk, type Disk } from '../../src/server/platform/db/durableFolder.ts';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { openEmbedded } from '../../src/server/platform/db/openEmbedded.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
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
let freeBytes = Infinity;
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
  const space = createDiskSpace({ reserve, log, free: () => (isFull ? 0 : freeBytes) });
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

  it('warns in /readyz and once in the log before nothing can be saved', async () => {
    freeBytes = 300 * 2 ** 20;
    for (let times = 0; times < 2; times += 1)
      expect(await ready()).toEqual([
        200,
        { name: 'disk', ok: true, reason: 'The disk is nearly full.', freeMegabytes: 300 },
      ]);
    expect(lines.filter((line) => line.includes('The disk is nearly full'))).toHaveLength(1);
    freeBytes = Infinity;
    expect(await ready()).toEqual([200, { name: 'disk', ok: true }]);
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

describe('a start on a full disk', () => {
  it('serves reads, refuses writes with 503, and saves again when there is space', async () => {
    const own = join(folder, 'started');
    const ownReserve = `${own}.reserve`;
    await migratedFolder(own);
    const quiet = { log: { write: () => undefined } };
    const before = await openEmbedded(own, { log, sync: false });
    const earlier = await testServer({}, { database: { ...before, url: null }, ...quiet });
    const known = await earlier.loggedIn(await earlier.addMember());
    expect((await known.call('/settings', { body: { color_mode: 'dark' } })).statusCode).toBe(200);
    await earlier.close();

    // What the log's reserve was for has happened, and nobody has made room.
    rmSync(ownReserve);
    let isRoom = false;
    // What the small reserve of a start has made free.
    let left = 2 ** 20;
    const space = createDiskSpace({ reserve: ownReserve, log, free: () => (isRoom ? Infinity : 0) });
    const grown: Disk = {
      ...realDisk,
      write: (...args) => {
        const [file, , , length, position] = args;
        left -= isRoom ? 0 : Math.max(0, position + length - fstatSync(file).size);
        if (left < 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
        return realDisk.write(...args);
      },
    };
    const opened = await openEmbedded(own, { log, disk: grown, space, sync: false });
    await migrate(opened, readMigrations(migrationsFolder(projectRoot())));
    const started = await testServer({}, { database: { ...opened, url: null }, ...quiet });
    const browser = await started.client();
    for (const [name, value] of known.cookies) browser.cookies.set(name, value);
    const answer = await browser.call('/settings');
    expect([answer.statusCode, answer.json<{ color_mode: string }>().color_mode]).toEqual([200, 'dark']);
    // Jobs are looked after meanwhile, in batches that fail.
    await expect(opened.execute('begin; delete from system_settings; commit')).rejects.toMatchObject({
      code: '53100',
    });
    const refused = await browser.call('/settings', { body: { color_mode: 'light' } });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([503, SENTENCE]);
    expect((await started.app.inject({ url: '/readyz', headers: { host: 'localhost' } })).statusCode).toBe(
      503,
    );

    isRoom = true;
    left = Infinity;
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await browser.call('/settings', { body: { color_mode: 'light' } })).statusCode).toBe(200);
    expect(existsSync(ownReserve)).toBe(true);
    await started.close();
  });

  it('has room for its lock, and is refused with a sentence where even that is missing', () => {
    const reserveOfOwn = join(folder, 'room.reserve');
    createDiskSpace({ reserve: reserveOfOwn, log, free: () => Infinity });
    const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const claim = () =>
      withRoomToStart(reserveOfOwn, () => {
        if (existsSync(`${reserveOfOwn}.start`)) throw noSpace;
        return 'locked';
      });
    expect(claim()).toBe('locked');
    expect(() =>
      withRoomToStart(reserveOfOwn, () => {
        throw noSpace;
      }),
    ).toThrow(noSpace);
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
