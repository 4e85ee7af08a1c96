import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { deviceConnections, devices } from '../../src/server/devices/tables.ts';
import {
  experimentAssignments,
  experiments as experimentsTable,
  experimentVersions,
} from '../../src/server/experiments/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { saveSegment } from '../support/targetingSeeds.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const ROLES = [
  'internal_segmentation',
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
];
const HALVES = [
  { key: 'control', weight: 5_000, isEnabled: true },
  { key: 'without', weight: 5_000, isEnabled: false },
];

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2027-06-10T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ROLES }));
});
afterAll(() => server.close());

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string }[];
  readonly experiment?: { readonly version: number; readonly state: string };
}
async function mutate(field: string, input: object, by = staff): Promise<Answer> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const saved = field === 'deleteExperiment' ? '' : '... on ExperimentSaved { experiment { version state } }';
  const answer = await by.graphql<Record<string, Answer>>(
    `mutation Do($input: ${type}!) { ${field}(input: $input) { __typename ${saved} ... on Refusal { code message fields { field } } } }`,
    { input: { reason: 'For the test', ...input } },
  );
  return answer.data?.[field] ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}
const save = (key: string, rest: object = {}, by = staff) =>
  mutate(
    'saveExperiment',
    { key, hypothesis: 'More orders', featureKey: 'rewards_wheel', variants: HALVES, version: 0, ...rest },
    by,
  );
const start = (key: string, version = 1) => mutate('startExperiment', { key, version });
const stop = (key: string, rest: object = {}) => mutate('stopExperiment', { key, version: 2, ...rest });

interface Feature {
  readonly key: string;
  readonly isEnabled: boolean;
  readonly reason: string;
  readonly variation?: string;
  readonly experiment?: string;
}
const feature = async (browser: HttpClient, key: string): Promise<Feature | undefined> =>
  (await browser.call('/api/v2/features'))
    .json<{ features: Feature[] }>()
    .features.find((one) => one.key === key);

interface Own {
  readonly key: string;
  readonly variation: string;
  readonly feature?: string;
  readonly is_shown?: boolean;
}
const experiments = async (browser: HttpClient, path = '/experiments') =>
  (await browser.call(path)).json<{ experiments: Own[] }>().experiments;
const noteShown = (browser: HttpClient, ...keys: string[]) =>
  browser.call('/experiments/shown', { method: 'POST', body: { keys } });

async function visitor(): Promise<{ readonly id: string; readonly browser: HttpClient }> {
  const id = await server.addMember();
  return { id, browser: await server.loggedIn(id) };
}

describe('SES-34, SES-35: an experiment that staff make', () => {
  it('gives each member one variant at the next request, and the same one each time', async () => {
    expect(await save('no_wheel')).toMatchObject({ experiment: { version: 1, state: 'DRAFT' } });
    // Their ids are random: 32 of them don't all fall into one half.
    const people = await Promise.all(Array.from({ length: 32 }, visitor));
    expect(await feature(people[0]?.browser as HttpClient, 'rewards_wheel')).toMatchObject({
      reason: 'DEFAULT',
    });
    expect(await start('no_wheel')).toMatchObject({ experiment: { version: 2, state: 'RUNNING' } });

    const seen = await Promise.all(people.map(({ browser }) => feature(browser, 'rewards_wheel')));
    for (const one of seen) {
      expect(one).toMatchObject({ reason: 'EXPERIMENT', experiment: 'no_wheel' });
      expect(one?.isEnabled).toBe(one?.variation === 'control');
    }
    expect(new Set(seen.map((one) => one?.variation))).toEqual(new Set(['control', 'without']));
    expect(await Promise.all(people.map(({ browser }) => feature(browser, 'rewards_wheel')))).toEqual(seen);
    const browser = people[0]?.browser as HttpClient;
    const own = { key: 'no_wheel', variation: seen[0]?.variation };
    expect(await experiments(browser)).toEqual([{ ...own, feature: 'rewards_wheel', is_shown: false }]);
    expect(await experiments(browser, '/track_key_experiments')).toEqual([own]);
  });

  it('counts a member once, when the app shows it, and only in experiments that the member is in', async () => {
    const { id, browser } = await visitor();
    const rows = () =>
      server.database.db.select().from(experimentAssignments).where(eq(experimentAssignments.memberId, id));
    await feature(browser, 'rewards_wheel');
    expect(await rows()).toEqual([]);
    await noteShown(browser, 'no_wheel', 'made_up');
    server.clock.advance(60_000);
    expect((await noteShown(browser, 'no_wheel')).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ key: 'no_wheel', shownAt: new Date('2027-06-10T20:00:00Z') }]);
    expect(await experiments(browser)).toMatchObject([{ is_shown: true }]);
  });

  it('an override takes a member out', async () => {
    const { id, browser } = await visitor();
    await staff.graphql(
      `mutation Do($input: SetFeatureOverridesInput!) { setFeatureOverrides(input: $input) { __typename } }`,
      { input: { userId: id, featureKeys: ['rewards_wheel'], state: 'ENABLED', reason: 'For the test' } },
    );
    expect(await feature(browser, 'rewards_wheel')).toMatchObject({ reason: 'OVERRIDE' });
    expect(await experiments(browser)).toEqual([]);
  });

  it('is for its audience alone, and keeps who was shown it', async () => {
    const segmentId = randomUUID();
    await staff.graphql(
      `mutation Create($id: ID!, $input: AttributeFilterSegmentInput!) { createAttributeFilterSegment(id: $id, input: $input) { __typename } }`,
      {
        id: segmentId,
        input: {
          name: 'In Canada',
          attributeName: 'country',
          operator: 'IS_ONE_OF',
          texts: ['CA'],
          reason: 'For the test',
        },
      },
    );
    const inside = await visitor();
    const { db } = server.database;
    const move = (country: string) => db.update(members).set({ country }).where(eq(members.id, inside.id));
    await move('CA');
    await save('no_survey', { featureKey: 'settings_help', segmentId });
    await start('no_survey');
    expect(await feature(inside.browser, 'settings_help')).toMatchObject({ experiment: 'no_survey' });
    expect(await feature((await visitor()).browser, 'settings_help')).toMatchObject({ reason: 'DEFAULT' });
    await move('US');
    expect(await feature(inside.browser, 'settings_help')).toMatchObject({ reason: 'DEFAULT' });
    await move('CA');
    await noteShown(inside.browser, 'no_survey');
    await move('US');
    expect(await feature(inside.browser, 'settings_help')).toMatchObject({ experiment: 'no_survey' });
    // The segment says where it is used, and can't be deleted.
    const uses = await staff.graphql<{ staff: { segment: { uses: { kind: string; name: string }[] } } }>(
      `{ staff { segment(segmentId: "${segmentId}") { uses { kind name } } } }`,
    );
    expect(uses.data?.staff.segment.uses).toEqual([{ kind: 'EXPERIMENT', name: 'no_survey' }]);
  });

  it('ends, and its best variant is for the whole audience by a rule of the feature', async () => {
    await save('no_theme', { featureKey: 'settings_theme' });
    await start('no_theme');
    const people = await Promise.all(Array.from({ length: 6 }, visitor));
    expect(await stop('no_theme', { rollOut: 'without' })).toMatchObject({
      experiment: { state: 'STOPPED' },
    });
    for (const { browser } of people)
      expect(await feature(browser, 'settings_theme')).toMatchObject({
        isEnabled: false,
        reason: 'RULE',
      });
    expect(await stop('no_theme', { version: 3 })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await start('no_theme', 3)).toMatchObject({ code: 'NOT_ALLOWED' });
    const entries = await server.database.db.select().from(auditLog);
    expect(
      entries.filter(({ subject }) => /no_theme|settings_theme/.test(subject)).map(({ action }) => action),
    ).toEqual(
      expect.arrayContaining([
        'experiment.create',
        'experiment.start',
        'feature.change',
        'experiment.rollOut',
      ]),
    );
  });
});

describe('numbers before', () => {
  interface Impact {
    readonly before: number;
    readonly after: number;
    readonly entering: number;
    readonly leaving: number;
    readonly leavingMembers: readonly string[];
  }
  const MOVES = 'before after entering leaving leavingMembers';
  const startImpact = async (key: string) =>
    (
      await staff.graphql<{
        staff: {
          experiment: {
            impact: { variants: { variant: string; members: number }[]; impact: Impact } | null;
          };
        };
      }>(
        `query Q($key: String!) { staff { experiment(key: $key) { impact { variants { variant members } impact { ${MOVES} } } } } }`,
        { key },
      )
    ).data?.staff.experiment.impact;
  const ruleImpact = async (key: string, rules: readonly object[]) =>
    (
      await staff.graphql<{ staff: { featureImpact: Impact } }>(
        `query Q($input: FeatureImpactInput!) { staff { featureImpact(input: $input) { ... on FeatureImpact { ${MOVES} } } } }`,
        { input: { key, rules } },
      )
    ).data?.staff.featureImpact;

  it('a start are how many get each variant, and for whom that changes the feature', async () => {
    const people = await Promise.all(Array.from({ length: 32 }, visitor));
    await save('before_start', { featureKey: 'settings_vacation' });
    const found = await startImpact('before_start');
    const given = (variant: string) =>
      found?.variants.find((one) => one.variant === variant)?.members ?? Number.NaN;
    expect(given('control') + given('without')).toBe(found?.impact.before);
    expect(found?.impact).toMatchObject({
      after: given('control'),
      leaving: given('without'),
      entering: 0,
    });
    await start('before_start');
    const lost = await Promise.all(
      people.map(async ({ id, browser }) =>
        (await feature(browser, 'settings_vacation'))?.isEnabled === false ? [id] : [],
      ),
    );
    expect((await ruleImpact('settings_vacation', []))?.before).toBe(given('control'));
    expect(lost.flat().length).toBeGreaterThan(0);
    expect(lost.flat().length).toBeLessThanOrEqual(given('without'));
    expect(await startImpact('before_start')).toBeNull();
  });

  it('a save count the members of a running experiment as its variants have them', async () => {
    expect(
      await ruleImpact('settings_vacation', [{ segmentId: null, share: 10_000, isEnabled: false }]),
    ).toMatchObject({
      entering: 0,
      leaving: 0,
    });
    await mutate('stopExperiment', { key: 'before_start', version: 2 });
    const all = await ruleImpact('settings_vacation', [{ segmentId: null, share: 10_000, isEnabled: false }]);
    expect(all?.leaving).toBe(all?.before);
    expect(all?.leaving).toBeGreaterThan(8);
  });

  it('a save count who was shown it beside its audience', async () => {
    const segmentId = randomUUID();
    await staff.graphql(
      `mutation Create($id: ID!, $input: AttributeFilterSegmentInput!) { createAttributeFilterSegment(id: $id, input: $input) { __typename } }`,
      {
        id: segmentId,
        input: {
          name: 'In Australia',
          attributeName: 'country',
          operator: 'IS_ONE_OF',
          texts: ['AU'],
          reason: 'For the test',
        },
      },
    );
    const [inside, outside] = [await visitor(), await visitor()];
    const { db } = server.database;
    const move = (country: string) => db.update(members).set({ country }).where(eq(members.id, inside.id));
    const off = [{ segmentId: null, share: 10_000, isEnabled: false }];
    await move('AU');
    await save('for_few', {
      featureKey: 'settings_vacation',
      segmentId,
      variants: HALVES.map((one) => ({ ...one, isEnabled: one.key === 'without' })),
    });
    expect((await startImpact('for_few'))?.variants.reduce((sum, one) => sum + one.members, 0)).toBe(1);
    const everyone = Number((await ruleImpact('settings_vacation', off))?.leaving);
    await start('for_few');
    expect((await ruleImpact('settings_vacation', off))?.leaving).toBe(everyone - 1);
    await noteShown(inside.browser, 'for_few');
    await move('US');
    expect((await ruleImpact('settings_vacation', off))?.leaving).toBe(everyone - 1);
    expect((await feature(outside.browser, 'settings_vacation'))?.isEnabled).toBe(true);
  });
});

it('a draft can be deleted, with a reason and an audit entry; what began stays', async () => {
  await save('dropped');
  const remove = (key: string, version: number, rest: object = {}, by = staff) =>
    mutate('deleteExperiment', { key, version, ...rest }, by);
  expect(await remove('dropped', 1, { reason: '' })).toMatchObject({
    code: 'INVALID',
    fields: [{ field: 'reason' }],
  });
  expect(await remove('dropped', 2)).toMatchObject({ code: 'STALE' });
  expect(await remove('dropped', 1, {}, (await visitor()).browser)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await remove('dropped', 1)).toMatchObject({ __typename: 'ExperimentDeleted' });
  expect(await remove('dropped', 1)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await remove('no_wheel', 2)).toMatchObject({ code: 'NOT_ALLOWED' });
  const entries = await server.database.db.select().from(auditLog);
  expect(entries.find(({ action }) => action === 'experiment.delete')).toMatchObject({
    subject: 'experiment:dropped',
    reason: 'For the test',
    after: null,
  });
  // Another one under its key isn't the same: a page that still shows the deleted one changes nothing.
  expect(await save('dropped')).toMatchObject({ experiment: { version: 3, state: 'DRAFT' } });
  for (const version of [1, 2])
    expect(await save('dropped', { version, hypothesis: 'An old page' })).toMatchObject({ code: 'STALE' });
  expect(await remove('dropped', 3)).toMatchObject({ __typename: 'ExperimentDeleted' });
  expect(await save('dropped')).toMatchObject({ experiment: { version: 5, state: 'DRAFT' } });
});

describe('the versions of an experiment', () => {
  const versions = async (key: string) =>
    (
      await staff.graphql<{ staff: { experiment: { versions: object[] } } }>(
        `{ staff { experiment(key: "${key}") {
          versions { version actor reason isDeletion hypothesis state rolledOut variants { key weight } } } } }`,
      )
    ).data?.staff.experiment.versions;
  const weights = (first: number) => [
    { key: 'control', weight: first },
    { key: 'without', weight: 10_000 - first },
  ];
  const uneven = HALVES.map((half, place) => ({ ...half, weight: place === 0 ? 9_000 : 1_000 }));

  it('say what each change made of it, with who and why, also from its start on', async () => {
    await save('versions', { featureKey: 'settings_privacy', reason: 'Planned' });
    const changed = { version: 1, featureKey: 'settings_privacy', variants: uneven, hypothesis: 'Fewer' };
    await save('versions', { ...changed, reason: 'Safer' });
    await mutate('startExperiment', { key: 'versions', version: 2, reason: 'Begin' });
    const begun = { version: 3, featureKey: 'settings_privacy', variants: HALVES };
    expect(await save('versions', begun)).toMatchObject({ code: 'NOT_ALLOWED' });
    await mutate('stopExperiment', { key: 'versions', version: 3, reason: 'Enough' });
    const actor = expect.stringContaining('@') as unknown;
    const later = {
      isDeletion: false,
      hypothesis: 'Fewer',
      rolledOut: null,
      variants: weights(9_000),
      actor,
    };
    expect(await versions('versions')).toEqual([
      { ...later, version: 4, reason: 'Enough', state: 'STOPPED' },
      { ...later, version: 3, reason: 'Begin', state: 'RUNNING' },
      { ...later, version: 2, reason: 'Safer', state: 'DRAFT' },
      {
        ...later,
        version: 1,
        reason: 'Planned',
        state: 'DRAFT',
        hypothesis: 'More orders',
        variants: weights(5_000),
      },
    ]);
    const { db } = server.database;
    await expect(db.delete(experimentVersions)).rejects.toThrow();
  });

  it('go on under the key of a draft that was deleted', async () => {
    await save('twice', { reason: 'First' });
    await mutate('deleteExperiment', { key: 'twice', version: 1, reason: 'Away' });
    await save('twice', { reason: 'Again', hypothesis: 'New' });
    expect(await versions('twice')).toMatchObject([
      { version: 3, reason: 'Again', hypothesis: 'New', isDeletion: false },
      { version: 2, reason: 'Away', hypothesis: 'More orders', isDeletion: true },
      { version: 1, reason: 'First', hypothesis: 'More orders', isDeletion: false },
    ]);
  });

  it('from before they were kept are those of the audit log', async () => {
    const { db } = server.database;
    await save('older', { featureKey: 'settings_home', reason: 'Made' });
    server.clock.advance(1_000);
    await save('older', { featureKey: 'settings_home', version: 1, hypothesis: 'Other', reason: 'Changed' });
    await save('older_gone', { reason: 'Made' });
    server.clock.advance(1_000);
    await mutate('deleteExperiment', { key: 'older_gone', version: 1, reason: 'Away' });
    const older = () =>
      db
        .select()
        .from(experimentVersions)
        .where(inArray(experimentVersions.key, ['older', 'older_gone']))
        .orderBy(experimentVersions.key, experimentVersions.version);
    const kept = await older();
    expect(kept).toHaveLength(4);
    await db.execute(sql`alter table experiment_versions disable trigger user`);
    await db.delete(experimentVersions);
    await db.execute(sql`alter table experiment_versions enable trigger user`);
    const fill = readMigrations(migrationsFolder(projectRoot()))
      .find(({ name }) => name.endsWith('_experiment_versions'))
      ?.sql.split('--> statement-breakpoint')
      .find((statement) => statement.includes('INSERT INTO experiment_versions (brand'));
    await db.execute(sql.raw(fill ?? ''));
    expect(await older()).toEqual(kept);
  });

  it('that a process of the release before saves are there, too', async () => {
    const { db } = server.database;
    await save('mixed', { featureKey: 'settings_theme', reason: 'Made' });
    await db.transaction(async (tx) => {
      await tx
        .update(experimentsTable)
        .set({ hypothesis: 'Elsewhere', version: 2 })
        .where(eq(experimentsTable.key, 'mixed'));
      await tx.insert(auditLog).values({
        id: randomUUID(),
        brand: 'default',
        at: new Date(server.clock.now().getTime() + 1_000),
        actorId: null,
        action: 'experiment.change',
        subject: 'experiment:mixed',
        reason: 'By the other',
      });
    });
    expect(await versions('mixed')).toMatchObject([
      { version: 2, actor: 'system', reason: 'By the other', hypothesis: 'Elsewhere', isDeletion: false },
      { version: 1, reason: 'Made', hypothesis: 'More orders' },
    ]);
  });
});

describe('an experiment is refused', () => {
  it.each<[string, string, object, string]>([
    ['with a staff key', 'internal_test', {}, 'key'],
    ['on a staff key', 'on_staff', { featureKey: 'internal_test' }, 'featureKey'],
    ['for no segment', 'nowhere', { segmentId: randomUUID() }, 'segmentId'],
    [
      'with shares that are not the whole',
      'half',
      { variants: HALVES.map((one) => ({ ...one, weight: 1 })) },
      'variants',
    ],
    ['without a reason', 'why', { reason: ' ' }, 'reason'],
    ['with a key that is taken', 'no_wheel', {}, 'key'],
  ])('%s', async (_name, key, rest, field) => {
    expect(await save(key, rest)).toMatchObject({ code: 'INVALID', fields: [{ field }] });
  });

  it('beside another one on the same feature, and from an old version', async () => {
    await save('again');
    expect(await start('again')).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await start('again', 7)).toMatchObject({ code: 'STALE' });
    expect(await save('no_wheel', { version: 2 })).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('to members, and to staff without the key', async () => {
    expect(await save('mine', {}, (await visitor()).browser)).toMatchObject({ code: 'FORBIDDEN' });
    const viewer = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_experience_manager_view'] }),
    );
    expect(await save('mine', {}, viewer)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

it('staff see before the start how many members and days it needs, by what its audience did in the last 28 days', async () => {
  await save('planned', { featureKey: 'settings_meter_data' });
  const { db } = server.database;
  const people = await Promise.all(Array.from({ length: 4 }, visitor));
  const at = server.clock.now();
  for (const { id: memberId } of people) {
    const [connectionId, id] = [randomUUID(), randomUUID()];
    await db.insert(deviceConnections).values({
      memberId,
      id: connectionId,
      brand: 'default',
      connectionConfigId: 'slate',
      status: 'connected',
      externalAccount: connectionId,
      connectedAt: at,
    });
    await db.insert(devices).values({
      memberId,
      id,
      brand: 'default',
      connectionId,
      externalId: id,
      deviceConfigId: 'slate-thermostat',
      deviceType: 'thermostat',
      displayName: 'Hallway',
      state: { online: true, on: true },
      stateAt: at,
      addedAt: at,
    });
  }
  const seen = await rows<{ members: number }>(
    db,
    sql`select count(distinct member_id)::int as members from sessions where brand = 'default' and last_seen_at > ${at.toISOString()}::timestamptz - interval '28 days'`,
  );
  const plan = async () =>
    (
      await staff.graphql<{ staff: { experiment: { impact: { plan: Record<string, unknown>[] } } } }>(
        '{ staff { experiment(key: "planned") { impact { plan { metric today change members days } } } } }',
      )
    ).data?.staff.experiment.impact.plan;
  const today = 4 / (seen[0]?.members ?? 0);
  const found = await plan();
  expect(found?.find(({ metric }) => metric === 'CONNECTED')).toEqual({
    metric: 'CONNECTED',
    today: expect.closeTo(today),
    change: expect.closeTo(today / 10),
    members: expect.any(Number),
    // There aren't that many members.
    days: null,
  });
  expect(found?.find(({ metric }) => metric === 'ORDERED')).toEqual({
    metric: 'ORDERED',
    today: 0,
    change: null,
    members: null,
    days: null,
  });

  // It goes by those alone who would get a variant: here half of the audience has a device.
  const others = await Promise.all(Array.from({ length: 4 }, visitor));
  const audience = [...people, ...others].map(({ id }) => id);
  await db.update(members).set({ country: 'AU' }).where(inArray(members.id, audience));
  const segmentId = await saveSegment(staff, { name: 'Far south', country: 'AU' });
  await save('planned', { featureKey: 'settings_meter_data', segmentId, version: 1 });
  const connected = async () => (await plan())?.find(({ metric }) => metric === 'CONNECTED');
  expect(await connected()).toMatchObject({ today: expect.closeTo(4 / 8) });
  await db.insert(featureOverrides).values({
    memberId: people[0]?.id ?? '',
    key: 'settings_meter_data',
    state: 'ENABLED',
    setAt: at,
    reason: 'For the test',
  });
  expect(await connected()).toMatchObject({ today: expect.closeTo(3 / 7) });
});

it('staff see what the members of each variant did, and are warned of a split that chance does not make', async () => {
  await save('results', { featureKey: 'settings_privacy' });
  await start('results');
  const { db } = server.database;
  const ids = await Promise.all(Array.from({ length: 60 }, () => server.addMember()));
  await db.insert(experimentAssignments).values(
    ids.map((memberId, nr) => ({
      memberId,
      key: 'results',
      variation: nr < 50 ? 'control' : 'without',
      shownAt: server.clock.now(),
    })),
  );
  const answer = await staff.graphql<{
    staff: { experiment: { results: { shown: object[]; sampleRatio: object; metrics: object[] } } };
  }>(
    `{ staff { experiment(key: "results") { results { shown { variant members } sampleRatio { isMismatch }
      metrics { metric variants { variant value low high difference verdict } } } } } }`,
  );
  const results = answer.data?.staff.experiment.results;
  expect(results?.shown).toEqual([
    { variant: 'control', members: 50 },
    { variant: 'without', members: 10 },
  ]);
  expect(results?.sampleRatio).toMatchObject({ isMismatch: true });
  expect(results?.metrics).toHaveLength(4);
  expect(results?.metrics[0]).toMatchObject({
    metric: 'JOINED',
    variants: [
      { variant: 'control', value: 0, low: 0, difference: null, verdict: null },
      { variant: 'without', value: 0, difference: 0, verdict: 'TOO_FEW' },
    ],
  });
});
