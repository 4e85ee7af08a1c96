import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { vacations } from '../../src/server/events/tables.ts';
import { DeviceWorld, OFF, ON, type HomeDevice } from '../support/deviceWorld.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

type EnergyEvent = components['schemas']['EnergyEvent'];
type EventDevice = components['schemas']['EventDevice'];

let server: TestServer;
// The server validates every response against the contract.
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function evening(given: Partial<Parameters<DeviceWorld['place']['event']>[3]> = {}) {
  server.clock.set('2026-03-04T01:30:00Z');
  const world = await DeviceWorld.on(server.database.db, server.clock);
  const home = await world.place.household();
  const client = await server.loggedIn(home.memberId);
  const plug = await world.device(home, 'plug', ON, 'Lamp');
  const event = await world.place.event('2026-03-03', 18, 19, given);
  return { world, home, client, plug, event };
}

const send = (client: HttpClient, event: { id: string }, device: { id: string }, opt: 'in' | 'out') =>
  client.call('/event_device_opt_in_out', { body: { event_id: event.id, device_id: device.id, opt } });
const participation = async (client: HttpClient, event: { id: string }): Promise<EventDevice[]> => {
  const answer = await client.call(`/event_device_participation/${event.id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ devices: EventDevice[] }>().devices;
};
const joinBy = (world: DeviceWorld, home: Household, event: Parameters<DeviceWorld['row']>[1]) =>
  world.place.join(home, event);

describe("EVT-13, EVT-17 to EVT-20: each device's part in an event", () => {
  it('is listed before, during and after the event, in display order, inside the event and on its own', async () => {
    const { world, home, client, plug, event } = await evening();
    const thermostat = await world.device(home, 'thermostat', { online: false, on: null }, 'Hall');
    const monitor = await world.device(home, 'monitor', ON, 'Meter clamp');
    const short = (devices: readonly EventDevice[]) =>
      devices.map(({ display_name, pre_event, advance, may_opt_in, may_opt_out }) => [
        display_name,
        pre_event,
        advance,
        may_opt_in,
        may_opt_out,
      ]);
    expect((await participation(client, event)).map(({ pre_event }) => pre_event).sort()).toEqual([
      'EXCLUDED',
      'EXCLUDED',
      'ISSUE',
    ]);
    await joinBy(world, home, event);
    const before = await participation(client, event);
    expect(new Set(short(before).map(String))).toEqual(
      new Set(
        [
          ['Hall', 'ISSUE', null, false, true],
          ['Lamp', 'INCLUDED', null, false, true],
          ['Meter clamp', 'EXCLUDED', null, false, false],
        ].map((row) => row.join(',')),
      ),
    );
    await world.until(localInstant('2026-03-03', 18));
    await world.until(localInstant('2026-03-03', 18.1), 40);
    const one = (await client.call(`/events/${event.id}`)).json<EnergyEvent>();
    expect(Object.values(one.devices)).toEqual(await participation(client, event));
    expect(one.devices[plug.id]).toMatchObject({
      advance: 'SHIFTED',
      participation: null,
      history: 'OFF',
      shifted_seconds: 360,
      may_opt_out: true,
    });
    expect(one.devices[thermostat.id]).toMatchObject({ advance: 'OFFLINE_GIVEN_UP', participation: 'OTHER' });
    expect(one.devices[monitor.id]).toMatchObject({ advance: 'NOT_IMPLEMENTED' });
    const upcoming = (await client.call('/api/v2/upcoming_events'))
      .json<{ events: EnergyEvent[] }>()
      .events.find(({ id }) => id === event.id);
    expect(upcoming?.devices).toEqual(one.devices);
    await world.until(localInstant('2026-03-03', 19.1), 600);
    await world.device(home, 'tv', ON, 'Bought later');
    const past = (await client.call('/api/v2/events'))
      .json<{ events: EnergyEvent[] }>()
      .events.find(({ id }) => id === event.id);
    expect(
      Object.values(past?.devices ?? {})
        .map(({ display_name, may_opt_out }) => [display_name, may_opt_out])
        .sort(),
    ).toEqual([
      ['Hall', false],
      ['Lamp', false],
      ['Meter clamp', false],
    ]);
    expect(past?.devices[plug.id]?.shifted_seconds).toBe(3600);
  });

  it("EVT-19: counts a lost device up to when it was last seen, and any other to the event's end", async () => {
    const { world, home, client, plug, event } = await evening();
    const lost = await world.device(home, 'tv', ON, 'Telly');
    await joinBy(world, home, event);
    await world.until(localInstant('2026-03-03', 18.5));
    await server.database.db.execute(
      `update devices set state = state || '{"online": false}' where id = '${lost.id}'`,
    );
    const seconds = async () =>
      new Map(
        (await participation(client, event)).map(({ device_id, shifted_seconds }) => [
          device_id,
          shifted_seconds,
        ]),
      );
    const seen = (await seconds()).get(lost.id);
    expect(seen).toBeLessThanOrEqual(1800);
    // No step runs until well past the end.
    server.clock.set(localInstant('2026-03-03', 19.5));
    expect(await seconds()).toEqual(
      new Map([
        [lost.id, seen],
        [plug.id, 3600],
      ]),
    );
  });

  it('refuses other members', async () => {
    const { world, client, plug, event } = await evening();
    const stranger = await server.loggedIn((await world.place.household()).memberId);
    expect(await participation(stranger, event)).toEqual([]);
    expect((await send(stranger, event, plug, 'out')).statusCode).toBe(404);
    const elsewhere = await server.loggedIn(
      (await world.place.household({ programId: await world.place.program() })).memberId,
    );
    expect((await elsewhere.call(`/event_device_participation/${event.id}`)).statusCode).toBe(404);
    expect((await client.call('/event_device_participation/none')).statusCode).toBe(404);
  });
});

describe('EVT-12: the number of events a member took part in', () => {
  it('leaves out a real-time event for a home without devices', async () => {
    const { world, client, event } = await evening({ algorithm: 'participation_reduction_rt' });
    const without = await server.loggedIn((await world.place.household()).memberId);
    await world.until(localInstant('2026-03-03', 19.1), 900);
    const counted = async (member: HttpClient) => {
      const { events } = (await member.call('/api/v2/events?show=joined')).json<{ events: EnergyEvent[] }>();
      return [
        (await member.call('/historical_events_count')).json<{ HistoricalEventsCount: number }>()
          .HistoricalEventsCount,
        events.map(({ id }) => id),
      ];
    };
    expect(await counted(client)).toEqual([1, [event.id]]);
    expect(await counted(without)).toEqual([0, []]);
  });
});

describe('EVT-14: opting one device in or out', () => {
  const state = async (world: DeviceWorld, device: HomeDevice, event: Parameters<DeviceWorld['row']>[1]) => {
    const row = await world.row(device, event);
    return [row?.opt, row?.advance, row?.participation, row?.step];
  };

  it('keeps a decision from before the start', async () => {
    const { world, home, client, plug, event } = await evening();
    const other = await world.device(home, 'tv', ON, 'Telly');
    await joinBy(world, home, event);
    const out = await send(client, event, plug, 'out');
    expect([out.statusCode, out.json<EnergyEvent>().devices[plug.id]]).toMatchObject([
      200,
      { opt: 'out', pre_event: 'EXCLUDED', may_opt_in: true, may_opt_out: false },
    ]);
    expect((await send(client, event, plug, 'out')).statusCode).toBe(200);
    await world.until(localInstant('2026-03-03', 18));
    expect(await state(world, plug, event)).toEqual(['out', 'OPT_OUT', 'OPT_OUT', null]);
    expect((await state(world, other, event))[1]).toBe('SHIFTED');
    expect(world.clouds.commandsTo(plug.id)).toEqual([]);
    const late = await send(client, event, plug, 'in');
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([400, 'TOO_LATE']);
  });

  it('restores one device immediately during the event and leaves the others alone', async () => {
    const { world, home, client, plug, event } = await evening();
    const other = await world.device(home, 'tv', ON, 'Telly');
    await joinBy(world, home, event);
    await world.until(localInstant('2026-03-03', 18.25));
    expect((await send(client, event, plug, 'out')).statusCode).toBe(200);
    await world.run();
    expect([await state(world, plug, event), plug.at.state.on, other.at.state.on]).toEqual([
      ['out', 'SHIFTED', 'OPT_OUT', null],
      true,
      false,
    ]);
    await world.until(localInstant('2026-03-03', 19));
    const late = async () => {
      const answer = await send(client, event, other, 'out');
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await late()).toEqual([400, 'TOO_LATE']);
    // Setting the clock back doesn't reopen an event that has ended.
    server.clock.set(localInstant('2026-03-03', 18.5));
    expect(await late()).toEqual([400, 'TOO_LATE']);
  });

  it('takes a device back into a real-time event until its end', async () => {
    const { world, client, plug, event } = await evening({ algorithm: 'reduction_rt' });
    await world.until(localInstant('2026-03-03', 18.25));
    await send(client, event, plug, 'out');
    await world.run();
    await world.after(60);
    expect((await send(client, event, plug, 'in')).statusCode).toBe(200);
    await world.run();
    expect([(await state(world, plug, event)).slice(1), plug.at.state.on]).toEqual([
      ['SHIFTED', null, 'watch'],
      false,
    ]);
  });

  it('gives the reason for a refusal', async () => {
    const { world, home, client, plug, event } = await evening();
    const monitor = await world.device(home, 'monitor', OFF);
    const code = async (device: HomeDevice, opt: 'in' | 'out') =>
      (await send(client, event, device, opt)).json<{ code: string }>().code;
    expect(await code(monitor, 'out')).toBe('NOT_CONTROLLABLE');
    await server.database.db.insert(vacations).values({
      memberId: home.memberId,
      id: world.place.newId(),
      startsOn: '2026-03-01',
      endsOn: '2026-03-05',
    });
    expect(await code(plug, 'in')).toBe('ON_VACATION');
    await world.place.cancel(event);
    expect(await code(plug, 'out')).toBe('CANCELLED');
    expect((await send(client, event, { id: event.id }, 'out')).statusCode).toBe(404);
  });
});
