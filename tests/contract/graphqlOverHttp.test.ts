import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../src/server/app/contracts.ts';
import { buildHttp } from '../../src/server/app/http.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

describe('NET-03: GraphQL over HTTP, as the public audit of the specification has it', () => {
  let server: TestServer;
  let browser: HttpClient;
  let url = '';

  beforeAll(async () => {
    // Ad-hoc operations are accepted in tests and in development only; the audit needs them.
    server = await testServer({ EBBWATT_ENV: 'test', PAGES: 'on' });
    browser = await server.client();
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}${browser.prefix}/graphql/internal`;
  });

  afterAll(() => server.close());

  /** What the app adds to every call. */
  const fetchFn = (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('x-csrf-token', browser.token ?? '');
    return fetch(address, { ...init, headers });
  };

  // MAY clauses are optional: this server refuses GET altogether.
  const audits = serverAudits({ url: () => url, fetchFn }).filter(({ name }) =>
    /^(?:MUST|SHOULD) /.test(name),
  );

  it('asks the whole audit', () => {
    expect(audits.length).toBeGreaterThan(30);
  });

  it.each(audits)('$id $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' });
  });

  it('MAY NOT allow executing mutations on GET requests', async () => {
    const answer = await fetchFn(`${url}?query=${encodeURIComponent('mutation { __typename }')}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it('a page asks without HTTP, as its visitor, and with texts that can be stored', async () => {
    const app = await buildHttp(server, {
      contracts,
      subjects,
      pages:
        (_core, runGraphql) =>
        async (pages, { readContext }) => {
          pages.get('/', async (request) => {
            const ctx = await readContext(request, 'page');
            const ask = async (name: string) =>
              runGraphql(
                {
                  query: 'query ($id: ID!) { staff { roleKeys } node(id: $id) { id } }',
                  variables: { id: name },
                },
                ctx,
              );
            return Promise.allSettled([ask('nothing'), ask('a\0b')]);
          });
        },
    });
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await app.inject({ url: '/', headers: { host: 'localhost', cookie } });
    expect(answer.json()).toMatchObject([
      { value: { status: 200, body: { data: { staff: { roleKeys: ['internal_events'] }, node: null } } } },
      { status: 'rejected' },
    ]);
    await app.close();
  });
});
