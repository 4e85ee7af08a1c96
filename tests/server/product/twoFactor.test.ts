import { afterAll, describe, expect, it } from 'vitest';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import {
  readRefusal,
  PASSWORD as password,
  startAccountsServer,
  wrongThan,
} from '../../support/accountsServer.ts';

const { server, account, withTwoFactor, minutes, mailedCode, newNumber, textedCode, stop } =
  await startAccountsServer();
afterAll(stop);

/** A browser that has sent the right password and now needs a code. */
async function asked(email: string) {
  const client = await server.client();
  const answer = await client.call('/login', { body: { email, password } });
  return { client, answer };
}

const { stringify } = JSON;

describe('two-factor log-in', () => {
  it('asks for a code with a 401 that lists the channels, and logs no one in without', async () => {
    const { email } = await withTwoFactor();
    const { client, answer } = await asked(email);
    expect([answer.statusCode, readRefusal(answer).verificationOptions, readRefusal(answer).code]).toEqual([
      401,
      ['email'],
      'SECOND_STEP',
    ]);
    expect((await client.call('/user_status')).json()).toMatchObject({ user: null });
    expect((await client.call('/settings')).statusCode).toBe(401);
  });

  it('emails a code that finishes the log-in once', async () => {
    const { email, memberId } = await withTwoFactor();
    const { client } = await asked(email);
    const before = client.clone();
    expect((await client.call('/verify', { body: { channel: 'email' } })).json()).toEqual({
      sent: 'email',
      status: null,
    });
    const code = await mailedCode(email);
    const done = await client.call('/verify', { body: { code: ` ${code.slice(0, 3)} ${code.slice(3)}` } });
    expect([done.statusCode, done.json<{ status: { user: { id: string } } }>().status.user.id]).toEqual([
      200,
      memberId,
    ]);
    expect((await client.call('/settings')).statusCode).toBe(200);
    expect((await before.call('/verify', { body: { code } })).statusCode).toBe(401);
  });

  it('allows five attempts: the sixth is refused even with the right code, and a new code works', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    const left: string[] = [];
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await client.call('/verify', { body: { code: wrongThan(code) } });
      left.push(`${answer.statusCode} ${readRefusal(answer).code}`);
    }
    expect(left).toEqual(Array.from({ length: 5 }, () => '400 CODE_WRONG'));
    const sixth = await client.call('/verify', { body: { code } });
    expect([sixth.statusCode, readRefusal(sixth).code]).toEqual([400, 'CODE_SPENT']);
    minutes(2);
    await client.call('/verify', { body: { channel: 'email' } });
    expect((await client.call('/verify', { body: { code: await mailedCode(email) } })).statusCode).toBe(200);
  });

  it('throttles wrong codes across all the codes of an account', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    for (let tried = 0; tried < 5; tried += 1)
      await client.call('/verify', { body: { code: wrongThan(await mailedCode(email)) } });
    await client.call('/verify', { body: { channel: 'email' } });
    const slowed = await client.call('/verify', { body: { code: wrongThan(await mailedCode(email)) } });
    expect([slowed.statusCode, (readRefusal(slowed).retry_after ?? 0) > 0]).toEqual([429, true]);
    minutes(61);
  });

  it('accepts a code for ten minutes, and never the previous one', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const first = await mailedCode(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const second = await mailedCode(email);
    if (first !== second)
      expect(readRefusal(await client.call('/verify', { body: { code: first } })).code).toBe('CODE_WRONG');
    minutes(10);
    expect((await client.call('/verify', { body: { code: second } })).statusCode).toBe(401);
  });

  it('is bound to the browser and to the brand', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    expect((await (await server.client()).call('/verify', { body: { code } })).statusCode).toBe(401);
    const elsewhere = await server.client('home-security.localhost');
    elsewhere.cookies.set('ebbwatt_pending', client.cookies.get('ebbwatt_pending') ?? '');
    expect((await elsewhere.call('/verify', { body: { code } })).statusCode).toBe(401);
    expect((await client.call('/verify', { body: { code } })).statusCode).toBe(200);
  });

  it('accepts only one of two simultaneous uses of the same code', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    const twins = [client.clone(), client.clone()];
    const answers = await Promise.all(twins.map((twin) => twin.call('/verify', { body: { code } })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('sends a text message to a verified number, and refuses a channel the member doesn’t have', async () => {
    const { email, memberId } = await withTwoFactor();
    const number = newNumber();
    await server.database.db
      .insert(phoneNumbers)
      .values({ memberId, number, verified: true, addedAt: server.clock.now() });
    const { client, answer } = await asked(email);
    expect(readRefusal(answer).verificationOptions).toEqual(['email', 'sms']);
    await client.call('/verify', { body: { channel: 'sms' } });
    expect((await client.call('/verify', { body: { code: await textedCode(number) } })).statusCode).toBe(200);

    const without = await asked((await withTwoFactor()).email);
    expect((await without.client.call('/verify', { body: { channel: 'sms' } })).statusCode).toBe(400);
  });

  it('no emailed link bypasses it: neither the log-in link nor the password link', async () => {
    const { email, memberId } = await withTwoFactor();
    const link = (purpose: 'login' | 'password') =>
      server.core.sessions.issueLink(server.database.db, {
        brandId: 'default',
        memberId,
        purpose,
        now: server.clock.now(),
      });
    const client = await server.client();
    expect((await client.call(`/user_status?access_token=${await link('login')}`)).json()).toMatchObject({
      user: null,
    });
    const reset = await client.call('/reset_password', {
      body: { token: await link('password'), password: 'a new sentence of words' },
    });
    expect([reset.statusCode, reset.json<{ user: null }>().user]).toEqual([200, null]);
    expect(
      (await client.call('/login', { body: { email, password: 'a new sentence of words' } })).statusCode,
    ).toBe(401);
  });

  it('staff need a code even when they have not switched it on', async () => {
    const { email } = await account({ isAdmin: true });
    expect((await asked(email)).answer.statusCode).toBe(401);
  });

  it('stores neither the code nor the token in the clear', async () => {
    const { email } = await withTwoFactor();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const dump = stringify([
      (await server.database.execute('select * from pending_logins')).rows,
      (await server.database.execute('select * from sent_messages')).rows,
      (await server.database.execute('select * from pgboss.job')).rows,
    ]);
    const code = await mailedCode(email);
    expect(dump).not.toContain(client.cookies.get('ebbwatt_pending'));
    expect(dump.includes(`"${code}"`)).toBe(false);
  });
});
