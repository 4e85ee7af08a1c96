import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureOverrides } from '../../../src/server/features/tables.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { memberRelations } from '../../../src/server/referrals/tables.ts';
import { members } from '../../../src/server/session/tables.ts';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import { memberSignups } from '../../../src/server/signup/tables.ts';
import { utilityConnections } from '../../../src/server/utility/tables.ts';
import { countBreaches, soundBooks } from '../../support/books.ts';
import type { Signup } from '../../../codegen/rest/types.ts';
import type { RequestBrand, RequestContext } from '../../../src/server/platform/context.ts';
import type { Outbound, OutboundAnswer } from '../../../src/server/platform/http/outbound.ts';
import type { JobContext } from '../../../src/server/platform/jobs/jobs.ts';
import { handbackJob, recordHandback } from '../../../src/server/signup/handback.ts';
import { asForm, person, signupServer, walk, type SignupServer, type Walk } from './signupKit.ts';

let server: SignupServer;
beforeAll(async () => {
  server = await signupServer();
});
afterAll(() => server.close());

const PASSWORD = { password: 'a long sentence of words' };
let made = 0;
const fresh = async (options: Parameters<SignupServer['arrived']>[1] = {}): Promise<Walk> => {
  // Emails are requested an hour apart, so that none is throttled.
  server.clock.set(new Date(server.clock.now().getTime() + 2 * 3_600_000));
  return server.arrived(`walker-${(made += 1)}@example.org`, options);
};
const withPassword = async (options: Parameters<SignupServer['arrived']>[1] = {}): Promise<Walk> => {
  const on = await fresh(options);
  await on.post('/signup/password', PASSWORD);
  return on;
};
const readId = async (on: Walk): Promise<string> =>
  (await on.browser.call('/user_status')).json<{ user: { id: string } }>().user.id;
const market = async (memberId: string, widgetState: string, widgetSubstate: string | null) =>
  server.database.db
    .update(utilityConnections)
    .set({ widgetState, widgetSubstate })
    .where(eq(utilityConnections.memberId, memberId));
const memberRow = async (id: string) =>
  (await server.database.db.select().from(members).where(eq(members.id, id)))[0];

describe('every step, for each kind of brand', () => {
  it('a password and a utility with a log-in', async () => {
    const on = await fresh();
    expect((await on.get()).body.step).toBe('password');
    expect((await on.post('/signup/password', PASSWORD)).body.step).toBe('select_utility');
    const chosen = await on.form({ utility: server.utilities.cedar, zip_code: '94103' });
    expect([
      chosen.status,
      chosen.body.step,
      chosen.body.connection,
      chosen.body.utility?.displayName,
    ]).toEqual([200, 'connect_utility', 'OAUTH', 'Cedar Power']);
    const id = await readId(on);
    expect((await memberRow(id))?.accountSetupStatus).toBe('InProgress');
    await market(id, 'AuthStart', 'Started');
    expect((await on.get()).body.step).toBe('connect_utility_oauth');
    await market(id, 'AuthDone', 'Connected');
    expect((await on.get()).body.step).toBe('check_eligible');
    await market(id, 'MarketEnrolled', null);
    expect((await on.get()).body.step).toBe('connect_phone');
    expect((await memberRow(id))?.accountSetupStatus).toBe('Complete');
    await server.database.db
      .insert(phoneNumbers)
      .values({ memberId: id, number: '+14155550132', verified: false });
    expect((await on.get()).body).toMatchObject({ step: 'confirm_phone', phone: '+14155550132' });
    await server.database.db
      .update(phoneNumbers)
      .set({ verified: true })
      .where(eq(phoneNumbers.memberId, id));
    expect((await on.get()).body).toMatchObject({ step: 'appliances', phone: null });
    expect(
      (await on.post('/signup/appliances', { appliances: [{ kind: 'ELECTRIC_VEHICLE', count: 1 }] })).body
        .step,
    ).toBe('dashboard');
    await server.database.db.delete(phoneNumbers).where(eq(phoneNumbers.memberId, id));
    expect((await on.get()).body.step).toBe('dashboard');
  });

  it('Australia: a number of the bill and a postcode, 250 watts a point, the home’s own time', async () => {
    const on = await withPassword({ zip: '4000', host: 'au-retailer.localhost' });
    const { body } = await on.form({ utility: server.utilities.shore });
    expect([body.step, body.connection, body.appliance_watts]).toEqual([
      'connect_utility',
      'ACCOUNT_NUMBER',
      125_000,
    ]);
    const id = await readId(on);
    expect(await memberRow(id)).toMatchObject({
      timeZone: 'Australia/Brisbane',
      country: 'AU',
      postalCode: '4000',
    });
    await market(id, 'pending', null);
    expect((await on.get()).body.step).toBe('check_eligible');
  });

  it('Canada: single sign-on has no password, and keeps the data given before', async () => {
    const before = await server.stranger('ca-telecom.localhost');
    const { body: given } = await before.post('/signup/zip_code', { zip_code: 'k1a 0b1' });
    expect(given.steps.map(({ name }) => name)).not.toContain('password');
    const byMail = await before.post('/signup/full', person('by-mail@example.org'));
    expect([byMail.status, byMail.body.code]).toEqual([400, 'SINGLE_SIGN_ON']);
    const id = await server.addMember({ brand: 'ca-telecom' });
    await server.database.db
      .update(members)
      .set({ ssoLogin: true, firstName: 'Luc', lastName: 'Roy' })
      .where(eq(members.id, id));
    const on = walk(await server.loggedIn(id, 'ca-telecom.localhost'));
    on.browser.cookies.set('ebbwatt_signup', before.browser.cookies.get('ebbwatt_signup') ?? '');
    const { body } = await on.get();
    expect([body.step, body.zip?.zip, body.steps.some(({ name }) => name === 'password')]).toEqual([
      'select_utility',
      'K1A0B1',
      false,
    ]);
    expect(on.browser.cookies.has('ebbwatt_signup')).toBe(false);
    // The link to the provider says that following it accepts the terms.
    expect(
      (
        await server.database.db
          .select({ at: memberSignups.termsAt })
          .from(memberSignups)
          .where(eq(memberSignups.memberId, id))
      )[0]?.at,
    ).toEqual(server.clock.now());
    expect((await on.post('/signup/password', PASSWORD)).body.step).toBe('select_utility');
    expect((await memberRow(id))?.passwordHash).toBeNull();
  });

  it('has no utility step in an area without one', async () => {
    expect((await (await withPassword({ zip: '99999' })).get()).body).toMatchObject({
      step: 'connect_phone',
      zip: { eligibility: 0, utility_short_name: null },
    });
  });

  it('an imported member confirms the name first', async () => {
    const id = await server.addMember({ email: 'old@example.org', password: PASSWORD.password });
    await server.database.db
      .update(members)
      .set({ wasInLegacy: true, firstName: 'Old', lastName: 'Hand', postalCode: '94103' })
      .where(eq(members.id, id));
    const on = walk(await server.loggedIn(id));
    expect((await on.get()).body.step).toBe('legacy');
    const { body } = await on.post('/signup/full', {
      first_name: 'Olda',
      last_name: 'Hand',
      email: 'other@example.org',
    });
    expect([body.step, body.data['full']]).toEqual([
      'select_utility',
      { first_name: 'Olda', last_name: 'Hand', email: 'old@example.org' },
    ]);
  });
});

describe('the first password', () => {
  it('SGN-11: must be strong enough', async () => {
    const { status, body } = await (await fresh()).post('/signup/password', { password: 'short' });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']]);
  });

  it('is set once: a repetition changes nothing', async () => {
    const on = await withPassword();
    const id = await readId(on);
    const before = (await memberRow(id))?.passwordHash;
    expect((await on.post('/signup/password', { password: 'another sentence of words' })).body.step).toBe(
      'select_utility',
    );
    expect((await memberRow(id))?.passwordHash).toBe(before);
  });

  it('is for members only', async () => {
    expect((await (await server.stranger()).post('/signup/password', PASSWORD)).status).toBe(401);
  });
});

describe('the utility', () => {
  it('SGN-23, SGN-27, SGN-28: lists those that cover the home first, 999 last', async () => {
    const { body } = await (await server.stranger()).call('/signup/utility_lists?zip=60601');
    const { zip, utilities } = body as unknown as {
      zip: string;
      utilities: Record<string, string | boolean | null>[];
    };
    expect(zip).toBe('60601');
    expect(utilities.map(({ displayName }) => displayName)).toEqual([
      'Plain Power',
      'Cedar Power',
      'Nearly Power',
      "(I don't see my utility)",
    ]);
    expect(utilities[0]).toEqual({
      value: server.utilities.plain,
      displayLabel: 'Plain Power',
      displayName: 'Plain Power',
      acronym: 'Plain',
      short_name: 'Plain P',
      covers: true,
      primary_utility_acronym: null,
      primary_utility_short_name: null,
    });
    expect(utilities.at(-1)).toEqual({
      value: '999',
      displayLabel: "(I don't see my utility)",
      displayName: "(I don't see my utility)",
      acronym: null,
      short_name: null,
      covers: false,
      primary_utility_acronym: null,
      primary_utility_short_name: null,
    });
    expect(utilities.map(({ covers }) => covers)).toEqual([true, false, false, false]);
  });

  it('is shown with the known home', async () => {
    const on = await server.stranger();
    expect((await on.call('/signup/utility_lists')).body).toMatchObject({ zip: null });
    await on.post('/signup/zip_code', { zip_code: '94103' });
    expect((await on.call('/signup/utility_lists')).body).toMatchObject({ zip: '94103' });
    expect((await (await withPassword({ zip: '60601' })).call('/signup/utility_lists')).body).toMatchObject({
      zip: '60601',
    });
    expect((await on.call('/signup/utility_lists?zip=2000')).body.code).toBe('OTHER_COUNTRY');
  });

  it('SGN-26: 999 stores the name and the postal code, and continues without a connection', async () => {
    const on = await withPassword();
    const { status, body } = await on.form({
      utility: '999',
      utility_free_text: '  Tiny Grid Co-op ',
      zip_code: '94104',
      extras: '{"meter":"blue"}',
    });
    expect([status, body.step, body.utility?.value, body.connection, body.zip?.zip]).toEqual([
      200,
      'connect_phone',
      '999',
      null,
      '94104',
    ]);
    const id = await readId(on);
    expect(
      await server.database.db.select().from(utilityConnections).where(eq(utilityConnections.memberId, id)),
    ).toMatchObject([{ utilityId: null, otherUtility: 'Tiny Grid Co-op', postalCode: '94104' }]);
    expect(
      await server.database.db.select().from(memberSignups).where(eq(memberSignups.memberId, id)),
    ).toMatchObject([{ utilityExtras: { meter: 'blue' } }]);
    expect((await on.form({ utility: server.utilities.cedar })).body.step).toBe('connect_utility');
  });

  it.each([
    [{ utility: '999' }, 'utility_free_text'],
    [{ utility: '999', utility_free_text: ' ' }, 'utility_free_text'],
    [{ utility: 'nonsense' }, 'utility'],
    [{ utility: '0190a1b2-0000-7000-8000-000000000001' }, 'utility'],
    [{ zip_code: '94103' }, 'utility'],
    [{ utility: '999', utility_free_text: 'x'.repeat(121) }, 'utility_free_text'],
    [{ utility: '999', utility_free_text: 'Tiny', zip_code: '2000' }, 'zip_code'],
    [{ utility: '999', utility_free_text: 'Tiny', extras: '[1]' }, 'extras'],
    [{ utility: '999', utility_free_text: 'Tiny', extras: '{"a":1}' }, 'extras'],
    [{ utility: '999', utility_free_text: 'Tiny', admin: '1' }, 'admin'],
  ])('SGN-25: refuses %j at %s', async (fields: Record<string, string>, field) => {
    refusing ??= await withPassword();
    const { status, body } = await refusing.form(fields);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
  let refusing: Walk | undefined;

  it('of another brand is refused', async () => {
    expect(
      (await (await withPassword()).form({ utility: server.utilities.shore })).body.fields,
    ).toHaveProperty('utility');
  });

  it('SGN-25: is chosen by form data only', async () => {
    const on = await withPassword();
    const types = {
      'application/json': JSON.stringify({ utility: '999' }),
      'application/x-www-form-urlencoded': 'utility=999',
      'text/plain': 'utility=999',
    };
    for (const [type, body] of Object.entries(types)) {
      const { statusCode } = await on.browser.call('/signup/select_utility', {
        body,
        headers: { 'content-type': type },
      });
      expect([type, statusCode]).toEqual([type, 415]);
    }
    const twice = Buffer.concat([
      asForm({ utility: '999' }).subarray(0, -9),
      asForm({ utility: server.utilities.cedar }),
    ]);
    expect(
      (
        await on.browser.call('/signup/select_utility', {
          body: twice,
          headers: { 'content-type': 'multipart/form-data; boundary=cut' },
        })
      ).statusCode,
    ).toBe(400);
    const file = Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="utility"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n999\r\n--cut--\r\n',
    );
    expect(
      (
        await on.browser.call('/signup/select_utility', {
          body: file,
          headers: { 'content-type': 'multipart/form-data; boundary=cut' },
        })
      ).statusCode,
    ).toBe(400);
    expect((await on.form({ utility: server.utilities.cedar }, '----WebKitFormBoundaryXyz')).status).toBe(
      200,
    );
    expect((await on.get()).body.utility?.value).toBe(server.utilities.cedar);
  });
});

describe('skipping, returning, two windows', () => {
  it('SGN-29: skips a step repeatedly, and takes it up by answering', async () => {
    const on = await withPassword();
    for (let n = 0; n < 2; n += 1)
      expect((await on.call('/signup/skip/select_utility')).body.step).toBe('connect_phone');
    expect((await on.call('/signup/skip/connect_phone')).body.step).toBe('appliances');
    expect((await on.call('/signup/skip/appliances')).body.step).toBe('dashboard');
    expect((await on.form({ utility: server.utilities.cedar })).body.step).toBe('connect_utility');
  });

  it.each(['zip_code', 'full', 'password', 'dashboard', 'legacy', 'oauth', 'check_if_moved'])(
    'SGN-29: %s cannot be skipped',
    async (step) => {
      skipper ??= await fresh();
      const { status, body } = await skipper.call(`/signup/skip/${step}`);
      expect([status, body.code]).toEqual([400, 'NOT_SKIPPABLE']);
    },
  );
  let skipper: Walk | undefined;

  it('refuses an unknown step', async () => {
    expect((await (await fresh()).call('/signup/skip/nowhere')).status).toBe(400);
  });

  it('a window at an earlier step does no harm', async () => {
    const on = await withPassword();
    await on.form({ utility: server.utilities.cedar });
    expect((await on.post('/signup/zip_code', { zip_code: '94103' })).body.step).toBe('connect_utility');
    expect((await on.post('/signup/password', PASSWORD)).body.step).toBe('connect_utility');
    expect((await on.form({ utility: server.utilities.cedar })).body.step).toBe('connect_utility');
    expect(
      (await on.post('/signup/full', { first_name: 'Dana', last_name: 'Reyes', email: 'x@example.org' })).body
        .step,
    ).toBe('connect_utility');
  });

  it('SGN-41: a member moves the home', async () => {
    const on = await withPassword();
    await on.call('/signup/skip/select_utility');
    const { body } = await on.post('/signup/zip_code', { zip_code: '60601' });
    expect([body.zip, body.step]).toEqual([
      { zip: '60601', eligibility: 1, utility_short_name: 'Plain P', not_yet: false },
      'select_utility',
    ]);
    expect((await memberRow(await readId(on)))?.timeZone).toBe('America/Chicago');
  });

  /** A member whose home the market has admitted. */
  async function connected(): Promise<{ on: Walk; memberId: string }> {
    const on = await withPassword();
    await on.form({ utility: server.utilities.cedar });
    const memberId = await readId(on);
    await market(memberId, 'MarketEnrolled', 'Connected');
    expect((await on.get()).body.step).toBe('connect_phone');
    return { on, memberId };
  }
  const accountStatus = async (memberId: string) => (await memberRow(memberId))?.accountSetupStatus;

  it('SGN-41, HOM-15: a utility that does not cover the new home is dropped and has to be chosen again', async () => {
    const { on, memberId } = await connected();
    expect(await accountStatus(memberId)).toBe('Complete');
    const { body } = await on.post('/signup/zip_code', { zip_code: '60601' });
    expect([body.step, body.utility, body.utility_widget_state]).toEqual(['select_utility', null, null]);
    expect(await accountStatus(memberId)).toBe('InProgress');
    expect((await on.form({ utility: server.utilities.plain })).body).toMatchObject({
      step: 'connect_utility',
      connection: 'ACCOUNT_NUMBER',
    });
  });

  it('SGN-41: one that covers the new home stays connected', async () => {
    const { on, memberId } = await connected();
    expect((await on.post('/signup/zip_code', { zip_code: '94104' })).body).toMatchObject({
      step: 'connect_phone',
      utility_widget_state: 'MarketEnrolled',
    });
    expect(await accountStatus(memberId)).toBe('Complete');
  });

  it('SGN-41: the postal code of Settings moves the home too, with its time zone', async () => {
    const { on, memberId } = await connected();
    const { statusCode, payload } = await on.browser.call('/settings', {
      body: { postal_code: '60601', first_name: 'Ida' },
    });
    expect([statusCode, JSON.parse(payload)]).toMatchObject([
      200,
      {
        postal_code: '60601',
        time_zone: 'America/Chicago',
        first_name: 'Ida',
        utility_info: null,
        utility_widget_state: 'PreValid',
      },
    ]);
    expect(await accountStatus(memberId)).toBe('InProgress');
    expect((await on.get()).body.step).toBe('select_utility');
  });

  it('SGN-06: a member who confirms a move starts with the postal code, even within the same one', async () => {
    const { on, memberId } = await connected();
    await market(memberId, 'MarketEnrolled', 'PossibleMove');
    expect((await on.get()).body.step).toBe('check_if_moved');
    const moved = await on.post('/signup/update_utility', { moved: true });
    expect((moved.body as unknown as { signup: Signup }).signup).toMatchObject({
      step: 'zip_code',
      data: { zip_code: { zip_code: '94103' } },
    });
    expect((await on.post('/signup/zip_code', { zip_code: '94103' })).body).toMatchObject({
      step: 'connect_utility',
      utility_widget_substate: 'LocationOK',
    });
  });
});

describe('appliances and plugs', () => {
  it('GQL-14: only the first list pays', async () => {
    const on = await withPassword();
    const inventory = async () =>
      (
        await on.browser.graphql(
          '{ viewer { applianceInventory { completed wattsAwarded wattsOffered appliances { kind count } } } }',
        )
      ).data?.['viewer'];
    expect(await inventory()).toEqual({
      applianceInventory: { completed: false, wattsAwarded: 0, wattsOffered: 50_000, appliances: [] },
    });
    const lists = [
      [{ kind: 'HOT_TUB', count: 1 }],
      [{ kind: 'HOT_TUB', count: 1 }],
      [{ kind: 'HOT_TUB', count: 2 }],
      [],
    ];
    const answers = await Promise.all(
      lists.map((appliances) => on.post('/signup/appliances', { appliances })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await on.post('/signup/appliances', { appliances: [{ kind: 'POOL_PUMP', count: 1 }] });
    expect(body.appliances.filter(({ count }) => count > 0)).toEqual([{ kind: 'POOL_PUMP', count: 1 }]);
    expect(await inventory()).toMatchObject({
      applianceInventory: { completed: true, wattsAwarded: 50_000 },
    });
    expect(await countBreaches(server.database.db)).toEqual(soundBooks);
    expect(
      (await (await server.client()).graphql('{ viewer { applianceInventory { completed } } }')).data,
    ).toEqual({ viewer: { applianceInventory: null } });
  });

  it.each([
    [[{ kind: 'TELEPORTER', count: 1 }]],
    [
      [
        { kind: 'HOT_TUB', count: 1 },
        { kind: 'HOT_TUB', count: 1 },
      ],
    ],
    [[{ kind: 'HOT_TUB', count: -1 }]],
    [[{ kind: 'HOT_TUB', count: 21 }]],
  ])('refuses %j', async (appliances) => {
    lister ??= await fresh();
    expect((await lister.post('/signup/appliances', { appliances })).status).toBe(400);
  });
  let lister: Walk | undefined;

  it('SGN-17, SGN-32: the plugs’ step appears where plugs are offered', async () => {
    const on = await withPassword();
    const memberId = await readId(on);
    await server.database.db.insert(featureOverrides).values([
      { memberId, key: 'signup_plug_offer', state: 'ENABLED' as const },
      { memberId, key: 'signup_phone', state: 'DISABLED' as const },
      { memberId, key: 'signup_appliances', state: 'DISABLED' as const },
    ]);
    expect((await on.call('/signup/skip/select_utility')).body.step).toBe('select_tplink');
    expect((await on.post('/signup/plugs', { count: 5 })).status).toBe(400);
    expect((await on.post('/signup/plugs', { count: 2 })).body).toMatchObject({
      step: 'dashboard',
      plugs: 2,
    });
  });

  it('chosen plugs are ordered once with their address when sign-up is finished, even when sent again', async () => {
    const on = await withPassword();
    const memberId = await readId(on);
    await server.database.db
      .insert(featureOverrides)
      .values(
        ['signup_phone', 'signup_appliances'].map((key) => ({ memberId, key, state: 'DISABLED' as const })),
      );
    const listOrders = () => server.database.db.select().from(orders).where(eq(orders.memberId, memberId));
    const address = { line1: '12 Alder Street', city: 'Davis', region: 'ca', postal_code: '95616' };
    expect((await on.post('/signup/plugs', { count: 2, address })).body).toMatchObject({
      code: 'NOT_OFFERED',
    });
    await server.database.db
      .insert(featureOverrides)
      .values({ memberId, key: 'signup_plug_offer', state: 'ENABLED' });
    expect(
      (await on.post('/signup/plugs', { count: 2, address: { ...address, postal_code: '1' } })).body,
    ).toMatchObject({ code: 'INVALID', fields: { postal_code: 'A ZIP code has five digits.' } });
    expect((await on.post('/signup/plugs', { count: 3, address })).body).toMatchObject({
      step: 'select_utility',
      plugs: 3,
    });
    expect(await listOrders()).toEqual([]);
    expect((await on.call('/signup/skip/select_utility')).body.step).toBe('dashboard');
    const shippingAddress = {
      line1: '12 Alder Street',
      line2: null,
      city: 'Davis',
      region: 'CA',
      postal_code: '95616',
      country: 'US',
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => on.post('/signup/plugs', { count: 2, address })),
    );
    expect(answers.map(({ status, body }) => [status, body.shipping_address])).toEqual(
      answers.map(() => [200, shippingAddress]),
    );
    expect(await listOrders()).toMatchObject([
      {
        key: 'first_device',
        item: 'smart_plug',
        quantity: 3,
        state: 'placed',
        recipient: 'Dana Reyes',
        address: shippingAddress,
      },
    ]);
  });
});

describe('members who joined another way and have no sign-up record', () => {
  /** Connected long ago, without going through the sign-up. */
  const connectedLongAgo = async (): Promise<{ on: Walk; memberId: string }> => {
    const on = await withPassword();
    const memberId = await readId(on);
    await on.form({ utility: server.utilities.cedar });
    await server.database.db
      .update(utilityConnections)
      .set({ widgetState: 'MarketEnrolled', widgetSubstate: null, everReachedAuthDone: true })
      .where(eq(utilityConnections.memberId, memberId));
    await server.database.db.delete(memberSignups).where(eq(memberSignups.memberId, memberId));
    return { on, memberId };
  };
  const finishedAt = async (memberId: string) =>
    (await server.database.db.select().from(memberSignups).where(eq(memberSignups.memberId, memberId)))[0]
      ?.finishedAt ?? null;

  it.each([
    ['listing appliances', (on: Walk) => on.post('/signup/appliances', { appliances: [] })],
    ['skipping the appliances', (on: Walk) => on.call('/signup/skip/appliances')],
  ])('are not sent back into the sign-up by %s', async (_what, act) => {
    const { on, memberId } = await connectedLongAgo();
    expect((await act(on)).body.step).toBe('dashboard');
    expect((await on.get()).body.step).toBe('dashboard');
    expect(await finishedAt(memberId)).toEqual(server.clock.now());
  });

  it('SGN-15, HOM-01: add a phone number in the sign-up and enter its code', async () => {
    const { on } = await connectedLongAgo();
    expect((await on.get()).body.step).toBe('dashboard');
    const sent = await on.browser.call('/settings/phones', { body: { phone_1: '(415) 555-0187' } });
    expect(sent.statusCode).toBe(200);
    expect((await on.get()).body).toMatchObject({ step: 'confirm_phone', phone: '+14155550187' });
    expect((await on.call('/signup/skip/confirm_phone')).body.step).toBe('dashboard');
  });
});

describe('links from elsewhere change nothing by themselves', () => {
  const from = (site: string) => ({ headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } });

  it.each(['cross-site', 'same-site', 'none'])(
    'SES-09, SGN-29: from %s they lead to a page with a button',
    async (site) => {
      const on = await withPassword();
      const before = (await on.get()).body.step;
      const skip = await on.browser.call('/signup/skip/select_utility', from(site));
      expect([skip.statusCode, skip.headers.location]).toEqual([303, '/signup']);
      const out = await on.browser.call('/logout', from(site));
      expect([out.statusCode, out.headers.location]).toEqual([303, '/logout']);
      expect((await on.get()).body.step).toBe(before);
    },
  );

  it('work from a page of this origin', async () => {
    const on = await withPassword();
    const own = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await on.browser.call('/signup/skip/select_utility', own)).json<Signup>().step).toBe(
      'connect_phone',
    );
    expect((await on.browser.call('/logout', own)).json()).toEqual({ ok: true });
    expect((await on.browser.call('/settings')).statusCode).toBe(401);
  });
});

describe('the end of sign-up', () => {
  it('SGN-30: the partner’s handback is present when sign-up is finished, for the member only', async () => {
    const on = await withPassword({ zip: '99999' });
    const memberId = await readId(on);
    await server.database.db
      .insert(memberRelations)
      .values({ memberId, kind: 'partner', code: 'click-7', relatedAt: server.clock.now() });
    expect((await on.get()).body.handback_id).toBe('click-7');
    expect((await on.call('/signup/server_side_pixel_ping/handback/click-7')).status).toBe(404);
    await on.call('/signup/skip/connect_phone');
    await on.call('/signup/skip/appliances');
    expect((await on.call('/signup/server_side_pixel_ping/handback/click-8')).status).toBe(404);
    for (let n = 0; n < 2; n += 1)
      expect((await on.call('/signup/server_side_pixel_ping/handback/click-7')).status).toBe(200);
    expect(
      (await server.database.db.select().from(memberSignups).where(eq(memberSignups.memberId, memberId)))[0]
        ?.handbackAt,
    ).toEqual(server.clock.now());
  });

  it('SGN-30: the partner is notified with its code until it accepts, then never again', async () => {
    const on = await withPassword({ zip: '99999' });
    const memberId = await readId(on);
    await on.browser.call('/rel_user', { body: { kind: 'partner', code: 'click 9&x' } });
    for (const step of ['connect_phone', 'appliances']) await on.call(`/signup/skip/${step}`);
    const { db } = server.database;
    const brand = brandWithHandback('https://partner.example/joined?from=us');
    const asked: string[] = [];
    const answers = [503, 200];
    const call: Outbound['call'] = async (_partner, { url }) => {
      asked.push(url);
      return createAnswer(answers.shift() ?? 500);
    };
    const job = handbackJob({
      brands: { ...server.core.deps.brands, byId: () => brand },
      outbound: { call },
    });
    const run = async () =>
      job.run({ brandId: 'default', memberId }, { db, clock: server.clock } as unknown as JobContext).then(
        () => 'done',
        () => 'failed',
      );
    expect([await run(), asked]).toEqual(['done', []]);
    await recordHandback(
      { db, brand, deps: server.core.deps, now: server.clock.now() } as unknown as RequestContext,
      memberId,
      'click 9&x',
    );
    expect([await run(), await run(), await run()]).toEqual(['failed', 'done', 'done']);
    expect(asked).toEqual(
      Array.from({ length: 2 }, () => 'https://partner.example/joined?from=us&id=click+9%26x'),
    );
  });

  function brandWithHandback(address: string): RequestBrand {
    const brand = server.core.deps.brands.byId('default');
    if (brand === null) throw new Error('No default brand.');
    return { ...brand, config: { ...brand.config, enrollmentUrls: { handback: address } } };
  }

  const createAnswer = (status: number): OutboundAnswer => ({
    status,
    headers: {},
    body: Buffer.alloc(0),
    json: () => null,
    ok() {
      if (status !== 200) throw new Error('The partner said no.');
      return this;
    },
  });

  it('HOM-03: at most one next step', async () => {
    const on = await withPassword();
    const actions = async () =>
      (
        (await on.call('/nba/signup')).body as unknown as {
          actions: { id: string; path: string; placement: string }[];
        }
      ).actions;
    expect((await actions()).map(({ id, placement }) => [id, placement])).toEqual([
      ['list-appliances', 'Signup'],
    ]);
    await on.call('/signup/skip/select_utility');
    expect(await actions()).toMatchObject([{ id: 'connect-utility', path: '/signup/utility?edit=true' }]);
  });
});
