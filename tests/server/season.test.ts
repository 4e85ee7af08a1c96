import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueEvents } from '../../src/server/events/service.ts';
import { milestones, vacations } from '../../src/server/events/tables.ts';
import { sentMessages } from '../../src/server/notifications/tables.ts';
import { settleMonths } from '../../src/server/settlement/service.ts';
import { standings } from '../../src/server/settlement/tables.ts';
import { localInstant, Neighbourhood, saving } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

interface Season {
  milestones: { milestone: string; date: string }[];
  season: string;
  kind: string;
  today: string;
  streak: number;
  longestStreak: number;
  events: { date: string; outcome: string; reductionWattHours: number | null; points: number | null }[];
  vacations: { startDate: string; endDate: string }[];
  totals: {
    season: string;
    kind: string;
    latestMonth: string;
    events: number;
    savedWattHours: number;
    points: number;
  }[];
}

const SEASON = `query Season($month: String) { viewer { eventSeason(month: $month) {
  season kind today streak longestStreak
  events { date outcome reductionWattHours points }
  vacations { startDate endDate }
  milestones { milestone date }
  totals { season kind latestMonth events savedWattHours points }
} } }`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function seasonOf(memberId: string, month: string | null = null): Promise<Season> {
  const browser = await server.loggedIn(memberId);
  const { data } = await browser.graphql<{ viewer: { eventSeason: Season } }>(SEASON, { month });
  if (data == null) throw new Error('no season');
  return data.viewer.eventSeason;
}

describe('the season', () => {
  it('has each event of half a year with what it was to the member, by the home’s days, and all sums', async () => {
    server.clock.set('2026-03-01T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const home = await place.household({ autoJoin: true });
    await place.event('2026-03-03', 18, 19);
    await place.event('2026-03-04', 18, 19);
    const left = await place.event('2026-03-05', 18, 19);
    const away = await place.event('2026-03-10', 18, 19);
    await place.event('2026-03-12', 18, 19);
    const off = await place.event('2026-03-31', 20, 21);
    await place.event('2026-04-01', 18, 19);
    await place.leave(home, left);
    await server.database.db.insert(vacations).values({
      memberId: home.memberId,
      id: place.newId(),
      startsOn: '2026-03-09',
      endsOn: '2026-03-11',
    });
    await place.leave(home, away);
    await place.cancel(off);
    await place.deliver(home, { use: saving({}), from: '2026-01-10', to: '2026-03-02' });
    await place.deliver(home, {
      use: saving({ '2026-03-03': 500, '2026-03-04': -300 }),
      from: '2026-03-03',
      to: '2026-03-11',
    });
    await place.goTo('2026-03-13', 9);
    await place.settle();
    const season = await seasonOf(home.memberId);
    expect(season).toMatchObject({
      season: '2025-10',
      kind: 'WINTER',
      today: '2026-03-13',
      streak: 0,
      longestStreak: 1,
      vacations: [{ startDate: '2026-03-09', endDate: '2026-03-11' }],
    });
    expect(season.events.map(({ date, outcome }) => [date, outcome])).toEqual([
      ['2026-03-03', 'SAVED'],
      ['2026-03-04', 'NOTHING'],
      ['2026-03-05', 'SAT_OUT'],
      ['2026-03-10', 'AWAY'],
      ['2026-03-12', 'WAITING'],
      ['2026-03-31', 'CALLED_OFF'],
    ]);
    expect(season.events[0]).toMatchObject({ reductionWattHours: 500, points: 155 });
    expect(season.events[4]).toMatchObject({ reductionWattHours: null, points: null });
    expect(season.totals).toEqual([
      {
        season: '2025-10',
        kind: 'WINTER',
        latestMonth: '2026-03',
        events: 2,
        savedWattHours: 500,
        points: 160,
      },
    ]);
    expect(await seasonOf(home.memberId, '2026-04')).toMatchObject({
      season: '2026-04',
      kind: 'SUMMER',
      events: [{ date: '2026-04-01', outcome: 'COMING' }],
      totals: season.totals,
    });
  });

  it('counts what was booked: no estimate, and a month that pays as a whole', async () => {
    server.clock.set('2026-05-01T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock, { netMonthly: true });
    const net = await place.household({ autoJoin: true });
    const uploader = await place.household({ autoJoin: true });
    await place.event('2026-05-05', 18, 19);
    await place.event('2026-05-12', 18, 19);
    const use = saving({ '2026-05-05': 500, '2026-05-12': -200 });
    await place.deliver(net, { use, from: '2026-03-10', to: '2026-05-01' });
    await place.deliver(uploader, { use, from: '2026-03-10', to: '2026-05-01', source: 'upload' });
    await place.goTo('2026-05-14', 9);
    await place.deliver(net, { use, from: '2026-05-02', to: '2026-05-13' });
    await place.deliver(uploader, { use, from: '2026-05-02', to: '2026-05-13', source: 'upload' });
    await place.settle();
    expect((await seasonOf(net.memberId)).totals).toMatchObject([
      { savedWattHours: 500, points: 10, events: 2 },
    ]);
    await place.goTo('2026-06-03', 20);
    await runDueEvents(place);
    await settleMonths(place);
    const browser = await server.loggedIn(net.memberId);
    const wallet = await browser.graphql<{ viewer: { home: { balance: { points: number } } } }>(
      '{ viewer { home { balance { points } } } }',
    );
    const points = wallet.data?.viewer.home.balance.points ?? 0;
    expect(points).toBeGreaterThan(10);
    expect((await seasonOf(net.memberId)).totals).toMatchObject([{ points }]);
    const own = await seasonOf(uploader.memberId, '2026-05');
    expect(own.totals).toMatchObject([{ savedWattHours: 0, points: 0, events: 2 }]);
    expect(own.events.map(({ outcome }) => outcome)).toEqual(['SAVED', 'NOTHING']);
  });

  it('is empty for a new member, and nobody’s for a stranger', async () => {
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const home = await place.household();
    expect(await seasonOf(home.memberId)).toMatchObject({ streak: 0, events: [], totals: [] });
    const stranger = await server.client();
    expect((await stranger.graphql<{ viewer: object }>(SEASON, {})).data).toEqual({
      viewer: { eventSeason: null },
    });
  });
});

describe('milestones', () => {
  it('are recorded with the result that reaches them, told once, and stay when a correction lowers it', async () => {
    server.clock.set('2026-07-01T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const home = await place.household({ autoJoin: true });
    const uploader = await place.household({ autoJoin: true });
    const event = await place.event('2026-07-07', 18, 19);
    for (const member of [home, uploader])
      await place.deliver(member, {
        use: saving({}),
        from: '2026-05-10',
        to: '2026-07-06',
        source: member === home ? 'utility' : 'upload',
      });
    await server.worker.runUntilIdle();
    server.clock.set(localInstant('2026-07-08', 9));
    for (const member of [home, uploader])
      await place.deliver(member, {
        use: saving({ '2026-07-07': 500 }),
        from: '2026-07-07',
        to: '2026-07-07',
        source: member === home ? 'utility' : 'upload',
      });
    await server.worker.runUntilIdle();
    server.clock.set(localInstant('2026-07-08', 11));
    await server.worker.runUntilIdle();
    const reached = [
      { milestone: 'EVENTS_1', date: '2026-07-07' },
      { milestone: 'TIER_GOLD', date: '2026-07-07' },
    ];
    const season = await seasonOf(home.memberId);
    expect(season.milestones).toHaveLength(reached.length);
    expect(season.milestones).toEqual(expect.arrayContaining(reached));
    expect((await seasonOf(uploader.memberId)).milestones).toEqual([]);
    const told = () =>
      server.database.db
        .select({ key: sentMessages.key, channel: sentMessages.channel })
        .from(sentMessages)
        .where(and(eq(sentMessages.memberId, home.memberId), eq(sentMessages.template, 'milestone')));
    expect(await told()).toEqual([{ key: `milestone:TIER_GOLD:${home.memberId}`, channel: 'email' }]);

    server.clock.set(localInstant('2026-07-09', 9));
    await place.deliver(home, { use: saving({ '2026-07-07': -300 }), from: '2026-07-07', to: '2026-07-07' });
    await server.worker.runUntilIdle();
    const browser = await server.loggedIn(home.memberId);
    expect((await browser.call(`/events/${event.id}`)).json()).toMatchObject({
      settlement_state: 'RESTATED',
      reduction_wh: -300,
      milestones: ['EVENTS_1', 'TIER_GOLD'],
    });
    expect(await told()).toHaveLength(1);
  });

  it('and the event and season that saved have a picture to share, and what saved nothing has none', async () => {
    server.clock.set('2026-07-12T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const home = await place.household({ autoJoin: true });
    const event = await place.event('2026-07-14', 18, 19);
    await place.deliver(home, { use: saving({}), from: '2026-05-20', to: '2026-07-13' });
    await server.worker.runUntilIdle();
    const browser = await server.loggedIn(home.memberId);
    const pictures = () =>
      Promise.all(
        [`/events/${event.id}/picture.png`, '/events_season/picture.png'].map((path) => browser.call(path)),
      );
    expect((await pictures()).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    server.clock.set(localInstant('2026-07-15', 9));
    await place.deliver(home, { use: saving({ '2026-07-14': 500 }), from: '2026-07-14', to: '2026-07-14' });
    await server.worker.runUntilIdle();
    for (const picture of await pictures()) {
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect([width, height]).toEqual([1_200, 630]);
    }
    const other = await server.loggedIn((await place.household()).memberId);
    expect((await other.call(`/events/${event.id}/picture.png`)).statusCode).toBe(404);
  });

  it('of results from before they were recorded are recorded once, without a message', async () => {
    server.clock.set('2026-08-01T20:00:00Z');
    const place = await Neighbourhood.on(server.database.db, server.clock);
    const home = await place.household({ autoJoin: true });
    await place.event('2026-08-04', 18, 19);
    await place.deliver(home, { use: saving({}), from: '2026-06-10', to: '2026-08-03' });
    await server.worker.runUntilIdle();
    server.clock.set(localInstant('2026-08-05', 9));
    await place.deliver(home, { use: saving({ '2026-08-04': 500 }), from: '2026-08-04', to: '2026-08-04' });
    await server.worker.runUntilIdle();
    const { db } = server.database;
    await db.delete(milestones).where(eq(milestones.memberId, home.memberId));
    await db.update(standings).set({ milestonesNoted: false }).where(eq(standings.memberId, home.memberId));
    expect((await seasonOf(home.memberId)).milestones).toEqual([]);
    server.clock.advance(60_000);
    await server.worker.runUntilIdle();
    server.clock.set(localInstant('2026-08-05', 12));
    await server.worker.runUntilIdle();
    expect((await seasonOf(home.memberId)).milestones.map(({ milestone }) => milestone).sort()).toEqual([
      'EVENTS_1',
      'TIER_GOLD',
    ]);
    const sent = await db
      .select({ key: sentMessages.key })
      .from(sentMessages)
      .where(and(eq(sentMessages.memberId, home.memberId), eq(sentMessages.template, 'milestone')));
    expect(sent).toEqual([]);
    expect(
      await db
        .select({ noted: standings.milestonesNoted })
        .from(standings)
        .where(eq(standings.memberId, home.memberId)),
    ).toEqual([{ noted: true }]);
  });
});
