import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../support/testServer.ts';

const password = 'four quiet evening hours';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
let mailsBefore = 0;
beforeEach(async () => {
  // Sends the earlier tests' emails before counting.
  await server.worker.runUntilIdle();
  mailsBefore = server.sentMail.length;
});
const newMails = () => server.sentMail.slice(mailsBefore);

let count = 0;
const newEmail = () => `dana-${(count += 1)}@example.org`;
async function account(brand = 'default') {
  const email = newEmail();
  return { email, memberId: await server.addMember({ brand, email, password }) };
}
/** A stranger's browser that has opened a page: it holds an anti-forgery cookie. */
const visitor = (host = 'localhost') => server.client(host);
const logIn = async (email: string, given = password, host = 'localhost') => {
  const client = await visitor(host);
  return { client, answer: await client.call('/login', { body: { email, password: given } }) };
};

describe('user status', () => {
  it('SES-10: a stranger gets 200 without an id', async () => {
    const answer = await (await server.client()).call('/user_status');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { user: null, attributes: {}, via_access_token: false },
    ]);
  });

  it('SES-13, SES-14: a member gets id, isAdmin, programEnrollment and shippingAddress', async () => {
    const { email, memberId } = await account();
    const { client } = await logIn(email);
    const { user } = (await client.call('/user_status')).json<{ user: object }>();
    expect(user).toMatchObject({
      id: memberId,
      isAdmin: false,
      programEnrollment: { texas_retail: false },
      shippingAddress: null,
    });
  });
});

describe('logging in with a password', () => {
  it('takes the address in any case and gives a new session and anti-forgery token', async () => {
    const { email } = await account();
    const { client, answer } = await logIn(email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect((await client.call('/user_status')).json<{ user: { email: string } }>().user.email).toBe(email);
    expect((await client.call('/settings', { body: { color_mode: 'dark' } })).statusCode).toBe(200);
  });

  it('answers a wrong password and an unknown address alike: 401 and the same body', async () => {
    const { email } = await account();
    const wrong = (await logIn(email, 'not the password')).answer;
    const unknown = (await logIn('nobody@example.org')).answer;
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('does not know a member of another brand', async () => {
    const { email } = await account('home-security');
    expect((await logIn(email)).answer.statusCode).toBe(401);
    expect((await logIn(email, password, 'home-security.localhost')).answer.statusCode).toBe(200);
  });

  it('throttles after five failures, names the seconds, and lets the owner in afterwards', async () => {
    const { email } = await account();
    for (let failure = 0; failure < 5; failure += 1)
      expect((await logIn(email, 'guess')).answer.statusCode).toBe(401);
    const slowed = (await logIn(email)).answer;
    expect(slowed.statusCode).toBe(429);
    const { retry_after: seconds } = slowed.json<{ retry_after: number }>();
    expect(seconds).toBeGreaterThan(0);
    server.clock.advance((seconds + 60) * 1_000);
    expect((await logIn(email)).answer.statusCode).toBe(200);
  });

  it('ends the previous session, whose token becomes invalid', async () => {
    const { email } = await account();
    const { client } = await logIn(email);
    const before = client.clone();
    await client.call('/login', { body: { email, password } });
    expect((await before.call('/settings')).statusCode).toBe(401);
    expect((await client.call('/settings')).statusCode).toBe(200);
  });

  it('NET-02: is refused with -303 without the anti-forgery token, and NET-05: works after /reset_cookies', async () => {
    const { email } = await account();
    const client = await server.client();
    const refused = await client.call('/login', { body: { email, password }, token: null });
    expect([refused.statusCode, refused.json<{ status: number }>().status]).toEqual([400, -303]);
    await client.call('/reset_cookies');
    expect((await client.call('/login', { body: { email, password } })).statusCode).toBe(200);
  });
});

describe('logging out', () => {
  it('SES-09: ends the session on the server; a second time is harmless', async () => {
    const { email } = await account();
    const { client } = await logIn(email);
    const thief = client.clone();
    expect((await client.call('/logout')).json()).toEqual({ ok: true });
    expect((await thief.call('/settings')).statusCode).toBe(401);
    expect((await client.call('/logout')).statusCode).toBe(200);
  });
});

describe('what a browser keeps after logging out', () => {
  it('is no member page; theme, language and the known browser stay', async () => {
    const { email } = await account();
    const { client } = await logIn(email);
    const answer = await client.call('/logout');
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect([...client.cookies.keys()].sort()).toEqual(['ebbwatt_browser', 'ebbwatt_csrf']);
  });
});

describe('access tokens in links', () => {
  const link = async (memberId: string, brandId = 'default') =>
    server.core.sessions.issueLink(server.database.db, {
      brandId,
      memberId,
      purpose: 'login',
      now: server.clock.now(),
    });
  const ask = (client: Awaited<ReturnType<typeof visitor>>, token: string) =>
    client.call(`/user_status?access_token=${token}`);

  it('SES-04: logs in once; the second use gives no id', async () => {
    const { memberId } = await account();
    const token = await link(memberId);
    expect((await ask(await visitor(), token)).json()).toMatchObject({
      user: { id: memberId },
      via_access_token: true,
    });
    expect((await ask(await visitor(), token)).json()).toMatchObject({ user: null, via_access_token: false });
  });

  it('a used one says whether its member has a password, and names them only in a browser that they know', async () => {
    const { email, memberId } = await account();
    const token = await link(memberId);
    const own = await visitor();
    await ask(own, token);
    await own.call('/logout');
    expect((await ask(own, token)).json()).toMatchObject({ spent_link: { has_password: true, email } });
    expect((await ask(await visitor(), token)).json()).toMatchObject({
      user: null,
      spent_link: { has_password: true, email: null },
    });
    expect((await ask(await visitor(), 'made-up')).json()).not.toHaveProperty('spent_link');
    expect((await ask(await visitor('org.localhost'), token)).json()).not.toHaveProperty('spent_link');
  });

  it('gives no id after a day, for a forged token, and on another brand', async () => {
    const { memberId } = await account();
    const [old, foreign] = [await link(memberId), await link(memberId)];
    expect((await ask(await visitor('org.localhost'), foreign)).json()).toMatchObject({ user: null });
    expect((await ask(await visitor(), 'made-up')).json()).toMatchObject({ user: null });
    server.clock.advance(24 * 3_600_000 + 1);
    expect((await ask(await visitor(), old)).json()).toMatchObject({ user: null });
  });
});

describe('a forgotten password', () => {
  const findLink = (text: string) => /reset-password\?token=(\S+)/.exec(text)?.[1] ?? '';

  it("mails a link in the brand's name that sets a new password once, ends other sessions and logs in", async () => {
    const { email } = await account('au-retailer');
    const other = (await logIn(email, password, 'au-retailer.localhost')).client;
    const client = await visitor('au-retailer.localhost');
    expect((await client.call('/forgot_password', { body: { email } })).json()).toEqual({ ok: true });
    await server.worker.runUntilIdle();
    const [mail] = newMails();
    expect(mail).toMatchObject({ to: email });
    expect(mail?.from).toContain('Wattlebird');
    const token = findLink(mail?.text ?? '');

    const set = await client.call('/reset_password', {
      body: { token, password: 'a new sentence of words' },
    });
    expect([set.statusCode, set.json<{ user: { email: string } }>().user.email]).toEqual([200, email]);
    expect((await other.call('/settings')).statusCode).toBe(401);
    expect((await logIn(email, password, 'au-retailer.localhost')).answer.statusCode).toBe(401);
    expect((await logIn(email, 'a new sentence of words', 'au-retailer.localhost')).answer.statusCode).toBe(
      200,
    );
    const again = await (
      await visitor('au-retailer.localhost')
    ).call('/reset_password', { body: { token, password: 'and one more sentence' } });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([400, 'LINK_EXPIRED']);
  });

  it('answers an unknown address the same, and sends nothing', async () => {
    const client = await visitor();
    expect((await client.call('/forgot_password', { body: { email: newEmail() } })).json()).toEqual({
      ok: true,
    });
    await server.worker.runUntilIdle();
    expect(newMails()).toEqual([]);
  });

  it.each(['Ebbwatt-2026!', 'EbbwattEbbwatt', 'dana-own-2026'])(
    'refuses %s as too close to the brand or the owner, and the link still works',
    async (refused) => {
      const email = refused.startsWith('dana') ? 'dana-own@example.org' : newEmail();
      const memberId = await server.addMember({ email, password });
      const token = await server.core.sessions.issueLink(server.database.db, {
        brandId: 'default',
        memberId,
        purpose: 'password',
        now: server.clock.now(),
      });
      const client = await visitor();
      const answer = await client.call('/reset_password', { body: { token, password: refused } });
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
        400,
        {
          password:
            'That’s too close to your name, your email address or Ebbwatt. Choose something others can’t guess.',
        },
      ]);
      expect(
        (await client.call('/reset_password', { body: { token, password: 'a new sentence of words' } }))
          .statusCode,
      ).toBe(200);
    },
  );

  it.each(['made-up', 'used', 'expired'] as const)(
    'refuses a link that is %s with the same message, and at no field',
    async (kind) => {
      const { memberId } = await account();
      const token = await server.core.sessions.issueLink(server.database.db, {
        brandId: 'default',
        memberId,
        purpose: 'password',
        now: server.clock.now(),
      });
      const client = await visitor();
      const set = (by: string) =>
        client.call('/reset_password', { body: { token: by, password: 'a new sentence of words' } });
      if (kind === 'used') expect((await set(token)).statusCode).toBe(200);
      if (kind === 'expired') server.clock.advance(25 * 3_600_000);
      const refused = await set(kind === 'made-up' ? kind : token);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        {
          status: 400,
          code: 'LINK_EXPIRED',
          error: 'For security purposes, that link has expired. Please enter your email for a new link.',
        },
      ]);
    },
  );

  it('refuses a short password at its field, and the link still works', async () => {
    const { email, memberId } = await account();
    const token = await server.core.sessions.issueLink(server.database.db, {
      brandId: 'default',
      memberId,
      purpose: 'password',
      now: server.clock.now(),
    });
    const client = await visitor();
    const short = await client.call('/reset_password', { body: { token, password: 'short' } });
    expect([short.statusCode, Object.keys(short.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['password'],
    ]);
    expect(
      (await client.call('/reset_password', { body: { token, password: 'long enough to pass' } })).statusCode,
    ).toBe(200);
    expect((await logIn(email, 'long enough to pass')).answer.statusCode).toBe(200);
  });
});

describe('answers to strangers', () => {
  it('SES-12: an empty feature list', async () => {
    expect((await (await server.client()).call('/api/v2/features')).json()).toEqual({ features: [] });
  });

  it.each([
    '/settings',
    '/experiments',
    '/track_key_experiments',
    '/api/v2/upcoming_events',
    '/api/v2/events',
    '/api/meter_data',
  ])('401 from %s', async (path) => {
    expect((await (await server.client()).call(path)).statusCode).toBe(401);
  });
});

describe('features of a member', () => {
  it("SES-32, SES-20: the list with keys, descriptions and override states, without the staff's", async () => {
    const { email } = await account();
    const { client } = await logIn(email);
    const { features } = (await client.call('/api/v2/features')).json<{
      features: { key: string; isEnabled: boolean; userOverrideState: string }[];
    }>();
    expect(features.find(({ key }) => key === 'nav_full_experience')).toMatchObject({
      isEnabled: true,
      userOverrideState: 'NONE',
    });
    expect(features.filter(({ key }) => key.startsWith('internal_'))).toEqual([]);
  });

  it('AMB-36: GraphQL answers the same as REST', async () => {
    const { email } = await account();
    const { client } = await logIn(email);
    const { features } = (await client.call('/api/v2/features')).json<{ features: object[] }>();
    const { data } = await client.graphql<{ viewer: { features: object[] } }>(
      '{ viewer { features { key description isEnabled userOverrideState reason } } }',
    );
    expect(data?.viewer.features).toEqual(features);
  });
});

describe('single sign-on (BRD-13)', () => {
  it('leads back to the log-in page until an identity provider is configured', async () => {
    const answer = await (await server.client('ca-telecom.localhost')).call('/connect/ca-telecom');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?sso=unavailable']);
  });

  it("does not exist for brands that log in with a password, nor for another brand's host", async () => {
    expect((await (await server.client()).call('/connect/default')).statusCode).toBe(404);
    expect((await (await server.client()).call('/connect/ca-telecom')).statusCode).toBe(404);
  });
});
