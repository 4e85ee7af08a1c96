import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParticipation } from '../../../../tests/support/books.ts';
import { localInstant, Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { findPartnerEvent, readEvents } from '../../partner/reads/queries.ts';
import { openAdrChanges } from '../../partner/tables.ts';
import { comingEvents, countPastEvents, pastEvents } from '../../readmodels/memberEvents.ts';
import { eventsToNotify, findEvent, optIn } from '../service.ts';
import { readMeasuredEvents } from '../queries/forecast.ts';
import { insertAudience } from '../store/audience.ts';
import { events } from '../tables.ts';
import { noteEvent } from './audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const DAY = '2026-03-03';

describe('a test event', () => {
  it('is for a segment of staff’s own', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z');
    expect(await place.schedule(DAY, 18, 19, { isTest: true })).toMatchObject({
      saved: false,
      refusal: { code: 'INVALID', fields: [{ field: 'segmentId' }] },
    });
  });

  it('counts against no limit, has no result, and isn’t among past events', async () => {
    const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', { eventsPerDay: 1 });
    const home = await place.household();
    // As scheduling a test for a segment leaves it.
    const test = await place.event(DAY, 16, 17);
    await database.db
      .update(events)
      .set({
        isTest: true,
        expectsPay: false,
        audience: { kind: 'segment', segmentId: randomUUID(), name: 'Us' },
      })
      .where(eq(events.id, test.id));
    await insertAudience(database.db, test.id, [home.memberId]);
    const real = await place.schedule(DAY, 18, 19);
    expect(real).toMatchObject({ saved: true });
    // Partners neither read nor hear of it.
    const anyTime = { brand: 'default', programId: place.programId, status: null, from: null, before: null };
    expect((await readEvents(database.db, anyTime, null, 10)).map(({ id }) => id)).not.toContain(test.id);
    expect(await findPartnerEvent(database.db, 'default', test.id)).toBeNull();
    await noteEvent(database.db, 'EVENT_CHANGED', { ...test, isTest: true }, place.clock.now());
    const heard = await database.db.select().from(openAdrChanges).where(eq(openAdrChanges.objectId, test.id));
    expect(heard.filter(({ operation }) => operation === 'UPDATE')).toEqual([]);
    const other = await place.household();
    const now = () => place.clock.now();
    expect(await optIn(database.db, { ...home, eventId: test.id, now: now() })).toMatchObject({ done: true });
    const scope = { brandId: 'default', memberId: home.memberId };
    expect((await comingEvents(database.db, scope, now())).map(({ id, isTest }) => [id, isTest])).toEqual([
      [test.id, true],
      [real.saved ? real.event.id : '', false],
    ]);
    expect(
      (await comingEvents(database.db, { ...scope, memberId: other.memberId }, now())).map(({ id }) => id),
    ).not.toContain(test.id);

    await place.goTo(DAY, 17.5);
    expect(await findEvent(database.db, 'default', test.id)).toMatchObject({ status: 'ENDED', isTest: true });
    expect(await eventsToNotify(database.db, 100)).toContain(test.id);
    expect(await readParticipation(database.db, home, test)).toMatchObject({ opt: 'in', settlement: null });
    const page = { now: now(), filter: 'all', after: null, limit: 10 } as const;
    expect((await pastEvents(database.db, scope, page)).rows).toEqual([]);
    expect(await countPastEvents(database.db, scope, now())).toBe(0);
    expect(await readMeasuredEvents(database.db, place.programId, localInstant(DAY, 23))).toEqual([]);
  });
});
