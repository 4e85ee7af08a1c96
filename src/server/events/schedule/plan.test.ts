import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Neighbourhood, localInstant } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { WHOLE_PROGRAM } from '../../../domain/segments/audience.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';
import { events } from '../tables.ts';
import { previewPlan, scheduleEvents, type EventPlan, type PlanOrder } from './plan.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

/** A Monday. */
const MONDAY = '2026-06-29';
const START = '2026-06-28T20:00:00Z';

async function twoPrograms() {
  const place = await Neighbourhood.on(database.db, START);
  const east = await place.program({ zone: 'America/New_York' });
  await place.household();
  const plan: EventPlan = {
    brandId: 'default',
    programIds: [place.programId, east],
    algorithm: 'participation_reduction',
    audience: WHOLE_PROGRAM,
    date: MONDAY,
    start: '18:00',
    end: '19:00',
    weekdays: [],
    until: null,
  };
  return { place, east, plan };
}

describe('a plan of several events', () => {
  it('has the same hours in each program by its own clock, with its numbers', async () => {
    const { place, east, plan } = await twoPrograms();
    expect(await previewPlan(place, plan)).toMatchObject([
      {
        programId: place.programId,
        membersAsked: 1,
        events: [{ startAt: localInstant(MONDAY, 18), faults: [] }],
      },
      { programId: east, membersAsked: 0, events: [{ startAt: new Date('2026-06-29T22:00:00Z') }] },
    ]);
    expect(await previewPlan(place, { ...plan, brandId: 'org' })).toEqual([]);
  });

  it('repeats on weekdays, knows holidays, and counts its own events against the limits', async () => {
    const { place, plan } = await twoPrograms();
    const [program] = await previewPlan(place, {
      ...plan,
      programIds: [place.programId],
      weekdays: [1, 2, 3, 4, 5],
      until: '2026-07-03',
    });
    // Independence Day is on a Saturday, so Friday is one as well.
    expect(program?.events.map(({ date, isHoliday }) => [date, isHoliday])).toEqual([
      ['2026-06-29', false],
      ['2026-06-30', false],
      ['2026-07-01', false],
      ['2026-07-02', false],
      ['2026-07-03', true],
    ]);
    const tight = await place.program({ eventsPerWeek: 2 });
    const [limited] = await previewPlan(place, {
      ...plan,
      programIds: [tight],
      weekdays: [1, 2, 3],
      until: '2026-07-06',
    });
    expect(limited?.events.map(({ date, faults }) => [date, faults.length])).toEqual([
      ['2026-06-29', 0],
      ['2026-06-30', 0],
      ['2026-07-01', 1],
      ['2026-07-06', 0],
    ]);
  });

  it('lists what is beyond the most events of one plan, with the reason', async () => {
    const { place, plan } = await twoPrograms();
    const programIds = await Promise.all(Array.from({ length: 4 }, () => place.program()));
    const found = await previewPlan(place, {
      ...plan,
      programIds,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      until: '2027-06-01',
    });
    expect(found.map(({ programId }) => programId)).toEqual(programIds);
    const beyond = found.map(({ events: each }) =>
      each.filter(({ faults }) =>
        faults.some(({ message }) => inEnglish(message).startsWith('Choose from 1 to 200')),
      ),
    );
    expect(beyond.map(({ length }) => length)).toEqual([0, 0, 0, 40]);
  });

  it('counts a holiday against limits only where it isn’t left out', async () => {
    const { place, plan } = await twoPrograms();
    const tight = await place.program({ eventsPerWeek: 1 });
    const days = { date: '2026-07-03', weekdays: [5, 0], until: '2026-07-05' };
    const faults = async (skipHolidays: boolean) =>
      (await previewPlan(place, { ...plan, ...days, programIds: [tight], skipHolidays }))[0]?.events.map(
        (event) => [event.isHoliday, event.faults.length],
      );
    expect(await faults(false)).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(await faults(true)).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  it('promises, spreads and is a test as a single event does', async () => {
    const { place } = await twoPrograms();
    const tight = await place.program({ eventsPerWeek: 1 });
    const days = { date: MONDAY, start: '18:00', end: '19:00', weekdays: [1, 2], until: '2026-06-30' };
    const plan: EventPlan = {
      brandId: 'default',
      programIds: [tight],
      algorithm: 'participation_reduction',
      audience: WHOLE_PROGRAM,
      ...days,
    };
    const faults = async (isTest: boolean) =>
      (await previewPlan(place, { ...plan, isTest }))[0]?.events.map((event) => event.faults.length);
    expect(await faults(false)).toEqual([0, 1]);
    expect(await faults(true)).toEqual([0, 0]);

    const order: PlanOrder = {
      brandId: 'default',
      actorId: null,
      reason: 'A hot week',
      algorithm: 'participation_reduction',
      audience: WHOLE_PROGRAM,
      nominatedKw: 40,
      staggerMinutes: 5,
      idempotencyKey: place.newId(),
      events: [
        { programId: tight, startAt: localInstant(MONDAY, 18), endAt: localInstant(MONDAY, 19) },
        { programId: place.programId, startAt: localInstant(MONDAY, 18), endAt: localInstant(MONDAY, 19) },
      ],
    };
    // A test is for a segment of staff's own, and none of this plan is scheduled without it.
    expect(
      await scheduleEvents(place, { ...order, isTest: true, idempotencyKey: place.newId() }),
    ).toMatchObject({ saved: false, refusal: { code: 'INVALID', fields: [{ field: 'segmentId' }] } });
    const saved = await scheduleEvents(place, order);
    expect(saved).toMatchObject({
      events: [
        { nominatedKw: 40, stagger: { minutes: 5 } },
        { nominatedKw: 40, stagger: { minutes: 5 } },
      ],
    });
  });

  it('is scheduled as events of their own, all or none, and once for one key', async () => {
    const { place, east } = await twoPrograms();
    const order: PlanOrder = {
      brandId: 'default',
      actorId: null,
      reason: 'A hot week',
      algorithm: 'participation_reduction',
      audience: WHOLE_PROGRAM,
      idempotencyKey: place.newId(),
      events: [place.programId, east].map((programId) => ({
        programId,
        startAt: localInstant(MONDAY, 18),
        endAt: localInstant(MONDAY, 19),
      })),
    };
    const count = async () =>
      (await database.db.select().from(events).where(eq(events.programId, place.programId))).length +
      (await database.db.select().from(events).where(eq(events.programId, east))).length;
    const past = { programId: east, startAt: new Date(0), endAt: new Date(3_600_000) };
    expect(await scheduleEvents(place, { ...order, events: [...order.events, past] })).toMatchObject({
      saved: false,
      refusal: { code: 'NOT_ALLOWED' },
    });
    expect(await count()).toBe(0);
    const saved = await scheduleEvents(place, order);
    expect(saved).toMatchObject({ saved: true, events: [{ version: 1 }, { version: 1 }] });
    expect(await count()).toBe(2);
    expect(await scheduleEvents(place, order)).toMatchObject({ saved: true });
    expect(await count()).toBe(2);
  });
});
