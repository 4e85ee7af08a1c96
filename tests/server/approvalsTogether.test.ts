import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberBucket } from '../../src/domain/segments/bucket.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { TARGETING_ROLES } from '../support/targetingSeeds.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const LIMIT = 5;
const STATES = ['CA', 'TX', 'NY', 'WA'] as const;
type State = (typeof STATES)[number];

let server: TestServer;
let ann: HttpClient;
let tom: HttpClient;
/** Three in each state. */
let homes: Record<State, readonly string[]>;
let everyone: readonly string[];
/** A segment for each state. */
let segments: Record<State, string>;

beforeAll(async () => {
  server = await testServer({ TARGETING_APPROVAL_MEMBERS: String(LIMIT) });
  server.clock.set('2027-06-10T20:00:00Z');
  const staff = await Promise.all(
    ['ann@example.org', 'tom@example.org'].map((email) =>
      server.addMember({ email, isAdmin: true, roles: TARGETING_ROLES }),
    ),
  );
  [ann, tom] = [await server.loggedIn(staff[0] ?? ''), await server.loggedIn(staff[1] ?? '')];
  const found: [State, readonly string[]][] = [];
  for (const region of STATES) {
    const ids = await Promise.all([1, 2, 3].map(() => server.addMember()));
    await server.database.db.update(members).set({ region }).where(inArray(members.id, ids));
    found.push([region, ids]);
  }
  homes = Object.fromEntries(found) as typeof homes;
  everyone = [...staff, ...found.flatMap(([, ids]) => ids)];
  const made: [State, string][] = [];
  for (const region of STATES) made.push([region, await segment(randomUUID(), [region])]);
  segments = Object.fromEntries(made) as typeof segments;
});
afterAll(() => server.close());

interface Saved {
  readonly __typename: string;
  readonly message?: string;
  readonly request?: { readonly id: string; readonly members: number };
}
const WAITS = '... on ApprovalNeeded { message request { id members } } ... on Refusal { message }';

async function mutate(field: string, declared: string, used: string, values: object): Promise<Saved> {
  server.clock.advance(1_000);
  const parts = field.startsWith('create') ? '... on Refusal { message }' : WAITS;
  const answer = await ann.graphql<Record<string, Saved>>(
    `mutation Do(${declared}) { ${field}(${used}) { __typename ${parts} } }`,
    { ...values },
  );
  return answer.data?.[field] ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}

async function segment(id: string, texts: readonly State[], version?: number): Promise<string> {
  const saved = await saveSegment(id, texts, version);
  expect(saved.__typename).toBe('SegmentSaved');
  return id;
}

const saveSegment = (id: string, texts: readonly State[], version?: number) =>
  mutate(
    version === undefined ? 'createAttributeFilterSegment' : 'updateAttributeFilterSegment',
    '$id: ID!, $input: AttributeFilterSegmentInput!',
    'id: $id, input: $input',
    {
      id,
      input: {
        name: `Segment ${id}`,
        attributeName: 'region',
        operator: 'IS_ONE_OF',
        texts,
        version,
        reason: 'For the test',
      },
    },
  );

const versionOf = async (key: string): Promise<number> =>
  (
    await ann.graphql<{ staff: { feature: { version: number } } }>(
      `{ staff { feature(key: "${key}") { version } } }`,
    )
  ).data?.staff.feature.version ?? 0;

async function saveFeature(key: string, rules: readonly object[], isEnabled: boolean | null = null) {
  const version = await versionOf(key);
  return mutate('saveFeature', '$input: SaveFeatureInput!', 'input: $input', {
    input: { key, isEnabled, rules, version, reason: 'For the test' },
  });
}
const rulesFor = (...states: readonly State[]) =>
  states.map((state) => ({ segmentId: segments[state], isEnabled: false }));

const override = (memberId: string, key: string, state = 'DISABLED') =>
  mutate('setFeatureOverrides', '$input: SetFeatureOverridesInput!', 'input: $input', {
    input: { userId: memberId, featureKeys: [key], state, reason: 'For the test' },
  });

const approve = (requestId = '') =>
  tom.graphql(
    `mutation Approve($input: DecideApprovalInput!) { approveChange(input: $input) { __typename } }`,
    { input: { requestId, reason: 'Looks right' } },
  );

it('changes of a feature count together until one is approved, or for 7 days', async () => {
  const key = 'settings_help';
  expect(await saveFeature(key, rulesFor('CA'))).toEqual({ __typename: 'FeatureSaved' });
  const held = await saveFeature(key, rulesFor('CA', 'TX'));
  expect(held).toMatchObject({
    __typename: 'ApprovalNeeded',
    message:
      'Together with what was changed in the last 7 days without approval, this reaches 6 members, so a colleague has to approve it.',
    request: { members: 6 },
  });
  server.clock.advance(1_000);
  await approve(held.request?.id);
  expect(await saveFeature(key, rulesFor('CA', 'TX', 'NY'))).toEqual({ __typename: 'FeatureSaved' });
  expect(await saveFeature(key, rulesFor(...STATES))).toMatchObject({ request: { members: 6 } });
  server.clock.advance(7 * 86_400_000);
  expect(await saveFeature(key, rulesFor('TX', 'NY'))).toEqual({ __typename: 'FeatureSaved' });
});

it('a share that grows step by step waits as soon as it reaches more than the limit', async () => {
  const key = 'settings_theme';
  for (let share = 500; share <= 10_000; share += 500) {
    const reached = everyone.filter((id) => memberBucket(key, id) < share).length;
    const saved = await saveFeature(key, [{ segmentId: null, share, isEnabled: false }]);
    expect([share, saved.__typename]).toEqual([share, reached > LIMIT ? 'ApprovalNeeded' : 'FeatureSaved']);
    if (reached > LIMIT) return;
  }
});

it('back to what was approved is saved at once', async () => {
  const key = 'signup_appliances';
  expect(await saveFeature(key, rulesFor('CA'))).toEqual({ __typename: 'FeatureSaved' });
  expect(await saveFeature(key, [])).toEqual({ __typename: 'FeatureSaved' });
  expect(await saveFeature(key, rulesFor('TX'))).toEqual({ __typename: 'FeatureSaved' });
});

it('single overrides add up with each other and with rules; one’s own and taking one away don’t count', async () => {
  const key = 'rewards_wheel';
  const [first = '', ...others] = [...homes.CA, ...homes.TX];
  for (const id of [first, ...others].slice(0, LIMIT))
    expect(await override(id, key)).toEqual({ __typename: 'FeatureOverridesSaved' });
  const last = others.at(-1) ?? '';
  expect(await override(last, key)).toMatchObject({ __typename: 'ApprovalNeeded', request: { members: 6 } });
  // The same member again is no one more.
  expect(await override(first, key, 'ENABLED')).toEqual({ __typename: 'FeatureOverridesSaved' });
  expect(await override(everyone[0] ?? '', key)).toEqual({ __typename: 'FeatureOverridesSaved' });
  expect(await override(first, key, 'NONE')).toEqual({ __typename: 'FeatureOverridesSaved' });
  const held = await saveFeature(key, [{ segmentId: segments.NY, isEnabled: false }]);
  expect(held).toMatchObject({ __typename: 'ApprovalNeeded', request: { members: 4 + 3 } });
  server.clock.advance(1_000);
  await approve(held.request?.id);
  expect(await override(last, key)).toEqual({ __typename: 'FeatureOverridesSaved' });
});

it('a single override that is one too many waits for a colleague, and then takes effect', async () => {
  const key = 'settings_home';
  const [last = '', ...others] = [...homes.WA, ...homes.NY];
  for (const id of others) expect(await override(id, key)).toEqual({ __typename: 'FeatureOverridesSaved' });
  const held = await override(last, key);
  expect(held).toMatchObject({
    message:
      'Together with what was changed in the last 7 days without approval, this reaches 6 members, so a colleague has to approve it.',
  });
  expect((await override(last, key)).request).toEqual(held.request);
  expect(await override(last, key, 'ENABLED')).toMatchObject({ __typename: 'Refusal' });
  const read = async () => {
    const answer = await tom.graphql<{
      staff: { memberFeatures: { overrides: object[]; waiting: object | null } };
    }>(
      `{ staff { memberFeatures(member: "${last}") { overrides { key state }
        waiting { kind name mayDecide override { featureKeys state expiresAt } } } } }`,
    );
    return answer.data?.staff.memberFeatures;
  };
  expect(await read()).toEqual({
    overrides: [],
    waiting: {
      kind: 'OVERRIDE',
      name: expect.any(String) as unknown,
      mayDecide: true,
      override: { featureKeys: [key], state: 'DISABLED', expiresAt: null },
    },
  });
  server.clock.advance(1_000);
  expect((await approve(held.request?.id)).data).toEqual({
    approveChange: { __typename: 'ApprovalDecided' },
  });
  expect(await read()).toEqual({ overrides: [{ key, state: 'DISABLED' }], waiting: null });
  // What was approved doesn't count any more.
  expect(await override(homes.CA[0] ?? '', key)).toEqual({ __typename: 'FeatureOverridesSaved' });
});

it('changes of a segment in use count together', async () => {
  const id = await segment(randomUUID(), ['WA']);
  expect(await saveFeature('settings_privacy', [{ segmentId: id, isEnabled: false }])).toEqual({
    __typename: 'FeatureSaved',
  });
  expect(await saveSegment(id, ['WA', 'NY'], 1)).toEqual({ __typename: 'SegmentSaved' });
  const held = await saveSegment(id, ['WA', 'NY', 'TX'], 2);
  expect(held).toMatchObject({ __typename: 'ApprovalNeeded', request: { members: 6 } });
  server.clock.advance(1_000);
  await approve(held.request?.id);
  expect(await saveSegment(id, [...STATES], 3)).toEqual({ __typename: 'SegmentSaved' });
});

it('content that is shown to one audience after the other counts them together', async () => {
  const contentId = randomUUID();
  const show = (state: State, version: number | null, title = 'For some') =>
    mutate('saveContent', '$input: SaveContentInput!', 'input: $input', {
      input: {
        contentId,
        version,
        content: {
          placement: 'RewardsAnnouncementBanner',
          position: 1,
          active: true,
          title,
          ctas: [],
          segmentId: segments[state],
        },
        reason: 'For the test',
      },
    });
  expect(await show('CA', null)).toEqual({ __typename: 'ContentSaved' });
  expect(await show('CA', 1, 'For the same')).toEqual({ __typename: 'ContentSaved' });
  expect(await show('TX', 2)).toMatchObject({ __typename: 'ApprovalNeeded', request: { members: 6 } });
});

it('what an approved roll-out of an experiment changed doesn’t count', async () => {
  const [key, experiment] = ['dashboard_standing', 'standing'];
  const variants = ['control', 'without'].map((variant) => ({
    key: variant,
    weight: 5_000,
    isEnabled: variant === 'control',
  }));
  const put = (field: string, type: string, input: object) =>
    mutate(field, `$input: ${type}!`, 'input: $input', {
      input: { key: experiment, reason: 'For the test', ...input },
    });
  await put('saveExperiment', 'SaveExperimentInput', {
    hypothesis: 'More orders',
    featureKey: key,
    variants,
    version: 0,
  });
  await approve((await put('startExperiment', 'StartExperimentInput', { version: 1 })).request?.id);
  const end = await put('stopExperiment', 'StopExperimentInput', { version: 2, rollOut: 'without' });
  expect(end.__typename).toBe('ApprovalNeeded');
  await approve(end.request?.id);
  const rolledOut = { segmentId: null, isEnabled: false };
  expect(await saveFeature(key, [{ segmentId: segments.CA, isEnabled: true }, rolledOut])).toEqual({
    __typename: 'FeatureSaved',
  });
});
