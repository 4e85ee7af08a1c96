import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { adjustmentPosting } from '../../src/domain/ledger/eventPostings.ts';
import { addDays } from '../../src/domain/meter/zone.ts';
import { appliancePosting } from '../../src/domain/signup/appliancePosting.ts';
import { runDueEvents, type StoredEvent } from '../../src/server/events/service.ts';
import { post } from '../../src/server/ledger/service.ts';
import { settleMonths } from '../../src/server/settlement/service.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

type Wallet = components['schemas']['Wallet'];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
});
afterAll(() => server.close());

async function readWallet(client: HttpClient, query = ''): Promise<Wallet> {
  const answer = await client.call(`/api/v2/wallet${query}`);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Wallet>();
}
const amount = (points: number, rate = 100) => ({ points, watts: points * rate, cents: points });

/** A member of a brand, with staff adjustments that were booked at these times. */
async function memberWith(
  brand: string,
  adjustments: readonly (readonly [id: string, watts: number, at: Date])[],
): Promise<string> {
  const memberId = await server.addMember({ brand });
  for (const [id, watts, at] of adjustments) {
    const posting = adjustmentPosting(brand, memberId, watts, `${memberId.slice(-6)}-${id}`);
    if (posting !== null)
      await post(server.database.db, [{ brandId: brand, memberId, eventId: null, posting }], at);
  }
  return memberId;
}

const BOOKS = `query Books($memberId: ID!, $eventId: ID!) { staff {
  memberLedger(id: $memberId) { points movements { edges { node { cause points balancePoints } } } }
  memberResult(memberId: $memberId, eventId: $eventId) { settlement revision usedWattHours reductionWattHours points watts
    intervals { readMilliwattHours usedWattHours usualWattHours } entries { watts } } } }`;
interface Books {
  readonly memberLedger: {
    readonly points: number;
    readonly movements: {
      readonly edges: readonly { readonly node: { cause: string; points: number; balancePoints: number } }[];
    };
  } | null;
  readonly memberResult: {
    readonly settlement: string;
    readonly revision: number;
    readonly usedWattHours: number;
    readonly reductionWattHours: number;
    readonly points: number;
    readonly watts: number;
    readonly intervals: readonly {
      readonly readMilliwattHours: number;
      readonly usedWattHours: number;
      readonly usualWattHours: number;
    }[];
    readonly entries: readonly { readonly watts: number }[];
  } | null;
}

describe('WAL-02: the wallet of a member with a settled and restated event', () => {
  let place: Neighbourhood;
  let home: Household;
  let dana: HttpClient;
  let event: StoredEvent;

  beforeAll(async () => {
    server.clock.set('2026-03-01T20:00:00Z');
    place = await Neighbourhood.on(server.database.db, server.clock);
    home = await place.household();
    dana = await server.loggedIn(home.memberId);
  });

  it('is empty before the first movement', async () => {
    expect(await readWallet(dana)).toEqual({
      balance: amount(0),
      held: amount(0),
      currency: 'USD',
      time_zone: 'America/Los_Angeles',
      history: { from: '2025-12-02', to: '2026-03-01', opening: amount(0), days: [] },
      movements: [],
      next_cursor: null,
      total: 0,
      cashout: expect.objectContaining({ minimum_points: 1_000, destination: null }) as Wallet['cashout'],
    });
  });

  it('lists what the event paid, each movement with its cause, the event and the balance after it', async () => {
    event = await place.event('2026-03-03', 18, 19);
    await place.join(home, event);
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-03' });
    await place.goTo('2026-03-04', 9);
    await place.settle();
    const { balance, history, movements, total } = await readWallet(dana);
    expect(balance).toEqual(amount(155));
    expect(history).toMatchObject({
      to: '2026-03-04',
      opening: amount(0),
      days: [{ date: '2026-03-04', balance: amount(155) }],
    });
    expect(total).toBe(2);
    const common = {
      booked_at: '2026-03-04T17:00:00.000Z',
      event: {
        id: event.id,
        type: 'PARTICIPATION_REDUCTION',
        starts_at: '2026-03-04T02:00:00.000Z',
        ends_at: '2026-03-04T03:00:00.000Z',
        time_zone: 'America/Los_Angeles',
      },
      month: null,
      order: null,
      paid_by: null,
      adjustment: null,
    };
    // Both are booked at the same instant, so their keys decide the order.
    expect(movements).toEqual([
      {
        ...common,
        id: expect.any(String),
        cause: 'event-reduction',
        points: 150,
        watts: 15_000,
        balance_after: amount(155),
      },
      {
        ...common,
        id: expect.any(String),
        cause: 'event-participation',
        points: 5,
        watts: 500,
        balance_after: amount(5),
      },
    ]);
  });

  it('shows a correction as a movement of its own and leaves the first result as it was', async () => {
    await place.goTo('2026-03-08', 9);
    await place.deliver(home, { use: saving({ '2026-03-03': 400 }), from: '2026-03-03', to: '2026-03-03' });
    await place.settle();
    const { balance, history, movements } = await readWallet(dana);
    expect(balance).toEqual(amount(125));
    expect(history.days.map(({ date, balance: { points } }) => [date, points])).toEqual([
      ['2026-03-04', 155],
      ['2026-03-08', 125],
    ]);
    expect(
      movements.map(({ cause, points, balance_after, event: of }) => [
        cause,
        points,
        balance_after.points,
        of?.id,
      ]),
    ).toEqual([
      ['event-correction', -30, 125, event.id],
      ['event-reduction', 150, 155, event.id],
      ['event-participation', 5, 5, event.id],
    ]);
  });

  it('downloads every movement as CSV, dated in the home’s time zone', async () => {
    const answer = await dana.call('/api/v2/wallet/movements?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wallet.csv"',
    });
    const when = '"March 3, 2026, 6–7\u00a0PM"'.slice(1, -1);
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFDate,What for,Points,Balance after,Event or order',
      `2026-03-08,"We corrected your OhmHour result, ${when}",-30,125,${event.id}`,
      `2026-03-04,"You saved energy in an OhmHour, ${when}",150,155,${event.id}`,
      `2026-03-04,"You took part in an OhmHour, ${when}",5,5,${event.id}`,
      '',
    ]);
  });

  it('shows nothing of it to another member, another brand, or a stranger', async () => {
    for (const other of [
      await server.loggedIn((await place.household()).memberId),
      await server.loggedIn(await server.addMember({ brand: 'org' }), 'org.localhost'),
    ]) {
      expect(await readWallet(other)).toMatchObject({ balance: amount(0), movements: [], total: 0 });
      expect((await other.call('/api/v2/wallet/movements')).body.split('\r\n')).toHaveLength(2);
    }
    const stranger = await server.client();
    expect((await stranger.call('/api/v2/wallet')).statusCode).toBe(401);
    expect((await stranger.call('/api/v2/wallet/movements')).statusCode).toBe(401);
  });

  it('is followed by staff from the meter’s readings to the balance, within their brand', async () => {
    const read = async (brand: string, host?: string) => {
      const accountant = await server.addMember({ brand, isAdmin: true, roles: ['internal_wallet'] });
      const client = await server.loggedIn(accountant, host);
      const { data } = await client.graphql<{ staff: Books }>(BOOKS, {
        memberId: toGlobalId('MemberRecord', home.memberId),
        eventId: toGlobalId('StaffEvent', event.id),
      });
      return data?.staff;
    };
    const { memberLedger, memberResult } = (await read('default')) ?? {};
    if (memberResult == null) throw new Error('There is no result.');
    expect(memberLedger?.points).toBe(125);
    expect(
      memberLedger?.movements.edges.map(({ node }) => [node.cause, node.points, node.balancePoints]),
    ).toEqual([
      ['EVENT_CORRECTION', -30, 125],
      ['EVENT_REDUCTION', 150, 155],
      ['EVENT_PARTICIPATION', 5, 5],
    ]);
    const { intervals, entries, ...result } = memberResult;
    expect(result).toMatchObject({ settlement: 'RESTATED', revision: 2, points: 125, watts: 12_500 });
    expect(intervals.reduce((sum, { readMilliwattHours }) => sum + readMilliwattHours / 1_000, 0)).toBe(
      result.usedWattHours,
    );
    expect(intervals.reduce((sum, each) => sum + each.usualWattHours - each.usedWattHours, 0)).toBe(
      result.reductionWattHours,
    );
    expect(entries.reduce((sum, { watts }) => sum + watts, 0)).toBe(12_500);
    expect(await read('org', 'org.localhost')).toEqual({ memberLedger: null, memberResult: null });
  });
});

describe('WAL-02: movements in pages', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, 10 + Math.floor(day / 3), 18));

  it('each have the balance after them on every page, also when several are booked at once', async () => {
    server.clock.set('2026-03-20T18:00:00Z');
    const changes = [700, -300, 1_000, 50, 250, -200, 1_500, 100];
    const member = await memberWith(
      'default',
      changes.map((watts, index) => [String(index), watts, at(index)]),
    );
    const client = await server.loggedIn(member);
    const found: Wallet['movements'] = [];
    let after: string | null = null;
    do {
      const page: Wallet = await readWallet(client, `?first=3${after === null ? '' : `&after=${after}`}`);
      expect(page).toMatchObject({ total: 8, balance: { watts: 3_100 } });
      found.push(...page.movements);
      after = page.next_cursor;
    } while (after !== null);
    // Of what is booked at the same instant, what was received comes first.
    expect(found.map(({ watts }) => watts).reverse()).toEqual([700, 1_000, -300, 50, 250, -200, 1_500, 100]);
    expect(found.map(({ balance_after: { watts } }) => watts).reverse()).toEqual([
      700, 1_700, 1_400, 1_450, 1_700, 1_500, 3_000, 3_100,
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(8);
    // 50 watts are half a point: whole points still add up to the balance.
    expect(found.reduce((sum, { points }) => sum + points, 0)).toBe(31);
  });

  it('never shows a balance below zero, however many are booked at one instant and whatever they are called', async () => {
    server.clock.set('2026-03-20T18:00:00Z');
    const member = await memberWith(
      'default',
      // The keys of what was given sort before those of what it was given from.
      Array.from({ length: 40 }, (_, place) => [
        String(place % 2 === 0 ? 90 - place : 50 - place),
        place % 2 === 0 ? 1_000 : -1_000,
        at(0),
      ]),
    );
    const client = await server.loggedIn(member);
    const found: Wallet['movements'] = [];
    let after: string | null = null;
    do {
      const page: Wallet = await readWallet(client, `?first=7${after === null ? '' : `&after=${after}`}`);
      found.push(...page.movements);
      after = page.next_cursor;
    } while (after !== null);
    expect(new Set(found.map(({ id }) => id)).size).toBe(40);
    expect(found).toHaveLength(40);
    expect(
      found
        .map(({ balance_after: { watts } }) => watts)
        .reverse()
        .slice(0, 21),
    ).toEqual([...Array.from({ length: 20 }, (_, place) => (place + 1) * 1_000), 19_000]);
  });

  it('refuses a cursor that no page gave', async () => {
    const client = await server.loggedIn(await server.addMember());
    for (const cursor of ['x', 'MTIz', Buffer.from('adjust:\u0000').toString('base64url')]) {
      const answer = await client.call(`/api/v2/wallet?after=${cursor}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_CURSOR']);
    }
  });

  it('has the number of movements on an empty page too', async () => {
    const member = await memberWith('default', [['only', 100, new Date('2026-03-19T18:00:00Z')]]);
    const client = await server.loggedIn(member);
    const beyond = Buffer.from('adjust:none').toString('base64url');
    expect(await readWallet(client, `?after=${beyond}`)).toMatchObject({
      movements: [],
      next_cursor: null,
      total: 1,
    });
  });
});

describe('the balance over time (WAL-02)', () => {
  it('has the balance at the start of its 90 days and the last one of each local day with a movement', async () => {
    server.clock.set('2026-07-01T20:00:00Z');
    const from = addDays('2026-07-01', -89);
    const member = await memberWith('default', [
      ['long-ago', 1_000, new Date('2026-01-05T18:00:00Z')],
      ['before', 500, new Date(`${from}T06:59:59Z`)],
      // 17:00 and 23:30 of 10 May in Los Angeles.
      ['evening', 200, new Date('2026-05-11T00:00:00Z')],
      ['night', -100, new Date('2026-05-11T06:30:00Z')],
      ['morning', 300, new Date('2026-05-11T16:00:00Z')],
    ]);
    const { history, time_zone: zone } = await readWallet(await server.loggedIn(member));
    expect(zone).toBe('America/Los_Angeles');
    expect(history).toEqual({
      from,
      to: '2026-07-01',
      opening: amount(15),
      days: [
        { date: '2026-05-10', balance: amount(16) },
        { date: '2026-05-11', balance: amount(19) },
      ],
    });
  });
});

it('WAL-02: counts points at the brand’s rate, in its currency, and names the appliances’ points', async () => {
  server.clock.set('2026-07-01T20:00:00Z');
  const memberId = await server.addMember({ brand: 'au-retailer' });
  const posting = appliancePosting('au-retailer', memberId, 50_100);
  await post(
    server.database.db,
    [{ brandId: 'au-retailer', memberId, eventId: null, posting }],
    new Date('2026-06-30T20:00:00Z'),
  );
  const client = await server.loggedIn(memberId, 'au-retailer.localhost');
  expect(await readWallet(client)).toMatchObject({
    balance: { points: 200, watts: 50_100, cents: 200 },
    currency: 'AUD',
    movements: [{ cause: 'appliance-inventory', points: 200, watts: 50_100, event: null }],
  });
});

it('WAL-02: writes the CSV in the member’s language', async () => {
  const member = await memberWith('ca-telecom', [['a', 4_200, new Date('2026-07-01T18:00:00Z')]]);
  const client = await server.loggedIn(member, 'ca-telecom.localhost');
  const answer = await client.call('/api/v2/wallet/movements', { headers: { 'accept-language': 'fr-CA' } });
  expect(answer.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDate,Motif,Points,Solde après,Événement ou commande',
    '2026-07-01,Notre équipe a ajusté votre solde,42,42,',
  ]);
});

it('WAL-02: a month that is settled net is a movement with its month', async () => {
  server.clock.set('2026-03-01T20:00:00Z');
  const place = await Neighbourhood.on(server.database.db, server.clock, { netMonthly: true });
  const home = await place.household({ autoJoin: true });
  await place.event('2026-03-03', 18, 19);
  await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-01-10', to: '2026-03-03' });
  await place.goTo('2026-03-13', 9);
  await place.settle();
  server.clock.set(localInstant('2026-04-02', 20));
  await runDueEvents(place);
  await settleMonths(place);
  const client = await server.loggedIn(home.memberId);
  const { movements } = await readWallet(client);
  expect(movements.map(({ cause, month, event }) => [cause, month, event === null])).toEqual([
    ['month-reduction', '2026-03', true],
    ['event-participation', null, false],
  ]);
  expect((await client.call('/api/v2/wallet/movements')).body).toContain('Your savings in March 2026');
});
