import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { connectUrl, DEVICE_REDIRECT, visitPartner } from '../../../tests/support/sandboxDeviceFlow.ts';
import { basic, form, findRequest, VERIFIER } from '../../../tests/support/sandboxOauthFlow.ts';

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly account: string;
}

let sandbox: TestSandbox;
let base: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  base = `${sandbox.url}/devices/slate`;
});
afterAll(() => sandbox.stop());

const post = (
  path: string,
  fields: Record<string, string>,
  secret = sandbox.secret('device:slate'),
): Promise<Response> => form(`${base}/oauth/${path}`, fields, { authorization: basic('ebbwatt', secret) });
const redeem = (code: string, more: Record<string, string> = {}): Promise<Response> =>
  post('token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: DEVICE_REDIRECT,
    code_verifier: VERIFIER,
    ...more,
  });
const refresh = (token: string): Promise<Response> =>
  post('token', { grant_type: 'refresh_token', refresh_token: token });
const requestCode = async (wishes: Parameters<typeof visitPartner>[1] = {}): Promise<string> =>
  (await visitPartner(connectUrl(base), wishes)).searchParams.get('code') ?? '';
const tokens = async (wishes: Parameters<typeof visitPartner>[1] = {}): Promise<Tokens> =>
  (await (await redeem(await requestCode(wishes))).json()) as Tokens;
const list = (token: string): Promise<Response> =>
  fetch(`${base}/v1/devices`, { headers: { authorization: `Bearer ${token}` } });
const names = async (token: string): Promise<string[]> =>
  ((await (await list(token)).json()) as { devices: { name: string }[] }).devices.map(({ name }) => name);

describe('a person connects a partner', () => {
  it('signs in under any address, shows what will be shared, and sends back a code with the state', async () => {
    const page = await (await fetch(connectUrl(base))).text();
    expect(page).toContain('Sign in to Slate');
    expect(page).toContain('value="robin@home.example"');
    const choice = await (
      await form(`${base}/oauth/login`, { request: findRequest(page), email: 'Kim@Home.example' })
    ).text();
    expect(choice).toContain('Connect your devices with us-energy.localhost:3000?');
    expect(choice).toMatch(/Hallway[^]*Bedroom/);
    const sent = await visitPartner(connectUrl(base));
    expect(sent.origin + sent.pathname).toBe(DEVICE_REDIRECT);
    expect([sent.searchParams.get('state'), sent.searchParams.get('code')]).toEqual([
      'state-1',
      expect.stringMatching(/^[\w-]{32}$/),
    ]);
  });

  it('allows declining on either page', async () => {
    expect([...(await visitPartner(connectUrl(base), { cancel: true })).searchParams]).toEqual([
      ['error', 'access_denied'],
      ['state', 'state-1'],
    ]);
    const page = await (await fetch(connectUrl(base))).text();
    const sent = await form(`${base}/oauth/login`, {
      request: findRequest(page),
      email: 'kim@home.example',
      decision: 'cancel',
    });
    expect(new URL(sent.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  it('reports an invalid address and an expired page', async () => {
    const page = await (await fetch(connectUrl(base))).text();
    expect((await form(`${base}/oauth/login`, { request: findRequest(page), email: 'nobody' })).status).toBe(
      422,
    );
    expect((await form(`${base}/oauth/decide`, { request: 'old', decision: 'connect' })).status).toBe(410);
  });

  it("the same address is the same account; a device that isn't ticked is hidden", async () => {
    const all = await tokens({ email: 'pat@home.example' });
    const some = await tokens({ email: 'PAT@home.example', see: ['Bedroom'] });
    expect(some.account).toBe(all.account);
    expect([await names(all.access_token), await names(some.access_token)]).toEqual([
      ['Hallway', 'Bedroom'],
      ['Bedroom'],
    ]);
  });

  it.each([
    ['https://evil.example/connect/device/callback'],
    ['http://localhost:3000/elsewhere'],
    ['http://localhost.evil.example/connect/device/callback'],
  ])('redirects no one to %s', async (redirect_uri) => {
    const answer = await fetch(connectUrl(base, { redirect_uri }), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['state', '', 'invalid_request'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
    ['response_type', 'token', 'unsupported_response_type'],
  ])('sends back an error when %s is "%s"', async (name, value, error) => {
    const answer = await fetch(connectUrl(base, { [name]: value }), { redirect: 'manual' });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
  });

  it.each([['quartz'], ['granite']])('%s has no such page', async (partner) => {
    expect((await fetch(connectUrl(`${sandbox.url}/devices/${partner}`))).status).toBe(404);
  });
});

describe('tokens', () => {
  it('are issued once for a code, with the account', async () => {
    const code = await requestCode();
    const given = (await (await redeem(code)).json()) as Tokens;
    expect(given).toMatchObject({ expires_in: 3_600, account: expect.stringMatching(/^slate-/) });
    expect((await list(given.access_token)).status).toBe(200);
    expect(await (await redeem(code)).json()).toEqual({ error: 'invalid_grant' });
    // The second use of a code may be a theft.
    expect((await list(given.access_token)).status).toBe(401);
  });

  it.each([
    ['another verifier', { code_verifier: 'another' }],
    ['another address', { redirect_uri: 'http://localhost:3000/connect/device/callback' }],
  ])('not for %s', async (_, more) => {
    expect((await redeem(await requestCode(), more)).status).toBe(400);
  });

  it('not to a client that does not know the secret, and not with the secret of another partner', async () => {
    expect((await post('token', { grant_type: 'refresh_token' }, 'wrong')).status).toBe(401);
    expect(
      (await post('token', { grant_type: 'refresh_token' }, sandbox.secret('device:flint'))).status,
    ).toBe(401);
  });

  it('end after an hour, and are renewed; a refresh token is good once', async () => {
    const first = await tokens();
    const start = sandbox.world.now().getTime();
    sandbox.setNow(new Date(start + 3_601_000));
    expect((await list(first.access_token)).status).toBe(401);
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect((await list(second.access_token)).status).toBe(200);
    expect(second.account).toBe(first.account);
    const again = await refresh(first.refresh_token);
    expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }]);
    expect((await refresh(second.refresh_token)).status).toBe(200);
    sandbox.setNow(new Date(start));
  });

  it('are issued again for the same refresh token when the response was lost, and the lost ones become invalid', async () => {
    const first = await tokens();
    const lost = (await (await refresh(first.refresh_token)).json()) as Tokens;
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect((await list(lost.access_token)).status).toBe(401);
    expect((await refresh(lost.refresh_token)).status).toBe(400);
    expect((await list(second.access_token)).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
  });

  it('can be revoked', async () => {
    const { access_token: access, refresh_token: renew } = await tokens();
    expect((await post('revoke', { token: renew })).status).toBe(200);
    expect((await list(access)).status).toBe(401);
    expect((await refresh(renew)).status).toBe(400);
    expect((await post('revoke', { token: 'never heard of' })).status).toBe(200);
    expect((await post('revoke', { token: renew }, 'wrong')).status).toBe(401);
  });

  it('of one partner are invalid for another', async () => {
    const { access_token: access } = await tokens();
    expect(
      (
        await fetch(`${sandbox.url}/devices/flint/v1/devices`, {
          headers: { authorization: `Bearer ${access}` },
        })
      ).status,
    ).toBe(401);
  });
});
