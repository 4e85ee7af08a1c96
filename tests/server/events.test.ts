import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import type { Audience } from '../../src/domain/segments/audience.ts';
import type { SettledReceipt } from '../../src/domain/settlement/receipt.ts';
import { receiptDifferences } from '../../src/domain/settlement/recompute.ts';
import { events as eventsTable, participations } from '../../src/server/events/tables.ts';
import { programs } from '../../src/server/programs/tables.ts';
import { programPay } from '../../src/server/settlement/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, saving, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

type Schemas = components['schemas'];
type EnergyEvent = Schemas['EnergyEvent'];

let server: TestServer;
let place: Neighbourhood;
let home: Household;
let dana: HttpClient;

// In tests the server itself refuses to send a response that violates the contract.
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
  home = await place.household();
  dana = await server.loggedIn(home.memberId);
});
afterAll(() => server.close());

async function get<Body>(path: string, client = dana): Promise<Body> {
  const answer = await client.call(path);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Body>();
}
const opt = (
  event: { id: string },
  value: 'in' | 'out',
  client = dana,
  headers: Record<string, string> = {},
) => client.call('/event_opt_in_out', { body: { event_id: event.id, opt: value }, headers });
const upcoming = async (client = dana) =>
  (await get<{ events: EnergyEvent[] }>('/api/v2/upcoming_events', client)).events;
const past = (query = '', client = dana) =>
  get<{ events: EnergyEvent[]; next_cursor: string | null; total: number }>(`/api/v2/events${query}`, client);
const toIds = (events: readonly { id: string }[]) => events.map(({ id }) => id);

describe('coming events (EVT-08)', () => {
  it('EVT-03, EVT-04: an event has its kind, its time, and what the member may do', async () => {
    const event = await place.event('2026-03-03', 18, 19);
    const [first] = await upcoming();
    expect(first).toEqual({
      id: event.id,
      ohmhour_type: 'PARTICIPATION_REDUCTION',
      algorithm: 'participation_reduction',
      status: 'SCHEDULED',
      start_dttm: '2026-03-04T02:00:00.000Z',
      end_dttm: '2026-03-04T03:00:00.000Z',
      time_zone: 'America/Los_Angeles',
      program_name: expect.stringContaining('Peak Hours'),
      opt: null,
      may_opt_in: true,
      may_opt_out: true,
      devices: {},
      ohm_hour_ended: false,
      participation_results_available: false,
      settlement_state: null,
      pending_reason: null,
      reduction_wh: null,
      baseline_wh: null,
      used_wh: null,
      reduction_points: null,
      total_participation_points: null,
      watts: null,
      estimate_only: false,
      within_noise: null,
      result_is_new: false,
      milestones: [],
      to_make_up: null,
      likely_points: null,
      vacation: null,
      baseline_records: [],
    });
  });

  it('come soonest first, with running ones, without past or cancelled ones', async () => {
    const soon = await place.event('2026-03-04', 18, 19);
    const off = await place.event('2026-03-05', 18, 19);
    await place.cancel(off);
    const later = await place.event('2026-03-06', 18, 19);
    const found = await upcoming();
    expect(found.slice(1).map(({ id }) => id)).toEqual([soon.id, later.id]);
    server.clock.set(localInstant('2026-03-03', 18));
    expect((await upcoming())[0]).toMatchObject({ status: 'ACTIVE', may_opt_in: false, may_opt_out: true });
    server.clock.set(localInstant('2026-03-03', 19));
    expect((await upcoming()).map(({ id }) => id)).toEqual([soon.id, later.id]);
    server.clock.set('2026-03-01T20:00:00Z');
  });

  it('estimate their pay from what the home usually uses at that time, and what others were paid for', async () => {
    await place.deliver(home, { use: saving({}), from: '2026-01-10', to: '2026-02-28' });
    expect((await upcoming())[0]?.likely_points).toBe(null);
    await server.database.db
      .insert(programPay)
      .values({ programId: place.programId, shares: [100, 400], results: 30 });
    // 10 to 40 % of 1 kWh at 300 points, and 5 for taking part.
    expect((await upcoming())[0]?.likely_points).toEqual({ low: 35, high: 130, own: [], other_results: 30 });
    const stranger = await place.household();
    expect((await upcoming(await server.loggedIn(stranger.memberId)))[0]?.likely_points).toBe(null);
  });

  it('Home, the list and the page agree for a member who is no longer invited', async () => {
    const [event] = await upcoming();
    if (!event) throw new Error('no event');
    const asked = '{ viewer { home { nextEvent { eventId status opt mayOptIn mayOptOut } } } }';
    const audienceIs = (audience: Audience | null) =>
      server.database.db.update(eventsTable).set({ audience }).where(eq(eventsTable.id, event.id));
    await opt(event, 'out');
    await audienceIs({ kind: 'built-in', segment: 'THERMOSTAT' });
    const { data } = await dana.graphql<{ viewer: { home: { nextEvent: object } } }>(asked);
    expect(data?.viewer.home.nextEvent).toEqual({
      eventId: event.id,
      status: 'SCHEDULED',
      opt: 'OUT',
      mayOptIn: false,
      mayOptOut: false,
    });
    const page = await get<EnergyEvent>(`/events/${event.id}`);
    expect((await upcoming())[0]).toEqual(page);
    expect(page).toMatchObject({ opt: 'out', may_opt_in: false, may_opt_out: false });
    expect((await opt(event, 'in')).json()).toMatchObject({ code: 'NOT_INVITED' });
    await audienceIs(null);
    await server.database.db.delete(participations).where(eq(participations.eventId, event.id));
  });

  it('Home and the list of events agree about the next one', async () => {
    const [next] = await upcoming();
    const asked = '{ viewer { home { nextEvent { eventId likelyPointsLow likelyPointsHigh } } } }';
    const { data } = await dana.graphql<{ viewer: { home: { nextEvent: object } } }>(asked);
    expect(data?.viewer.home.nextEvent).toEqual({
      eventId: next?.id,
      likelyPointsLow: next?.likely_points?.low,
      likelyPointsHigh: next?.likely_points?.high,
    });
    const stranger = await server.loggedIn((await place.household()).memberId);
    expect((await stranger.graphql<typeof data>(asked)).data?.viewer.home.nextEvent).toMatchObject({
      likelyPointsLow: null,
      likelyPointsHigh: null,
    });
  });
});

describe('answering an event (EVT-07, EVT-15)', () => {
  it('joins and leaves, and returns the event’s new state', async () => {
    const [event] = await upcoming();
    if (!event) throw new Error('no event');
    expect((await opt(event, 'in')).json()).toMatchObject({
      id: event.id,
      opt: 'in',
      may_opt_in: false,
      may_opt_out: true,
    });
    expect((await opt(event, 'out')).json()).toMatchObject({
      opt: 'out',
      may_opt_in: true,
      may_opt_out: false,
    });
    expect((await opt(event, 'in')).json()).toMatchObject({ opt: 'in' });
    expect((await opt(event, 'in')).statusCode).toBe(200);
  });

  it('gives the same answer to the same idempotency key, and refuses the key for another body', async () => {
    const [event] = await upcoming();
    if (!event) throw new Error('no event');
    const headers = { 'idempotency-key': 'tap-0123456789' };
    const first = await opt(event, 'out', dana, headers);
    await opt(event, 'in');
    const repeated = await opt(event, 'out', dana, headers);
    expect([first.statusCode, repeated.statusCode, repeated.json()]).toEqual([200, 200, first.json()]);
    expect((await upcoming())[0]?.opt).toBe('in');
    expect((await opt(event, 'in', dana, headers)).statusCode).toBe(409);
  });

  it('is refused with TOO_LATE once joining, or the event, is over', async () => {
    const late = await place.household();
    const client = await server.loggedIn(late.memberId);
    const [event] = await upcoming();
    if (!event) throw new Error('no event');
    server.clock.set(localInstant('2026-03-03', 18));
    expect((await opt(event, 'in', client)).json()).toMatchObject({
      status: 400,
      code: 'TOO_LATE',
      error: 'This event has already started, so you can’t join it anymore.',
    });
    server.clock.set(localInstant('2026-03-03', 19));
    expect((await opt(event, 'out', client)).json()).toMatchObject({
      status: 400,
      code: 'TOO_LATE',
      error: 'This event is over.',
    });
    server.clock.set('2026-03-01T20:00:00Z');
  });

  it('needs the anti-forgery token, and a member', async () => {
    const [event] = await upcoming();
    const body = { event_id: event?.id, opt: 'in' };
    expect((await dana.call('/event_opt_in_out', { body, token: null })).json()).toMatchObject({
      status: -303,
    });
    expect((await (await server.client()).call('/event_opt_in_out', { body })).statusCode).toBe(401);
  });
});

describe('data of other members', () => {
  const paths = (id: string) => [
    `/events/${id}`,
    `/events/${id}/baseline_records`,
    `/events/${id}/receipt`,
    `/events/${id}/receipt?format=csv`,
  ];

  it('is not found: events of other programs and brands, and made-up ids', async () => {
    const elsewhere = await place.event('2026-03-03', 18, 19, { programId: await place.program() });
    const [abroadProgram, abroadEvent] = [place.newId(), place.newId()];
    const [program] = await server.database.db
      .select()
      .from(programs)
      .where(eq(programs.id, place.programId));
    if (!program) throw new Error('no program');
    await server.database.db
      .insert(programs)
      .values({ ...program, id: abroadProgram, brand: 'org', name: 'Abroad' });
    const [known] = await server.database.db
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.programId, place.programId))
      .limit(1);
    if (!known) throw new Error('no event');
    await server.database.db
      .insert(eventsTable)
      .values({ ...known, id: abroadEvent, brand: 'org', programId: abroadProgram });
    for (const id of [elsewhere.id, abroadEvent, place.newId(), 'made-up', '1; drop table events']) {
      for (const path of paths(encodeURIComponent(id).slice(0, 60)))
        expect([path, (await dana.call(path)).statusCode]).toEqual([path, 404]);
    }
    expect((await opt(elsewhere, 'in')).statusCode).toBe(404);
    expect((await opt({ id: abroadEvent }, 'in')).statusCode).toBe(404);
    expect((await opt({ id: place.newId() }, 'out')).statusCode).toBe(404);
  });

  it('another member’s result of the same event is not shown', async () => {
    const neighbour = await place.household();
    const client = await server.loggedIn(neighbour.memberId);
    const [event] = await upcoming();
    expect((await get<EnergyEvent>(`/events/${event?.id}`, client)).opt).toBe(null);
    expect((await client.call(`/events/${event?.id}/receipt`)).statusCode).toBe(404);
  });

  it('strangers have to log in', async () => {
    const client = await server.client();
    for (const path of ['/api/v2/upcoming_events', '/api/v2/events', ...paths(place.newId())])
      expect([path, (await client.call(path)).statusCode]).toEqual([path, 401]);
  });
});

describe('results', () => {
  let joined: EnergyEvent;
  const one = (path = '') => `/events/${joined.id}${path}`;

  beforeAll(async () => {
    const [event] = await upcoming();
    if (!event) throw new Error('no event');
    joined = event;
    await opt(joined, 'in');
    server.clock.set(localInstant('2026-03-03', 20));
    await server.worker.runUntilIdle();
  });

  it('wait for the readings, and say so', async () => {
    expect(await get<EnergyEvent>(one())).toMatchObject({
      status: 'ENDED',
      ohm_hour_ended: true,
      participation_results_available: false,
      settlement_state: 'PENDING',
      pending_reason: 'NoIntervalData:short-missing',
      baseline_records: [],
    });
    const { receipt, versions, ledger } = await get<Schemas['EventReceipt']>(one('/receipt'));
    expect(receipt).toMatchObject({
      state: 'PENDING',
      pending: { code: 'NoIntervalData', eventMissing: true },
      eligibleDates: [],
    });
    expect([versions, ledger]).toEqual([[], []]);
  });

  it('EVT-10: appear automatically once the readings arrive', async () => {
    server.clock.set(localInstant('2026-03-04', 9));
    await place.deliver(home, { use: saving({ '2026-03-03': 500 }), from: '2026-03-01', to: '2026-03-03' });
    await server.worker.runUntilIdle();
    expect(await get<EnergyEvent>(one())).toMatchObject({
      participation_results_available: true,
      settlement_state: 'SETTLED',
      pending_reason: null,
      reduction_wh: 500,
      baseline_wh: 1000,
      used_wh: 500,
      reduction_points: 150,
      total_participation_points: 155,
      watts: 15_500,
      estimate_only: false,
      within_noise: false,
      result_is_new: true,
      milestones: ['EVENTS_1', 'TIER_GOLD'],
      baseline_records: [
        {
          start_dttm: '2026-03-04T02:00:00.000Z',
          end_dttm: '2026-03-04T03:00:00.000Z',
          baseline_wh: 1000,
          used_wh: 500,
          in_event: true,
          estimated: false,
        },
      ],
    });
  });

  it('are new until the member has seen them', async () => {
    const see = () => dana.call('/event_result_seen', { body: { event_id: joined.id } });
    expect((await see()).statusCode).toBe(200);
    expect(await get<EnergyEvent>(one())).toMatchObject({ result_is_new: false });
    expect((await see()).statusCode).toBe(200);
  });

  it('EVT-11: the records around an event run from three hours before to one after, in the meter’s intervals', async () => {
    const { baseline_records: records } = await get<{ baseline_records: Schemas['BaselineRecord'][] }>(
      one('/baseline_records'),
    );
    expect(records).toHaveLength(5 * 4);
    expect(records[0]).toMatchObject({
      start_dttm: '2026-03-03T23:00:00.000Z',
      end_dttm: '2026-03-03T23:15:00.000Z',
      baseline_wh: 25,
      used_wh: 25,
      in_event: false,
    });
    expect(
      records
        .filter(({ in_event }) => in_event)
        .map(({ start_dttm, baseline_wh, used_wh }) => [start_dttm.slice(11, 16), baseline_wh, used_wh]),
    ).toEqual([
      ['02:00', 250, 125],
      ['02:15', 250, 125],
      ['02:30', 250, 125],
      ['02:45', 250, 125],
    ]);
  });

  it('has no records around an event without readings', async () => {
    const neighbour = await place.household();
    const client = await server.loggedIn(neighbour.memberId);
    const [event] = await upcoming(client);
    expect(await get(`/events/${event?.id}/baseline_records`, client)).toEqual({ baseline_records: [] });
  });

  it('the receipt recomputes to the same figures, and names the booked ledger entries', async () => {
    const { event_id, receipt, versions, ledger } = await get<Schemas['EventReceipt']>(one('/receipt'));
    expect(event_id).toBe(joined.id);
    expect(receiptDifferences(receipt as SettledReceipt)).toEqual([]);
    expect(versions).toEqual([
      { version: 1, settled_at: '2026-03-04T17:00:00.000Z', points: 155, change_reason: null, change: null },
    ]);
    expect(ledger.map(({ cause, watts }) => [cause, watts]).sort()).toEqual([
      ['event-participation', 500],
      ['event-reduction', 15_000],
    ]);
  });

  it('the receipt downloads as CSV', async () => {
    const answer = await dana.call(one('/receipt?format=csv'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="receipt-${joined.id}.csv"`,
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('section,when,name,value,unit');
    expect(lines).toContain('result,,reductionWh,500,Wh');
    expect(lines).toContain('pay,,watts,15500,watts');
  });

  it('corrected readings restate them, and the receipt says what changed', async () => {
    server.clock.set(localInstant('2026-03-05', 9));
    await place.deliver(home, { use: saving({ '2026-03-03': 400 }), from: '2026-03-03', to: '2026-03-03' });
    await server.worker.runUntilIdle();
    expect(await get<EnergyEvent>(one())).toMatchObject({
      settlement_state: 'RESTATED',
      participation_results_available: true,
      reduction_wh: 400,
      watts: 12_500,
    });
    const { versions, ledger } = await get<Schemas['EventReceipt']>(one('/receipt'));
    expect(versions[1]).toMatchObject({
      version: 2,
      change_reason: 'readings-changed',
      change: { points: { before: 155, after: 125 }, memberWatts: -3_000 },
    });
    expect(ledger.reduce((sum, { watts }) => sum + watts, 0)).toBe(12_500);
  });
});

describe('past events (EVT-09)', () => {
  it('come latest first: those that the member was invited to, with their outcome', async () => {
    server.clock.set(localInstant('2026-03-07', 9));
    await server.worker.runUntilIdle();
    const { events, total, next_cursor } = await past();
    expect(events.map(({ start_dttm, opt: said }) => [start_dttm.slice(0, 10), said])).toEqual([
      ['2026-03-07', null],
      ['2026-03-05', null],
      ['2026-03-04', 'in'],
    ]);
    expect([total, next_cursor]).toEqual([3, null]);
  });

  it('can be filtered to joined ones, or to those with a result', async () => {
    expect((await past('?show=joined')).events).toHaveLength(1);
    expect((await past('?show=results')).events.map(({ settlement_state }) => settlement_state)).toEqual([
      'RESTATED',
    ]);
    expect((await dana.call('/api/v2/events?show=lost')).statusCode).toBe(400);
  });

  it('are paginated, each once, even when one is added in between', async () => {
    const first = await past('?first=2');
    expect([first.events.length, first.total]).toEqual([2, 3]);
    const late = await place.event('2026-03-07', 18, 19);
    server.clock.set(localInstant('2026-03-07', 20));
    const second = await past(`?first=2&after=${first.next_cursor}`);
    expect(second.events).toHaveLength(1);
    expect(second.next_cursor).toBe(null);
    expect(toIds(second.events).some((id) => toIds(first.events).includes(id) || id === late.id)).toBe(false);
    expect((await dana.call('/api/v2/events?after=nonsense')).json()).toMatchObject({ code: 'BAD_CURSOR' });
    expect((await dana.call('/api/v2/events?first=0')).statusCode).toBe(400);
  });

  it('a cancelled one is shown to members who had joined it', async () => {
    const other = await place.household();
    const client = await server.loggedIn(other.memberId);
    const event = await place.event('2026-03-08', 18, 19);
    await opt(event, 'in', client);
    await place.cancel(event);
    expect((await past('', client)).events[0]).toMatchObject({
      id: event.id,
      status: 'CANCELLED',
      ohm_hour_ended: true,
      may_opt_out: false,
    });
    expect(toIds((await past()).events)).not.toContain(event.id);
  });

  it('a home that joined later was not invited', async () => {
    const late = await place.household();
    await server.database.db.execute(
      `update utility_connections set enrolled_at = '2026-03-07T00:00:00Z' where member_id = '${late.memberId}'`,
    );
    const { events } = await past('', await server.loggedIn(late.memberId));
    expect(events.map(({ start_dttm }) => start_dttm.slice(0, 10))).toEqual(['2026-03-08', '2026-03-07']);
    expect(
      await server.database.db
        .select()
        .from(participations)
        .where(eq(participations.memberId, late.memberId)),
    ).toEqual([]);
  });
});
