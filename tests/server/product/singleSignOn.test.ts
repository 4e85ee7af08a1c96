import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { members, ssoIdentities } from '../../../src/server/session/tables.ts';
import { LOCALE_COOKIE } from '../../../src/domain/brands/localeCookie.ts';
import { PASSWORD, startAccountsServer } from '../../support/accountsServer.ts';
import type { HttpClient } from '../../support/httpClient.ts';

const { server, sandbox, account, minutes, stop } = await startAccountsServer();
afterAll(stop);

describe('single sign-on', () => {
  const HOST = 'ca-telecom.localhost';
  /** From our address to the provider, through its log-in, and back to our callback; answers where that leads. */
  async function way(client: HttpClient, decide: Record<string, string>, start = '/connect/ca-telecom') {
    const begun = await client.call(start);
    const back = await throughProvider(String(begun.headers.location), decide);
    return { back, end: await client.call(back) };
  }

  async function throughProvider(address: string, decide: Record<string, string>): Promise<string> {
    const jar = new Map<string, string>();
    let url = address;
    let body: URLSearchParams | null = null;
    for (let hops = 0; hops < 12; hops += 1) {
      if (!url.startsWith(sandbox.url))
        return new URL(url).pathname.replace('/backend', '') + new URL(url).search;
      const answer: Response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { method: 'POST', body } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      const next = answer.headers.get('location');
      body = next === null ? new URLSearchParams(decide) : null;
      if (next !== null) url = new URL(next, url).href;
    }
    throw new Error('The provider leads round in circles.');
  }

  const person = (email: string) => ({ email, decision: 'log-in' });
  const readUser = async (client: HttpClient) =>
    (await client.call('/user_status')).json<{
      user: {
        id: string;
        email: string;
        ssoLogin: boolean;
        locale: string | null;
        homeRole?: string;
      } | null;
    }>().user;

  it('creates a member who continues with sign-up; next time it is the same member, back where they were', async () => {
    const client = await server.client(HOST);
    const { end } = await way(client, person('new.person@mail.example'));
    expect([end.statusCode, end.headers.location]).toEqual([303, '/signup']);
    const first = await readUser(client);
    expect(first).toMatchObject({ email: 'new.person@mail.example', ssoLogin: true });
    const again = await server.client(HOST);
    const second = await way(
      again,
      person('new.person@mail.example'),
      '/connect/ca-telecom?return_to=%2Fevents%3Ftab%3Dpast',
    );
    expect(second.end.headers.location).toBe('/events?tab=past');
    expect((await readUser(again))?.id).toBe(first?.id);
  });

  it('uses the language chosen here before, else the provider’s', async () => {
    const locales: (string | null | undefined)[] = [];
    for (const chosen of ['fr-CA', 'en-CA', null]) {
      const client = await server.client(HOST);
      if (chosen !== null) client.cookies.set(LOCALE_COOKIE, chosen);
      await way(client, person(`speaks-${chosen}@mail.example`));
      locales.push((await readUser(client))?.locale);
    }
    expect(locales.slice(0, 2)).toEqual(['fr-CA', 'en-CA']);
    expect(locales[2]).toMatch(/-CA$/);
  });

  it('asks the provider with PKCE, state and nonce, and sets a cookie that scripts cannot read', async () => {
    const begun = await (await server.client(HOST)).call('/connect/ca-telecom');
    const asked = new URL(String(begun.headers.location)).searchParams;
    expect([
      asked.get('response_type'),
      asked.get('code_challenge_method'),
      asked.get('redirect_uri'),
      asked.get('scope'),
    ]).toEqual([
      'code',
      'S256',
      `http://${HOST}/backend/connect/ca-telecom/callback`,
      'openid email profile',
    ]);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect((asked.get(name) ?? '').length).toBeGreaterThanOrEqual(32);
    expect(String(begun.headers['set-cookie'])).toMatch(/ebbwatt_sso=[\w-]{43};.*HttpOnly/);
    expect(begun.headers['cache-control']).toBe('no-store');
  });

  it('links a member with a password by the verified address; the password stays', async () => {
    const { email, memberId } = await account({ brand: 'ca-telecom' });
    const client = await server.client(HOST);
    const { end } = await way(client, person(email));
    expect(end.headers.location).toBe('/');
    expect(await readUser(client)).toMatchObject({ id: memberId, ssoLogin: false });
  });

  it('never links staff', async () => {
    const { email } = await account({ brand: 'ca-telecom', isAdmin: true });
    const client = await server.client(HOST);
    expect((await way(client, person(email))).end.headers.location).toBe('/login?sso=taken');
    expect(await readUser(client)).toBe(null);
  });

  it('never links or creates a member by an unverified address', async () => {
    const { toPerson } = await import('../../../src/server/session/sso/person.ts');
    for (const email_verified of [false, 'true', 1, undefined])
      expect(toPerson('i', 's', { email: 'dana@example.org', email_verified }).email).toBe(null);
    expect(toPerson('i', 's', { email: 'dana@example.org', email_verified: true }).email).toBe(
      'dana@example.org',
    );
  });

  it('a second account at the provider does not get the member of the first', async () => {
    const { email, memberId } = await account({ brand: 'ca-telecom' });
    await server.database.db.insert(ssoIdentities).values({
      brand: 'ca-telecom',
      issuer: `${sandbox.url}/oidc`,
      subject: 'somebody-else',
      memberId,
      createdAt: server.clock.now(),
      lastUsedAt: server.clock.now(),
    });
    expect((await way(await server.client(HOST), person(email))).end.headers.location).toBe(
      '/login?sso=taken',
    );
  });

  it('two simultaneous first arrivals create one member', async () => {
    const [one, other] = [await server.client(HOST), await server.client(HOST)];
    const backs = await Promise.all(
      [one, other].map(async (client) =>
        throughProvider(
          String((await client.call('/connect/ca-telecom')).headers.location),
          person('twins@mail.example'),
        ),
      ),
    );
    const ends = await Promise.all([one.call(backs[0] ?? ''), other.call(backs[1] ?? '')]);
    expect(ends.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const rows = await server.database.db
      .select()
      .from(members)
      .where(eq(members.emailKey, 'twins@mail.example'));
    expect(rows.length).toBe(1);
    expect((await readUser(one))?.id).toBe((await readUser(other))?.id);
  });

  it('a cancelled log-in shows a message and logs no one in', async () => {
    const client = await server.client(HOST);
    expect((await way(client, { decision: 'cancel' })).end.headers.location).toBe('/login?sso=denied');
    expect(
      (await way(client, { decision: 'cancel' }, '/connect/ca-telecom?return_to=%2Fsignup')).end.headers
        .location,
    ).toBe('/signup/full?sso=denied');
    expect(await readUser(client)).toBe(null);
  });

  it('a callback works once, in the browser that began it, within ten minutes, on its brand', async () => {
    const client = await server.client(HOST);
    const { back, end } = await way(client, person('once@mail.example'));
    expect(end.headers.location).toBe('/signup');
    expect((await client.call(back)).headers.location).toBe('/login?sso=expired');

    const victim = await server.client(HOST);
    const attacker = await server.client(HOST);
    const foreign = await throughProvider(
      String((await attacker.call('/connect/ca-telecom')).headers.location),
      person('attacker@mail.example'),
    );
    await victim.call('/connect/ca-telecom');
    expect((await victim.call(foreign)).headers.location).toBe('/login?sso=expired');
    expect(await readUser(victim)).toBe(null);

    const late = await server.client(HOST);
    const old = await throughProvider(
      String((await late.call('/connect/ca-telecom')).headers.location),
      person('late@mail.example'),
    );
    minutes(11);
    expect((await late.call(old)).headers.location).toBe('/login?sso=expired');
  });

  it.each([
    '',
    '?state=x&code=y',
    '?code=y',
    '?state=x',
    '?state=a&state=b&code=c',
    `?state=${'x'.repeat(190)}`,
  ])('a forged callback leads to the log-in: %s', async (search) => {
    const client = await server.client(HOST);
    await client.call('/connect/ca-telecom');
    expect((await client.call(`/connect/ca-telecom/callback${search}`)).headers.location).toBe(
      '/login?sso=expired',
    );
  });

  it('a forged code or a failing provider leads to the log-in', async () => {
    const client = await server.client(HOST);
    const begun = new URL(String((await client.call('/connect/ca-telecom')).headers.location));
    expect(
      (
        await client.call(
          `/connect/ca-telecom/callback?state=${begun.searchParams.get('state')}&code=forged&iss=${encodeURIComponent(`${sandbox.url}/oidc`)}`,
        )
      ).headers.location,
    ).toBe('/login?sso=unavailable');
    sandbox.fault({ partner: 'identity', endpoint: 'token', kind: 'error', times: 1 });
    expect((await way(client, person('unlucky@mail.example'))).end.headers.location).toBe(
      '/login?sso=unavailable',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/logout',
    'https://www.tamarack.example/',
    'http://ca-telecom.localhost/events',
  ])('does not redirect to %s afterwards', async (target) => {
    const { email } = await account({ brand: 'ca-telecom' });
    const { end } = await way(
      await server.client(HOST),
      person(email),
      `/connect/ca-telecom?return_to=${encodeURIComponent(target)}`,
    );
    expect(end.headers.location).toBe('/');
  });

  it('refuses a member’s password with a sentence that doesn’t reveal whose it is', async () => {
    const { email } = await account({ brand: 'ca-telecom' });
    const client = await server.client(HOST);
    const answers = await Promise.all(
      [
        [email, PASSWORD],
        [email, 'not the password'],
        ['nobody@example.org', PASSWORD],
      ].map(async ([given, password]) => {
        const answer = await client.call('/login', { body: { email: given, password } });
        return [answer.statusCode, answer.json<{ code: string; error: string }>()];
      }),
    );
    expect(answers[0]).toMatchObject([
      403,
      {
        code: 'SINGLE_SIGN_ON',
        error: 'Please log in with your Tamarack Telecom account. Only staff use a password here.',
      },
    ]);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await readUser(client)).toBe(null);
  });

  it('emails members no password link; staff get one, and log in with it', async () => {
    const [member, staff] = [
      await account({ brand: 'ca-telecom' }),
      await account({ brand: 'ca-telecom', isAdmin: true }),
    ];
    const client = await server.client(HOST);
    for (const { email } of [member, staff])
      expect((await client.call('/forgot_password', { body: { email } })).statusCode).toBe(200);
    await server.worker.runUntilIdle();
    const mailedTo = server.sentMail.map(({ to }) => to);
    expect([mailedTo.includes(member.email), mailedTo.includes(staff.email)]).toEqual([false, true]);
    const answer = await client.call('/login', { body: { email: staff.email, password: PASSWORD } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'SECOND_STEP']);
  });

  describe('an invitation into a home', () => {
    async function invited(email: string) {
      const owner = await account({ brand: 'ca-telecom' });
      const client = await server.loggedIn(owner.memberId, HOST);
      expect((await client.call('/api/account/people/invite', { body: { email } })).json()).toMatchObject({
        people: [{ email, state: 'invited' }],
      });
      await server.worker.runUntilIdle();
      const mail = server.sentMail.findLast(({ to }) => to === email)?.text ?? '';
      return { client, mail, token: /login\?token=([\w-]+)/.exec(mail)?.[1] ?? '' };
    }
    const join = (client: HttpClient, token: string, email: string) =>
      way(client, person(email), `/connect/ca-telecom?token=${token}`);
    const people = async (client: HttpClient) =>
      (await client.call('/api/account/people')).json<{ people: { email: string; state: string }[] }>()
        .people;

    it('leads through the provider into the home, with the address that the provider confirms', async () => {
      const { client, mail, token } = await invited('asked@mail.example');
      expect(mail).toContain('Log in with your Tamarack Telecom account to join.');
      expect(await people(client)).toMatchObject([{ state: 'invited' }]);
      const guest = await server.client(HOST);
      const { end } = await join(guest, token, 'rosa.vidal@mail.example');
      expect([end.statusCode, end.headers.location]).toEqual([303, '/']);
      expect(await readUser(guest)).toMatchObject({
        email: 'rosa.vidal@mail.example',
        homeRole: 'member',
        ssoLogin: true,
      });
      expect(await people(client)).toMatchObject([
        { email: 'rosa.vidal@mail.example', name: 'Rosa Vidal', state: 'joined' },
      ]);
      expect((await guest.call('/api/account/people')).json()).toMatchObject({ role: 'member' });
      const again = await server.client(HOST);
      await way(again, person('rosa.vidal@mail.example'));
      expect((await readUser(again))?.id).toBe((await readUser(guest))?.id);

      const other = await server.client(HOST);
      expect((await join(other, token, 'late.guest@mail.example')).end.headers.location).toBe(
        '/login?sso=ended',
      );
      expect(await readUser(other)).toBe(null);
    });

    it('says so to a person with an account of their own, and stays usable for another', async () => {
      const { client, token } = await invited('has.own@mail.example');
      await way(await server.client(HOST), person('own.account@mail.example'));
      const back = `/login?token=${token}&invited=true&sso=own-account`;
      const guest = await server.client(HOST);
      expect((await join(guest, token, 'own.account@mail.example')).end.headers.location).toBe(back);
      const { email } = await account({ brand: 'ca-telecom' });
      expect((await join(guest, token, email)).end.headers.location).toBe(back);
      expect(await readUser(guest)).toBe(null);
      expect(
        (await way(guest, { decision: 'cancel' }, `/connect/ca-telecom?token=${token}`)).end.headers.location,
      ).toBe(`/login?token=${token}&invited=true&sso=denied`);
      expect((await join(guest, token, 'has.own@mail.example')).end.headers.location).toBe('/');
      expect(await people(client)).toMatchObject([{ state: 'joined' }]);
    });

    it('ends with its withdrawal', async () => {
      const { client, token } = await invited('withdrawn@mail.example');
      const [{ id } = { id: '' }] = (await client.call('/api/account/people')).json<{
        people: { id: string }[];
      }>().people;
      await client.call('/api/account/people/remove', { body: { id } });
      expect(
        (await join(await server.client(HOST), token, 'withdrawn@mail.example')).end.headers.location,
      ).toBe('/login?sso=ended');
    });

    it('keeps each one’s log-in when the home gets another owner', async () => {
      const { token, client } = await invited('next.owner@mail.example');
      const guest = await server.client(HOST);
      await join(guest, token, 'next.owner@mail.example');
      const homeId = (await client.call('/user_status')).json<{ user: { id: string } }>().user.id;
      const [{ id } = { id: '' }] = (await client.call('/api/account/people')).json<{
        people: { id: string }[];
      }>().people;
      const handed = await client.call('/api/account/people/owner', {
        body: { id, understood: true, password: PASSWORD },
      });
      expect(handed.statusCode).toBe(200);
      const back = await server.client(HOST);
      await way(back, person('next.owner@mail.example'));
      expect((await readUser(back))?.id).toBe(homeId);
    });
  });

  it('BRD-31: logging out ends our session', async () => {
    const client = await server.client(HOST);
    await way(client, person('goes@mail.example'));
    await client.call('/logout');
    expect(await readUser(client)).toBe(null);
  });
});
