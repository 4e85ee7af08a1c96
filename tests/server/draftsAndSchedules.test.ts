import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { staffDrafts } from '../../src/server/drafts/tables.ts';
import { featureSchedules } from '../../src/server/schedules/tables.ts';
import { members, staffRoles } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { saveSegment, TARGETING_ROLES } from '../support/targetingSeeds.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let ann: HttpClient;
let tom: HttpClient;
let member: HttpClient;
const staff = async (
  email: string,
  roles: readonly string[] = TARGETING_ROLES,
  brand = 'default',
): Promise<{ readonly id: string; readonly client: HttpClient }> => {
  const id = await server.addMember({ email, brand, isAdmin: true, roles: [...roles] });
  return { id, client: await server.loggedIn(id, brand === 'default' ? 'localhost' : `${brand}.localhost`) };
};
beforeAll(async () => {
  server = await testServer({ TARGETING_APPROVAL_MEMBERS: '3' });
  server.clock.set('2027-06-10T20:00:00Z');
  ({ client: ann } = await staff('ann@example.org'));
  ({ client: tom } = await staff('tom@example.org'));
  member = await server.loggedIn(await server.addMember());
});
afterAll(() => server.close());

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
}
async function mutate(field: string, type: string, input: object, by = ann): Promise<Answer> {
  server.clock.advance(1_000);
  const { data, errors } = await by.graphql<Record<string, Answer>>(
    `mutation Do($input: ${type}!) { ${field}(input: $input) { __typename ... on Refusal { code message } } }`,
    { input },
  );
  return data?.[field] ?? { __typename: errors?.[0]?.message ?? 'nothing' };
}
const ask = async <T>(field: string, by = ann): Promise<T | null> =>
  ((await by.graphql<{ staff: Record<string, unknown> | null }>(`{ staff { ${field} } }`)).data?.staff?.[
    field.split(/[ ({]/)[0] ?? ''
  ] ?? null) as T | null;
const audited = async (subject: string): Promise<readonly string[]> =>
  (await server.database.db.select().from(auditLog).where(like(auditLog.subject, subject)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ action }) => action);

const HOUR = 3_600_000;
const later = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR).toISOString();
const pass = async (hours: number) => {
  server.clock.advance(hours * HOUR);
  await server.worker.runUntilIdle();
};

describe('what staff typed and didn’t save', () => {
  const keep = (content: object | string, rest: object = {}, by = ann) =>
    mutate(
      'keepDraft',
      'KeepDraftInput',
      {
        kind: 'FEATURE',
        objectId: 'settings_help',
        version: 0,
        content: typeof content === 'string' ? content : JSON.stringify(content),
        ...rest,
      },
      by,
    );
  const drafts = async (of = 'kind: FEATURE, objectId: "settings_help"', by = ann) =>
    (
      await ask<{ drafts: readonly object[] }>(
        `drafts(${of}) { drafts { author isOwn version keptAt content } }`,
        by,
      )
    )?.drafts;

  it('is kept over what was kept before, for each their own, with who and when, and ends when it is saved', async () => {
    expect(await keep({ share: '1' })).toEqual({ __typename: 'DraftsKept' });
    expect(await keep({ share: '12' })).toEqual({ __typename: 'DraftsKept' });
    await keep({ share: '50' }, { version: 1 }, tom);
    const anns = {
      author: 'ann@example.org',
      version: 0,
      keptAt: '2027-06-10T20:00:02.000Z',
      content: '{"share":"12"}',
    };
    const toms = {
      author: 'tom@example.org',
      version: 1,
      keptAt: '2027-06-10T20:00:03.000Z',
      content: '{"share":"50"}',
    };
    expect(await drafts()).toEqual([
      { ...anns, isOwn: true },
      { ...toms, isOwn: false },
    ]);
    expect(await drafts(undefined, tom)).toEqual([
      { ...toms, isOwn: true },
      { ...anns, isOwn: false },
    ]);
    await mutate('endDraft', 'EndDraftInput', { kind: 'FEATURE', objectId: 'settings_help' });
    expect(await drafts()).toEqual([{ ...toms, isOwn: false }]);
    expect(await audited('feature:settings_help')).toEqual(['draft.begin', 'draft.begin', 'draft.end']);
  });

  it('that was changed in another tab is neither overwritten nor ended', async () => {
    const of = { kind: 'FEATURE', objectId: 'two_tabs' };
    const [one, two, three] = ['{"share":"1"}', '{"share":"2"}', '{"share":"3"}'] as const;
    const save = async (content: string, replaces: string | null) =>
      (await keep(content, { ...of, replaces })).__typename;
    const end = async (content: string) =>
      (await mutate('endDraft', 'EndDraftInput', { ...of, content })).__typename;
    const said = async () => await drafts('kind: FEATURE, objectId: "two_tabs"');
    expect(await save(one, null)).toBe('DraftsKept');
    expect(await save(two, null)).toBe('DraftChanged');
    expect(await save(two, one)).toBe('DraftsKept');
    // The answer was lost, and it is sent again.
    expect(await save(two, one)).toBe('DraftsKept');
    expect([await save(three, one), await end(one)]).toEqual(['DraftChanged', 'DraftChanged']);
    expect(await said()).toMatchObject([{ content: two }]);
    expect(await end(two)).toBe('DraftsKept');
    expect([await said(), await end(two)]).toEqual([[], 'DraftsKept']);
    // It was ended in the other tab: nothing is lost by keeping it again.
    expect(await save(three, two)).toBe('DraftsKept');
    expect(await audited('feature:two_tabs')).toEqual(['draft.begin', 'draft.end', 'draft.begin']);
  });

  it('of two tabs at once is kept for one of them', async () => {
    const of = { kind: 'FEATURE', objectId: 'at_once', replaces: null };
    const answers = await Promise.all([1, 2, 3].map((share) => keep({ share }, of, ann.clone())));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'DraftChanged',
      'DraftChanged',
      'DraftsKept',
    ]);
  });

  it('of something new has no id yet', async () => {
    await keep({ title: 'Soon' }, { kind: 'CONTENT', objectId: null });
    expect(await drafts('kind: CONTENT')).toMatchObject([{ content: '{"title":"Soon"}' }]);
    expect(await drafts(`kind: CONTENT, objectId: "${randomUUID()}"`)).toEqual([]);
    expect(await audited('draft:%')).toEqual(['draft.begin']);
  });

  it('is for those alone who may save such a thing, in their brand', async () => {
    await keep({ name: 'North' }, { kind: 'SEGMENT', objectId: null });
    const of = 'kind: SEGMENT';
    const { client: editor } = await staff('ed@example.org', ['internal_placements']);
    expect(await drafts(of, editor)).toBeUndefined();
    expect(await keep({}, { kind: 'SEGMENT', objectId: null }, editor)).toMatchObject({ code: 'NOT_FOUND' });
    const { client: elsewhere } = await staff('eve@example.org', TARGETING_ROLES, 'au-retailer');
    expect(await drafts(of, elsewhere)).toEqual([]);
    expect(await drafts(of, tom)).toHaveLength(1);
  });

  it.each([
    ['too long', 'x'.repeat(60_001), {}, 'INVALID'],
    ['no object', '[1]', {}, 'INVALID'],
    ['of an impossible id', '{}', { kind: 'CONTENT', objectId: 'settings_help' }, 'NOT_FOUND'],
  ])('is refused if it is %s', async (_what, content, rest, code) => {
    expect(await keep(content, rest)).toMatchObject({ __typename: 'Refusal', code });
  });
});

describe('a change of a feature for a time', () => {
  const feature = async (key: string) =>
    await ask<{ version: number; isEnabled: boolean | null; schedules: { id: string; state: string }[] }>(
      `feature(key: "${key}") { version isEnabled schedules { id state author reason } }`,
    );
  const states = async (key: string) => (await feature(key))?.schedules.map(({ state }) => state);
  const isOn = async (key: string) =>
    (await member.call('/api/v2/features'))
      .json<{ features: { key: string; isEnabled: boolean }[] }>()
      .features.find((one) => one.key === key)?.isEnabled;
  const schedule = async (key: string, change: object, by = ann) =>
    mutate(
      'scheduleFeature',
      'ScheduleFeatureInput',
      {
        key,
        rules: [],
        version: (await feature(key))?.version ?? 0,
        reason: 'For the holidays',
        ...change,
      },
      by,
    );
  /** For fewer members than need a colleague. */
  const few = (isEnabled: boolean) => [{ segmentId: null, share: 1, isEnabled }];

  it('is saved then, one after the other, in its author’s name', async () => {
    const key = 'settings_theme';
    expect(await schedule(key, { rules: few(false), at: later(1) })).toEqual({
      __typename: 'ScheduleChanged',
    });
    await schedule(key, { rules: [], at: later(3) });
    await pass(0.5);
    expect(await feature(key)).toMatchObject({
      version: 0,
      schedules: [{ state: 'WAITING' }, { state: 'WAITING' }],
    });
    await pass(1);
    expect(await feature(key)).toMatchObject({ version: 1 });
    expect(await states(key)).toEqual(['WAITING', 'APPLIED']);
    await pass(2);
    expect(await feature(key)).toMatchObject({ version: 2 });
    expect(await ask(`feature(key: "${key}") { versions { actor reason } }`)).toEqual({
      versions: [
        { actor: 'ann@example.org', reason: 'For the holidays' },
        { actor: 'ann@example.org', reason: 'For the holidays' },
      ],
    });
    expect(await audited(`feature:${key}`)).toEqual([
      'feature.schedule',
      'feature.schedule',
      'feature.change',
      'feature.change',
    ]);
  });

  it('after a pause are saved in the order of their times', async () => {
    const key = 'settings_vacation';
    await schedule(key, { rules: few(false), at: later(2) });
    await schedule(key, { rules: few(true), at: later(1) });
    await pass(5);
    expect(await states(key)).toEqual(['APPLIED', 'APPLIED']);
    expect(await ask(`feature(key: "${key}") { rules { isEnabled } }`)).toEqual({
      rules: [{ isEnabled: false }],
    });
  });

  it('waits for a colleague if it reaches many members then', async () => {
    const key = 'settings_privacy';
    for (const nr of [1, 2, 3, 4]) await server.addMember({ email: `one${nr}@example.org` });
    const was = await isOn(key);
    await schedule(key, { isEnabled: was !== true, at: later(1) });
    await pass(2);
    expect(await states(key)).toEqual(['HELD']);
    expect([await isOn(key), (await feature(key))?.version]).toEqual([was, 0]);
    const [request] =
      (await ask<{ id: string; author: string; state: string }[]>(
        `approvals(kind: FEATURE, objectId: "${key}") { id author state }`,
      )) ?? [];
    expect(request).toMatchObject({ author: 'ann@example.org', state: 'WAITING' });
    await mutate('approveChange', 'DecideApprovalInput', { requestId: request?.id, reason: 'Right' }, tom);
    expect(await isOn(key)).toBe(was !== true);
  });

  it('stays undone where someone saved something else before, or its author may not change features any more', async () => {
    const [key, other] = ['settings_home', 'settings_phones'];
    const { id, client: leaver } = await staff('lea@example.org');
    await schedule(key, { rules: few(false), at: later(1) });
    await schedule(other, { rules: few(false), at: later(1) }, leaver);
    await mutate(
      'saveFeature',
      'SaveFeatureInput',
      { key, rules: few(true), version: 0, reason: 'Now' },
      tom,
    );
    // What is scheduled can't be saved any more, and says so before its time comes.
    expect([await states(key), await states(other)]).toEqual([['OUTDATED'], ['WAITING']]);
    await server.database.db.delete(staffRoles).where(eq(staffRoles.memberId, id));
    await pass(2);
    expect([await states(key), await states(other)]).toEqual([['OUTDATED'], ['OUTDATED']]);
    expect([(await feature(key))?.version, (await feature(other))?.version]).toEqual([1, 0]);
    expect(await audited(`feature:${other}`)).toEqual(['feature.schedule', 'feature.scheduleOutdated']);
  });

  it('can be taken back by a colleague, once', async () => {
    const key = 'settings_profile';
    await schedule(key, { rules: few(false), at: later(1) });
    const id = (await feature(key))?.schedules[0]?.id ?? '';
    const cancel = (by = tom) =>
      mutate('unscheduleChange', 'UnscheduleChangeInput', { scheduleId: id, reason: 'Not now' }, by);
    const { client: elsewhere } = await staff('eva@example.org', TARGETING_ROLES, 'au-retailer');
    const { client: segmenter } = await staff('sam@example.org', ['internal_segmentation']);
    for (const other of [elsewhere, segmenter])
      expect(await cancel(other)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cancel()).toEqual({ __typename: 'ScheduleChanged' });
    expect(await cancel()).toMatchObject({ code: 'NOT_ALLOWED' });
    await pass(2);
    expect(await feature(key)).toMatchObject({ version: 0, schedules: [{ state: 'CANCELLED' }] });
  });

  it('is saved, or taken back, where a process of the release before scheduled it', async () => {
    const { db } = server.database;
    const [key, other] = ['settings_help', 'rewards_wheel'];
    const { id: authorId } = await staff('old@example.org');
    const now = server.clock.now();
    const row = { brand: 'default', isEnabled: null, rules: [], version: 0, authorId, createdAt: now };
    const waits = {
      at: new Date(later(1)),
      dueAt: new Date(later(1)),
      state: 'WAITING',
      reason: 'Old',
    } as const;
    const [id, taken] = [randomUUID(), randomUUID()];
    await db.insert(featureSchedules).values([
      { ...row, ...waits, id, key },
      { ...row, ...waits, id: taken, key: other },
    ]);
    await db
      .update(featureSchedules)
      .set({ state: 'CANCELLED', dueAt: null, settledAt: now })
      .where(eq(featureSchedules.id, taken));
    expect([await states(key), await states(other)]).toEqual([['WAITING'], ['CANCELLED']]);
    // The release before has nothing left to save.
    expect(await db.select({ dueAt: featureSchedules.dueAt }).from(featureSchedules)).toEqual([
      { dueAt: null },
      { dueAt: null },
    ]);
    await pass(2);
    expect([await states(key), (await feature(key))?.version]).toEqual([['APPLIED'], 1]);
  });

  it.each([
    ['a time that is over', { at: '2020-01-01T00:00:00Z' }, 'INVALID'],
    ['a version that isn’t there', { version: 7 }, 'STALE'],
    ['no reason', { reason: '' }, 'INVALID'],
    ['a key of staff', { key: 'internal_events' }, 'INVALID'],
    ['a segment that isn’t there', { rules: [{ segmentId: randomUUID(), isEnabled: true }] }, 'INVALID'],
  ])('is refused for %s', async (_what, change, code) => {
    expect(await schedule('settings_meter_data', { at: later(1), ...change })).toMatchObject({ code });
  });
});

describe('a change of a segment for a time', () => {
  const segment = async (id: string) =>
    await ask<{
      version: number;
      nodes: { texts: string[] }[];
      schedules: { id: string; state: string; segment: { after: { name: string } } | null }[];
    }>(
      `segment(segmentId: "${id}") { version nodes { texts } schedules { id state segment { after { name } } } }`,
    );
  const states = async (id: string) => (await segment(id))?.schedules.map(({ state }) => state);
  const countries = async (id: string) => (await segment(id))?.nodes.flatMap(({ texts }) => texts);
  const inCountry = (country: string) => [
    { kind: 'FILTER', attribute: 'country', operator: 'IS_ONE_OF', texts: [country] },
  ];
  const schedule = (id: string, change: object) =>
    mutate('scheduleSegment', 'ScheduleSegmentInput', {
      segmentId: id,
      name: id,
      nodes: inCountry('AU'),
      version: 1,
      at: later(1),
      reason: 'For the move',
      ...change,
    });

  beforeAll(() => saveSegment(ann, { name: 'Taken' }));

  it('is saved then in its author’s name, one after the other', async () => {
    const id = await saveSegment(tom, { name: 'In time' });
    expect(await schedule(id, {})).toEqual({ __typename: 'ScheduleChanged' });
    await schedule(id, { nodes: inCountry('US'), at: later(3) });
    await pass(2);
    expect([await countries(id), await states(id)]).toEqual([['AU'], ['WAITING', 'APPLIED']]);
    await pass(2);
    expect([await countries(id), await states(id)]).toEqual([['US'], ['APPLIED', 'APPLIED']]);
    expect(await ask(`segment(segmentId: "${id}") { versions { actor reason } }`)).toEqual({
      versions: [
        { actor: 'ann@example.org', reason: 'For the move' },
        { actor: 'ann@example.org', reason: 'For the move' },
        { actor: 'tom@example.org', reason: 'For the test' },
      ],
    });
    expect(await audited(`segment:${id}`)).toEqual([
      'segment.create',
      'segment.schedule',
      'segment.schedule',
      'segment.change',
      'segment.change',
    ]);
  });

  it('waits for a colleague if many members enter it then and something uses it', async () => {
    const id = await saveSegment(ann, { name: 'In use', country: 'AU' });
    await mutate('saveFeature', 'SaveFeatureInput', {
      key: 'rewards_wheel',
      rules: [{ segmentId: id, isEnabled: true }],
      version: 0,
      reason: 'Theirs',
    });
    const atHome = await server.database.db.$count(
      members,
      and(eq(members.brand, 'default'), eq(members.country, 'US')),
    );
    expect(atHome).toBeGreaterThan(3);
    await schedule(id, { name: 'In use', nodes: inCountry('US') });
    await pass(2);
    expect([await countries(id), await states(id)]).toEqual([['AU'], ['HELD']]);
    const [request] =
      (await ask<{ id: string; author: string; members: number }[]>(
        `approvals(kind: SEGMENT, objectId: "${id}") { id author members }`,
      )) ?? [];
    expect(request).toMatchObject({ author: 'ann@example.org', members: atHome });
    await mutate('approveChange', 'DecideApprovalInput', { requestId: request?.id, reason: 'Right' }, tom);
    expect(await countries(id)).toEqual(['US']);
  });

  it('is kept and says that it can’t be saved where the segment was changed, or deleted and brought back', async () => {
    const [changed, deleted] = [
      await saveSegment(ann, { name: 'Changed' }),
      await saveSegment(ann, { name: 'Deleted' }),
    ];
    for (const id of [changed, deleted]) await schedule(id, { name: `Later ${id}` });
    await saveSegment(tom, { id: changed, name: 'Changed', country: 'US', version: 1 });
    await mutate('deleteSegment', 'DeleteSegmentInput', { segmentId: deleted, version: 1, reason: 'Gone' });
    await mutate('restoreSegment', 'RestoreSegmentInput', { segmentId: deleted, version: 2, reason: 'Back' });
    const outdated = (id: string) => [{ state: 'OUTDATED', segment: { after: { name: `Later ${id}` } } }];
    for (const id of [changed, deleted]) expect(await segment(id)).toMatchObject({ schedules: outdated(id) });
    await pass(2);
    for (const id of [changed, deleted]) {
      expect(await segment(id)).toMatchObject({ schedules: outdated(id) });
      expect((await audited(`segment:${id}`)).at(-1)).toBe('segment.scheduleOutdated');
    }
    expect(await countries(changed)).toEqual(['US']);
  });

  it('of a segment that is gone when its time comes is not saved', async () => {
    const id = await saveSegment(ann, { name: 'Soon gone' });
    await schedule(id, { name: 'Never' });
    await mutate('deleteSegment', 'DeleteSegmentInput', { segmentId: id, version: 1, reason: 'Gone' });
    await pass(2);
    expect(await segment(id)).toBeNull();
    expect((await audited(`segment:${id}`)).at(-1)).toBe('segment.scheduleOutdated');
  });

  it.each([
    ['a time that is over', { at: '2020-01-01T00:00:00Z' }, 'INVALID'],
    ['a version that isn’t there', { version: 7 }, 'STALE'],
    ['no reason', { reason: '' }, 'INVALID'],
    ['a name that another one has', { name: 'Taken' }, 'INVALID'],
    ['a rule that can’t be read', { nodes: [{ kind: 'FILTER' }] }, 'INVALID'],
    ['another kind of rule', { nodes: [{ kind: 'ALL' }] }, 'INVALID'],
  ])('is refused for %s', async (what, change, code) => {
    const id = await saveSegment(ann, { name: `Refused ${what}` });
    expect(await schedule(id, change)).toMatchObject({ code });
    expect(await schedule(randomUUID(), {})).toMatchObject({ code: 'NOT_FOUND' });
    expect(await states(id)).toEqual([]);
  });
});

it('a draft is forgotten after 90 days', async () => {
  const { db } = server.database;
  await db.delete(staffDrafts);
  await mutate('keepDraft', 'KeepDraftInput', { kind: 'EXPERIMENT', version: 0, content: '{}' });
  server.clock.advance(89 * 86_400_000);
  await server.worker.runUntilIdle();
  expect(await db.select().from(staffDrafts)).toHaveLength(1);
  server.clock.advance(2 * 86_400_000);
  await server.worker.runUntilIdle();
  expect(await db.select().from(staffDrafts)).toEqual([]);
});
