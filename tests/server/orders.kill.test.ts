import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fulfilOrder } from '../../src/server/orders/fulfil.ts';
import { ordersDue } from '../../src/server/orders/jobs.ts';
import { orderHistory, orders, rewardStock } from '../../src/server/orders/tables.ts';
import type { OpenDatabase } from '../../src/server/platform/db/open.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { createPartners } from '../../src/server/platform/partners.ts';
import { members } from '../../src/server/session/tables.ts';
import { folderDb } from '../support/folderDb.ts';
import { migratedFolder } from '../support/migratedFolder.ts';
import { NODE_FLAGS, testProgram } from '../support/program.ts';
import { givePoints, shelve } from '../support/rewardShelf.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from '../support/sandbox.ts';
import { soundSpending, spendingBreaches } from '../support/spendingBooks.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';
import { testDeps, type TestDeps } from '../support/testDeps.ts';
import type { DoomedOrders } from './helpers/fulfilUntilKilled.ts';
import { ORDERED_KINDS, rewardKinds, type OrderedKind } from './helpers/orderedKinds.ts';

/** With EBBWATT_DEEP every third point of each service's order, 50 at least; else one while placing, one while asking, one while storing the answer. */
const deep = process.env['EBBWATT_DEEP'] === '1';
const FIRST_POINTS = [6, 18, 28];
const STEP = 3;
const ENOUGH = 500;
const HOUR = 3_600_000;

let folder: string;
let onServer: TestDatabase | null = null;
let sandbox: TestSandbox;
let memberId: string;
const rewardIds = {} as Record<OrderedKind, string>;
const address = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;
/** Moves by more than the time after which an unfinished order is retried. */
let now = new Date('2026-03-02T20:00:00Z');

const reopen = async (): Promise<OpenDatabase> => onServer ?? folderDb(folder);
const release = async (open: OpenDatabase): Promise<void> => void (onServer === null && (await open.close()));
const advance = (ms: number): void => {
  now = new Date(now.getTime() + ms);
  sandbox.setNow(now);
};
const depsOn = (open: OpenDatabase): TestDeps => {
  const partners = createPartners({
    oidcIssuers: {},
    smsUrl: null,
    captchaScriptUrl: null,
    captchaVerifyUrl: null,
    given: {},
    sandbox: { url: sandbox.url, root: TEST_ROOT },
  });
  const made = testDeps(open, {}, partners);
  made.clock.set(now);
  return made;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-orders-'));
  if (process.env['TEST_DATABASE_URL']) onServer = await testDb();
  else await migratedFolder(folder);
  sandbox = await startSandbox();
  sandbox.setNow(now);
  const open = await reopen();
  const { deps } = depsOn(open);
  memberId = deps.newId();
  await open.db.insert(members).values({
    id: memberId,
    brand: 'default',
    email: 'robin@example.org',
    emailKey: 'robin@example.org',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: now,
    shippingAddress: address,
  });
  await givePoints(deps, memberId, ENOUGH * 1_000);
  for (const kind of ORDERED_KINDS) {
    const { service, item } = rewardKinds[kind];
    rewardIds[kind] = await shelve(deps, { service, item, stock: ENOUGH });
  }
  await release(open);
}, 120_000);
afterAll(async () => {
  await onServer?.close();
  await sandbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the work in its own process; answers what it said. */
async function work(given: Pick<DoomedOrders, 'again' | 'kind' | 'number' | 'dieAt'>) {
  const orderBook: DoomedOrders = {
    ...given,
    folder,
    url: onServer?.url ?? null,
    sandbox: sandbox.url,
    now: now.toISOString(),
    memberId,
    rewardIds,
  };
  const child = spawn(process.execPath, [...NODE_FLAGS, testProgram('fulfil'), JSON.stringify(orderBook)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  return { said, killed: signal === 'SIGKILL' };
}

describe('kill -9 between placing and fulfilling', { timeout: deep ? 3_600_000 : 240_000 }, () => {
  it('loses no order, places none twice, and pays each once', async () => {
    const placed: OrderedKind[] = [];
    /** Id by number, of each order that the process said was placed. */
    const confirmed = new Map<string, string>();
    const note = (said: string): void => {
      for (const [, number = '', id = ''] of said.matchAll(/placed (\d+) (\S+)/g)) {
        expect([undefined, id], `order ${number}`).toContain(confirmed.get(number));
        confirmed.set(number, id);
      }
    };
    let kills = 0;
    const dieAt = async (kind: OrderedKind, point: number): Promise<boolean> => {
      const { said, killed } = await work({ again: placed, kind, number: placed.length, dieAt: point });
      note(said);
      placed.push(kind);
      if (killed) kills += 1;
      advance(6 * 60_000);
      await sandbox.tick();
      return killed;
    };
    if (deep) {
      // A process that reaches its end has passed every point of its service's order.
      const left = new Set(ORDERED_KINDS);
      for (let point = 1; left.size > 0; point += STEP)
        for (const kind of left) if (!(await dieAt(kind, point))) left.delete(kind);
    } else {
      for (const [turn, point] of FIRST_POINTS.entries())
        expect(await dieAt(ORDERED_KINDS[turn * 2] ?? 'alder', point)).toBe(true);
    }
    // The member's browser repeats what got no answer, with the same key; nothing is killed any more.
    const { said } = await work({ again: placed, kind: 'alder', number: placed.length, dieAt: null });
    note(said);
    placed.push('alder');
    expect(said).toMatch(/ended/);

    const open = await reopen();
    const { deps, clock } = depsOn(open);
    const orderDeps = { ...deps, log: createLog('silent'), jobs: { send: async () => undefined } };
    const due = ordersDue();
    for (let hours = 0; hours < 72; hours += 6) {
      advance(6 * HOUR);
      clock.set(now);
      await sandbox.tick();
      for (const { job, key } of await due.find(open.db, now, 200))
        if (job === 'orders.fulfil') await fulfilOrder(orderDeps, key);
    }

    const rows = await open.db.select().from(orders);
    expect(rows.map(({ key }) => key).toSorted()).toEqual(
      placed.map((_, number) => `order ${number}`).toSorted(),
    );
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['fulfilled']));
    for (const { key, id } of rows) expect(confirmed.get(key.replace('order ', ''))).toBe(id);
    const made = [...sandbox.gifts.all(), ...sandbox.shop.all()].map(({ key }) => key);
    expect(made.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await spendingBreaches(open.db)).toEqual(soundSpending);
    const stock = await open.db.select().from(rewardStock);
    expect(stock.reduce((sum, { remaining }) => sum + ENOUGH - remaining, 0)).toBe(placed.length);
    const twice = await open.db.select().from(orderHistory).where(eq(orderHistory.what, 'moved'));
    const ends = twice.filter(({ detail }) => detail['to'] === 'fulfilled');
    expect(ends).toHaveLength(placed.length);
    await release(open);
    process.stdout.write(
      `killed at ${kills} points\nsum(ledger) = balances\neach order in exactly one final state (${rows.length} fulfilled)\n`,
    );
    expect(kills).toBeGreaterThanOrEqual(deep ? 50 : FIRST_POINTS.length);
  });
});
