import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberTags } from '../../src/server/members/tables.ts';
import { segments } from '../../src/server/segments/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const BRAND = 'ca-telecom';
let server: TestServer;
let staff: HttpClient;
let toronto: string;
let montreal: string;
beforeAll(async () => {
  server = await testServer();
  const add = async (profile: Partial<typeof members.$inferInsert>) => {
    const id = await server.addMember({ brand: BRAND });
    await server.database.db.update(members).set(profile).where(eq(members.id, id));
    return id;
  };
  toronto = await add({ country: 'CA', region: 'ON', postalCode: 'M5V2T6', timeZone: 'America/Toronto' });
  const shippingAddress = {
    line1: '1 Rue',
    line2: null,
    city: 'Montréal',
    region: 'QC',
    postal_code: 'H2X 1Y4',
    country: 'CA' as const,
  };
  montreal = await add({ country: 'CA', postalCode: 'H2X1Y4', timeZone: 'America/Toronto', shippingAddress });
  staff = await server.loggedIn(
    await server.addMember({ brand: BRAND, isAdmin: true, roles: ['internal_segmentation'] }),
    `${BRAND}.localhost`,
  );
});
afterAll(() => server.close());

interface Saved {
  readonly __typename: string;
  readonly segment?: {
    readonly sampleMembers: readonly string[];
    readonly nodes: readonly { readonly texts: readonly string[]; readonly textNames: readonly string[] }[];
  };
}

let count = 0;
async function save(
  attributeName: string,
  texts: readonly string[],
  { operator = 'IS_ONE_OF', id = randomUUID() }: { readonly operator?: string; readonly id?: string } = {},
) {
  const { data } = await staff.graphql<{ createAttributeFilterSegment: Saved }>(
    `mutation Save($id: ID!, $input: AttributeFilterSegmentInput!) {
       createAttributeFilterSegment(id: $id, input: $input) {
         __typename ... on SegmentSaved { segment { sampleMembers nodes { texts textNames } } } } }`,
    {
      id,
      input: { name: `Values ${(count += 1)}`, attributeName, operator, texts, reason: 'For the test' },
    },
  );
  return data?.createAttributeFilterSegment;
}

async function reach(condition: object) {
  const { data } = await staff.graphql<{ staff: { segmentCondition: unknown } }>(
    `query Reach($condition: SegmentNodeInput!) { staff { segmentCondition(condition: $condition) { members matching } } }`,
    { condition: { kind: 'FILTER', ...condition } },
  );
  return data?.staff.segmentCondition;
}

describe('values as people write them', () => {
  it.each([
    ['postal_code', 'm5v 2t6', ['M5V2T6'], ['M5V 2T6'], () => [toronto]],
    ['region', 'Ontario', ['ON'], ['Ontario'], () => [toronto]],
    // Where the profile has no region, that of the address counts.
    ['region', 'quebec', ['QC'], ['Quebec'], () => [montreal]],
  ] as const)('%s is “%s”', async (attribute, typed, texts, textNames, expected) => {
    expect((await save(attribute, [typed]))?.segment).toEqual({
      sampleMembers: expected(),
      nodes: [{ texts, textNames }],
    });
    const others = (await save(attribute, [typed], { operator: 'IS_NOT_ONE_OF' }))?.segment?.sampleMembers;
    expect(others?.filter((id) => expected().includes(id))).toEqual([]);
  });

  it('a rule that was saved before with such a value matches whom it means', async () => {
    const id = randomUUID();
    await save('region', ['ON'], { id });
    await server.database.db
      .update(segments)
      .set({ tree: { kind: 'filter', attribute: 'region', operator: 'IS_ONE_OF', values: ['Ontario'] } })
      .where(eq(segments.id, id));
    const { data } = await staff.graphql<{ staff: { segment: object } }>(
      `{ staff { segment(segmentId: "${id}") { memberCount sampleMembers nodes { texts } } } }`,
    );
    expect(data?.staff.segment).toEqual({
      memberCount: 1,
      sampleMembers: [toronto],
      nodes: [{ texts: ['ON'] }],
    });
  });

  it('texts with a known set of values are choices with names', async () => {
    const { data } = await staff.graphql<{
      staff: { segmentAttributes: { name: string; options: { value: string; name: string }[] }[] };
    }>(
      `{ staff { segmentAttributes(names: ["region", "time_zone", "brand", "beta_volunteer", "postal_code"]) {
           name options { value name } } } }`,
    );
    const options = new Map(data?.staff.segmentAttributes.map((each) => [each.name, each.options]));
    expect(options.get('region')).toHaveLength(10);
    expect(options.get('region')).toContainEqual({ value: 'ON', name: 'Ontario' });
    expect(options.get('time_zone')).toContainEqual({ value: 'America/Toronto', name: 'America/Toronto' });
    expect(options.get('brand')).toEqual([{ value: BRAND, name: 'Tamarack Telecom' }]);
    expect(options.get('beta_volunteer')).toEqual([
      { value: '1', name: 'Yes' },
      { value: '0', name: 'No' },
    ]);
    expect(options.get('postal_code')).toEqual([]);
    expect((await save('region', ['California']))?.__typename).toBe('Refusal');
  });

  it('a home that staff tagged is reached by its tag, which is a choice, and one that no home has yet may be asked for', async () => {
    await server.database.db
      .insert(memberTags)
      .values({ brand: BRAND, memberId: toronto, key: 'pilot home', tag: 'Pilot home' });
    const { data } = await staff.graphql<{
      staff: { segmentAttributes: { options: { value: string; name: string }[] }[] };
    }>(`{ staff { segmentAttributes(names: ["tags"]) { options { value name } } } }`);
    expect(data?.staff.segmentAttributes[0]?.options).toEqual([{ value: 'pilot home', name: 'Pilot home' }]);
    expect((await save('tags', ['pilot home'], { operator: 'HAS_ANY' }))?.segment).toEqual({
      sampleMembers: [toronto],
      nodes: [{ texts: ['pilot home'], textNames: ['Pilot home'] }],
    });
    expect((await save('tags', ['crew'], { operator: 'HAS_ANY' }))?.segment?.sampleMembers).toEqual([]);
  });

  it('a condition’s reach is counted by itself, and not before it is complete', async () => {
    const postal = { attribute: 'postal_code', operator: 'IS_ONE_OF' };
    expect(await reach({ ...postal, texts: ['M5V 2T6'] })).toEqual({ members: 3, matching: 1 });
    expect(await reach({ ...postal, texts: ['94103'] })).toEqual({ members: 3, matching: 0 });
    expect(await reach({ attribute: 'country', operator: 'IS_SET' })).toEqual({ members: 3, matching: 3 });
    expect(await reach({ ...postal, texts: [] })).toBeNull();
    expect(await reach({ kind: 'CODE', segmentId: 'NEVER_JOINED' })).toEqual({ members: 3, matching: 3 });
    expect(await reach({ kind: 'SEGMENT', segmentId: randomUUID() })).toBeNull();
  });
});
