import { eq, sql } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { participations } from '../../src/server/events/tables.ts';
import { sentMessages } from '../../src/server/notifications/tables.ts';
import { messagesJob } from '../../src/server/overview/jobs.ts';
import { messageDays } from '../../src/server/overview/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { utilityConnections, utilityTransitions } from '../../src/server/utility/tables.ts';
import { endAccount } from '../support/endAccount.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let staff: HttpClient;
let place: { programId: string; utilityId: string };
let eventId: string;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-11T20:00:00Z');
  // Placed in a brand without anyone else.
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_wallet'] }));
  place = await Neighbourhood.on(db(), server.clock);
  eventId = server.core.deps.newId();
  await db().execute(sql`
    insert into events (id, brand, program_id, type, algorithm, start_at, end_at, status, rules, idempotency_key, created_at)
    select ${eventId}, 'default', p.id, 'PARTICIPATION_REDUCTION', 'participation_reduction',
      '2026-03-05T01:00:00Z', '2026-03-05T03:00:00Z', 'CLOSED', p.rules, ${eventId}, now()
    from programs p where p.id = ${place.programId}`);
  await db().execute(sql`
    insert into event_performance (event_id, measured_at, performance) values (${eventId}, '2026-03-06Z',
      ${JSON.stringify({ homes: 2, baselineWh: 10_000, usedWh: 6_000, reductionPoints: 300 })}::jsonb)`);
});
afterAll(() => server.close());

const db = () => server.database.db;

/** Somebody who signed up then, and how far they got. */
async function member(
  createdAt: string,
  got: 'nowhere' | 'utility' | 'enrolled' | 'event',
  state = 'AuthStart',
) {
  const memberId = await server.addMember();
  await db().execute(sql`update members set created_at = ${createdAt}::timestamptz where id = ${memberId}`);
  if (got === 'nowhere') return memberId;
  await db()
    .insert(utilityConnections)
    .values({
      memberId,
      brand: 'default',
      utilityId: place.utilityId,
      widgetState: state,
      ...(got === 'utility'
        ? {}
        : { programId: place.programId, everReachedAuthDone: true, enrolledAt: new Date(createdAt) }),
    });
  if (got === 'event')
    await db()
      .insert(participations)
      .values({
        memberId,
        eventId,
        brand: 'default',
        startAt: new Date('2026-03-05T01:00:00Z'),
        opt: 'in',
        joinedAt: new Date('2026-03-04T01:00:00Z'),
      });
  return memberId;
}

interface Figures {
  readonly funnel: readonly object[];
  readonly connections: readonly { readonly status: string; readonly count: number }[];
  readonly movement: readonly object[];
  readonly events: readonly object[];
  readonly messages: readonly { readonly week: string; readonly channel: string; readonly sent: number }[];
}
const read = async (weeks: number, as = staff): Promise<Figures | undefined> =>
  (
    await as.clone().graphql<{ staff: { figures: Figures } | null }>(
      `query Figures($weeks: Int!) { staff { figures(weeks: $weeks) {
         funnel { week signedUp choseUtility connected enrolled tookPart }
         connections { status count }
         movement { week joined left }
         events { eventId program homes wh watts costPerKwh }
         messages { week channel sent failed dropped } } } }`,
      { weeks },
    )
  ).data?.staff?.figures;

it('the funnel counts members by the week of their sign-up and how far they are now; connections by their status', async () => {
  const before = await read(2);
  await member('2026-03-03T12:00:00Z', 'event', 'MarketEnrolled');
  await member('2026-03-08T23:59:59Z', 'enrolled', 'MarketEnrolled');
  await member('2026-03-09T00:00:00Z', 'utility');
  const gone = await member('2026-03-10T12:00:00Z', 'nowhere');
  await member('2026-03-01T23:59:59Z', 'event', 'MarketEnrolled');
  // The people of a home signed up for nothing.
  const invited = await member('2026-03-10T12:00:00Z', 'nowhere');
  await db().update(members).set({ homeId: gone }).where(eq(members.id, invited));
  await db()
    .insert(utilityTransitions)
    .values([
      {
        memberId: gone,
        position: 1,
        brand: 'default',
        at: new Date('2026-03-04Z'),
        fromState: 'MarketReady',
        toState: 'MarketEnrolled',
        cause: 'poll',
      },
      {
        memberId: gone,
        position: 2,
        brand: 'default',
        at: new Date('2026-03-10Z'),
        fromState: 'MarketEnrolled',
        toState: 'MarketRejected',
        cause: 'poll',
      },
    ]);
  const after = await read(2);
  expect(after?.funnel).toEqual([
    { week: '2026-03-02', signedUp: 2, choseUtility: 2, connected: 2, enrolled: 2, tookPart: 1 },
    { week: '2026-03-09', signedUp: 2, choseUtility: 1, connected: 0, enrolled: 0, tookPart: 0 },
  ]);
  const connected = (figures: Figures | undefined) =>
    figures?.connections.find(({ status }) => status === 'CONNECTED')?.count ?? 0;
  expect(connected(after) - connected(before)).toBe(3);
  expect(after?.movement).toEqual([
    { week: '2026-03-02', joined: 1, left: 0 },
    { week: '2026-03-09', joined: 0, left: 1 },
  ]);
});

it('who joined and left counts on when their accounts are deleted', async () => {
  const leaver = await member('2026-03-03T12:00:00Z', 'enrolled', 'MarketEnrolled');
  const change = { memberId: leaver, brand: 'default', cause: 'poll' as const };
  await db()
    .insert(utilityTransitions)
    .values([
      { ...change, position: 1, at: new Date('2026-03-04Z'), fromState: null, toState: 'MarketEnrolled' },
      {
        ...change,
        position: 2,
        at: new Date('2026-03-05Z'),
        fromState: 'MarketEnrolled',
        toState: 'MarketReady',
      },
    ]);
  const before = (await read(2))?.movement;
  expect(before).toMatchObject([{ joined: 2, left: 1 }, { left: 1 }]);
  await endAccount(server, leaver);
  expect(await db().$count(utilityTransitions, eq(utilityTransitions.memberId, leaver))).toBe(0);
  expect((await read(2))?.movement).toEqual(before);
});

it('an event has its energy, its mean power and what a kWh cost, points for taking part included', async () => {
  const home = await member('2026-03-01T12:00:00Z', 'event');
  await db().update(participations).set({ bookedWatts: 42_500 }).where(eq(participations.memberId, home));
  expect((await read(2))?.events).toMatchObject([
    { eventId: toGlobalId('StaffEvent', eventId), homes: 2, wh: 4_000, watts: 2_000, costPerKwh: 106 },
  ]);
  expect((await read(1))?.events).toEqual([]);
});

it('messages count the same before and after their days are summed, and later ones count at once', async () => {
  const send = (at: string, channel: 'email' | 'sms' | 'digest', state: 'sent' | 'failed' | 'dropped') =>
    db()
      .insert(sentMessages)
      .values({
        id: server.core.deps.newId(),
        brand: 'default',
        key: server.core.deps.newId(),
        template: 'test',
        channel,
        state,
        expiresAt: new Date(at),
        createdAt: new Date(at),
      });
  const week = async (monday: string) => (await read(2))?.messages.filter((row) => row.week === monday);
  await send('2026-03-03T10:00:00Z', 'email', 'sent');
  await send('2026-03-03T11:00:00Z', 'email', 'failed');
  await send('2026-03-04T11:00:00Z', 'sms', 'dropped');
  await send('2026-03-04T11:00:00Z', 'digest', 'sent');
  const before = await week('2026-03-02');
  expect(before).toEqual([
    { week: '2026-03-02', channel: 'EMAIL', sent: 1, failed: 1, dropped: 0 },
    { week: '2026-03-02', channel: 'PUSH', sent: 0, failed: 0, dropped: 0 },
    { week: '2026-03-02', channel: 'SMS', sent: 0, failed: 0, dropped: 1 },
  ]);
  const { clock, log } = server.core.deps;
  const context = { db: db(), clock, log, signal: AbortSignal.timeout(60_000) };
  await messagesJob.run({}, context);
  await messagesJob.run({}, context);
  expect(await db().$count(messageDays)).toBe(3);
  expect(await week('2026-03-02')).toEqual(before);
  const emails = async () =>
    (await week('2026-03-09'))?.find(({ channel }) => channel === 'EMAIL')?.sent ?? 0;
  const sofar = await emails();
  await send('2026-03-10T10:00:00Z', 'email', 'sent');
  expect(await emails()).toBe(sofar + 1);
});

it('strangers to the staff see no figures', async () => {
  const browser = await server.loggedIn(await server.addMember());
  expect(await read(2, browser)).toBeUndefined();
});
