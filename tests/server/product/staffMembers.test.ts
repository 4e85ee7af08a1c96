import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../../../src/server/session/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { Neighbourhood, type Household } from '../../support/neighbourhood.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
let home: Household;
let staff: HttpClient;
let eventId: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  home = await place.household();
  const event = await place.event('2026-03-03', 18, 19);
  await place.join(home, event);
  eventId = event.id;
  staff = await server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_events'], email: 'staff@example.net' }),
  );
});
afterAll(() => server.close());

interface Member {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
}
interface Members {
  readonly staff: {
    readonly members: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly edges: readonly { readonly node: Member }[];
    } | null;
  };
}

interface Order {
  readonly field: string;
  readonly direction: string;
}

const listed = async (
  client: HttpClient,
  variables: { search?: string; first?: number; after?: string | null; orderBy?: Order },
) =>
  (
    await client.graphql<Members>(
      'query ($search: String, $first: Int, $after: String, $orderBy: MemberRecordOrder) { staff { members(search: $search, first: $first, after: $after, orderBy: $orderBy) { totalCount pageInfo { hasNextPage endCursor } edges { node { id name email } } } } }',
      variables,
    )
  ).data?.staff.members;

async function named(email: string, firstName: string, lastName: string): Promise<void> {
  const id = await server.addMember({ email });
  await server.database.db.update(members).set({ firstName, lastName }).where(eq(members.id, id));
}

describe('the participants of an event', () => {
  it('have name and email address, with the id of the member’s page', async () => {
    const { data } = await staff.graphql<{
      staff: { event: { participants: { edges: { node: { member: Member } }[] } } };
    }>(
      'query ($id: ID!) { staff { event(id: $id) { participants { edges { node { member { id name email } } } } } } }',
      { id: toGlobalId('StaffEvent', eventId) },
    );
    expect(data?.staff.event.participants.edges.map(({ node }) => node.member)).toEqual([
      { id: toGlobalId('MemberRecord', home.memberId), name: 'Dana', email: `${home.memberId}@example.org` },
    ]);
  });
});

describe('the search in an event’s participants', () => {
  it('finds a name, an email address or a part of an id, within the event', async () => {
    const found = async (search: string) => {
      const { data } = await staff.graphql<{
        staff: { event: { participants: { totalCount: number; edges: { node: { memberId: string } }[] } } };
      }>(
        'query ($id: ID!, $search: String) { staff { event(id: $id) { participants(search: $search) { totalCount edges { node { memberId } } } } } }',
        { id: toGlobalId('StaffEvent', eventId), search },
      );
      const { totalCount, edges } = data!.staff.event.participants;
      expect(edges).toHaveLength(totalCount);
      return edges.map(({ node }) => node.memberId);
    };
    expect(await found('dan')).toEqual([home.memberId]);
    expect(await found(`${home.memberId.slice(-8)}@EXAMPLE`)).toEqual([home.memberId]);
    expect(await found(home.memberId.slice(0, 13))).toEqual([home.memberId]);
    expect(await found('quigley')).toEqual([]);
  });
});

describe('members in the staff area', () => {
  it('are found by a part of their email address or name in any case; wildcards are literal', async () => {
    await named('robin_one@example.org', 'Robin', 'Quigley');
    await named('robinXone@example.org', 'Percent', '100%');
    const found = async (search: string) =>
      (await listed(staff, { search }))?.edges.map(({ node }) => node.email);
    expect(await found('OBIN_ONE')).toEqual(['robin_one@example.org']);
    expect(await found('robin quig')).toEqual(['robin_one@example.org']);
    expect(await found('100%')).toEqual(['robinXone@example.org']);
    expect(await found('nobody at all')).toEqual([]);
  });

  it('are paginated without gaps or duplicates', async () => {
    const all = await listed(staff, { first: 100 });
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await listed(staff, { first: 2, after });
      seen.push(...(page?.edges ?? []).map(({ node }) => node.email));
      after = page?.pageInfo.endCursor ?? null;
      if (page?.pageInfo.hasNextPage !== true) break;
    }
    expect(seen).toEqual(all?.edges.map(({ node }) => node.email));
    expect(seen).toHaveLength(all?.totalCount ?? -1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  describe('sorted', () => {
    const fields = ['EMAIL', 'NAME', 'POSTAL_CODE', 'UTILITY', 'PROGRAM', 'CREATED_AT'];
    const orders = fields.flatMap((field) =>
      ['ASC', 'DESC'].map((direction): Order => ({ field, direction })),
    );

    /** All of them, some at a time. */
    const walked = async (orderBy: Order, first: number): Promise<readonly Member[]> => {
      const seen: Member[] = [];
      for (let after: string | null = null; ;) {
        const page = await listed(staff, { first, after, orderBy });
        seen.push(...(page?.edges ?? []).map(({ node }) => node));
        after = page?.pageInfo.endCursor ?? null;
        if (page?.pageInfo.hasNextPage !== true) return seen;
      }
    };

    beforeAll(async () => {
      for (const twin of ['a', 'b', 'c', 'd', 'e']) {
        const id = await server.addMember({ email: `twin-${twin}@example.org` });
        const name = twin < 'd' ? { firstName: 'Twin', lastName: 'Twin' } : { firstName: '', lastName: '' };
        await server.database.db
          .update(members)
          .set({ ...name, postalCode: twin < 'c' ? '94103' : null })
          .where(eq(members.id, id));
      }
    });

    it.each(orders)(
      'by $field $direction, meet every member once from page to page, equal or without a value',
      async (orderBy) => {
        const all = await walked(orderBy, 100);
        expect(await walked(orderBy, 2)).toEqual(all);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all).toHaveLength((await listed(staff, {}))?.totalCount ?? -1);
      },
    );

    it('are in order whatever their case, and those without a value come last either way', async () => {
      const names = async (direction: string) =>
        (await walked({ field: 'NAME', direction }, 3)).map(({ name }) => name?.toLowerCase() ?? null);
      const [up, down] = [await names('ASC'), await names('DESC')];
      const known = up.filter((name) => name !== null);
      expect(known.length).toBeLessThan(up.length);
      expect(up.slice(0, known.length)).toEqual(known);
      expect(known).toEqual([...known].sort());
      expect(down).toEqual([...[...known].reverse(), ...up.slice(known.length)]);
    });

    it('begin from the start when the cursor is of another order or made up', async () => {
      const start = (await listed(staff, { first: 1, orderBy: { field: 'CREATED_AT', direction: 'ASC' } }))
        ?.edges[0]?.node;
      const byName = await listed(staff, { first: 1, orderBy: { field: 'NAME', direction: 'ASC' } });
      const forged = ['2026-02-30 00:00:00+00', '0000-01-01 00:00:00+00', 'soon', null].map((key) =>
        Buffer.from(JSON.stringify([key, home.memberId])).toString('base64url'),
      );
      for (const after of [byName?.pageInfo.endCursor ?? null, ...forged]) {
        const page = await listed(staff, {
          first: 1,
          after,
          orderBy: { field: 'CREATED_AT', direction: 'ASC' },
        });
        expect(page?.edges[0]?.node).toEqual(start);
      }
    });
  });

  it('show their utility, program and events on their page', async () => {
    const { data } = await staff.graphql<{ staff: { member: object } }>(
      `query ($id: ID!) { staff { member(id: $id) { name email brandName timeZone connection { status rawStatus rawSubstatus utility { name } } program { id } takingPart { can why }
         events { totalCount edges { node { eventId status opt settlement startAt } } } history { action } } } }`,
      { id: toGlobalId('MemberRecord', home.memberId) },
    );
    expect(data?.staff.member).toEqual({
      name: 'Dana',
      email: `${home.memberId}@example.org`,
      brandName: 'Ebbwatt',
      timeZone: 'America/Los_Angeles',
      connection: {
        status: 'CONNECTED',
        rawStatus: 'MarketEnrolled',
        rawSubstatus: null,
        utility: { name: 'Cedar Power' },
      },
      program: { id: toGlobalId('Program', place.programId) },
      takingPart: { can: 'YES', why: null },
      events: {
        totalCount: 1,
        edges: [
          {
            node: {
              eventId: toGlobalId('StaffEvent', eventId),
              status: 'SCHEDULED',
              opt: 'IN',
              settlement: null,
              startAt: '2026-03-04T02:00:00.000Z',
            },
          },
        ],
      },
      history: [],
    });
  });

  it('are hidden from members, from staff without either key, and from another brand', async () => {
    const id = toGlobalId('MemberRecord', home.memberId);
    const read = async (client: HttpClient) =>
      (
        await client.graphql<{ node: unknown; staff: { member: unknown } | null }>(
          'query ($id: ID!) { node(id: $id) { id } staff { member(id: $id) { email } } }',
          { id },
        )
      ).data;
    expect(await read(await server.loggedIn(await server.addMember()))).toEqual({ node: null, staff: null });
    expect(
      await read(
        await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_rewards'] })),
      ),
    ).toEqual({ node: null, staff: { member: null } });
    const abroad = await server.loggedIn(
      await server.addMember({
        brand: 'org',
        isAdmin: true,
        roles: ['internal_events', 'internal_programs'],
      }),
      'org.localhost',
    );
    expect(await read(abroad)).toEqual({ node: null, staff: { member: null } });
    expect((await listed(abroad, { search: home.memberId }))?.totalCount).toBe(0);
  });
});

describe('how the app looks for a member', () => {
  const change = async (client: HttpClient, input: object) =>
    (
      await client.graphql<{ answer: { __typename: string; code?: string; fields?: object[] } }>(
        'mutation ($input: SetMemberUiCustomizationInput!) { answer: setMemberUiCustomization(input: $input) { __typename ... on MemberRecordSaved { member { brandBarImageUrl history { action reason } } } ... on Refusal { code fields { field } } } }',
        { input },
      )
    ).data?.answer;
  const picture = 'https://pictures.example/bar.svg';

  it('BRD-33, NAV-14: is set by staff with a reason, and the member’s viewer has it', async () => {
    const programs = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
    );
    const own = await server.addMember();
    const memberId = toGlobalId('MemberRecord', own);
    const input = { memberId, customBrandBarImageUrl: picture, seen: null, reason: 'A sponsor’s home' };
    expect(await change(programs, input)).toEqual({
      __typename: 'MemberRecordSaved',
      member: {
        brandBarImageUrl: picture,
        history: [{ action: 'member.uiCustomization', reason: 'A sponsor’s home' }],
      },
    });
    const member = await server.loggedIn(own);
    const { data } = await member.graphql('{ viewer { uiCustomization { customBrandBarImageUrl } } }', {});
    expect(data).toEqual({ viewer: { uiCustomization: { customBrandBarImageUrl: picture } } });
    expect(await change(programs, { ...input, customBrandBarImageUrl: null })).toMatchObject({
      code: 'STALE',
    });
    expect(await change(programs, { ...input, customBrandBarImageUrl: null, seen: picture })).toMatchObject({
      member: { brandBarImageUrl: null },
    });
  });

  it('is refused without a reason, for an unsafe address, and on another brand', async () => {
    const programs = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
    );
    const memberId = toGlobalId('MemberRecord', home.memberId);
    for (const url of ['javascript:alert(1)', 'http://pictures.example/bar.svg', '//pictures.example/x'])
      expect(
        await change(programs, { memberId, customBrandBarImageUrl: url, seen: null, reason: 'Why not' }),
      ).toMatchObject({ code: 'INVALID', fields: [{ field: 'customBrandBarImageUrl' }] });
    expect(
      await change(programs, { memberId, customBrandBarImageUrl: picture, seen: null, reason: '' }),
    ).toMatchObject({ code: 'INVALID', fields: [{ field: 'reason' }] });
    const foreign = await server.addMember({ brand: 'org' });
    expect(
      await change(programs, {
        memberId: toGlobalId('MemberRecord', foreign),
        customBrandBarImageUrl: picture,
        seen: null,
        reason: 'Not ours',
      }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});
