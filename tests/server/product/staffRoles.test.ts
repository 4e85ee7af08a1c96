import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../src/server/audit/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let boss: { readonly id: string; readonly client: HttpClient };
let others: string[] = [];
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  const id = await person(['internal_staff'], 'boss@example.org');
  boss = { id, client: await server.loggedIn(id) };
});
afterAll(() => server.close());

const PASSWORD = 'four quiet evening hours';

async function person(roles: readonly string[], email?: string, brand = 'default'): Promise<string> {
  const id = await server.addMember({
    isAdmin: true,
    roles,
    brand,
    password: PASSWORD,
    ...(email === undefined ? {} : { email }),
  });
  others = [...others, id];
  return id;
}

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly account?: { readonly id: string; readonly roleKeys: readonly string[]; readonly state: string };
}

async function act(client: HttpClient, mutation: string, input: object): Promise<Saved> {
  const type = `${(mutation === 'inviteStaff' || mutation === 'setStaffRoles' ? mutation : 'staffAccount').replace(/^./, (sign) => sign.toUpperCase())}Input`;
  const saved =
    mutation === 'endStaffAccess' ? '' : '... on StaffAccountSaved { account { id roleKeys state } }';
  const { data, errors } = await client.graphql<Record<string, Saved>>(
    `mutation Act($input: ${type}!) { ${mutation}(input: $input) { __typename ${saved} ... on Refusal { code message } } }`,
    { input },
  );
  return data?.[mutation] ?? { __typename: 'Error', message: JSON.stringify(errors) };
}

const toId = (memberId: string): string => toGlobalId('StaffAccount', memberId);
const reason = 'New colleague';

async function readAudit(memberId: string): Promise<readonly string[]> {
  const rows = await server.database.db.select().from(auditLog);
  return rows
    .filter(({ subject }) => subject === `member:${memberId}`)
    .map(({ action, reason: why, actorId }) => `${action} ${why} ${actorId === boss.id ? 'boss' : 'other'}`);
}

const mailTo = async (email: string) => {
  await server.worker.runUntilIdle();
  return server.sentMail.filter(({ to }) => to === email);
};
const linkIn = (text: string): string => /https?:\/\/\S*reset-password\?token=[^\s&]+/.exec(text)?.[0] ?? '';
const tokenIn = (text: string): string => new URL(linkIn(text)).searchParams.get('token') ?? '';

describe('an invitation', () => {
  it('creates the account, sends a link that works once, and has a reason in the audit log', async () => {
    const email = 'new@example.org';
    const saved = await act(boss.client, 'inviteStaff', { email, roleKeys: ['internal_events'], reason });
    expect(saved).toMatchObject({
      __typename: 'StaffAccountSaved',
      account: { roleKeys: ['internal_events'], state: 'INVITED' },
    });
    const [mail] = await mailTo(email);
    const client = await server.client();
    const token = tokenIn(mail?.text ?? '');
    const reset = await client.call('/reset_password', { body: { token, password: PASSWORD } });
    expect(reset.json()).toMatchObject({ user: { isAdmin: true, roleKeys: ['internal_events'] } });
    expect((await client.call('/reset_password', { body: { token, password: PASSWORD } })).statusCode).toBe(
      400,
    );
    const memberId = reset.json<{ user: { id: string } }>().user.id;
    expect(await readAudit(memberId)).toEqual(['staff.invite New colleague boss']);
    const { data } = await boss.client.graphql(
      `{ found: node(id: "${toId(memberId)}") { ... on StaffAccount { email roleKeys } } }`,
    );
    expect(data).toEqual({ found: { email, roleKeys: ['internal_events'] } });
  });

  it('expires after a day, and a new link ends the earlier one', async () => {
    const email = 'late@example.org';
    const saved = await act(boss.client, 'inviteStaff', { email, roleKeys: ['internal_events'], reason });
    const [first] = await mailTo(email);
    const again = await act(boss.client, 'resendStaffInvitation', { id: saved.account?.id, reason });
    expect(again.__typename).toBe('StaffAccountSaved');
    const [, second] = await mailTo(email);
    const client = await server.client();
    const open = (text: string | undefined) =>
      client.call('/reset_password', { body: { token: tokenIn(text ?? ''), password: PASSWORD } });
    expect((await open(first?.text)).statusCode).toBe(400);
    server.clock.advance(24 * 3_600_000);
    expect((await open(second?.text)).statusCode).toBe(400);
  });

  it.each([
    ['no email address', { email: 'nobody' }],
    ['no role', { roleKeys: [] }],
    ['an unknown role', { roleKeys: ['internal_king'] }],
    ['no reason', { reason: ' ' }],
  ])('with %s is refused', async (_what, change) => {
    const input = { email: 'x@example.org', roleKeys: ['internal_events'], reason, ...change };
    expect((await act(boss.client, 'inviteStaff', input)).code).toBe('INVALID');
  });

  it('of someone on the staff is refused; a member with a password keeps it', async () => {
    const member = 'member@example.org';
    await server.addMember({ email: member, password: PASSWORD });
    const input = { email: ' Member@Example.org', roleKeys: ['internal_events'], reason };
    expect(await act(boss.client, 'inviteStaff', input)).toMatchObject({ account: { state: 'ACTIVE' } });
    expect(linkIn((await mailTo(member))[0]?.text ?? '')).toBe('');
    expect((await act(boss.client, 'inviteStaff', input)).code).toBe('CONFLICT');
  });
});

describe('roles', () => {
  it('count from the next request on', async () => {
    const id = await person(['internal_events']);
    const client = await server.loggedIn(id);
    const keys = async () =>
      (await client.call('/user_status')).json<{ user: { roleKeys: string[] } }>().user.roleKeys;
    const seen = ['internal_events'];
    const saved = await act(boss.client, 'setStaffRoles', {
      id: toId(id),
      seen,
      roleKeys: ['internal_rewards', 'internal_programs'],
      reason,
    });
    expect(saved.account?.roleKeys).toEqual(['internal_programs', 'internal_rewards']);
    expect(await keys()).toEqual(['internal_programs', 'internal_rewards']);
    expect(await readAudit(id)).toEqual(['staff.roles New colleague boss']);
    const stale = { id: toId(id), seen, roleKeys: ['internal_events'], reason };
    expect((await act(boss.client, 'setStaffRoles', stale)).code).toBe('STALE');
  });

  describe('that approve what others do', () => {
    const keysOf = async (id: string) =>
      (await (await server.loggedIn(id)).call('/user_status')).json<{ user: { roleKeys: string[] } }>().user
        .roleKeys;
    const give = (id: string, roleKeys: readonly string[], seen: readonly string[] = ['internal_events']) =>
      act(boss.client, 'setStaffRoles', { id: toId(id), seen, roleKeys, reason });
    const confirm = (client: HttpClient, id: string) =>
      act(client, 'confirmStaffRoles', { id: toId(id), reason: 'I know her' });

    it.each([
      'internal_experience_manager_override',
      'internal_segmentation',
      'internal_placements',
      'internal_wallet',
      'internal_staff',
    ])('%s counts once a second person has confirmed it', async (key) => {
      const [id, second] = [await person(['internal_events']), await person(['internal_staff'])];
      expect((await give(id, ['internal_events', key])).__typename).toBe('StaffAccountSaved');
      expect(await keysOf(id)).toEqual(['internal_events']);
      expect((await confirm(boss.client, id)).code).toBe('NOT_ALLOWED');
      expect((await confirm(await server.loggedIn(second), id)).__typename).toBe('StaffAccountSaved');
      expect((await keysOf(id)).sort()).toEqual(['internal_events', key].sort());
      expect(await readAudit(id)).toEqual([
        'staff.roles New colleague boss',
        'staff.rolesConfirm I know her other',
      ]);
      expect((await confirm(await server.loggedIn(second), id)).code).toBe('NOT_ALLOWED');
    });

    it('can’t be confirmed by a second account that one person makes for it', async () => {
      const email = 'second-self@example.org';
      await act(boss.client, 'inviteStaff', { email, roleKeys: ['internal_staff'], reason });
      const found = await server.core.sessions.findByEmail(server.database.db, 'default', email);
      const self = found?.id ?? '';
      const id = await person(['internal_events']);
      await give(id, ['internal_segmentation']);
      expect((await confirm(await server.loggedIn(self), id)).code).toBe('FORBIDDEN');
      expect((await confirm(await server.loggedIn(self), self)).code).toBe('FORBIDDEN');
      await act(boss.client, 'endStaffAccess', { id: toId(self), reason });
    });

    it('don’t count for oneself either', async () => {
      const id = await person(['internal_staff']);
      const own = await server.loggedIn(id);
      await act(own, 'setStaffRoles', {
        id: toId(id),
        seen: ['internal_staff'],
        roleKeys: ['internal_staff', 'internal_placements'],
        reason,
      });
      expect(await keysOf(id)).toEqual(['internal_staff']);
      expect((await confirm(own, id)).code).toBe('NOT_ALLOWED');
      expect((await confirm(boss.client, id)).__typename).toBe('StaffAccountSaved');
      expect((await keysOf(id)).sort()).toEqual(['internal_placements', 'internal_staff']);
    });
  });

  it('nobody takes their own right to manage staff, or ends their own access', async () => {
    const seen = ['internal_staff'];
    const own = { id: toId(boss.id), reason };
    expect(
      (await act(boss.client, 'setStaffRoles', { ...own, seen, roleKeys: ['internal_events'] })).code,
    ).toBe('NOT_ALLOWED');
    expect((await act(boss.client, 'endStaffAccess', own)).code).toBe('NOT_ALLOWED');
    expect(
      (
        await act(boss.client, 'setStaffRoles', {
          ...own,
          seen,
          roleKeys: ['internal_staff', 'internal_events'],
        })
      ).__typename,
    ).toBe('StaffAccountSaved');
  });

  it('two who take the right from each other at once do not both succeed', async () => {
    const [one, other] = [await person(['internal_staff']), await person(['internal_staff'])];
    const [mine, theirs] = [await server.loggedIn(one), await server.loggedIn(other)];
    const outcomes = await Promise.all([
      act(mine, 'endStaffAccess', { id: toId(other), reason }),
      act(theirs, 'endStaffAccess', { id: toId(one), reason }),
    ]);
    expect(outcomes.filter(({ __typename }) => __typename === 'StaffAccessEnded')).toHaveLength(1);
  });

  it('the last one who can log in and manage staff stays', async () => {
    const id = await person(['internal_staff'], 'last@example.org', 'org');
    // Someone invited, without a password, can't take over yet.
    const invited = await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_staff'] });
    const client = await server.loggedIn(invited, 'org.localhost');
    expect((await act(client, 'endStaffAccess', { id: toId(id), reason })).code).toBe('NOT_ALLOWED');
    expect(
      (
        await act(client, 'setStaffRoles', {
          id: toId(id),
          seen: ['internal_staff'],
          roleKeys: ['internal_events'],
          reason,
        })
      ).code,
    ).toBe('NOT_ALLOWED');
  });
});

describe('ending access', () => {
  it('ends every session at once, and the member stays', async () => {
    const email = 'leaver@example.org';
    const id = await person(['internal_events'], email);
    const client = await server.loggedIn(id);
    expect(
      (await act(boss.client, 'endStaffAccess', { id: toId(id), reason: 'Left the company' })).__typename,
    ).toBe('StaffAccessEnded');
    expect((await client.call('/user_status')).json()).toMatchObject({ user: null });
    const again = await server.client();
    const answer = await again.call('/login', { body: { email, password: PASSWORD } });
    expect(answer.json()).toMatchObject({ user: { isAdmin: false, roleKeys: [] } });
    expect(await readAudit(id)).toEqual(['staff.end Left the company boss']);
    expect((await act(boss.client, 'endStaffAccess', { id: toId(id), reason })).code).toBe('NOT_FOUND');
  });

  it('staff of another brand, and members, are not found', async () => {
    const abroad = await person(['internal_events'], undefined, 'org');
    const member = await server.addMember();
    for (const id of [toId(abroad), toId(member), 'nonsense', toGlobalId('User', boss.id)])
      expect((await act(boss.client, 'endStaffAccess', { id, reason })).code).toBe('NOT_FOUND');
  });
});

it('the list is found by name, role and state, and shows who was seen when', async () => {
  const list = async (args: string) => {
    const { data } = await boss.client.graphql<{
      staff: {
        staffAccounts: { totalCount: number; edges: { node: { email: string; isLastAdmin: boolean } }[] };
      };
    }>(
      `query List { staff { staffAccounts(${args}) { totalCount edges { node { email isLastAdmin lastSeenAt secondFactors } } } } }`,
    );
    return data?.staff.staffAccounts;
  };
  expect(await list('search: "BOSS@"')).toMatchObject({
    totalCount: 1,
    edges: [
      { node: { email: 'boss@example.org', secondFactors: [], lastSeenAt: expect.any(String) as string } },
    ],
  });
  expect((await list('state: INVITED'))?.edges.map(({ node }) => node.email)).toEqual(['late@example.org']);
  expect((await list('roleKey: "internal_programs"'))?.totalCount).toBe(1);
  for (const field of ['EMAIL', 'NAME', 'ROLES', 'STATE', 'SECOND_FACTOR', 'LAST_SEEN_AT'])
    for (const direction of ['ASC', 'DESC']) {
      const all = await list(`orderBy: { field: ${field}, direction: ${direction} }`);
      expect(all?.edges).toHaveLength(all?.totalCount ?? 0);
    }
});
