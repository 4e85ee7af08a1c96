import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participations } from '../../src/server/events/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { subscriptions } from '../../src/server/settings/tables.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-01-15T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
});
afterAll(() => server.close());

interface Saving {
  readonly eventId: string;
  readonly startAt: Date;
  readonly reductionWh: number;
}
/** Homes of one postal area, each with these results. */
async function team(postalCode: string, homes: number, savings: readonly Saving[]): Promise<string[]> {
  const { db } = server.database;
  const ids: string[] = [];
  for (let count = 0; count < homes; count += 1) {
    const { memberId } = await place.household();
    ids.push(memberId);
    await db.update(members).set({ postalCode }).where(eq(members.id, memberId));
    const took = { memberId, brand: 'default', opt: 'in', settlement: 'SETTLED' } as const;
    await db.insert(participations).values(savings.map((saving) => ({ ...took, ...saving })));
  }
  return ids;
}
const mailsTo = (memberId: string) => server.sentMail.filter(({ to }) => to === `${memberId}@example.org`);
async function goTo(date: string, hour: number): Promise<void> {
  server.clock.set(localInstant(date, hour));
  await server.worker.runUntilIdle();
}

describe('the homes of a postal area, from twenty on', () => {
  it('are told once a month, and on Invite, what they saved together, their team’s place, and their own share', async () => {
    server.clock.set(localInstant('2026-02-01', 12));
    const { id: eventId } = await place.event('2026-02-10', 18, 19);
    const saved = (reductionWh: number) => [
      { eventId, startAt: localInstant('2026-02-10', 18), reductionWh },
    ];
    const [[first = ''], [second = ''], [few = '']] = [
      await team('95616', 20, saved(1_000)),
      await team('95630', 21, saved(500)),
      await team('90001', 19, saved(2_000)),
    ];
    const told = (memberId: string) =>
      mailsTo(memberId).filter(({ subject }) => subject.startsWith('Your team saved'));
    await goTo('2026-03-02', 12);
    expect(told(first)).toEqual([]);
    await goTo('2026-03-03', 8);
    expect(told(first)).toEqual([]);
    for (const hour of [12, 15]) await goTo('2026-03-03', hour);
    await goTo('2026-03-04', 12);
    expect(told(first).map(({ subject }) => subject)).toEqual(['Your team saved 20 kWh last month']);
    expect(told(first)[0]?.text).toContain('place 1 of 2, counted per home. Your own share: 1 kWh.');
    expect(told(second).map(({ subject }) => subject)).toEqual(['Your team saved 10.5 kWh last month']);
    expect(told(second)[0]?.text).toContain('place 2 of 2');
    expect(told(few)).toEqual([]);

    const onInvite = async (memberId: string): Promise<unknown> => {
      const browser = await server.loggedIn(memberId);
      return (
        await browser.graphql<{ viewer: { team: object | null } }>(
          'query { viewer { team { kind homes month savedWattHours ownWattHours rank teamCount } } }',
        )
      ).data?.viewer.team;
    };
    const ofFirst = { kind: 'AREA', homes: 20, savedWattHours: 20_000, ownWattHours: 1_000 };
    expect(await onInvite(first)).toEqual({ ...ofFirst, month: '2026-02-01', rank: 1, teamCount: 2 });
    expect(await onInvite(few)).toBeNull();
    server.clock.set(localInstant('2026-04-02', 12));
    expect(await onInvite(first)).toMatchObject({ month: '2026-02-01', savedWattHours: 20_000 });
    server.clock.set(localInstant('2026-04-03', 0));
    expect(await onInvite(first)).toMatchObject({ month: '2026-03-01', savedWattHours: 0, rank: 1 });
  });
});

describe('a team close to its goal for the month', () => {
  it('is told so once, with what would help, those who want it', async () => {
    const { db } = server.database;
    server.clock.set(localInstant('2026-09-01', 12));
    const [best, now] = [await place.event('2026-09-10', 18, 19), await place.event('2026-10-05', 18, 19)];
    const saved = (reductionWh: number) => [
      { eventId: best.id, startAt: localInstant('2026-09-10', 18), reductionWh: 1_000 },
      { eventId: now.id, startAt: localInstant('2026-10-05', 18), reductionWh },
    ];
    const [[close = '', unwanted = ''], [far = ''], [reached = ''], [few = '']] = [
      await team('95701', 20, saved(850)),
      await team('95702', 20, saved(800)),
      await team('95703', 20, saved(1_100)),
      await team('95704', 19, saved(850)),
    ];
    await db
      .insert(subscriptions)
      .values({ memberId: unwanted, key: 'social_nearby_team_help', enabled: false });
    const told = (memberId: string) =>
      mailsTo(memberId).filter(({ subject }) => subject.endsWith('from its goal'));
    // At noon in the brand's zone, three hours ahead of the homes'.
    await goTo('2026-10-07', 9);
    expect(told(close)).toEqual([]);
    for (const day of ['2026-10-08', '2026-10-09', '2026-10-20']) await goTo(day, 9);
    expect(told(close).map(({ subject }) => subject)).toEqual(['Your team is 4 kWh from its goal']);
    expect(told(close)[0]?.text).toContain('have saved 17 kWh together');
    expect(told(close)[0]?.text).toContain('The goal is 21 kWh');
    for (const memberId of [unwanted, far, reached, few]) expect(told(memberId)).toEqual([]);
  });
});
