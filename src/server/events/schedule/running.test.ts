import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readParticipation } from '../../../../tests/support/books.ts';
import {
  localInstant,
  Neighbourhood,
  saving,
  type Household,
} from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import { auditLog } from '../../audit/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';
import { segments } from '../../segments/tables.ts';
import { members } from '../../session/tables.ts';
import { scheduleEvent } from './scheduling.ts';
import { changeEvent, findEvent, previewEvent, type StoredEvent } from '../service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const START = '2026-03-01T20:00:00Z';
const DAY = '2026-03-03';
const order = { brandId: 'default', actorId: null, reason: 'The grid has recovered.' };
const readActions = async ({ id }: StoredEvent) =>
  (
    await database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subject, `event:${id}`)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);
const found = (event: StoredEvent) => findEvent(database.db, 'default', event.id);

describe('a start that was missed', () => {
  it('by a few minutes is only a little late', async () => {
    const place = await Neighbourhood.on(database.db, START, { missedStart: 'call-off' });
    const event = await place.event(DAY, 18, 19);
    await place.goTo(DAY, 18 + 5 / 60);
    expect(await found(event)).toMatchObject({ status: 'ACTIVE', startedAt: localInstant(DAY, 18 + 5 / 60) });
    expect(await readActions(event)).toEqual(['event.schedule']);
  });

  it('starts an event late where the program says so, and records it with the event', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household({ autoJoin: true });
    const event = await place.event(DAY, 18, 19);
    await place.goTo(DAY, 18.25);
    expect(await found(event)).toMatchObject({ status: 'ACTIVE', startedAt: localInstant(DAY, 18.25) });
    expect(await readActions(event)).toEqual(['event.schedule', 'event.late-start']);
    await place.goTo(DAY, 19);
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      opt: 'in',
      settlement: 'PENDING',
    });
  });

  it('cancels an event where the program says so, and pays no one', async () => {
    const place = await Neighbourhood.on(database.db, START, { missedStart: 'call-off' });
    const home = await place.household({ autoJoin: true });
    const event = await place.event(DAY, 18, 19);
    await place.goTo(DAY, 18.25);
    expect(await found(event)).toMatchObject({
      status: 'CANCELLED',
      cancelCause: 'missed-start',
      startedAt: null,
    });
    expect(await readActions(event)).toEqual(['event.schedule', 'event.missed']);
    await place.goTo('2026-03-05', 12);
    expect(await readParticipation(database.db, home, event)).toMatchObject({ settlement: null });
  });
});

describe('an immediate start', () => {
  it('starts at the moment of the order, however long it takes to carry out', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const ordered = place.clock.now().getTime();
    let reads = 0;
    const ticking = { now: () => new Date(ordered + reads++) };
    const { db, newId, brands, programId } = place;
    const outcome = await scheduleEvent(
      { db, newId, brands, clock: ticking },
      {
        ...order,
        programId,
        algorithm: 'participation_reduction_rt',
        start: 'now',
        minutes: 30,
        idempotencyKey: null,
      },
    );
    expect(outcome).toMatchObject({ saved: true, event: { type: 'PARTICIPATION_REDUCTION_RT' } });
    expect(reads).toBeGreaterThan(1);
  });
});

describe('a running event', () => {
  async function running(
    given: Parameters<typeof Neighbourhood.on>[2] = {},
  ): Promise<{ place: Neighbourhood; home: Household; event: StoredEvent }> {
    const place = await Neighbourhood.on(database.db, START, given);
    const home = await place.household({ autoJoin: true });
    const event = await place.event(DAY, 18, 20);
    await place.goTo(DAY, 18);
    return { place, home, event };
  }

  it('ends earlier, members keep what they did, and settlement goes by the final window', async () => {
    const { place, home, event } = await running();
    await place.goTo(DAY, 18.5);
    expect(
      await changeEvent(place, { ...order, eventId: event.id, version: 1, start: event.start, end: 'now' }),
    ).toMatchObject({ saved: true, event: { end: localInstant(DAY, 19), version: 2 } });
    expect(await readActions(event)).toEqual(['event.schedule', 'event.change']);
    await place.goTo(DAY, 19);
    expect(await found(event)).toMatchObject({ status: 'ENDED' });
    await place.deliver(home, { use: saving({ [DAY]: 400 }), from: '2026-01-10', to: '2026-03-04' });
    await place.goTo('2026-03-05', 12);
    await place.settle();
    // One hour, not the two that were planned.
    expect(await readParticipation(database.db, home, event)).toMatchObject({
      settlement: 'SETTLED',
      baselineWh: 1000,
      reductionWh: 400,
    });
  });

  it('ends later, up to what an event of the program may last', async () => {
    const { place, event } = await running({ longestEventMinutes: 180 });
    await place.goTo(DAY, 19.5);
    const change = { ...order, eventId: event.id, version: 1, start: event.start };
    expect(await changeEvent(place, { ...change, end: localInstant(DAY, 22) })).toMatchObject({
      saved: false,
      refusal: { code: 'NOT_ALLOWED' },
    });
    expect(await changeEvent(place, { ...change, end: localInstant(DAY, 21) })).toMatchObject({
      saved: true,
    });
    await place.goTo(DAY, 20.5);
    expect(await found(event)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('whom an event asks', () => {
  it('only those of its segment, as it was when it was scheduled', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 3 });
    const [old, fresh] = [await place.household(), await place.household()];
    const first = await place.event('2026-03-02', 18, 19);
    await place.join(old, first);
    await place.goTo('2026-03-02', 18);
    await place.goTo('2026-03-02', 19);
    const again = await place.event(DAY, 18, 19, {
      audience: { kind: 'built-in', segment: 'JOINED_RECENTLY' },
    });
    const never = await place.event(DAY, 20, 21, { audience: { kind: 'built-in', segment: 'NEVER_JOINED' } });
    expect([await place.join(old, again), await place.join(fresh, again)]).toEqual([
      { done: true },
      { done: false, reason: 'not-found' },
    ]);
    expect([await place.join(old, never), await place.join(fresh, never)]).toEqual([
      { done: false, reason: 'not-found' },
      { done: true },
    ]);
    // A member who joined is still in its audience.
    expect(await place.leave(fresh, never)).toEqual({ done: true });
    expect(await place.join(fresh, never)).toEqual({ done: true });
  });

  it('only those of staff’s own segment, as they were when it was scheduled', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 3 });
    const [north, south, elsewhere] = [
      await place.household(),
      await place.household(),
      await place.household({ programId: null }),
    ];
    const setRegion = (home: Household, region: string) =>
      database.db.update(members).set({ region }).where(eq(members.id, home.memberId));
    for (const home of [north, elsewhere]) await setRegion(home, 'NORTH');
    const id = place.newId();
    const now = place.clock.now();
    await database.db.insert(segments).values({
      id,
      brand: 'default',
      name: 'The north',
      nameKey: id,
      description: '',
      kind: 'ATTRIBUTE_FILTER',
      tree: { kind: 'filter', attribute: 'region', operator: 'IS_ONE_OF', values: ['NORTH'] },
      invert: false,
      active: true,
      activelyEnrolling: true,
      version: 1,
      createdAt: now,
      changedAt: now,
    });
    const audience = { kind: 'segment', segmentId: id, name: '' } as const;
    const preview = { brandId: 'default', programId: place.programId, changing: null, audience };
    const [start, end] = [localInstant(DAY, 18), localInstant(DAY, 19)];
    expect(await previewEvent(place, { ...preview, start, end })).toMatchObject({ membersAsked: 1 });
    const event = await place.event(DAY, 18, 19, { audience });
    expect(event.audience).toEqual({ kind: 'segment', segmentId: id, name: 'The north' });
    expect(await place.join(south, event)).toEqual({ done: false, reason: 'not-found' });
    // Moving away, and another rule, change nothing any more.
    await setRegion(north, 'SOUTH');
    await setRegion(south, 'NORTH');
    await database.db.update(segments).set({ active: false }).where(eq(segments.id, id));
    expect(await place.join(north, event)).toEqual({ done: true });
    expect(await place.join(south, event)).toEqual({ done: false, reason: 'not-found' });
    expect(await place.join(elsewhere, event)).toEqual({ done: false, reason: 'not-found' });
    // Who was in it then and joins the program in time is invited.
    await database.db.insert(utilityConnections).values({
      memberId: elsewhere.memberId,
      brand: 'default',
      utilityId: place.utilityId,
      programId: place.programId,
      widgetState: 'MarketEnrolled',
      everReachedAuthDone: true,
    });
    expect(await place.join(elsewhere, event)).toEqual({ done: true });

    const unknown = await scheduleEvent(place, {
      ...order,
      programId: place.programId,
      algorithm: 'participation_reduction',
      start: localInstant(DAY, 20),
      end: localInstant(DAY, 21),
      audience: { ...audience, segmentId: place.newId() },
      idempotencyKey: null,
    });
    expect(unknown).toMatchObject({
      saved: false,
      refusal: { code: 'INVALID', fields: [{ field: 'segmentId' }] },
    });
  });
});
