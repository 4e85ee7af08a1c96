import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/server/audit/tables.ts';
import { retryDevices, type RetryOrder } from '../../src/server/devices/inEvents/retry.ts';
import { liveEvent } from '../../src/server/events/schedule/live.ts';
import { optOut, type StoredEvent } from '../../src/server/events/service.ts';
import { addDays } from '../../src/domain/meter/zone.ts';
import { BATTERY, COOLING, DeviceWorld, ON } from '../support/deviceWorld.ts';
import { localInstant, saving } from '../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

const DAY = '2026-03-03';
const BEFORE = '2026-03-04T01:55:00Z';
const START = localInstant(DAY, 18);

async function running() {
  const world = await DeviceWorld.on(database.db, BEFORE);
  const home = await world.place.household();
  const event = await world.place.event(DAY, 18, 19);
  await world.place.join(home, event);
  return { world, home, event };
}
const live = (world: DeviceWorld, event: StoredEvent, brand = 'default') =>
  liveEvent({ db: database.db, clock: world.place.clock }, brand, event.id);

describe('a running event', () => {
  it('says what its devices deliver, now and by quarter of an hour', async () => {
    const { world, home, event } = await running();
    expect(await live(world, event)).toBeNull();
    await world.device(home, 'plug', { ...ON, watts: 400 });
    await world.device(home, 'thermostat', COOLING);
    const battery = await world.device(home, 'battery', BATTERY);
    await world.until(START);
    await world.after(900);
    battery.at.state = { ...battery.at.state, fedWh: 1_500 };
    await world.after(450);
    const found = await live(world, event);
    // The plug’s 400 W, and 500 Wh that the battery fed in within 22.5 minutes.
    expect(found?.deviceKilowatts).toBeCloseTo(0.4 + (0.5 * 60) / 22.5);
    expect(found).toMatchObject({ devices: 3, devicesWithoutPower: 1, failures: [], optOuts: [] });
    expect(found?.intervals.map(({ deviceKilowatts }) => deviceKilowatts)).toEqual([
      expect.closeTo(1.733, 2),
      expect.closeTo(1.733, 2),
      null,
      null,
    ]);
    expect(await live(world, event, 'org')).toBeNull();
  });

  it('counts the homes that leave by minute', async () => {
    const { world, home, event } = await running();
    const others = [await world.place.household(), await world.place.household()];
    for (const other of others) await world.place.join(other, event);
    await world.until(START);
    await world.after(300);
    const leave = async (who: typeof home) =>
      optOut(database.db, { ...who, eventId: event.id, now: world.place.clock.now() });
    for (const other of others) await leave(other);
    await world.after(60);
    await leave(home);
    const at = START.getTime() + 300_000;
    expect((await live(world, event))?.optOuts).toEqual([
      { at: new Date(at), homes: 2 },
      { at: new Date(at + 60_000), homes: 1 },
    ]);
  });

  it('shows what meters say for all homes once some have reported', async () => {
    const world = await DeviceWorld.on(database.db, BEFORE);
    const { place } = world;
    const [home, silent] = [await place.household(), await place.household()];
    const event = await place.event(DAY, 18, 20);
    for (const each of [home, silent]) await place.join(each, event);
    await place.deliver(home, { use: saving({}), from: addDays(DAY, -30), to: addDays(DAY, -1) });
    await world.until(localInstant(DAY, 19), 1800);
    expect((await live(world, event))?.intervals[0]?.meterKilowatts).toBeNull();
    await place.deliver(home, { use: saving({ [DAY]: 600 }), from: DAY, to: DAY });
    await world.after(120);
    const found = await live(world, event);
    expect(found).toMatchObject({ metersLookedAt: 2, metersReporting: 1 });
    // 0.6 kWh of one home, for two homes; the second hour isn’t over.
    expect(found?.intervals.map(({ meterKilowatts }) => meterKilowatts)).toEqual([
      ...Array<number>(4).fill(1.2),
      ...Array<null>(4).fill(null),
    ]);
  });
});

describe('devices that were given up', () => {
  const order = (event: StoredEvent, more: Partial<RetryOrder> = {}): RetryOrder => ({
    brandId: 'default',
    actorId: '00000000-0000-4000-8000-000000000001',
    eventId: event.id,
    connectionConfigId: 'quartz',
    reason: 'OFFLINE',
    why: 'Quartz is back',
    ...more,
  });
  const deps = ({ place }: DeviceWorld) => ({ db: database.db, clock: place.clock, newId: place.newId });

  it('are listed by maker and reason, and really commanded once more', async () => {
    const { world, home, event } = await running();
    const [plug, car] = [await world.device(home), await world.device(home, 'ev')];
    [plug.at.refuses, car.at.refuses] = ['offline', 'auth'];
    await world.until(START);
    const shown = async () => (await live(world, event))?.failures;
    const quartz = { connectionConfigId: 'quartz', reason: 'OFFLINE' };
    const marl = { connectionConfigId: 'marl', reason: 'AUTH' };
    expect(await shown()).toEqual([
      { ...marl, retrying: 1, givenUp: 0, canRetry: 0 },
      { ...quartz, retrying: 1, givenUp: 0, canRetry: 0 },
    ]);
    await world.after(60);
    await world.after(120);
    expect(await shown()).toEqual([
      { ...marl, retrying: 0, givenUp: 1, canRetry: 1 },
      { ...quartz, retrying: 0, givenUp: 1, canRetry: 1 },
    ]);
    plug.at.refuses = null;
    expect(await retryDevices(deps(world), order(event))).toEqual({ done: true, devices: 1 });
    await world.run();
    expect(await world.row(plug, event)).toMatchObject({ advance: 'SHIFTED', participation: null });
    expect(world.clouds.commandsTo(plug.id)).toHaveLength(1);
    const written = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `event:${event.id}`));
    expect(written.at(-1)).toMatchObject({
      action: 'event.retryDevices',
      reason: 'Quartz is back',
      after: { connectionConfigId: 'quartz', failure: 'OFFLINE', devices: 1 },
    });
    expect(await retryDevices(deps(world), order(event))).toEqual({ done: false, refused: 'nothing-left' });
  });

  it('stay as they are in another brand, for who left, and after the end', async () => {
    const { world, home, event } = await running();
    const plug = await world.device(home);
    plug.at.refuses = 'offline';
    await world.until(START);
    await world.after(60);
    await world.after(120);
    expect(await retryDevices(deps(world), order(event, { brandId: 'org' }))).toMatchObject({
      refused: 'not-found',
    });
    expect(await retryDevices(deps(world), order(event, { reason: 'AUTH' }))).toMatchObject({
      refused: 'nothing-left',
    });
    await optOut(database.db, { ...home, eventId: event.id, now: world.place.clock.now() });
    expect(await retryDevices(deps(world), order(event))).toMatchObject({ refused: 'nothing-left' });
    await world.until(localInstant(DAY, 19), 900);
    expect(await retryDevices(deps(world), order(event))).toMatchObject({ refused: 'not-running' });
  });
});
