import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { smsConsents } from '../../../src/server/settings/tables.ts';
import { readRefusal, startAccountsServer, wrongThan } from '../../support/accountsServer.ts';
import type { HttpClient } from '../../support/httpClient.ts';

const { server, sandbox, account, minutes, newNumber, textsTo, textedCode, stop } =
  await startAccountsServer();
afterAll(stop);

describe('telephone numbers', () => {
  const add = (client: HttpClient, phone: string, consent?: boolean) =>
    client.call('/settings/phones', {
      body: { phone_1: phone, ...(consent === undefined ? {} : { consent }) },
    });
  const verify = (client: HttpClient, phone: string, code: string) =>
    client.call('/settings/phones/verify', { body: { phone_1: phone, verify_1: code } });

  it('SET-05, SET-06, SET-10: a number in common notation gets a code, and the code verifies it', async () => {
    const { email, memberId } = await account();
    const client = await server.loggedIn(memberId);
    const number = newNumber();
    const written = `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
    const added = await add(client, written, true);
    expect([added.statusCode, added.json()]).toEqual([
      200,
      {
        success: null,
        info: expect.stringContaining('We sent a code') as string,
        phone_numbers: [{ number, verified: false }],
      },
    ]);
    const code = await textedCode(number);
    expect((await verify(client, number, code)).json()).toEqual({
      success: 'Phone number added.',
      info: null,
      phone_numbers: [{ number, verified: true }],
    });
    await server.worker.runUntilIdle();
    expect(server.sentMail.findLast(({ to }) => to === email)?.text).toContain(
      `ending in ${number.slice(-2)}`,
    );
    const [consent] = await server.database.db
      .select()
      .from(smsConsents)
      .where(eq(smsConsents.number, number));
    expect([consent?.given, consent?.at.toISOString()]).toEqual([true, server.clock.now().toISOString()]);
  });

  it.each(['12', '+1 000 000 0000', '911', 'call me', '+44 20 7946 0958 x', '++14155550132'])(
    'SET-08: refuses %s at its field',
    async (phone) => {
      const client = await server.loggedIn((await account()).memberId);
      const answer = await add(client, phone);
      expect([answer.statusCode, Object.keys(readRefusal(answer).fields ?? {})]).toEqual([400, ['phone_1']]);
    },
  );

  it.each([
    ['a premium-rate number', 'localhost', '+1 900 234 5678'],
    ['a number that is free to call', 'localhost', '+1 800 234 5678'],
    ['a British premium-rate number', 'localhost', '+44 909 879 0123'],
    ['an Australian landline', 'au-retailer.localhost', '(02) 5550 0123'],
    ['an Australian premium-rate number', 'au-retailer.localhost', '1900 654 321'],
  ])('refuses %s with a message and sends nothing', async (_what, host, phone) => {
    const { memberId } = await account({ brand: host === 'localhost' ? 'default' : 'au-retailer' });
    const answer = await add(await server.loggedIn(memberId, host), phone);
    expect([answer.statusCode, readRefusal(answer).code, readRefusal(answer).fields?.['phone_1']]).toEqual([
      400,
      'NOT_A_MOBILE_NUMBER',
      expect.stringContaining('can’t text that number') as string,
    ]);
  });

  it('an Australian mobile number gets its code', async () => {
    const { memberId } = await account({ brand: 'au-retailer' });
    expect(
      (await add(await server.loggedIn(memberId, 'au-retailer.localhost'), '0491 570 156')).statusCode,
    ).toBe(200);
  });

  it('a code is spent after six attempts; a new request sends another', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const number = newNumber();
    await add(client, number);
    const code = await textedCode(number);
    for (let tried = 0; tried < 5; tried += 1)
      expect(readRefusal(await verify(client, number, wrongThan(code))).code).toBe('CODE_WRONG');
    expect(readRefusal(await verify(client, number, code)).code).toBe('CODE_SPENT');
    minutes(2);
    await add(client, number);
    expect((await verify(client, number, await textedCode(number))).statusCode).toBe(200);
  });

  it('another member’s code, an old code and an unknown number verify nothing', async () => {
    const [mine, theirs] = [
      await server.loggedIn((await account()).memberId),
      await server.loggedIn((await account()).memberId),
    ];
    const number = newNumber();
    await add(mine, number);
    const code = await textedCode(number);
    expect(readRefusal(await verify(theirs, number, code)).code).toBe('NO_SUCH_NUMBER');
    minutes(10);
    expect(readRefusal(await verify(mine, number, code)).code).toBe('CODE_SPENT');
  });

  it('throttles codes', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const number = newNumber();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await add(client, number)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await textsTo(number)).length).toBe(5);
  });

  it('SET-09: a changed number stays in use until the new one is confirmed', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const [old, next] = [newNumber(), newNumber()];
    await add(client, old, true);
    await verify(client, old, await textedCode(old));
    minutes(2);
    await add(client, next, true);
    const replace = () =>
      client.call('/settings/phones/delete', { body: { phone_1: old, replaced_by: next } });
    const numbers = async () =>
      (await client.call('/settings')).json<{ phone_numbers: object[] }>().phone_numbers;
    expect((await replace()).json()).toMatchObject({
      success: null,
      info: expect.stringContaining('until you confirm') as string,
      phone_numbers: [
        { number: old, verified: true },
        { number: next, verified: false },
      ],
    });
    expect((await verify(client, next, await textedCode(next))).json()).toMatchObject({
      phone_numbers: [{ number: next, verified: true }],
    });
    const consents = await server.database.db.select().from(smsConsents).where(eq(smsConsents.number, old));
    expect(consents.map(({ given }) => given)).toContain(false);
    // Nothing waits in its place, so it goes at once.
    minutes(2);
    await add(client, old);
    await verify(client, old, await textedCode(old));
    await replace();
    expect(await numbers()).toEqual([{ number: next, verified: true }]);
  });

  it('SET-09: a changed number stays when the new one is never confirmed, also when that is added again later', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const [old, next] = [newNumber(), newNumber()];
    await add(client, old);
    await verify(client, old, await textedCode(old));
    minutes(2);
    await add(client, next);
    await client.call('/settings/phones/delete', { body: { phone_1: old, replaced_by: next } });
    minutes(25 * 60);
    await add(client, next);
    expect((await verify(client, next, await textedCode(next))).json()).toMatchObject({
      phone_numbers: [
        { number: old, verified: true },
        { number: next, verified: true },
      ],
    });
  });

  it('keeps three at most, deletes unverified ones after a day, and ignores a second deletion', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const numbers = [newNumber(), newNumber(), newNumber(), newNumber()];
    const statuses: number[] = [];
    for (const number of numbers) {
      statuses.push((await add(client, number)).statusCode);
      minutes(2);
    }
    expect(statuses).toEqual([200, 200, 200, 400]);
    for (let twice = 0; twice < 2; twice += 1) {
      const gone = await client.call('/settings/phones/delete', { body: { phone_1: numbers[0] } });
      expect([gone.statusCode, gone.json<{ phone_numbers: object[] }>().phone_numbers.length]).toEqual([
        200, 2,
      ]);
    }
    server.clock.advance(25 * 3_600_000);
    const after = await add(client, newNumber());
    expect(after.json<{ phone_numbers: object[] }>().phone_numbers.length).toBe(1);
  });
});

describe('replies to text messages', () => {
  const answer = (from: string, text: string, token = sandbox.secret('sms')) =>
    server.app.inject({
      method: 'POST',
      url: '/backend/webhooks/sms',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
      payload: { from, text },
    });

  it('STOP ends them, START restarts them, and only the gateway may send either', async () => {
    const number = newNumber();
    const client = await server.loggedIn((await account()).memberId);
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    const isYes = async () =>
      (await server.database.db.select().from(smsConsents).where(eq(smsConsents.number, number))).at(-1)
        ?.given;
    expect((await answer(number, 'STOP', 'forged')).statusCode).toBe(401);
    minutes(1);
    expect((await answer(number, 'what is this?')).json()).toEqual({ reply: null });
    expect((await answer(number, ' stop. please')).json<{ reply: string }>().reply).toContain(
      'any more texts',
    );
    expect(await isYes()).toBe(false);
    expect((await answer(number, 'Arrêt')).json()).toEqual({ reply: null });
    minutes(1);
    expect((await answer(number, 'START')).json<{ reply: string }>().reply).toContain('again');
    expect(await isYes()).toBe(true);
    expect((await answer('+14155559999', 'STOP')).json()).toEqual({ reply: null });
  });
});
