import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '../../domain/demo/household.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../../tests/support/webhookReceiver.ts';
import { signature } from '../webhooks/sender.ts';

interface Shown {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly online: boolean;
  readonly traits: {
    readonly OnOff?: { on: boolean };
    readonly TemperatureSetting?: { mode: string; ambientC: number; setpointC: number };
    readonly Power?: { watts: number };
  };
}

const ROBIN = 'robin@home.example';
const NOON = '2026-07-01T19:00:00.000Z';
let sandbox: TestSandbox;
let product: WebhookReceiver;
let keys = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => new Date(NOON) });
  product = await receiveWebhooks('/backend/webhooks/device/slate');
});
beforeEach(() => {
  sandbox.actions.reset();
  product.received.length = 0;
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

const later = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();
function open(partner: string) {
  const { accessToken } = sandbox.devices.connect(partner, undefined, 86_400);
  const call = (
    path: string,
    init: {
      readonly method?: string;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    } = {},
  ): Promise<Response> =>
    fetch(`${sandbox.url}/devices/${partner}/v1/${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
    });
  return {
    call,
    list: async () => ((await (await call('devices')).json()) as { devices: Shown[] }).devices,
    state: async (id: string) => (await (await call(`devices/${id}`)).json()) as Shown,
    command: (id: string, body: object, key = `key-${(keys += 1)}`) =>
      call(`devices/${id}/commands`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'idempotency-key': key },
      }),
    hours: async (id: string, from: string, to: string) =>
      (
        (await (await call(`devices/${id}/energy?from=${from}&to=${to}`)).json()) as {
          hours: { start: string; wh: number }[];
        }
      ).hours,
    subscribe: (url: string) => call('subscription', { method: 'PUT', body: JSON.stringify({ url }) }),
  };
}

describe('devices with traits', () => {
  it('a thermostat has a temperature and power', async () => {
    const [hallway, bedroom] = await open('slate').list();
    expect(bedroom?.name).toBe('Bedroom');
    expect(hallway).toMatchObject({
      type: 'thermostat',
      name: 'Hallway',
      online: true,
      traits: {
        TemperatureSetting: { mode: 'cool', setpointC: expect.any(Number) },
        Power: { watts: expect.any(Number) },
      },
    });
    expect(Object.keys(hallway!.traits)).toEqual(['TemperatureSetting', 'Power']);
  });

  it('each type has its own', async () => {
    const found = Object.fromEntries(
      (await open('shale').list()).map(({ type, traits }) => [type, Object.keys(traits).join()]),
    );
    expect(found).toEqual({
      windowairconditioner: 'OnOff,Power',
      portableairconditioner: 'OnOff,Power',
      minisplitairconditioner: 'OnOff,TemperatureSetting,Power',
      airpurifier: 'OnOff,Power',
      refrigerator: 'Power',
      tv: 'OnOff,Power',
    });
  });

  it('a command holds until it expires by sandbox time, then the device reverts', async () => {
    const cloud = open('slate');
    const [{ id, traits }] = (await cloud.list()) as [Shown];
    const usual = traits.TemperatureSetting!.setpointC;
    const answer = await cloud.command(id, {
      command: 'Temperature.SetSetpoint',
      params: { setpointC: usual + 2 },
      expiresAt: later(60),
    });
    expect([
      answer.status,
      ((await answer.json()) as { device: Shown }).device.traits.TemperatureSetting?.setpointC,
    ]).toEqual([200, usual + 2]);
    sandbox.setNow(later(59));
    expect((await cloud.state(id)).traits.TemperatureSetting?.setpointC).toBe(usual + 2);
    sandbox.setNow(later(60));
    expect((await cloud.state(id)).traits.TemperatureSetting?.setpointC).toBe(usual);
  });

  it('a second command during a hold keeps the original state; a release ends it', async () => {
    const cloud = open('shale');
    const { id } = sandbox.devices.named('shale', 'TV');
    await cloud.command(id, { command: 'OnOff.Set', params: { on: false }, expiresAt: later(10) });
    await cloud.command(id, { command: 'OnOff.Set', params: { on: false }, expiresAt: later(90) });
    sandbox.setNow(later(30));
    expect((await cloud.state(id)).traits.OnOff).toEqual({ on: false });
    await cloud.command(id, { command: 'Hold.Release', params: {} });
    expect((await cloud.state(id)).traits.OnOff).toEqual({ on: true });
  });

  it('runs a repeated command once', async () => {
    const cloud = open('shale');
    const { id } = sandbox.devices.named('shale', 'TV');
    await cloud.command(
      id,
      { command: 'OnOff.Set', params: { on: false }, expiresAt: later(60) },
      'the same',
    );
    await sandbox.devices.byHand(id, { on: true });
    expect(
      (
        await cloud.command(
          id,
          { command: 'OnOff.Set', params: { on: false }, expiresAt: later(60) },
          'the same',
        )
      ).status,
    ).toBe(200);
    expect(sandbox.devices.see(id)).toMatchObject({ on: true, heldBy: null });
  });

  it('keeps a manual change when the command expires', async () => {
    const cloud = open('shale');
    const { id } = sandbox.devices.named('shale', 'TV');
    await cloud.command(id, { command: 'OnOff.Set', params: { on: false }, expiresAt: later(60) });
    await sandbox.devices.byHand(id, { on: true });
    await sandbox.devices.byHand(id, { on: false });
    sandbox.setNow(later(61));
    expect((await cloud.state(id)).traits.OnOff).toEqual({ on: false });
  });

  it("says why it doesn't obey", async () => {
    const cloud = open('shale');
    const of = (name: string) => sandbox.devices.named('shale', name).id;
    const why = async (id: string, body: object, key?: string) => {
      const answer = await cloud.command(id, body, key);
      return `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;
    };
    const off = { command: 'OnOff.Set', params: { on: false } };
    expect(await why(of('Kitchen fridge'), off)).toBe('422 unsupported');
    expect(await why(of('TV'), { command: 'Self.Destruct' })).toBe('422 unsupported');
    expect(await why(of('TV'), { command: 'OnOff.Set', params: { on: 'off' } })).toBe('422 unsupported');
    expect(
      await why(of('Living room split'), { command: 'Temperature.SetSetpoint', params: { setpointC: 90 } }),
    ).toBe('422 out_of_range');
    expect(await why(of('TV'), off, '')).toBe('400 idempotency_key_needed');
    expect((await cloud.command('of-nobody', off)).status).toBe(404);
    expect(
      (await cloud.command(sandbox.devices.named('shale', 'TV', 'else@home.example').id, off)).status,
    ).toBe(404);
    await sandbox.devices.setOnline(of('TV'), false);
    expect(await why(of('TV'), off)).toBe('409 offline');
    expect((await cloud.state(of('TV'))).online).toBe(false);
  });

  it('with the broken firmware, accepts commands without effect and goes offline after ten minutes', async () => {
    const cloud = open('shale');
    const { id } = sandbox.devices.named('shale', 'TV');
    await cloud.subscribe(product.url);
    sandbox.devices.silence(id);
    const answer = await cloud.command(id, {
      command: 'OnOff.Set',
      params: { on: false },
      expiresAt: later(60),
    });
    expect([answer.status, ((await answer.json()) as { device: Shown }).device.traits.OnOff]).toEqual([
      200,
      { on: true },
    ]);
    sandbox.setNow(later(9));
    await sandbox.tick();
    expect((await cloud.state(id)).online).toBe(true);
    expect(product.received).toEqual([]);
    sandbox.setNow(later(10));
    await sandbox.tick();
    expect((await cloud.state(id)).online).toBe(false);
    expect((await cloud.list()).map(({ id: each }) => each)).toContain(id);
    expect(product.received.map(({ json }) => json.type)).toEqual(['device.changed']);
    await sandbox.devices.setOnline(id, true);
    expect(sandbox.devices.see(id)).toMatchObject({ online: true, silencedAt: null });
  });
});

describe('hourly energy', () => {
  // Large enough that hours in whole watt-hours can be compared.
  const mansion: Household = {
    seed: 'mansion',
    zone: 'America/Los_Angeles',
    intervalSeconds: 900,
    size: 20,
    southern: false,
    solar: false,
  };
  const moveIn = (partner: string) =>
    sandbox.devices.store.moveIn(sandbox.devices.store.open(partner, ROBIN), mansion);

  it('is deterministic, for completed hours, and plausible', async () => {
    const cloud = open('slate');
    moveIn('slate');
    const { id } = sandbox.devices.named('slate', 'Hallway');
    const month = await cloud.hours(id, '2026-06-01T00:00:00Z', '2026-07-08T00:00:00Z');
    expect(month).toHaveLength(30 * 24 + 19);
    expect(await cloud.hours(id, '2026-06-01T00:00:00Z', '2026-07-08T00:00:00Z')).toEqual(month);
    const perDay = month.reduce((sum, { wh }) => sum + wh, 0) / (month.length / 24);
    expect(perDay).toBeGreaterThan(8_000);
    expect(perDay).toBeLessThan(40_000);
    expect((await cloud.call(`devices/${id}/energy?from=yesterday&to=now`)).status).toBe(400);
  });

  it('is lower for as long as the device was off', async () => {
    const cloud = open('shale');
    moveIn('shale');
    const { id } = sandbox.devices.named('shale', 'Office portable unit');
    const window = ['2026-07-01T19:00:00Z', '2026-07-01T22:00:00Z'] as const;
    sandbox.setNow('2026-07-01T23:00:00Z');
    const undisturbed = await cloud.hours(id, ...window);
    sandbox.setNow(later(30));
    await cloud.command(id, { command: 'OnOff.Set', params: { on: false }, expiresAt: later(120) });
    sandbox.setNow('2026-07-01T23:00:00Z');
    const hours = await cloud.hours(id, ...window);
    const left = hours.map(({ wh }, i) => wh / undisturbed[i]!.wh);
    expect(left[0]).toBeCloseTo(0.5, 1);
    expect(left[1]).toBeLessThan(0.02);
    expect(left[2]).toBe(1);
  });

  it('is lower when it was warmer than usual, and missing for hours offline', async () => {
    const cloud = open('slate');
    const { id, setpointC } = sandbox.devices.named('slate', 'Hallway');
    await cloud.command(id, {
      command: 'Temperature.SetSetpoint',
      params: { setpointC: setpointC! + 2 },
      expiresAt: later(60),
    });
    sandbox.setNow(later(60));
    await sandbox.devices.setOnline(id, false);
    sandbox.setNow(later(120));
    await sandbox.devices.setOnline(id, true);
    sandbox.setNow(later(180));
    const hours = await cloud.hours(id, later(-60), later(180));
    expect(hours.map(({ start }) => start)).toEqual([later(-60), later(0), later(120)]);
    expect(hours[1]!.wh).toBeLessThan(hours[2]!.wh * 0.9);
  });
});

describe('webhooks', () => {
  it("go to subscribers, signed with the partner's secret", async () => {
    const cloud = open('slate');
    expect((await cloud.subscribe('https://evil.example/webhooks/device/slate')).status).toBe(422);
    expect((await cloud.subscribe(product.url)).status).toBe(200);
    const { id, account } = sandbox.devices.named('slate', 'Hallway');
    await sandbox.devices.byHand(id, { setpointC: 21 });
    const [first] = product.received;
    expect(first?.json).toEqual({
      id: expect.any(String),
      type: 'device.changed',
      account,
      device_id: id,
      at: NOON,
    });
    expect(first?.signature).toBe(
      signature(
        sandbox.secret('device-webhook:slate'),
        Number(/t=(\d+)/.exec(first?.signature ?? '')?.[1]),
        first?.body ?? '',
      ),
    );
  });

  it('report every change, also manual ones', async () => {
    const cloud = open('slate');
    await cloud.subscribe(product.url);
    const { id } = sandbox.devices.named('slate', 'Hallway');
    await cloud.command(id, {
      command: 'Temperature.SetSetpoint',
      params: { setpointC: 27 },
      expiresAt: later(5),
    });
    sandbox.setNow(later(5));
    await sandbox.tick();
    await sandbox.devices.setOnline(id, false);
    const added = await sandbox.devices.add('slate', 'thermostat', 'Attic');
    await sandbox.devices.remove(added.id);
    await sandbox.devices.endAuthorization('slate', true);
    expect(product.received.map(({ json }) => json.type)).toEqual([
      'device.changed',
      'device.changed',
      'device.changed',
      'device.added',
      'device.removed',
      'authorization.ended',
    ]);
    expect((await cloud.call('devices')).status).toBe(401);
  });

  it("don't report hidden devices, or an authorization that ends silently", async () => {
    const account = sandbox.devices.store.open('slate', 'robin@home.example');
    const { id } = sandbox.devices.named('slate', 'Hallway');
    const { grant } = sandbox.devices.grants.open(account, { hidden: [id] });
    sandbox.devices.store.grant(grant)!.subscription = product.url;
    await sandbox.devices.byHand(id, { setpointC: 21 });
    await sandbox.devices.endAuthorization('slate', false);
    expect(product.received).toEqual([]);
  });

  it('have the configured faults', async () => {
    await open('slate').subscribe(product.url);
    const { id } = sandbox.devices.named('slate', 'Hallway');
    sandbox.fault({ partner: 'webhook', of: 'slate', endpoint: 'device.changed', kind: 'repeat', times: 1 });
    await sandbox.devices.byHand(id, { on: false });
    expect(product.received).toHaveLength(5);
    sandbox.fault({ partner: 'webhook', of: 'slate', kind: 'lost', times: 1 });
    await sandbox.devices.byHand(id, { on: true });
    expect(product.received).toHaveLength(5);
  });
});
