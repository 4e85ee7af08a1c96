import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPartners } from '../../../src/server/platform/partners.ts';
import { eq } from 'drizzle-orm';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { members, ssoIdentities } from '../../../src/server/session/tables.ts';
import { phoneNumbers, smsConsents } from '../../../src/server/settings/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { startSandbox, TEST_ROOT, type TestSandbox } from '../../support/sandbox.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const password = 'four quiet evening hours';
let sandbox: TestSandbox;
let server: TestServer;
beforeAll(async () => {
  sandbox = await startSandbox();
  const partners = createPartners({ oidcIssuers: {}, smsUrl: null, captchaScriptUrl: null, captchaVerifyUrl: null, given: {}, sandbox: { url: sandbox.url, root: TEST_ROOT } });
  server = await testServer({ STAFF_SECOND_STEP: 'on' }, { partners });
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});

let count = 0;
async function account(more: { readonly isAdmin?: boolean; readonly brand?: string } = {}) {
  const email = `logging-in-${(count += 1)}@example.org`;
  return { email, memberId: await server.addMember({ email, password, ...more }) };
}
const { stringify } = JSON;
const minutes = (many: number): void => server.clock.advance(many * 60_000);
const fieldsOf = (answer: { json<T>(): T }) => answer.json<{ code?: string; verificationOptions?: string[]; retry_after?: number; fields?: Record<string, string> }>();

/** The code of the newest mail to an address. */
async function mailedCode(email: string): Promise<string> {
  await server.worker.runUntilIdle();
  return /\d{6}/.exec(server.sentMail.findLast(({ to }) => to === email)?.subject ?? '')?.[0] ?? 'none';
}

let last = 100;
const newNumber = (): string => `+1415555${String((last += 1)).padStart(4, '0')}`;
async function textsTo(number: string): Promise<string[]> {
  await server.worker.runUntilIdle();
  return sandbox.outbox.list(number).map(({ text }) => text);
}
const textedCode = async (number: string): Promise<string> => /\d{6}/.exec((await textsTo(number))[0] ?? '')?.[0] ?? 'none';

async function withSecondStep() {
  const { email, memberId } = await account();
  const client = await server.loggedIn(memberId);
  expect((await client.call('/second_step', { body: { enabled: true, password } })).statusCode).toBe(200);
  return { email, memberId };
}
/** A browser that gave the right password and is asked for a code. */
async function asked(email: string) {
  const client = await server.client();
  const answer = await client.call('/login', { body: { email, password } });
  return { client, answer };
}
const wrongThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the second step of a log-in', () => {
  it('asks for a code with the 401 that says where it can go, and lets nobody in without', async () => {
    const { email } = await withSecondStep();
    const { client, answer } = await asked(email);
    expect([answer.statusCode, fieldsOf(answer).verificationOptions, fieldsOf(answer).code]).toEqual([401, ['email'], 'SECOND_STEP']);
    expect((await client.call('/user_status')).json()).toMatchObject({ user: null });
    expect((await client.call('/settings')).statusCode).toBe(401);
  });

  it('mails a code that finishes the log-in once', async () => {
    const { email, memberId } = await withSecondStep();
    const { client } = await asked(email);
    const before = client.clone();
    expect((await client.call('/verify', { body: { channel: 'email' } })).json()).toEqual({ sent: 'email', status: null });
    const code = await mailedCode(email);
    const done = await client.call('/verify', { body: { code: ` ${code.slice(0, 3)} ${code.slice(3)}` } });
    expect([done.statusCode, done.json<{ status: { user: { id: string } } }>().status.user.id]).toEqual([200, memberId]);
    expect((await client.call('/settings')).statusCode).toBe(200);
    expect((await before.call('/verify', { body: { code } })).statusCode).toBe(401);
  });

  it('takes five tries: the sixth is refused even with the right code, and a new code works', async () => {
    const { email } = await withSecondStep();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    const left: string[] = [];
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await client.call('/verify', { body: { code: wrongThan(code) } });
      left.push(`${answer.statusCode} ${fieldsOf(answer).code}`);
    }
    expect(left).toEqual(Array.from({ length: 5 }, () => '400 CODE_WRONG'));
    const sixth = await client.call('/verify', { body: { code } });
    expect([sixth.statusCode, fieldsOf(sixth).code]).toEqual([400, 'CODE_SPENT']);
    minutes(2);
    await client.call('/verify', { body: { channel: 'email' } });
    expect((await client.call('/verify', { body: { code: await mailedCode(email) } })).statusCode).toBe(200);
  });

  it('slows wrong codes down over all the codes of an account', async () => {
    const { email } = await withSecondStep();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    for (let tried = 0; tried < 5; tried += 1) await client.call('/verify', { body: { code: wrongThan(await mailedCode(email)) } });
    await client.call('/verify', { body: { channel: 'email' } });
    const slowed = await client.call('/verify', { body: { code: wrongThan(await mailedCode(email)) } });
    expect([slowed.statusCode, (fieldsOf(slowed).retry_after ?? 0) > 0]).toEqual([429, true]);
    minutes(61);
  });

  it('takes a code for ten minutes, and the one before not at all', async () => {
    const { email } = await withSecondStep();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const first = await mailedCode(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const second = await mailedCode(email);
    if (first !== second) expect(fieldsOf(await client.call('/verify', { body: { code: first } })).code).toBe('CODE_WRONG');
    minutes(10);
    expect((await client.call('/verify', { body: { code: second } })).statusCode).toBe(401);
  });

  it('is bound to the browser, and to the brand', async () => {
    const { email } = await withSecondStep();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    expect((await (await server.client()).call('/verify', { body: { code } })).statusCode).toBe(401);
    const elsewhere = await server.client('home-security.localhost');
    elsewhere.cookies.set('ebbwatt_pending', client.cookies.get('ebbwatt_pending') ?? '');
    expect((await elsewhere.call('/verify', { body: { code } })).statusCode).toBe(401);
    expect((await client.call('/verify', { body: { code } })).statusCode).toBe(200);
  });

  it('of two browsers’ worth of the same code at once, lets one in', async () => {
    const { email } = await withSecondStep();
    const { client } = await asked(email);
    await client.call('/verify', { body: { channel: 'email' } });
    const code = await mailedCode(email);
    const twins = [client.clone(), client.clone()];
    const answers = await Promise.all(twins.map((twin) => twin.call('/verify', { body: { code } })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('by text message where a number was verified; a channel that is not there is refused', async () => {
    const { email, memberId } = await withSecondStep();
    const number = newNumber();
    await server.database.db.insert(phoneNumbers).values({ memberId, number, verified: true, addedAt: server.clock.now() });
    const { client, answer } = await asked(email);
    expect(fieldsOf(answer).verificationOptions).toEqual(['email', 'sms']);
    await client.call('/verify', { body: { channel: 'sms' } });
    expect((await client.call('/verify', { body: { code: await textedCode(number) } })).statusCode).toBe(200);

    const without = await asked((await withSecondStep()).email);
    expect((await without.client.call('/verify', { body: { channel: 'sms' } })).statusCode).toBe(400);
  });

  it('a mailed link is no way round it: neither the one that logs in nor the one that sets a password', async () => {
    const { email, memberId } = await withSecondStep();
    const link = (purpose: 'login' | 'password') => server.core.sessions.issueLink(server.database.db, { brandId: 'default', memberId, purpose, now: server.clock.now() });
    const client = await server.client();
    expect((await client.call(`/user_status?access_token=${await link('login')}`)).json()).toMatchObject({ user: null });
    const reset = await client.call('/reset_password', { body: { token: await link('password'), password: 'a new sentence of words' } });
    expect([reset.statusCode, reset.json<{ user: null }>().user]).toEqual([200, null]);
    expect((await client.call('/login', { body: { email, password: 'a new sentence of words' } })).statusCode).toBe(401);
  });

  it('staff give a code without having switched it on', async () => {
    const { email } = await account({ isAdmin: true });
    expect((await asked(email)).answer.statusCode).toBe(401);
  });

  it('keeps neither the code nor the token as they are', async () => {
    const { email } = await withSecondStep();
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

describe('what nobody can find out', () => {
  const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

  it.each([
    ['/login', (email: string) => ({ email, password: 'not the password' })],
    ['/forgot_password', (email: string) => ({ email })],
  ])('%s answers known and unknown addresses alike, in the same class of time', async (path, body) => {
    const took = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let round = 0; round < 15; round += 1) {
      minutes(62);
      const emails = { known: (await account()).email, unknown: `nobody-${path.slice(1)}-${round}@example.org` };
      for (const kind of ['known', 'unknown'] as const) {
        const client = await server.client();
        const began = performance.now();
        const answer = await client.call(path, { body: body(emails[kind]) });
        took[kind].push(performance.now() - began);
        answers.add(`${answer.statusCode} ${answer.body}`);
      }
    }
    expect(answers.size).toBe(1);
    // Not the same to the millisecond on a machine that does other things besides: but never one hash, or one letter, more.
    const ratio = median(took.known) / median(took.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('one’s own account', () => {
  it('lists where one is logged in, and ends one, or all others', async () => {
    const { memberId } = await account();
    const [here, there, elsewhere] = [await server.loggedIn(memberId), await server.loggedIn(memberId), await server.loggedIn(memberId)];
    const stranger = await server.loggedIn((await account()).memberId);
    type Listed = { sessions: { id: string; current: boolean }[]; second_step: boolean };
    const list = (await here.call('/sessions')).json<Listed>();
    expect([list.sessions.length, list.sessions.filter(({ current }) => current).length, list.second_step]).toEqual([3, 1, false]);
    const other = list.sessions.find(({ current }) => !current)?.id ?? '';
    // Nobody ends what is another's; neither does a text that is no id.
    for (const id of [other, 'nothing', "' or true --"]) expect((await stranger.call('/sessions/end', { body: { id } })).statusCode).toBe(200);
    expect((await here.call('/sessions')).json<Listed>().sessions.length).toBe(3);
    expect((await here.call('/sessions/end', { body: { id: other } })).json<Listed>().sessions.length).toBe(2);
    expect((await here.call('/sessions/end', { body: {} })).json<Listed>().sessions.map(({ current }) => current)).toEqual([true]);
    for (const client of [there, elsewhere]) expect((await client.call('/settings')).statusCode).toBe(401);
  });

  it('changes the password with the present one, ends other sessions, and writes a letter', async () => {
    const { email, memberId } = await account();
    const [here, there] = [await server.loggedIn(memberId), await server.loggedIn(memberId)];
    const change = (present: string, wanted: string) => here.call('/change_password', { body: { password: present, new_password: wanted } });
    expect(Object.keys(fieldsOf(await change('a wrong one here', 'another long sentence')).fields ?? {})).toEqual(['password']);
    expect(Object.keys(fieldsOf(await change(password, 'short')).fields ?? {})).toEqual(['new_password']);
    expect(Object.keys(fieldsOf(await change(password, password)).fields ?? {})).toEqual(['new_password']);
    expect((await change(password, 'another long sentence')).statusCode).toBe(200);
    expect([(await here.call('/settings')).statusCode, (await there.call('/settings')).statusCode]).toEqual([200, 401]);
    await server.worker.runUntilIdle();
    expect(server.sentMail.findLast(({ to }) => to === email)?.subject).toContain('was changed');
  });

  it('slows guesses of the present password down', async () => {
    const { memberId } = await account();
    const client = await server.loggedIn(memberId);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await client.call('/second_step', { body: { enabled: true, password: `guess ${guess}` } })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    minutes(61);
  });
});

describe('telephone numbers', () => {
  const add = (client: HttpClient, phone: string, consent?: boolean) => client.call('/settings/phones', { body: { phone_1: phone, ...(consent === undefined ? {} : { consent }) } });
  const verify = (client: HttpClient, phone: string, code: string) => client.call('/settings/phones/verify', { body: { phone_1: phone, verify_1: code } });

  it('SET-05, SET-06, SET-10: a number as people write it gets a code, and the code verifies it', async () => {
    const { email, memberId } = await account();
    const client = await server.loggedIn(memberId);
    const number = newNumber();
    const written = `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
    const added = await add(client, written, true);
    expect([added.statusCode, added.json()]).toEqual([200, { success: null, info: expect.stringContaining('We sent a code') as string, phone_numbers: [{ number, verified: false }] }]);
    const code = await textedCode(number);
    expect((await verify(client, number, code)).json()).toEqual({ success: 'Phone number added.', info: null, phone_numbers: [{ number, verified: true }] });
    await server.worker.runUntilIdle();
    expect(server.sentMail.findLast(({ to }) => to === email)?.text).toContain(`ends in ${number.slice(-2)}`);
    const [consent] = await server.database.db.select().from(smsConsents).where(eq(smsConsents.number, number));
    expect([consent?.given, consent?.at.toISOString()]).toEqual([true, server.clock.now().toISOString()]);
  });

  it.each(['12', '+1 000 000 0000', '911', 'call me', '+44 20 7946 0958 x', '++14155550132'])('SET-08: %s is refused at its field', async (phone) => {
    const client = await server.loggedIn((await account()).memberId);
    const answer = await add(client, phone);
    expect([answer.statusCode, Object.keys(fieldsOf(answer).fields ?? {})]).toEqual([400, ['phone_1']]);
  });

  it('a code tried six times is spent; asking again gives another', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const number = newNumber();
    await add(client, number);
    const code = await textedCode(number);
    for (let tried = 0; tried < 5; tried += 1) expect(fieldsOf(await verify(client, number, wrongThan(code))).code).toBe('CODE_WRONG');
    expect(fieldsOf(await verify(client, number, code)).code).toBe('CODE_SPENT');
    minutes(2);
    await add(client, number);
    expect((await verify(client, number, await textedCode(number))).statusCode).toBe(200);
  });

  it('another member’s code, an old one and an unknown number verify nothing', async () => {
    const [mine, theirs] = [await server.loggedIn((await account()).memberId), await server.loggedIn((await account()).memberId)];
    const number = newNumber();
    await add(mine, number);
    const code = await textedCode(number);
    expect(fieldsOf(await verify(theirs, number, code)).code).toBe('NO_SUCH_NUMBER');
    minutes(10);
    expect(fieldsOf(await verify(mine, number, code)).code).toBe('CODE_SPENT');
  });

  it('sends codes slower and slower', async () => {
    const client = await server.loggedIn((await account()).memberId);
    const number = newNumber();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await add(client, number)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await textsTo(number)).length).toBe(5);
  });

  it('keeps three at most, forgets unverified ones after a day, and deletes harmlessly twice', async () => {
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
      expect([gone.statusCode, gone.json<{ phone_numbers: object[] }>().phone_numbers.length]).toEqual([200, 2]);
    }
    server.clock.advance(25 * 3_600_000);
    const after = await add(client, newNumber());
    expect(after.json<{ phone_numbers: object[] }>().phone_numbers.length).toBe(1);
  });
});

describe('messages', () => {
  const tell = (memberId: string, key: string, channel: 'email' | 'sms' = 'email') =>
    server.core.deps.notify.send(server.database.db, { brandId: 'default', memberId, template: 'utility-connected', values: { utility: 'Cedar Power' }, channel, key });

  it('the same key is one message, and one in a transaction that fails is none', async () => {
    const { email, memberId } = await account();
    await tell(memberId, `twice-${email}`);
    await tell(memberId, `twice-${email}`);
    await server.database.db.transaction(async (tx) => {
      await server.core.deps.notify.send(tx, { brandId: 'default', memberId, template: 'utility-connected', values: { utility: 'Never' }, key: `never-${email}` });
      throw new Error('no');
    }).catch(() => undefined);
    await server.worker.runUntilIdle();
    expect(server.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual(['Cedar Power is connected']);
    const [row] = await server.database.db.select().from(sentMessages).where(eq(sentMessages.key, `twice-${email}`));
    expect([row?.state, row?.sealed]).toEqual(['sent', null]);
  });

  it('a text message about events needs a recorded yes, waits for the morning, and ends with the number', async () => {
    const { memberId } = await account();
    const number = newNumber();
    const db = server.database.db;
    await db.insert(phoneNumbers).values({ memberId, number, verified: true, addedAt: server.clock.now() });
    const stateOf = async (key: string) => {
      await server.worker.runUntilIdle();
      const [row] = await db.select({ state: sentMessages.state, reason: sentMessages.reason }).from(sentMessages).where(eq(sentMessages.key, key));
      return `${row?.state} ${row?.reason ?? ''}`.trim();
    };
    server.clock.set('2026-07-01T19:00:00Z');
    await tell(memberId, `no-yes-${number}`, 'sms');
    expect(await stateOf(`no-yes-${number}`)).toBe('dropped no-consent');
    const client = await server.loggedIn(memberId);
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    // Half past ten in the evening in Los Angeles.
    server.clock.set('2026-07-02T05:30:00Z');
    await tell(memberId, `night-${number}`, 'sms');
    expect(await stateOf(`night-${number}`)).toBe('queued');
    server.clock.set('2026-07-02T15:00:00Z');
    expect(await stateOf(`night-${number}`)).toBe('sent');
    expect((await textsTo(number))[0]).toContain('Cedar Power is connected');
  });
});

describe('answers to text messages', () => {
  const answer = (from: string, text: string, token = sandbox.secret('sms')) =>
    server.app.inject({ method: 'POST', url: '/backend/webhooks/sms', headers: { host: 'localhost', authorization: `Bearer ${token}` }, payload: { from, text } });

  it('STOP ends them, START begins them again, and both only from the gateway', async () => {
    const number = newNumber();
    const client = await server.loggedIn((await account()).memberId);
    await client.call('/settings/phones', { body: { phone_1: number, consent: true } });
    const isYes = async () => (await server.database.db.select().from(smsConsents).where(eq(smsConsents.number, number))).at(-1)?.given;
    expect((await answer(number, 'STOP', 'forged')).statusCode).toBe(401);
    minutes(1);
    expect((await answer(number, 'what is this?')).json()).toEqual({ reply: null });
    expect((await answer(number, ' stop. please')).json<{ reply: string }>().reply).toContain('no more text messages');
    expect(await isYes()).toBe(false);
    expect((await answer(number, 'Arrêt')).json()).toEqual({ reply: null });
    minutes(1);
    expect((await answer(number, 'START')).json<{ reply: string }>().reply).toContain('again');
    expect(await isYes()).toBe(true);
    expect((await answer('+14155559999', 'STOP')).json()).toEqual({ reply: null });
  });
});

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
      if (!url.startsWith(sandbox.url)) return new URL(url).pathname.replace('/backend', '') + new URL(url).search;
      const answer: Response = await fetch(url, { redirect: 'manual', headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }, ...(body ? { method: 'POST', body } : {}) });
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
  const statusOf = async (client: HttpClient) => (await client.call('/user_status')).json<{ user: { id: string; email: string; ssoLogin: boolean; locale: string | null } | null }>().user;

  it('makes a member of somebody new, who goes on to the sign-up; next time it is the same member, sent where they were', async () => {
    const client = await server.client(HOST);
    const { end } = await way(client, person('new.person@mail.example'));
    expect([end.statusCode, end.headers.location]).toEqual([303, '/signup']);
    const first = await statusOf(client);
    expect(first).toMatchObject({ email: 'new.person@mail.example', ssoLogin: true });
    const again = await server.client(HOST);
    const second = await way(again, person('new.person@mail.example'), '/connect/ca-telecom?return_to=%2Fevents%3Ftab%3Dpast');
    expect(second.end.headers.location).toBe('/events?tab=past');
    expect((await statusOf(again))?.id).toBe(first?.id);
  });

  it('asks the provider with PKCE, state and nonce, and sets a cookie that scripts cannot read', async () => {
    const begun = await (await server.client(HOST)).call('/connect/ca-telecom');
    const asked = new URL(String(begun.headers.location)).searchParams;
    expect([asked.get('response_type'), asked.get('code_challenge_method'), asked.get('redirect_uri'), asked.get('scope')]).toEqual(['code', 'S256', `http://${HOST}/backend/connect/ca-telecom/callback`, 'openid email profile']);
    for (const name of ['state', 'nonce', 'code_challenge']) expect((asked.get(name) ?? '').length).toBeGreaterThanOrEqual(32);
    expect(String(begun.headers['set-cookie'])).toMatch(/ebbwatt_sso=[\w-]{43};.*HttpOnly/);
    expect(begun.headers['cache-control']).toBe('no-store');
  });

  it('joins a member with a password by the verified address, who keeps the password', async () => {
    const { email, memberId } = await account({ brand: 'ca-telecom' });
    const client = await server.client(HOST);
    const { end } = await way(client, person(email));
    expect(end.headers.location).toBe('/');
    expect(await statusOf(client)).toMatchObject({ id: memberId, ssoLogin: false });
  });

  it('never joins staff', async () => {
    const { email } = await account({ brand: 'ca-telecom', isAdmin: true });
    const client = await server.client(HOST);
    expect((await way(client, person(email))).end.headers.location).toBe('/login?sso=taken');
    expect(await statusOf(client)).toBe(null);
  });

  it('never joins or makes anybody by an address that the provider has not verified', async () => {
    const { personOf } = await import('../../../src/server/session/sso/person.ts');
    for (const email_verified of [false, 'true', 1, undefined]) expect(personOf('i', 's', { email: 'dana@example.org', email_verified }).email).toBe(null);
    expect(personOf('i', 's', { email: 'dana@example.org', email_verified: true }).email).toBe('dana@example.org');
  });

  it('a second account of the provider does not get the member of the first', async () => {
    const { email, memberId } = await account({ brand: 'ca-telecom' });
    await server.database.db.insert(ssoIdentities).values({ brand: 'ca-telecom', issuer: `${sandbox.url}/oidc`, subject: 'somebody-else', memberId, createdAt: server.clock.now(), lastUsedAt: server.clock.now() });
    expect((await way(await server.client(HOST), person(email))).end.headers.location).toBe('/login?sso=taken');
  });

  it('two first arrivals at once are one member', async () => {
    const [one, other] = [await server.client(HOST), await server.client(HOST)];
    const backs = await Promise.all([one, other].map(async (client) => throughProvider(String((await client.call('/connect/ca-telecom')).headers.location), person('twins@mail.example'))));
    const ends = await Promise.all([one.call(backs[0] ?? ''), other.call(backs[1] ?? '')]);
    expect(ends.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const rows = await server.database.db.select().from(members).where(eq(members.emailKey, 'twins@mail.example'));
    expect(rows.length).toBe(1);
    expect((await statusOf(one))?.id).toBe((await statusOf(other))?.id);
  });

  it('whoever cancels reads that, and is nobody', async () => {
    const client = await server.client(HOST);
    expect((await way(client, { decision: 'cancel' })).end.headers.location).toBe('/login?sso=denied');
    expect(await statusOf(client)).toBe(null);
  });

  it('a way back works once, in the browser that began it, within ten minutes, on its brand', async () => {
    const client = await server.client(HOST);
    const { back, end } = await way(client, person('once@mail.example'));
    expect(end.headers.location).toBe('/signup');
    expect((await client.call(back)).headers.location).toBe('/login?sso=expired');

    const victim = await server.client(HOST);
    const attacker = await server.client(HOST);
    const foreign = await throughProvider(String((await attacker.call('/connect/ca-telecom')).headers.location), person('attacker@mail.example'));
    await victim.call('/connect/ca-telecom');
    expect((await victim.call(foreign)).headers.location).toBe('/login?sso=expired');
    expect(await statusOf(victim)).toBe(null);

    const late = await server.client(HOST);
    const old = await throughProvider(String((await late.call('/connect/ca-telecom')).headers.location), person('late@mail.example'));
    minutes(11);
    expect((await late.call(old)).headers.location).toBe('/login?sso=expired');
  });

  it.each(['', '?state=x&code=y', '?code=y', '?state=x', '?state=a&state=b&code=c', `?state=${'x'.repeat(190)}`])('a forged way back leads to the log-in: %s', async (search) => {
    const client = await server.client(HOST);
    await client.call('/connect/ca-telecom');
    expect((await client.call(`/connect/ca-telecom/callback${search}`)).headers.location).toBe('/login?sso=expired');
  });

  it('a forged code, and a provider that fails, lead to the log-in', async () => {
    const client = await server.client(HOST);
    const begun = new URL(String((await client.call('/connect/ca-telecom')).headers.location));
    expect((await client.call(`/connect/ca-telecom/callback?state=${begun.searchParams.get('state')}&code=forged&iss=${encodeURIComponent(`${sandbox.url}/oidc`)}`)).headers.location).toBe('/login?sso=unavailable');
    sandbox.fault({ partner: 'identity', endpoint: 'token', kind: 'error', times: 1 });
    expect((await way(client, person('unlucky@mail.example'))).end.headers.location).toBe('/login?sso=unavailable');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/logout'])('does not lead to %s afterwards', async (target) => {
    const { email } = await account({ brand: 'ca-telecom' });
    const { end } = await way(await server.client(HOST), person(email), `/connect/ca-telecom?return_to=${encodeURIComponent(target)}`);
    expect(end.headers.location).toBe('/');
  });

  it('BRD-31: logging out ends our session', async () => {
    const client = await server.client(HOST);
    await way(client, person('goes@mail.example'));
    await client.call('/logout');
    expect(await statusOf(client)).toBe(null);
  });
});

describe('the smart-thermostat partner', () => {
  const mark = 'mutation Done($programId: ID!) { markSendOffComplete(input: { programId: $programId }) { ... on ThermostatSendOff { status message user { id } } ... on Refusal { code } } }';
  const session = '{ viewer { session { hasPartnerAccountLinkingRedirect accountSetupStatus } googleRhr { id enrollmentAppUri } } }';

  it('GQL-27, GQL-30, GQL-31: is written down once, and nobody is sent there again', async () => {
    const host = 'us-energy.localhost';
    const memberId = await server.addMember({ brand: 'us-energy' });
    await server.database.execute("insert into member_attributes (member_id, key, value) values ($1, 'THERMOSTAT_PARTNER_ENROLLMENT', 'peak'), ($1, 'PARTNER_ACCOUNT_LINKING_REDIRECT', '1')", [memberId]);
    const client = await server.loggedIn(memberId, host);
    const look = async () => (await client.graphql<{ viewer: { session: object; googleRhr: object } }>(session)).data?.viewer;
    expect(await look()).toEqual({ session: { hasPartnerAccountLinkingRedirect: true, accountSetupStatus: expect.any(String) as string }, googleRhr: { id: 'peak', enrollmentAppUri: 'https://www.lone-mesa.example/thermostat/enroll' } });
    const said = async (programId: string) => Object.values((await client.graphql<{ markSendOffComplete: object }>(mark, { programId })).data?.markSendOffComplete ?? {})[0] as unknown;
    expect([await said('another'), await said('peak'), await said('peak')]).toEqual(['NOT_FOUND', 'RECORDED', 'ALREADY_RECORDED']);
    const already = await client.graphql<{ markEnrollmentAlreadyDone: { status: string } }>('mutation { markEnrollmentAlreadyDone(input: {}) { ... on ThermostatSendOff { status message } } }');
    expect(already.data?.markEnrollmentAlreadyDone.status).toBe('ALREADY_RECORDED');
    expect(await look()).toMatchObject({ session: { hasPartnerAccountLinkingRedirect: false } });
  });

  it('knows no program for members without one', async () => {
    const client = await server.loggedIn((await account()).memberId);
    expect((await client.graphql<{ markSendOffComplete: { code: string } }>(mark, { programId: 'peak' })).data?.markSendOffComplete.code).toBe('NOT_FOUND');
  });
});
