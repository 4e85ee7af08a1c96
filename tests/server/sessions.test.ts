import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../src/server/platform/db/sql.ts';
import { createSessions } from '../../src/server/session/service.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';

let server: PlatformServer;

beforeAll(async () => {
  server = await platformServer([
    {
      id: 'whoAmI',
      rule: 'anyone',
      path: '/who',
      handler: async ({ member }) => ({
        status: 200,
        body: {
          id: member?.id ?? null,
          roles: [...(member?.roles ?? [])],
          attributes: member?.attributes ?? {},
        },
      }),
    },
    {
      id: 'mine',
      rule: 'member',
      path: '/mine',
      handler: async ({ member }) => ({ status: 200, body: { id: member?.id } }),
    },
  ]);
});
afterAll(() => server.close());

const who = async (client: {
  call(path: string): Promise<{ json(): unknown }>;
}): Promise<{ id: string | null; roles: string[]; attributes: Record<string, string> }> =>
  (await client.call('/who')).json() as {
    id: string | null;
    roles: string[];
    attributes: Record<string, string>;
  };

const logIn = (
  email: string,
  password: string,
  change: { brandId?: string; address?: string; knownBrowser?: string } = {},
) =>
  server.sessions.logIn(server.deps.db, {
    email,
    password,
    address: '203.0.113.9',
    knownBrowser: undefined,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    replaces: null,
    brandId: 'default',
    now: server.clock.now(),
    ...change,
  });

const asked = (token: string) => ({ token, brandId: 'default', now: server.clock.now(), forPage: false });

describe('sessions', () => {
  it('finds the member, the attributes and the role keys', async () => {
    const id = await server.addMember({ isAdmin: true, roles: ['internal_events', 'internal_staff'] });
    await server.deps.db.execute(
      sql`insert into member_attributes (member_id, key, value) values (${id}, 'SPA_BETA_VOLUNTEER', '1')`,
    );
    const found = await who(await server.loggedIn(id));
    expect(found.id).toBe(id);
    expect(found.roles.sort()).toEqual(['internal_events', 'internal_staff']);
    expect(found.attributes).toEqual({ SPA_BETA_VOLUNTEER: '1' });
  });

  it('ignores role keys of a member who is not staff', async () => {
    const id = await server.addMember({ isAdmin: false, roles: ['internal_events'] });
    expect((await who(await server.loggedIn(id))).roles).toEqual([]);
  });

  it('are invalid on another brand, when forged, and when ended', async () => {
    const id = await server.addMember();
    const client = await server.loggedIn(id);
    const abroad = server.client('au-retailer.localhost');
    abroad.cookies.set('ebbwatt_session', client.cookies.get('ebbwatt_session') ?? '');
    expect((await who(abroad)).id).toBe(null);
    const forged = server.client();
    forged.cookies.set('ebbwatt_session', 'x'.repeat(43));
    expect((await who(forged)).id).toBe(null);
    expect((await forged.call('/mine')).statusCode).toBe(401);
    await server.sessions.end(server.deps.db, client.cookies.get('ebbwatt_session') ?? '', 'default');
    expect((await who(client)).id).toBe(null);
  });

  it('survive a restart: another process with the same database knows them', async () => {
    const id = await server.addMember();
    const { token } = await server.sessions.start(server.deps.db, {
      memberId: id,
      brandId: 'default',
      userAgent: '',
      replaces: null,
      now: server.clock.now(),
    });
    const restarted = createSessions({
      db: server.deps.db,
      newId: server.deps.newId,
      secrets: server.deps.secrets,
      sessionDays: 30,
      sessionMaxDays: 180,
    });
    expect((await restarted.read(asked(token)))?.member.id).toBe(id);
  });

  it('keep only a hash of the token, and a rough name of the browser', async () => {
    const id = await server.addMember({ password: 'correct horse', email: 'hash@example.org' });
    const result = await logIn('hash@example.org', 'correct horse');
    const token = result.kind === 'in' ? result.session.token : '';
    const stored = await rows<{ row: string; agent: string }>(
      server.deps.db,
      sql`select sessions::text as row, agent from sessions where member_id = ${id}`,
    );
    expect(stored[0]?.row).not.toContain(token);
    expect(stored[0]?.agent).toBe('Firefox on Linux');
  });

  it('end after the set number of days without a visit, and not before', async () => {
    const client = await server.loggedIn(await server.addMember());
    server.clock.advance(29 * 86_400_000);
    expect((await who(client)).id).not.toBe(null);
    server.clock.advance(29 * 86_400_000);
    expect((await who(client)).id).not.toBe(null);
    server.clock.advance(31 * 86_400_000);
    expect((await who(client)).id).toBe(null);
  });

  it('end 180 days after the log-in, even when used', async () => {
    const client = await server.loggedIn(await server.addMember());
    for (let month = 1; month <= 8; month += 1) {
      server.clock.advance(20 * 86_400_000);
      expect((await who(client)).id).not.toBe(null);
    }
    server.clock.advance(20 * 86_400_000 - 1);
    expect((await who(client)).id).not.toBe(null);
    server.clock.advance(1);
    expect((await who(client)).id).toBe(null);
  });

  it('log-in replaces the previous session', async () => {
    await server.addMember({ email: 'rotate@example.org', password: 'correct horse' });
    const first = await logIn('rotate@example.org', 'correct horse');
    if (first.kind !== 'in') throw new Error('not logged in');
    const second = await server.sessions.logIn(server.deps.db, {
      email: 'rotate@example.org',
      password: 'correct horse',
      address: 'a',
      knownBrowser: undefined,
      userAgent: '',
      replaces: first.session.token,
      brandId: 'default',
      now: server.clock.now(),
    });
    expect(second.kind === 'in' && second.session.token).not.toBe(first.session.token);
    expect(await server.sessions.read(asked(first.session.token))).toBe(null);
  });
});

describe('log-in', () => {
  it('ignores the case of the address, but not of the password', async () => {
    const id = await server.addMember({ email: 'Dana.Reyes@Example.org', password: 'correct horse' });
    expect(await logIn('  dana.reyes@example.ORG ', 'correct horse')).toMatchObject({
      kind: 'in',
      memberId: id,
    });
    expect(await logIn('dana.reyes@example.org', 'Correct horse')).toEqual({ kind: 'wrong' });
  });

  it('answers the same for unknown addresses, accounts without a password and other brands', async () => {
    await server.addMember({ email: 'nopass@example.org' });
    await server.addMember({ email: 'abroad@example.org', password: 'correct horse', brand: 'au-retailer' });
    for (const email of ['nobody@example.org', 'nopass@example.org', 'abroad@example.org']) {
      expect(await logIn(email, 'correct horse', { address: email })).toEqual({ kind: 'wrong' });
    }
  });

  it('throttles one network on one account after five failures, and no other caller', async () => {
    await server.addMember({ email: 'slow@example.org', password: 'correct horse' });
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await logIn('slow@example.org', 'wrong', { address: '198.51.100.1' })).toEqual({
        kind: 'wrong',
      });
    expect(await logIn('slow@example.org', 'correct horse', { address: '198.51.100.1' })).toEqual({
      kind: 'wait',
      seconds: 60,
    });
    expect(await logIn('slow@example.org', 'correct horse', { address: '198.51.100.77' })).toMatchObject({
      kind: 'in',
    });
    server.clock.advance(60_000);
    expect(await logIn('slow@example.org', 'correct horse', { address: '198.51.100.1' })).toMatchObject({
      kind: 'in',
    });
    expect(await logIn('slow@example.org', 'correct horse', { address: '198.51.100.1' })).toMatchObject({
      kind: 'in',
    });
  });

  it('counts simultaneous attempts', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        logIn('burst@example.org', 'wrong', { address: `2001:db8::${index}` }),
      ),
    );
    expect(results.filter(({ kind }) => kind === 'wrong')).toHaveLength(5);
  });
});

describe("a mailed link's token", () => {
  const now = () => server.clock.now();

  it('works once, even when used twice at the same time', async () => {
    const memberId = await server.addMember();
    const token = await server.sessions.issueLink(server.deps.db, {
      memberId,
      purpose: 'login',
      brandId: 'default',
      now: now(),
    });
    const tries = await Promise.all(
      [1, 2, 3].map(() =>
        server.sessions.redeemLink(server.deps.db, {
          token,
          purposes: ['login'],
          brandId: 'default',
          now: now(),
        }),
      ),
    );
    expect(tries.filter((found) => found === memberId)).toHaveLength(1);
  });

  it('works for 24 hours, on its brand, for its purpose', async () => {
    const memberId = await server.addMember();
    const issue = () =>
      server.sessions.issueLink(server.deps.db, {
        memberId,
        purpose: 'password',
        brandId: 'default',
        now: now(),
      });
    const redeem = (token: string, change: object = {}) =>
      server.sessions.redeemLink(server.deps.db, {
        token,
        purposes: ['password'],
        brandId: 'default',
        now: now(),
        ...change,
      });
    expect(await redeem(await issue(), { brandId: 'org' })).toBe(null);
    expect(await redeem(await issue(), { purposes: ['login', 'disenroll'] })).toBe(null);
    expect(await redeem('made-up')).toBe(null);
    const [old, fresh] = [await issue(), await issue()];
    server.clock.advance(24 * 3_600_000 - 1);
    expect(await redeem(fresh)).toBe(memberId);
    server.clock.advance(1);
    expect(await redeem(old)).toBe(null);
  });

  it('is invalid after a password change; other sessions end, the caller’s stays', async () => {
    const memberId = await server.addMember({ email: 'change@example.org', password: 'correct horse' });
    const token = await server.sessions.issueLink(server.deps.db, {
      memberId,
      purpose: 'password',
      brandId: 'default',
      now: now(),
    });
    const [own, other] = [
      await logIn('change@example.org', 'correct horse'),
      await logIn('change@example.org', 'correct horse'),
    ];
    if (own.kind !== 'in' || other.kind !== 'in') throw new Error('not logged in');
    await server.sessions.changePassword(server.deps.db, {
      memberId,
      password: 'battery staple',
      keepSessionId: own.session.sessionId,
      now: now(),
    });
    expect(
      await server.sessions.redeemLink(server.deps.db, {
        token,
        purposes: ['password'],
        brandId: 'default',
        now: now(),
      }),
    ).toBe(null);
    expect(await server.sessions.read(asked(own.session.token))).not.toBe(null);
    expect(await server.sessions.read(asked(other.session.token))).toBe(null);
    expect(await logIn('change@example.org', 'battery staple')).toMatchObject({ kind: 'in' });
  });
});
