import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { memberTags } from '../../src/server/members/tables.ts';
import { servicePoints } from '../../src/server/meter/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { phoneNumbers } from '../../src/server/settings/tables.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
const people: Record<string, string> = {};
beforeAll(async () => {
  server = await testServer();
  const add = async (name: string, firstName: string, lastName: string, brand = 'default') => {
    const id = await server.addMember({ email: `${name}@hits.example`, brand });
    people[name] = id;
    await server.database.db.update(members).set({ firstName, lastName }).where(eq(members.id, id));
    return id;
  };
  const [ada] = [await add('ada', 'Ada', 'Quill'), await add('quentin', 'Quentin', 'O%Neil')];
  const elsewhere = await add('adam', 'Adam', 'Quill', 'us-energy');
  for (const [memberId, number, meter, brand] of [
    [ada, '+14155550132', 'METER0004821', 'default'],
    [elsewhere, '+14155560132', 'METER0014821', 'us-energy'],
  ] as const) {
    await server.database.db.insert(phoneNumbers).values({ memberId, number, verified: true });
    await server.database.db.insert(servicePoints).values({
      id: server.core.deps.newId(),
      brand,
      memberId,
      numberHash: server.core.deps.secrets.keyedHash('service-point', meter),
      numberLast4: '4821',
      timeZone: 'America/Los_Angeles',
      verified: true,
      createdAt: server.clock.now(),
    });
  }
}, 120_000);
afterAll(() => server.close());

interface Hit {
  readonly by: string;
  readonly lastFour: string | null;
  readonly member: { readonly id: string };
}
/** An id in an address could hold the digits that a test looks for. */
let staffAdded = 0;

async function hits(search: string, roles: readonly string[] = ['internal_events'], host = 'localhost') {
  const brand = host === 'localhost' ? 'default' : host.split('.')[0];
  const staff = await server.loggedIn(
    await server.addMember({
      email: `${'s'.repeat((staffAdded += 1))}@staff.example`,
      isAdmin: true,
      roles,
      ...(brand === undefined ? {} : { brand }),
    }),
    host,
  );
  const { data } = await staff.graphql<{ staff: { memberHits: readonly Hit[] | null } }>(
    'query ($search: String!) { staff { memberHits(search: $search) { by lastFour member { id } } } }',
    { search },
  );
  return data?.staff.memberHits ?? null;
}
const hit = (name: string, by: string, lastFour: string | null = null) => ({
  by,
  lastFour,
  member: { id: toGlobalId('MemberRecord', people[name] ?? '') },
});

it.each([
  ['the beginning of an address', 'ADA@hi', 'NAME', null],
  ['a name', 'ada quill', 'NAME', null],
  ['the beginning of a surname', 'qui', 'NAME', null],
  ['a part of a surname', 'uill', 'NAME', null],
  ['the last digits of a phone number', '555-0132', 'PHONE', '0132'],
  ['a whole phone number', '+1 (415) 555-0132', 'PHONE', '0132'],
  ['the last digits of a meter', '4821', 'METER', '4821'],
  ['a whole meter number', 'meter0004821', 'METER', '4821'],
])('finds a member by %s, in the own brand only', async (_what, search, by, lastFour) => {
  expect(await hits(search)).toContainEqual(hit('ada', by, lastFour));
  expect((await hits(search))?.map(({ member }) => member.id)).not.toContain(
    toGlobalId('MemberRecord', people['adam'] ?? ''),
  );
});

it('finds an Australian mobile number as it is dialled there', async () => {
  const memberId = await server.addMember({ email: 'matilda@hits.example' });
  people['matilda'] = memberId;
  await server.database.db.insert(phoneNumbers).values({ memberId, number: '+61412345678', verified: true });
  expect(await hits('0412 345 678')).toEqual([hit('matilda', 'PHONE', '5678')]);
});

it('finds a member by the beginning of their id, and by all of it', async () => {
  const id = people['ada'] ?? '';
  expect(await hits(id)).toEqual([hit('ada', 'ID')]);
  expect(await hits(id.slice(0, -1))).toContainEqual(hit('ada', 'ID'));
});

it('takes what is typed literally, and finds nothing by one letter or what nobody has', async () => {
  expect(await hits('o%n')).toEqual([hit('quentin', 'NAME')]);
  for (const search of ['a', '  ', '%', 'a_a', 'nobody-has-this', '132', '0132 or 1=1'])
    expect(await hits(search)).toEqual([]);
});

it.each(['0412 345 678', 'METER0004821', '+1 (415) 555-0132'])(
  'the list of members is searched by %s, too',
  async (search) => {
    const staff = await server.loggedIn(
      await server.addMember({
        email: `${'s'.repeat((staffAdded += 1))}@staff.example`,
        isAdmin: true,
        roles: ['internal_events'],
      }),
    );
    const { data } = await staff.graphql<{ staff: { members: { totalCount: number } } }>(
      'query ($search: String!) { staff { members(first: 5, search: $search) { totalCount } } }',
      { search },
    );
    expect(data?.staff.members.totalCount).toBe(1);
  },
);

it('the list finds everyone whose phone number ends so, also by tag', async () => {
  const ids = await Promise.all(
    Array.from({ length: 7 }, (_, each) => server.addMember({ email: `seven${each}@hits.example` })),
  );
  const { db } = server.database;
  await db
    .insert(phoneNumbers)
    .values(ids.map((memberId, each) => ({ memberId, number: `+1415${each}557711`, verified: true })));
  const [tagged = ''] = ids.toSorted().slice(-1);
  await db.insert(memberTags).values({
    memberId: tagged,
    brand: 'default',
    key: 'solar',
    tag: 'Solar',
  });
  const staff = await server.loggedIn(
    await server.addMember({
      email: `${'s'.repeat((staffAdded += 1))}@staff.example`,
      isAdmin: true,
      roles: ['internal_events'],
    }),
  );
  const { data } = await staff.graphql<{
    staff: Record<'all' | 'tagged', { totalCount: number; edges: readonly { node: { id: string } }[] }>;
  }>(`{ staff {
    all: members(first: 5, search: "557711") { totalCount edges { node { id } } }
    tagged: members(first: 5, search: "557711", tag: "Solar") { totalCount edges { node { id } } }
  } }`);
  expect(data?.staff.all.totalCount).toBe(7);
  expect(data?.staff.tagged).toEqual({
    totalCount: 1,
    edges: [{ node: { id: toGlobalId('MemberRecord', tagged) } }],
  });
});

it("gives nothing to staff who don't see members, and to another brand its own", async () => {
  expect(await hits('ada', ['internal_placements'])).toBeNull();
  expect(await hits('4821', ['internal_events'], 'us-energy.localhost')).toEqual([
    hit('adam', 'METER', '4821'),
  ]);
});
