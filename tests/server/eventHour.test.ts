import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { deviceHours, devices, eventDevices } from '../../src/server/devices/tables.ts';
import { participations } from '../../src/server/events/tables.ts';
import { memberAppliances } from '../../src/server/signup/tables.ts';
import { DeviceWorld, ON } from '../support/deviceWorld.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

type EventHour = components['schemas']['EventHour'];

let server: TestServer;
let place: Neighbourhood;

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-07-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
});
afterAll(() => server.close());

async function member(): Promise<{ home: Household; client: HttpClient }> {
  const home = await place.household();
  return { home, client: await server.loggedIn(home.memberId) };
}
const read = async (client: HttpClient, event: { id: string }) => {
  const answer = await client.call(`/events/${event.id}/hour`);
  expect(answer.statusCode).toBe(200);
  return answer.json<EventHour>();
};
const waitingOn = async (client: HttpClient) => {
  const { data } = await client.graphql<{ viewer: { home: { waitingResult: object | null } } }>(
    '{ viewer { home { waitingResult { eventId resultBy } } } }',
  );
  return data?.viewer.home.waitingResult;
};
const tick = (client: HttpClient, event: { id: string }, action: string, done = true) =>
  client.call('/event_action', { body: { event_id: event.id, action, done } });

describe('what to do while an event runs', () => {
  it('goes by the home’s appliances; ticks are kept for the event and the member', async () => {
    const { home, client } = await member();
    const other = await member();
    await server.database.db.insert(memberAppliances).values([
      { memberId: home.memberId, kind: 'CENTRAL_AIR', count: 1 },
      { memberId: home.memberId, kind: 'CLOTHES_DRYER', count: 1 },
      { memberId: home.memberId, kind: 'HOT_TUB', count: 0 },
    ]);
    const event = await place.event('2026-07-02', 18, 19);
    for (const { home: each } of [{ home }, other]) await place.join(each, event);
    const actions = (...done: readonly boolean[]) =>
      ['cooling', 'dryer', 'cooking'].map((action, index) => ({ action, done: done[index] ?? false }));
    expect((await read(client, event)).actions).toEqual(actions());
    expect((await tick(client, event, 'dryer')).json()).toMatchObject({ code: 'NOT_RUNNING' });

    await place.goTo('2026-07-02', 18.2);
    expect((await tick(client, event, 'dryer')).json()).toMatchObject({ actions: actions(false, true) });
    expect((await tick(client, event, 'dryer')).statusCode).toBe(200);
    await tick(client, event, 'cooking');
    expect((await tick(client, event, 'dryer', false)).json()).toMatchObject({
      actions: actions(false, false, true),
    });
    const again = await server.loggedIn(home.memberId);
    expect((await read(again, event)).actions).toEqual(actions(false, false, true));
    expect((await read(other.client, event)).actions.some(({ done }) => done)).toBe(false);

    await place.leave(home, event);
    expect((await tick(client, event, 'dryer')).statusCode).toBe(400);
    server.clock.set(localInstant('2026-07-02', 19));
    expect((await tick(other.client, event, 'cooking')).statusCode).toBe(400);
  });

  it('is nothing by hand where only devices pay, and nothing at all for a home of another program', async () => {
    const { client } = await member();
    const event = await place.event('2026-07-05', 18, 19, { algorithm: 'participation_reduction_rt' });
    expect((await read(client, event)).actions).toEqual([]);
    const stranger = await place.household({ programId: await place.program() });
    const other = await server.loggedIn(stranger.memberId);
    expect((await other.call(`/events/${event.id}/hour`)).statusCode).toBe(404);
    expect((await tick(other, event, 'dryer')).statusCode).toBe(404);
  });

  it('counts the homes of the brand while it runs, from twenty on', async () => {
    const { home, client } = await member();
    const event = await place.event('2026-07-08', 18, 19);
    await place.join(home, event);
    for (let count = 2; count <= 19; count += 1) await place.join(await place.household(), event);
    const leaver = await place.household();
    await place.join(leaver, event);
    expect((await read(client, event)).homes).toBeNull();
    await place.goTo('2026-07-08', 18.1);
    expect((await read(client, event)).homes).toBe(20);
    await place.leave(leaver, event);
    server.clock.advance(31_000);
    expect((await read(client, event)).homes).toBeNull();
  });
});

describe('what the devices report to have saved', () => {
  it('grows while they are off, and stays what they reported', async () => {
    server.clock.set(localInstant('2026-07-11', 17.5));
    const world = await DeviceWorld.on(server.database.db, server.clock);
    const home = await world.place.household();
    const client = await server.loggedIn(home.memberId);
    await world.device(home, 'plug', { ...ON, watts: 600 });
    await world.device(home, 'thermostat', {
      online: true,
      on: true,
      mode: 'cool',
      setpoint: 240,
      watts: 3_000,
    });
    const event = await world.place.event('2026-07-11', 18, 19);
    await world.place.join(home, event);
    expect((await read(client, event)).saved).toBeNull();
    await world.until(event.start);
    await world.until(localInstant('2026-07-11', 18.5));
    const { saved } = await read(client, event);
    expect(saved?.devices).toBe(1);
    expect(saved?.wh).toBeGreaterThan(280);
    expect(saved?.wh).toBeLessThanOrEqual(300);
  });
});

describe('the wait for a result', () => {
  it('has a date, once the program has results to go by', async () => {
    server.clock.set('2026-07-20T20:00:00Z');
    const own = await Neighbourhood.on(server.database.db, server.clock);
    const homes = await Promise.all(Array.from({ length: 5 }, () => own.household()));
    const client = await server.loggedIn(homes[0]?.memberId ?? '');
    const earlier = await own.event('2026-07-21', 18, 19);
    for (const home of homes) await own.join(home, earlier);
    await own.goTo('2026-07-21', 18);
    await own.goTo('2026-07-21', 19);
    expect((await read(client, earlier)).result_by).toBeNull();
    const hours = [10, 20, 30, 40, 50];
    for (const [index, { memberId }] of homes.entries())
      await server.database.db
        .update(participations)
        .set({
          settlement: 'SETTLED',
          settledAt: new Date(earlier.end.getTime() + (hours[index] ?? 0) * 3_600_000),
        })
        .where(and(eq(participations.memberId, memberId), eq(participations.eventId, earlier.id)));
    await own.goTo('2026-07-23', 21);
    const event = await own.event('2026-07-24', 18, 19);
    for (const home of homes) await own.join(home, event);
    expect((await read(client, event)).result_by).toBeNull();
    await own.goTo('2026-07-24', 18);
    await own.goTo('2026-07-24', 19);
    // Nine in ten: between the fourth and the fifth.
    const resultBy = new Date(event.end.getTime() + 46 * 3_600_000).toISOString();
    expect((await read(client, event)).result_by).toBe(resultBy);
    expect(await waitingOn(client)).toEqual({ eventId: event.id, resultBy });

    const where = and(
      eq(participations.memberId, homes[0]?.memberId ?? ''),
      eq(participations.eventId, event.id),
    );
    const change = (values: Partial<typeof participations.$inferInsert>) =>
      server.database.db.update(participations).set(values).where(where);
    await change({ pendingReason: 'NoIntervalData:short-missing' });
    expect(await waitingOn(client)).toEqual({ eventId: event.id, resultBy });
    await change({ pendingReason: 'PowerOutage' });
    expect(await waitingOn(client)).toBeNull();
    await change({ pendingReason: null, leftAt: event.end });
    expect(await waitingOn(client)).toBeNull();
    await change({ leftAt: null, settlement: 'SETTLED' });
    expect(await waitingOn(client)).toBeNull();
  });
});

describe('what a home can do in an event to come', () => {
  it('goes by the devices’ own hours and the appliances’ typical figures, and is gone once it begins', async () => {
    server.clock.set(localInstant('2026-08-10', 12));
    const world = await DeviceWorld.on(server.database.db, server.clock);
    const home = await world.place.household();
    const client = await server.loggedIn(home.memberId);
    const plug = await world.device(home, 'plug', ON, 'Fan');
    await world.device(home, 'monitor', ON, 'Clamp');
    await world.device(home, 'thermostat', ON, 'Hall');
    const event = await world.place.event('2026-08-11', 18, 19);
    const auto = await world.place.event('2026-08-12', 18, 19, { algorithm: 'participation_reduction_rt' });
    await server.database.db.insert(deviceHours).values(
      Array.from({ length: 8 }, (_, day) => ({
        memberId: home.memberId,
        deviceId: plug.id,
        hourStart: new Date(event.start.getTime() - (day + 2) * 86_400_000),
        wattHours: 400,
      })),
    );
    await server.database.db.insert(memberAppliances).values([
      { memberId: home.memberId, kind: 'CLOTHES_DRYER', count: 1 },
      { memberId: home.memberId, kind: 'CENTRAL_AIR', count: 1 },
    ]);
    const { can } = await read(client, event);
    // 300 points a kWh at the standard rate.
    expect(
      can.map(({ device, appliance, basis, wh, points, days }) => [
        device?.name ?? appliance,
        basis,
        wh,
        points,
        days,
      ]),
    ).toEqual([
      ['Hall', 'unknown', null, null, 0],
      ['Fan', 'own', { low: 400, high: 400 }, { low: 120, high: 120 }, 8],
      ['CLOTHES_DRYER', 'typical', { low: 1_500, high: 2_700 }, { low: 450, high: 810 }, null],
    ]);
    // Where only devices pay: a tenth of a point a quarter hour for a plug, eight for a thermostat.
    expect((await read(client, auto)).can.map(({ device, points }) => [device?.name, points])).toEqual([
      ['Hall', { low: 0, high: 3 }],
      ['Fan', { low: 0, high: 0 }],
    ]);
    await world.place.goTo('2026-08-11', 18);
    expect((await read(client, event)).can).toEqual([]);
  });

  it('of a battery goes by what it fed in during its last events, once there are three', async () => {
    server.clock.set(localInstant('2026-09-01', 12));
    const world = await DeviceWorld.on(server.database.db, server.clock);
    const home = await world.place.household();
    const client = await server.loggedIn(home.memberId);
    const battery = await world.device(home, 'battery', ON, 'Wall');
    const [own] = await server.database.db.select().from(devices).where(eq(devices.id, battery.id));
    const feedIn = async (day: string, to: number, wh: number) => {
      const { id: eventId } = await world.place.event(day, 18, to);
      await server.database.db.insert(eventDevices).values({
        memberId: home.memberId,
        eventId,
        deviceId: battery.id,
        brand: 'default',
        connectionId: own?.connectionId ?? '',
        advance: 'SHIFTED',
        fed: { wh, count: wh },
      });
    };
    await feedIn('2026-09-02', 19, 900);
    await feedIn('2026-09-03', 20, 2_000);
    server.clock.set(localInstant('2026-09-05', 12));
    const event = await world.place.event('2026-09-06', 18, 20);
    const can = async () =>
      (await read(client, event)).can.map(({ basis, wh, days }) => ({ basis, wh, days }));
    expect(await can()).toEqual([{ basis: 'battery', wh: null, days: 0 }]);
    server.clock.set(localInstant('2026-09-03', 21));
    await feedIn('2026-09-04', 19, 1_200);
    server.clock.set(localInstant('2026-09-05', 12));
    // In two hours.
    expect(await can()).toEqual([{ basis: 'fed', wh: { low: 2_000, high: 2_400 }, days: 3 }]);
  });
});
