import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParticipation } from '../../../../tests/support/books.ts';
import { localInstant, Neighbourhood } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { auditLog } from '../../audit/tables.ts';
import { programs } from '../../programs/tables.ts';
import {
  cancelEvent,
  changeEvent,
  findEvent,
  nominateEvent,
  previewEvent,
  type SaveOutcome,
} from '../service.ts';
import { events, participations } from '../tables.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const OVERLAPS = [
  'This program already has an event at that time.',
  'Two can only be held at once if each is for a segment of your own and no home is in both.',
].join(' ');
const START = '2026-03-01T20:00:00Z';
const order = { brandId: 'default', actorId: null, reason: 'The grid is short.' };
const toRefusal = (outcome: SaveOutcome) =>
  outcome.saved ? null : { code: outcome.refusal.code, sentence: inEnglish(outcome.refusal.message) };

describe('scheduling an event', () => {
  it('keeps the program’s rules with it and says who ordered it and why', async () => {
    const place = await Neighbourhood.on(database.db, START, { pointsPerKwh: 250 });
    const event = await place.event('2026-03-03', 18, 19);
    await database.db.update(programs).set({ active: false }).where(eq(programs.id, place.programId));
    expect(await findEvent(database.db, 'default', event.id)).toMatchObject({
      status: 'SCHEDULED',
      type: 'PARTICIPATION_REDUCTION',
      version: 1,
      rules: { pointsPerKwh: 250 },
    });
    const [line] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `event:${event.id}`));
    expect(line).toMatchObject({
      action: 'event.schedule',
      reason: 'A hot evening.',
      before: null,
      after: { startAt: '2026-03-04T02:00:00.000Z', status: 'SCHEDULED' },
    });
  });

  it.each([
    ['in the past', {}, ['2026-02-28', 18, 19], 'The start is in the past. Choose a later time.'],
    ['that ends before it starts', {}, ['2026-03-03', 19, 18], 'The end has to come after the start.'],
    [
      'off the settlement intervals',
      { settlementIntervalMinutes: 60 },
      ['2026-03-03', 18.5, 19.5],
      'Start and end have to fall on the program’s 60-minute intervals.',
    ],
    [
      'that is too long',
      { longestEventMinutes: 120 },
      ['2026-03-03', 16, 19],
      'Events in this program can last up to 120 minutes.',
    ],
  ] as const)('refuses one %s', async (_name, rules, [date, from, to], sentence) => {
    const place = await Neighbourhood.on(database.db, START, rules);
    expect(toRefusal(await place.schedule(date, from, to))).toEqual({ code: 'NOT_ALLOWED', sentence });
  });

  it('refuses one that overlaps another, or is one too many for the day or the week, but does not count what was called off', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 2, eventsPerWeek: 3 });
    const first = await place.event('2026-03-03', 18, 19);
    expect(toRefusal(await place.schedule('2026-03-03', 18, 20))?.sentence).toBe(OVERLAPS);
    await place.event('2026-03-03', 20, 21);
    expect(toRefusal(await place.schedule('2026-03-03', 22, 23))?.sentence).toBe(
      'The program allows 2 events a day, and 2026-03-03 is already full.',
    );
    await place.event('2026-03-04', 18, 19);
    expect(toRefusal(await place.schedule('2026-03-05', 18, 19))?.sentence).toBe(
      'The program allows 3 events a week, and the week of 2026-03-02 is already full.',
    );
    await place.cancel(first);
    expect((await place.schedule('2026-03-05', 18, 19)).saved).toBe(true);
  });

  it('takes no promise to the grid where it pays for what devices do, neither at first nor later', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const refused = {
      code: 'INVALID',
      sentence:
        'This event pays for what devices do, so there’s nothing to compare a promise with. Leave it empty.',
    };
    const algorithm = 'device_participation';
    expect(toRefusal(await place.schedule('2026-03-03', 18, 19, { algorithm, nominatedKw: 40 }))).toEqual(
      refused,
    );
    const event = await place.event('2026-03-03', 18, 19, { algorithm });
    const nomination = { ...order, eventId: event.id, version: 1, nominatedKw: 40 };
    expect(toRefusal(await nominateEvent(place, nomination))).toEqual(refused);
  });

  it('refuses one for a program that is not active, of another brand, or made up', async () => {
    const place = await Neighbourhood.on(database.db, START);
    expect(toRefusal(await place.schedule('2026-03-03', 18, 19, { brandId: 'org' }))?.code).toBe('NOT_FOUND');
    expect(toRefusal(await place.schedule('2026-03-03', 18, 19, { programId: place.newId() }))?.code).toBe(
      'NOT_FOUND',
    );
    await database.db.update(programs).set({ active: false }).where(eq(programs.id, place.programId));
    expect(toRefusal(await place.schedule('2026-03-03', 18, 19))?.sentence).toBe(
      'This program isn’t active.',
    );
  });

  it('refuses one once the budget is spent', async () => {
    const place = await Neighbourhood.on(database.db, START, { budgetPoints: 150 });
    const home = await place.household({ autoJoin: true });
    const event = await place.event('2026-03-03', 18, 19);
    await place.goTo('2026-03-04', 9);
    await database.db
      .update(participations)
      .set({ bookedWatts: 15_000 })
      .where(eq(participations.eventId, event.id));
    expect(await readParticipation(database.db, home, event)).toMatchObject({ settlement: 'PENDING' });
    expect(toRefusal(await place.schedule('2026-03-05', 18, 19))?.sentence).toBe(
      'The program has spent its budget of 150 points (150 so far).',
    );
  });

  it('gives the same event again for the same key, and refuses the key for another', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const idempotencyKey = place.newId();
    const [first, second] = await Promise.all(
      [1, 2].map(() => place.schedule('2026-03-03', 18, 19, { idempotencyKey })),
    );
    expect([first, second].map((outcome) => outcome?.saved && outcome.repeated).sort()).toEqual([
      false,
      true,
    ]);
    expect(first?.saved && second?.saved && first.event.id === second.event.id).toBe(true);
    expect(toRefusal(await place.schedule('2026-03-04', 18, 19, { idempotencyKey }))?.code).toBe('CONFLICT');
    const elsewhere = await place.program();
    expect(
      toRefusal(await place.schedule('2026-03-03', 18, 19, { idempotencyKey, programId: elsewhere }))?.code,
    ).toBe('CONFLICT');
  });

  it('lets two orders for one program come one after the other', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const outcomes = await Promise.all([1, 2, 3].map(() => place.schedule('2026-03-03', 18, 19)));
    expect(outcomes.filter(({ saved }) => saved)).toHaveLength(1);
  });
});

describe('moving an event', () => {
  it('takes the answers along and counts its version', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    await place.join(home, event);
    const outcome = await changeEvent(place, {
      ...order,
      eventId: event.id,
      version: 1,
      start: localInstant('2026-03-03', 17),
      end: localInstant('2026-03-03', 19),
    });
    expect(outcome).toMatchObject({
      saved: true,
      event: { version: 2, start: localInstant('2026-03-03', 17) },
    });
    expect((await readParticipation(database.db, home, event)).startAt).toEqual(
      localInstant('2026-03-03', 17),
    );
    const [row] = await database.db.select().from(events).where(eq(events.id, event.id));
    expect(row?.dueAt).toEqual(localInstant('2026-03-03', 17));
  });

  it('does not conflict with itself, and is refused where another event does', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    await place.event('2026-03-04', 18, 19);
    const to = (date: string) =>
      changeEvent(place, {
        ...order,
        eventId: event.id,
        version: 1,
        start: localInstant(date, 18),
        end: localInstant(date, 20),
      });
    expect(toRefusal(await to('2026-03-04'))?.sentence).toBe(OVERLAPS);
    expect((await to('2026-03-03')).saved).toBe(true);
  });

  it('is refused once it has started, for an old version, and for an event of another brand', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    const change = {
      ...order,
      eventId: event.id,
      version: 1,
      start: localInstant('2026-03-05', 18),
      end: localInstant('2026-03-05', 19),
    };
    expect(toRefusal(await changeEvent(place, { ...change, version: 7 }))?.code).toBe('STALE');
    expect(toRefusal(await changeEvent(place, { ...change, brandId: 'org' }))?.code).toBe('NOT_FOUND');
    place.clock.set(localInstant('2026-03-03', 18));
    expect(toRefusal(await changeEvent(place, change))?.sentence).toBe(
      'The event is already running, so its start can’t be moved.',
    );
    place.clock.set(localInstant('2026-03-03', 19));
    expect(toRefusal(await changeEvent(place, change))?.sentence).toBe(
      'This event is over, so it can’t be moved.',
    );
  });
});

describe('calling an event off', () => {
  it('pays no one, before the start and while it runs, and keeps the reason', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household({ autoJoin: true });
    const event = await place.event('2026-03-03', 18, 19);
    await place.goTo('2026-03-03', 18.5);
    expect(await cancelEvent(place, { ...order, eventId: event.id, version: 1 })).toMatchObject({
      saved: true,
      event: { status: 'CANCELLED', cancelReason: order.reason },
    });
    await place.goTo('2026-03-04', 9);
    expect(await place.settle()).toMatchObject({ members: 0 });
    expect(await readParticipation(database.db, home, event)).toMatchObject({ settlement: null });
    expect(toRefusal(await cancelEvent(place, { ...order, eventId: event.id, version: 2 }))?.sentence).toBe(
      'This event was already called off.',
    );
  });

  it('is refused after the end, also while the job that ends it has not run', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    place.clock.set(localInstant('2026-03-03', 19));
    expect(toRefusal(await cancelEvent(place, { ...order, eventId: event.id, version: 1 }))?.sentence).toBe(
      'This event is over, so it can’t be called off.',
    );
  });
});

describe('the preview of an event', () => {
  it('counts the members invited, the conflicts, and the events of that day and week', async () => {
    const place = await Neighbourhood.on(database.db, START);
    await place.household();
    await place.household({ programId: null });
    const event = await place.event('2026-03-03', 18, 19);
    const window = {
      brandId: 'default',
      programId: place.programId,
      start: localInstant('2026-03-03', 18),
      end: localInstant('2026-03-03', 19),
    };
    expect(await previewEvent(place, { ...window, changing: null })).toEqual({
      membersAsked: 1,
      isTest: false,
      faults: [
        { field: 'startAt', message: { id: 'events.overlaps' } },
        { field: 'startAt', message: { id: 'events.dayLimit', values: { limit: 1, day: '2026-03-03' } } },
      ],
      onlyLimits: false,
      eventsThatDay: 1,
      mostThatDay: 1,
      eventsThatWeek: 1,
      mostThatWeek: 7,
      localStart: '2026-03-03 18:00',
      localEnd: '2026-03-03 19:00',
      realTime: null,
      forecast: null,
      homesElsewhere: 0,
    });
    expect(await previewEvent(place, { ...window, changing: event.id })).toMatchObject({
      faults: [],
      eventsThatDay: 0,
      eventsThatWeek: 0,
    });
    expect(await previewEvent(place, { ...window, brandId: 'org', changing: null })).toBe(null);
  });

  it('goes by the limits of the algorithm, and counts groups of homes once', async () => {
    const place = await Neighbourhood.on(database.db, START, { realTimePerDay: 3, realTimePerWeek: 5 });
    const group = (number: number) => ({ set: 'a set', number, of: 2 });
    await place.event('2026-03-03', 17, 18, { group: group(1) });
    await place.event('2026-03-03', 18, 19, { group: group(2) });
    const window = {
      brandId: 'default',
      programId: place.programId,
      start: localInstant('2026-03-04', 18),
      end: localInstant('2026-03-04', 19),
      changing: null,
    };
    expect(await previewEvent(place, window)).toMatchObject({ eventsThatWeek: 1, mostThatWeek: 7 });
    expect(await previewEvent(place, { ...window, algorithm: 'reduction_rt' })).toMatchObject({
      eventsThatWeek: 0,
      mostThatDay: 3,
      mostThatWeek: 5,
    });
  });

  it('of a move goes by the rules that the event keeps', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    const { rules } = event;
    await database.db
      .update(programs)
      .set({ rules: { ...rules, longestEventMinutes: 60 } })
      .where(eq(programs.id, place.programId));
    const window = {
      brandId: 'default',
      programId: place.programId,
      start: localInstant('2026-03-03', 18),
      end: localInstant('2026-03-03', 20),
    };
    expect(await previewEvent(place, { ...window, changing: event.id })).toMatchObject({ faults: [] });
    const moved = { ...order, ...window, eventId: event.id, version: 1 };
    expect(await changeEvent(place, moved)).toMatchObject({ saved: true });
  });
});
