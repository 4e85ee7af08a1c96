import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

describe('NET-03: GraphQL over HTTP, as the public audit of the specification has it', () => {
  let server: TestServer;
  let browser: HttpClient;
  let url = '';

  beforeAll(async () => {
    // Ad-hoc operations are accepted in tests and in development only; the audit needs them.
    server = await testServer({ EBBWATT_ENV: 'test' });
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
});
