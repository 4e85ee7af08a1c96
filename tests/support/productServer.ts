import type { FastifyInstance } from 'fastify';
import { buildHttp } from '../../src/server/app/http.ts';
import { contracts } from '../../src/server/app/contracts.ts';
import type { Core } from '../../src/server/app/parts.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { combineSubjects, type CombinedSubjects } from '../../src/server/platform/subject.ts';
import { createSessions, emailKey, hashPassword, type SessionService } from '../../src/server/session/service.ts';
import { members, staffRoles } from '../../src/server/session/tables.ts';
import { HttpClient } from './httpClient.ts';
import { testDb, type TestDatabase } from './testDb.ts';
import { testDeps, type TestDeps } from './testDeps.ts';

export interface NewMember {
  readonly brand?: string;
  readonly email?: string;
  readonly password?: string;
  readonly isAdmin?: boolean;
  readonly roles?: readonly string[];
}

/** The whole product over HTTP, on a database of its own, with a clock that moves when told. No pages: those have tests of their own. */
export interface ProductServer extends TestDeps {
  readonly app: FastifyInstance;
  readonly core: Core;
  readonly subjects: CombinedSubjects;
  readonly database: TestDatabase;
  readonly sessions: SessionService;
  client(host?: string): HttpClient;
  addMember(member?: NewMember): Promise<string>;
  /** A client with a session and an anti-forgery cookie of this member. */
  loggedIn(memberId: string, host?: string): Promise<HttpClient>;
  /** Does the jobs that were queued since the last time. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export async function productServer(settings: Readonly<Record<string, string>> = {}): Promise<ProductServer> {
  const database = await testDb();
  const given = testDeps(database, settings);
  const { brands, clock } = given;
  const queued: { job: string; data: object }[] = [];
  const jobs = { send: async (_db: unknown, job: string, data: object) => void queued.push({ job, data }) };
  const log = createLog('silent');
  const deps = { ...given.deps, log, jobs };
  const sessions = createSessions({ db: deps.db, newId: deps.newId, secrets: deps.secrets, sessionDays: deps.config.sessionDays });
  const core: Core = { deps, brands, sessions, moveClock: null };
  const combined = combineSubjects(subjects(core));
  const app = await buildHttp({ core, subjects: combined, readiness: async () => ({ database: true }) }, { contracts, subjects });

  const loggedIn = async (memberId: string, host = 'localhost'): Promise<HttpClient> => {
    const { token } = await sessions.start(deps.db, { memberId, brandId: brands.forHost(host).id, userAgent: 'test', replaces: null, now: clock.now() });
    const client = new HttpClient(app, { host });
    client.cookies.set('ebbwatt_session', token);
    await client.call('/reset_cookies');
    return client;
  };

  return {
    ...given,
    app,
    core,
    subjects: combined,
    database,
    sessions,
    client: (host = 'localhost') => new HttpClient(app, { host }),
    addMember: async ({ brand = 'default', email, password, isAdmin = false, roles = [] } = {}) => {
      const id = deps.newId();
      const address = email ?? `member-${id}@example.org`;
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const { country } = brands.byId(brand)?.config ?? { country: 'US' };
      await deps.db.insert(members).values({
        id, brand, email: address, emailKey: emailKey(address), passwordHash, isAdmin, firstName: 'Dana', lastName: 'Reyes', country,
        timeZone: 'America/Los_Angeles', createdAt: clock.now(),
      });
      for (const roleKey of roles) await deps.db.insert(staffRoles).values({ memberId: id, roleKey, grantedAt: clock.now() });
      return id;
    },
    loggedIn,
    work: async () => {
      for (const { job, data } of queued.splice(0)) {
        const definition = combined.jobs.find(({ name }) => name === job);
        if (definition === undefined) throw new Error(`There is no job ${job}.`);
        await definition.run(data, { db: deps.db, clock, log, signal: new AbortController().signal });
      }
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
