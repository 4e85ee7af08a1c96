import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../codegen/rest/types.ts';
import type { FaultKind, FaultRule } from '../../src/sandbox/faults/faults.ts';
import type { DeviceView } from '../../src/sandbox/devices/deviceActions.ts';
import type { StoredEvent } from '../../src/server/events/service.ts';
import { connect, connectedHome, type ConnectedHome } from '../support/connectedHome.ts';
import { localInstant, Neighbourhood } from '../support/neighbourhood.ts';

type EventDevice = components['schemas']['EventDevice'];

let world: ConnectedHome;
let place: Neighbourhood;
let leave: (() => Promise<void>) | null = null;
beforeAll(async () => {
  world = await connectedHome();
  place = await Neighbourhood.on(world.server.database.db, world.server.clock);
});
afterEach(async () => {
  world.sandbox.faults.clear();
  world.deadlines.reset();
  // One test's home must not call the partners during the next test.
  await leave?.();
});
afterAll(() => world.close());

const MAIN = { slate: 'Hallway', quartz: 'Fan', marl: 'Family car' } as const;
type Partner = keyof typeof MAIN;
const PARTNERS: readonly Partner[] = ['slate', 'quartz', 'marl'];

async function goTo(at: Date): Promise<void> {
  world.setNow(at);
  for (let turn = 0; turn < 2; turn += 1) {
    await world.settle();
    await world.clouds.settle();
  }
}

interface Scene {
  readonly event: StoredEvent;
  /** Moves the clock to this many seconds after the event's start. */
  after(seconds: number): Promise<void>;
  device(partner: Partner): Promise<EventDevice>;
  /** The device as it is at home, whatever its partner says. */
  outside(partner: Partner): DeviceView;
}

let day = 0;
/** A home with a thermostat, a plug and a car, one of each cloud, in a real-time event of its own day from 14 to 15. */
async function scene(): Promise<Scene> {
  day += 2;
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  const start = localInstant(date, 14);
  world.setNow(new Date(start.getTime() - 7_200_000));
  const email = `faults-${day}@home.example`;
  const home = await place.household();
  const browser = await world.server.loggedIn(home.memberId);
  for (const partner of ['slate', 'marl'] as const)
    expect(await connect(world, browser, partner, { email, see: [MAIN[partner]] })).toContain('connected=');
  // One device of each partner is commanded, so that it is known which one a fault hits.
  for (const { id, name } of world.clouds.account('quartz', email).devices)
    if (name !== MAIN.quartz) await world.clouds.byHand(id, { on: false });
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
  leave = async () => {
    for (const { id } of await world.connections(home.memberId))
      expect((await browser.call('/device/disconnect', { body: { connection_id: id } })).statusCode).toBe(
        200,
      );
    await world.settle();
  };
  const event = await place.event(date, 14, 15, { algorithm: 'participation_reduction_rt' });
  await world.settle();
  const outside = (partner: Partner) =>
    world.clouds.see(world.clouds.named(partner, MAIN[partner], email).id);
  await world.clouds.byHand(outside('slate').id, { setpointC: 23 });
  for (const partner of ['quartz', 'marl'] as const)
    await world.clouds.byHand(outside(partner).id, { on: true });
  await world.settle();
  return {
    event,
    outside,
    after: (seconds) => goTo(new Date(start.getTime() + seconds * 1000)),
    device: async (partner) => {
      const { devices } = (await browser.call(`/event_device_participation/${event.id}`)).json<{
        devices: EventDevice[];
      }>();
      const found = devices.find(({ display_name: name }) => name === MAIN[partner]);
      if (!found) throw new Error(`There is no ${MAIN[partner]}.`);
      return found;
    },
  };
}
const fault = (rule: Omit<FaultRule, 'partner'>) => world.sandbox.fault({ partner: 'device', ...rule });

async function words({ device }: Scene): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const partner of PARTNERS) said[partner] = (await device(partner)).advance ?? 'none';
  return said;
}
const forAll = (word: string) => ({ slate: word, quartz: word, marl: word });

/** Every state change of a device since the event began, whatever was reported. */
function wentThrough({ outside, event }: Scene, partner: Partner): (boolean | number | null)[] {
  const history = world.clouds.clouds.device(outside(partner).id)?.history ?? [];
  const since = history.filter(({ at, online }) => at >= event.start.getTime() && online);
  return since.map(({ on, setpointC }) => (partner === 'slate' ? setpointC : on));
}
const ONCE = { slate: [25, 23], quartz: [false, true], marl: [false, true] } as const;

/** After the event: every device was shifted once, restored once, and none is held. */
async function expectPutBack(at: Scene): Promise<void> {
  for (const seconds of [3_600, 3_631, 3_725, 3_800]) await at.after(seconds);
  expect(await words(at)).toEqual(forAll('SHIFTED'));
  for (const partner of PARTNERS) {
    expect([partner, wentThrough(at, partner)]).toEqual([partner, ONCE[partner]]);
    expect(at.outside(partner).heldBy).toBeNull();
    expect(['DONE', 'ALREADY_ON']).toContain((await at.device(partner)).history);
  }
}

describe('a partner that fails at the start of an event', () => {
  it.each<readonly FaultKind[]>([
    ['refuse', 'error', 'garbage', 'redirect'],
    ['garbage', 'redirect', 'refuse', 'error'],
  ])('by %s, %s, %s, %s: it is retried, and each device is shifted and restored once', async (...kinds) => {
    const at = await scene();
    const kind = (index: number): FaultKind => kinds[index % kinds.length] ?? 'error';
    PARTNERS.forEach((of, index) => fault({ of, endpoint: 'command', times: 1, kind: kind(index) }));
    fault({ of: 'slate', endpoint: 'state', times: 1, kind: kind(1) });
    fault({ of: 'quartz', endpoint: 'state', times: 1, kind: kind(2) });
    fault({ of: 'marl', endpoint: 'action', times: 1, kind: kind(3) });
    await at.after(0);
    expect(await words(at)).toEqual(forAll('FAILED'));
    await at.after(31);
    await at.after(125);
    expect(await words(at)).toEqual(forAll('SHIFTED'));
    PARTNERS.forEach((of, index) => fault({ of, endpoint: 'command', times: 1, kind: kind(index + 3) }));
    await expectPutBack(at);
  });

  // The others run in the deep tests only.
  const slow: readonly (readonly [FaultKind, FaultKind, FaultKind])[] = [
    ['hang', 'late', 'drip'],
    ['late', 'drip', 'hang'],
    ['drip', 'hang', 'late'],
  ];
  it.each(process.env['EBBWATT_DEEP'] === '1' ? slow : slow.slice(0, 1))(
    'thermostat by %s, plug by %s, car by %s: what came after the deadline is not done a second time',
    async (...kinds) => {
      const at = await scene();
      PARTNERS.forEach((of, index) =>
        fault({ of, endpoint: 'command', times: 1, kind: kinds[index] ?? 'hang' }),
      );
      world.deadlines.passWhenKept(PARTNERS.length);
      await at.after(0);
      expect(await words(at)).toEqual(forAll('FAILED'));
      world.sandbox.faults.clear();
      // What hangs never gets to the device.
      const reached = PARTNERS.filter((_partner, index) => kinds[index] !== 'hang');
      await expect
        .poll(() => reached.filter((partner) => wentThrough(at, partner).length > 0), { timeout: 60_000 })
        .toEqual(reached);
      await world.clouds.settle();
      await at.after(31);
      expect(await words(at)).toEqual(forAll('SHIFTED'));
      await expectPutBack(at);
    },
  );

  it('after the deadline, with devices turned on meanwhile: the retry does not turn them off again, and no other device is delayed', async () => {
    const at = await scene();
    const late = ['marl', 'quartz'] as const;
    for (const of of late) fault({ of, endpoint: 'command', times: 1, kind: 'late', ms: 3_600_000 });
    const running = at.after(0);
    // The other device's result is known while the silent partners are waited for.
    await expect
      .poll(async () => words(at), { timeout: 60_000, interval: 50 })
      .toEqual({ slate: 'SHIFTED', quartz: 'SCHEDULED', marl: 'SCHEDULED' });
    await expect.poll(() => world.sandbox.faults.list(), { timeout: 60_000 }).toEqual([]);
    world.deadlines.pass();
    await running;
    world.sandbox.faults.clear();
    await expect
      .poll(() => late.map((partner) => at.outside(partner).on), { timeout: 60_000 })
      .toEqual([false, false]);
    await world.clouds.settle();
    for (const partner of late) {
      expect([partner, (await at.device(partner)).advance, at.outside(partner).on]).toEqual([
        partner,
        'FAILED',
        false,
      ]);
      await world.clouds.byHand(at.outside(partner).id, { on: true });
    }
    await at.after(31);
    await at.after(400);
    for (const partner of late)
      expect([partner, at.outside(partner).on, wentThrough(at, partner)]).toEqual([
        partner,
        true,
        [false, true],
      ]);
  });

  it('every time: it is given up after three attempts, and the others take part', async () => {
    const at = await scene();
    fault({ of: 'quartz', kind: 'error' });
    for (const seconds of [0, 31, 125]) await at.after(seconds);
    expect(await words(at)).toEqual({ slate: 'SHIFTED', quartz: 'FAILED_GIVEN_UP', marl: 'SHIFTED' });
    world.sandbox.faults.clear();
    expect([at.outside('quartz').on, at.outside('quartz').heldBy]).toEqual([true, null]);
  });
});
