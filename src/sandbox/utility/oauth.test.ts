import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import {
  authorizeUrl,
  basic,
  consent,
  form,
  REDIRECT,
  findRequest,
  tokensFor,
  VERIFIER,
  type TokenAnswer,
} from '../../../tests/support/sandboxOauthFlow.ts';

let sandbox: TestSandbox;
let base: string;
let secret: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  base = `${sandbox.url}/utility/cedar`;
  secret = sandbox.secret('utility:cedar');
});
afterAll(() => sandbox.stop());

const token = (fields: Record<string, string>, given = secret): Promise<Response> =>
  form(`${base}/oauth/token`, fields, { authorization: basic('cedar', given) });
const redeem = (code: string, more: Record<string, string> = {}): Promise<Response> =>
  token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER, ...more });

describe('the utility asks its customer', () => {
  it('shows the available customers, then what is shared, and sends back a code with the state', async () => {
    const page = await fetch(authorizeUrl(base));
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).toContain('Morgan Ellery');
    const loggedIn = await form(`${base}/oauth/login`, { request: findRequest(text), customer: 'cedar-1' });
    // Its own page, so that going back never asks to send the form again.
    expect(loggedIn.status).toBe(303);
    const shown = await fetch(new URL(loggedIn.headers.get('location') ?? '', `${base}/oauth/login`));
    expect(await shown.text()).toContain('Share your energy data with us-energy.localhost:3000?');
    const sent = await consent(base, { customer: 'cedar-1' });
    expect(sent.origin + sent.pathname).toBe(REDIRECT);
    expect(sent.searchParams.get('state')).toBe('state-1');
    expect(sent.searchParams.get('code')).toMatch(/^[\w-]{32}$/);
  });

  it('speaks French on request', async () => {
    expect(await (await fetch(authorizeUrl(base, { ui_locales: 'fr-CA' }))).text()).toContain(
      'Ouvrez une session',
    );
  });

  it('sends back access_denied when the customer says no', async () => {
    const sent = await consent(base, { customer: 'cedar-1', deny: true });
    expect([...sent.searchParams]).toEqual([
      ['error', 'access_denied'],
      ['state', 'state-1'],
    ]);
  });

  it('says that a request has ended to a customer who goes back to it', async () => {
    const request = findRequest(await (await fetch(authorizeUrl(base))).text());
    await form(`${base}/oauth/login`, { request, customer: 'cedar-1' });
    await form(`${base}/oauth/decide`, { request, decision: 'deny' });
    for (const page of ['login', 'consent'])
      expect((await fetch(`${base}/oauth/${page}?request=${request}`)).status).toBe(410);
  });

  it.each([
    ['https://evil.example/connect/utility/callback'],
    ['http://localhost.evil.example/connect/utility/callback'],
    ['http://localhost:3000/elsewhere'],
    ['javascript:alert(1)//connect/utility/callback'],
  ])('shows a page and redirects no one to %s', async (redirect_uri) => {
    const answer = await fetch(authorizeUrl(base, { redirect_uri }), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['state', '', 'invalid_request'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
    ['scope', 'email', 'invalid_scope'],
    ['response_type', 'token', 'unsupported_response_type'],
  ])('sends back an error when %s is "%s"', async (name, value, error) => {
    const answer = await fetch(authorizeUrl(base, { [name]: value }), { redirect: 'manual' });
    expect(new URL(answer.headers.get('location')!).searchParams.get('error')).toBe(error);
  });

  it('accepts a decision once', async () => {
    const request = findRequest(await (await fetch(authorizeUrl(base))).text());
    await form(`${base}/oauth/login`, { request, customer: 'cedar-1' });
    expect((await form(`${base}/oauth/decide`, { request, decision: 'agree' })).status).toBe(303);
    expect((await form(`${base}/oauth/decide`, { request, decision: 'agree' })).status).toBe(410);
  });

  it('requires a login', async () => {
    const request = findRequest(await (await fetch(authorizeUrl(base))).text());
    expect((await form(`${base}/oauth/login`, { request })).status).toBe(422);
  });
});

describe("the utility's tokens", () => {
  const code = async (): Promise<string> =>
    (await consent(base, { customer: 'cedar-1', months: 6 })).searchParams.get('code')!;

  it('responds with the narrowed scope and the resource addresses', async () => {
    const answer = await redeem(await code());
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = (await answer.json()) as TokenAnswer;
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'FB=1_3_4_5_13_14_15_39;IntervalDuration=900;BlockDuration=daily;HistoryLength=6',
    });
    expect(body.resourceURI).toMatch(new RegExp(`^${base}/espi/1_1/resource/Batch/Subscription/auth-`));
    const authorization = await fetch(body.authorizationURI, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    const xml = await authorization.text();
    expect(xml).toContain('<status>1</status>');
    expect(xml).toContain('HistoryLength=6</scope>');
  });

  it('accepts a code once, and ends the tokens of a code used twice', async () => {
    const value = await code();
    const first = (await (await redeem(value)).json()) as TokenAnswer;
    expect((await redeem(value)).status).toBe(400);
    expect(
      (await fetch(first.resourceURI, { headers: { authorization: `Bearer ${first.access_token}` } })).status,
    ).toBe(401);
  });

  it('refuses a wrong verifier, another address, a wrong secret and another utility', async () => {
    expect(await (await redeem(await code(), { code_verifier: 'wrong' })).json()).toEqual({
      error: 'invalid_grant',
    });
    expect(await (await redeem(await code(), { redirect_uri: `${REDIRECT}/` })).json()).toEqual({
      error: 'invalid_grant',
    });
    expect((await token({ grant_type: 'client_credentials' }, 'wrong')).status).toBe(401);
    const elsewhere = await form(
      `${sandbox.url}/utility/laurent/oauth/token`,
      {
        grant_type: 'authorization_code',
        code: await code(),
        redirect_uri: REDIRECT,
        code_verifier: VERIFIER,
      },
      { authorization: basic('cedar', secret) },
    );
    expect(elsewhere.status).toBe(400);
  });

  it('rotates refresh tokens; the old one ends when the new ones are first used', async () => {
    const first = await tokensFor(base, secret, await code());
    const refresh = async (value: string) => token({ grant_type: 'refresh_token', refresh_token: value });
    const second = (await (await refresh(first.refresh_token)).json()) as TokenAnswer;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(200);
    expect(
      (await fetch(second.authorizationURI, { headers: { authorization: `Bearer ${second.access_token}` } }))
        .status,
    ).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('issues nothing for a revoked authorization, but reports the revocation to the client', async () => {
    const tokens = await tokensFor(base, secret, await code());
    const own = await (await token({ grant_type: 'client_credentials' })).json();
    const id = tokens.authorizationURI.split('/').pop()!;
    sandbox.actions.setAuthorization(sandbox.world.state.authorizations[id]!, 0);
    expect(
      (await fetch(tokens.resourceURI, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
        .status,
    ).toBe(401);
    expect((await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status).toBe(
      400,
    );
    const response = await fetch(tokens.authorizationURI, {
      headers: { authorization: `Bearer ${own.access_token}` },
    });
    expect(await response.text()).toContain('<status>0</status>');
  });

  it('ends an authorization that its client revokes, and says nothing about a token that it does not know', async () => {
    const tokens = await tokensFor(base, secret, await code());
    const revoke = (value: string, given = secret): Promise<Response> =>
      form(`${base}/oauth/revoke`, { token: value }, { authorization: basic('cedar', given) });
    const read = async () =>
      (await fetch(tokens.resourceURI, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
        .status;
    expect((await revoke(tokens.refresh_token, 'wrong')).status).toBe(401);
    expect((await revoke('unknown')).status).toBe(200);
    expect(await read()).toBe(200);
    expect((await revoke(tokens.refresh_token)).status).toBe(200);
    expect(await read()).toBe(401);
    expect((await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status).toBe(
      400,
    );
  });

  it('ends an access token after an hour', async () => {
    const tokens = await tokensFor(base, secret, await code());
    sandbox.setNow(new Date(Date.now() + 3_601_000));
    expect(
      (await fetch(tokens.resourceURI, { headers: { authorization: `Bearer ${tokens.access_token}` } }))
        .status,
    ).toBe(401);
    sandbox.setNow(new Date());
  });
});

describe('an outage', () => {
  it('closes the consent page, the tokens and the data, with its end', async () => {
    const until = new Date(Date.now() + 60_000);
    sandbox.actions.setOutage('cedar', true, until);
    expect((await fetch(authorizeUrl(base))).status).toBe(503);
    const answer = await token({ grant_type: 'client_credentials' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await (await fetch(`${base}/status`)).json()).outage).toEqual({
      active: true,
      ends_at: until.toISOString(),
    });
    sandbox.setNow(new Date(until.getTime() + 1));
    await sandbox.tick();
    sandbox.setNow(new Date());
    expect((await (await fetch(`${base}/status`)).json()).outage.active).toBe(false);
  });
});
