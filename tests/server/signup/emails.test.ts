import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../../src/server/session/tables.ts';
import { memberRelations } from '../../../src/server/referrals/tables.ts';
import { memberSignups, signupDrafts } from '../../../src/server/signup/tables.ts';
import { person, signupServer, walk, type SignupServer } from './signupKit.ts';

let server: SignupServer;
beforeAll(async () => {
  server = await signupServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const later = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms));
const emailsTo = async (address: string) => {
  await server.worker.runUntilIdle();
  return server.sentMail.filter(({ to }) => to === address);
};
const membersWith = async (email: string) =>
  (await server.database.db.select({ n: count() }).from(members).where(eq(members.email, email)))[0]?.n;

describe('known and unknown addresses', () => {
  it('get the same answer; only the emails differ', async () => {
    await server.addMember({ email: 'known@example.org', password: 'a long sentence of words' });
    const answers = await Promise.all(
      ['known@example.org', 'never@example.org'].map(async (email) => {
        const { status, body } = await (await server.stranger()).post('/signup/full', person(email));
        return JSON.stringify([status, body]).replaceAll(email, 'somebody');
      }),
    );
    expect(answers[0]).toBe(answers[1]);
    expect((await server.linkTo('known@example.org')).pathname).toBe('/');
    expect((await server.linkTo('never@example.org')).pathname).toBe('/signup/password');
    expect(await membersWith('known@example.org')).toBe(1);
  });

  it('take the same number of statements', async () => {
    await server.addMember({ email: 'slow@example.org', password: 'a long sentence of words' });
    // Transactions have their own sessions; they share the prototype, where statements are prepared.
    const sessions = Object.getPrototypeOf(server.database.db._.session) as {
      prepareQuery: (...args: unknown[]) => unknown;
    };
    const { prepareQuery } = sessions;
    const statements = async (email: string): Promise<number> => {
      const on = await server.stranger();
      let seen = 0;
      sessions.prepareQuery = function (...args) {
        seen += 1;
        return prepareQuery.apply(this, args);
      };
      const { status } = await on
        .post('/signup/full', person(email))
        .finally(() => (sessions.prepareQuery = prepareQuery));
      expect(status).toBe(200);
      return seen;
    };
    await statements('first@example.org');
    const [known, unknown] = [await statements('slow@example.org'), await statements('fast@example.org')];
    expect(known).toBeGreaterThan(2);
    expect(known).toBe(unknown);
  });

  it('the email logs the owner of a known address in, and keeps name and home', async () => {
    later(2 * 3_600_000);
    const id = await server.addMember({ email: 'owner@example.org', password: 'a long sentence of words' });
    await server.database.db
      .update(members)
      .set({ firstName: 'Olga', lastName: 'Own', postalCode: '60601' })
      .where(eq(members.id, id));
    const on = await server.stranger();
    await on.post('/signup/zip_code', { zip_code: '94103' });
    await on.post('/signup/full', person('OWNER@example.org'));
    const own = await server.open(await server.linkTo('owner@example.org'), on.browser);
    expect((await emailsTo('owner@example.org')).at(-1)?.text).toContain('This link logs you in.');
    const { body } = await own.get();
    expect([body.member, body.zip?.zip, body.data['full']?.['first_name'], body.step]).toEqual([
      true,
      '60601',
      'Olga',
      'select_utility',
    ]);
  });

  it('the link leads a member with two-factor to the log-in instead of logging them in', async () => {
    later(2 * 3_600_000);
    const id = await server.addMember({
      email: 'two-steps@example.org',
      password: 'a long sentence of words',
    });
    await server.database.db.update(members).set({ twoFactor: true }).where(eq(members.id, id));
    await (await server.stranger()).post('/signup/full', person('two-steps@example.org'));
    const [email] = await emailsTo('two-steps@example.org');
    expect([email?.text.includes('/login'), email?.text.includes('access_token')]).toEqual([true, false]);
    expect(email?.text).toContain('Log in with your password and a code:');
    expect(email?.text).not.toMatch(/link logs you in|one click/);
  });

  it('throttles repeated requests for one address, and says so', async () => {
    later(2 * 3_600_000);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1)
      statuses.push(
        (await (await server.stranger()).post('/signup/full', person('often@example.org'))).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the link', () => {
  it('works on another device, and the first one still shows the address', async () => {
    later(2 * 3_600_000);
    const desk = await server.stranger();
    await desk.post('/signup/zip_code', { zip_code: '94104' });
    await desk.post('/signup/signup_data', { step: 'full', data: { first_name: 'Dan' } });
    await desk.post('/signup/full', person('phone@example.org', { referral_code: 'K7QX2M' }));
    const phone = await server.open(await server.linkTo('phone@example.org'));
    const { body } = await phone.get();
    expect([body.step, body.zip?.zip, body.data['full']]).toEqual([
      'password',
      '94104',
      { first_name: 'Dana', last_name: 'Reyes', email: 'phone@example.org' },
    ]);
    expect((await desk.get()).body).toMatchObject({
      step: 'full',
      member: false,
      mail_sent_to: 'phone@example.org',
    });
    const [relation] = await server.database.db
      .select()
      .from(memberRelations)
      .where(eq(memberRelations.code, 'K7QX2M'));
    expect(relation?.kind).toBe('referrer');
  });

  it('works once; a second request goes to the same member', async () => {
    later(2 * 3_600_000);
    const on = await server.stranger();
    await on.post('/signup/full', person('again@example.org'));
    const first = await server.linkTo('again@example.org');
    await on.post('/signup/full', person('again@example.org'));
    expect(await emailsTo('again@example.org')).toHaveLength(1);
    later(60_000);
    await on.post('/signup/full', person('again@example.org', { first_name: 'Dora' }));
    const second = await server.linkTo('again@example.org');
    expect(second.href).not.toBe(first.href);
    expect(await membersWith('again@example.org')).toBe(1);
    expect((await (await server.open(second)).get()).body.data['full']).toMatchObject({ first_name: 'Dora' });
    expect((await (await server.open(second)).get()).body.member).toBe(false);
  });

  it('is invalid on another brand and after a day', async () => {
    later(2 * 3_600_000);
    const on = await server.stranger();
    await on.post('/signup/full', person('late@example.org'));
    const link = await server.linkTo('late@example.org');
    expect(
      (await (await server.open(link, await server.client('us-energy.localhost'))).get()).body.member,
    ).toBe(false);
    later(day + 1_000);
    expect((await (await server.open(link)).get()).body.member).toBe(false);
  });

  it('brings what this browser sent, not what another sent for the address', async () => {
    later(2 * 3_600_000);
    const own = await server.stranger();
    await own.post('/signup/full', person('mine@example.org'));
    const link = await server.linkTo('mine@example.org');
    later(60_000);
    await (
      await server.stranger()
    ).post('/signup/full', person('mine@example.org', { first_name: 'Mallory', referral_code: 'MALLORY' }));
    await server.worker.runUntilIdle();
    expect((await (await server.open(link, own.browser)).get()).body.data['full']).toMatchObject({
      first_name: 'Dana',
    });
    expect(
      await server.database.db.select().from(memberRelations).where(eq(memberRelations.code, 'MALLORY')),
    ).toEqual([]);
  });
});

describe('unsent input', () => {
  it('SGN-19: is back after a return, for strangers and members', async () => {
    later(2 * 3_600_000);
    const on = await server.stranger();
    expect((await on.post('/signup/signup_data', { step: 'full', data: { first_name: 'Da' } })).status).toBe(
      200,
    );
    await on.post('/signup/signup_data', { step: 'full', data: { first_name: 'Dana' } });
    expect((await on.get()).body.data).toEqual({ full: { first_name: 'Dana' } });
    const member = walk(await server.loggedIn(await server.addMember()));
    await member.post('/signup/signup_data', { step: 'connect_utility', data: { account_number: '123' } });
    expect((await member.get()).body.data).toMatchObject({ connect_utility: { account_number: '123' } });
  });

  it.each([
    ['password', { password: 'x' }],
    ['full', { password: 'x' }],
    ['confirm_phone', { code: '123456' }],
  ])('never stores a password or a code: %s %j', async (step, data) => {
    const { status, body } = await (await server.stranger()).post('/signup/signup_data', { step, data });
    expect([status, body.code]).toEqual([400, 'SECRET']);
  });

  it('is limited in size', async () => {
    const on = await server.stranger();
    const data = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`field_${n}`, 'x'.repeat(500)]));
    const statuses: number[] = [];
    for (const step of ['full', 'appliances', 'connect_utility'])
      statuses.push((await on.post('/signup/signup_data', { step, data })).status);
    expect(statuses).toEqual([200, 400, 400]);
  });
});

describe('abandoned for a month', () => {
  it('is deleted, the link is invalid, and sign-up can start over', async () => {
    later(2 * 3_600_000);
    const on = await server.stranger();
    await on.post('/signup/zip_code', { zip_code: '94103' });
    await on.post('/signup/full', person('gone@example.org'));
    const link = await server.linkTo('gone@example.org');
    const staying = await server.arrived('stays@example.org');
    await staying.get();
    const nameless = await server.stranger();
    await nameless.post('/signup/zip_code', { zip_code: '94103' });
    const drafts = async () =>
      (await server.database.db.select({ n: count() }).from(signupDrafts))[0]?.n ?? 0;
    const before = await drafts();
    later(8 * day);
    await server.worker.runUntilIdle();
    // A record without personal data is deleted after a week.
    expect([
      (await drafts()) < before,
      (await nameless.get()).body.zip,
      (await on.get()).body.zip?.zip,
    ]).toEqual([true, null, '94103']);
    later(31 * day);
    await server.worker.runUntilIdle();
    expect([await membersWith('gone@example.org'), await membersWith('stays@example.org')]).toEqual([0, 1]);
    expect(await server.database.db.select({ n: count() }).from(signupDrafts)).toEqual([{ n: 0 }]);
    expect((await on.get()).body).toMatchObject({ step: 'zip_code', mail_sent_to: null });
    expect((await (await server.open(link)).get()).body.member).toBe(false);
    await on.post('/signup/full', person('gone@example.org'));
    expect(
      (await (await server.open(await server.linkTo('gone@example.org'), on.browser)).get()).body,
    ).toMatchObject({ member: true, step: 'zip_code' });
    expect((await server.database.db.select({ n: count() }).from(memberSignups))[0]?.n).toBeGreaterThan(0);
  });
});
