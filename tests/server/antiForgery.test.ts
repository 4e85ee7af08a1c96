import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';

let server: PlatformServer;
let writes = 0;

beforeAll(async () => {
  server = await platformServer([
    { id: 'read', rule: 'anyone', path: '/read', handler: async () => ({ status: 200, body: { ok: true } }) },
    {
      id: 'write',
      rule: 'anyone',
      method: 'POST',
      path: '/write',
      handler: async () => {
        writes += 1;
        return { status: 200, body: { ok: true } };
      },
    },
  ]);
});
afterAll(() => server.close());

describe('anti-forgery', () => {
  it('NET-02: a first read sets a readable cookie whose value allows writes', async () => {
    const client = server.client();
    const read = await client.call('/read');
    const cookie = read.cookies.find(({ name }) => name === 'ebbwatt_csrf');
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookie?.httpOnly).toBeUndefined();
    expect((await client.call('/write', { body: {} })).statusCode).toBe(200);
  });

  it('keeps a valid cookie', async () => {
    const client = server.client();
    await client.call('/read');
    expect((await client.call('/read')).cookies).toEqual([]);
  });

  it.each([
    ['no header', { token: null }],
    ['another value in the header', { token: 'abc.def' }],
    ['an empty header', { token: '' }],
  ])('NET-04: answers 400 with status -303 to a write with %s', async (_what, options) => {
    const client = server.client();
    await client.call('/read');
    const before = writes;
    const answer = await client.call('/write', { body: {}, ...options });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: -303 });
    expect(writes).toBe(before);
  });

  it('refuses a forged pair of cookie and header', async () => {
    const client = server.client();
    client.cookies.set('ebbwatt_csrf', 'same.same');
    expect((await client.call('/write', { body: {} })).json()).toMatchObject({ status: -303 });
  });

  it("refuses a stranger's token in a session, and another session's", async () => {
    const stranger = server.client();
    await stranger.call('/read');
    const one = await server.loggedIn(await server.addMember());
    const other = await server.loggedIn(await server.addMember());
    await one.call('/read');
    await other.call('/read');
    expect((await one.call('/write', { body: {} })).statusCode).toBe(200);
    for (const foreign of [stranger.token ?? '', other.token ?? '']) {
      const copy = one.clone();
      copy.cookies.set('ebbwatt_csrf', foreign);
      expect((await copy.call('/write', { body: {} })).json()).toMatchObject({ status: -303 });
    }
  });

  it('refuses the token of another brand', async () => {
    const here = server.client('localhost');
    const there = server.client('au-retailer.localhost');
    await there.call('/read');
    here.cookies.set('ebbwatt_csrf', there.token ?? '');
    expect((await here.call('/write', { body: {} })).json()).toMatchObject({ status: -303 });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 400],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-site' }, 200],
    [{ origin: 'https://evil.example' }, 400],
    [{ origin: 'null' }, 400],
    [{ origin: 'http://localhost:3000' }, 200],
  ])(
    'answers a write from a page that the browser calls %o with %i, even with a valid token',
    async (headers, status) => {
      const client = server.client();
      await client.call('/read');
      expect((await client.call('/write', { body: {}, headers })).statusCode).toBe(status);
    },
  );

  it('is checked before the body is read', async () => {
    const answer = await server
      .client()
      .call('/write', { body: 'x'.repeat(1_000_000), headers: { 'content-type': 'application/json' } });
    expect(answer.json()).toMatchObject({ status: -303 });
  });
});
