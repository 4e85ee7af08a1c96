import { toGlobalId } from 'graphql-relay';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../../src/server/audit/tables.ts';
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

/** A home after an event that it saved in; its readings come when the test says. */
async function homeAfterEvent() {
  server.clock.set('2026-06-15T20:00:00Z');
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const home = await place.household();
  const event = await place.event(EVENT_DAY, 18, 19);
  await place.join(home, event);
  await place.goTo('2026-06-18', 9);
  await place.deliver(home, { use: saving({ [EVENT_DAY]: 600 }), from: '2026-04-20', to: '2026-06-17' });
  const ids = {
    memberId: toGlobalId('MemberRecord', home.memberId),
    eventId: toGlobalId('StaffEvent', event.id),
  };
  return {
    place,
    home,
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
