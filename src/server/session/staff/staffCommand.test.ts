import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../../../../tests/support/httpClient.ts';
import { testServer, type TestServer } from '../../../../tests/support/testServer.ts';
import { runCommand } from '../../platform/operator/command.ts';
import { staffCommand } from './staffCommand.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function run(
  ...args: string[]
): Promise<{ code: number; results: readonly string[]; faults: readonly string[] }> {
  const results: string[] = [];
  const faults: string[] = [];
  server.clock.advance(1);
  const { deps, sessions } = server.core;
  const code = await runCommand([staffCommand(sessions)], {
    name: 'staff',
    args,
    deps,
    signal: new AbortController().signal,
    print: (line) => void results.push(line),
    printError: (line) => void faults.push(line),
    openFile: () => {
      throw new Error('It takes no files.');
    },
    settle: async () => undefined,
  });
  return { code, results, faults };
}

const password = 'try-it-this-evening';
const readUser = async (browser: HttpClient) =>
  (await browser.call('/user_status')).json<{
    user: { isAdmin: boolean; roleKeys: string[]; timeZone: string } | null;
  }>().user;

describe('npm run staff -- add', () => {
  it('makes a member with staff rights and prints a link that sets the password once', async () => {
    const { code, results, faults } = await run(
      'add',
      'Ana@example.org',
      '--brand',
      'au-retailer',
      '--role',
      'internal_events,internal_programs',
    );
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    expect(results.slice(0, 2)).toEqual([
      'Ana@example.org is on the staff of au-retailer, with a new account.',
      'Roles: programme',
    ]);
    const link = new URL(results.at(-1) ?? '');
    expect(link.pathname).toBe('/reset-password');
    expect(link.hostname).toBe('au-retailer.localhost');
    expect(link.searchParams.get('next')).toBe('/internal');

    const browser = await server.client('au-retailer.localhost');
    const token = link.searchParams.get('token') ?? '';
    const reset = () => browser.call('/reset_password', { body: { token, password } });
    expect((await reset()).statusCode).toBe(200);
    expect((await reset()).statusCode).not.toBe(200);
    expect((await browser.call('/login', { body: { email: 'ana@example.org', password } })).statusCode).toBe(
      200,
    );
    expect(await readUser(browser)).toMatchObject({
      isAdmin: true,
      roleKeys: ['internal_events', 'internal_programs'],
      timeZone: 'Australia/Sydney',
    });
  });

  it('adds role keys to an existing member, whose password stays; a repetition grants and records nothing', async () => {
    const id = await server.addMember({ email: 'bo@example.org', password });
    expect(
      (await run('add', 'BO@example.org', '--role', 'internal_events', '--reason', 'New colleague')).results,
    ).toEqual([
      'bo@example.org is on the staff of default.',
      'Roles: internal_events',
      expect.stringMatching(
        /^Log in with your usual password: http:\/\/localhost:\d+\/login\?next=%2Finternal$/,
      ),
    ]);
    await run('add', 'bo@example.org', '--role', 'internal_programs');
    expect((await run('add', 'bo@example.org', '--role', 'internal_programs')).results[0]).toBe(
      'bo@example.org is on the staff of default. No new role keys.',
    );
    const staff = await server.loggedIn(id);
    const { data } = await staff.graphql<{ staff: { auditLog: { edges: { node: object }[] } } }>(
      `{ staff { auditLog(subject: "member:${id}") { edges { node { action actor reason before after } } } } }`,
    );
    expect(data?.staff.auditLog.edges.map(({ node }) => node)).toEqual([
      {
        action: 'staff.add',
        actor: 'system',
        reason: 'From the command line',
        before: JSON.stringify({ isAdmin: true, roleKeys: ['internal_events'] }),
        after: JSON.stringify({ isAdmin: true, roleKeys: ['internal_events', 'internal_programs'] }),
      },
      {
        action: 'staff.add',
        actor: 'system',
        reason: 'New colleague',
        before: JSON.stringify({ isAdmin: false, roleKeys: [] }),
        after: JSON.stringify({ isAdmin: true, roleKeys: ['internal_events'] }),
      },
    ]);
  });

  it('gives another link to a member without a password', async () => {
    const [first, second] = [
      await run('add', 'cy@example.org', '--role', 'internal_events'),
      await run('add', 'cy@example.org', '--role', 'internal_events'),
    ];
    expect(second.results.at(-1)).toContain('/reset-password?token=');
    expect(second.results.at(-1)).not.toBe(first.results.at(-1));
  });
});

describe('npm run staff -- add … --role support', () => {
  it('gives every right of the role, on each of several brands', async () => {
    const { code, results } = await run(
      'add',
      'ivy@example.net',
      '--brand',
      'default, au-retailer',
      '--role',
      'support,finance',
    );
    expect([code, results.filter((line) => line.startsWith('Roles'))]).toEqual([
      0,
      ['Roles: support, finance', 'Roles: support, finance'],
    ]);
    const listed = (await run('list', '--brand', 'default,au-retailer')).results.filter((line) =>
      line.startsWith('ivy'),
    );
    expect(listed).toEqual(Array(2).fill('ivy@example.net: support, finance (no password yet)'));
  });
});

describe('npm run staff -- remove', () => {
  it('revokes the rights and every session, and keeps the member', async () => {
    const id = await server.addMember({ email: 'dee@example.org', password });
    await run('add', 'dee@example.org', '--role', 'internal_events');
    const browser = await server.loggedIn(id);
    expect((await run('remove', 'dee@example.org')).results).toEqual([
      'dee@example.org is no longer on the staff of default and is logged out everywhere. The member account stays.',
    ]);
    expect(await readUser(browser)).toBe(null);
    expect(await readUser(await server.loggedIn(id))).toMatchObject({ isAdmin: false, roleKeys: [] });
    expect((await run('remove', 'dee@example.org')).faults).toEqual([
      'No one on the staff of default has the email address dee@example.org.',
    ]);
  });
});

describe('npm run staff -- list', () => {
  it('lists the brand’s staff with their role keys, and no other brand’s', async () => {
    await run('add', 'eve@example.org', '--brand', 'org', '--role', 'internal_wallet');
    await server.addMember({ email: 'flo@example.org', brand: 'org', password });
    await run('add', 'flo@example.org', '--brand', 'org', '--role', 'internal_staff,internal_events');
    expect((await run('list', '--brand', 'org')).results).toEqual([
      'eve@example.org: finance (no password yet)',
      'flo@example.org: internal_events, internal_staff',
    ]);
    expect((await run('list', '--brand', 'us-mobile')).results).toEqual(['us-mobile has no staff yet.']);
  });
});

describe('wrong input', () => {
  it.each([
    [[], 'Enter "add", "remove" or "list".'],
    [['promote', 'a@example.org'], '"promote" isn’t "add", "remove" or "list".'],
    [['add', '--role', 'internal_events'], 'Enter an email address.'],
    [['add', 'nobody', '--role', 'internal_events'], '"nobody" isn’t an email address.'],
    [['add', 'a@example.org'], 'Enter at least one role (--role'],
    [
      ['add', 'a@example.org', '--role', 'internal_events,internal_king,nav_full_experience'],
      '"internal_king", "nav_full_experience": unknown role. Roles: support, finance, programme, content, read_only, owner. Single',
    ],
    [
      ['add', 'a@example.org', '--role', 'internal_events', '--brand', 'nowhere'],
      'There’s no brand "nowhere". Brands: ',
    ],
    [
      ['add', 'a@example.org', 'b@example.org', '--role', 'internal_events'],
      'We don’t understand "b@example.org".',
    ],
    [['add', 'a@example.org', '--rolle', 'internal_events'], "Unknown option '--rolle'"],
    [['list', 'a@example.org'], 'We don’t understand "a@example.org".'],
  ])('is explained, and nothing is done: %j', async (args, says) => {
    const { code, results, faults } = await run(...args);
    expect({ code, results }).toEqual({ code: 1, results: [] });
    expect(faults.join('\n')).toContain(says);
    expect((await run('list')).results.join()).not.toContain('a@example.org');
  });
});
