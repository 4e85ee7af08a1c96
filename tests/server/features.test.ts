import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { featureSnapshots } from '../../src/server/features/snapshots.ts';
import { featureOverrides, featureSegments, featureSettings } from '../../src/server/features/tables.ts';
import { createChanges } from '../../src/server/platform/changes.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const ROLES = [
  'internal_segmentation',
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
];

let server: TestServer;
let staff: HttpClient;
let canadian: { readonly id: string; readonly browser: HttpClient };
let american: { readonly id: string; readonly browser: HttpClient };
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2027-06-10T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ROLES }));
  const visitor = async (email: string) => {
    const id = await server.addMember({ email });
    return { id, browser: await server.loggedIn(id) };
  };
  [canadian, american] = [await visitor('maple@example.org'), await visitor('oak@example.org')];
  await server.database.db.update(members).set({ country: 'CA' }).where(eq(members.id, canadian.id));
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(featureOverrides);
  await db.delete(featureSegments);
  await db.delete(featureSettings);
  // Versions are append-only; truncating them is the test's own way to begin again.
  await db.execute(sql`truncate feature_versions`);
  await server.core.deps.changes.notify('targeting', 'default');
});

interface Feature {
  readonly key: string;
  readonly isEnabled: boolean;
  readonly userOverrideState: string;
  readonly reason: string;
  readonly rule?: number;
  readonly variation?: string;
}
const feature = async (browser: HttpClient, key = 'dashboard_standing'): Promise<Feature | undefined> =>
  (await browser.call('/api/v2/features'))
    .json<{ features: Feature[] }>()
    .features.find((one) => one.key === key);

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly feature?: { readonly version: number };
  readonly current?: { readonly version: number };
  readonly member?: {
    readonly clearedAt: string | null;
    readonly overrides: readonly { readonly key: string }[];
  };
}
async function mutate(field: string, type: string, input: object, by = staff): Promise<Answer> {
  const parts =
    field === 'saveFeature'
      ? '... on FeatureSaved { feature { version } } ... on FeatureConflict { message current { version } }'
      : '... on FeatureOverridesSaved { member { clearedAt overrides { key state expiresAt reason setBy } } }';
  const answer = await by.graphql<Record<string, Answer>>(
    `mutation Do($input: ${type}!) { ${field}(input: $input) { __typename ${parts} ... on Refusal { code message fields { field message } } } }`,
    { input: { reason: 'For the test', ...input } },
  );
  return answer.data?.[field] ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}
const save = (rules: readonly object[], version = 0, rest: object = {}) =>
  mutate('saveFeature', 'SaveFeatureInput', { key: 'dashboard_standing', rules, version, ...rest });
const override = (userId: string, state: string, rest: object = {}, by = staff) =>
  mutate(
    'setFeatureOverrides',
    'SetFeatureOverridesInput',
    { userId, state, featureKeys: ['dashboard_standing'], ...rest },
    by,
  );
const ask = async <T>(field: string, by = staff): Promise<T | null | undefined> =>
  (await by.graphql<{ staff: Record<string, T | null> | null }>(`{ staff { ${field} } }`)).data?.staff?.[
    field.split(/[ ({]/)[0] ?? ''
  ];

async function inCanada(): Promise<string> {
  const id = randomUUID();
  await staff.graphql(
    `mutation Create($id: ID!, $input: AttributeFilterSegmentInput!) { createAttributeFilterSegment(id: $id, input: $input) { __typename } }`,
    {
      id,
      input: {
        name: `In Canada ${id}`,
        attributeName: 'country',
        operator: 'IS_ONE_OF',
        texts: ['CA'],
        reason: 'For the test',
      },
    },
  );
  return id;
}

describe('features by rules', () => {
  it('a rule for a segment is seen at the next request by its members alone, with its reason', async () => {
    const segmentId = await inCanada();
    expect(await feature(canadian.browser)).toMatchObject({ isEnabled: true, reason: 'DEFAULT' });
    expect(await save([{ segmentId, isEnabled: false }])).toMatchObject({ feature: { version: 1 } });
    expect(await feature(canadian.browser)).toMatchObject({ isEnabled: false, reason: 'RULE', rule: 1 });
    expect(await feature(american.browser)).toMatchObject({ isEnabled: true, reason: 'DEFAULT' });
    await save([{ segmentId, isEnabled: true, variation: 'first' }, { isEnabled: false }], 1);
    expect(await feature(canadian.browser)).toMatchObject({
      isEnabled: true,
      variation: 'first',
      rule: 1,
    });
    expect(await feature(american.browser)).toMatchObject({ isEnabled: false, rule: 2 });
  });

  it('a member who enters a segment has the feature at the next request', async () => {
    const segmentId = await inCanada();
    await save([{ segmentId, isEnabled: false }]);
    await server.database.db.update(members).set({ country: 'CA' }).where(eq(members.id, american.id));
    expect(await feature(american.browser)).toMatchObject({ isEnabled: false });
    await server.database.db.update(members).set({ country: 'US' }).where(eq(members.id, american.id));
    expect(await feature(american.browser)).toMatchObject({ isEnabled: true });
  });

  it('of two staff who save at once, the second is shown the first one’s version', async () => {
    const answers = await Promise.all([save([{ isEnabled: false }]), save([{ isEnabled: true }])]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['FeatureConflict', 'FeatureSaved']);
    expect(answers.find((one) => one.current)?.current?.version).toBe(1);
  });

  it('refuses unknown segments, shares out of bounds and staff keys', async () => {
    expect(await save([{ segmentId: randomUUID(), isEnabled: true }])).toMatchObject({
      fields: [{ field: 'rules.0.unknownSegment' }],
    });
    expect(await save([{ share: 10_001, isEnabled: true }])).toMatchObject({
      fields: [{ field: 'rules.0.share' }],
    });
    for (const key of ['internal_staff', 'internal_later', 'unheard_of'])
      expect(await save([], 0, { key })).toMatchObject({ code: 'INVALID', fields: [{ field: 'key' }] });
  });

  it('a rule can be for a segment of the product’s', async () => {
    expect(await save([{ segmentId: 'NEVER_JOINED', isEnabled: false }])).toMatchObject({
      feature: { version: 1 },
    });
    expect(await feature(american.browser)).toMatchObject({ isEnabled: false, reason: 'RULE' });
    expect(await ask('segment(segmentId: "NEVER_JOINED") { uses { kind name } }')).toEqual({
      uses: [{ kind: 'FEATURE', name: 'dashboard_standing' }],
    });
  });

  it('shows for whom a change would turn before it is saved, overrides left out', async () => {
    const segmentId = await inCanada();
    const impact = async (rules: readonly object[], rest: object = {}) =>
      (
        await staff.graphql<{ staff: { featureImpact: Record<string, unknown> } }>(
          `query Impact($input: FeatureImpactInput!) { staff { featureImpact(input: $input) { __typename
            ... on FeatureImpact { before after entering leaving changing leavingMembers isEstimate }
            ... on Refusal { fields { field } } } } }`,
          { input: { key: 'dashboard_standing', rules, ...rest } },
        )
      ).data?.staff.featureImpact;
    const everyone = await impact([]);
    expect(everyone).toMatchObject({ entering: 0, leaving: 0, isEstimate: false });
    const all = Number(everyone?.['before']);
    expect(await impact([{ segmentId, isEnabled: false }])).toMatchObject({
      before: all,
      after: all - 1,
      leaving: 1,
      leavingMembers: [canadian.id],
    });
    expect(await impact([{ segmentId, isEnabled: true, variation: 'first' }])).toMatchObject({
      changing: 1,
    });
    const half = await impact([{ share: 5_000, isEnabled: false }]);
    expect(Number(half?.['before']) - Number(half?.['after'])).toBe(half?.['leaving']);
    await override(canadian.id, 'ENABLED');
    expect(await impact([{ segmentId, isEnabled: false }])).toMatchObject({ leaving: 0, after: all });
    expect(await impact([{ share: 0, isEnabled: false }])).toMatchObject({
      fields: [{ field: 'rules.0.share' }],
    });
    expect(await impact([], { key: 'internal_staff' })).toMatchObject({ fields: [{ field: 'key' }] });
  });

  it('a process that hears no messages reads the newest within a second', async () => {
    const { brands, db } = server.core.deps;
    const deaf = {
      on: () => undefined,
      announce: async () => undefined,
      notify: async () => undefined,
      isListening: () => false,
    };
    const other = featureSnapshots({ brands, db, changes: deaf });
    const isOn = async () =>
      (await (await other.of('default', server.database.db)).answer(db, american.id, new Date())).get(
        'dashboard_standing',
      )?.isEnabled;
    expect(await isOn()).toBe(true);
    await save([{ isEnabled: false }]);
    await wait(1_050);
    expect(await isOn()).toBe(false);
  });

  it('another process hears of a change at once (PostgreSQL)', async () => {
    const { url } = server.database;
    if (url === null) return;
    const database = openServer({ url, poolSize: 2, log: { warn: () => undefined } });
    const other = featureSnapshots({
      brands: server.core.deps.brands,
      db: database.db,
      changes: createChanges(database),
    });
    const version = async () => (await other.of('default', server.database.db)).version;
    const before = await version();
    await wait(300);
    await save([{ isEnabled: false }]);
    for (let tries = 0; tries < 40 && (await version()) === before; tries += 1) await wait(25);
    expect(await version()).toBeGreaterThan(before);
    await database.close();
  });
});

describe('overrides', () => {
  it('SES-36, INT-06, INT-07: an override wins over every rule at the next request, and ends by itself', async () => {
    await save([{ isEnabled: true }]);
    expect(await override(canadian.id, 'DISABLED', { expiresAt: '2027-06-11T20:00:00Z' })).toMatchObject({
      member: {
        overrides: [
          {
            key: 'dashboard_standing',
            state: 'DISABLED',
            expiresAt: '2027-06-11T20:00:00.000Z',
            reason: 'For the test',
          },
        ],
      },
    });
    expect(await feature(canadian.browser)).toMatchObject({
      isEnabled: false,
      userOverrideState: 'DISABLED',
      reason: 'OVERRIDE',
    });
    expect(await feature(american.browser)).toMatchObject({
      isEnabled: true,
      userOverrideState: 'NONE',
      reason: 'RULE',
    });
    server.clock.set('2027-06-11T20:00:00Z');
    expect(await feature(canadian.browser)).toMatchObject({
      isEnabled: true,
      userOverrideState: 'NONE',
      reason: 'RULE',
    });
    server.clock.set('2027-06-10T20:00:00Z');
    expect(await override(canadian.id, 'NONE')).toMatchObject({ member: { overrides: [] } });
    expect(await feature(canadian.browser)).toMatchObject({ isEnabled: true, reason: 'RULE' });
  });

  it('GQL-24, GQL-25: clear all takes every override away and can be undone once', async () => {
    const clear = (field: string) => mutate(field, 'ClearFeatureOverridesInput', { userId: canadian.id });
    await override(canadian.id, 'DISABLED', { featureKeys: ['dashboard_standing', 'settings_theme'] });
    expect(await clear('clearFeatureOverrides')).toMatchObject({
      member: { overrides: [], clearedAt: '2027-06-10T20:00:00.000Z' },
    });
    await override(canadian.id, 'ENABLED', { featureKeys: ['settings_theme'] });
    expect(await clear('undoClearFeatureOverrides')).toMatchObject({
      member: {
        clearedAt: null,
        overrides: [
          { key: 'dashboard_standing', state: 'DISABLED' },
          { key: 'settings_theme', state: 'ENABLED' },
        ],
      },
    });
    expect(await clear('undoClearFeatureOverrides')).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('INT-05: the floating tool overrides one’s own for this session, which ends with it', async () => {
    const tool = await server.addMember({ isAdmin: true, roles: ['internal_floating_tool'] });
    const [here, elsewhere] = [await server.loggedIn(tool), await server.loggedIn(tool)];
    const own = (state: string, rest: object = {}, by = here) =>
      mutate(
        'setOwnFeatureOverrides',
        'SetOwnFeatureOverridesInput',
        { state, featureKeys: ['dashboard_standing'], thisSession: true, ...rest },
        by,
      );
    expect(await own('DISABLED')).toMatchObject({ member: { overrides: [{ state: 'DISABLED' }] } });
    expect(await feature(here)).toMatchObject({ isEnabled: false, reason: 'OVERRIDE' });
    expect(await feature(elsewhere)).toMatchObject({ isEnabled: true, reason: 'DEFAULT' });
    expect(await ask('ownFeatures { clearedAt features { key isEnabled } }', here)).toMatchObject({
      features: expect.arrayContaining([{ key: 'dashboard_standing', isEnabled: false }]),
    });
    const own2 = (field: string) => mutate(field, 'OwnFeatureOverridesInput', {}, here);
    expect(await own2('clearOwnFeatureOverrides')).toMatchObject({ member: { overrides: [] } });
    expect(await feature(here)).toMatchObject({ isEnabled: true });
    expect(await own2('undoClearOwnFeatureOverrides')).toMatchObject({
      member: { overrides: [{ state: 'DISABLED' }] },
    });
    expect(await feature(here)).toMatchObject({ isEnabled: false });
    expect(await own2('undoClearOwnFeatureOverrides')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await own('ENABLED', { featureKeys: ['internal_staff'] })).toMatchObject({
      fields: [{ field: 'featureKeys' }],
    });
    for (const by of [canadian.browser, staff])
      expect((await own('DISABLED', {}, by)).__typename).not.toMatch(/Saved/);
  });

  it('an override that ends between two requests holds for the whole first one', async () => {
    await override(canadian.id, 'DISABLED', { expiresAt: '2027-06-10T20:00:01Z' });
    const both = () =>
      canadian.browser.graphql<{ viewer: { first: Feature[]; second: Feature[] } }>(
        `{ viewer { first: features { key isEnabled } second: features { key isEnabled } } }`,
      );
    const isOn = async () => {
      const { data } = await both();
      return [data?.viewer.first, data?.viewer.second].map(
        (list) => list?.find(({ key }) => key === 'dashboard_standing')?.isEnabled,
      );
    };
    server.clock.set('2027-06-10T20:00:00.999Z');
    expect(await isOn()).toEqual([false, false]);
    server.clock.set('2027-06-10T20:00:01.000Z');
    expect(await isOn()).toEqual([true, true]);
    server.clock.set('2027-06-10T20:00:00Z');
  });

  it('an override that ends in the middle of a request holds to its end', async () => {
    await override(canadian.id, 'DISABLED', { expiresAt: '2027-06-10T20:00:01Z' });
    server.clock.set('2027-06-10T20:00:00.990Z');
    // Every look at the clock takes a while.
    const looks = vi.spyOn(server.clock, 'now').mockImplementation(() => {
      const at = new Date(Date.parse('2027-06-10T20:00:00.990Z') + 20 * looks.mock.calls.length - 20);
      return at;
    });
    const answer = await canadian.browser.graphql<{ viewer: { first: Feature[]; second: Feature[] } }>(
      `{ viewer { first: features { key isEnabled } second: features { key isEnabled } } }`,
    );
    looks.mockRestore();
    expect(
      [answer.data?.viewer.first, answer.data?.viewer.second].map(
        (list) => list?.find(({ key }) => key === 'dashboard_standing')?.isEnabled,
      ),
    ).toEqual([false, false]);
    server.clock.set('2027-06-10T20:00:01.000Z');
    expect(await feature(canadian.browser)).toMatchObject({ isEnabled: true });
    server.clock.set('2027-06-10T20:00:00Z');
  });

  it('refuses staff keys, unknown keys, ends in the past and other brands’ members', async () => {
    for (const key of ['internal_staff', 'internal_later', '__proto__'])
      expect(await override(canadian.id, 'ENABLED', { featureKeys: [key] })).toMatchObject({
        fields: [{ field: 'featureKeys' }],
      });
    expect(await override(canadian.id, 'ENABLED', { featureKeys: [] })).toMatchObject({ code: 'INVALID' });
    expect(await override(canadian.id, 'ENABLED', { expiresAt: '2027-06-10T20:00:00Z' })).toMatchObject({
      fields: [{ field: 'expiresAt' }],
    });
    const abroad = await server.addMember({ brand: 'au-retailer' });
    expect(await override(abroad, 'ENABLED')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await override('no one', 'ENABLED')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('INT-14: the trial feature is on for staff who hold its role, and for no one else', async () => {
    const holder = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_test'] }));
    expect(await feature(holder, 'internal_test')).toMatchObject({ isEnabled: true });
    for (const other of [staff, canadian.browser])
      expect((await feature(other, 'internal_test'))?.isEnabled ?? false).toBe(false);
  });

  it('INT-13: closed to members and to staff without the key', async () => {
    expect((await override(canadian.id, 'ENABLED', {}, canadian.browser)).__typename).not.toMatch(/Saved/);
    const lister = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_experience_manager_list'] }),
    );
    expect((await override(canadian.id, 'ENABLED', {}, lister)).__typename).not.toMatch(/Saved/);
    expect(await ask('features { key }', lister)).toBeTruthy();
    expect(await ask('feature(key: "dashboard_standing") { key }', lister)).toBeFalsy();
  });

  it('every change is in the audit log, with the reason', async () => {
    await override(american.id, 'ENABLED');
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `member:${american.id}`));
    expect(entries).toMatchObject([
      {
        action: 'feature.override',
        reason: 'For the test',
        before: {},
        after: { dashboard_standing: 'ENABLED' },
      },
    ]);
  });
});

describe('the experience manager', () => {
  it('INT-02, INT-03: lists features with their overrides, and shows one in full', async () => {
    const segmentId = await inCanada();
    await save([{ segmentId, share: 5_000, isEnabled: false }]);
    await override(canadian.id, 'ENABLED');
    expect(
      await ask('features(search: "tier and streak") { key version overrideCount brandDefault }'),
    ).toEqual([{ key: 'dashboard_standing', version: 1, overrideCount: 1, brandDefault: true }]);
    expect(
      await ask(
        'feature(key: "dashboard_standing") { rules { segmentName share isEnabled } overrides { memberName } versions { version reason actor } }',
      ),
    ).toMatchObject({
      rules: [{ share: 5_000, isEnabled: false, segmentName: expect.stringContaining('In Canada') }],
      overrides: [{ memberName: 'maple@example.org' }],
    });
  });

  it('shows a member’s features by email, and why one is on or off', async () => {
    const segmentId = await inCanada();
    await save([{ segmentId, isEnabled: false }]);
    expect(
      await ask('memberFeatures(member: "Maple@example.org") { memberId email features { key reason } }'),
    ).toMatchObject({
      memberId: canadian.id,
      features: expect.arrayContaining([{ key: 'dashboard_standing', reason: 'RULE' }]),
    });
    expect(
      await ask(
        'featureAnswer(key: "dashboard_standing", member: "oak@example.org") { feature { isEnabled } rules { takes inSegment segment { matches change { attribute to } } } }',
      ),
    ).toEqual({
      feature: { isEnabled: true },
      rules: [
        {
          takes: false,
          inSegment: false,
          segment: { matches: false, change: [{ attribute: 'country', to: 'CA' }] },
        },
      ],
    });
    expect(await ask('memberFeatures(member: "no one") { memberId }')).toBeNull();
  });
});

describe('time travel', () => {
  const seen = async (id: string, at: string) =>
    (
      await ask<{ features: Feature[] }>(
        `memberFeatures(member: "${id}", at: "${at}") { features { key isEnabled reason variation rule } }`,
      )
    )?.features.find(({ key }) => key === 'dashboard_standing');

  it('shows what a member saw, and why, by the rules, segments and overrides of that time', async () => {
    const id = await server.addMember();
    const segmentId = await inCanada();
    await server.database.db.update(members).set({ country: 'CA' }).where(eq(members.id, id));
    server.clock.set('2027-07-01T10:00:00Z');
    await save([{ segmentId, isEnabled: true, variation: 'first' }]);
    server.clock.set('2027-07-02T10:00:00Z');
    await save([{ isEnabled: true, variation: 'lead' }], 1);
    server.clock.set('2027-07-03T10:00:00Z');
    await override(id, 'DISABLED', { expiresAt: '2027-07-03T18:00:00Z' });
    server.clock.set('2027-07-05T10:00:00Z');
    await override(id, 'NONE');
    expect(await seen(id, '2027-06-30T10:00:00Z')).toMatchObject({ isEnabled: true, reason: 'DEFAULT' });
    expect(await seen(id, '2027-07-01T12:00:00Z')).toMatchObject({ reason: 'RULE', variation: 'first' });
    expect(await seen(id, '2027-07-02T12:00:00Z')).toMatchObject({ reason: 'RULE', variation: 'lead' });
    expect(await seen(id, '2027-07-03T12:00:00Z')).toMatchObject({ isEnabled: false, reason: 'OVERRIDE' });
    expect(await seen(id, '2027-07-03T19:00:00Z')).toMatchObject({ isEnabled: true, variation: 'lead' });
    server.clock.set('2027-06-10T20:00:00Z');
  });

  it('shows what a member will see when an override ends', async () => {
    const id = await server.addMember();
    await override(id, 'DISABLED', { expiresAt: '2027-06-11T20:00:00Z' });
    expect(await seen(id, '2027-06-11T19:00:00Z')).toMatchObject({ isEnabled: false, reason: 'OVERRIDE' });
    expect(await seen(id, '2027-06-11T20:00:00Z')).toMatchObject({ isEnabled: true, reason: 'DEFAULT' });
  });
});
