import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inbox } from '../../codegen/rest/types.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { placementInstances, placementVersions } from '../../src/server/placements/tables.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { readMigrations } from '../../src/server/platform/db/migrate.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { auditLines } from '../../src/server/readmodels/auditLog.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const START = '2027-06-10T20:00:00Z';

let server: TestServer;
let staff: HttpClient;
let canadian: HttpClient;
let american: HttpClient;
let canadianId: string;
let americanId: string;
let inCanada: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set(START);
  staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_placements', 'internal_segmentation'] }),
  );
  canadianId = await server.addMember();
  await server.database.db
    .update(members)
    .set({ country: 'CA', region: 'QC' })
    .where(eq(members.id, canadianId));
  canadian = await server.loggedIn(canadianId);
  americanId = await server.addMember();
  american = await server.loggedIn(americanId);
  inCanada = randomUUID();
  const made = await staff.graphql(
    'mutation M($id: ID!, $input: AttributeFilterSegmentInput!) { createAttributeFilterSegment(id: $id, input: $input) { __typename } }',
    {
      id: inCanada,
      input: {
        name: 'In Canada',
        description: '',
        attributeName: 'country',
        operator: 'IS_ONE_OF',
        texts: ['CA'],
        invert: false,
        active: true,
        activelyEnrolling: true,
        reason: 'For the test',
      },
    },
  );
  expect(made.data).toEqual({ createAttributeFilterSegment: { __typename: 'SegmentSaved' } });
});
afterAll(() => server.close());

interface Content {
  readonly contentId: string;
  readonly version: number;
  readonly title: string;
  readonly state: string;
  readonly segmentName: string | null;
  readonly history: readonly { readonly action: string; readonly reason: string }[];
}
interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly content?: Content;
  readonly current?: Content;
}

const PARTS = 'contentId version title state segmentName history { action reason }';
const plain = {
  placement: 'RewardsAnnouncementBanner',
  position: 1,
  active: true,
  title: 'New gift cards',
  ctas: [],
};

async function save(
  content: object,
  { id = randomUUID(), version = null as number | null, by = staff, reason = 'For the season' } = {},
): Promise<Saved> {
  const answer = await by.graphql<{ saveContent: Saved }>(
    `mutation Save($input: SaveContentInput!) { saveContent(input: $input) { __typename
      ... on ContentSaved { content { ${PARTS} } } ... on ContentConflict { current { ${PARTS} } }
      ... on Refusal { code fields { field message } } } }`,
    { input: { contentId: id, version, content: { ...plain, ...content }, reason } },
  );
  return answer.data?.saveContent ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}

const remove = async (contentId: string, version: number) =>
  (
    await staff.graphql<{ deleteContent: Saved }>(
      'mutation Delete($input: DeleteContentInput!) { deleteContent(input: $input) { __typename } }',
      { input: { contentId, version, reason: 'Over' } },
    )
  ).data?.deleteContent.__typename;

/** The titles that a member sees on Rewards. */
async function seen(client: HttpClient, placement = 'RewardsAnnouncementBanner'): Promise<string[]> {
  const { data } = await client.graphql<{
    viewer: { placements: { instances: { title: string }[] }[] };
  }>('query Q($names: [PlacementName!]!) { viewer { placements(names: $names) { instances { title } } } }', {
    names: [placement],
  });
  return data?.viewer.placements.flatMap(({ instances }) => instances.map(({ title }) => title)) ?? [];
}

const node = async (client: HttpClient, id: string) =>
  (
    await client.graphql<{ node: { title: string } | null }>(
      'query N($id: ID!) { node(id: $id) { ... on PlacementInstance { title } } }',
      { id: toGlobalId('PlacementInstance', id) },
    )
  ).data?.node;

describe('content of staff', () => {
  it('BAN-38: is seen by the members of its segment at their next request, and by no one else', async () => {
    const id = randomUUID();
    const saved = await save({ title: 'For Canada', segmentId: inCanada }, { id });
    expect(saved.content).toMatchObject({ version: 1, state: 'LIVE', segmentName: 'In Canada' });
    expect([await seen(canadian), await seen(american)]).toEqual([['For Canada'], []]);
    expect((await save({ title: 'For Canada', segmentId: inCanada }, { id })).content?.version).toBe(1);
    expect([await node(canadian, id), await node(american, id)]).toEqual([{ title: 'For Canada' }, null]);

    const used = await staff.graphql<{ staff: { segment: { uses: object[] } } }>(
      `{ staff { segment(segmentId: "${inCanada}") { uses { kind id name } } } }`,
    );
    expect(used.data?.staff.segment.uses).toEqual([{ kind: 'PLACEMENT', id, name: 'For Canada' }]);
    const gone = await staff.graphql<{ deleteSegment: Saved }>(
      'mutation D($input: DeleteSegmentInput!) { deleteSegment(input: $input) { __typename ... on Refusal { code } } }',
      { input: { segmentId: inCanada, version: 1, reason: 'Not needed' } },
    );
    expect(gone.data?.deleteSegment).toEqual({ __typename: 'Refusal', code: 'NOT_ALLOWED' });

    expect(await remove(id, 1)).toBe('ContentDeleted');
    expect(await seen(canadian)).toEqual([]);
    const log = await server.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subject, `content:${id}`));
    expect(log.map(({ action }) => action).sort()).toEqual(['content.create', 'content.delete']);
    const lines = await auditLines(
      server.database.db,
      'default',
      { limit: 10, after: null },
      `content:${id}`,
    );
    expect(lines.rows.map(({ objectName }) => objectName)).toEqual(['For Canada', 'For Canada']);
  });

  it('is seen from its start until its end', async () => {
    const id = randomUUID();
    const [startsAt, endsAt] = ['2027-06-11T08:00:00Z', '2027-06-12T08:00:00Z'];
    expect((await save({ startsAt, endsAt }, { id })).content?.state).toBe('SCHEDULED');
    const states: unknown[] = [];
    for (const at of [START, startsAt, endsAt]) {
      server.clock.set(at);
      const { data } = await staff.graphql<{ staff: { content: Content } }>(
        `{ staff { content(contentId: "${id}") { state } } }`,
      );
      states.push([data?.staff.content.state, (await seen(american)).length]);
    }
    server.clock.set(START);
    expect(states).toEqual([
      ['SCHEDULED', 0],
      ['LIVE', 1],
      ['ENDED', 0],
    ]);
    await remove(id, 1);
  });

  it('of two staff who save at once, the second sees the first one’s version', async () => {
    const id = randomUUID();
    await save({}, { id });
    const both = await Promise.all([
      save({ title: 'First' }, { id, version: 1 }),
      save({ title: 'Second' }, { id, version: 1 }),
    ]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['ContentConflict', 'ContentSaved']);
    expect(both.find(({ current }) => current !== undefined)?.current?.version).toBe(2);
    const off = await save({ title: 'Off', active: false }, { id, version: 2 });
    expect(off.content?.history.map(({ action }) => action).sort()).toEqual([
      'content.change',
      'content.change',
      'content.create',
    ]);
    expect(await seen(american)).toEqual([]);
    await remove(id, 3);
  });

  it('what was typed since a creation whose answer was lost is shown as a change of it', async () => {
    const id = randomUUID();
    await save({ content: 'As first typed' }, { id });
    const again = await save({ content: 'As typed since' }, { id });
    expect(again).toMatchObject({ __typename: 'ContentConflict', current: { version: 1 } });
    expect((await save({ content: 'As typed since' }, { id, version: 1 })).content?.version).toBe(2);
    await remove(id, 2);
  });

  it('BAN-34: what a member dismisses is gone on every device, and stays for the others', async () => {
    const [panel, banner] = [randomUUID(), randomUUID()];
    await save({ placement: 'PopupAnnouncement', name: 'moved', title: 'We have moved' }, { id: panel });
    await save({ title: 'New cards' }, { id: banner });
    const shown = async (client: HttpClient) => {
      const { data } = await client.graphql<{ viewer: { announcements: { title: string }[] } }>(
        '{ viewer { announcements { title } } }',
      );
      return [...(data?.viewer.announcements.map(({ title }) => title) ?? []), ...(await seen(client))];
    };
    expect(await shown(american)).toEqual(['We have moved', 'New cards']);
    for (const id of [panel, banner]) {
      const content = toGlobalId('PlacementInstance', id);
      expect((await american.call('/api/v2/dismissals', { body: { content } })).json()).toEqual({ ok: true });
    }
    expect(await shown(await server.loggedIn(americanId))).toEqual([]);
    expect(await shown(canadian)).toEqual(['We have moved', 'New cards']);
    // What was announced can still be read.
    expect((await american.call('/api/v2/inbox')).json<Inbox>().messages).toEqual([
      expect.objectContaining({ id: panel, subject: 'We have moved', channels: ['app'], unread: false }),
    ]);
    expect((await american.call('/api/v2/inbox/unread')).json()).toEqual({ unread: 0 });
    const unknown = toGlobalId('PlacementInstance', randomUUID());
    expect((await american.call('/api/v2/dismissals', { body: { content: unknown } })).statusCode).toBe(404);
    await remove(panel, 1);
    await remove(banner, 1);
  });

  it('BAN-33: an announcement is given however many the member may have closed before it', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID());
    for (const [index, id] of ids.entries())
      await save(
        { placement: 'PopupAnnouncement', name: `news-${index}`, position: index, title: `News ${index}` },
        { id },
      );
    const { data } = await american.graphql<{ viewer: { announcements: { title: string }[] } }>(
      '{ viewer { announcements { title } } }',
    );
    expect(data?.viewer.announcements.map(({ title }) => title)).toEqual(
      ids.map((_id, index) => `News ${index}`),
    );
    for (const id of ids) await remove(id, 1);
  });

  it('an announcement is in the inbox of those that it is for, from its start, also once it is over', async () => {
    const [now, later, elsewhere, over, old] = Array.from({ length: 5 }, () => randomUUID());
    const announce = (id: ReturnType<typeof randomUUID> | undefined, content: object) =>
      save({ placement: 'PopupAnnouncement', name: `news-${id?.slice(0, 8) ?? ''}`, ...content }, { id });
    await announce(now, {
      title: 'We have moved',
      content: 'To the harbour.',
      startsAt: '2027-06-09T20:00:00Z',
      ctas: [
        { label: 'The map', url: 'https://maps.example/x', level: 'PRIMARY' },
        { label: 'Your settings', url: '/settings', level: 'INLINE' },
      ],
    });
    await announce(later, { title: 'Soon', startsAt: '2027-06-11T08:00:00Z' });
    await announce(elsewhere, { title: 'For Canada', segmentId: inCanada });
    await announce(over, { title: 'It was', segmentId: inCanada, endsAt: '2027-06-09T08:00:00Z' });
    await announce(old, { title: 'Long ago', endsAt: '2027-03-01T08:00:00Z' });
    const inbox = async (client: HttpClient) => (await client.call('/api/v2/inbox')).json<Inbox>().messages;
    expect(await inbox(american)).toEqual([
      {
        id: now,
        channel: 'app',
        channels: ['app'],
        // When it was switched on, after its planned start.
        sent_at: server.clock.now().toISOString(),
        subject: 'We have moved',
        text: 'To the harbour.',
        link: { label: 'Your settings', path: '/settings' },
        unread: false,
      },
    ]);
    expect((await inbox(canadian)).map(({ subject }) => subject).sort()).toEqual([
      'For Canada',
      'It was',
      'We have moved',
    ]);
    for (const id of [now, later, elsewhere, over, old]) await remove(id ?? '', 1);
    expect(await inbox(canadian)).toEqual([]);
  });

  it('staff see why a member sees content or not, now and at another instant', async () => {
    const wanted = [
      { title: 'For everyone' },
      { title: 'For Canada', segmentId: inCanada },
      { title: 'Off', active: false },
      { title: 'Soon', startsAt: '2027-06-11T08:00:00Z' },
      { title: 'Over', endsAt: '2027-06-10T08:00:00Z' },
      ...[1, 2, 3, 4, 5].map((nr) => ({ title: `More ${nr}` })),
    ].map((content, position) => ({ ...content, position, placement: 'OfferDetailsPromo' }));
    const ids = wanted.map(() => randomUUID());
    for (const [index, content] of wanted.entries()) await save(content, { id: ids[index] });
    const lead = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_experience_manager_list'] }),
    );
    const why = async (member: string, at: string | null = null) => {
      const { data } = await lead.graphql<{
        staff: {
          memberFeatures: {
            content: {
              title: string;
              reason: string;
              segmentName: string | null;
              segment: { matches: boolean } | null;
            }[];
          };
        };
      }>(
        `query W($member: String!, $at: DateTime) { staff { memberFeatures(member: $member, at: $at) {
          content { title reason segmentName segment { matches } } } } }`,
        { member, at },
      );
      return data?.staff.memberFeatures.content ?? [];
    };
    const reasons = async (member: string, at: string | null = null) =>
      Object.fromEntries((await why(member, at)).map(({ title, reason }) => [title, reason]));
    expect(await reasons(americanId)).toMatchObject({
      'For everyone': 'SHOWN',
      'For Canada': 'SEGMENT',
      Off: 'OFF',
      Soon: 'SCHEDULED',
      Over: 'ENDED',
      'More 4': 'SHOWN',
      'More 5': 'FULL',
    });
    expect(await reasons(americanId, '2027-06-12T08:00:00Z')).toMatchObject({
      Soon: 'SHOWN',
      'More 4': 'FULL',
    });
    const ofCanada = (await why(canadianId)).find(({ title }) => title === 'For Canada');
    expect(ofCanada).toEqual({
      title: 'For Canada',
      reason: 'SHOWN',
      segmentName: 'In Canada',
      segment: { matches: true },
    });
    expect(await seen(american, 'OfferDetailsPromo')).toEqual(
      (await why(americanId)).filter(({ reason }) => reason === 'SHOWN').map(({ title }) => title),
    );
    for (const id of ids) await remove(id, 1);
  });

  it('keeps its versions: time travel shows what was there then, and a version under a known id is a new one', async () => {
    const [id, home] = [randomUUID(), randomUUID()];
    const days = (day: number, hour = 8) => new Date(Date.UTC(2027, 5, day, hour)).toISOString();
    const lead = await server.loggedIn(
      await server.addMember({
        isAdmin: true,
        roles: ['internal_experience_manager_list', 'internal_segmentation'],
      }),
    );
    const segment = async (field: string, country: string, more: object) => {
      const { data } = await lead.graphql<Record<string, { __typename: string }>>(
        `mutation S($id: ID!, $input: AttributeFilterSegmentInput!) { ${field}(id: $id, input: $input) { __typename } }`,
        {
          id: home,
          input: {
            name: `At home ${country}`,
            attributeName: 'country',
            operator: 'IS_ONE_OF',
            texts: [country],
            reason: 'For the test',
            ...more,
          },
        },
      );
      expect(data).toEqual({ [field]: { __typename: 'SegmentSaved' } });
    };
    server.clock.set(days(11));
    await segment('createAttributeFilterSegment', 'CA', {});
    await save({ title: 'First', segmentId: home }, { id, reason: 'It begins' });
    server.clock.set(days(12));
    await segment('updateAttributeFilterSegment', 'US', { version: 1 });
    await save({ title: 'Second', segmentId: home, position: 2 }, { id, version: 1, reason: 'Better' });
    const { data } = await staff.graphql<{ staff: { content: { versions: object[] } } }>(
      `{ staff { content(contentId: "${id}") { versions { version at actor reason content { title position segmentName } } } } }`,
    );
    const segmentName = 'At home US';
    expect(data?.staff.content.versions).toMatchObject([
      { version: 2, at: days(12), reason: 'Better', content: { title: 'Second', position: 2, segmentName } },
      { version: 1, at: days(11), reason: 'It begins', content: { title: 'First', position: 1 } },
    ]);
    server.clock.set(days(13));
    expect(await remove(id, 2)).toBe('ContentDeleted');
    server.clock.set(days(14));

    const at = async (member: string, time: string) => {
      const answer = await lead.graphql<{
        staff: { memberFeatures: { content: { contentId: string }[] } };
      }>(
        `query W($member: String!, $time: DateTime) { staff { memberFeatures(member: $member, at: $time) {
          content { contentId title reason segmentName isDeleted segment { matches } } } } }`,
        { member, time },
      );
      const [own] = (answer.data?.staff.memberFeatures.content ?? []).filter((one) => one.contentId === id);
      return own;
    };
    expect(await at(canadianId, days(11, 7))).toBeUndefined();
    expect(await at(canadianId, days(11, 18))).toEqual({
      contentId: id,
      title: 'First',
      reason: 'SHOWN',
      segmentName: 'At home CA',
      isDeleted: true,
      segment: { matches: true },
    });
    expect(await at(americanId, days(11, 18))).toMatchObject({ title: 'First', reason: 'SEGMENT' });
    expect(await at(canadianId, days(12, 18))).toMatchObject({
      title: 'Second',
      reason: 'SEGMENT',
      segmentName,
    });
    expect(await at(canadianId, days(13, 18))).toBeUndefined();

    const lists = await staff.graphql<{ staff: Record<'deleted' | 'all', { contentId: string }[]> }>(
      `{ staff { deleted: contents(state: DELETED) { contentId title state } all: contents { contentId } } }`,
    );
    expect(lists.data?.staff.deleted[0]).toEqual({ contentId: id, title: 'Second', state: 'DELETED' });
    expect(lists.data?.staff.all.map(({ contentId }) => contentId)).not.toContain(id);
    const gone = await staff.graphql<{ staff: { content: object } }>(
      `{ staff { content(contentId: "${id}") { title state versions { version isDeletion reason } } } }`,
    );
    expect(gone.data?.staff.content).toEqual({
      title: 'Second',
      state: 'DELETED',
      versions: [
        { version: 3, isDeletion: true, reason: 'Over' },
        { version: 2, isDeletion: false, reason: 'Better' },
        { version: 1, isDeletion: false, reason: 'It begins' },
      ],
    });

    expect((await save({ title: 'First' }, { id })).content?.version).toBe(4);
    expect(await remove(id, 4)).toBe('ContentDeleted');
    server.clock.set(START);
  });

  it('content from before versions were kept has its state of then as its first one', async () => {
    const { db } = server.database;
    const [known, old] = [randomUUID(), randomUUID()];
    const row = { brand: 'default', placement: 'OfferDetailsPromo', position: 1, active: false, ctas: [] };
    await db.transaction(async (tx) => {
      // The database kept no versions then.
      await tx.execute(sql`alter table placement_instances disable trigger user`);
      await tx.insert(placementInstances).values([
        { ...row, id: known, title: 'Known', version: 2 },
        { ...row, id: old, title: 'Old' },
      ]);
      await tx.execute(sql`alter table placement_instances enable trigger user`);
    });
    for (const [action, day, reason] of [
      ['content.create', '01', 'Made'],
      ['content.change', '05', 'Changed'],
    ] as const)
      await db.insert(auditLog).values({
        id: randomUUID(),
        brand: 'default',
        at: new Date(`2027-06-${day}T08:00:00Z`),
        actorId: canadianId,
        action,
        subject: `content:${known}`,
        reason,
      });
    const statements = readMigrations(migrationsFolder(projectRoot())).flatMap(({ sql: text }) =>
      text.split('--> statement-breakpoint'),
    );
    const fill = statements.find((text) => text.includes('INSERT INTO placement_versions')) ?? '';
    await db.execute(sql.raw(`${fill.trim().replace(/;$/, '')} WHERE i.id IN ('${known}', '${old}')`));
    const versions = async (id: string) =>
      (
        await staff.graphql<{ staff: { content: { versions: object[] } } }>(
          `{ staff { content(contentId: "${id}") { versions { version at actor reason content { title } } } } }`,
        )
      ).data?.staff.content.versions;
    expect(await versions(known)).toMatchObject([
      { version: 2, at: '2027-06-01T08:00:00.000Z', reason: 'Changed', content: { title: 'Known' } },
    ]);
    expect(await versions(old)).toEqual([
      {
        version: 1,
        at: '1970-01-01T00:00:00.000Z',
        actor: 'system',
        reason: '',
        content: { title: 'Old' },
      },
    ]);
    expect([await remove(known, 2), await remove(old, 1)]).toEqual(['ContentDeleted', 'ContentDeleted']);
  });

  it('what a process of the release before saves or deletes has its versions, too', async () => {
    const { db } = server.database;
    const id = randomUUID();
    const off = { placement: 'OfferDetailsPromo', position: 1, active: false };
    const row = { ...off, brand: 'default' };
    const ctas = [{ label: 'Look', url: '/devices', level: 'PRIMARY' as const }];
    const note = (action: string, day: number, reason: string) => ({
      id: randomUUID(),
      brand: 'default',
      at: new Date(Date.UTC(2027, 5, day, 8)),
      actorId: canadianId,
      action: `content.${action}`,
      subject: `content:${id}`,
      reason,
    });
    await db.transaction(async (tx) => {
      await tx.insert(placementInstances).values({ ...row, ctas, id, title: 'First' });
      await tx.insert(auditLog).values(note('create', 1, 'Made'));
    });
    await db.transaction(async (tx) => {
      await tx
        .update(placementInstances)
        .set({ title: 'Second', version: 2 })
        .where(eq(placementInstances.id, id));
      await tx.insert(auditLog).values(note('change', 5, 'Changed'));
    });
    expect((await save({ ...off, title: 'Third' }, { id, version: 2 })).content?.version).toBe(3);
    await db.transaction(async (tx) => {
      await tx.delete(placementInstances).where(eq(placementInstances.id, id));
      await tx.insert(auditLog).values(note('delete', 20, 'Over'));
    });
    const kept = await db
      .select()
      .from(placementVersions)
      .where(eq(placementVersions.contentId, id))
      .orderBy(placementVersions.version);
    const [by, june] = [canadianId, (day: number) => new Date(Date.UTC(2027, 5, day, 8))];
    expect(kept).toMatchObject([
      { ...row, ctas, title: 'First', version: 1, at: june(1), actorId: by, reason: 'Made', deleted: false },
      { ...row, ctas, title: 'Second', version: 2, at: june(5), actorId: by, reason: 'Changed' },
      { ...row, title: 'Third', version: 3, reason: 'For the season', deleted: false },
      { ...row, title: 'Third', version: 4, at: june(20), actorId: by, reason: 'Over', deleted: true },
    ]);
  });

  it.each([
    ['a script', { content: 'Hello <script>alert(1)</script>' }, 'content', /plain text/],
    ['a foreign picture', { subtext: '<img src="https://evil.example/x.png">' }, 'subtext', /plain text/],
    ['a picture that is not uploaded', { pictureId: 'https://evil.example/x.png' }, 'pictureId', /picture/],
    [
      'a javascript: link',
      { ctas: [{ label: 'Go', url: 'javascript:alert(1)', level: 'PRIMARY' }] },
      'ctas.0.url',
      /https:\/\//,
    ],
    ['text of half a megabyte', { content: 'x'.repeat(500_000) }, 'content', /1,000 characters/],
    ['no title', { title: ' ' }, 'title', /Enter a title/],
    ['a segment that is gone', { segmentId: randomUUID() }, 'segmentId', /doesn’t exist/],
    ['a foreign language', { locale: 'de-DE' }, 'locale', /languages/],
  ])('refuses %s with a clear answer', async (_name, content, field, message) => {
    expect(await save(content)).toMatchObject({
      __typename: 'Refusal',
      code: 'INVALID',
      fields: [{ field, message: expect.stringMatching(message) }],
    });
  });

  it('needs a reason, and is of its brand alone', async () => {
    expect(await save({}, { reason: ' ' })).toMatchObject({ fields: [{ field: 'reason' }] });
    const id = randomUUID();
    await save({}, { id });
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'au-retailer', isAdmin: true, roles: ['internal_placements'] }),
      'au-retailer.localhost',
    );
    expect(await save({}, { id, version: 1, by: abroad })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await save({ title: 'Mine now' }, { id, by: abroad })).toMatchObject({ code: 'CONFLICT' });
    expect(await seen(american)).toEqual(['New gift cards']);
    expect(await node(await server.client(), id)).toBeNull();
    await remove(id, 1);
  });

  it('BAN-37: an announcement is found by its name, by those who see it', async () => {
    const id = randomUUID();
    const announcement = {
      placement: 'PopupAnnouncement',
      name: 'winter-season',
      title: 'Winter is here',
      content: 'Evenings begin earlier.',
      segmentId: inCanada,
    };
    expect(await save({ ...announcement, name: 'Not a name' })).toMatchObject({
      fields: [{ field: 'name' }],
    });
    expect((await save(announcement, { id })).__typename).toBe('ContentSaved');
    const read = async (client: HttpClient, name = 'winter-season') =>
      (await client.call(`/announcement/${name}`)).json<{ announcement: { title: string } | null }>();
    expect(await read(canadian)).toMatchObject({
      announcement: { name: 'winter-season', title: 'Winter is here', image_url: null, ctas: [] },
    });
    expect([await read(american), await read(canadian, 'another')]).toEqual([
      { announcement: null },
      { announcement: null },
    ]);
    expect((await (await server.client()).call('/announcement/winter-season')).statusCode).toBe(401);
    const panels = async (client: HttpClient) =>
      (await client.graphql('{ viewer { announcements { title } } }')).data;
    expect([await panels(canadian), await panels(american)]).toEqual([
      { viewer: { announcements: [{ title: 'Winter is here' }] } },
      { viewer: { announcements: [] } },
    ]);
    await remove(id, 1);
  });

  it('BAN-23: a survey is asked of those it is for', async () => {
    const id = randomUUID();
    const survey = {
      placement: 'SurveyCard',
      name: 'SPRING_2027',
      onNextPage: true,
      title: 'How was spring?',
      ctas: [{ label: 'Tell us', url: 'https://survey.example/spring', level: 'PRIMARY' }],
      segmentId: inCanada,
    };
    expect(await save({ ...survey, ctas: [] })).toMatchObject({ fields: [{ field: 'ctas' }] });
    await save(survey, { id });
    const asked = async (client: HttpClient) =>
      (await client.graphql('{ viewer { surveys { name title label url onNextPage } } }')).data;
    expect([await asked(canadian), await asked(american)]).toEqual([
      {
        viewer: {
          surveys: [
            {
              name: 'SPRING_2027',
              title: 'How was spring?',
              label: 'Tell us',
              url: 'https://survey.example/spring',
              onNextPage: true,
            },
          ],
        },
      },
      { viewer: { surveys: [] } },
    ]);
    await remove(id, 1);
  });

  it('is listed by place with its states, and says how many members it is for', async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    await save({ placement: 'DashboardPromo', title: 'Searched for' }, { id: ids[0] });
    await save({ placement: 'DashboardPromo', active: false }, { id: ids[1] });
    const { data } = await staff.graphql<{
      staff: { contentPlaces: { name: string }[]; contents: { title: string }[]; all: number; some: number };
    }>(
      `{ staff { contentPlaces { name live scheduled ended off } contents(search: "SEARCHED", placement: DashboardPromo, state: LIVE) { title }
         all: contentReach some: contentReach(segmentId: "${inCanada}") } }`,
    );
    expect(data?.staff.contentPlaces).toHaveLength(14);
    expect(data?.staff.contentPlaces.find(({ name }) => name === 'DashboardPromo')).toEqual({
      name: 'DashboardPromo',
      live: 1,
      scheduled: 0,
      ended: 0,
      off: 1,
    });
    expect(data?.staff).toMatchObject({ contents: [{ title: 'Searched for' }], some: 1 });
    expect(data?.staff.all).toBeGreaterThan(2);
  });
});
