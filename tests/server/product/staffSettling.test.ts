import { toGlobalId } from 'graphql-relay';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../src/server/audit/tables.ts';
import { events, participations } from '../../../src/server/events/tables.ts';
import { servicePoints } from '../../../src/server/meter/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { Neighbourhood, saving } from '../../support/neighbourhood.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const EVENT_DAY = '2026-06-16';

let server: TestServer;
let support: HttpClient;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-06-15T20:00:00Z');
  support = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_support'] }));
});
afterAll(() => server.close());

interface Settled {
  readonly __typename: string;
  readonly code?: string;
  readonly before?: object;
  readonly after?: object;
}
const PARTS = `__typename ... on SettledAgain { before { settlement revision points } after { settlement revision points } }
  ... on Refusal { code }`;

/** A home and its neighbour after an event that they saved in, and one that didn't answer. */
async function homeAfterEvent() {
  server.clock.set('2026-06-15T20:00:00Z');
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const home = await place.household();
  const event = await place.event(EVENT_DAY, 18, 19);
  const neighbour = await place.household();
  const silent = await place.household();
  for (const each of [home, neighbour]) await place.join(each, event);
  await place.goTo('2026-06-18', 9);
  for (const each of [home, neighbour])
    await place.deliver(each, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  const ids = {
    memberId: toGlobalId('MemberRecord', home.memberId),
    eventId: toGlobalId('StaffEvent', event.id),
  };
  return {
    place,
    home,
    neighbour,
    silent,
    event,
    foresee: async () =>
      (
        await support.graphql<{ staff: { settlingForeseen: Settled } }>(
          `query Foresee($memberId: ID!, $eventId: ID!) { staff { settlingForeseen(memberId: $memberId, eventId: $eventId) { ${PARTS} } } }`,
          ids,
        )
      ).data?.staff.settlingForeseen,
    settle: async () =>
      (
        await support.graphql<{ settleAgain: Settled }>(
          `mutation Settle($input: SettleAgainInput!) { settleAgain(input: $input) { ${PARTS} } }`,
          { input: { ...ids, reason: 'They asked why' } },
        )
      ).data?.settleAgain,
    entries: async () =>
      (
        await server.database.db
          .select()
          .from(auditLog)
          .where(eq(auditLog.subject, `member:${home.memberId}`))
      ).map(({ action }) => action),
  };
}

it('a result is foreseen without being kept, settled once, and the same data give the same result again', async () => {
  const { place, foresee, settle, entries } = await homeAfterEvent();
  await place.settle();
  const first = await foresee();
  expect(first).toEqual({ __typename: 'SettledAgain', before: first?.before, after: first?.before });
  expect(first?.before).toMatchObject({ settlement: 'SETTLED', revision: 1 });
  expect(await settle()).toEqual(first);
  expect(await entries()).toEqual(['member.settle']);
});

it('a corrected reading shows before and after, and is booked only when it is settled', async () => {
  const { place, home, foresee, settle } = await homeAfterEvent();
  await place.settle();
  await place.deliver(home, { use: saving({ [EVENT_DAY]: 300 }), from: EVENT_DAY, to: EVENT_DAY });
  const foreseen = await foresee();
  expect(foreseen?.before).toMatchObject({ settlement: 'SETTLED', revision: 1 });
  expect(foreseen?.after).toMatchObject({ settlement: 'RESTATED', revision: 2 });
  expect(await foresee()).toEqual(foreseen);
  expect(await settle()).toEqual(foreseen);
  expect((await foresee())?.before).toEqual(foreseen?.after);
});

it('settling one member’s result again leaves the other homes of the event to the job', async () => {
  const { place, home, neighbour, event, settle } = await homeAfterEvent();
  await place.settle();
  for (const each of [home, neighbour])
    await place.deliver(each, { use: saving({ [EVENT_DAY]: 300 }), from: EVENT_DAY, to: EVENT_DAY });
  const due = async () =>
    (
      await server.database.db
        .select()
        .from(participations)
        .where(and(eq(participations.eventId, event.id), isNotNull(participations.settleDueAt)))
    ).map(({ memberId }) => memberId);
  expect((await due()).toSorted()).toEqual([home.memberId, neighbour.memberId].toSorted());
  expect((await settle())?.after).toMatchObject({ settlement: 'RESTATED', revision: 2 });
  expect(await due()).toEqual([neighbour.memberId]);
});

it('an event that a home was asked to and didn’t answer is listed for support, for 90 days', async () => {
  const { place, event, silent } = await homeAfterEvent();
  const listed = async (by = support) =>
    (
      await by.graphql<{
        staff: { member: { events: { totalCount: number; edges: readonly { readonly node: object }[] } } };
      }>(
        'query ($id: ID!) { staff { member(id: $id) { events(first: 5) { totalCount edges { node { eventId opt points } } } } } }',
        { id: toGlobalId('MemberRecord', silent.memberId) },
      )
    ).data?.staff.member.events;
  const eventId = toGlobalId('StaffEvent', event.id);
  expect(await listed()).toEqual({
    totalCount: 1,
    edges: [{ node: { eventId, opt: 'NONE', points: null } }],
  });
  await place.goTo('2026-09-20', 9);
  const later = await server.loggedIn(await server.addMember({ isAdmin: true, roles: ['internal_support'] }));
  expect(await listed(later)).toEqual({ totalCount: 0, edges: [] });
});

describe('what support is pointed to', () => {
  const attention = async (memberId: string) =>
    (
      await support.graphql<{
        staff: { member: { attention: readonly { readonly trouble: string }[] } };
      }>('query Look($id: ID!) { staff { member(id: $id) { attention { trouble } } } }', {
        id: toGlobalId('MemberRecord', memberId),
      })
    ).data?.staff.member.attention.map(({ trouble }) => trouble);

  it('is a result that waits while its event can still settle it, and not a power outage', async () => {
    const { place, home, event } = await homeAfterEvent();
    await place.settle();
    const { db } = server.database;
    const wait = (pendingReason: 'UnconfirmedZero' | 'PowerOutage') =>
      db
        .update(participations)
        .set({ settlement: 'PENDING', pendingReason })
        .where(eq(participations.memberId, home.memberId));
    await wait('UnconfirmedZero');
    expect(await attention(home.memberId)).toContain('RESULTS_WAIT');
    await wait('PowerOutage');
    expect(await attention(home.memberId)).not.toContain('RESULTS_WAIT');
    await wait('UnconfirmedZero');
    await db.update(events).set({ status: 'CLOSED' }).where(eq(events.id, event.id));
    expect(await attention(home.memberId)).not.toContain('RESULTS_WAIT');
  });

  it('is a meter that someone else proved to own, until another one is confirmed', async () => {
    const { db } = server.database;
    const memberId = await server.addMember();
    const addMeter = (numberHash: string, verified: boolean) =>
      db.insert(servicePoints).values({
        id: server.core.deps.newId(),
        brand: 'default',
        memberId,
        numberHash,
        numberLast4: '4821',
        timeZone: 'America/Los_Angeles',
        verified,
        createdAt: server.clock.now(),
      });
    await addMeter('released:theirs', true);
    await addMeter('unconfirmed', false);
    expect(await attention(memberId)).toContain('METER_CLAIMED');
    await addMeter('confirmed', true);
    expect(await attention(memberId)).not.toContain('METER_CLAIMED');
  });
});

it('a member without a result is refused', async () => {
  const { data } = await support.graphql<{ settleAgain: Settled }>(
    `mutation Settle($input: SettleAgainInput!) { settleAgain(input: $input) { ${PARTS} } }`,
    {
      input: {
        memberId: toGlobalId('MemberRecord', await server.addMember()),
        eventId: toGlobalId('StaffEvent', '0190a1b2-0000-7000-8000-00000000000a'),
        reason: 'They asked why',
      },
    },
  );
  expect(data?.settleAgain).toMatchObject({ code: 'NOT_FOUND' });
});
