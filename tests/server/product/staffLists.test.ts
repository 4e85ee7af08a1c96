import { and, eq } from 'drizzle-orm';
import { fromGlobalId, toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InternalKey } from '../../../src/domain/features/roleKeys.ts';
import { PAYOUT_STATES } from '../../../src/domain/cashout/payoutState.ts';
import { ZIP_ELIGIBILITY } from '../../../src/domain/signup/zipEligibility.ts';
import { orders } from '../../../src/server/orders/tables.ts';
import { participations } from '../../../src/server/events/tables.ts';
import { postalCoverage, programs, utilities } from '../../../src/server/programs/tables.ts';
import { members } from '../../../src/server/session/tables.ts';
import { utilityConnections, utilityWaitlist } from '../../../src/server/utility/tables.ts';
import { webhookEndpoints } from '../../../src/server/webhooks/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { fillMemberLists } from '../../support/memberLists.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

interface Order {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}
type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly { readonly node: Row }[];
}
interface List {
  readonly type: string;
  /** The query around the connection, with `$list` as its placeholder. */
  readonly query: string;
  readonly pickPage: (staff: Record<string, never>) => Page;
  /** Selected of a row, besides the values. */
  readonly id: string;
  /** Each field with the value that it sorts by, as the row shows it. */
  readonly fields: Readonly<Record<string, readonly [selection: string, value: (row: Row) => unknown]>>;
}

const own = (name: string): readonly [string, (row: Row) => unknown] => [name, (row) => row[name]];
const inner = (
  outer: string,
  name: string,
  value: (found: unknown) => unknown = (found) => found,
): readonly [string, (row: Row) => unknown] => [
  `${outer} { ${name} }`,
  (row) => value((row[outer] as Row | null)?.[name] ?? null),
];
const inStaff = (field: string) => (staff: Record<string, never>) => staff[field] as unknown as Page;
const inside = (outer: string, field: string) => (staff: Record<string, never>) =>
  (staff[outer] as unknown as Record<string, Page> | null)?.[field] as Page;

const STEPS = ['PLACED', 'ACCEPTED', 'SHIPPED', 'DELIVERED', 'FAILED', 'CANCELLED'];
const CONNECTIONS = ['ACCOUNT_NUMBER', 'OAUTH'];
const PAYOUTS = PAYOUT_STATES.map((state) => state.toUpperCase());
const HEALTH = ['ON', 'FAILING', 'PAUSED', 'KEY_EXPIRED'];
const ELIGIBILITIES = Object.keys(ZIP_ELIGIBILITY);
const place =
  (words: readonly string[]) =>
  (word: unknown): number => {
    expect(words).toContain(word);
    return words.indexOf(word as string);
  };

const memberFields = {
  EMAIL: own('email'),
  NAME: own('name'),
  POSTAL_CODE: own('postalCode'),
  PROGRAM: inner('program', 'name'),
  CREATED_AT: own('createdAt'),
  ENROLLED_AT: inner('connection', 'enrolledAt'),
} as const;

const lists: Readonly<Record<string, List>> = {
  utilities: {
    type: 'UtilityOrder',
    query: 'utilities$list',
    pickPage: inStaff('utilities'),
    id: 'id',
    fields: {
      NAME: own('name'),
      ACRONYM: own('acronym'),
      OUTAGE: own('inOutage'),
      CONNECTION: ['connection', ({ connection }) => place(CONNECTIONS)(connection)],
      TIME_ZONE: own('timeZone'),
      PROGRAMS: own('programCount'),
      POSTAL_CODES: own('postalCodeCount'),
    },
  },
  programs: {
    type: 'ProgramOrder',
    query: 'programs$list',
    pickPage: inStaff('programs'),
    id: 'id',
    fields: {
      NAME: own('name'),
      UTILITY: inner('utility', 'shortName'),
      ACTIVE: own('active'),
      MEMBERS: own('memberCount'),
      POINTS_PER_KWH: inner('rules', 'pointsPerKwh'),
      SPENT: own('spentPoints'),
      BUDGET: inner('rules', 'budgetPoints'),
    },
  },
  'postal codes': {
    type: 'PostalCoverageOrder',
    query: 'postalCoverage$list',
    pickPage: inStaff('postalCoverage'),
    id: 'id',
    fields: {
      POSTAL_CODE: own('postalCode'),
      UTILITY: inner('utility', 'name'),
      ELIGIBILITY: ['eligibility', ({ eligibility }) => place(ELIGIBILITIES)(eligibility)],
    },
  },
  'those who wait': {
    type: 'WaitingOrder',
    query: 'waiting$list',
    pickPage: inStaff('waiting'),
    id: 'id',
    fields: {
      EMAIL: own('email'),
      POSTAL_CODE: own('postalCode'),
      WAITS_FOR: own('waitsFor'),
      SINCE: own('since'),
    },
  },
  events: {
    type: 'StaffEventOrder',
    query: 'events$list',
    pickPage: inStaff('events'),
    id: 'id',
    fields: {
      START_AT: own('startAt'),
      TIME_ZONE: inner('program', 'timeZone'),
      PROGRAM: inner('program', 'name'),
      STATUS: own('status'),
      JOINED: inner('participation', 'joined'),
      SETTLED: [
        'settlement { settled restated }',
        ({ settlement }) => {
          const { settled, restated } = settlement as { settled: number; restated: number };
          return settled + restated;
        },
      ],
      POINTS: ['paid: settlement { points }', ({ paid }) => (paid as { points: number }).points],
    },
  },
  participants: {
    type: 'ParticipantOrder',
    query: 'event(id: $event) { participants$list }',
    pickPage: inside('event', 'participants'),
    id: 'memberId',
    fields: {
      MEMBER_ID: own('memberId'),
      MEMBER: [
        'member { name email }',
        ({ member, memberId }) => {
          const found = member as { name: string | null; email: string } | null;
          return (found?.name ?? found?.email ?? String(memberId)).toLowerCase();
        },
      ],
      EMAIL: inner('member', 'email'),
      OPT: own('opt'),
      SETTLEMENT: own('settlement'),
      REDUCTION: own('reductionWattHours'),
      POINTS: own('points'),
    },
  },
  "a member's events": {
    type: 'MemberEventOrder',
    query: 'member(id: $member) { events$list }',
    pickPage: inside('member', 'events'),
    id: 'eventId',
    fields: {
      START_AT: own('startAt'),
      PROGRAM: own('programName'),
      STATUS: own('status'),
      OPT: own('opt'),
      SETTLEMENT: own('settlement'),
      REDUCTION: own('reductionWattHours'),
      POINTS: own('points'),
    },
  },
  "a program's members": {
    type: 'MemberRecordOrder',
    query: 'program(id: $program) { members$list }',
    pickPage: inside('program', 'members'),
    id: 'id',
    fields: memberFields,
  },
  "a program's candidates": {
    type: 'MemberRecordOrder',
    query: 'program(id: $program) { candidates$list }',
    pickPage: inside('program', 'candidates'),
    id: 'id',
    fields: memberFields,
  },
  orders: {
    type: 'StaffOrderOrder',
    query: 'orders$list',
    pickPage: inStaff('orders'),
    id: 'id',
    fields: {
      PLACED_AT: own('placedAt'),
      QUANTITY: own('quantity'),
      MEMBER: inner('member', 'email'),
      STATUS: ['status', ({ status }) => place(STEPS)(status)],
      SINCE: own('since'),
    },
  },
  "a member's payouts": {
    type: 'PayoutOrder',
    query: 'cashoutMember(id: $member) { payouts$list }',
    pickPage: inside('cashoutMember', 'payouts'),
    id: 'id',
    fields: {
      PLACED_AT: own('placedAt'),
      AMOUNT: own('hundredths'),
      STATE: ['state', ({ state }) => place(PAYOUTS)(state)],
      SINCE: own('since'),
    },
  },
  'addresses of webhooks': {
    type: 'WebhookEndpointOrder',
    query: 'webhookEndpoints$list',
    pickPage: inStaff('webhookEndpoints'),
    id: 'id',
    fields: {
      CREATED_AT: own('createdAt'),
      FAILING_SINCE: own('failingSince'),
      OWNER: own('owner'),
      STATE: ['state', ({ state }) => place(HEALTH)(state)],
      URL: own('url'),
    },
  },
};

/** Those of one member, which have one order alone: the latest first. By their fields of `Staff`, or of the member: what tells rows apart, and when. */
const ownLists: Readonly<Record<string, readonly [id: string, at: string, isOfMember?: true]>> = {
  memberOrders: ['id', 'placedAt'],
  memberSpins: ['number', 'grantedAt'],
  memberReferrals: ['id', 'joinedAt'],
  memberLogIns: ['id', 'at'],
  memberConsents: ['id', 'at'],
  memberConnectionChanges: ['position', 'at'],
  memberDeviceLog: ['id', 'at'],
  notes: ['id', 'createdAt', true],
};

let server: TestServer;
let staff: HttpClient;
let ids: { readonly event: string; readonly member: string; readonly program: string };

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-02T20:00:00Z');
  const { db } = server.database;
  const near = await Neighbourhood.on(db, server.clock, { pointsPerKwh: 200, budgetPoints: 5000 });
  const far = await Neighbourhood.on(db, server.clock);
  const third = await Neighbourhood.on(db, server.clock);
  await db.update(utilities).set({ connection: 'OAUTH' }).where(eq(utilities.id, third.utilityId));
  const idle = await near.program({ budgetPoints: 900 });
  await db
    .update(utilities)
    .set({ name: 'cedar power', inOutage: true })
    .where(eq(utilities.id, far.utilityId));
  await db.update(programs).set({ active: false, name: 'after hours' }).where(eq(programs.id, idle));

  const homes = [];
  for (const _ of 'abcde') homes.push(await near.household());
  const [first] = homes;
  if (first === undefined) throw new Error('There are homes.');
  const dates = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
  const events = [];
  for (const date of dates) {
    const event = await near.event(date, 18, 19);
    events.push(event);
    for (const home of homes) await near.join(home, event);
  }
  const [event] = events;
  if (event === undefined) throw new Error('There are events.');
  const results = [
    { settlement: 'SETTLED', reductionWh: 900, points: 30, bookedWatts: 3000 },
    { settlement: 'SETTLED', reductionWh: 1100, points: 30, bookedWatts: 3000 },
    { settlement: 'RESTATED', reductionWh: -100, points: 0, bookedWatts: 0 },
    { settlement: 'PENDING' },
    { settlement: null, opt: 'out' },
  ] as const;
  for (const [index, result] of results.entries()) {
    const [home, later] = [homes[index], events[index]];
    if (home === undefined || later === undefined) throw new Error('There is one for each result.');
    const at = (memberId: string, eventId: string) =>
      and(eq(participations.memberId, memberId), eq(participations.eventId, eventId));
    await db.update(participations).set(result).where(at(home.memberId, event.id));
    await db.update(participations).set(result).where(at(first.memberId, later.id));
    await db
      .update(members)
      .set({ firstName: index < 2 ? 'Twin' : '', lastName: '', postalCode: index < 3 ? '94103' : null })
      .where(eq(members.id, home.memberId));
    await db
      .update(utilityConnections)
      .set({ enrolledAt: index < 2 ? new Date('2026-01-05T08:00:00.123Z') : null })
      .where(eq(utilityConnections.memberId, home.memberId));
    const state = (['placed', 'accepted', 'accepted', 'failed', 'placed'] as const)[index] ?? 'placed';
    await db.insert(orders).values({
      id: near.newId(),
      memberId: home.memberId,
      brand: 'default',
      key: `order ${index}`,
      kind: 'device',
      item: 'smart_plug',
      quantity: index < 3 ? 1 : index,
      state,
      shipping: state === 'accepted' ? (index === 1 ? 'shipped' : 'accepted') : null,
      recipient: 'Dana',
      placedAt: new Date('2026-03-01T08:00:00Z'),
      changedAt: new Date(Date.parse('2026-03-01T08:00:00Z') + (index % 2) * 1000),
    });
    await db.insert(utilityWaitlist).values({
      id: near.newId(),
      brand: 'default',
      utilityId: index < 3 ? near.utilityId : far.utilityId,
      email: `Visitor-${index}@example.org`,
      emailKey: `visitor-${index}@example.org`,
      postalCode: index < 2 ? '94103' : '94110',
      locale: 'en-US',
      consentAt: new Date('2026-02-01T08:00:00Z'),
    });
    for (const utilityId of index < 3 ? [near.utilityId, far.utilityId] : [near.utilityId])
      await db
        .insert(postalCoverage)
        .values({ brand: 'default', postalCode: `9410${index}`, utilityId, eligibility: index % 3 });
  }
  const payouts = [
    { state: 'placed', heldFor: 'review' },
    { state: 'placed' },
    { state: 'placed' },
    { state: 'fulfilled' },
    { state: 'failed', failure: 'declined_other' },
  ] as const;
  await db.insert(orders).values(
    payouts.map((payout, index) => ({
      id: near.newId(),
      memberId: first.memberId,
      brand: 'default',
      key: `payout ${index}`,
      kind: 'cash' as const,
      service: 'payouts' as const,
      item: 'CASH',
      quantity: 1,
      recipient: '',
      destination: 'dana@pay.example',
      valueHundredths: index < 2 ? 2_500 : 1_000 * index,
      currency: 'USD',
      placedAt: new Date(Date.parse('2026-02-25T08:00:00Z') + (index % 3) * 1000),
      changedAt: new Date(Date.parse('2026-02-26T08:00:00Z') + (index % 2) * 1000),
      ...payout,
    })),
  );
  const failed = new Date('2026-02-20T08:00:00Z');
  const health = [
    {},
    { failingSince: failed },
    { failingSince: new Date('2026-02-19T08:00:00Z'), pausedAt: failed, pausedBecause: 'FAILING' },
    { pausedAt: failed, pausedBecause: 'STAFF' },
    { failingSince: failed },
  ] as const;
  await db.insert(webhookEndpoints).values(
    health.map((how, index) => ({
      id: near.newId(),
      brand: 'default',
      url: `https://partner-${index % 3}.example/hooks`,
      kinds: ['EVENT_SCHEDULED'] as const,
      secret: 'sealed',
      createdAt: new Date(Date.parse('2026-02-01T08:00:00Z') + (index % 2) * 1000),
      ...how,
    })),
  );
  for (const _ of 'abc') {
    const home = await near.household();
    await db
      .update(utilityConnections)
      .set({ programId: null })
      .where(eq(utilityConnections.memberId, home.memberId));
  }
  await fillMemberLists(server, first.memberId);
  staff = await server.loggedIn(
    await server.addMember({
      isAdmin: true,
      roles: ['internal_events', 'internal_programs', 'internal_wallet', 'internal_staff'],
      email: 'staff@example.net',
    }),
  );
  ids = {
    event: toGlobalId('StaffEvent', event.id),
    member: toGlobalId('MemberRecord', first.memberId),
    program: toGlobalId('Program', near.programId),
  };
});
afterAll(() => server.close());

async function read(
  { type, query, pickPage, id, fields }: List,
  given: { readonly first: number; readonly after?: string | null; readonly orderBy?: Order },
): Promise<Page> {
  const rows = [...new Set([id, ...Object.values(fields).map(([selection]) => selection)])].join(' ');
  const list = `(first: $first, after: $after, orderBy: $orderBy) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${rows} } } }`;
  const uses = (['event', 'member', 'program'] as const).filter((name) => query.includes(`$${name})`));
  const { data, errors } = await staff.graphql<{ staff: Record<string, never> }>(
    `query ($first: Int, $after: String, $orderBy: ${type}${uses.map((name) => `, $${name}: ID!`).join('')}) { staff { ${query.replace('$list', list)} } }`,
    { ...given, ...Object.fromEntries(uses.map((name) => [name, ids[name]])) },
  );
  expect(errors).toEqual([]);
  if (data === null) throw new Error('The list was not answered.');
  return pickPage(data.staff);
}

/** All rows, some at a time. */
async function walked(list: List, first: number, orderBy?: Order): Promise<readonly Row[]> {
  const seen: Row[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await read(list, { first, after, ...(orderBy === undefined ? {} : { orderBy }) });
    seen.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return seen;
  }
}

describe.each(Object.entries(ownLists))(
  "a member's own list %s in the staff area",
  (field, [id, at, isOfMember]) => {
    const [open, pickPage] =
      isOfMember === undefined
        ? ([(list: string) => list.replace('(', '(id: $member, '), inStaff(field)] as const)
        : ([(list: string) => `member(id: $member) { ${list} }`, inside('member', field)] as const);
    const page = async (first: number, after: string | null, brand = 'default'): Promise<Page | null> => {
      const by = brand === 'default' ? staff : await staffOf(brand);
      const { data, errors } = await by.graphql<{ staff: Record<string, never> }>(
        `query ($first: Int, $after: String, $member: ID!) { staff { ${open(`${field}(first: $first, after: $after) {
         totalCount pageInfo { hasNextPage endCursor } edges { node { ${id} ${at} } } }`)} } }`,
        { first, after, member: ids.member },
      );
      expect(errors).toEqual([]);
      return data === null ? null : pickPage(data.staff);
    };

    it('has every row once from page to page, the latest first', async () => {
      const all = (await page(100, null))?.edges.map(({ node }) => node) ?? [];
      const walkedRows: Row[] = [];
      for (let after: string | null = null, more = true; more;) {
        const next: Page | null = await page(2, after);
        walkedRows.push(...(next?.edges.map(({ node }) => node) ?? []));
        expect(next?.totalCount).toBe(all.length);
        after = next?.pageInfo.endCursor ?? null;
        more = next?.pageInfo.hasNextPage === true;
      }
      expect(all.length).toBeGreaterThan(4);
      expect(walkedRows).toEqual(all);
      expect(new Set(all.map((row) => row[id])).size).toBe(all.length);
      const times = all.map((row) => String(row[at]));
      expect(times).toEqual([...times].sort().toReversed());
    });

    it("has nothing for another brand's staff", async () => {
      expect((await page(100, null, 'org')) ?? null).toBeNull();
    });
  },
);

const staffOf = async (brand: string): Promise<HttpClient> =>
  server.loggedIn(
    await server.addMember({ isAdmin: true, roles: ['internal_programs', 'internal_wallet'], brand }),
    `${brand}.localhost`,
  );

const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

describe.each(Object.entries(lists))('%s in the staff area', (_name, list) => {
  const sortings = Object.keys(list.fields).flatMap((field) => [
    { field, direction: 'ASC' } as const,
    { field, direction: 'DESC' } as const,
  ]);

  it.each(sortings)(
    'by $field $direction: in order, what is missing last, and every row once from page to page',
    async (orderBy) => {
      const all = await walked(list, 100, orderBy);
      expect(all.length).toBeGreaterThan(2);
      expect(await walked(list, 2, orderBy)).toEqual(all);
      expect(new Set(all.map((row) => row[list.id])).size).toBe(all.length);
      expect(all).toHaveLength((await read(list, { first: 1 })).totalCount);
      const values = all.map((row) => lower(list.fields[orderBy.field]?.[1](row) ?? null));
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
      const sign = orderBy.direction === 'ASC' ? 1 : -1;
      const sorted = [...known].sort((a, b) => {
        const [one, other] = [a, b] as [string, string];
        return sign * (one < other ? -1 : Number(one > other));
      });
      expect(known).toEqual(sorted);
    },
  );

  it('begins from the start when the cursor is made up', async () => {
    const cursor = (key: string | null, id: string) =>
      Buffer.from(JSON.stringify([key, id])).toString('base64url');
    const orderings = [undefined, ...sortings.filter(({ direction }) => direction === 'DESC')];
    for (const orderBy of orderings) {
      const from = (after: string | null) =>
        read(list, { first: 1, after, ...(orderBy === undefined ? {} : { orderBy }) });
      const start = await from(null);
      for (const key of ['2026-02-30 00:00:00+00', '99999999999999999999', 'soon', null]) {
        expect((await from(cursor(key, '\0'))).edges).toEqual(start.edges);
        // Where the key fits by chance, the page begins behind it.
        expect((await from(cursor(key, '018f0000-0000-7000-8000-000000000000'))).totalCount).toBeTypeOf(
          'number',
        );
      }
    }
  });
});

describe('the search for anything', () => {
  const QUERY = `query ($search: String!) { staff {
    events(search: $search) { totalCount edges { node { startAt } } }
    orders(search: $search) { totalCount edges { node { quantity } } } } }`;
  type Found = Record<'events' | 'orders', { totalCount: number; edges: { node: object }[] } | null>;
  const find = async (search: string, by = staff) =>
    (await by.graphql<{ staff: Found }>(QUERY, { search })).data?.staff;

  it.each(['2026-03-04', 'march 4, 2026', ' Mar 4,'])('finds an event by its local day (%s)', async (day) => {
    expect(await find(day)).toMatchObject({
      events: { totalCount: 1, edges: [{ node: { startAt: '2026-03-05T02:00:00.000Z' } }] },
    });
  });

  it('finds events by the program, and one by a part of its id, but not by so few letters that many have them', async () => {
    expect((await find('peak HOURS'))?.events?.totalCount).toBe(5);
    const id = fromGlobalId(ids.event).id;
    expect((await find(id))?.events?.totalCount).toBe(1);
    expect((await find(id.slice(-8)))?.events?.totalCount).toBe(1);
    expect((await find(id.slice(-5)))?.events?.totalCount).toBe(0);
    expect((await find('100%'))?.events?.totalCount).toBe(0);
  });

  it('finds an order by a part of its id, for those who may see orders', async () => {
    const [row] = await server.database.db.select().from(orders).where(eq(orders.key, 'order 4'));
    const end = (row?.id ?? '').slice(-8).toUpperCase();
    expect(await find(end)).toMatchObject({ orders: { totalCount: 1, edges: [{ node: { quantity: 4 } }] } });
    const of = async (role: InternalKey, brand = 'default') =>
      find(
        end,
        await server.loggedIn(
          await server.addMember({ isAdmin: true, roles: [role], brand }),
          brand === 'default' ? 'localhost' : `${brand}.localhost`,
        ),
      );
    expect(await of('internal_events')).toMatchObject({ events: { totalCount: 0 }, orders: null });
    expect(await of('internal_wallet')).toMatchObject({ events: null, orders: { totalCount: 1 } });
    expect(await of('internal_wallet', 'org')).toMatchObject({ orders: { totalCount: 0 } });
  });
});
