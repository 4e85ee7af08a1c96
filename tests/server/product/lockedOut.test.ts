import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const password = 'four quiet evening hours';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: '1', STAFF_SECOND_STEP: 'on' });
});
afterAll(() => server.close());

let count = 0;
async function account(more: { isAdmin?: boolean } = {}) {
  const email = `owner-${(count += 1)}@example.org`;
  return { email, memberId: await server.addMember({ email, password, ...more }) };
}

/** Attempts a log-in from an address, from a new browser unless one is given. */
async function tryIn(address: string, email: string, given: string, browser?: HttpClient): Promise<number> {
  const client = browser ?? (await server.client());
  return (
    await client.call('/login', { body: { email, password: given }, headers: { 'x-forwarded-for': address } })
  ).statusCode;
}

let network = 0;
/** A network that no other test uses. */
const newNetwork = () => `198.51.100.${(network += 1)}`;

/** A browser that has logged in before, and out again. */
async function knownBrowser(email: string, address: string): Promise<HttpClient> {
  const browser = await server.client();
  expect(await tryIn(address, email, password, browser)).toBe(200);
  await browser.call('/logout', { method: 'GET' });
  return browser;
}

/** A stranger's guesses from many networks at once, until even the account's loose ceiling holds. Too long for a password, so none is hashed. */
async function attack(email: string, networks: readonly string[]): Promise<void> {
  for (const address of networks) {
    for (let guess = 0; guess < 6; guess += 1)
      await server.core.sessions.logIn(server.database.db, {
        brandId: 'default',
        now: server.clock.now(),
        email,
        password: 'x'.repeat(200),
        address,
        knownBrowser: undefined,
        userAgent: '',
        replaces: null,
      });
  }
}
const manyNetworks = Array.from({ length: 45 }, (_each, index) => `203.0.113.${index}`);

describe('a stranger who guesses passwords', () => {
  it('cannot lock an owner out: 14 of 14 right passwords from a known browser succeed during an attack', async () => {
    const { email } = await account();
    const [home, attacker] = [newNetwork(), newNetwork()];
    const browser = await knownBrowser(email, home);
    await attack(email, manyNetworks);
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      for (let guess = 0; guess < 7; guess += 1) await tryIn(attacker, email, `guess ${turn}`);
      // Even with the attacker in the same network.
      statuses.push(await tryIn(turn % 2 === 0 ? home : attacker, email, password, browser));
      await browser.call('/logout', { method: 'GET' });
    }
    expect(statuses).toEqual(Array.from({ length: 14 }, () => 200));
    expect(await tryIn(attacker, email, password)).toBe(429);
    server.clock.advance(24 * 3_600_000);
  });

  it('cannot keep staff out: after a fresh reset link they get in from the browser that used it', async () => {
    const { email, memberId } = await account({ isAdmin: true });
    const attacker = newNetwork();
    await attack(email, manyNetworks);
    const browser = await server.client();
    expect(await tryIn(newNetwork(), email, password, browser)).toBe(429);

    const token = await server.core.sessions.issueLink(server.database.db, {
      brandId: 'default',
      memberId,
      purpose: 'password',
      now: server.clock.now(),
    });
    const fresh = 'a new sentence of words';
    // The password is saved; this log-in goes on with the second factor, which staff need here.
    const reset = await browser.call('/reset_password', { body: { token, password: fresh } });
    expect([reset.statusCode, reset.json<{ code: string }>().code]).toEqual([401, 'SECOND_STEP']);
    await attack(email, manyNetworks);
    for (let guess = 0; guess < 7; guess += 1) await tryIn(attacker, email, 'guess');
    // The password is right, so the two-factor code is requested now.
    const answer = await browser.call('/login', {
      body: { email, password: fresh },
      headers: { 'x-forwarded-for': attacker },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'SECOND_STEP']);
    server.clock.advance(24 * 3_600_000);
  });

  it('is throttled after five guesses at one account from one network, and the owner elsewhere is not', async () => {
    const { email } = await account();
    const attacker = newNetwork();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push(await tryIn(attacker, email, `guess ${guess}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tryIn(newNetwork(), email, password)).toBe(200);
  });

  it('cannot hide 24 guesses at other accounts behind log-ins of their own', async () => {
    const own = await account();
    const attacker = newNetwork();
    const guesses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      guesses.push(await tryIn(attacker, `victim-${guess}@example.org`, 'Spring2026!'));
      await tryIn(attacker, own.email, password);
    }
    expect(guesses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(guesses.slice(20)).toEqual([429, 429, 429, 429]);
  });

  it('gains nothing by another account’s known browser or by an altered cookie', async () => {
    const [own, victim] = [await account(), await account()];
    const attacker = newNetwork();
    const browser = await knownBrowser(own.email, attacker);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await tryIn(attacker, victim.email, 'guess', browser)).toBe(401);
    expect(await tryIn(attacker, victim.email, 'guess', browser)).toBe(429);
    const forged = browser.clone();
    forged.cookies.set('ebbwatt_browser', `${'x'.repeat(22)}.${'y'.repeat(22)}`);
    expect(await tryIn(attacker, victim.email, 'guess', forged)).toBe(429);
  });

  it('has only five attempts with a stolen known browser', async () => {
    const { email } = await account();
    const browser = await knownBrowser(email, newNetwork());
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push(await tryIn(newNetwork(), email, 'guess', browser));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('people sharing an address', () => {
  it('five typos by five people do not lock a sixth out', async () => {
    const office = newNetwork();
    for (let person = 0; person < 5; person += 1)
      expect(await tryIn(office, (await account()).email, 'a typo')).toBe(401);
    expect(await tryIn(office, (await account()).email, password)).toBe(200);
  });

  it('successful log-ins do not count against the network', async () => {
    const office = newNetwork();
    for (let person = 0; person < 25; person += 1)
      expect(await tryIn(office, (await account()).email, password)).toBe(200);
  });

  it('an IPv6 /64 counts as one network', async () => {
    const { email } = await account();
    for (let guess = 0; guess < 5; guess += 1) await tryIn(`2001:db8:7:8::${guess + 1}`, email, 'guess');
    expect(await tryIn('2001:db8:7:8:ffff::1', email, password)).toBe(429);
    expect(await tryIn('2001:db8:7:9::1', email, password)).toBe(200);
  });
});

describe('several web processes', () => {
  it('share the hourly limit of sign-ups from one network', async () => {
    const address = newNetwork();
    const begin = async () =>
      (
        await (
          await server.client()
        ).call('/signup/zip_code', { body: { zip_code: '94103' }, headers: { 'x-forwarded-for': address } })
      ).statusCode;
    await server.database.execute('delete from allowances');
    expect(await begin()).toBe(200);
    // As if other processes had begun 199 more.
    await server.database.execute(
      `update allowances set empty_at = '${new Date(server.clock.now().getTime() + 3_600_000).toISOString()}'`,
    );
    expect(await begin()).toBe(429);
    server.clock.advance(18_000);
    expect(await begin()).toBe(200);
  });
});
