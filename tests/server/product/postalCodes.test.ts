import { sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram, createUtility, type Saved } from '../../../src/server/programs/service.ts';
import { members } from '../../../src/server/session/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const HOST = 'ca-telecom.localhost';

let server: TestServer;
let staff: HttpClient;
let made = 0;
beforeAll(async () => {
  server = await testServer();
  staff = await staffAt('ca-telecom', HOST);
}, 120_000);
afterAll(() => server.close());

const staffAt = async (brand: string, host?: string) =>
  server.loggedIn(await server.addMember({ brand, isAdmin: true, roles: ['internal_programs'] }), host);
const parts = () => ({ db: server.database.db, clock: server.clock, newId: server.core.deps.newId });
const savedId = (saved: Saved): string => {
  if (!('id' in saved)) throw new Error(JSON.stringify(saved));
  return saved.id;
};
const utility = async (brandId: string, country: 'CA' | 'US'): Promise<{ id: string; name: string }> => {
  const name = `Maple ${(made += 1)}`;
  const timeZone = country === 'CA' ? 'America/Toronto' : 'America/New_York';
  return {
    name,
    id: savedId(
      await createUtility(parts(), {
        brandId,
        actorId: null,
        reason: 'For the test',
        acronym: `MAP${made}`,
        name,
        shortName: name,
        country,
        timeZone,
        connection: 'OAUTH',
        connectionMethod: 'FILES',
      }),
    ),
  };
};

interface Changed {
  readonly changed?: number;
  readonly message?: string;
}
async function change(
  client: HttpClient,
  name: 'set' | 'remove',
  utilityId: string,
  postalCodes: readonly string[],
  eligibility = 'OHM_UTILITY_ELIGIBLE',
): Promise<Changed> {
  server.clock.advance(1);
  const field = `${name}PostalCoverage`;
  const type = `${name === 'set' ? 'Set' : 'Remove'}PostalCoverageInput!`;
  const input = {
    utilityId: toGlobalId('Utility', utilityId),
    postalCodes,
    reason: 'The map of the utility',
    ...(name === 'set' ? { eligibility } : {}),
  };
  const { data, errors } = await client.graphql<Record<string, Changed>>(
    `mutation ($input: ${type}) { ${field}(input: $input) { ... on PostalCoverageSaved { changed } ... on Refusal { message } } }`,
    { input },
  );
  const saved = data?.[field];
  if (saved === undefined) throw new Error(JSON.stringify(errors));
  return saved;
}
const at = async (code: string, host?: string) => {
  const { eligibility, utility_short_name: name } = (
    await (await server.client(host)).call(`/signup/check_zip_eligibility?zip=${encodeURIComponent(code)}`)
  ).json<{ eligibility: number; utility_short_name: string | null }>();
  return [eligibility, name];
};
interface Page {
  readonly postalCoverage: {
    readonly totalCount: number;
    readonly edges: readonly { readonly node: { readonly postalCode: string } }[];
  };
  readonly coverageSummary: readonly {
    readonly eligibility: string;
    readonly codes: number;
    readonly prefixes: number;
  }[];
}
const readPage = async (client: HttpClient, utilityId: string, startsWith = '') => {
  const { data } = await client.graphql<{ staff: Page }>(
    'query ($id: ID, $q: String) { staff { postalCoverage(first: 5, startsWith: $q, utilityId: $id) { totalCount edges { node { postalCode } } } coverageSummary(utilityId: $id) { eligibility codes prefixes } } }',
    { id: toGlobalId('Utility', utilityId), q: startsWith },
  );
  if (data == null) throw new Error('no page');
  return data.staff;
};

describe('the first half of a Canadian postal code', () => {
  it('covers every code that begins with it; the most specific code wins', async () => {
    const [wide, exact] = [await utility('ca-telecom', 'CA'), await utility('ca-telecom', 'CA')];
    expect(await change(staff, 'set', wide.id, ['m5v', 'M5X 1A1'])).toEqual({ changed: 2 });
    expect(await at('M5V 3A8', HOST)).toEqual([1, wide.name]);
    expect(await at('M5V-1J1', HOST)).toEqual([1, wide.name]);
    expect(await at('M5W 1J1', HOST)).toEqual([0, null]);
    await change(staff, 'set', exact.id, ['M5V 3A8'], 'OHM_PARTIALLY_INELIGIBLE');
    expect(await at('M5V 3A8', HOST)).toEqual([2, exact.name]);
    expect(await at('M5V 3A9', HOST)).toEqual([1, wide.name]);
    expect((await readPage(staff, wide.id)).coverageSummary).toEqual([
      { eligibility: 'OHM_UTILITY_ELIGIBLE', codes: 2, prefixes: 1 },
    ]);
    expect(
      (await readPage(staff, wide.id, 'M5V 3A8')).postalCoverage.edges.map(({ node }) => node.postalCode),
    ).toEqual(['M5V']);
    expect(await change(staff, 'remove', wide.id, ['M5V'])).toEqual({ changed: 1 });
    expect(await at('M5V 3A9', HOST)).toEqual([0, null]);
    expect(await at('M5V 3A8', HOST)).toEqual([2, exact.name]);
  });

  it('finds the members who can be enrolled, except those covered by another utility’s full code', async () => {
    const [wide, exact] = [await utility('ca-telecom', 'CA'), await utility('ca-telecom', 'CA')];
    await change(staff, 'set', wide.id, ['K2P']);
    await change(staff, 'set', exact.id, ['K2P 0B2']);
    const programId = savedId(
      await createProgram(parts(), {
        brandId: 'ca-telecom',
        actorId: null,
        reason: 'For the test',
        utilityId: wide.id,
        name: 'Evenings',
        rules: {},
      }),
    );
    const [inside, elsewhere] = [
      await server.addMember({ brand: 'ca-telecom', email: 'inside@example.org' }),
      await server.addMember({ brand: 'ca-telecom', email: 'elsewhere@example.org' }),
    ];
    for (const [id, postalCode] of [
      [inside, 'K2P1A4'],
      [elsewhere, 'K2P0B2'],
    ])
      await server.database.db
        .update(members)
        .set({ postalCode })
        .where(sql`id = ${id}`);
    const { data } = await staff.graphql<{
      staff: {
        program: { candidates: { edges: { node: { email: string } }[] } };
        enrollmentPreview: { effects: { fault: string | null }[] };
      };
    }>(
      'query ($id: ID!, $input: EnrollmentPreviewInput!) { staff { program(id: $id) { candidates { edges { node { email } } } } enrollmentPreview(input: $input) { effects { fault } } } }',
      {
        id: toGlobalId('Program', programId),
        input: {
          programId: toGlobalId('Program', programId),
          memberIds: [inside, elsewhere].map((id) => toGlobalId('MemberRecord', id)),
        },
      },
    );
    expect(data?.staff.program.candidates.edges.map(({ node }) => node.email)).toEqual([
      'inside@example.org',
    ]);
    expect(data?.staff.enrollmentPreview.effects.map(({ fault }) => fault === null)).toEqual([true, false]);
  });

  it('has three characters, and nothing is saved if one code is invalid', async () => {
    const { id } = await utility('ca-telecom', 'CA');
    for (const wrong of ['M', 'M5', 'M5V 3', '94103'])
      expect((await change(staff, 'set', id, ['V6B', wrong])).message).toContain(`"${wrong}"`);
    expect((await readPage(staff, id)).postalCoverage.totalCount).toBe(0);
  });

  it('can be sent for the whole country at once', async () => {
    const { id, name } = await utility('ca-telecom', 'CA');
    const letters = Array.from('ABCEGHJKLMNPRSTVXY');
    const all = letters.flatMap((first) =>
      Array.from({ length: 10 }, (_, digit) => letters.map((last) => `${first}${digit}${last}`)).flat(),
    );
    expect(await change(staff, 'set', id, all)).toEqual({ changed: 3_240 });
    expect(await at('A1A 1A1', HOST)).toEqual([1, name]);
  });
});

describe('the codes of a whole country', () => {
  const zips = Array.from({ length: 41_000 }, (_, index) => String(501 + index * 2).padStart(5, '0'));

  it('are saved at once by staff, found by the table’s key, and reported in one line', async () => {
    const { id, name } = await utility('default', 'US');
    const own = await staffAt('default');
    expect(await change(own, 'set', id, zips)).toEqual({ changed: 41_000 });
    expect(await change(own, 'set', id, zips)).toEqual({ changed: 0 });
    expect(await at('10003')).toEqual([1, name]);
    expect(await at('10004')).toEqual([0, null]);
    const page = await readPage(own, id, '1000');
    expect(page.coverageSummary).toEqual([
      { eligibility: 'OHM_UTILITY_ELIGIBLE', codes: 41_000, prefixes: 0 },
    ]);
    expect(page.postalCoverage.totalCount).toBe(5);
    expect((await change(own, 'set', id, ['941'])).message).toContain('"941"');
    const { rows } = await server.database.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from postal_coverage pc where pc.brand = 'default' and pc.postal_code = any (array['10003'::text, left('10003'::text, 3)])`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    expect(await change(own, 'remove', id, zips.slice(0, 40_000))).toEqual({ changed: 40_000 });
  }, 60_000);

  it('can be sent by staff only', async () => {
    const member = await server.loggedIn(await server.addMember());
    const body = { query: '{ viewer { user { id } } }', variables: { codes: zips } };
    expect((await member.call('/graphql/internal', { body })).statusCode).toBe(413);
    expect((await (await server.client()).call('/graphql/internal', { body })).statusCode).toBe(413);
  });
});
