import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParticipation } from '../support/books.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';
import { readMonthFigures } from '../../src/server/programs/billing/queries.ts';
import { segments } from '../../src/server/segments/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { changeEvent, previewEvent, previewPlan } from '../../src/server/events/service.ts';
import { participations } from '../../src/server/events/tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const DAY = '2026-03-03';

/** Homes of two regions, and segments of one region and of both. One event a day is allowed. */
async function regions() {
  const place = await Neighbourhood.on(database.db, '2026-03-01T20:00:00Z', {
    eventsPerDay: 1,
    eventsPerWeek: 2,
  });
  const [north, south] = [place.newId(), place.newId()];
  const home = async (region: string) => {
    const made = await place.household();
    await database.db.update(members).set({ region }).where(eq(members.id, made.memberId));
    return made;
  };
  const segment = async (...values: readonly string[]) => {
    const id = place.newId();
    const now = place.clock.now();
    await database.db.insert(segments).values({
      id,
      brand: 'default',
      name: id,
      nameKey: id,
      description: '',
      kind: 'ATTRIBUTE_FILTER',
      tree: { kind: 'filter', attribute: 'region', operator: 'IS_ONE_OF', values: [...values] },
      invert: false,
      active: true,
      activelyEnrolling: true,
      version: 1,
      createdAt: now,
      changedAt: now,
    });
    return { kind: 'segment', segmentId: id, name: '' } as const;
  };
  return {
    place,
    homes: { north: await home(north), south: await home(south) },
    onlyNorth: await segment(north),
    both: await segment(north, south),
  };
}

describe('events of one program at the same hours', () => {
  it('are for homes of their own: one that is in both segments stays in the event that was scheduled first', async () => {
    const { place, homes, onlyNorth, both } = await regions();
    const first = await place.event(DAY, 18, 19, { audience: onlyNorth });
    const asked = {
      brandId: 'default',
      programId: place.programId,
      changing: null,
      audience: both,
      start: localInstant(DAY, 18),
      end: localInstant(DAY, 19),
    };
    expect(await previewEvent(place, asked)).toMatchObject({
      faults: [],
      membersAsked: 1,
      homesElsewhere: 1,
    });
    const second = await place.event(DAY, 18, 19, { audience: both });
    expect(await place.join(homes.north, second)).toEqual({ done: false, reason: 'not-found' });
    expect(await place.join(homes.south, first)).toEqual({ done: false, reason: 'not-found' });
    expect(await place.join(homes.north, first)).toEqual({ done: true });
    expect(await place.join(homes.south, second)).toEqual({ done: true });
    await place.goTo(DAY, 19.5);
    expect(await readParticipation(database.db, homes.north, first)).toMatchObject({ settlement: 'PENDING' });
    expect(await readParticipation(database.db, homes.south, second)).toMatchObject({
      settlement: 'PENDING',
    });
  });

  it('count once in the hours by which a month’s power is billed', async () => {
    const { place, homes, onlyNorth, both } = await regions();
    const first = await place.event(DAY, 18, 19, { audience: onlyNorth });
    const second = await place.event(DAY, 18, 19, { audience: both });
    await place.join(homes.north, first);
    await place.join(homes.south, second);
    await place.goTo(DAY, 19.5);
    await database.db
      .update(participations)
      .set({ settlement: 'SETTLED', receiptVersion: 1, reductionWh: 500 })
      .where(inArray(participations.eventId, [first.id, second.id]));
    const program = { programId: place.programId, zone: 'America/Los_Angeles' };
    expect(await readMonthFigures(database.db, program, ['2026-03'])).toMatchObject([
      { reductionWh: 1_000, eventMs: 3_600_000 },
    ]);
  });

  it('are refused where one is for the whole program, and where a move would bring a home into both', async () => {
    const { place, onlyNorth, both } = await regions();
    const first = await place.event(DAY, 18, 19, { audience: onlyNorth });
    expect(await place.schedule(DAY, 18, 19)).toMatchObject({
      saved: false,
      refusal: { fields: [{ field: 'startAt' }, { field: 'startAt' }] },
    });
    const later = await place.event('2026-03-04', 18, 19, { audience: both });
    const move = (date: string) =>
      changeEvent(place, {
        brandId: 'default',
        eventId: later.id,
        version: null,
        start: localInstant(date, 18),
        end: localInstant(date, 19),
        actorId: null,
        reason: 'A hotter evening',
      });
    expect(await move(DAY)).toMatchObject({ saved: false, refusal: { code: 'NOT_ALLOWED' } });
    await place.cancel(first);
    expect(await move(DAY)).toMatchObject({ saved: true });
  });

  it('are planned together, each day with the number of homes that stay elsewhere', async () => {
    const { place, onlyNorth, both } = await regions();
    await place.event(DAY, 18, 19, { audience: onlyNorth });
    const [planned] = await previewPlan(place, {
      brandId: 'default',
      programIds: [place.programId],
      algorithm: 'participation_reduction',
      audience: both,
      date: DAY,
      start: '18:00',
      end: '19:00',
      weekdays: [2, 3],
      until: '2026-03-04',
    });
    expect(planned?.events.map(({ faults, homesElsewhere }) => [faults.length, homesElsewhere])).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});
