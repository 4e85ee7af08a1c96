import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restOperations } from '../../codegen/rest/operations.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { cashoutAccounts } from '../../src/server/cashout/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { placementInstances } from '../../src/server/placements/tables.ts';
import { PREVIEW_READS } from '../../src/server/platform/access/previewReads.ts';
import { restRules } from '../../src/server/platform/access/restRules.ts';
import { loadVapidKeys } from '../../src/server/notifications/push/vapid.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { referralProfiles } from '../../src/server/referrals/tables.ts';
import { members, previews } from '../../src/server/session/tables.ts';
import { wheelSeeds, wheelSpins } from '../../src/server/wheel/tables.ts';
import { sharedServerUrl } from '../support/cluster.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';
import { putOnWheel } from '../support/wheelPrizes.ts';

/** Partners call with a key, whatever a browser's cookies say. */
const byBrowser = restOperations.filter(({ id }) => {
  const rule = restRules[id];
  return typeof rule !== 'object' || !('partner' in rule);
});

let server: TestServer;
let memberId: string;
let staffId: string;
let staff: HttpClient;
beforeAll(async () => {
  server = await testServer();
  memberId = await server.addMember({ email: 'maple@example.org' });
  staffId = await server.addMember({
    isAdmin: true,
    roles: ['internal_experience_manager_view', 'internal_experience_manager_list'],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-06-10T20:00:00Z');
  staff = await server.loggedIn(staffId);
});

const start = (by: HttpClient, member = memberId, rest: object = {}) =>
  by.call('/api/internal/preview', { body: { member, reason: 'They asked why', ...rest } });
const whoAmI = async (browser: HttpClient) =>
  (await browser.call('/user_status')).json<{
    user: { id: string; isAdmin: boolean; roleKeys: string[] } | null;
  }>().user;
const collapse = (browser: HttpClient) =>
  browser.call('/graphql/internal', {
    body: {
      query: `mutation { updateUserAttribute(input: { key: "BILLBOARD_DEVICE_CONNECTION_COLLAPSED", value: "1" }) { __typename } }`,
    },
  });
const refusal = {
  status: 403,
  code: 'PREVIEW',
  error: 'You’re looking at a member’s app. Nothing you do here is saved.',
};

describe('staff who look at a member’s app', () => {
  it('see what the member sees, without rights, until they leave', async () => {
    expect((await start(staff)).statusCode).toBe(200);
    expect(await whoAmI(staff)).toMatchObject({ id: memberId, isAdmin: false, roleKeys: [] });
    expect((await staff.graphql<{ staff: null }>('{ staff { roleKeys } }')).data?.staff).toBeNull();
    const left = await staff.call('/preview/leave', {
      method: 'POST',
      body: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      `/internal/features/members?member=${memberId}`,
    ]);
    expect(await whoAmI(staff)).toMatchObject({ id: staffId, isAdmin: true });
    const entries = await server.database.db.select().from(auditLog);
    expect(
      entries
        .filter(({ subject, actorId }) => subject === `member:${memberId}` && actorId === staffId)
        .map(({ action, reason }) => `${action}: ${reason}`),
    ).toEqual(expect.arrayContaining(['preview.start: They asked why', 'preview.end: Left the preview']));
  });

  it('no one sees the member’s app by the cookie alone, after half an hour, or after the log-out', async () => {
    await start(staff);
    const stranger = await server.client();
    stranger.cookies.set('ebbwatt_preview', staff.cookies.get('ebbwatt_preview') ?? '');
    expect(await whoAmI(stranger)).toBeNull();
    const colleague = await server.loggedIn(staffId);
    colleague.cookies.set('ebbwatt_preview', staff.cookies.get('ebbwatt_preview') ?? '');
    expect(await whoAmI(colleague)).toMatchObject({ id: staffId });
    server.clock.advance(31 * 60_000);
    expect(await whoAmI(staff)).toMatchObject({ id: staffId });
    // A page that was left open would otherwise write to their own account from now on.
    const ended = {
      ...refusal,
      error: 'The preview of a member’s app has ended. Reload the page to go on as yourself.',
    };
    expect((await staff.call('/experiments/shown', { body: { keys: [] } })).json()).toMatchObject(ended);
    expect((await collapse(staff)).json()).toMatchObject(ended);
    staff.cookies.delete('ebbwatt_preview');
    await staff.call('/reset_cookies');
    expect((await staff.call('/experiments/shown', { body: { keys: [] } })).statusCode).toBe(200);
  });

  it('is for staff with the key, for members of their brand, and needs a reason', async () => {
    expect((await start(await server.loggedIn(memberId))).statusCode).toBe(403);
    const other = await server.addMember({ isAdmin: true, roles: ['internal_segmentation'] });
    expect((await start(await server.loggedIn(other))).statusCode).toBe(403);
    const foreign = await server.addMember({ brand: 'us-mobile' });
    expect((await start(staff, foreign)).statusCode).toBe(404);
    expect((await start(staff, memberId, { reason: ' ' })).json()).toMatchObject({
      fields: { reason: expect.any(String) },
    });
    for (const at of ['2027-06-01T00:00:00Z', '2028-07-01T00:00:00Z'])
      expect((await start(staff, memberId, { at })).json()).toMatchObject({
        fields: { at: expect.any(String) },
      });
    expect(await server.database.db.select().from(previews)).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ memberId: foreign })]),
    );
  });

  it('don’t see where money goes', async () => {
    await server.database.db.insert(cashoutAccounts).values({
      memberId,
      brand: 'default',
      destination: 'secret@example.org',
      destinationKey: 'key',
      changedAt: server.clock.now(),
    });
    await start(staff);
    const wallet = await staff.call('/api/v2/wallet');
    expect(wallet.statusCode).toBe(200);
    expect(wallet.body).not.toContain('secret@example.org');
    expect((await staff.call('/gift_codes')).json()).toMatchObject(refusal);
  });

  it('see what will be, as overrides end', async () => {
    await server.database.db.insert(featureOverrides).values({
      memberId,
      key: 'rewards_wheel',
      state: 'DISABLED',
      expiresAt: new Date('2027-06-12T00:00:00Z'),
    });
    const wheel = async () =>
      (await staff.call('/api/v2/features'))
        .json<{ features: { key: string; isEnabled: boolean }[] }>()
        .features.find(({ key }) => key === 'rewards_wheel')?.isEnabled;
    await start(staff);
    expect(await wheel()).toBe(false);
    staff = await server.loggedIn(staffId);
    await start(staff, memberId, { at: '2027-06-13T00:00:00Z' });
    expect(await wheel()).toBe(true);
  });

  it('see content that is scheduled, and none that will have ended', async () => {
    const content = { brand: 'default', placement: 'RewardsAnnouncementBanner', position: 1, ctas: [] };
    const change = new Date('2027-06-12T00:00:00Z');
    await server.database.db.insert(placementInstances).values([
      { ...content, id: randomUUID(), title: 'Until then', endsAt: change },
      { ...content, id: randomUUID(), title: 'From then on', startsAt: change },
    ]);
    const titles = async () =>
      (
        await staff.graphql<{ viewer: { placements: { instances: { title: string }[] }[] } }>(
          '{ viewer { placements(names: [RewardsAnnouncementBanner]) { instances { title } } } }',
        )
      ).data?.viewer.placements.flatMap(({ instances }) => instances.map(({ title }) => title));
    await start(staff);
    expect(await titles()).toEqual(['Until then']);
    staff = await server.loggedIn(staffId);
    await start(staff, memberId, { at: '2027-06-13T00:00:00Z' });
    expect(await titles()).toEqual(['From then on']);
    await server.database.db.delete(placementInstances);
  });
});

describe('nothing is saved', () => {
  it('of announcements: those that the member dismissed are gone, and staff dismiss none', async () => {
    const [gone, left] = [randomUUID(), randomUUID()];
    await server.database.db.insert(placementInstances).values(
      [gone, left].map((id, position) => ({
        id,
        brand: 'default',
        placement: 'PopupAnnouncement',
        name: `news-${position}`,
        position,
        title: `News ${position}`,
        ctas: [],
      })),
    );
    const dismiss = (by: HttpClient, id: string) =>
      by.call('/api/v2/dismissals', { body: { content: toGlobalId('PlacementInstance', id) } });
    const titles = async (by: HttpClient) =>
      (await by.graphql('{ viewer { announcements { title } } }')).data;
    const none = { viewer: { announcements: [] } };
    await dismiss(staff, left);
    await dismiss(await server.loggedIn(memberId), gone);
    await start(staff);
    const seen = { viewer: { announcements: [{ title: 'News 1' }] } };
    expect(await titles(staff)).toEqual(seen);
    expect((await dismiss(staff, left)).json()).toMatchObject(refusal);
    expect(await titles(staff)).toEqual(seen);
    expect(await titles(await server.loggedIn(memberId))).toEqual(seen);
    await dismiss(await server.loggedIn(memberId), left);
    expect(await titles(await server.loggedIn(memberId))).toEqual(none);
    await server.database.db.delete(placementInstances);
  });

  it.each(byBrowser.filter(({ method }) => method !== 'GET').map(({ id, path }) => [id, path]))(
    'by %s',
    async (_id, path) => {
      await start(staff);
      const answer = await staff.call(path.replaceAll(/\{\w+\}/g, memberId), { body: {} });
      expect(answer.json()).toMatchObject(refusal);
    },
  );

  it.each(
    byBrowser
      .filter(({ method, id }) => method === 'GET' && !PREVIEW_READS.has(id))
      .map(({ id, path }) => [id, path]),
  )('by the address of %s', async (_id, path) => {
    await start(staff);
    const answer = await staff.call(path.replaceAll(/\{\w+\}/g, memberId));
    expect(answer.json()).toMatchObject(refusal);
    expect(await whoAmI(staff)).toMatchObject({ id: memberId });
  });

  it.each([
    ['a log-in link', 'GET', '/user_status?access_token=abc'],
    ['single sign-on', 'GET', '/connect/default'],
    ['the page that unsubscribes', 'GET', '/unsubscribe?token=abc'],
    ['its form', 'POST', '/unsubscribe?token=abc'],
  ] as const)('by %s', async (_name, method, path) => {
    await start(staff);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await staff.call(path, method === 'GET' ? {} : { method, body: 'a=b', headers });
    expect(answer.json()).toMatchObject(refusal);
  });

  it('by GraphQL', async () => {
    await start(staff);
    const answer = await collapse(staff);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ ...refusal, errors: [{ message: refusal.error }] });
  });

  // On a PostgreSQL server, the other tests' databases count on too.
  it
    .skipIf(sharedServerUrl() !== undefined)
    .each(
      restOperations
        .filter(({ id }) => PREVIEW_READS.has(id))
        .map(({ id, path }) => [id, path.replaceAll(/\{\w+\}/g, '0190a1b2-0000-7000-8000-000000000001')]),
    )('by the read %s', async (_id, path) => {
    await start(staff);
    // The first read marks the session of staff as used.
    await staff.call('/user_status');
    const { db } = server.database;
    // A brand's keys for push services are made by whoever asks first, for all of its members.
    await loadVapidKeys(server.core.deps, db, 'default');
    // The number of the next transaction that writes.
    const written = async () =>
      (await rows<{ next: string }>(db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`))[0]
        ?.next;
    const before = await written();
    const answer = await staff.call(path);
    expect(answer.statusCode).not.toBe(403);
    expect(await written()).toBe(before);
  });

  it('by reads that write on the side: the week’s free spin, the wheel’s seeds, an invitation, the steps of the sign-up', async () => {
    const { db } = server.database;
    await putOnWheel(server.core.deps);
    for (const key of ['rewards_wheel', 'referrals_invite'])
      await db
        .insert(featureOverrides)
        .values({ memberId, key, state: 'ENABLED' })
        .onConflictDoUpdate({
          target: [featureOverrides.memberId, featureOverrides.key],
          set: { state: 'ENABLED', expiresAt: null },
        });
    const own = await server.loggedIn(await server.addMember());
    await own.call('/api/v2/marketplace/reward/wheel');
    const written = async () => ({
      seeds: await db.select().from(wheelSeeds),
      spins: await db.select().from(wheelSpins).where(eq(wheelSpins.memberId, memberId)),
      invitations: await db.select().from(referralProfiles).where(eq(referralProfiles.memberId, memberId)),
      member: await db.select().from(members).where(eq(members.id, memberId)),
    });
    const before = await written();
    expect([before.seeds.length, before.spins.length]).toEqual([2, 0]);

    await start(staff, memberId, { at: '2027-06-20T20:00:00Z' });
    const wheel = await staff.call('/api/v2/marketplace/reward/wheel');
    const { spins, past_seeds: past } = wheel.json<{ spins: object[]; past_seeds: object[] }>();
    // They see the spin that the member will have, and no seed that members still draw from.
    expect([wheel.statusCode, spins.length, past.length]).toEqual([200, 1, 0]);
    expect((await staff.call('/api/v2/signup')).statusCode).toBe(200);
    const invitation = await staff.graphql<{ viewer: { referrals: { link: string } } }>(
      '{ viewer { referrals { link } } }',
    );
    expect(invitation.data?.viewer.referrals.link).toContain('http');
    expect(await written()).toEqual(before);

    const member = await server.loggedIn(memberId);
    await member.call('/api/v2/marketplace/reward/wheel');
    expect((await written()).spins).toHaveLength(1);
  });

  it.each(restOperations.filter(({ id }) => PREVIEW_READS.has(id)).map(({ id, path }) => [id, path]))(
    'and %s answers as it answers the member',
    async (_id, path) => {
      const address = path.replaceAll(/\{\w+\}/g, '0190a1b2-0000-7000-8000-000000000001');
      const own = await (await server.loggedIn(memberId)).call(address);
      await start(staff);
      expect((await staff.call(address)).statusCode).toBe(own.statusCode);
    },
  );

  it('pictures are shown', async () => {
    await start(staff);
    expect((await staff.call(`/reward_pictures/${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  it('of the member in a session of their own, which goes on', async () => {
    await start(staff);
    const own = await server.loggedIn(memberId);
    expect(await whoAmI(own)).toMatchObject({ id: memberId });
    expect((await own.call('/experiments/shown', { body: { keys: [] } })).statusCode).toBe(200);
    expect(await server.database.db.select({ id: members.id }).from(members)).not.toHaveLength(0);
  });
});
