import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Device } from '../../codegen/rest/types.ts';
import { openCloud } from '../../src/server/devices/service.ts';
import { deviceConnections } from '../../src/server/devices/tables.ts';
import { openRefreshToken } from '../../src/server/devices/connect/tokens.ts';
import type { Outbound } from '../../src/server/platform/http/outbound.ts';
import { connect, connectedHome, deviceList, type ConnectedHome } from '../support/connectedHome.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: ConnectedHome;
beforeAll(async () => {
  world = await connectedHome();
});
// Days pass in some tests, and each home that is still polled costs all those after it.
afterEach(() =>
  world.server.database.db.update(deviceConnections).set({ pollDueAt: null, hoursDueAt: null }),
);
afterAll(() => world.close());

let homes = 0;
/** A member with one partner connected. */
async function home(partner: string) {
  const email = `live-${(homes += 1)}@home.example`;
  const { memberId, browser } = await world.addMember();
  if (partner === 'quartz')
    await browser.call('/device/connect', {
      body: {
        connection_config_id: partner,
        account: email,
        password: world.clouds.password(partner, email),
      },
    });
  else await connect(world, browser, partner, { email });
  await world.settle();
  const byName = async (name: string): Promise<Device> => {
    const found = (await deviceList(browser)).find((device) => device.display_name === name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  };
  const outside = (name: string) => world.clouds.named(partner, name, email).id;
  const look = async (name: string): Promise<Device> =>
    (await browser.call(`/device/state/${(await byName(name)).device_id}`)).json<{ device: Device }>().device;
  const cloud = async () => {
    const [connection] = await world.connections(memberId);
    const opened = await openCloud(world.server.core.deps, memberId, connection?.id ?? '');
    if (opened === null) throw new Error('The connection does not go on.');
    return opened;
  };
  return { email, memberId, browser, byName, outside, look, cloud };
}

describe('changes at home', () => {
  it.each([
    ['slate', 'Hallway', { setpointC: 21.5 }, { setpoint_c: 21.5 }],
    ['marl', 'Family car', { on: false }, { on: false }],
    ['gneiss', 'Hot water', { on: false }, { on: false }],
    ['shale', 'TV', { on: false }, { on: false }],
  ] as const)('%s sends them by webhook', async (partner, name, change, state) => {
    const { byName, outside } = await home(partner);
    await world.clouds.byHand(outside(name), change);
    await world.settle();
    expect((await byName(name)).state).toMatchObject(state);
  });

  it('DEV-08: reads a state older than five seconds from the partner', async () => {
    const { outside, look } = await home('quartz');
    expect((await look('Fan')).state.on).toBe(true);
    await world.clouds.byHand(outside('Fan'), { on: false });
    expect((await look('Fan')).state.on).toBe(true);
    world.pass(6_000);
    expect((await look('Fan')).state.on).toBe(false);
  });

  it("doesn't wait for a partner longer than two seconds", async () => {
    const { look } = await home('slate');
    world.pass(6_000);
    world.clouds.latency('slate', 4_000);
    const began = performance.now();
    expect((await look('Hallway')).state.online).toBe(true);
    expect(performance.now() - began).toBeLessThan(3_500);
    world.clouds.latency('slate', 0);
  });

  it('polls an account without webhooks every quarter of an hour, and within seconds while it is viewed', async () => {
    const { memberId, outside, byName } = await home('quartz');
    await world.clouds.byHand(outside('Fan'), { on: false });
    world.pass(2 * MINUTE);
    await world.settle();
    expect((await world.devices(memberId)).find(({ displayName }) => displayName === 'Fan')?.state.on).toBe(
      true,
    );
    await byName('Fan');
    await world.settle();
    expect((await byName('Fan')).state.on).toBe(false);
    await world.clouds.byHand(outside('Fan'), { on: true });
    world.pass(11_000);
    await byName('Fan');
    await world.settle();
    expect((await byName('Fan')).state.on).toBe(true);
    await world.clouds.byHand(outside('Fan'), { on: false });
    world.pass(16 * MINUTE);
    await world.settle();
    expect((await byName('Fan')).state.on).toBe(false);
  });

  it('dates a list by when it was asked for, so that it replaces no state of a command in the meantime', async () => {
    const { memberId } = await home('quartz');
    world.pass(16 * MINUTE);
    const asked = world.server.clock.now();
    // A minute passes between the request and its answer.
    const arrives = vi.spyOn(world.sandbox.devices.clouds, 'latency').mockImplementationOnce(() => {
      world.pass(MINUTE);
      return 0;
    });
    await world.settle();
    expect(arrives).toHaveBeenCalled();
    arrives.mockRestore();
    const fan = (await world.devices(memberId)).find(({ displayName }) => displayName === 'Fan');
    expect(fan?.stateAt).toEqual(asked);
  });

  it.each(['slate', 'quartz', 'marl'])(
    'a device of %s shows and logs trouble while it is offline',
    async (partner) => {
      const name = { slate: 'Hallway', quartz: 'Fan', marl: 'Family car' }[partner] ?? '';
      const { memberId, outside, look } = await home(partner);
      await world.clouds.setOnline(outside(name), false);
      world.pass(MINUTE);
      await world.settle();
      expect((await look(name)).trouble).toBe('offline');
      await world.clouds.setOnline(outside(name), true);
      world.pass(MINUTE);
      await world.settle();
      const back = await look(name);
      expect(back.trouble).toBe(null);
      expect(await world.happened(memberId, back.device_id)).toEqual(['added', 'offline', 'online']);
    },
  );

  it('detects firmware that ends the command silently once the partner notices', async () => {
    const { outside, byName, cloud } = await home('slate');
    world.clouds.silence(outside('Hallway'));
    const answer = await (
      await cloud()
    ).command(outside('Hallway'), { kind: 'setpoint', setpoint: 262, until: null }, 'silent-1');
    expect(answer).toMatchObject({ ok: true });
    expect(answer.ok ? answer.value.setpoint : null).not.toBe(262);
    world.pass(11 * MINUTE);
    await world.clouds.settle();
    await world.settle();
    expect((await byName('Hallway')).trouble).toBe('offline');
  });

  it('adds a new device, and marks one that the partner drops as missing', async () => {
    const { email, memberId, outside, byName, browser } = await home('slate');
    await world.clouds.add('slate', 'thermostat', 'Attic', email);
    await world.settle();
    const attic = await byName('Attic');
    expect(attic).toMatchObject({ trouble: null, opted_in: true });
    world.pass(1_000);
    await world.clouds.remove(outside('Attic'));
    await world.settle();
    expect((await byName('Attic')).trouble).toBe('missing');
    expect(await world.happened(memberId, attic.device_id)).toEqual(['added', 'missing']);
    world.pass(1_000);
    await browser.call('/device/remove', { body: { device_id: attic.device_id } });
    expect((await deviceList(browser)).map(({ display_name: name }) => name)).toEqual(['Bedroom', 'Hallway']);
  });

  it('keeps a removed device removed', async () => {
    const { byName, browser } = await home('slate');
    world.pass(1_000);
    await browser.call('/device/remove', { body: { device_id: (await byName('Hallway')).device_id } });
    world.pass(2 * 60 * MINUTE);
    await world.settle();
    expect((await deviceList(browser)).map(({ display_name: name }) => name)).toEqual(['Bedroom']);
  });
});

describe('commands', () => {
  it.each([
    ['slate', 'Hallway', { kind: 'setpoint', setpoint: 262 }, { setpoint: 262 }],
    ['marl', 'Family car', { kind: 'off' }, { on: false }],
    ['gneiss', 'Hot water', { kind: 'off' }, { on: false }],
    ['basalt', 'Home battery', { kind: 'off' }, { on: false }],
    ['quartz', 'Fan', { kind: 'off' }, { on: false }],
    ['shale', 'TV', { kind: 'off' }, { on: false }],
  ] as const)(
    '%s obeys, returns when released, and by itself at the end',
    async (partner, name, order, state) => {
      const { outside, cloud, email } = await home(partner);
      const opened = await cloud();
      const id = outside(name);
      const before = await opened.state(id);
      // Moves the partner's time too; a count-down runs by that.
      world.pass(0);
      const at = (seconds: number) => new Date(world.server.clock.now().getTime() + seconds * 1_000);
      expect(await opened.command(id, { ...order, until: at(600) }, `a-${email}`)).toMatchObject({
        ok: true,
        value: state,
      });
      expect(await opened.command(id, { kind: 'resume' }, `b-${email}`)).toMatchObject({
        ok: true,
        value: before.ok ? { on: before.value.on } : {},
      });
      expect(await opened.command(id, { ...order, until: at(600) }, `c-${email}`)).toMatchObject({
        ok: true,
        value: state,
      });
      world.pass(605_000);
      const after = await opened.state(id);
      expect([after.ok && after.value.on, after.ok && after.value.setpoint]).toEqual([
        before.ok && before.value.on,
        before.ok && before.value.setpoint,
      ]);
    },
  );

  it.each([
    ['slate', 'Hallway', { kind: 'off', until: null }],
    ['marl', 'Family car', { kind: 'setpoint', setpoint: 240, until: null }],
    ['quartz', 'Fan', { kind: 'setpoint', setpoint: 240, until: null }],
    ['basalt', 'Roof', { kind: 'off', until: null }],
  ] as const)("%s reports what its %s can't do", async (partner, name, order) => {
    const { outside, cloud } = await home(partner);
    expect(await (await cloud()).command(outside(name), order, 'cannot')).toEqual({
      ok: false,
      why: 'unsupported',
    });
  });

  it.each([
    ['slate', 'Hallway'],
    ['marl', 'Family car'],
    ['quartz', 'Fan'],
  ] as const)("%s: a device that is offline, and one that doesn't exist", async (partner, name) => {
    const { outside, cloud } = await home(partner);
    const opened = await cloud();
    await world.clouds.setOnline(outside(name), false);
    const order =
      partner === 'slate'
        ? ({ kind: 'setpoint', setpoint: 262, until: null } as const)
        : ({ kind: 'off', until: null } as const);
    expect(await opened.command(outside(name), order, 'away')).toEqual({ ok: false, why: 'offline' });
    expect(await opened.command('nobody', order, 'nobody')).toEqual({ ok: false, why: 'missing' });
  });

  it.each(['error', 'garbage', 'redirect'] as const)('counts an answer by %s as failed', async (kind) => {
    for (const [partner, name] of [
      ['slate', 'Hallway'],
      ['marl', 'Family car'],
      ['quartz', 'Fan'],
    ] as const) {
      const { outside, cloud } = await home(partner);
      const opened = await cloud();
      for (const endpoint of ['command', 'state', 'list', 'energy'])
        world.sandbox.fault({ partner: 'device', of: partner, endpoint, times: 1, kind });
      const now = world.server.clock.now();
      expect(await opened.list()).toEqual({ ok: false, why: 'failed' });
      expect(await opened.state(outside(name))).toEqual({ ok: false, why: 'failed' });
      expect(await opened.hours(outside(name), new Date(now.getTime() - 7_200_000), now)).toEqual({
        ok: false,
        why: 'failed',
      });
      expect(
        await opened.command(
          outside(name),
          partner === 'slate'
            ? { kind: 'setpoint', setpoint: 250, until: null }
            : { kind: 'off', until: null },
          'fault',
        ),
      ).toEqual({ ok: false, why: 'failed' });
      expect(await opened.state(outside(name))).toMatchObject({ ok: true });
    }
  });
});

describe('authorization', () => {
  it.each([
    ['slate', 'Hallway', 61 * MINUTE],
    ['quartz', 'Fan', 31 * DAY],
  ] as const)(
    'renews expired tokens of %s, also for fifty requests at once',
    async (partner, name, lifetime) => {
      const { memberId, outside, cloud } = await home(partner);
      const before = (await world.connections(memberId))[0]?.refreshToken;
      world.pass(lifetime);
      const clouds = await Promise.all(Array.from({ length: 50 }, cloud));
      const answers = await Promise.all(clouds.map((each) => each.state(outside(name))));
      expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
      expect((await world.connections(memberId))[0]).toMatchObject({
        status: 'connected',
        renewingUntil: null,
      });
      expect((await world.connections(memberId))[0]?.refreshToken).not.toBe(before);
      world.pass(lifetime);
      expect(await (await cloud()).list()).toMatchObject({ ok: true });
    },
  );

  it.each(['error', 'refuse', 'garbage', 'redirect'] as const)(
    'keeps the connection when renewals fail for a while by %s',
    async (kind) => {
      const { memberId, outside, cloud } = await home('slate');
      world.pass(61 * MINUTE);
      world.sandbox.fault({ partner: 'device', of: 'slate', endpoint: 'token', times: 1, kind });
      expect(await (await cloud()).state(outside('Hallway'))).toEqual({ ok: false, why: 'failed' });
      expect((await world.connections(memberId))[0]).toMatchObject({ status: 'connected' });
      expect(await (await cloud()).state(outside('Hallway'))).toMatchObject({ ok: true });
    },
  );

  it('renews again after a lost answer', async () => {
    const { memberId, cloud } = await home('gneiss');
    const [row] = await world.connections(memberId);
    expect(
      world.clouds.grants.refresh('gneiss', (row && openRefreshToken(world.server.core.deps, row)) ?? ''),
    ).not.toBeNull();
    world.pass(61 * MINUTE);
    expect(await (await cloud()).list()).toMatchObject({ ok: true });
  });

  it("renews once more when the partner's clock moves a moment after ours", async () => {
    const { memberId, outside, cloud } = await home('gneiss');
    const [first, second] = [await cloud(), await cloud()];
    world.server.clock.advance(3 * DAY);
    expect(await first.list()).toMatchObject({ ok: true });
    world.pass(0);
    expect(await second.state(outside('Hot water'))).toMatchObject({ ok: true });
    expect(await first.list()).toMatchObject({ ok: true });
    expect((await world.connections(memberId))[0]).toMatchObject({ status: 'connected' });
  });

  it('ends the authorization when the partner refuses every token it renews', async () => {
    const { memberId } = await home('flint');
    const { deps } = world.server.core;
    const asked: string[] = [];
    const outbound: Outbound = {
      call: async (partner, request, limits) => {
        const answer = await deps.outbound.call(partner, request, limits);
        asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
        return request.url.includes('/v1/') ? { ...answer, status: 401 } : answer;
      },
    };
    const opened = await openCloud(
      { ...deps, outbound },
      memberId,
      (await world.connections(memberId))[0]?.id ?? '',
    );
    expect(await opened?.list()).toEqual({ ok: false, why: 'auth' });
    expect(asked).toEqual(['devices', 'token', 'devices', 'token', 'devices']);
    expect((await world.connections(memberId))[0]).toMatchObject({ status: 'ended' });
  });

  it('keeps a new connection when a token of the previous one is refused', async () => {
    const { email, memberId, browser, cloud } = await home('slate');
    world.pass(61 * MINUTE);
    world.sandbox.fault({
      partner: 'device',
      of: 'slate',
      endpoint: 'token',
      times: 1,
      kind: 'late',
      ms: 700,
    });
    const asked = (await cloud()).list();
    await expect.poll(() => world.sandbox.faults.list().length).toBe(0);
    await world.clouds.endAuthorization('slate', false, email);
    await connect(world, browser, 'slate', { email });
    expect(await asked).toEqual({ ok: false, why: 'failed' });
    expect((await world.connections(memberId))[0]).toMatchObject({ status: 'connected' });
    expect((await deviceList(browser)).map(({ trouble }) => trouble)).toEqual([null, null]);
  });

  it.each([
    ['slate', true],
    ['slate', false],
    ['marl', true],
    ['quartz', false],
  ] as const)(
    '%s ends it (by webhook: %s): devices show trouble until the member connects again',
    async (partner, byWebhook) => {
      const { email, memberId, browser } = await home(partner);
      await world.clouds.endAuthorization(partner, byWebhook, email);
      world.pass(byWebhook ? 1_000 : 61 * MINUTE);
      await world.settle();
      expect((await world.connections(memberId))[0]).toMatchObject({
        status: 'ended',
        accessToken: null,
        refreshToken: null,
      });
      const ended = await deviceList(browser);
      expect(new Set(ended.map(({ trouble }) => trouble))).toEqual(new Set(['authorization']));
      world.pass(1_000);
      if (partner === 'quartz')
        await browser.call('/device/connect', {
          body: {
            connection_config_id: partner,
            account: email,
            password: world.clouds.password(partner, email),
          },
        });
      else await connect(world, browser, partner, { email });
      expect((await deviceList(browser)).map((device) => [device.device_id, device.trouble])).toEqual(
        ended.map((device) => [device.device_id, null]),
      );
      expect(await world.happened(memberId, ended[0]?.device_id ?? '')).toEqual([
        'added',
        'authorization_ended',
        'authorization_renewed',
      ]);
    },
  );
});

describe('webhooks', () => {
  const send = async (
    body: object,
    {
      secret = world.sandbox.secret('device-webhook:slate'),
      age = 0,
      partner = 'slate',
      raw = JSON.stringify(body),
    } = {},
  ) => {
    const seconds = Math.floor((Date.now() - age) / 1_000);
    const signature = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')}`;
    const answer = await world.server.app.inject({
      method: 'POST',
      url: `/backend/webhooks/device/${partner}`,
      headers: { host: 'localhost', 'content-type': 'application/json', 'x-signature': signature },
      payload: raw,
    });
    return [
      answer.statusCode,
      answer.json<{ outcome?: string; code?: string }>().outcome ?? answer.json<{ code?: string }>().code,
    ];
  };
  const body = (more: object = {}) => ({
    id: randomUUID(),
    type: 'device.changed',
    account: 'nobody',
    device_id: 'x',
    at: new Date().toISOString(),
    ...more,
  });

  it.each([
    ['of an account that no one has', () => send(body()), [200, 'unknown']],
    ['signed by another', () => send(body(), { secret: 'other' }), [401, 'WRONG_SIGNATURE']],
    ['signed long ago', () => send(body(), { age: 6 * MINUTE }), [401, 'STALE_SIGNATURE']],
    ['with a body that is none', () => send({}, { raw: 'null' }), [400, 'MALFORMED']],
    ['of an unknown type', () => send(body({ type: 'device.exploded' })), [422, 'UNKNOWN_TYPE']],
    ['of an unknown partner', () => send(body(), { partner: 'nobody' }), [404, 'UNKNOWN_PARTNER']],
    ['of another partner', () => send(body(), { partner: 'marl' }), [401, 'WRONG_SIGNATURE']],
  ] as const)('one %s', async (_what, act, answer) => {
    expect(await act()).toEqual(answer);
  });

  it("a rejected webhook doesn't use up its id", async () => {
    const { memberId } = await home('slate');
    const account = (await world.connections(memberId))[0]?.externalAccount ?? '';
    const id = randomUUID();
    expect(await send(body({ id, account, type: 'device.exploded' }))).toEqual([422, 'UNKNOWN_TYPE']);
    expect(await send(body({ id, account: 'not yet known' }))).toEqual([200, 'unknown']);
    expect([await send(body({ id, account })), await send(body({ id, account }))]).toEqual([
      [200, 'noted'],
      [200, 'repeated'],
    ]);
  });

  it('repeated webhooks work once, and outdated ones undo nothing', async () => {
    const { memberId, byName, outside } = await home('slate');
    const account = (await world.connections(memberId))[0]?.externalAccount ?? '';
    await world.clouds.byHand(outside('Hallway'), { setpointC: 22 });
    await world.settle();
    const old = body({
      account,
      device_id: outside('Hallway'),
      at: new Date(0).toISOString(),
      data: { setpointC: 30 },
    });
    expect([await send(old), await send(old)]).toEqual([
      [200, 'noted'],
      [200, 'repeated'],
    ]);
    expect(await send(body({ account, type: 'authorization.ended' }))).toEqual([200, 'noted']);
    await world.settle();
    expect(await byName('Hallway')).toMatchObject({ trouble: null, state: { setpoint_c: 22 } });
  });

  it.each(['device.changed', 'action.updated'])(
    '%s makes us read that device, and no other',
    async (type) => {
      const { memberId, byName, outside } = await home('slate');
      const account = (await world.connections(memberId))[0]?.externalAccount ?? '';
      world.sandbox.fault({ partner: 'webhook', kind: 'lost', times: 2 });
      await world.clouds.byHand(outside('Bedroom'), { setpointC: 20.5 });
      await world.clouds.byHand(outside('Hallway'), { setpointC: 22.5 });
      const before = (await byName('Bedroom')).state.setpoint_c;
      expect(await send(body({ account, type, device_id: outside('Hallway') }))).toEqual([200, 'noted']);
      await world.settle();
      expect((await byName('Hallway')).state.setpoint_c).toBe(22.5);
      expect((await byName('Bedroom')).state.setpoint_c).toBe(before);
    },
  );

  it.each(['bad_signature', 'late', 'repeat', 'reorder', 'lost'] as const)(
    'polling corrects what webhooks miss when they are %s',
    async (kind) => {
      const { byName, outside } = await home('slate');
      world.sandbox.fault({ partner: 'webhook', kind, times: 1, ms: 50 });
      await world.clouds.byHand(outside('Bedroom'), { setpointC: 20.5 });
      world.pass(61 * MINUTE);
      await world.settle();
      expect((await byName('Bedroom')).state.setpoint_c).toBe(20.5);
    },
  );
});

describe('DEV-14: hourly use', () => {
  it.each([
    ['slate', 'Hallway'],
    ['marl', 'Family car'],
    ['quartz', 'Fan'],
  ] as const)('%s: fetches 35 days at first, then every finished hour', async (partner, name) => {
    const { memberId, byName } = await home(partner);
    const { device_id: id } = await byName(name);
    const first = await world.hours(memberId, id);
    expect(first).toHaveLength(35 * 24);
    const hour = 60 * MINUTE;
    const end = Math.floor(world.server.clock.now().getTime() / hour) * hour;
    expect(first.at(-1)?.hourStart.getTime()).toBe(end - hour);
    world.pass(2 * hour + 15 * MINUTE);
    await world.settle();
    const second = await world.hours(memberId, id);
    expect(second.at(-1)?.hourStart.getTime()).toBeGreaterThanOrEqual(end + hour);
    expect(new Set(second.map(({ hourStart }) => hourStart.getTime())).size).toBe(second.length);
  });

  it('retries a failing partner', async () => {
    const email = 'hours@home.example';
    const { memberId, browser } = await world.addMember();
    world.sandbox.fault({ partner: 'device', of: 'marl', endpoint: 'energy', times: 1, kind: 'error' });
    await connect(world, browser, 'marl', { email });
    await world.settle();
    const [car] = await deviceList(browser);
    expect(await world.hours(memberId, car?.device_id ?? '')).toEqual([]);
    world.pass(11 * MINUTE);
    await world.settle();
    expect(await world.hours(memberId, car?.device_id ?? '')).toHaveLength(35 * 24);
  });
});
