import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { featureSegments } from '../../src/server/features/tables.ts';
import { segmentVersions, segments } from '../../src/server/segments/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let canadian: string;
let american: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2027-06-10T20:00:00Z');
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_segmentation'] }));
  [canadian, american] = [await server.addMember({ email: 'maple@example.org' }), await server.addMember()];
  await server.database.db
    .update(members)
    .set({ country: 'CA', region: 'QC' })
    .where(eq(members.id, canadian));
});
afterAll(() => server.close());

interface Node {
  readonly parent?: number | null;
  readonly kind: string;
  readonly attribute?: string;
  readonly operator?: string;
  readonly texts?: readonly string[];
  readonly numbers?: readonly number[];
  readonly segmentId?: string;
}
interface Segment {
  readonly segmentId: string;
  readonly name: string;
  readonly version: number;
  readonly memberCount: number;
  readonly sampleMembers: readonly string[];
  readonly fault: string | null;
  readonly uses: readonly { readonly kind: string; readonly name: string }[];
  readonly nodes: readonly Node[];
}
interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  readonly segment?: Segment;
  readonly current?: Segment;
}

const PARTS = `segmentId name kind version memberCount sampleMembers fault active activelyEnrolling invert
  uses { kind name } nodes { parent kind attribute operator texts textNames numbers booleans segmentId segmentName }`;
const SAVED = `__typename ... on SegmentSaved { segment { ${PARTS} } } ... on SegmentConflict { message current { ${PARTS} } }
  ... on Refusal { code message fields { field message } }`;

async function write(field: string, type: string, id: string, input: object, by = staff): Promise<Saved> {
  const answer = await by.graphql<Record<string, Saved>>(
    `mutation Save($id: ID!, $input: ${type}!) { ${field}(id: $id, input: $input) { ${SAVED} } }`,
    { id, input: { reason: 'For the test', ...input } },
  );
  return answer.data?.[field] ?? { __typename: answer.errors?.[0]?.message ?? 'nothing' };
}
const createFilter = (input: object, id: string = randomUUID(), by = staff) =>
  write('createAttributeFilterSegment', 'AttributeFilterSegmentInput', id, input, by);
const createCompound = (input: object, id: string = randomUUID()) =>
  write('createCompoundSegment', 'CompoundSegmentInput', id, input);
const updateCompound = (id: string, input: object) =>
  write('updateCompoundSegment', 'CompoundSegmentInput', id, input);
const remove = async (segmentId: string, version: number): Promise<Saved> =>
  (
    await staff.graphql<{ deleteSegment: Saved }>(
      `mutation Delete($input: DeleteSegmentInput!) { deleteSegment(input: $input) { __typename ... on Refusal { code message } } }`,
      { input: { segmentId, version, reason: 'Not needed' } },
    )
  ).data?.deleteSegment ?? { __typename: 'nothing' };
const ask = async <T>(field: string, by = staff): Promise<T | undefined> =>
  (await by.graphql<{ staff: Record<string, T> | null }>(`{ staff { ${field} } }`)).data?.staff?.[
    field.split(/[ ({]/)[0] ?? ''
  ];
const inCanada = { name: 'In Canada', attributeName: 'country', operator: 'IS_ONE_OF', texts: ['CA'] };
let number = 0;
const named = (rest: object) => ({ ...inCanada, name: `Segment ${(number += 1)}`, ...rest });
const refer = (segmentId: string): Node => ({ kind: 'SEGMENT', segmentId });

describe('segments', () => {
  it('GQL-07, GQL-12: a segment by an attribute is saved with its members, once per id', async () => {
    const id = randomUUID();
    const saved = await createFilter(inCanada, id);
    expect(saved.segment).toMatchObject({
      segmentId: id,
      version: 1,
      memberCount: 1,
      sampleMembers: [canadian],
      fault: null,
    });
    expect((await createFilter(inCanada, id)).segment?.version).toBe(1);
    expect(await ask<Segment>(`segment(segmentId: "${id}") { name nodes { kind attribute texts } }`)).toEqual(
      {
        name: 'In Canada',
        nodes: [{ kind: 'FILTER', attribute: 'country', texts: ['CA'] }],
      },
    );
  });

  it('GQL-08, GQL-10: a change counts up; of two staff who save at once, the second sees the first one’s version', async () => {
    const id = randomUUID();
    await createCompound({ name: 'Both', nodes: [{ kind: 'CODE', segmentId: 'NEVER_JOINED' }] }, id);
    const [one, other] = await Promise.all([
      updateCompound(id, { name: 'Both', description: 'First', version: 1, nodes: [] }),
      updateCompound(id, { name: 'Both', description: 'Second', version: 1, nodes: [] }),
    ]);
    const kinds = [one.__typename, other.__typename].sort();
    expect(kinds).toEqual(['SegmentConflict', 'SegmentSaved']);
    const conflict = one.__typename === 'SegmentConflict' ? one : other;
    expect(conflict.current).toMatchObject({ version: 2, memberCount: 0 });
    expect(conflict.message).toMatch(/in the meantime/);
    expect(await createCompound({ ...inCanada, name: 'Both' }, randomUUID())).toMatchObject({
      __typename: expect.stringMatching(/Refusal|got invalid/),
    });
  });

  it('GQL-09: and, or, not and other segments', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await createFilter(named({}), a);
    const saved = await createCompound(
      {
        name: 'Not in Canada, new',
        nodes: [
          { kind: 'ALL' },
          { parent: 0, kind: 'NOT' },
          { parent: 1, ...refer(a) },
          { parent: 0, kind: 'ANY' },
          { parent: 3, kind: 'FILTER', attribute: 'signed_up', operator: 'WITHIN_LAST_DAYS', numbers: [7] },
          { parent: 3, kind: 'CODE', segmentId: 'THERMOSTAT' },
        ],
      },
      b,
    );
    expect(saved.segment?.sampleMembers).toContain(american);
    expect(saved.segment?.sampleMembers).not.toContain(canadian);
    expect(saved.segment?.nodes.map(({ kind, parent }) => [kind, parent])).toEqual([
      ['ALL', null],
      ['NOT', 0],
      ['ANY', 0],
      ['SEGMENT', 1],
      ['FILTER', 2],
      ['CODE', 2],
    ]);
    expect(await ask<{ uses: unknown }>(`segment(segmentId: "${a}") { uses { kind name } }`)).toEqual({
      uses: [{ kind: 'SEGMENT', name: 'Not in Canada, new' }],
    });
    expect(await remove(a, 1)).toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringContaining('Not in Canada, new'),
    });
    expect(await remove(b, 1)).toEqual({ __typename: 'SegmentDeleted' });
    expect(await remove(a, 1)).toEqual({ __typename: 'SegmentDeleted' });
  });

  it('a segment in a feature’s rule can’t be deleted', async () => {
    const id = randomUUID();
    await createFilter(named({}), id);
    await server.database.db
      .insert(featureSegments)
      .values({ brand: 'default', key: 'rewards_wheel', segmentId: id });
    expect(await remove(id, 1)).toMatchObject({
      code: 'NOT_ALLOWED',
      message: expect.stringContaining('rewards_wheel'),
    });
    await server.database.db.delete(featureSegments);
  });

  it('a circle of three is refused with the way around, and so is a way to nowhere', async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await createCompound({ name: 'Circle A', nodes: [] }, a);
    await createCompound({ name: 'Circle B', nodes: [refer(a)] }, b);
    await createCompound({ name: 'Circle C', nodes: [refer(b)] }, c);
    const closed = await updateCompound(a, { name: 'Circle A', version: 1, nodes: [refer(c)] });
    expect(closed.fields?.[0]?.message).toContain('Circle A → Circle C → Circle B → Circle A');
    expect(await createCompound({ name: 'Nowhere', nodes: [refer(randomUUID())] })).toMatchObject({
      fields: [{ field: 'nodes.', message: expect.stringContaining('doesn’t exist') }],
    });
  });

  it.each<[string, object, string]>([
    [
      'INT-11: a number out of bounds',
      { attributeName: 'streak', operator: 'AT_LEAST', texts: null, numbers: [10_001] },
      'from 0 to 10000',
    ],
    [
      'a fraction of a whole number',
      { attributeName: 'streak', operator: 'AT_LEAST', texts: null, numbers: [1.5] },
      'whole number',
    ],
    ['a number as text', { attributeName: 'streak', operator: 'AT_LEAST', texts: ['5'] }, 'wrong type'],
    ['an attribute that does not exist', { attributeName: 'shoe_size' }, 'no attribute shoe_size'],
    ['look-alike letters', { attributeName: 'postal_code', texts: ['СA'] }, 'look alike'],
    [
      'a state of another country',
      { attributeName: 'region', texts: ['Ontario'] },
      'ON isn’t one of the options of region',
    ],
    [
      'a day that does not exist',
      { attributeName: 'signed_up', operator: 'AT_LEAST', texts: ['2027-02-30'] },
      'day that exists',
    ],
    ['huge text', { attributeName: 'postal_code', texts: ['x'.repeat(100_000)] }, '200 characters'],
  ])('refuses %s', async (_what, change, message) => {
    const saved = await createFilter(named(change));
    expect(saved).toMatchObject({ __typename: 'Refusal', code: 'INVALID' });
    expect(saved.fields?.[0]?.message).toContain(message);
  });

  it('refuses names that look like another one, and without a reason', async () => {
    await createFilter({ ...named({}), name: 'Gold homes' });
    expect(await createFilter({ ...named({}), name: 'gоld–homes'.replace('о', 'o') })).toMatchObject({
      fields: [{ field: 'name' }],
    });
    expect(await createFilter({ ...named({}), name: 'Gоld' })).toMatchObject({ fields: [{ field: 'name' }] });
    expect(await createFilter({ ...named({}), reason: ' ' })).toMatchObject({
      fields: [{ field: 'reason' }],
    });
  });

  it('trees too deep, too wide or without shape are refused without harm', async () => {
    const leaf = { kind: 'FILTER', attribute: 'streak', operator: 'IS_SET' };
    const deep = Array.from({ length: 100 }, (_, i) => ({ parent: i === 0 ? null : i - 1, kind: 'NOT' }));
    expect(await createCompound({ name: 'Deep', nodes: [...deep, { parent: 99, ...leaf }] })).toMatchObject({
      fields: [{ message: expect.stringContaining('nested too deeply') }],
    });
    const wide = [{ kind: 'ANY' }, ...Array.from({ length: 10_000 }, () => ({ parent: 0, ...leaf }))];
    expect(await createCompound({ name: 'Wide', nodes: wide })).toMatchObject({
      fields: [{ message: expect.stringContaining('too long') }],
    });
    for (const nodes of [
      [leaf, leaf],
      [{ kind: 'ALL' }, { parent: 1, ...leaf }],
      [{ kind: 'NOT' }],
      [{ ...leaf, parent: 0 }],
    ])
      expect(await createCompound({ name: 'Shapeless', nodes })).toMatchObject({ __typename: 'Refusal' });
  });

  it('INT-10: when enrolling ends, members stay whatever they become, and no one new joins', async () => {
    const id = randomUUID();
    const make = (activelyEnrolling: boolean, version?: number) =>
      write(
        version === undefined ? 'createAttributeFilterSegment' : 'updateAttributeFilterSegment',
        'AttributeFilterSegmentInput',
        id,
        {
          name: 'Closing',
          attributeName: 'country',
          operator: 'IS_ONE_OF',
          texts: ['CA'],
          activelyEnrolling,
          version,
        },
      );
    await make(true);
    expect((await make(false, 1)).segment?.sampleMembers).toEqual([canadian]);
    const { db } = server.database;
    await db.update(members).set({ country: 'CA' }).where(eq(members.id, american));
    await db.update(members).set({ country: 'US' }).where(eq(members.id, canadian));
    expect(await ask<Segment>(`segment(segmentId: "${id}") { sampleMembers }`)).toEqual({
      sampleMembers: [canadian],
    });
    expect((await make(true, 2)).segment?.sampleMembers).toEqual([american]);
    await db.update(members).set({ country: 'US' }).where(eq(members.id, american));
    await db.update(members).set({ country: 'CA' }).where(eq(members.id, canadian));
  });

  it('shows whom a change would take and lose before it is saved', async () => {
    const id = randomUUID();
    await createFilter(named({}), id);
    const impact = await staff.graphql<{ staff: { segmentImpact: unknown } }>(
      `query Impact($input: SegmentImpactInput!) { staff { segmentImpact(input: $input) { __typename
        ... on SegmentImpact { before after entering leaving enteringMembers leavingMembers } ... on Refusal { message } } } }`,
      {
        input: {
          segmentId: id,
          nodes: [{ kind: 'FILTER', attribute: 'country', operator: 'IS_ONE_OF', texts: ['US'] }],
          invert: false,
          active: true,
          activelyEnrolling: true,
        },
      },
    );
    expect(impact.data?.staff.segmentImpact).toMatchObject({
      before: 1,
      after: 2,
      entering: 2,
      leaving: 1,
      leavingMembers: [canadian],
    });
  });

  it('says why a member is in a segment or not, and what would turn it', async () => {
    const id = randomUUID();
    await createFilter(named({ attributeName: 'tier', operator: 'AT_LEAST', texts: ['Gold'] }), id);
    expect(
      await ask(
        `segmentAnswer(segmentId: "${id}", member: " Maple@Example.org ") { memberId matches nodes { isTrue value node { attribute } } change { attribute from to } }`,
      ),
    ).toEqual({
      memberId: canadian,
      matches: false,
      nodes: [{ isTrue: false, value: 'Carbon', node: { attribute: 'tier' } }],
      change: [{ attribute: 'tier', from: 'Carbon', to: 'Gold' }],
    });
    expect(await ask(`segmentAnswer(segmentId: "${id}", member: "no one") { matches }`)).toBeNull();
  });

  it('names programs and utilities where a rule, a member’s value or a change refers to them', async () => {
    const { utilityId } = await Neighbourhood.on(server.database.db, server.clock);
    const id = randomUUID();
    const { nodes } = (await createFilter(named({ attributeName: 'utility', texts: [utilityId] }), id))
      .segment as Segment;
    expect(nodes).toMatchObject([{ texts: [utilityId], textNames: ['Cedar Power'] }]);
    const why = `segmentAnswer(segmentId: "${id}", member: "maple@example.org") { nodes { value } change { from to } }`;
    expect(await ask(why)).toEqual({ nodes: [{ value: null }], change: [{ from: null, to: 'Cedar Power' }] });
  });

  it('GQL-11: lists segments by name, and by the attribute that they ask for, through others too', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    await createFilter(
      { ...named({}), name: 'ZZ phone', attributeName: 'has_verified_phone', texts: null, booleans: [true] },
      a,
    );
    await createCompound({ name: 'ZZ above', nodes: [{ kind: 'NOT' }, { parent: 0, ...refer(a) }] }, b);
    const names = async (args: string) =>
      (
        await ask<{ edges: { node: { name: string } }[] }>(`segments(${args}) { edges { node { name } } }`)
      )?.edges.map(({ node }) => node.name);
    expect(await names('attributeName: "has_verified_phone"')).toEqual(['ZZ above', 'ZZ phone']);
    expect(await names('attributeName: "tier", search: "gold or"')).toEqual(['Members at Gold or above']);
    const first = await ask<{ edges: { node: { name: string } }[]; pageInfo: { endCursor: string } }>(
      'segments(first: 2) { edges { node { name } } pageInfo { endCursor } }',
    );
    const all = await names('first: 100');
    expect(await names(`first: 2, after: "${first?.pageInfo.endCursor}"`)).toEqual(all?.slice(2, 4));
  });

  it('GQL-13, INT-11: attributes by name, with type, bounds and operators', async () => {
    expect(
      await ask(
        'segmentAttributes(names: ["streak", "tier"]) { name dataType minimum maximum ordered operators options { value } }',
      ),
    ).toMatchObject([
      { name: 'tier', dataType: 'ONE_OF', ordered: true, minimum: null },
      { name: 'streak', dataType: 'WHOLE_NUMBER', minimum: 0, maximum: 10_000 },
    ]);
  });

  it('every version stays, deleted segments’ too, and each change is in the audit log', async () => {
    const id = randomUUID();
    await createFilter(named({}), id);
    await remove(id, 1);
    const { db } = server.database;
    expect(await db.select().from(segments).where(eq(segments.id, id))).toEqual([]);
    const versions = await db.select().from(segmentVersions).where(eq(segmentVersions.segmentId, id));
    expect(versions.map(({ version, deleted }) => [version, deleted])).toEqual([
      [1, false],
      [2, true],
    ]);
    await expect(db.delete(segmentVersions).where(eq(segmentVersions.segmentId, id))).rejects.toThrow();
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `segment:${id}`));
    expect(audited.map(({ action }) => action).sort()).toEqual(['segment.create', 'segment.delete']);
  });

  describe('a deleted segment', () => {
    const deletedSegments = async () =>
      (await ask<{ segmentId: string; last: object }[]>(
        'deletedSegments { segmentId last { version name actor reason nodes { attribute } } }',
      )) ?? [];
    const restore = async (id: string, version: number, rest: object = {}, by = staff) =>
      (
        await by.graphql<{ restoreSegment: Saved }>(
          `mutation Restore($input: RestoreSegmentInput!) { restoreSegment(input: $input) {
            __typename ... on Refusal { code message } ... on SegmentSaved { segment { segmentId version name } } } }`,
          { input: { segmentId: id, version, reason: 'We need it after all', ...rest } },
        )
      ).data?.restoreSegment;

    it('is listed, and comes back under its id with its rule and history, once', async () => {
      const id = randomUUID();
      const { name } = named({});
      await createFilter(named({ name }), id);
      await remove(id, 1);
      const listed = (await deletedSegments()).find(({ segmentId }) => segmentId === id);
      expect(listed).toMatchObject({ segmentId: id, last: { version: 2, name, reason: expect.any(String) } });
      expect(await restore(id, 1)).toMatchObject({ code: 'STALE' });
      expect(await restore(id, 2, { reason: ' ' })).toMatchObject({ code: 'INVALID' });
      expect(await restore(id, 2)).toMatchObject({ segment: { segmentId: id, version: 3, name } });
      expect(await restore(id, 2)).toMatchObject({ __typename: 'SegmentConflict' });
      expect((await deletedSegments()).map(({ segmentId }) => segmentId)).not.toContain(id);
      expect(
        await ask(`segment(segmentId: "${id}") { version versions { version reason } nodes { attribute } }`),
      ).toMatchObject({ version: 3, versions: [{ version: 3, reason: 'We need it after all' }, {}, {}] });
      const audited = await server.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `segment:${id}`));
      expect(audited.map(({ action }) => action).sort()).toEqual([
        'segment.create',
        'segment.delete',
        'segment.restore',
      ]);
    });

    it('waits for its name to be free, and for the segments that its rule names', async () => {
      const [inner, outer] = [randomUUID(), randomUUID()];
      await createFilter(named({ name: 'ZZ inner' }), inner);
      await createCompound({ name: 'ZZ outer', nodes: [{ ...refer(inner) }] }, outer);
      await remove(outer, 1);
      await remove(inner, 1);
      expect(await restore(outer, 2)).toMatchObject({ code: 'NOT_ALLOWED' });
      const other = randomUUID();
      await createFilter(named({ name: 'zz INNER' }), other);
      expect(await restore(inner, 2)).toMatchObject({
        code: 'NOT_ALLOWED',
        message: expect.stringContaining('ZZ inner'),
      });
      await remove(other, 1);
      expect(await restore(inner, 2)).toMatchObject({ __typename: 'SegmentSaved' });
      expect(await restore(outer, 2)).toMatchObject({ __typename: 'SegmentSaved' });
    });

    it('keeps its id: a new segment can’t take it, and another brand’s staff don’t find it', async () => {
      const id = randomUUID();
      await createFilter(named({}), id);
      await remove(id, 1);
      expect(await createFilter(named({}), id)).toMatchObject({ code: 'CONFLICT' });
      const elsewhere = await server.loggedIn(
        await server.addMember({ isAdmin: true, roles: ['internal_segmentation'], brand: 'org' }),
        'org.localhost',
      );
      expect(await restore(id, 2, {}, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('a segment whose attribute is gone matches no one and says why', async () => {
    const id = randomUUID();
    await createFilter(named({ invert: true }), id);
    await server.database.db
      .update(segments)
      .set({ tree: { kind: 'filter', attribute: 'shoe_size', operator: 'AT_LEAST', values: [3] } })
      .where(eq(segments.id, id));
    expect(await ask(`segment(segmentId: "${id}") { memberCount fault }`)).toEqual({
      memberCount: 0,
      fault: expect.stringContaining('shoe_size'),
    });
  });

  it('days are those at each member’s home, across time zones', async () => {
    const [kiritimati, honolulu] = [await server.addMember(), await server.addMember()];
    const signUp = async (id: string, timeZone: string) =>
      server.database.db
        .update(members)
        // 10 June at 20:00 UTC is already the 11th in Kiritimati; 9 June at 11:00 UTC is still the 9th in Honolulu.
        .set({ timeZone, createdAt: new Date('2027-06-09T11:00:00Z') })
        .where(eq(members.id, id));
    await signUp(kiritimati, 'Pacific/Kiritimati');
    await signUp(honolulu, 'Pacific/Honolulu');
    const { segment } = await createFilter(
      named({ attributeName: 'signed_up', operator: 'WITHIN_LAST_DAYS', texts: undefined, numbers: [1] }),
    );
    for (const [member, matches] of [
      [honolulu, true],
      // Signed up on the 10th there, and today is the 11th.
      [kiritimati, true],
    ] as const)
      expect(
        await ask(`segmentAnswer(segmentId: "${segment?.segmentId}", member: "${member}") { matches }`),
      ).toEqual({ matches });
    const on9th = await createFilter(
      named({ attributeName: 'signed_up', operator: 'BETWEEN', texts: ['2027-06-09', '2027-06-09'] }),
    );
    expect(on9th.segment?.sampleMembers).toContain(honolulu);
    expect(on9th.segment?.sampleMembers).not.toContain(kiritimati);
  });

  it('a segment of the product’s lists what uses it too', async () => {
    const id = randomUUID();
    await createCompound({ name: 'Golden', nodes: [{ kind: 'CODE', segmentId: 'GOLD_AND_ABOVE' }] }, id);
    expect(await ask<Segment>('segment(segmentId: "GOLD_AND_ABOVE") { uses { kind name } }')).toEqual({
      uses: [{ kind: 'SEGMENT', name: 'Golden' }],
    });
  });

  it('no attribute is a staff key, so no segment can be by one', async () => {
    for (const key of ['internal_staff', 'internal_floating_tool', 'internal_later'])
      expect(
        await createFilter(named({ attributeName: key, operator: 'IS_ONE_OF', texts: ['true'] })),
      ).toMatchObject({ code: 'INVALID' });
    expect(await ask('segmentAttributes(names: ["internal_staff"]) { name }')).toEqual([]);
  });

  it('staff of other tools choose segments by name, and see nothing more of them', async () => {
    const id = randomUUID();
    await createFilter(named({}), id);
    const events = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    expect(await ask('segmentChoices { segmentId builtIn active }', events)).toEqual(
      expect.arrayContaining([
        { segmentId: 'NEVER_JOINED', builtIn: true, active: true },
        { segmentId: id, builtIn: false, active: true },
      ]),
    );
    expect(await ask('segments { totalCount }', events)).toBeNull();
  });

  it('INT-13: closed to members, to staff without the key, and to staff of another brand', async () => {
    const id = randomUUID();
    await createFilter(named({}), id);
    const member = await server.loggedIn(american);
    const other = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_events'] }),
    );
    for (const by of [member, other]) {
      expect((await createFilter(named({}), randomUUID(), by)).__typename).not.toMatch(/Saved/);
      expect(await ask(`segment(segmentId: "${id}") { name }`, by)).toBeFalsy();
    }
    const host = 'au-retailer.localhost';
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'au-retailer', isAdmin: true, roles: ['internal_segmentation'] }),
      host,
    );
    expect(await ask(`segment(segmentId: "${id}") { name }`, abroad)).toBeNull();
    expect(
      await write(
        'updateAttributeFilterSegment',
        'AttributeFilterSegmentInput',
        id,
        { ...named({}), version: 1 },
        abroad,
      ),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});
