import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CashoutRules } from '../../src/domain/cashout/rules.ts';
import { buildBackend, type Backend } from '../../src/server/app/backend.ts';
import { contracts } from '../../src/server/app/contracts.ts';
import { buildHttp } from '../../src/server/app/http.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import type { ObjectStore } from '../../src/server/archive/service.ts';
import type { ManualClock } from '../../src/server/platform/clock.ts';
import type { Deadline } from '../../src/server/platform/deadline.ts';
import { readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { createLog, type LogStream } from '../../src/server/platform/log.ts';
import type { Partners } from '../../src/server/platform/partners.ts';
import type { Replica } from '../../src/server/platform/replica/replica.ts';
import type { OutgoingMail } from '../../src/server/platform/mail.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { hashPassword } from '../../src/server/session/login/passwords.ts';
import { emailKey } from '../../src/server/session/service.ts';
import { members, staffRoles } from '../../src/server/session/tables.ts';
import { cashoutBrowsers } from '../../src/server/spending/tables.ts';
import { HttpClient } from './httpClient.ts';
import { testDb, type TestDatabase } from './testDb.ts';
import { testDeps } from './testDeps.ts';

export interface NewMember {
  readonly email?: string;
  readonly password?: string;
  readonly brand?: string;
  readonly isAdmin?: boolean;
  readonly roles?: readonly string[];
}

/** The real server without its pages: every subject, both contracts, its own database, a manual clock. */
export interface TestServer extends Omit<Backend, 'close'> {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  readonly sentMail: readonly OutgoingMail[];
  /** A browser that has an anti-forgery cookie, and so may write. */
  client(host?: string): Promise<HttpClient>;
  addMember(member?: NewMember): Promise<string>;
  /** A browser with a session of this member. */
  loggedIn(memberId: string, host?: string, more?: LoggedInAs): Promise<HttpClient>;
  close(): Promise<void>;
}

interface LoggedInAs {
  readonly secondFactor?: boolean;
  /** A browser in which the member has confirmed no order of money yet. */
  readonly isNewBrowser?: boolean;
}

/** A test's outside world: partners of its own, and where log lines go. */
export interface TestOutside {
  readonly partners?: Partners;
  readonly log?: LogStream;
  readonly deadline?: Deadline;
  /** A migrated database; absent: one of its own. */
  readonly database?: TestDatabase;
  /** Where reads go that may be old; absent: to the database. */
  readonly replica?: Replica;
  /** Where old rows move to; absent: as the settings say. */
  readonly archive?: ObjectStore;
  /** The brands whose daily work is done; absent: all. */
  readonly daily?: readonly string[];
  /** Other rules for money than the brands', for a test that moves a lot of it. */
  readonly cashOut?: Partial<CashoutRules>;
}

/** `settings` are environment variables. Jobs run when the test says so: `worker.runUntilIdle()`. */
export async function testServer(
  settings: Readonly<Record<string, string>> = {},
  { partners, log, deadline, database: given, replica, archive, daily, cashOut }: TestOutside = {},
): Promise<TestServer> {
  const database = given ?? (await testDb());
  const { brands, clock, config, sentMail, deps } = testDeps(
    database,
    { PAGES: 'off', ...settings },
    partners,
    daily,
    cashOut,
  );
  const moveClock = { to: async (at: Date) => clock.set(at), reset: async () => undefined };
  const migrations = readMigrations(migrationsFolder(projectRoot()));
  const ground = {
    config,
    log: createLog(config.logLevel, log),
    brands,
    database,
    migrations,
    clock,
    moveClock,
    mail: deps.mail,
    partners: deps.partners,
    ...(deadline && { deadline }),
    ...(replica && { replica }),
    ...(archive && { archive }),
  };
  const backend = await buildBackend(ground, { subjects });
  const app = await buildHttp(backend, { contracts, subjects });
  const { core } = backend;

  const client = async (host = 'localhost'): Promise<HttpClient> => {
    const browser = new HttpClient(app, { host });
    await browser.call('/reset_cookies');
    return browser;
  };
  return {
    ...backend,
    app,
    database,
    clock,
    sentMail,
    client,
    addMember: async ({
      email = `member-${core.deps.newId()}@example.org`,
      password,
      brand = 'default',
      isAdmin = false,
      roles = [],
    } = {}) => {
      const id = core.deps.newId();
      const passwordHash = password === undefined ? null : await hashPassword(password);
      await database.db.insert(members).values({
        id,
        brand,
        email,
        emailKey: emailKey(email),
        passwordHash,
        isAdmin,
        timeZone: 'America/Los_Angeles',
        country: 'US',
        createdAt: clock.now(),
      });
      for (const roleKey of roles)
        await database.db.insert(staffRoles).values({ memberId: id, roleKey, grantedAt: clock.now() });
      return id;
    },
    loggedIn: async (memberId, host = 'localhost', { isNewBrowser = false, ...more } = {}) => {
      const { token } = await core.sessions.start(database.db, {
        memberId,
        brandId: brands.forHost(host).id,
        userAgent: 'test',
        replaces: null,
        ...more,
        now: clock.now(),
      });
      const browser = new HttpClient(app, { host });
      browser.cookies.set('ebbwatt_session', token);
      await browser.call('/reset_cookies');
      const browserId = randomBytes(16).toString('base64url');
      browser.cookies.set('ebbwatt_browser', browserId);
      if (!isNewBrowser)
        await database.db.insert(cashoutBrowsers).values({
          memberId,
          browserKey: core.deps.secrets.keyedHash('cashout-browser', browserId),
          brand: brands.forHost(host).id,
          confirmedAt: clock.now(),
        });
      return browser;
    },
    close: async () => {
      await backend.worker.stop(1_000);
      await app.close();
      await database.close();
    },
  };
}
