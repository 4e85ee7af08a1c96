import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

const REDIRECT = 'http://ca-telecom.localhost:3000/backend/connect/ca-telecom/callback';
/** Deprecated by the library to discourage use beyond this machine. */
const plainHttp = Reflect.get(client, 'allowInsecureRequests');

let sandbox: TestSandbox;
let config: client.Configuration;
beforeAll(async () => {
  sandbox = await startSandbox();
  config = await client.discovery(
    new URL(`${sandbox.url}/oidc`),
    'ebbwatt-ca-telecom',
    undefined,
    client.ClientSecretBasic(sandbox.secret('oidc:ca-telecom')),
    { execute: [plainHttp] },
  );
});
afterAll(() => sandbox.stop());

/** A browser with cookies that stops at redirects to the product. */
function browser() {
  const jar = new Map<string, string>();
  const go = async (
    url: string,
    init: RequestInit = {},
  ): Promise<{ url: string; response: Response | null }> => {
    if (!url.startsWith(sandbox.url)) return { url, response: null };
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    return location === null ? { url, response } : go(new URL(location, url).href);
  };
  return go;
}

async function begin(more: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const checks = {
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
    pkceCodeVerifier: verifier,
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...more,
  });
  return { url: url.href, checks };
}

const decide = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe('single sign-on', () => {
  it('logs a ready customer in: code, PKCE, nonce, ID token with email and name', async () => {
    const go = browser();
    const { url, checks } = await begin();
    const page = await go(url);
    expect(await page.response!.text()).toContain('genevieve.marchand@mail.example');
    const end = await go(page.url, decide({ person: 'genevieve.marchand@mail.example', decision: 'log-in' }));
    expect(end.url.startsWith(`${REDIRECT}?`)).toBe(true);
    const tokens = await client.authorizationCodeGrant(config, new URL(end.url), checks);
    expect(tokens.claims()).toMatchObject({
      email: 'genevieve.marchand@mail.example',
      email_verified: true,
      name: 'Geneviève Marchand',
      locale: 'fr-CA',
    });
  });

  it('accepts any email, and the same email is the same person', async () => {
    const subs = [];
    for (let i = 0; i < 2; i += 1) {
      const go = browser();
      const { url, checks } = await begin();
      const page = await go(url);
      const end = await go(page.url, decide({ email: 'Some.Body@Mail.example', decision: 'log-in' }));
      subs.push((await client.authorizationCodeGrant(config, new URL(end.url), checks)).claims());
    }
    expect(subs[0]).toMatchObject({
      email: 'some.body@mail.example',
      given_name: 'Some',
      family_name: 'Body',
    });
    expect(subs[1]?.sub).toBe(subs[0]?.sub);
  });

  it('speaks French on request', async () => {
    const { url } = await begin({ ui_locales: 'fr-CA' });
    const page = await browser()(url);
    const text = await page.response!.text();
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('Ouvrir une session');
  });

  it('sends back access_denied on cancel', async () => {
    const go = browser();
    const { url, checks } = await begin();
    const page = await go(url);
    const end = await go(page.url, decide({ decision: 'cancel' }));
    expect(new URL(end.url).searchParams.get('error')).toBe('access_denied');
    await expect(client.authorizationCodeGrant(config, new URL(end.url), checks)).rejects.toThrow();
  });

  it('requires an email address', async () => {
    const go = browser();
    const page = await go((await begin()).url);
    expect((await go(page.url, decide({ email: 'nobody', decision: 'log-in' }))).response?.status).toBe(422);
  });

  it.each([
    'https://evil.example/backend/connect/ca-telecom/callback',
    'http://ca-telecom.localhost:3000/elsewhere',
  ])('redirects no one to %s', async (redirect_uri) => {
    const { url } = await begin({ redirect_uri });
    const page = await browser()(url);
    expect([page.response?.status, page.url.startsWith(sandbox.url)]).toEqual([400, true]);
  });

  it('needs PKCE', async () => {
    const url = new URL((await begin()).url);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect(new URL((await browser()(url.href)).url).searchParams.get('error')).toBe('invalid_request');
  });

  it('fails at one configured endpoint', async () => {
    sandbox.fault({ partner: 'identity', endpoint: 'token', kind: 'error', times: 1 });
    const go = browser();
    const { url, checks } = await begin();
    const end = await go(
      (await go(url)).url,
      decide({ email: 'some.body@mail.example', decision: 'log-in' }),
    );
    await expect(client.authorizationCodeGrant(config, new URL(end.url), checks)).rejects.toThrow();
  });
});
