import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localInstant, Neighbourhood, saving } from '../../../../tests/support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../../../tests/support/testDb.ts';
import type { Grouping } from '../../../domain/events/groups.ts';
import { WHOLE_PROGRAM, type Audience } from '../../../domain/segments/audience.ts';
import { comingEvents } from '../../readmodels/memberEvents.ts';
import { segments } from '../../segments/tables.ts';
import { members } from '../../session/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';
import { staffEvent } from '../queries/staffEvents.ts';
import { cancelEvent, changeEvent, findEvent, followMembers, optIn } from '../service.ts';
import { eventAudience, participations } from '../tables.ts';
import { groupIntervals } from './groups.ts';
import { previewPlan, scheduleEvents } from './plan.ts';
import type { StoredEvent } from './storedEvent.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const DAY = '2026-03-03';
const START = '2026-03-01T20:00:00Z';
const BY = { brandId: 'default', actorId: null, reason: 'A cold evening' } as const;

const threeGroups = (given: Partial<Grouping> = {}): Grouping => ({
  count: 3,
  minutesApart: 60,
  isRandom: false,
  seed: randomUUID(),
  ...given,
});

async function schedule(
  place: Neighbourhood,
  grouping: Grouping,
  { fromHour = 17, audience = WHOLE_PROGRAM }: { fromHour?: number; audience?: Audience } = {},
): Promise<readonly StoredEvent[]> {
  const outcome = await scheduleEvents(place, {
    ...BY,
    algorithm: 'participation_reduction',
    audience,
    grouping,
    events: [
      {
        programId: place.programId,
        startAt: localInstant(DAY, fromHour),
        endAt: localInstant(DAY, fromHour + 1),
      },
    ],
    idempotencyKey: randomUUID(),
  });
  if (!outcome.saved) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.events;
}

/** The coming events that a home sees, as numbers of their groups. */
async function groupsOf(place: Neighbourhood, memberId: string, groups: readonly StoredEvent[]) {
  const seen = await comingEvents(database.db, { brandId: 'default', memberId }, place.clock.now());
  return groups
    .filter(({ id }) => seen.some((event) => event.id === id && event.enrolled))
    .map(({ group }) => group?.number);
}

const onTheInterval = { settlementIntervalMinutes: 30 } as const;

describe('an event in groups', () => {
  it('is one event for each group, with hours of its own, and invites each home to exactly one', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 1 });
    const homes = await Promise.all(
      Array.from({ length: 30 }, (_, i) => place.household({ autoJoin: i < 15 })),
    );
    const grouping = threeGroups();
    const plan = {
      brandId: 'default',
      programIds: [place.programId],
      algorithm: 'participation_reduction',
      audience: WHOLE_PROGRAM,
      grouping,
      date: DAY,
      start: '17:00',
      end: '18:00',
      weekdays: [],
      until: null,
    } as const;
    const [shown] = await previewPlan(place, plan);
    const groups = await schedule(place, grouping);
    expect(groups.map(({ start, end }) => [start, end])).toEqual(
      [17, 18, 19].map((hour) => [localInstant(DAY, hour), localInstant(DAY, hour + 1)]),
    );
    expect(shown?.events).toMatchObject([
      { startAt: localInstant(DAY, 17), lastEndAt: localInstant(DAY, 20), faults: [] },
    ]);
    const asked = await Promise.all(
      groups.map(async ({ id }) => (await staffEvent(database.db, 'default', id))?.asked ?? 0),
    );
    expect(shown?.groups.map(({ membersAsked }) => membersAsked)).toEqual(asked);
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(30);
    expect(Math.min(...asked)).toBeGreaterThan(2);
    const seen = await Promise.all(homes.map(({ memberId }) => groupsOf(place, memberId, groups)));
    expect(seen.every(({ length }) => length === 1)).toBe(true);
    const joined = await database.db
      .select()
      .from(participations)
      .where(
        inArray(
          participations.eventId,
          groups.map(({ id }) => id),
        ),
      );
    expect(joined).toHaveLength(15);
    // Those who join the program later have a group, too.
    const late = await place.household();
    const own = await groupsOf(place, late.memberId, groups);
    expect(own).toHaveLength(1);
    const [inOwn, inOther] = [
      groups.find(({ group }) => group?.number === own[0]),
      groups.find(({ group }) => group?.number !== own[0]),
    ];
    const now = place.clock.now();
    expect(await optIn(database.db, { ...late, eventId: inOther?.id ?? '', now })).not.toMatchObject({
      done: true,
    });
    expect(await optIn(database.db, { ...late, eventId: inOwn?.id ?? '', now })).toMatchObject({
      done: true,
    });
  });

  it('counts once against the limits of a day, overlapping or not, and keeps other events of all homes away', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 1, ...onTheInterval });
    await schedule(place, threeGroups({ minutesApart: 30 }));
    expect(await place.schedule(DAY, 18, 19)).toMatchObject({
      saved: false,
      refusal: { fields: [{ field: 'startAt' }, { field: 'startAt' }, { field: 'startAt' }] },
    });
    expect(await place.schedule(DAY, 21, 22)).toMatchObject({ saved: false });
    expect(await place.schedule('2026-03-04', 18, 19)).toMatchObject({ saved: true });
  });

  it('has random starts on the program’s intervals, the same as were shown', async () => {
    const place = await Neighbourhood.on(database.db, START, onTheInterval);
    const groups = await schedule(place, threeGroups({ count: 6, minutesApart: 30, isRandom: true }));
    const minutes = groups.map(({ start }) => (start.getTime() - localInstant(DAY, 17).getTime()) / 60_000);
    expect(minutes.every((each) => each % 30 === 0 && each <= 150)).toBe(true);
    expect(groups.every(({ start, end }) => end.getTime() - start.getTime() === 3_600_000)).toBe(true);
  });

  it('is scheduled for all groups or none: minutes off the program’s intervals are refused', async () => {
    const place = await Neighbourhood.on(database.db, START);
    await expect(schedule(place, threeGroups({ minutesApart: 20 }))).rejects.toThrow('offTheInterval');
    const { rows } = await database.execute('select id from events where program_id = $1', [place.programId]);
    expect(rows).toEqual([]);
  });

  it('divides a segment of staff’s own as it is when it is scheduled: who joins it later has no group', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const homes = await Promise.all(Array.from({ length: 12 }, () => place.household()));
    const id = place.newId();
    const now = place.clock.now();
    await database.db.insert(segments).values({
      id,
      brand: 'default',
      name: `The ${id}`,
      nameKey: id,
      description: '',
      kind: 'ATTRIBUTE_FILTER',
      tree: { kind: 'filter', attribute: 'region', operator: 'IS_ONE_OF', values: [id] },
      invert: false,
      active: true,
      activelyEnrolling: true,
      version: 1,
      createdAt: now,
      changedAt: now,
    });
    const belong = (memberIds: readonly string[]) =>
      database.db
        .update(members)
        .set({ region: id })
        .where(inArray(members.id, [...memberIds]));
    await belong(homes.map(({ memberId }) => memberId));
    const groups = await schedule(place, threeGroups(), {
      audience: { kind: 'segment', segmentId: id, name: '' },
    });
    const kept = await database.db
      .select()
      .from(eventAudience)
      .where(
        inArray(
          eventAudience.eventId,
          groups.map((group) => group.id),
        ),
      );
    expect(kept.map(({ memberId }) => memberId).toSorted()).toEqual(
      homes.map(({ memberId }) => memberId).toSorted(),
    );
    const late = await place.household();
    await belong([late.memberId]);
    expect(await groupsOf(place, late.memberId, groups)).toEqual([]);
  });

  it('loses one group, or all that aren’t over', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const [first, second, third] = await schedule(place, threeGroups());
    if (first === undefined || second === undefined || third === undefined) throw new Error('no groups');
    const status = async ({ id }: StoredEvent) => (await findEvent(database.db, 'default', id))?.status;
    await cancelEvent(place, { ...BY, eventId: second.id, version: 1 });
    expect(await Promise.all([first, second, third].map(status))).toEqual([
      'SCHEDULED',
      'CANCELLED',
      'SCHEDULED',
    ]);
    await place.goTo(DAY, 18.5);
    expect(
      await cancelEvent(place, { ...BY, eventId: third.id, version: null, withGroups: true }),
    ).toMatchObject({ saved: true });
    expect(await Promise.all([first, second, third].map(status))).toEqual([
      'ENDED',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('can have a group moved over the hours of another one, but not over those of another event', async () => {
    const place = await Neighbourhood.on(database.db, START, { eventsPerDay: 2 });
    const [first] = await schedule(place, threeGroups());
    await place.event(DAY, 21, 22);
    if (first === undefined) throw new Error('no groups');
    const moveTo = (hour: number, version: number) =>
      changeEvent(place, {
        ...BY,
        eventId: first.id,
        version,
        start: localInstant(DAY, hour),
        end: localInstant(DAY, hour + 1),
      });
    expect(await moveTo(18, 1)).toMatchObject({ saved: true });
    expect(await moveTo(21, 2)).toMatchObject({ saved: false });
  });

  it('leaves a home that moves to another program, and has a group for one that comes', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const home = await place.household({ autoJoin: true });
    const groups = await schedule(place, threeGroups());
    const other = await place.program();
    const moveTo = async (from: string, to: string) => {
      await database.db
        .update(utilityConnections)
        .set({ programId: to })
        .where(eq(utilityConnections.memberId, home.memberId));
      await followMembers(database.db, { from, to, memberIds: [home.memberId], now: place.clock.now() });
    };
    await moveTo(place.programId, other);
    expect(await groupsOf(place, home.memberId, groups)).toEqual([]);
    await moveTo(other, place.programId);
    expect(await groupsOf(place, home.memberId, groups)).toHaveLength(1);
    const rows = await database.db
      .select()
      .from(participations)
      .where(eq(participations.memberId, home.memberId));
    expect(rows.filter(({ opt }) => opt === 'in')).toHaveLength(1);
  });

  it('is settled by the hours of each home’s own group, and adds the groups’ power up by interval', async () => {
    const place = await Neighbourhood.on(database.db, START);
    const homes = await Promise.all(Array.from({ length: 4 }, () => place.household({ autoJoin: true })));
    for (const home of homes)
      await place.deliver(home, { use: saving({ [DAY]: 500 }), from: '2026-01-10', to: '2026-03-01' });
    const groups = await schedule(place, threeGroups({ count: 2 }), { fromHour: 18 });
    const set = groups[0]?.group?.set ?? '';
    place.adopt(groups);
    expect((await groupIntervals(place, 'default', set)).map(({ startAt }) => startAt)).toEqual([
      localInstant(DAY, 18),
      localInstant(DAY, 19),
    ]);
    await place.goTo('2026-03-05', 9);
    for (const home of homes)
      await place.deliver(home, { use: saving({ [DAY]: 500 }), from: '2026-03-01', to: '2026-03-05' });
    await place.settle();
    const rows = await database.db
      .select()
      .from(participations)
      .where(
        inArray(
          participations.eventId,
          groups.map(({ id }) => id),
        ),
      );
    expect(rows).toHaveLength(4);
    // They save from 18:00 to 19:00 only, the hour of the first group.
    for (const row of rows) {
      const own = groups.find(({ id }) => id === row.eventId);
      expect(row.startAt).toEqual(own?.start);
      expect(row.reductionWh).toBe(own?.group?.number === 1 ? 500 : 0);
    }
    expect(await groupIntervals(place, 'org', set)).toEqual([]);
  });
});
