import type { FastifyInstance } from 'fastify';
import type { AccessRule } from '../../src/server/platform/access/accessRule.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { buildServer, type ServerPart } from '../../src/server/platform/http/server.ts';
import type { Maintenance } from '../../src/server/platform/maintenance.ts';
import { mountRest } from '../../src/server/platform/rest/mount.ts';
import type { AnyRestHandler, MountedOperation } from '../../src/server/platform/rest/mounted.ts';
import type { ContractDocument } from '../../src/server/platform/rest/contract.ts';
import { createSessions, emailKey, type SessionService } from '../../src/server/session/service.ts';
import { hashPassword } from '../../src/server/session/login/passwords.ts';
import { members, staffRoles } from '../../src/server/session/tables.ts';
import { HttpClient } from './httpClient.ts';
import { testDb, type TestDatabase } from './testDb.ts';
import { testDeps, type TestDeps } from './testDeps.ts';

/** One call of a contract made up for a test. */
export interface TestOperation {
  readonly id: string;
  readonly rule: AccessRule;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly idempotent?: boolean;
  readonly bodyType?: string;
  /** The OpenAPI operation without its id. */
  readonly contract?: Readonly<Record<string, unknown>>;
  readonly handler: AnyRestHandler;
}

export interface PlatformServer extends TestDeps {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly sessions: SessionService;
  readonly maintenance: Maintenance;
  /** Every line that was logged, with LOG_LEVEL other than silent. */
  readonly logLines: string[];
  client(host?: string): HttpClient;
  addMember(member?: {
    email?: string;
    password?: string;
    brand?: string;
    isAdmin?: boolean;
    roles?: readonly string[];
  }): Promise<string>;
  /** A client with a session of this member. */
  loggedIn(memberId: string, host?: string): Promise<HttpClient>;
  close(): Promise<void>;
}

const answers = {
  '200': { description: 'Done.', content: { 'application/json': { schema: {} } } },
  default: { description: 'Failure.', content: { 'application/json': { schema: {} } } },
};

/** The platform's server with a contract of the test's own, on its own database. */
export async function platformServer(
  operations: readonly TestOperation[],
  settings: Readonly<Record<string, string>> = {},
  pages?: ServerPart,
  more?: ServerPart,
): Promise<PlatformServer> {
  const database = await testDb();
  const given = testDeps(database, settings);
  const { deps, clock } = given;
  const sessions = createSessions({
    db: deps.db,
    newId: deps.newId,
    secrets: deps.secrets,
    sessionDays: deps.config.sessionDays,
    sessionMaxDays: deps.config.sessionMaxDays,
  });
  const logLines: string[] = [];
  const app = await buildServer({
    deps: {
      ...deps,
      log: createLog(given.config.logLevel, { write: (line) => void logLines.push(line) }),
      jobs: { send: async () => undefined },
    },
    readSession: sessions.read,
    api: async (scope, kit) => {
      await mountRest(scope, kit, restDeps(operations));
      if (more) await more(scope, kit);
    },
    ...(pages && { pages }),
    readiness: async () => [{ name: 'database', ok: true }],
    isStopping: () => false,
  });
  const server: PlatformServer = {
    ...given,
    app,
    database,
    sessions,
    maintenance: deps.maintenance,
    logLines,
    client: (host = 'localhost') => new HttpClient(app, { host }),
    addMember: async ({
      email = `member-${deps.newId()}@example.org`,
      password,
      brand = 'default',
      isAdmin = false,
      roles = [],
    } = {}) => {
      const id = deps.newId();
      const passwordHash = password === undefined ? null : await hashPassword(password);
      await deps.db.insert(members).values({
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
        await deps.db.insert(staffRoles).values({ memberId: id, roleKey, grantedAt: clock.now() });
      return id;
    },
    loggedIn: async (memberId, host = 'localhost') => {
      const brandId = deps.brands.forHost(host).id;
      const { token } = await sessions.start(deps.db, {
        memberId,
        brandId,
        userAgent: 'test',
        replaces: null,
        now: clock.now(),
      });
      const client = new HttpClient(app, { host });
      client.cookies.set('ebbwatt_session', token);
      return client;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
  return server;
}

function restDeps(operations: readonly TestOperation[]): Parameters<typeof mountRest>[2] {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { id, method = 'GET', path, contract } of operations) {
    (paths[path] ??= {})[method.toLowerCase()] = { operationId: id, responses: answers, ...contract };
  }
  const mounted: MountedOperation[] = operations.map(
    ({ id, method = 'GET', path, idempotent = false, bodyType = null }) => ({
      id,
      method,
      path,
      idempotent,
      bodyType,
    }),
  );
  return {
    document: { paths, components: {} } as unknown as ContractDocument,
    operations: mounted,
    rules: Object.fromEntries(operations.map(({ id, rule }) => [id, rule])),
    handlers: Object.fromEntries(operations.map(({ id, handler }) => [id, handler])),
    readPartnerKey: () => Promise.resolve(null),
  };
}
