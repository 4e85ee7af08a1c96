import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from '../../src/server/app/readiness.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('the real server', () => {
  it('has every operation of both contracts mounted, and is ready', async () => {
    const ready = await server.app.inject('/readyz');
    expect(ready.json()).toMatchObject({
      status: 'ready',
      checks: ['accepting', 'database', 'migrations', 'disk', 'copy', 'jobs'].map((name) => ({
        name,
        ok: true,
      })),
    });
  });

  it('isn’t ready before a migration that its release needs, and names it', async () => {
    const missing = { name: '9999_later', sql: 'select 1', hash: 'later' };
    const open = {
      db: server.database.db,
      kind: 'server',
      hasSpace: () => true,
      lowSpace: () => null,
    } as const;
    expect(await createReadiness(open, [missing], null)()).toContainEqual({
      name: 'migrations',
      ok: false,
      reason: 'Not applied yet: 9999_later.',
    });
  });

  it('SES-10: knows a stranger and a member', async () => {
    expect((await (await server.client()).call('/user_status')).json()).toMatchObject({ user: null });
    const memberId = await server.addMember();
    expect((await (await server.loggedIn(memberId)).call('/user_status')).json()).toMatchObject({
      user: { id: memberId, isAdmin: false },
    });
  });

  it('logs in with a new token each time, and out', async () => {
    await server.addMember({ email: 'dana@example.org', password: 'correct horse battery' });
    const browser = await server.client();
    const strangersToken = browser.token;
    expect(
      (await browser.call('/login', { body: { email: 'dana@example.org', password: 'wrong' } })).statusCode,
    ).toBe(401);
    expect(
      (
        await browser.call('/login', {
          body: { email: 'Dana@example.org', password: 'correct horse battery' },
        })
      ).statusCode,
    ).toBe(200);
    const first = browser.cookies.get('ebbwatt_session');
    expect(browser.token).not.toBe(strangersToken);
    expect(
      (
        await browser.call('/login', {
          body: { email: 'dana@example.org', password: 'correct horse battery' },
        })
      ).statusCode,
    ).toBe(200);
    expect(browser.cookies.get('ebbwatt_session')).not.toBe(first);
    await browser.call('/logout');
    expect(browser.cookies.has('ebbwatt_session')).toBe(false);
    expect((await browser.call('/settings')).statusCode).toBe(401);
  });

  it('NET-04, NET-05: after a failure for the token, /reset_cookies makes the same call work', async () => {
    const browser = await server.client();
    browser.cookies.set('ebbwatt_csrf', 'old.token');
    const body = { email: 'nobody@example.org', password: 'x' };
    expect((await browser.call('/login', { body })).json()).toMatchObject({ status: -303 });
    await browser.call('/reset_cookies');
    expect((await browser.call('/login', { body })).statusCode).toBe(401);
  });
});
