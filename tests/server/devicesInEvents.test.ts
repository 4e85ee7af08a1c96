import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceConnections, devices } from '../../src/server/devices/tables.ts';
import { changeEvent, type StoredEvent } from '../../src/server/events/service.ts';
import { eventProgress } from '../../src/server/events/queries/eventProgress.ts';
import { BATTERY, COOLING, DeviceWorld, OFF, ON, type HomeDevice } from '../support/deviceWorld.ts';
import { localInstant, type Household } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const BEFORE = '2026-03-04T01:55:00Z';
const START = localInstant('2026-03-03', 18);
const END = localInstant('2026-03-03', 19);

/** A home that has joined an event from 18 to 19, shortly before it. */
async function joined(
  given: Partial<Parameters<DeviceWorld['place']['event']>[3]> = {},
): Promise<{ world: DeviceWorld; home: Household; event: StoredEvent }> {
  const world = await DeviceWorld.on(database.db, BEFORE);
  const home = await world.place.household();
  const event = await world.place.event('2026-03-03', 18, 19, given);
  await world.place.join(home, event);
  return { world, home, event };
}

const state = async (world: DeviceWorld, device: HomeDevice, event: StoredEvent) => {
  const row = await world.row(device, event);
  return [row?.advance, row?.participation, row?.history, row?.step];
};

describe('an event starts for the devices of members who joined', () => {
  it('commands each type as it allows, watches it, and restores it at the end', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    const idle = await world.device(home, 'tv', OFF);
    const thermostat = await world.device(home, 'thermostat', COOLING);
    const car = await world.device(home, 'ev');
    const monitor = await world.device(home, 'monitor');
    await world.until(START);
    expect(await state(world, plug, event)).toEqual(['SHIFTED', null, 'OFF', 'watch']);
    expect(await state(world, idle, event)).toEqual(['ALREADY_OFF', 'ALREADY_OFF', 'ALREADY_OFF', 'watch']);
    expect(await state(world, thermostat, event)).toEqual(['SHIFTED', null, 'DR_EVENT', 'watch']);
    expect(await state(world, car, event)).toEqual(['SHIFTED', null, 'OFF', 'watch']);
    expect(await state(world, monitor, event)).toEqual(['NOT_IMPLEMENTED', 'OTHER', 'NOT_IMPLEMENTED', null]);
    expect(thermostat.at.state.setpoint).toBe(250);
    expect(plug.at.held?.until).toEqual(END);

    await world.until(END, 600);
    expect([plug, thermostat, car].map(({ at }) => [at.held, at.state.on])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ]);
    expect(await world.stretches(plug, event)).toEqual([[0, 3600]]);
    expect(await world.stretches(idle, event)).toEqual([]);
    expect((await state(world, plug, event))[3]).toBeNull();
    expect(await world.history(car, event)).toEqual([
      'SCHEDULED',
      'OFF',
      expect.stringMatching(/DONE|ALREADY_ON/),
    ]);
    expect(world.clouds.commandsTo(idle.id)).toEqual([]);
  });

  it('leaves the devices of other members alone', async () => {
    const { world, event } = await joined();
    const other = await world.place.household();
    const plug = await world.device(other);
    await world.until(END, 600);
    expect(await world.row(plug, event)).toBeNull();
    expect(world.clouds.sent).toEqual([]);
  });

  it('opens one connection for all of its devices, and limits concurrent calls to a partner', async () => {
    const { world, home } = await joined();
    for (let device = 0; device < 40; device += 1) await world.device(home, 'plug', ON, `Plug ${device}`);
    await world.until(START);
    expect(world.clouds.opened).toBe(1);
    expect(world.clouds.most).toBe(16);
  });

  it("stays inside the member's comfort band", async () => {
    const { world, home, event } = await joined();
    const near = await world.device(home, 'thermostat', COOLING);
    await database.db
      .update(devices)
      .set({ comfort: { lowest: 200, highest: 240 } })
      .where(eq(devices.id, near.id));
    const at = await world.device(home, 'minisplitairconditioner', { ...COOLING, setpoint: 268 });
    await world.until(START);
    expect(near.at.state.setpoint).toBe(240);
    expect(await state(world, at, event)).toEqual(['NOT_TOGGLED', 'OTHER', 'NOT_TOGGLED', null]);
    expect(world.clouds.commandsTo(at.id)).toEqual([]);
  });
});

describe('a battery', () => {
  const keep = (battery: HomeDevice, reservePercent: number) =>
    database.db.update(devices).set({ reservePercent }).where(eq(devices.id, battery.id));

  it('feeds in down to the usual reserve, counts what it fed, and goes on as before', async () => {
    const { world, home, event } = await joined();
    const battery = await world.device(home, 'battery', BATTERY);
    await world.until(START);
    expect(await state(world, battery, event)).toEqual(['SHIFTED', null, 'OFF', 'watch']);
    expect(world.clouds.sent.map(({ command }) => command)).toEqual([
      { kind: 'feed', reservePercent: 20, until: END },
    ]);
    battery.at.state = { ...battery.at.state, chargePercent: 20, feeding: false, fedWh: 4_200 };
    await world.until(END, 600);
    expect(battery.at.held).toBeNull();
    expect(battery.at.state).toMatchObject({ on: true, feeding: false });
    expect((await world.row(battery, event))?.fed?.wh).toBe(3_200);
    expect(await world.stretches(battery, event)).toEqual([[0, 3600]]);
  });

  it('feeds in down to the member’s own reserve, and where that is 100 or not to be had only stops charging', async () => {
    const { world, home } = await joined();
    const all = await world.device(home, 'battery', BATTERY, 'All');
    const none = await world.device(home, 'battery', BATTERY, 'None');
    const low = await world.device(home, 'battery', { ...BATTERY, chargePercent: 15 }, 'Low');
    const plain = await world.device(home, 'battery', { online: true, on: true, chargePercent: 84 }, 'Plain');
    await keep(all, 0);
    await keep(none, 100);
    await world.until(START);
    expect([all, none, low, plain].map(({ id }) => world.clouds.commandsTo(id))).toEqual([
      ['feed'],
      ['off'],
      ['off'],
      ['off'],
    ]);
    expect(world.clouds.sent.find(({ deviceId }) => deviceId === all.id)?.command).toMatchObject({
      reservePercent: 0,
    });
  });

  it('that is offline is given up, and fed nothing', async () => {
    const { world, home, event } = await joined();
    const battery = await world.device(home, 'battery', BATTERY);
    battery.at.refuses = 'offline';
    await world.until(new Date(START.getTime() + 600_000), 30);
    expect(await world.row(battery, event)).toMatchObject({ advance: 'OFFLINE_GIVEN_UP', fed: null });
  });
});

describe("a device that doesn't obey", () => {
  it.each([
    ['offline', 'OFFLINE', 'OFFLINE_GIVEN_UP', ['SCHEDULED', 'FAILED', 'FAILED', 'OFFLINE_GIVEN_UP']],
    ['auth', 'AUTH_ERROR', 'AUTH_ERROR_GIVEN_UP', ['SCHEDULED', 'FAILED', 'FAILED', 'AUTH_ERROR_GIVEN_UP']],
    [
      'missing',
      'NOT_CONNECTED',
      'NOT_CONNECTED_GIVEN_UP',
      ['SCHEDULED', 'NOT_CONNECTED', 'NOT_CONNECTED', 'NOT_CONNECTED_GIVEN_UP'],
    ],
    ['failed', 'FAILED', 'FAILED_GIVEN_UP', ['SCHEDULED', 'FAILED', 'FAILED', 'FAILED_GIVEN_UP']],
  ] as const)(
    '%s: is tried three times with growing pauses, then given up',
    async (refuses, first, last, history) => {
      const { world, home, event } = await joined();
      const plug = await world.device(home);
      plug.at.refuses = refuses;
      await world.until(START);
      expect((await state(world, plug, event))[0]).toBe(first);
      await world.after(29);
      expect((await world.row(plug, event))?.failures).toBe(1);
      await world.after(1);
      expect((await world.row(plug, event))?.failures).toBe(2);
      await world.after(90);
      expect(await state(world, plug, event)).toEqual([last, 'OTHER', last, null]);
      expect(await world.history(plug, event)).toEqual(history);
      plug.at.refuses = null;
      await world.until(END, 600);
      expect([world.clouds.commandsTo(plug.id), await world.stretches(plug, event)]).toEqual([[], []]);
    },
  );

  it('takes part from then on if it comes back in time', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    plug.at.refuses = 'offline';
    await world.until(START);
    plug.at.refuses = null;
    await world.after(30);
    expect(await state(world, plug, event)).toEqual(['SHIFTED', null, 'OFF', 'watch']);
    expect(await world.stretches(plug, event)).toEqual([[30, null]]);
  });

  it('confirms but does nothing: NOT_TOGGLED, and it pays nothing', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    plug.at.deaf = true;
    await world.until(START);
    expect(await state(world, plug, event)).toEqual(['NOT_TOGGLED', null, 'NOT_TOGGLED', 'watch']);
    await world.until(END, 600);
    expect([(await state(world, plug, event))[1], await world.stretches(plug, event)]).toEqual(['OTHER', []]);
  });

  it('obeys but its answer is lost: the repeat counts it as shifted, not as already off', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    plug.at.mute = true;
    await world.until(START);
    expect([(await state(world, plug, event))[0], plug.at.state.on]).toEqual(['FAILED', false]);
    plug.at.mute = false;
    await world.after(30);
    expect(await state(world, plug, event)).toEqual(['SHIFTED', null, 'OFF', 'watch']);
    await world.until(END, 600);
    expect(plug.at.state.on).toBe(true);
  });

  it('is left out without its connection, and given up when the authorization has ended', async () => {
    const { world, home, event } = await joined();
    const [plug, car] = [await world.device(home), await world.device(home, 'ev')];
    await database.db
      .update(deviceConnections)
      .set({ status: 'ended' })
      .where(eq(deviceConnections.connectionConfigId, 'marl'));
    const quartz =
      (await database.db.select({ id: devices.connectionId }).from(devices).where(eq(devices.id, plug.id)))[0]
        ?.id ?? '';
    await database.db
      .update(deviceConnections)
      .set({ status: 'removed' })
      .where(eq(deviceConnections.id, quartz));
    await world.until(START);
    expect(await state(world, plug, event)).toEqual(['DISCONNECTED', 'OTHER', 'DISCONNECTED', null]);
    expect((await state(world, car, event))[0]).toBe('AUTH_ERROR');
    await world.until(new Date(START.getTime() + 180_000), 30);
    expect((await state(world, car, event))[0]).toBe('AUTH_ERROR_GIVEN_UP');
    await database.db
      .update(deviceConnections)
      .set({ status: 'connected' })
      .where(eq(deviceConnections.connectionConfigId, 'marl'));
  });
});

describe('during the event (EVT-18)', () => {
  it.each([
    ['reported by its webhook', 'ev', true, 600],
    ['found by the next poll', 'plug', false, 660],
  ] as const)(
    'the member turns a device on, %s: TURNED_ON_DURING, and it is left alone',
    async (_how, type, hasWebhook, seconds) => {
      const { world, home, event } = await joined();
      const device = await world.device(home, type);
      await world.until(new Date(START.getTime() + 600_000));
      device.at.state = ON;
      if (hasWebhook) await world.deliverWebhook(device);
      await world.after(60);
      expect(await state(world, device, event)).toEqual(['SHIFTED', 'TURNED_ON_DURING', 'ALREADY_ON', null]);
      expect(await eventProgress(database.db, event.id)).toMatchObject({
        devices: 1,
        commanded: 1,
        shifted: 0,
      });
      expect(await world.stretches(device, event)).toEqual([[0, seconds]]);
      await world.until(END, 600);
      expect(world.clouds.commandsTo(device.id)).toEqual(['off']);
    },
  );

  it('the member changes a thermostat back: it is left alone', async () => {
    const { world, home, event } = await joined();
    const thermostat = await world.device(home, 'thermostat', COOLING);
    await world.until(new Date(START.getTime() + 600_000));
    thermostat.at.state = { ...COOLING, setpoint: 225 };
    await world.deliverWebhook(thermostat);
    expect(await state(world, thermostat, event)).toEqual([
      'SHIFTED',
      'TURNED_ON_DURING',
      'ALREADY_ON',
      null,
    ]);
  });

  it('a device goes offline: it counts up to when it was last seen, and again once it is back', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    const held = plug.at.state;
    plug.at.state = { online: false, on: null };
    await world.until(new Date(START.getTime() + 1200_000), 30);
    expect((await world.row(plug, event))?.history).toBe('SCRAPE_FAILED_GIVEN_UP');
    expect(await world.stretches(plug, event)).toEqual([[0, 600]]);
    plug.at.state = held;
    await world.deliverWebhook(plug);
    expect(await world.stretches(plug, event)).toEqual([
      [0, 600],
      [1200, null],
    ]);
    await world.until(END, 600);
    expect(await world.stretches(plug, event)).toEqual([
      [0, 600],
      [1200, 3600],
    ]);
    expect(await world.history(plug, event)).toEqual([
      'SCHEDULED',
      'OFF',
      'SCRAPE_FAILED',
      'SCRAPE_FAILED',
      'SCRAPE_FAILED_GIVEN_UP',
      'OFF',
      expect.stringMatching(/DONE|ALREADY_ON/),
    ]);
  });

  it('an end that moves reaches devices: later as EXTENSION, earlier by restoring them then', async () => {
    const { world, home, event } = await joined({ algorithm: 'reduction_rt' });
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    const later = await changeEvent(world.place, {
      brandId: 'default',
      eventId: event.id,
      version: event.version,
      start: event.start,
      end: localInstant('2026-03-03', 19.5),
      actorId: null,
      reason: 'It stays hot.',
    });
    expect(later.saved).toBe(true);
    await world.run();
    expect([plug.at.held?.until, (await world.row(plug, event))?.history]).toEqual([
      localInstant('2026-03-03', 19.5),
      'EXTENSION',
    ]);
    await world.until(new Date(END.getTime() + 600_000), 300);
    expect(await world.stretches(plug, event)).toEqual([[0, null]]);
    const earlier = await changeEvent(world.place, {
      brandId: 'default',
      eventId: event.id,
      version: null,
      start: event.start,
      end: localInstant('2026-03-03', 19.25),
      actorId: null,
      reason: 'It cools down.',
    });
    expect(earlier.saved).toBe(true);
    await world.until(localInstant('2026-03-03', 19.25), 60);
    expect([plug.at.state.on, await world.stretches(plug, event)]).toEqual([true, [[0, 4500]]]);
  });
});

describe('an event ends early for a device', () => {
  it('when the event is cancelled', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    await world.place.cancel(event);
    await world.run();
    expect([plug.at.state.on, (await state(world, plug, event))[2]]).toEqual([true, 'DONE']);
    expect(await world.stretches(plug, event)).toEqual([[0, 600]]);
  });

  it('when the member leaves, and not for the neighbor', async () => {
    const { world, home, event } = await joined();
    const neighbour = await world.place.household();
    await world.place.join(neighbour, event);
    const [mine, theirs] = [await world.device(home), await world.device(neighbour)];
    await world.until(new Date(START.getTime() + 600_000));
    await world.place.leave(home, event);
    await world.run();
    expect(await state(world, mine, event)).toEqual(['SHIFTED', 'OPT_OUT', 'DONE', null]);
    expect([mine.at.state.on, theirs.at.state.on]).toEqual([true, false]);
    expect(await world.history(mine, event)).toEqual(['SCHEDULED', 'OFF', 'OPT_OUT', 'DONE']);
  });

  it('when the member leaves in the last second, but not after the end', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(END.getTime() - 1000), 300);
    expect(await world.place.leave(home, event)).toEqual({ done: true });
    world.place.clock.set(END);
    await world.run();
    expect([
      (await state(world, plug, event))[1],
      (await state(world, plug, event))[3],
      plug.at.state.on,
    ]).toEqual(['OPT_OUT', null, true]);
    expect(await world.place.leave(home, event)).toEqual({ done: false, reason: 'ended' });
  });

  it('and starts again when the member rejoins a real-time event', async () => {
    const { world, home, event } = await joined({ algorithm: 'reduction_rt' });
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    await world.place.leave(home, event);
    await world.run();
    await world.after(300);
    await world.place.join(home, event);
    await world.run();
    expect([(await state(world, plug, event))[0], plug.at.state.on]).toEqual(['SHIFTED', false]);
    await world.until(END, 300);
    expect(await world.stretches(plug, event)).toEqual([
      [0, 600],
      [900, 3600],
    ]);
    expect(world.clouds.commandsTo(plug.id).slice(0, 3)).toEqual(['off', 'resume', 'off']);
  });

  it("can't be restored while its partner is unreachable: three tries, then the command expires", async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(END.getTime() - 60_000), 300);
    plug.at.refuses = 'failed';
    await world.until(new Date(END.getTime() + 300_000), 30);
    expect(await state(world, plug, event)).toEqual(['SHIFTED', null, 'FAILED_GIVEN_UP', null]);
    const [stretch] = await world.stretches(plug, event);
    expect(stretch?.[1]).toBeGreaterThanOrEqual(3300);
  });
});

describe('the clock is moved', () => {
  it('an hour ahead during an event: devices are restored, and nothing counts beyond the end', async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    await world.after(3600);
    expect([plug.at.state.on, await world.stretches(plug, event)]).toEqual([true, [[0, 3600]]]);
  });

  it("an hour back: due steps don't wait for an hour", async () => {
    const { world, home, event } = await joined();
    const plug = await world.device(home);
    await world.until(new Date(START.getTime() + 600_000));
    world.place.clock.advance(-3_600_000);
    await world.run();
    const due = (await world.row(plug, event))?.dueAt?.getTime() ?? Infinity;
    expect(due).toBeLessThanOrEqual(world.place.clock.now().getTime() + 300_000);
    plug.at.state = ON;
    await world.after(300);
    expect((await state(world, plug, event))[1]).toBe('TURNED_ON_DURING');
    const [stretch] = await world.stretches(plug, event);
    expect(stretch).toEqual([0, 0]);
  });
});
