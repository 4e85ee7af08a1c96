import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTERNAL_KEYS } from '../../src/domain/features/roleKeys.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import type { HttpClient } from '../support/httpClient.ts';

let server: TestServer;
let ids: Readonly<Record<string, string>>;
let own: HttpClient;

/** Staff with every role key, so that anything missing for them is missing because of the brand. */
const logInStaff = async (brand: string, host: string): Promise<HttpClient> =>
  server.loggedIn(await server.addMember({ brand, isAdmin: true, roles: INTERNAL_KEYS }), host);

const nodes = async (client: HttpClient, asked: readonly string[]): Promise<unknown> =>
  (await client.graphql('query Foreign($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids: asked }))
    .data?.['nodes'];

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const event = await place.event('2026-03-03', 18, 19);
  own = await logInStaff('default', 'localhost');
  const me = await own.graphql<{ viewer: { user: { id: string } } }>('query Me { viewer { user { id } } }');
  ids = {
    Utility: toGlobalId('Utility', place.utilityId),
    Program: toGlobalId('Program', place.programId),
    StaffEvent: toGlobalId('StaffEvent', event.id),
    MemberRecord: toGlobalId('MemberRecord', (await place.household()).memberId),
    User: me.data?.viewer.user.id ?? '',
  };
});
afterAll(() => server.close());

describe('ids of another brand', () => {
  it('resolve to null in GraphQL on another brand, and to their objects on their own', async () => {
    const asked = Object.values(ids);
    expect(await nodes(own, asked)).toEqual(
      Object.entries(ids).map(([__typename, id]) => ({ __typename, id })),
    );
    expect(await nodes(await logInStaff('org', 'org.localhost'), asked)).toEqual(asked.map(() => null));
  });

  it('cannot be distinguished from ids that are made up, of another type, or malformed', async () => {
    const strange = await logInStaff('org', 'org.localhost');
    const made = [
      'Utility',
      'Program',
      'StaffEvent',
      'User',
      'Session',
      'PostalCoverage',
      'MemberRecord',
      'AuditEntry',
      'Nothing',
      '__proto__',
    ].flatMap((type) => [
      toGlobalId(type, '0190a1b2-0000-7000-8000-0000000000ff'),
      toGlobalId(type, "1' or '1'='1"),
      toGlobalId(type, ''),
    ]);
    const asked = [...made, '', 'made-up', 'x'.repeat(10_000)];
    const { data, errors } = await strange.graphql(
      'query Foreign($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
      { ids: asked },
    );
    expect(errors).toEqual([]);
    expect(data?.['nodes']).toEqual(asked.map(() => null));
  });
});
