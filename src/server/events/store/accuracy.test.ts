import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { vacations } from '../tables.ts';
import { readProgramHomes } from './accuracy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

describe('the vacations of a home in the time that is measured', () => {
  // By the clock of Los Angeles from the evening of January 1 to the afternoon of March 1.
  const time = { from: new Date('2026-01-02T03:00:00Z'), to: new Date('2026-03-02T00:00:00Z') };

  it.each([
    ['ends on the first measured day', '2025-12-20', '2026-01-01', true],
    ['ends long before', '2025-12-20', '2025-12-30', false],
    ['begins on the last measured day', '2026-03-01', '2026-03-09', true],
    ['begins long after', '2026-03-04', '2026-03-09', false],
    ['is longer than that time', '2025-12-01', '2026-04-01', true],
  ])('one that %s', async (_name, startsOn, endsOn, counts) => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
    const { memberId } = await place.household();
    await database.db.insert(vacations).values({ memberId, id: place.newId(), startsOn, endsOn });
    const { programId } = place;
    const homes = await readProgramHomes(database.db, { programId, after: null, ...time, limit: 9 });
    expect(homes.map(({ away }) => away)).toEqual([counts ? [[startsOn, endsOn]] : []]);
  });
});
