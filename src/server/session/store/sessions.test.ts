import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { deleteSession, findSession, findSessionOfPage, startSession } from './sessions.ts';
import { readProfile } from './profile.ts';
import { members } from '../tables.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const sessionId = '01900000-0000-7000-8000-000000000002';
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-04-01T00:00:00Z');

let database: TestDatabase;
let started: Awaited<ReturnType<typeof startSession>>;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values({
    id: memberId,
    brand: 'default',
    email: 'dana@example.org',
    emailKey: 'dana@example.org',
    firstName: 'Dana',
    lastName: 'Reyes',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    createdAt: now,
  });
  started = await startSession(database.db, {
    tokenHash: 'hash',
    id: sessionId,
    brand: 'default',
    memberId,
    now,
    expiresAt: later,
    agent: 'a browser',
    network: null,
    replacesHash: null,
    returns: [],
    secondFactor: false,
    staffFactorRequired: false,
  });
});
afterAll(() => database.close());

describe('a session', () => {
  const find = (tokenHash: string, brand: string, at: Date) =>
    findSession(database.db, { tokenHash, brand, now: at, staffFactorRequired: false });

  it('is found with its member', async () => {
    expect(await find('hash', 'default', now)).toMatchObject({
      id: sessionId,
      createdAt: now,
      lastSeenAt: now,
      member: { id: memberId, brandId: 'default', timeZone: 'America/Los_Angeles' },
      forPage: null,
    });
  });

  it('starts with the profile, which later requests read where they need it', async () => {
    const profile = await readProfile(database.db, 'default', memberId);
    expect(profile).toMatchObject({ firstName: 'Dana', email: 'dana@example.org', colorMode: 'auto' });
    expect(started.profile).toMatchObject({ ...profile });
    expect(await readProfile(database.db, 'org', memberId)).toBe(null);
  });

  it('is found with the profile and the overrides for a page', async () => {
    const request = { tokenHash: 'hash', brand: 'default', now, staffFactorRequired: false };
    const found = await findSessionOfPage(database.db, request);
    expect(found).toMatchObject({
      id: sessionId,
      member: { id: memberId },
      forPage: { profile: { ...(await readProfile(database.db, 'default', memberId)) }, overrides: [] },
    });
    expect(await findSessionOfPage(database.db, { ...request, brand: 'org' })).toBe(null);
  });

  it.each([
    ['of another brand', 'hash', 'org', now],
    ['with a made-up token', 'other', 'default', now],
    ['that has expired', 'hash', 'default', later],
  ])('is not found: one %s', async (_what, hash, brand, at) =>
    expect(await find(hash, brand, at)).toBe(null),
  );

  it('is the caller’s own when several are read at once', async () => {
    const asked = ['hash', 'other', 'hash', 'made-up', 'hash'].map((tokenHash, index) =>
      find(tokenHash, index === 4 ? 'org' : 'default', now),
    );
    expect((await Promise.all(asked)).map((found) => found?.member.id ?? null)).toEqual([
      memberId,
      null,
      memberId,
      null,
      null,
    ]);
  });

  it('ends immediately', async () => {
    await deleteSession(database.db, 'hash', 'default');
    expect(await find('hash', 'default', now)).toBe(null);
  });
});
