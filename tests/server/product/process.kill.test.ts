import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleEvent } from '../../../src/server/settlement/service.ts';
import type { StoredEvent } from '../../../src/server/events/service.ts';
import { readBalances } from '../../../src/server/ledger/service.ts';
import type { OpenDatabase } from '../../../src/server/platform/db/open.ts';
import { countBreaches, readParticipation, readReceipts, soundBooks } from '../../support/books.ts';
import { folderDb } from '../../support/folderDb.ts';
import { migratedFolder } from '../../support/migratedFolder.ts';
import { Neighbourhood, saving, type Household } from '../../support/neighbourhood.ts';
import { NODE_FLAGS, testProgram } from '../../support/program.ts';
import { testDb, type TestDatabase } from '../../support/testDb.ts';
import type { DoomedWork } from '../helpers/workUntilKilled.ts';

const HOMES = 16;

/** The embedded database in a folder, or one on the server of the tests: what a killed process leaves behind is opened again. */
let folder: string;
let onServer: TestDatabase | null = null;
let open: OpenDatabase;

const reopen = async (): Promise<OpenDatabase> => onServer ?? (open = await folderDb(folder));
const release = async (): Promise<void> => void (onServer === null && (await open.close()));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-killed-'));
  if (process.env['TEST_DATABASE_URL']) open = onServer = await testDb();
  else await migratedFolder(folder);
  await reopen();
}, 120_000);
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the work in its own process and kills it shortly after it has printed `afterLines` lines. Returns its output. */
async function killed(work: Omit<DoomedWork, 'folder' | 'url'>, afterLines: number): Promise<string[]> {
  const given: DoomedWork = { ...work, folder, url: onServer?.url ?? null };
  const child = spawn(process.execPath, [...NODE_FLAGS, testProgram('settle'), JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  child.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
    if (said.split('\n').length > afterLines) setTimeout(() => child.kill('SIGKILL'), afterLines * 3);
  });
  await gone;
  return said.split('\n').filter((line) => line !== '');
}

const countSettled = async (db: OpenDatabase['db'], homes: readonly Household[], event: StoredEvent) => {
  const states = await Promise.all(homes.map((home) => readParticipation(db, home, event)));
  return states.filter(({ settlement }) => settlement === 'SETTLED').length;
};

describe('a process that is killed', { timeout: 240_000 }, () => {
  it('in the middle of settling has settled each member completely or not at all; the next start settles the rest, once', async () => {
    const place = await Neighbourhood.on(open.db, '2026-03-01T20:00:00Z');
    const homes: Household[] = [];
    for (let i = 0; i < HOMES; i += 1) {
      const home = await place.household({ autoJoin: true });
      await place.deliver(home, {
        use: saving({}, 60),
        from: '2026-02-14',
        to: '2026-03-01',
        intervalMinutes: 60,
      });
      homes.push(home);
    }
    const event = await place.event('2026-03-03', 18, 19);
    await place.goTo('2026-03-04', 9);
    for (const home of homes)
      await place.deliver(home, {
        use: saving({ '2026-03-03': 500 }, 60),
        from: '2026-03-02',
        to: '2026-03-03',
        intervalMinutes: 60,
      });
    const work = {
      what: 'settle',
      now: place.clock.now().toISOString(),
      eventId: event.id,
      memberIds: [],
    } as const;

    const progress: number[] = [];
    for (const lines of [1, 2, 4]) {
      await release();
      await killed(work, lines);
      const { db } = await reopen();
      expect(await countBreaches(db)).toEqual(soundBooks);
      progress.push(await countSettled(db, homes, event));
    }
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.some((settled) => settled > 0 && settled < HOMES)).toBe(true);

    const { db } = open;
    const counts = await settleEvent({ db, clock: place.clock, brands: place.brands }, 'default', event.id);
    expect(counts).toMatchObject({ settled: HOMES - (progress.at(-1) ?? 0), restated: 0, failed: 0 });
    expect(await countBreaches(db)).toEqual(soundBooks);
    for (const home of homes) {
      expect((await readBalances(db, home)).watts).toBe(15_500);
      expect(await readReceipts(db, home, event)).toHaveLength(1);
    }
  });

  it('while members join and leave loses no confirmed answer, and stores none partially', async () => {
    const place = await Neighbourhood.on(open.db, '2026-04-01T20:00:00Z');
    const homes: Household[] = [];
    for (let i = 0; i < 4; i += 1) homes.push(await place.household());
    const event = await place.event('2026-04-03', 18, 19);
    const work = {
      what: 'answer',
      now: place.clock.now().toISOString(),
      eventId: event.id,
      memberIds: homes.map(({ memberId }) => memberId),
    } as const;

    for (const lines of [3, 11]) {
      await release();
      const said = await killed(work, lines);
      const { db } = await reopen();
      const confirmed = new Map(
        said.flatMap((line) => (line.includes(' ') ? [line.split(' ') as [string, string]] : [])),
      );
      let differing = 0;
      for (const home of homes) {
        if (!confirmed.has(home.memberId)) continue;
        const { opt, joinedAt } = await readParticipation(db, home, event);
        expect(opt === 'in').toBe(joinedAt !== null);
        if (opt !== confirmed.get(home.memberId)) differing += 1;
      }
      // At most one answer in flight may be stored without having been confirmed.
      expect(differing).toBeLessThanOrEqual(1);
    }
  });
});
