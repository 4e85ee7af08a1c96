import { and, eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/meter/zone.ts';
import { events, participations } from '../../src/server/events/tables.ts';
import { keepDueExpectations } from '../../src/server/settlement/service.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { readParticipation, readReceipts } from '../support/books.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let place: Neighbourhood;

beforeAll(async () => {
  server = await testServer();
  server.clock.set(new Date('2026-03-01T20:00:00Z'));
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_programs'] }));
  place = await Neighbourhood.on(server.database.db, server.clock);
});
afterAll(() => server.close());

interface Result {
  rule: string;
  adjusted: boolean;
  inUse: boolean;
  dayType: string;
  homes: number;
  days: number;
  biasPercent: number | null;
  phantomPercent: number | null;
  phantomPoints: number | null;
  phantomPointsNet: number | null;
  paidPercent: number | null;
  paidPercentCarried: number | null;
  phantomPointsPerKwh: number | null;
  phantomPointsPerKwhCarried: number | null;
  preUsePercent: number | null;
  preUsePoints: number | null;
}
interface Measured {
  id: string;
  state: string;
  homesDone: number;
  homesTotal: number;
  window: { startMinute: number; minutes: number } | null;
  pointsPerKwh: number | null;
  results: Result[];
}

const fields = `id state homesDone homesTotal window { startMinute minutes } pointsPerKwh
  results { rule adjusted inUse dayType homes days biasPercent errorPercent phantomPercent phantomPoints phantomPointsNet
    paidPercent paidPercentCarried phantomPointsPerKwh phantomPointsPerKwhCarried preUsePercent preUsePoints }`;
const list = async (): Promise<Measured> => {
  const utilityId = toGlobalId('Utility', place.utilityId);
  const { data, errors } = await staff.graphql<{
    staff: { accuracy: { totalCount: number; edges: { node: Measured }[] } };
  }>(`{ staff { accuracy(utilityId: "${utilityId}") { totalCount edges { node { ${fields} } } } } }`);
  expect(errors).toEqual([]);
  expect(data?.staff.accuracy.totalCount).toBe(1);
  return data?.staff.accuracy.edges[0]?.node as Measured;
};
const measure = (input: string) =>
  staff.graphql<{ measureAccuracy: { __typename: string; code?: string; programs?: { state: string }[] } }>(
    `mutation { measureAccuracy(input: {${input}}) { __typename ... on AccuracyDemanded { programs { state } } ... on Refusal { code } } }`,
  );

/** Uses the same in every hour except some evenings. */
async function home(use = saving({}, 60)): Promise<Household> {
  const made = await place.household();
  await place.deliver(made, { use, from: '2026-01-01', to: '2026-02-28', intervalMinutes: 60 });
  return made;
}

describe('accuracy for staff', () => {
  it('is measured by a job on request, and then shown', async () => {
    await home();
    await home(
      saving(
        Object.fromEntries(
          ['2026-02-26', '2026-02-24', '2026-02-20', '2026-02-18', '2026-02-12', '2026-02-10'].map((date) => [
            date,
            400,
          ]),
        ),
        60,
      ),
    );
    expect(await list()).toMatchObject({ state: 'NEVER', results: [], window: null, pointsPerKwh: null });
    const { data } = await measure(
      `programId: "${toGlobalId('Program', place.programId)}", reason: "To know."`,
    );
    expect(data?.measureAccuracy).toEqual({
      __typename: 'AccuracyDemanded',
      programs: [{ state: 'WAITING' }],
    });
    await server.worker.runUntilIdle();
    const found = await list();
    expect(found).toMatchObject({
      state: 'DONE',
      homesDone: 2,
      homesTotal: 2,
      window: { startMinute: 1080, minutes: 60 },
      pointsPerKwh: 300,
    });
    expect(found.results).toHaveLength(14);
    expect(found.results.filter(({ inUse }) => inUse).map(({ rule, adjusted }) => [rule, adjusted])).toEqual([
      ['TEN_OF_TEN', false],
      ['TEN_OF_TEN', false],
    ]);
    const of = (rule: string, adjusted = false) =>
      found.results.find(
        (row) => row.rule === rule && row.adjusted === adjusted && row.dayType === 'WEEKDAY',
      ) as Result;
    expect(of('HIGHEST_FIVE_OF_TEN').biasPercent).toBeGreaterThan(of('TEN_OF_TEN').biasPercent ?? 0);
    expect(of('TEN_OF_TEN').phantomPoints).toBeGreaterThan(of('TEN_OF_TEN').phantomPointsNet ?? Infinity);
    const plain = of('TEN_OF_TEN');
    expect(plain.phantomPointsPerKwhCarried).toBeGreaterThan(0);
    expect(plain.phantomPointsPerKwhCarried).toBeLessThan(plain.phantomPointsPerKwh ?? 0);
    expect(plain.paidPercentCarried).toBeLessThanOrEqual(plain.paidPercent ?? 0);
    expect(plain.paidPercentCarried).toBeGreaterThan(0);
    expect(plain).toMatchObject({ preUsePercent: 0, preUsePoints: 0 });
    // 100 Wh more in three hours of 100 Wh, but the ratio ends at 1.2; of almost 1 kWh, at 300 points a kilowatt-hour.
    expect(of('TEN_OF_TEN', true).preUsePercent).toBeCloseTo(20, 0);
    expect(of('TEN_OF_TEN', true).preUsePoints).toBeGreaterThan(50);
    expect(of('TEN_OF_TEN', true).preUsePoints).toBeLessThan(60);
    const { data: again } = await staff.graphql<{
      node: Measured;
      staff: { program: { accuracy: Measured } };
    }>(
      `{ node(id: "${found.id}") { ... on ProgramAccuracy { ${fields} } }
        staff { program(id: "${toGlobalId('Program', place.programId)}") { accuracy { ${fields} } } } }`,
    );
    expect(again).toEqual({ node: found, staff: { program: { accuracy: found } } });
  });

  it('needs a reason and an existing target', async () => {
    expect((await measure('reason: ""')).data?.measureAccuracy).toEqual({
      __typename: 'Refusal',
      code: 'INVALID',
    });
    expect(
      (await measure(`programId: "${toGlobalId('Program', place.newId())}", reason: "To know."`)).data
        ?.measureAccuracy.code,
    ).toBe('NOT_FOUND');
    expect(
      (await measure(`utilityId: "${toGlobalId('Utility', place.newId())}", reason: "To know."`)).data
        ?.measureAccuracy.code,
    ).toBe('NOT_FOUND');
    expect((await measure('programId: "made up", reason: "To know."')).data?.measureAccuracy.code).toBe(
      'NOT_FOUND',
    );
  });

  it('a brand’s staff see no data of another brand', async () => {
    const abroad = await server.loggedIn(
      await server.addMember({ brand: 'org', isAdmin: true, roles: ['internal_programs'] }),
      'org.localhost',
    );
    const own = await list();
    const { data } = await abroad.graphql<{ node: unknown; staff: { accuracy: { edges: unknown[] } } }>(
      `{ node(id: "${own.id}") { id } staff { accuracy { edges { node { id } } } } }`,
    );
    expect(data).toEqual({ node: null, staff: { accuracy: { edges: [] } } });
  });
});

describe('what members are told to expect', () => {
  it('rests on what homes like theirs got, is kept at the start, and staff see how often it came true', async () => {
    const { db } = server.database;
    const other = await Neighbourhood.on(db, server.clock);
    const homes = await Promise.all(Array.from({ length: 5 }, () => other.household()));
    const newcomer = await other.household();
    /** The homes save so much on the two evenings: a step more from home to home, but the last saves nearly all. */
    const saved = (nr: number) => ({ '2026-03-03': nr * 100, '2026-03-10': nr === 4 ? 950 : nr * 100 });
    const deliver = (nr: number, home: Household, from: string, to: string) =>
      other.deliver(home, { use: saving(saved(nr), 60), from, to, intervalMinutes: 60 });
    await Promise.all(
      [...homes, newcomer].map((each, nr) => deliver(nr % 5, each, '2026-01-10', '2026-02-28')),
    );
    const live = async (date: string) => {
      await other.goTo(date, 12);
      const event = await other.event(date, 18, 19);
      for (const each of homes) await other.join(each, event);
      await other.goTo(date, 18);
      await keepDueExpectations(db);
      await other.goTo(date, 23);
      return event;
    };
    const settle = async (date: string) => {
      await other.goTo(addDays(date, 1), 9);
      await Promise.all(homes.map((each, nr) => deliver(nr, each, '2026-03-01', date)));
      await other.settle();
    };
    const likely = async () => {
      const { events } = (
        await (await server.loggedIn(newcomer.memberId)).call('/api/v2/upcoming_events')
      ).json<{ events: { likely_points: object | null }[] }>();
      return events.map(({ likely_points: points }) => points);
    };
    const expected = async () => {
      const id = toGlobalId('ProgramAccuracy', other.programId);
      const { data } = await staff.graphql<{ node: { expected: object | null } }>(
        `{ node(id: "${id}") { ... on ProgramAccuracy { expected { results inside below above } } } }`,
      );
      return data?.node.expected;
    };

    // Nobody has a result yet, so nothing is told, and nothing can come true.
    await live('2026-03-03');
    await settle('2026-03-03');
    expect(await expected()).toBeNull();

    await other.goTo('2026-03-09', 12);
    const next = await other.event('2026-03-12', 18, 19);
    // Four in five were paid for none to 300 Wh, at 300 points a kilowatt-hour, and 5 for taking part.
    expect(await likely()).toEqual([{ low: 5, high: 95, own: [], other_results: 5 }]);
    await other.cancel(next);

    const second = await live('2026-03-10');
    const rows = await db.select().from(participations).where(eq(participations.eventId, second.id));
    expect(rows.map(({ toldLow }) => toldLow)).toEqual([5, 5, 5, 5, 5]);
    expect(rows.find(({ memberId }) => memberId === homes[0]?.memberId)?.toldHigh).toBe(95);
    // One was told more than it can get.
    await db
      .update(participations)
      .set({ toldLow: 500, toldHigh: 600 })
      .where(
        and(eq(participations.eventId, second.id), eq(participations.memberId, homes[1]?.memberId ?? '')),
      );
    await settle('2026-03-10');
    expect(await expected()).toEqual({ results: 5, inside: 3, below: 1, above: 1 });
  });

  it('doesn’t fall by an evening that the member left', async () => {
    const own = await Neighbourhood.on(server.database.db, server.clock);
    await own.goTo('2026-03-02', 9);
    const member = await own.household();
    await own.deliver(member, {
      use: saving({}, 60),
      from: '2026-01-10',
      to: '2026-02-28',
      intervalMinutes: 60,
    });
    const seen = await server.loggedIn(member.memberId);
    const join = async (date: string) => {
      await own.goTo(date, 12);
      const event = await own.event(date, 18, 19);
      await own.join(member, event);
      return event;
    };
    await join('2026-03-03');
    const left = await join('2026-03-04');
    await own.goTo('2026-03-04', 18.5);
    await own.leave(member, left);
    await own.goTo('2026-03-05', 9);
    const use = saving({ '2026-03-03': 500, '2026-03-04': 500 }, 60);
    await own.deliver(member, { use, from: '2026-03-01', to: '2026-03-04', intervalMinutes: 60 });
    await own.settle();
    expect((await readParticipation(server.database.db, member, left)).points).toBe(0);
    await own.goTo('2026-03-06', 9);
    await own.event('2026-03-06', 18, 19);
    const { events } = (await seen.call('/api/v2/upcoming_events')).json<{
      events: { likely_points: { own: number[] } | null }[];
    }>();
    // 0.5 kWh at 300 points, half as much again for the tier that it has now, and 5 for taking part.
    expect(events.map(({ likely_points: points }) => points?.own)).toEqual([[230]]);
  });
});

describe('a result inside the noise', () => {
  it('neither breaks nor extends a streak, from the readings to the member’s own page', async () => {
    // Evenings swing by 200 Wh up and down, so the usual is off by about as much.
    const swing = (date: string) => (Number(date.slice(-2)) % 2 === 0 ? 200 : -200);
    const used =
      (saved: Readonly<Record<string, number>>): ReturnType<typeof saving> =>
      (date, second) =>
        saving({ [date]: saved[date] ?? swing(date) }, 60)(date, second);
    const member = await home(used({}));
    const seen = await server.loggedIn(member.memberId);
    const own = async () =>
      (
        await seen.graphql<{
          viewer: {
            baselineAccuracy: { days: number; meanAbsoluteWattHours: number; biasWattHours: number } | null;
          };
        }>('{ viewer { baselineAccuracy { days meanAbsoluteWattHours biasWattHours } } }')
      ).data?.viewer.baselineAccuracy;
    expect(await own()).toBeNull();

    // Saves much, then within the swing in either direction, then much again.
    const saved = { '2026-03-03': 600, '2026-03-04': 150, '2026-03-05': -150, '2026-03-06': 600 };
    const events = [];
    for (const date of Object.keys(saved)) {
      await place.goTo(date, 12);
      const event = await place.event(date, 18, 19);
      await place.join(member, event);
      await place.goTo(date, 23);
      events.push(event);
    }
    await place.goTo('2026-03-07', 9);
    await place.deliver(member, {
      use: used(saved),
      from: '2026-03-01',
      to: '2026-03-06',
      intervalMinutes: 60,
    });
    await place.settle();
    const results = await Promise.all(
      events.map((event) => readParticipation(server.database.db, member, event)),
    );
    expect(
      results.map(({ withinNoise, standingBefore, standingAfter }) => [
        withinNoise,
        standingBefore?.streak,
        standingAfter?.streak,
      ]),
    ).toEqual([
      [false, 0, 1],
      [true, 1, 1],
      [true, 1, 1],
      [false, 1, 2],
    ]);
    const last = events.at(-1);
    const receipt =
      last === undefined ? undefined : (await readReceipts(server.database.db, member, last)).at(-1)?.receipt;
    const noise = receipt?.kind === 'reduction' && receipt.state !== 'PENDING' ? receipt.noise.noise : null;
    expect(await own()).toEqual({
      days: noise?.days,
      meanAbsoluteWattHours: noise?.meanAbsoluteWh,
      biasWattHours: noise?.biasWh,
    });
    expect(noise?.meanAbsoluteWh).toBeGreaterThan(150);
  });
});

it('what a typical home of the brand earned in a month is told once fifty homes have results', async () => {
  const { db } = server.database;
  const other = await Neighbourhood.on(db, server.clock, {}, 'org');
  const event = await other.event(addDays(server.clock.now().toISOString().slice(0, 10), 2), 18, 19);
  await db.update(events).set({ status: 'ENDED' }).where(eq(events.id, event.id));
  const homes = await Promise.all(Array.from({ length: 51 }, () => other.household()));
  const result = (home: Household, points: number) => ({
    memberId: home.memberId,
    eventId: event.id,
    brand: 'org',
    startAt: event.start,
    opt: 'in' as const,
    joinedAt: event.start,
    settlement: 'SETTLED' as const,
    points,
  });
  const told = async () => {
    server.clock.advance(3_600_000);
    return (await (await server.client('org.localhost')).call('/api/v2/typical_month')).json<object>();
  };
  await db.insert(participations).values(homes.slice(0, 49).map((home, nr) => result(home, nr * 10)));
  const [last, uploaded] = homes.slice(49) as [Household, Household];
  await db.insert(participations).values({ ...result(uploaded, 9_000), estimateOnly: true });
  expect(await told()).toEqual({ typical_month: null });
  await db.insert(participations).values(result(last, 490));
  expect(await told()).toEqual({ typical_month: { points: 240, homes: 50 } });
  server.clock.advance(40 * 86_400_000);
  expect(await told()).toEqual({ typical_month: null });
});
