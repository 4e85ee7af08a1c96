import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { featureOverrides } from '../../features/tables.ts';
import { readHomeRow } from '../../readmodels/homeRow.ts';
import { deleteSession, sessionFinder, startSession } from './sessions.ts';
import { members } from '../tables.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const sessionId = '01900000-0000-7000-8000-000000000002';
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-04-01T00:00:00Z');

let database: TestDatabase;
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
  await startSession(database.db, {
    tokenHash: 'hash',
    id: sessionId,
    brand: 'default',
    memberId,
    now,
    expiresAt: later,
    agent: 'a browser',
    replacesHash: null,
    returns: [],
  });
  await database.db
    .insert(featureOverrides)
    .values({ memberId, key: 'wallet', state: 'ENABLED', expiresAt: later });
});
afterAll(() => database.close());

describe('a session read together with Home', () => {
  const both = (hash: string, brand: string, at: Date) =>
    sessionFinder(database.db).withHome({ tokenHash: hash, brand, now: at });

  it('equals the session and the Home read separately', async () => {
    const found = await both('hash', 'default', now);
    const alone = await sessionFinder(database.db).alone({ tokenHash: 'hash', brand: 'default', now });
    expect({ ...found, home: null }).toEqual(alone);
    expect(found?.home).toMatchObject({
      ...(await readHomeRow(database.db, { memberId, brandId: 'default', now })),
    });
  });

  it('brings the member’s feature overrides', async () => {
    const [override] = (await both('hash', 'default', now))?.home?.overrides ?? [];
    expect(override).toMatchObject({ key: 'wallet', state: 'ENABLED' });
    expect(new Date(override?.expires_at ?? '')).toEqual(later);
  });

  it.each([
    ['of another brand', 'hash', 'org', now],
    ['with a made-up token', 'other', 'default', now],
    ['that has expired', 'hash', 'default', later],
  ])('is not found: one %s', async (_what, hash, brand, at) =>
    expect(await both(hash, brand, at)).toBe(null),
  );

  it('is the caller’s own when several are read in one statement', async () => {
    const find = sessionFinder(database.db);
    const asked = ['hash', 'other', 'hash', 'made-up', 'hash'].map((tokenHash, index) =>
      find.withHome({ tokenHash, brand: index === 4 ? 'org' : 'default', now }),
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
    expect(await both('hash', 'default', now)).toBe(null);
  });
});
