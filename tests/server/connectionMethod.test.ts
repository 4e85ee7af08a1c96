import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNewMembersProgram } from '../../src/server/programs/service.ts';
import { rowId } from '../../src/server/platform/graphql/nodes.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
});
afterAll(() => server.close());

interface Utility {
  id: string;
  version: number;
  connectionMethod: string;
  newMembersProgram: { id: string; name: string } | null;
}
interface Answer {
  utility?: Utility;
  program?: { id: string; version: number };
  code?: string;
  fields?: { field: string; message: string }[];
}

async function write(
  name: 'createUtility' | 'updateUtility' | 'createProgram' | 'updateProgram',
  input: object,
): Promise<Answer> {
  const saved = name.endsWith('Utility')
    ? '... on UtilitySaved { utility { id version connectionMethod newMembersProgram { id name } } }'
    : '... on ProgramSaved { program { id version } }';
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await staff.graphql<Record<string, Answer>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${saved} ... on Refusal { code fields { field message } } } }`,
    { input: { reason: 'For the test', ...input } },
  );
  const answer = data?.[name];
  if (answer === undefined) throw new Error(JSON.stringify(errors));
  return answer;
}

let made = 0;
const create = (change: object = {}) =>
  write('createUtility', {
    acronym: `WAY${(made += 1)}`,
    name: 'Way Power',
    shortName: 'Way',
    timeZone: 'America/Los_Angeles',
    connection: 'OAUTH',
    ...change,
  });
const partner = () => ({ partnerUrl: 'https://way.example', partnerClientId: `way-${(made += 1)}` });
async function utility(change: object = {}): Promise<Utility> {
  const { utility: saved } = await create(change);
  if (saved === undefined) throw new Error('The utility was not saved.');
  return saved;
}
const update = ({ id, version }: Utility, change: object) =>
  write('updateUtility', { id, version, ...change });

describe("how a utility's homes are connected", () => {
  it('is "not yet" unless it has an interface or staff choose files', async () => {
    expect(await utility()).toMatchObject({ connectionMethod: 'NONE' });
    expect(await utility(partner())).toMatchObject({ connectionMethod: 'INTERFACE' });
    expect(await utility({ connectionMethod: 'FILES' })).toMatchObject({ connectionMethod: 'FILES' });
    expect(await create({ connectionMethod: 'INTERFACE' })).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'partnerUrl' }],
    });
  });

  it('follows the interface that staff add or remove, and stays files when they chose files', async () => {
    const none = await utility();
    const given = (await update(none, partner())).utility as Utility;
    expect(given.connectionMethod).toBe('INTERFACE');
    expect((await update(given, { partnerUrl: '', partnerClientId: '' })).utility).toMatchObject({
      connectionMethod: 'NONE',
    });
    const files = await utility({ connectionMethod: 'FILES' });
    expect((await update(files, partner())).utility).toMatchObject({ connectionMethod: 'FILES' });
  });
});

describe("the program for a utility's new members", () => {
  it('is the one staff choose; without a choice, or when that is switched off, the oldest active one', async () => {
    const first = await utility({ connectionMethod: 'FILES' });
    const own = rowId(first.id, 'Utility') ?? '';
    const names = ['Oldest', 'Newest'];
    const programs: { id: string; version: number }[] = [];
    for (const name of names) {
      server.clock.advance(1_000);
      programs.push(
        (await write('createProgram', { utilityId: first.id, name, rules: {} })).program as {
          id: string;
          version: number;
        },
      );
    }
    const [oldest, newest] = programs;
    const taking = () => findNewMembersProgram(server.database.db, own);
    expect(await taking()).toBe(rowId(oldest?.id ?? '', 'Program'));
    const chosen = (await update(first, { newMembersProgramId: newest?.id })).utility as Utility;
    expect(chosen.newMembersProgram?.name).toBe('Newest');
    expect(await taking()).toBe(rowId(newest?.id ?? '', 'Program'));
    await write('updateProgram', { id: newest?.id, version: newest?.version, active: false });
    expect(await taking()).toBe(rowId(oldest?.id ?? '', 'Program'));
    expect((await update(chosen, { newMembersProgramId: '' })).utility?.newMembersProgram).toBeNull();
  });

  it('belongs to the utility', async () => {
    const other = await utility();
    const { program } = await write('createProgram', { utilityId: other.id, name: 'Elsewhere', rules: {} });
    expect(await update(await utility(), { newMembersProgramId: program?.id })).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'newMembersProgramId' }],
    });
  });
});
