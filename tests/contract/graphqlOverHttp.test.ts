import { buildSchema, isObjectType } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaText } from '../../codegen/graphql/schema.ts';
import { graphqlRules } from '../../src/server/platform/access/rules.ts';
import { createExecutor } from '../../src/server/platform/graphql/executor.ts';
import { GRAPHQL_PATH, mountGraphql } from '../../src/server/platform/graphql/mount.ts';
import type { ResolverMap } from '../../src/server/platform/graphql/resolverMap.ts';
import { executableSchema } from '../../src/server/platform/graphql/schema.ts';
import { buildServer } from '../../src/server/platform/http/server.ts';
import { createMaintenance } from '../../src/server/platform/maintenance.ts';
import { createSessions } from '../../src/server/session/service.ts';
import { testDb } from '../support/testDb.ts';
import { testDeps } from '../support/testDeps.ts';

/** The audits ask only what every schema has, so no subject need answer. */
function silentResolvers(): ResolverMap {
  const types = ['Query', 'Mutation', 'Staff'].map((name) => buildSchema(schemaText).getType(name)).filter(isObjectType);
  return Object.fromEntries(types.map((type) => [type.name, Object.fromEntries(Object.keys(type.getFields()).map((field) => [field, () => null]))]));
}

describe('NET-03: GraphQL over HTTP, as the public audit of the specification has it', () => {
  let url = '';
  let token = '';
  const open: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const database = await testDb();
    const { deps } = testDeps(database);
    const sessions = createSessions({ db: deps.db, newId: deps.newId, secrets: deps.secrets, sessionDays: 1 });
    const executor = createExecutor(executableSchema(schemaText, silentResolvers(), graphqlRules), {});
    const app = await buildServer({
      deps: { ...deps, jobs: { send: async () => undefined } },
      readSession: sessions.read,
      maintenance: createMaintenance(deps.db),
      api: (scope, kit) => {
        token = kit.antiForgery.issue(null, deps.brands.forHost('localhost').id);
        return mountGraphql(scope, kit, { executor, takesFreeOperations: true });
      },
      readiness: async () => ({}),
    });
    open.push(() => app.close(), database.close);
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${deps.config.apiPrefix}${GRAPHQL_PATH}`;
  });

  afterAll(async () => {
    for (const close of open) await close();
  });

  /** What the app adds to every call. */
  const fetchFn = (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', `ebbwatt_csrf=${token}`);
    headers.set('x-csrf-token', token);
    return fetch(address, { ...init, headers });
  };

  // What a server MAY do is left to it: this one refuses GET altogether.
  const audits = serverAudits({ url: () => url, fetchFn }).filter(({ name }) => /^(?:MUST|SHOULD) /.test(name));

  it('asks the whole audit', () => {
    expect(audits.length).toBeGreaterThan(30);
  });

  it.each(audits)('$id $name', async ({ fn }) => {
    const result = await fn();
    expect(result).toMatchObject({ status: 'ok' });
  });

  it('MAY NOT allow executing mutations on GET requests', async () => {
    const answer = await fetchFn(`${url}?query=${encodeURIComponent('mutation { __typename }')}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
