import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { Deps } from '../../src/server/platform/context.ts';
import { createSessions, emailKey } from '../../src/server/session/service.ts';
import { members } from '../../src/server/session/tables.ts';
import { startProduct } from '../load/processes.ts';
import { folderDb } from './folderDb.ts';
import { freePort } from './freePort.ts';
import { migratedFolder } from './migratedFolder.ts';
import { testDeps } from './testDeps.ts';

/** What a test has while it fills the database, before the product opens it. */
export interface Seeding {
  readonly deps: Omit<Deps, 'log'>;
  /** Adds a member who can log in by the returned name. */
  addMember(member?: Partial<typeof members.$inferInsert>): Promise<string>;
}

/** The built product without a demonstration, on a database that the test has filled. */
export interface SeededProduct {
  origin(brand?: string): string;
  /** Logs a member in, in every tab of this browser. */
  logIn(context: BrowserContext, memberId: string, brand?: string): Promise<void>;
  stop(): Promise<void>;
}

/** The key of `testDeps`, so that the product can open what was sealed while seeding. */
const SECRET_KEY = '07'.repeat(32);

/** Starts it from the build. */
export async function startSeededProduct(seed: (seeding: Seeding) => Promise<void>): Promise<SeededProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ebbwatt-seeded-'));
  const folder = join(dataDir, 'db');
  await migratedFolder(folder);
  const database = await folderDb(folder);
  const { deps: outer, brands, clock } = testDeps(database);
  clock.set(new Date());
  const deps = { ...outer, jobs: { send: async () => undefined } };
  const sessions = createSessions({
    db: deps.db,
    newId: deps.newId,
    secrets: deps.secrets,
    sessionDays: deps.config.sessionDays,
    sessionMaxDays: deps.config.sessionMaxDays,
  });
  const tokens = new Map<string, string>();
  await seed({
    deps,
    addMember: async (given = {}) => {
      const id = deps.newId();
      const { brand = 'default', email = `member-${id}@example.org` } = given;
      await deps.db.insert(members).values({
        id,
        brand,
        email,
        emailKey: emailKey(email),
        firstName: 'Dana',
        lastName: 'Reyes',
        timeZone: 'America/Los_Angeles',
        country: 'US',
        createdAt: clock.now(),
        ...given,
      });
      const brandId = brands.byId(brand)?.id ?? brand;
      const { token } = await sessions.start(deps.db, {
        memberId: id,
        brandId,
        userAgent: 'test',
        replaces: null,
        now: clock.now(),
      });
      tokens.set(id, token);
      return id;
    },
  });
  await database.close();
  const port = await freePort();
  const product = await startProduct(
    {
      PORT: port,
      DATA_DIR: dataDir,
      HOST: 'localhost',
      EBBWATT_ENV: 'test',
      EMBEDDED_SYNC: 'off',
      JOB_POLL_MS: '500',
      SECRET_KEY,
    },
    ['--no-demo'],
  );
  const origin = (brand = 'default') =>
    `http://${brand === 'default' ? '' : `${brand}.`}localhost:${product.port}`;
  return {
    origin,
    async logIn(context, memberId, brand) {
      const value = tokens.get(memberId) ?? '';
      await context.addCookies([
        { name: 'ebbwatt_session', value, url: origin(brand), httpOnly: true, sameSite: 'Lax' },
      ]);
    },
    async stop() {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
