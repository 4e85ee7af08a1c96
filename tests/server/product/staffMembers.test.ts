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

const listed = async (
  client: HttpClient,
  variables: { search?: string; first?: number; after?: string | null },
) =>
  (
    await client.graphql<Members>(
      'query ($search: String, $first: Int, $after: String) { staff { members(search: $search, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id name email } } } } }',
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

  it('show their utility, program and events on their page', async () => {
    const { data } = await staff.graphql<{ staff: { member: object } }>(
      `query ($id: ID!) { staff { member(id: $id) { name email brandName timeZone connection { status rawStatus rawSubstatus utility { name } } program { id }
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
        await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_wallet'] })),
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
