import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { eventCalendar } from './staffCalendar.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

it('has every event of the time that staff look at, however many, and marks tests', async () => {
  const place = await Neighbourhood.on(database.db, '2026-06-01T12:00:00Z');
  await database.db.execute(sql`
    insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, rules, is_test, created_at)
    select gen_random_uuid(), 'default', p.id, 'PARTICIPATION_REDUCTION', 'participation_reduction',
      '2026-06-02T01:00:00Z'::timestamptz + n * interval '1 hour',
      '2026-06-02T02:00:00Z'::timestamptz + n * interval '1 hour', 'SCHEDULED', p.rules, n = 0, now()
    from programs p, generate_series(0, 600) n where p.id = ${place.programId}`);
  const found = await eventCalendar(database.db, 'default', {
    from: new Date('2026-06-01T00:00:00Z'),
    to: new Date('2026-07-05T00:00:00Z'),
    programId: place.programId,
  });
  expect(found).toHaveLength(601);
  expect(found.filter(({ isTest }) => isTest).map(({ startAt }) => startAt)).toEqual([
    new Date('2026-06-02T01:00:00Z'),
  ]);
});
