import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person, signupServer, type SignupServer } from './signupKit.ts';

let server: SignupServer;
beforeAll(async () => {
  server = await signupServer();
});
afterAll(() => server.close());

describe('a stranger', () => {
  it('SGN-18: starts at the postal code, and a read stores nothing', async () => {
    const on = await server.stranger();
    const { status, body } = await on.get();
    expect([status, body.step, body.member, body.zip, body.mail_sent_to, body.data]).toEqual([
      200,
      'zip_code',
      false,
      null,
      null,
      {},
    ]);
    expect(body.appliance_watts).toBe(50_000);
    expect(on.browser.cookies.has('ebbwatt_signup')).toBe(false);
  });

  it.each([
    [
      '94103',
      { zip: '94103', eligibility: 1, utility_short_name: 'Cedar P', not_yet: false },
      'select_utility',
    ],
    [
      ' 80201 ',
      { zip: '80201', eligibility: 2, utility_short_name: 'Nearly P', not_yet: false },
      'select_utility',
    ],
    ['99999', { zip: '99999', eligibility: 0, utility_short_name: null, not_yet: false }, 'connect_phone'],
  ])('SGN-05, SGN-21: %s leads to the next step, by its own path', async (zip_code, zip, afterPassword) => {
    const on = await server.stranger();
    const { status, body } = await on.post('/signup/zip_code', { zip_code });
    expect([status, body.step, body.zip]).toEqual([200, 'full', zip]);
    expect(body.steps.map(({ name }) => name).slice(0, 4)).toEqual([
      'zip_code',
      'full',
      'password',
      afterPassword,
    ]);
    expect((await on.get()).body).toEqual(body);
  });

  it.each([
    [
      'localhost',
      'K1A 0B1',
      'That’s a Canadian postal code. This program is for homes in the United States.',
    ],
    ['localhost', '2000', 'That’s an Australian postcode. This program is for homes in the United States.'],
    ['localhost', '94103-1234', 'That doesn’t look like a ZIP code. Please check it.'],
    ['localhost', '', 'Please check what you entered.'],
    ['au-retailer.localhost', '94103', 'That’s a US ZIP code. This program is for homes in Australia.'],
    ['ca-telecom.localhost', '4000', 'That’s an Australian postcode. This program is for homes in Canada.'],
  ])('%s: refuses %s with a sentence', async (host, zip_code, sentence) => {
    const { status, body } = await (await server.stranger(host)).post('/signup/zip_code', { zip_code });
    expect([status, body.error]).toEqual([400, sentence]);
    expect(body.fields).toHaveProperty('zip_code');
  });

  it('who chose French is refused in French', async () => {
    const on = await server.stranger('ca-telecom.localhost');
    on.browser.cookies.set('ebbwatt_locale', 'fr-CA');
    const { body } = await on.post('/signup/zip_code', { zip_code: 'x' });
    expect(body.error).toBe('Ce n’est pas un code postal. Veuillez le vérifier.');
    expect((await on.call('/settings')).body).toMatchObject({ error: 'Veuillez vous connecter.' });
  });

  it('SGN-20: can ask before starting', async () => {
    const answer = await (
      await server.stranger('ca-telecom.localhost')
    ).call('/signup/check_zip_eligibility?zip=k1a-0b1');
    expect(answer.body).toEqual({
      zip: 'K1A0B1',
      eligibility: 1,
      utility_short_name: 'Maple P',
      not_yet: false,
    });
  });

  it('a draft is unknown on another brand', async () => {
    const on = await server.stranger();
    await on.post('/signup/zip_code', { zip_code: '94103' });
    const abroad = await server.stranger('us-energy.localhost');
    abroad.browser.cookies.set('ebbwatt_signup', on.browser.cookies.get('ebbwatt_signup') ?? '');
    expect((await abroad.get()).body.zip).toBeNull();
  });

  it('one network starts at most 200 drafts an hour, and existing drafts continue', async () => {
    const mine = await server.stranger();
    await mine.post('/signup/zip_code', { zip_code: '94103' });
    const statuses = new Set<number>();
    const forgetful = (await server.stranger()).browser;
    for (let n = 0; n < 200; n += 1)
      statuses.add(
        (await forgetful.clone().call('/signup/zip_code', { body: { zip_code: '94103' } })).statusCode,
      );
    expect([...statuses]).toEqual([200, 429]);
    expect((await mine.post('/signup/zip_code', { zip_code: '94104' })).status).toBe(200);
    server.clock.set(new Date(server.clock.now().getTime() + 3_600_000));
    expect((await (await server.stranger()).post('/signup/zip_code', { zip_code: '94103' })).status).toBe(
      200,
    );
  });

  it('ignores a forged cookie', async () => {
    const on = await server.stranger();
    on.browser.cookies.set('ebbwatt_signup', 'x'.repeat(43));
    expect((await on.get()).body.step).toBe('zip_code');
    await on.post('/signup/zip_code', { zip_code: '94103' });
    expect(on.browser.cookies.get('ebbwatt_signup')).not.toBe('x'.repeat(43));
  });
});

describe('name and email', () => {
  it.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: '\u0007' }, 'last_name'],
    [{ email: 'dana' }, 'email'],
    [{ email: 'dana@example.org\r\nBcc: a@example.org' }, 'email'],
    [{ terms: false }, 'terms'],
    [{ terms: undefined }, 'terms'],
  ])('SGN-04: refuses %j at its field', async (more, field) => {
    const { status, body } = await (
      await server.stranger()
    ).post('/signup/full', person('dana@example.org', more));
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('continues by the emailed link, and the draft becomes the member’s', async () => {
    const on = await server.stranger();
    await on.post('/signup/zip_code', { zip_code: '94103' });
    const sent = await on.post('/signup/full', person('new@example.org', { referral_code: 'K7QX2M' }));
    expect([sent.status, sent.body.step, sent.body.mail_sent_to]).toEqual([200, 'full', 'new@example.org']);
    const link = await server.linkTo('new@example.org');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:0/signup/password');
    const member = await server.open(link, on.browser);
    const { body } = await member.get();
    expect([body.step, body.member, body.zip?.zip, body.data['full']]).toEqual([
      'password',
      true,
      '94103',
      { first_name: 'Dana', last_name: 'Reyes', email: 'new@example.org' },
    ]);
    expect(on.browser.cookies.has('ebbwatt_signup')).toBe(false);
    const after = await member.post('/signup/password', { password: 'a long sentence of words' });
    expect([after.status, after.body.step]).toEqual([200, 'select_utility']);
  });
});
