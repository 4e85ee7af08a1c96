import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParticipation } from '../../../../tests/support/books.ts';
import { localInstant, Neighbourhood, type Household } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { localToEpoch } from '../../../domain/meter/zone.ts';
import { comingEvents } from '../../readmodels/memberEvents.ts';
import { members } from '../../session/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';
import { dueEvents, findEvent, optIn, optOut, runDueEvents, type StoredEvent } from '../service.ts';
import { participations, vacations } from '../tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const START = '2026-03-01T20:00:00Z';
const answered = async ({ memberId }: Household, event: StoredEvent) => {
  const [found] = await database.db
    .select({ opt: participations.opt })
    .from(participations)
    .where(and(eq(participations.memberId, memberId), eq(participations.eventId, event.id)));
  return found?.opt ?? null;
};
const readStatus = async ({ id }: StoredEvent) => (await findEvent(database.db, 'default', id))?.status;
const away = (place: Neighbourhood, { memberId }: Household, startsOn: string, endsOn: string) =>
  database.db.insert(vacations).values({ memberId, id: place.newId(), startsOn, endsOn });

describe('joining and leaving (EVT-07, EVT-15)', () => {
  it('joining closes at the start, leaving at the end; the same answer again changes nothing', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    expect(await place.join(home, event)).toEqual({ done: true });
    const { joinedAt } = await readParticipation(database.db, home, event);
    place.clock.advance(3_600_000);
    expect(await place.join(home, event)).toEqual({ done: true });
    expect((await readParticipation(database.db, home, event)).joinedAt).toEqual(joinedAt);
    expect(await place.leave(home, event)).toEqual({ done: true });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'out',
      joinedAt: null,
      leftAt: null,
    });
    expect(await place.join(home, event)).toEqual({ done: true });

    place.clock.set(localInstant('2026-03-03', 18));
    const late = await place.household();
    expect(await place.join(late, event)).toEqual({ done: false, reason: 'already-started' });
    expect(await place.leave(home, event)).toEqual({ done: true });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'out',
      leftAt: localInstant('2026-03-03', 18),
    });
    expect(await place.join(home, event)).toEqual({ done: false, reason: 'already-started' });
    place.clock.set(localInstant('2026-03-03', 19));
    expect(await place.leave(late, event)).toEqual({ done: false, reason: 'ended' });
  });

  it('an event does not exist for members of another program or brand, nor does one that is made up', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    const home = await place.household();
    const stranger = await place.household({ programId: await place.program() });
    const missing = { done: false, reason: 'not-found' };
    expect(await place.join(stranger, event)).toEqual(missing);
    expect(await place.join({ ...home, brandId: 'org' }, event)).toEqual(missing);
    expect(await optOut(database.db, { ...home, eventId: place.newId(), now: place.clock.now() })).toEqual(
      missing,
    );
    expect(
      await optIn(database.db, {
        ...home,
        memberId: place.newId(),
        eventId: event.id,
        now: place.clock.now(),
      }),
    ).toEqual(missing);
  });

  it('an event that was called off takes no answers', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household({ autoJoin: true });
    const event = await place.event('2026-03-03', 18, 19);
    await place.cancel(event);
    expect(await place.leave(home, event)).toEqual({ done: false, reason: 'cancelled' });
  });

  it('refuses members who are on vacation that day by the home’s clock', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const back = await place.household();
    await away(place, home, '2026-03-01', '2026-03-03');
    await away(place, back, '2026-03-04', '2026-03-08');
    const event = await place.event('2026-03-03', 18, 19);
    expect(await place.join(home, event)).toEqual({ done: false, reason: 'on-vacation' });
    expect(await place.join(back, event)).toEqual({ done: true });
  });

  it.each([
    ['the day before, until midnight', '2026-03-04', '2026-03-08', 23, true],
    ['its first hour', '2026-03-03', '2026-03-08', 0, false],
    ['its last hour', '2026-03-01', '2026-03-03', 23, false],
    ['the first hour after', '2026-03-01', '2026-03-02', 0, true],
  ])('by the home’s clock, %s', async (_when, from, to, hour, joins) => {
    for (const zone of ['America/Los_Angeles', 'America/Toronto', 'Australia/Sydney']) {
      const place = await Neighbourhood.on(database.db, START);
      const home = await place.household();
      await database.db.update(members).set({ timeZone: zone }).where(eq(members.id, home.memberId));
      await away(place, home, from, to);
      const start = new Date(localToEpoch(zone, 2026, 3, 3, hour, 0) * 1000);
      const end = new Date(start.getTime() + 3_600_000);
      const event = await place.event('2026-03-03', 18, 19, { start, end });
      expect(await place.join(home, event)).toEqual(
        joins ? { done: true } : { done: false, reason: 'on-vacation' },
      );
    }
  });

  it('a real-time event starts joined, and members who left may rejoin', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19, { algorithm: 'reduction_rt' });
    expect(await answered(home, event)).toBe('in');
    const { joinedAt } = await readParticipation(database.db, home, event);
    await place.goTo('2026-03-03', 18.25);
    await place.leave(home, event);
    expect(await place.join(home, event)).toEqual({ done: true });
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'in',
      joinedAt,
      leftAt: null,
    });
  });
});

describe('automatic joining', () => {
  it('joins members when it is scheduled, and at the start those who chose it since, but none who are away or declined', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const [always, asked, later, gone, declined] = [
      await place.household({ autoJoin: true }),
      await place.household(),
      await place.household(),
      await place.household({ autoJoin: true }),
      await place.household({ autoJoin: true }),
    ];
    await away(place, gone, '2026-03-02', '2026-03-05');
    const event = await place.event('2026-03-03', 18, 19);
    await place.leave(declined, event);
    expect([
      await answered(always, event),
      await answered(asked, event),
      await answered(later, event),
      await answered(gone, event),
    ]).toEqual(['in', null, null, null]);
    await database.db.update(members).set({ autoJoin: true }).where(eq(members.id, later.memberId));
    const leftSince = await place.household({ autoJoin: true });
    await place.goTo('2026-03-03', 18);
    expect([
      await answered(later, event),
      await answered(asked, event),
      await answered(gone, event),
      await answered(declined, event),
    ]).toEqual(['in', null, null, 'out']);
    expect(await answered(leftSince, event)).toBe('in');
  });

  it('leaves out at the start members who joined and went on vacation since', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household({ autoJoin: true });
    const event = await place.event('2026-03-03', 18, 19);
    await away(place, home, '2026-03-03', '2026-03-09');
    await place.goTo('2026-03-03', 20);
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'out',
      joinedAt: null,
      settlement: null,
    });
  });

  it('withdraws members who joined and whose home has left the program since: they are in nothing from then on', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const [left, stays] = [await place.household(), await place.household()];
    const event = await place.event('2026-03-03', 18, 19);
    for (const home of [left, stays]) await place.join(home, event);
    const reads = async ({ memberId }: Household) =>
      (await comingEvents(database.db, { memberId, brandId: 'default' }, place.clock.now())).map(
        ({ opt }) => opt,
      );
    expect(await reads(left)).toEqual(['in']);
    await database.db
      .update(utilityConnections)
      .set({ programId: null, widgetState: 'AuthDone', widgetSubstate: 'ConflictingDRP' })
      .where(eq(utilityConnections.memberId, left.memberId));
    expect(await reads(left)).toEqual([]);
    expect(await reads(stays)).toEqual(['in']);
    await place.goTo('2026-03-03', 20);
    expect(await answered(left, event)).toBe(null);
    expect(await readParticipation(database.db, stays, event)).toMatchObject({ settlement: 'PENDING' });
  });
});

describe('the steps of an event', () => {
  it('come at their time by the clock, each once', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    const seen: unknown[] = [];
    for (const [date, hour] of [
      ['2026-03-03', 17.9],
      ['2026-03-03', 18],
      ['2026-03-03', 18.9],
      ['2026-03-03', 19],
      ['2026-03-24', 19.9],
      ['2026-03-24', 20],
    ] as const) {
      await place.goTo(date, hour);
      seen.push(await readStatus(event));
    }
    // The clock went forward on the 8th: 21 days after 19:00 it is 20:00.
    expect(seen).toEqual(['SCHEDULED', 'ACTIVE', 'ACTIVE', 'ENDED', 'ENDED', 'CLOSED']);
    expect(await dueEvents(database.db, new Date('2030-01-01'), 100)).not.toContain(event.id);
  });

  it('are all made up for when nothing ran in the meantime', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household();
    const event = await place.event('2026-03-03', 18, 19);
    await database.db.update(members).set({ autoJoin: true }).where(eq(members.id, home.memberId));
    place.clock.set(localInstant('2026-03-09', 12));
    expect(await runDueEvents(place)).toBeGreaterThanOrEqual(2);
    expect(await readStatus(event)).toBe('ENDED');
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'in',
      joinedAt: event.start,
      settlement: 'PENDING',
      settleDueAt: place.clock.now(),
    });
  });

  it('are taken once by several processes at a time', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const event = await place.event('2026-03-03', 18, 19);
    place.clock.set(localInstant('2026-03-03', 18));
    const steps = await Promise.all([1, 2, 3].map(() => runDueEvents(place)));
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await readStatus(event)).toBe('ACTIVE');
  });
});
