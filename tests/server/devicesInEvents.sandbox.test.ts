import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import { connect, connectedHome, type ConnectedHome } from '../support/connectedHome.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';

type EventDevice = components['schemas']['EventDevice'];

let world: ConnectedHome;
let place: Neighbourhood;
beforeAll(async () => {
  world = await connectedHome();
  place = await Neighbourhood.on(world.server.database.db, world.server.clock);
});
afterAll(() => world.close());

const DATE = '2026-06-15';
const START = localInstant(DATE, 14);
const END = localInstant(DATE, 15);

async function goTo(at: Date): Promise<void> {
  world.setNow(at);
  // Aggregators act a moment later and send a webhook.
  for (let turn = 0; turn < 3; turn += 1) {
    await world.settle();
    await world.clouds.settle();
  }
}

const readDevices = async (browser: HttpClient, eventId: string): Promise<Map<string, EventDevice>> => {
  const { devices } = (await browser.call(`/event_device_participation/${eventId}`)).json<{
    devices: EventDevice[];
  }>();
  return new Map(devices.map((device) => [device.display_name, device]));
};
const short = (device: EventDevice | undefined) => [device?.advance, device?.participation];

describe('a real-time event with devices of three partners', () => {
  it('commands the devices, notices one that is turned on or lost, restores the rest, and pays for the quarters', async () => {
    const email = 'event@home.example';
    const home = await place.household();
    const browser = await world.server.loggedIn(home.memberId);
    for (const partner of ['slate', 'marl'])
      expect(await connect(world, browser, partner, { email })).toContain('connected=');
    expect(
      (
        await browser.call('/device/connect', {
          body: {
            connection_config_id: 'quartz',
            account: email,
            password: world.clouds.password('quartz', email),
          },
        })
      ).statusCode,
    ).toBe(200);
    const event = await place.event(DATE, 14, 15, { algorithm: 'participation_reduction_rt' });
    const [car, heater] = [
      world.clouds.named('marl', 'Family car', email),
      world.clouds.named('quartz', 'Fan', email),
    ];
    await world.clouds.byHand(car.id, { on: true });
    await world.clouds.byHand(heater.id, { on: true });

    await goTo(START);
    const running = await readDevices(browser, event.id);
    expect(short(running.get('Family car'))).toEqual(['SHIFTED', null]);
    expect(short(running.get('Fan'))).toEqual(['SHIFTED', null]);
    expect(['SHIFTED ', 'ALREADY_OFF ALREADY_OFF', 'NOT_TOGGLED OTHER']).toEqual(
      expect.arrayContaining([...running.values()].map((device) => short(device).join(' '))),
    );

    await goTo(new Date(START.getTime() + 600_000));
    await world.clouds.byHand(car.id, { on: true });
    await world.clouds.setOnline(heater.id, false);
    for (const seconds of [660, 690, 780, 900]) await goTo(new Date(START.getTime() + seconds * 1000));
    const after = await readDevices(browser, event.id);
    expect(short(after.get('Family car'))).toEqual(['SHIFTED', 'TURNED_ON_DURING']);
    expect(after.get('Fan')).toMatchObject({
      advance: 'SHIFTED',
      history: 'SCRAPE_FAILED_GIVEN_UP',
      shifted_seconds: 600,
    });
    await world.clouds.setOnline(heater.id, true);

    await goTo(END);
    await goTo(new Date(END.getTime() + 300_000));
    const over = await readDevices(browser, event.id);
    const histories = [...over.values()]
      .filter(({ advance, participation }) => advance === 'SHIFTED' && participation === null)
      .map(({ history }) => history);
    expect(histories.filter((word) => word !== 'DONE' && word !== 'ALREADY_ON')).toEqual([]);
    const settled = (await browser.call(`/events/${event.id}`)).json<components['schemas']['EnergyEvent']>();
    expect(settled.settlement_state).toBe('SETTLED');
    expect(settled.total_participation_points).toBeGreaterThan(5);
    const receipt = (await browser.call(`/events/${event.id}/receipt`)).json<{
      receipt: { devices: { displayName: string; quarters: number }[] };
    }>().receipt;
    expect(
      receipt.devices
        .filter(({ displayName }) => ['Family car', 'Hallway'].includes(displayName))
        .map(({ displayName }) => displayName)
        .sort(),
    ).toEqual(['Family car', 'Hallway']);
    expect(receipt.devices.find(({ displayName }) => displayName === 'Family car')?.quarters).toBe(1);
  });
});

describe('a battery at its partner', () => {
  it('feeds in during the event down to its reserve, and says how much', async () => {
    const [date, email] = ['2026-06-16', 'battery@home.example'];
    await goTo(localInstant(date, 12));
    const home = await place.household();
    const browser = await world.server.loggedIn(home.memberId);
    await connect(world, browser, 'basalt', { email });
    const event = await place.event(date, 18, 20);
    await place.join(home, event);
    const battery = world.clouds.named('basalt', 'Home battery', email);
    const charge = () => world.clouds.see(battery.id).chargePercent ?? 0;
    await goTo(localInstant(date, 18));
    const before = charge();
    expect(before).toBeGreaterThan(60);
    expect((await readDevices(browser, event.id)).get('Home battery')).toMatchObject({
      advance: 'SHIFTED',
      can_feed: true,
      fed_wh: 0,
    });
    await goTo(localInstant(date, 19));
    expect(charge()).toBeLessThan(before - 30);
    await goTo(localInstant(date, 20.1));
    const { fed_wh: fed } = (await readDevices(browser, event.id)).get('Home battery') ?? {};
    // It holds 1,620 Wh.
    expect((fed ?? 0) / 10).toBeCloseTo((before - 20) * 1.62, -1);
    expect(world.clouds.see(battery.id)).toMatchObject({ on: true, chargePercent: 20 });
    await goTo(localInstant('2026-06-17', 15));
    expect(charge()).toBeGreaterThan(50);
  });
});
