import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { basic } from '../../../tests/support/sandboxOauthFlow.ts';

let sandbox: TestSandbox;
let base: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  base = `${sandbox.url}/utility/cedar`;
});
afterEach(() => sandbox.faults.clear());
afterAll(() => sandbox.stop());

const tokens = (): number => Object.keys(sandbox.world.state.tokens).length;
const token = (init: RequestInit = {}): Promise<Response> =>
  fetch(`${base}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
    headers: { authorization: basic('cedar', sandbox.secret('utility:cedar')) },
    redirect: 'manual',
    ...init,
  });

describe('a partner with a fault', () => {
  it('refuses', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'token', kind: 'refuse' });
    expect((await token()).status).toBe(403);
  });

  it('responds with 500', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'token', kind: 'error' });
    expect((await token()).status).toBe(500);
  });

  it('responds with garbage that claims to be JSON', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'token', kind: 'garbage' });
    const answer = await token();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    await expect(answer.json()).rejects.toThrow();
  });

  it('redirects elsewhere', async () => {
    sandbox.fault({
      partner: 'utility',
      endpoint: 'token',
      kind: 'redirect',
      location: 'http://169.254.1.1/',
    });
    const answer = await token();
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.1.1/']);
  });

  it('hangs, then closes the connection', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'token', kind: 'hang', ms: 300, times: 2 });
    await expect(token({ signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
    await expect(token()).rejects.toThrow('fetch failed');
    expect((await token()).status).toBe(200);
  });

  it('hangs for a minute by default', () => expect(sandbox.world.settings.hangMs).toBe(60_000));

  it('succeeds after its caller has gone', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'token', kind: 'late', ms: 300, times: 1 });
    const before = tokens();
    await expect(token({ signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
    expect(tokens()).toBe(before);
    await expect.poll(tokens, { timeout: 3_000 }).toBe(before + 1);
  });

  it('responds a few characters at a time', async () => {
    sandbox.fault({ partner: 'utility', endpoint: 'status', kind: 'drip' });
    const began = Date.now();
    const body = await (await fetch(`${base}/status`)).json();
    expect(body.utility).toBe('cedar');
    expect(Date.now() - began).toBeGreaterThan(1_000);
  });

  it('does so the given number of times, at one endpoint and for one utility', async () => {
    sandbox.fault({ partner: 'utility', of: 'laurent', kind: 'error' });
    sandbox.fault({ partner: 'utility', of: 'cedar', endpoint: 'token', kind: 'error', times: 2 });
    expect((await fetch(`${base}/status`)).status).toBe(200);
    expect((await fetch(`${sandbox.url}/utility/laurent/status`)).status).toBe(500);
    expect([(await token()).status, (await token()).status, (await token()).status]).toEqual([500, 500, 200]);
  });
});

describe('an outage', () => {
  it('without an end lasts until it is ended', async () => {
    sandbox.actions.setOutage('cedar', true, null);
    const answer = await token();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, null]);
    sandbox.setNow(new Date(Date.now() + 30 * 86_400_000));
    await sandbox.tick();
    expect((await token()).status).toBe(503);
    sandbox.setNow(new Date());
    sandbox.actions.setOutage('cedar', false, null);
    expect((await token()).status).toBe(200);
  });
});

describe('who may connect', () => {
  const ask = (path: string, method: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve) =>
      request(sandbox.url + path, { method, headers }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    );

  it("refuses host names that aren't this machine", async () =>
    expect(await ask('/', 'GET', { host: 'sandbox.evil.example' })).toBe(421));

  it("refuses requests of other sites' pages", async () => {
    expect(await ask('/faults/end', 'POST', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await ask('/faults/end', 'POST', { 'sec-fetch-site': 'same-origin' })).toBe(303);
  });
});
