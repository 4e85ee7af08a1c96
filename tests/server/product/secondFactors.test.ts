import { toGlobalId } from 'graphql-relay';
import { generateSync } from 'otplib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readRefusal, PASSWORD as password, startAccountsServer } from '../../support/accountsServer.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { SoftPasskey } from '../../support/softPasskey.ts';

const { server, account, minutes, mailedCode, stop } = await startAccountsServer();
afterAll(stop);
beforeEach(() => minutes(61));

const ROLE = 'internal_events';
const ORIGIN = 'http://localhost';
const { stringify } = JSON;

/** A staff member and a browser that sent the right password. */
async function staff(more: { readonly brand?: string } = {}) {
  const { email, memberId } = await account({ isAdmin: true, roles: [ROLE], ...more });
  return { email, memberId };
}

async function logIn(email: string, host = 'localhost') {
  const client = await server.client(host);
  const answer = await client.call('/login', { body: { email, password } });
  return { client, options: readRefusal(answer).verificationOptions, status: answer.statusCode };
}

/** Password, then the emailed code: the log-in now sets up the first second factor. */
async function enrolling(email: string): Promise<HttpClient> {
  const { client } = await logIn(email);
  await client.call('/verify', { body: { channel: 'email' } });
  await client.call('/verify', { body: { code: await mailedCode(email) } });
  return client;
}

const appCode = (secret: string, seconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) + seconds });

/** Staff with an authenticator app. */
async function withApp(): Promise<{
  email: string;
  memberId: string;
  secret: string;
  codes: readonly string[];
  client: HttpClient;
}> {
  const { email, memberId } = await staff();
  const client = await enrolling(email);
  const { secret } = (await client.call('/second_factors/authenticator', { body: {} })).json<{
    secret: string;
  }>();
  const confirmed = await client.call('/second_factors/authenticator/confirm', {
    body: { code: appCode(secret) },
  });
  minutes(2);
  const codes = confirmed.json<{ recovery_codes: string[] }>().recovery_codes;
  return { email, memberId, secret, codes, client };
}

async function withPasskey() {
  const { email, memberId } = await staff();
  const client = await enrolling(email);
  const passkey = new SoftPasskey(ORIGIN);
  const { options } = (await client.call('/second_factors/passkey', { body: {} })).json<{
    options: { challenge: string };
  }>();
  const added = await client.call('/second_factors/passkey/confirm', {
    body: { name: 'Laptop', response: passkey.create(options) },
  });
  return { email, memberId, client, passkey, added };
}

async function askPasskey(client: HttpClient) {
  return (await client.call('/second_factors/passkey/ask', { body: {} })).json<{
    options: { challenge: string };
  }>().options;
}

const roleKeys = async (client: HttpClient): Promise<readonly string[] | undefined> =>
  (await client.call('/user_status')).json<{ user: { roleKeys: string[] } | null }>().user?.roleKeys;

const verify = (client: HttpClient, body: object) => client.call('/verify', { body });
const giveCode = (client: HttpClient, code: string) => verify(client, { method: 'authenticator', code });

describe('the first second factor of staff, where it is required', () => {
  it('comes after the password and an emailed code; neither opens a session', async () => {
    const { email } = await staff();
    const { client, options, status } = await logIn(email);
    expect([status, options]).toEqual([401, ['email']]);
    await verify(client, { channel: 'email' });
    const answer = await verify(client, { code: await mailedCode(email) });
    expect([answer.statusCode, readRefusal(answer).verificationOptions]).toEqual([401, ['enroll']]);
    expect((await client.call('/settings')).statusCode).toBe(401);
  });

  it('can’t be set up with the password alone', async () => {
    const { email } = await staff();
    const { client } = await logIn(email);
    const answer = await client.call('/second_factors/authenticator', { body: {} });
    expect([answer.statusCode, readRefusal(answer).code]).toEqual([400, 'SECOND_STEP_GONE']);
  });

  it('an authenticator app finishes the log-in and comes with ten recovery codes', async () => {
    const { client, codes, email } = await withApp();
    expect(codes).toHaveLength(10);
    expect(await roleKeys(client)).toEqual([ROLE]);
    expect((await logIn(email)).options).toEqual(['authenticator', 'recovery']);
    await server.worker.runUntilIdle();
    expect(server.sentMail.findLast(({ to }) => to === email)?.subject).toMatch(/staff login has changed/);
  });

  it('a link in an email proves the address: the new password leads to setting up', async () => {
    const { memberId } = await staff();
    const token = await server.core.sessions.issueLink(server.database.db, {
      brandId: 'default',
      memberId,
      purpose: 'password',
      now: server.clock.now(),
    });
    const client = await server.client();
    const answer = await client.call('/reset_password', {
      body: { token, password: 'words for a new evening' },
    });
    expect([answer.statusCode, readRefusal(answer).verificationOptions]).toEqual([401, ['enroll']]);
    expect((await client.call('/second_factors/authenticator', { body: {} })).statusCode).toBe(200);
  });

  it('a session without one has no role keys, and says that one is needed', async () => {
    const { memberId } = await staff();
    const client = await server.loggedIn(memberId);
    const { user } = (await client.call('/user_status')).json<{ user: Record<string, unknown> }>();
    expect(user).toMatchObject({ roleKeys: [], needsSecondFactor: true });
    const added = await client.call('/second_factors/authenticator', { body: {} });
    expect([added.statusCode, readRefusal(added).code]).toEqual([400, 'FRESH_LOGIN']);
  });
});

describe('a code of an authenticator app', () => {
  it('logs in, one step early or late, and not two', async () => {
    const { email, secret } = await withApp();
    for (const [seconds, status] of [
      [-60, 400],
      [-30, 200],
      [60, 400],
      [30, 200],
    ] as const) {
      minutes(3);
      const { client } = await logIn(email);
      expect([seconds, (await giveCode(client, appCode(secret, seconds))).statusCode]).toEqual([
        seconds,
        status,
      ]);
    }
  });

  it('works once, and no earlier one after it', async () => {
    const { email, secret } = await withApp();
    const [code, earlier] = [appCode(secret), appCode(secret, -30)];
    const { client } = await logIn(email);
    expect((await giveCode(client, ` ${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    const again = await logIn(email);
    expect(readRefusal(await giveCode(again.client, code)).code).toBe('CODE_WRONG');
    expect(readRefusal(await giveCode(again.client, earlier)).code).toBe('CODE_WRONG');
  });

  it('only one of two simultaneous uses succeeds', async () => {
    const { email, secret } = await withApp();
    const clients = [(await logIn(email)).client.clone(), (await logIn(email)).client];
    // The second log-in replaced the first: both use the newest one.
    clients[0] = clients[1]?.clone() ?? clients[0]!;
    const answers = await Promise.all(clients.map((client) => giveCode(client, appCode(secret))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is limited: five tries a log-in, and throttled across log-ins', async () => {
    const { email, secret } = await withApp();
    const { client } = await logIn(email);
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < 5; tried += 1) codes.push(readRefusal(await giveCode(client, '000000')).code);
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'CODE_WRONG'));
    expect(readRefusal(await giveCode(client, appCode(secret))).code).toBe('SECOND_STEP_GONE');
    const next = await logIn(email);
    expect((await giveCode(next.client, appCode(secret))).statusCode).toBe(429);
  });

  describe('guessed by someone who knows the password', () => {
    const subjects = async (email: string): Promise<readonly string[]> => {
      await server.worker.runUntilIdle();
      return server.sentMail.flatMap(({ to, subject }) =>
        to === email && /Wrong codes|stopped log-ins/.test(subject) ? [subject] : [],
      );
    };
    /** Five wrong codes, in a log-in that is not throttled. */
    const guess = async (email: string): Promise<void> => {
      minutes(61);
      const { client } = await logIn(email);
      for (let tried = 0; tried < 5; tried += 1) await giveCode(client, '000000');
    };

    it('is told to the owner after two log-ins, and ends after five, even for the right code', async () => {
      const { email, secret } = await withApp();
      await guess(email);
      expect(await subjects(email)).toEqual([]);
      await guess(email);
      expect(await subjects(email)).toEqual(['Wrong codes for your Ebbwatt account']);
      for (const _more of [3, 4, 5]) await guess(email);
      expect(await subjects(email)).toEqual([
        'Wrong codes for your Ebbwatt account',
        'We’ve stopped log-ins to your Ebbwatt account',
      ]);
      minutes(24 * 60);
      const { client } = await logIn(email);
      expect(readRefusal(await giveCode(client, appCode(secret))).code).toBe('SECOND_STEP_LOCKED');
    });

    it('goes on after a fresh password link', async () => {
      const { email, memberId, secret } = await withApp();
      for (const _log of [1, 2, 3, 4, 5]) await guess(email);
      const token = await server.core.sessions.issueLink(server.database.db, {
        brandId: 'default',
        memberId,
        purpose: 'password',
        now: server.clock.now(),
      });
      await (await server.client()).call('/reset_password', { body: { token, password } });
      const { client } = await logIn(email);
      expect((await giveCode(client, appCode(secret))).statusCode).toBe(200);
    });

    it('goes on after a colleague has reset it', async () => {
      const { email, memberId } = await withApp();
      for (const _log of [1, 2, 3, 4, 5]) await guess(email);
      const colleague = await server.loggedIn(
        await server.addMember({ isAdmin: true, roles: ['internal_staff'] }),
        'localhost',
        { secondFactor: true },
      );
      await colleague.graphql(
        `mutation Reset($input: StaffAccountInput!) { resetStaffSecondFactors(input: $input) { __typename } }`,
        { input: { id: toGlobalId('StaffAccount', memberId), reason: 'She called' } },
      );
      minutes(61);
      const client = await enrolling(email);
      expect((await client.call('/second_factors/authenticator', { body: {} })).statusCode).toBe(200);
    });

    it('starts again with each right code', async () => {
      const { email, secret } = await withApp();
      for (const _log of [1, 2, 3, 4]) await guess(email);
      minutes(61);
      expect((await giveCode((await logIn(email)).client, appCode(secret))).statusCode).toBe(200);
      await guess(email);
      minutes(61);
      expect((await giveCode((await logIn(email)).client, appCode(secret))).statusCode).toBe(200);
    });
  });

  it('an emailed code is not enough any more', async () => {
    const { email } = await withApp();
    const { client } = await logIn(email);
    expect(readRefusal(await verify(client, { channel: 'email' })).code).toBe('NO_SUCH_CHANNEL');
  });
});

describe('recovery codes', () => {
  it('work once each, however they are typed', async () => {
    const { email, codes } = await withApp();
    const [code = ''] = codes;
    const { client } = await logIn(email);
    expect(
      (await verify(client, { method: 'recovery', code: code.toLowerCase().replace('-', ' ') })).statusCode,
    ).toBe(200);
    expect(await roleKeys(client)).toEqual([ROLE]);
    const again = await logIn(email);
    expect(readRefusal(await verify(again.client, { method: 'recovery', code })).code).toBe('CODE_WRONG');
  });

  it('are stored as hashes, and the app’s secret is sealed', async () => {
    const { codes, secret } = await withApp();
    const dump = stringify([
      (await server.database.execute('select * from recovery_codes')).rows,
      (await server.database.execute('select * from authenticators')).rows,
      (await server.database.execute('select * from audit_log')).rows,
    ]);
    for (const text of [...codes, ...codes.map((code) => code.replace('-', '')), secret])
      expect(dump).not.toContain(text);
  });

  it('new ones replace the earlier ones', async () => {
    const { email, codes, client } = await withApp();
    const made = (await client.call('/second_factors/recovery_codes', { body: {} })).json<{
      recovery_codes: string[];
    }>().recovery_codes;
    const again = await logIn(email);
    expect(readRefusal(await verify(again.client, { method: 'recovery', code: codes[0] ?? '' })).code).toBe(
      'CODE_WRONG',
    );
    expect((await verify(again.client, { method: 'recovery', code: made[0] ?? '' })).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  it('is added and logs in', async () => {
    const { email, passkey, added } = await withPasskey();
    expect([added.statusCode, added.json<{ recovery_codes: string[] }>().recovery_codes.length]).toEqual([
      200, 10,
    ]);
    const { client, options } = await logIn(email);
    expect(options).toEqual(['passkey', 'recovery']);
    const answer = await verify(client, { assertion: passkey.get(await askPasskey(client)) });
    expect([answer.statusCode, await roleKeys(client)]).toEqual([200, [ROLE]]);
  });

  it('a replayed assertion is refused, in the same log-in and in another', async () => {
    const { email, passkey } = await withPasskey();
    const { client } = await logIn(email);
    const assertion = passkey.get(await askPasskey(client));
    const before = client.clone();
    expect((await verify(client, { assertion })).statusCode).toBe(200);
    expect((await verify(before, { assertion })).statusCode).toBe(401);
    const next = await logIn(email);
    await askPasskey(next.client);
    expect(readRefusal(await verify(next.client, { assertion })).code).toBe('PASSKEY_WRONG');
  });

  it('of another site, of another person, or without a challenge is refused', async () => {
    const { email, passkey } = await withPasskey();
    const other = await withPasskey();
    const { client } = await logIn(email);
    const phished = Object.assign(new SoftPasskey('http://evil.example'), { id: passkey.id });
    expect(readRefusal(await verify(client, { assertion: phished.get(await askPasskey(client)) })).code).toBe(
      'PASSKEY_WRONG',
    );
    expect(
      readRefusal(await verify(client, { assertion: other.passkey.get(await askPasskey(client)) })).code,
    ).toBe('PASSKEY_WRONG');
    expect(readRefusal(await verify(client, { assertion: passkey.get({ challenge: 'AAAA' }) })).code).toBe(
      'PASSKEY_WRONG',
    );
    expect(readRefusal(await verify(client, { assertion: {} })).code).toBe('PASSKEY_WRONG');
  });
});

describe('changing second factors later', () => {
  it('needs a log-in of the last fifteen minutes', async () => {
    const { client } = await withApp();
    expect((await client.call('/second_factors')).json()).toMatchObject({ fresh: true, recovery_codes: 10 });
    minutes(16);
    expect((await client.call('/second_factors')).json()).toMatchObject({ fresh: false });
    for (const path of ['passkey', 'recovery_codes', 'authenticator'])
      expect(readRefusal(await client.call(`/second_factors/${path}`, { body: {} })).code).toBe(
        'FRESH_LOGIN',
      );
    expect(
      readRefusal(await client.call('/second_factors/remove', { body: { id: 'authenticator' } })).code,
    ).toBe('FRESH_LOGIN');
  });

  it('the only one stays while it is required', async () => {
    const { client, passkey } = await withPasskey();
    const factors = (await client.call('/second_factors')).json<{ passkeys: { id: string }[] }>();
    const remove = (id: string) => client.call('/second_factors/remove', { body: { id } });
    expect(readRefusal(await remove(factors.passkeys[0]?.id ?? '')).code).toBe('LAST_SECOND_FACTOR');
    const { secret } = (await client.call('/second_factors/authenticator', { body: {} })).json<{
      secret: string;
    }>();
    await client.call('/second_factors/authenticator/confirm', { body: { code: appCode(secret) } });
    expect((await remove(factors.passkeys[0]?.id ?? '')).json()).toMatchObject({ passkeys: [] });
    expect(passkey.id).toBeDefined();
  });

  it('members and strangers have none to change', async () => {
    const { memberId } = await account();
    for (const client of [await server.loggedIn(memberId), await server.client()])
      expect(readRefusal(await client.call('/second_factors/authenticator', { body: {} })).code).toBe(
        'SECOND_STEP_GONE',
      );
  });
});

it('staff of one brand are no one on another, with any second factor', async () => {
  const { email, secret } = await withApp();
  const { client } = await logIn(email);
  const elsewhere = await server.client('home-security.localhost');
  elsewhere.cookies.set('ebbwatt_pending', client.cookies.get('ebbwatt_pending') ?? '');
  expect((await giveCode(elsewhere, appCode(secret))).statusCode).toBe(401);
  expect((await giveCode(client, appCode(secret))).statusCode).toBe(200);
  elsewhere.cookies.set('ebbwatt_session', client.cookies.get('ebbwatt_session') ?? '');
  expect(await roleKeys(elsewhere)).toBeUndefined();
});
