import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { members } from '../session/tables.ts';
import { homeView, placementsOf } from './home.ts';
import { readHomeRow } from './homeRow.ts';

const memberId = '01900000-0000-7000-8000-000000000001';
const now = new Date('2026-03-01T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  await database.db.insert(members).values({
    id: memberId, brand: 'default', email: 'dana@example.org', emailKey: 'dana@example.org',
    firstName: 'Dana', lastName: 'Reyes', country: 'US', timeZone: 'America/Los_Angeles', createdAt: now,
  });
});
afterAll(() => database.close());

const read = (brandId: string) => readHomeRow(database.db, { memberId, brandId, now });

describe('Home of a member who has just signed up', () => {
  it('greets, shows Carbon and nothing owned, and says what to do next (HOM-04, HOM-14)', async () => {
    const row = await read('default');
    if (row === null) throw new Error('the member is not found');
    const home = homeView(row, now, 100);
    expect(home).toMatchObject({
      greetingName: 'Dana',
      nextEvent: null,
      lastResult: null,
      standing: { tier: 'Carbon', nextTier: 'Bronze', streak: 0 },
      balance: { watts: 0, points: 0 },
      meterData: { hasReadings: false },
    });
    expect(placementsOf(home, ['DashboardHero'])).toEqual([{ name: 'DashboardHero', instances: [] }]);
    expect(home.setupSteps.map((step) => [step.key, step.status])).toEqual([
      ['HOME_LOCATION', 'NOT_STARTED'],
      ['UTILITY', 'NOT_STARTED'],
      ['METER_DATA', 'NOT_STARTED'],
      ['FIRST_EVENT', 'NOT_STARTED'],
    ]);
  });

  it('does not exist on another brand', async () => {
    expect(await read('org')).toBe(null);
  });
});
