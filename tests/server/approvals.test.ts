import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const ROLES = [
  'internal_segmentation',
  'internal_placements',
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
];

let server: TestServer;
/** She saves; he is her colleague; the others may not decide. */
let ann: HttpClient;
let tom: HttpClient;
let withoutRight: HttpClient;
let elsewhere: HttpClient;
let member: HttpClient;
beforeAll(async () => {
  // The brand has more members than that.
  server = await testServer({ TARGETING_APPROVAL_MEMBERS: '2' });
  server.clock.set('2027-06-10T20:00:00Z');
  const staff = async (email: string, roles = ROLES, brand = 'default') =>
    server.loggedIn(
      await server.addMember({ email, brand, isAdmin: true, roles }),
      brand === 'default' ? 'localhost' : `${brand}.localhost`,
    );
  ann = await staff('ann@example.org');
  tom = await staff('tom@example.org');
  withoutRight = await staff('sam@example.org', ['internal_events']);
  elsewhere = await staff('eve@example.org', ROLES, 'au-retailer');
  member = await server.loggedIn(await server.addMember());
});
afterAll(() => server.close());

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly request?: { readonly id: string; readonly state: string; readonly members: number };
}
const REASON = { reason: 'For the test' };

async function mutate(
  field: string,
  variables: string,
  parts: string,
  values: Record<string, unknown>,
  by: HttpClient,
) {
  const [declared = '', used = ''] = variables.split(' / ');
  server.clock.advance(1_000);
  const answer = await by.graphql<Record<string, Saved>>(
    `mutation Do(${declared}) { ${field}(${used}) { __typename ${parts}
      ... on Refusal { code message } } }`,
    values,
  );
  return answer.data?.[field] ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}
const WAITS = '... on ApprovalNeeded { message request { id state members } }';
const save = (field: string, type: string, input: object, by = ann) =>
  mutate(field, `$input: ${type}! / input: $input`, WAITS, { input: { ...REASON, ...input } }, by);
const decide = (field: string, requestId: string, by: HttpClient, reason = 'Looks right') =>
  mutate(
    field,
    '$input: DecideApprovalInput! / input: $input',
    '... on ApprovalDecided { request { id state members } }',
    { input: { requestId, reason } },
    by,
  );

const ask = async <T>(field: string, by = ann): Promise<T> =>
  ((await by.graphql<{ staff: Record<string, unknown> }>(`{ staff { ${field} } }`)).data?.staff[
    field.split(/[ ({]/)[0] ?? ''
  ] ?? null) as T;
interface Request {
  readonly id: string;
  readonly state: string;
  readonly author: string;
  readonly decider: string | null;
}
const requests = (kind: string, objectId: string, by = ann) =>
  ask<Request[] | null>(
    `approvals(kind: ${kind}, objectId: "${objectId}") { id kind name state author isOwn mayDecide decider decision reason members }`,
    by,
  );

const feature = async (key: string) =>
  (await member.call('/api/v2/features'))
    .json<{ features: { key: string; isEnabled: boolean; reason: string }[] }>()
    .features.find((one) => one.key === key);
const titles = async () =>
  (
    await member.graphql<{ viewer: { placements: { instances: { title: string }[] }[] } }>(
      '{ viewer { placements(names: [RewardsAnnouncementBanner]) { instances { title } } } }',
    )
  ).data?.viewer.placements.flatMap(({ instances }) => instances.map(({ title }) => title));

const audited = async (subject: string) => {
  const rows = await server.database.db.select().from(auditLog).where(eq(auditLog.subject, subject));
  const people = await server.database.db.select().from(members);
  const name = (id: string | null) => people.find((one) => one.id === id)?.email.split('@')[0];
  return rows
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.action.localeCompare(other.action))
    .map(({ action, actorId }) => `${action} ${name(actorId)}`);
};

/** One change of each kind for many members. */
interface Scenario {
  readonly kind: string;
  readonly subject: string;
  readonly objectId: string;
  /** Saves it, from the version that there is. */
  readonly save: (by?: HttpClient) => Promise<Saved>;
  /** What members have of it. */
  readonly effect: () => Promise<unknown>;
  readonly changes: string;
}

async function ofFeature(key = 'rewards_wheel'): Promise<Scenario> {
  const version = (await ask<{ version: number }>(`feature(key: "${key}") { version }`)).version;
  const isEnabled = (await feature(key))?.isEnabled === false;
  return {
    kind: 'FEATURE',
    subject: `feature:${key}`,
    objectId: key,
    save: (by) => save('saveFeature', 'SaveFeatureInput', { key, isEnabled, rules: [], version }, by),
    effect: async () => (await feature(key))?.isEnabled,
    changes: 'feature.change',
  };
}

async function ofSegment(): Promise<Scenario> {
  const id = randomUUID();
  const filter = { attributeName: 'country', operator: 'IS_ONE_OF' };
  const segment = (field: string, input: object, by = ann) =>
    mutate(
      field,
      '$id: ID!, $input: AttributeFilterSegmentInput! / id: $id, input: $input',
      field.startsWith('update') ? WAITS : '',
      { id, input: { ...REASON, ...filter, ...input } },
      by,
    );
  const name = `Segment ${id}`;
  await segment('createAttributeFilterSegment', { name, texts: ['CA'] });
  const rules = [{ segmentId: id, isEnabled: false }];
  const used = await save('saveFeature', 'SaveFeatureInput', { key: 'settings_help', rules, version: 0 });
  expect(used).toEqual({ __typename: 'FeatureSaved' });
  return {
    kind: 'SEGMENT',
    subject: `segment:${id}`,
    objectId: id,
    save: (by) => segment('updateAttributeFilterSegment', { name, texts: ['CA', 'US'], version: 1 }, by),
    effect: async () => (await feature('settings_help'))?.isEnabled,
    changes: 'segment.change',
  };
}

function ofContent(): Scenario {
  const contentId = randomUUID();
  const content = {
    placement: 'RewardsAnnouncementBanner',
    position: 1,
    active: true,
    title: 'For everyone',
    startsAt: '2027-06-01T00:00:00.000Z',
    ctas: [{ label: 'Look', url: '/rewards', level: 'PRIMARY' }],
  };
  return {
    kind: 'CONTENT',
    subject: `content:${contentId}`,
    objectId: contentId,
    save: (by) => save('saveContent', 'SaveContentInput', { contentId, version: null, content }, by),
    effect: titles,
    changes: 'content.create',
  };
}

async function ofExperiment(): Promise<Scenario> {
  const key = 'cash-icon';
  const variants = [
    { key: 'control', weight: 5_000, isEnabled: true },
    { key: 'without', weight: 5_000, isEnabled: false },
  ];
  const draft = { key, hypothesis: 'More orders', featureKey: 'nav_rewards_cash_icon', variants, version: 0 };
  expect(await save('saveExperiment', 'SaveExperimentInput', draft)).toEqual({
    __typename: 'ExperimentSaved',
  });
  return {
    kind: 'EXPERIMENT',
    subject: `experiment:${key}`,
    objectId: key,
    save: (by) => save('startExperiment', 'StartExperimentInput', { key, version: 1 }, by),
    effect: async () => (await feature('nav_rewards_cash_icon'))?.reason,
    changes: 'experiment.start',
  };
}

describe('a second person approves what reaches more members than the limit', () => {
  it.each([
    ['a feature', ofFeature],
    ['a segment in use', ofSegment],
    ['content', ofContent],
    ['an experiment', ofExperiment],
  ] as const)(
    '%s waits, a colleague alone approves it, and it is saved as it was made',
    async (_what, make) => {
      const scenario = await make();
      const { kind, objectId, subject } = scenario;
      const before = await scenario.effect();
      const noted = (await audited(subject)).length;
      const saved = await scenario.save();
      expect(saved).toMatchObject({ __typename: 'ApprovalNeeded', request: { state: 'WAITING' } });
      expect(saved.message).toMatch(/^This reaches \d+ members, so a colleague has to approve it\.$/);
      const id = saved.request?.id ?? '';
      expect(await scenario.effect()).toEqual(before);
      // Saving the same again, as after a lost answer, is the same request.
      expect((await scenario.save()).request?.id).toBe(id);
      expect(await scenario.save(tom)).toMatchObject({ code: 'NOT_ALLOWED' });

      expect(await requests(kind, objectId)).toMatchObject([{ id, isOwn: true, mayDecide: false }]);
      expect(await requests(kind, objectId, tom)).toMatchObject([{ id, isOwn: false, mayDecide: true }]);
      expect(await requests(kind, objectId, elsewhere)).toEqual([]);
      expect(await requests(kind, objectId, withoutRight)).toBeNull();

      expect(await decide('approveChange', id, ann)).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await decide('refuseChange', id, ann)).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await decide('withdrawChange', id, tom)).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await decide('approveChange', id, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
      expect((await decide('approveChange', id, withoutRight)).__typename).not.toBe('ApprovalDecided');
      expect(await decide('approveChange', id, tom, '')).toMatchObject({ code: 'INVALID' });
      expect(await scenario.effect()).toEqual(before);

      expect(await decide('approveChange', id, tom)).toMatchObject({ request: { id, state: 'APPROVED' } });
      expect(await scenario.effect()).not.toEqual(before);
      expect(await decide('approveChange', id, tom)).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await requests(kind, objectId)).toMatchObject([
        { state: 'APPROVED', author: 'ann@example.org', decider: 'tom@example.org', decision: 'Looks right' },
      ]);
      expect((await audited(subject)).slice(noted)).toEqual([
        'approval.request ann',
        'approval.approve tom',
        `${scenario.changes} ann`,
      ]);
    },
  );

  it('needs the right to make that very change', async () => {
    const scenario = await ofFeature();
    const { id = '' } = (await scenario.save()).request ?? {};
    const segmenter = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_segmentation'] }),
    );
    expect(await requests('FEATURE', scenario.objectId, segmenter)).toEqual([]);
    expect(await decide('approveChange', id, segmenter)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await decide('withdrawChange', id, ann)).toMatchObject({ request: { state: 'WITHDRAWN' } });
  });

  it('a change that was refused or withdrawn is never saved, and can be made again', async () => {
    const scenario = await ofFeature();
    const before = await scenario.effect();
    const noted = (await audited(scenario.subject)).length;
    for (const [field, by, state] of [
      ['refuseChange', tom, 'REFUSED'],
      ['withdrawChange', ann, 'WITHDRAWN'],
    ] as const) {
      const { id = '' } = (await scenario.save()).request ?? {};
      expect(await decide(field, id, by)).toMatchObject({ request: { state } });
      expect(await decide('approveChange', id, tom)).toMatchObject({ code: 'NOT_ALLOWED' });
    }
    expect(await scenario.effect()).toEqual(before);
    expect((await audited(scenario.subject)).slice(noted)).toEqual([
      'approval.request ann',
      'approval.refuse tom',
      'approval.request ann',
      'approval.withdraw ann',
    ]);
  });

  it('a change for few members is saved at once, and what waited is out of date', async () => {
    const scenario = await ofFeature();
    const { id = '' } = (await scenario.save()).request ?? {};
    const now = await ask<{ isEnabled: boolean | null; version: number }>(
      'feature(key: "rewards_wheel") { isEnabled version }',
    );
    const rules = [{ segmentId: null, share: 1, isEnabled: now.isEnabled ?? true }];
    expect(
      await save('saveFeature', 'SaveFeatureInput', { key: 'rewards_wheel', ...now, rules }, tom),
    ).toEqual({ __typename: 'FeatureSaved' });
    expect(await requests('FEATURE', 'rewards_wheel')).toMatchObject([
      { id, state: 'OUTDATED', decider: 'tom@example.org' },
      ...Array.from({ length: 4 }, () => ({})),
    ]);
    expect(await decide('approveChange', id, tom)).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('a segment that a waiting change would use waits as well when many members would enter it', async () => {
    const id = randomUUID();
    const segment = (field: string, texts: readonly string[], more: object = {}) =>
      mutate(
        field,
        '$id: ID!, $input: AttributeFilterSegmentInput! / id: $id, input: $input',
        field.startsWith('update') ? WAITS : '',
        {
          id,
          input: {
            ...REASON,
            name: `Grows ${id}`,
            attributeName: 'country',
            operator: 'IS_ONE_OF',
            texts,
            ...more,
          },
        },
        ann,
      );
    await segment('createAttributeFilterSegment', ['CA', 'US']);
    const scenario = await ofFeature();
    const { version } = await ask<{ version: number }>('feature(key: "rewards_wheel") { version }');
    const isEnabled = (await feature('rewards_wheel'))?.isEnabled === false;
    const rules = [{ segmentId: id, isEnabled }];
    const waits = await save('saveFeature', 'SaveFeatureInput', { key: scenario.objectId, rules, version });
    expect(waits).toMatchObject({ __typename: 'ApprovalNeeded' });
    const narrower = await segment('updateAttributeFilterSegment', ['CA'], { version: 1 });
    expect(narrower).toMatchObject({ __typename: 'ApprovalNeeded' });
    await decide('withdrawChange', narrower.request?.id ?? '', ann);
    await decide('withdrawChange', waits.request?.id ?? '', ann);
    expect(await segment('updateAttributeFilterSegment', ['CA'], { version: 1 })).toMatchObject({
      __typename: 'SegmentSaved',
    });
  });

  it('what can’t be saved any more is out of date when it is approved', async () => {
    const draft = (key: string) =>
      save('saveExperiment', 'SaveExperimentInput', {
        key,
        hypothesis: 'More orders',
        featureKey: 'settings_theme',
        variants: [
          { key: 'control', weight: 5_000, isEnabled: true },
          { key: 'without', weight: 5_000, isEnabled: false },
        ],
        version: 0,
      });
    const start = async (key: string) =>
      (await save('startExperiment', 'StartExperimentInput', { key, version: 1 })).request?.id ?? '';
    for (const key of ['first', 'second'])
      expect(await draft(key)).toEqual({ __typename: 'ExperimentSaved' });
    const [first, second] = [await start('first'), await start('second')];
    expect(await decide('approveChange', first, tom)).toMatchObject({ request: { state: 'APPROVED' } });
    // A feature has one experiment at most.
    expect(await decide('approveChange', second, tom)).toMatchObject({ code: 'STALE' });
    expect(await requests('EXPERIMENT', 'second')).toMatchObject([{ state: 'OUTDATED' }]);
    expect(await audited('experiment:second')).toEqual([
      'experiment.create ann',
      'approval.request ann',
      'approval.outdate tom',
    ]);
  });

  it('a roll-out waits, and ending an experiment without one doesn’t', async () => {
    const stop = (key: string, rollOut: string | null) =>
      save('stopExperiment', 'StopExperimentInput', { key, version: 2, rollOut });
    const waits = await stop('cash-icon', 'without');
    expect(waits).toMatchObject({ __typename: 'ApprovalNeeded' });
    expect((await feature('nav_rewards_cash_icon'))?.reason).toBe('EXPERIMENT');
    expect(await decide('approveChange', waits.request?.id ?? '', tom)).toMatchObject({
      request: { state: 'APPROVED' },
    });
    expect(await feature('nav_rewards_cash_icon')).toMatchObject({ isEnabled: false, reason: 'RULE' });
    expect(await stop('first', null)).toEqual({ __typename: 'ExperimentSaved' });
  });

  it('content that members don’t see, and taking content away, needs no one', async () => {
    const contentId = randomUUID();
    const content = { placement: 'RewardsAnnouncementBanner', position: 1, title: 'A draft', ctas: [] };
    const put = (version: number | null, active: boolean) =>
      save('saveContent', 'SaveContentInput', { contentId, version, content: { ...content, active } });
    expect(await put(null, false)).toEqual({ __typename: 'ContentSaved' });
    const { id = '' } = (await put(1, true)).request ?? {};
    expect(await decide('approveChange', id, tom)).toMatchObject({ request: { state: 'APPROVED' } });
    expect(await titles()).toContain('A draft');
    expect(await put(2, false)).toEqual({ __typename: 'ContentSaved' });
    expect(await titles()).not.toContain('A draft');
  });

  it('shows the difference in the words of its kind', async () => {
    const scenario = await ofFeature();
    await scenario.save();
    const [request] = await ask<{ feature: { before: object; after: { isEnabled: boolean } } }[]>(
      'approvals(kind: FEATURE, onlyWaiting: true) { feature { before { isEnabled rules { id share } } after { isEnabled rules { id } } } }',
    );
    expect(request?.feature.after).toEqual({ isEnabled: (await scenario.effect()) === false, rules: [] });
    const contentId = randomUUID();
    await save('saveContent', 'SaveContentInput', {
      contentId,
      version: null,
      content: {
        placement: 'RewardsAnnouncementBanner',
        position: 3,
        title: 'A card',
        active: true,
        ctas: [],
      },
    });
    expect(
      await ask(
        `approvals(kind: CONTENT, objectId: "${contentId}") { name content { before { title } after { title state position } } }`,
        tom,
      ),
    ).toEqual([
      { name: 'A card', content: { before: null, after: { title: 'A card', state: 'LIVE', position: 3 } } },
    ]);
  });
});
