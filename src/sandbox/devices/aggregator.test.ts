import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Household } from '../../domain/demo/household.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../../tests/support/webhookReceiver.ts';

interface Action {
  readonly action_id: string;
  readonly status: string;
  readonly reason?: string;
}

const START = '2026-07-01T19:00:00.000Z';
let sandbox: TestSandbox;
let product: WebhookReceiver;
let keys = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => new Date(START), actionMs: 60_000 });
  product = await receiveWebhooks('/backend/webhooks/device/marl');
});
beforeEach(() => {
  sandbox.actions.reset();
  product.received.length = 0;
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

const later = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString();
function open(partner: string) {
  const { accessToken } = sandbox.devices.connect(partner, undefined, 86_400);
  const call = (
    path: string,
    method = 'GET',
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    fetch(`${sandbox.url}/devices/${partner}/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return {
    call,
    json: async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T,
    act: (id: string, body: object, key = `key-${(keys += 1)}`) =>
      call(`devices/${id}/actions`, 'POST', body, { 'idempotency-key': key }),
  };
}
const car = (): string => sandbox.devices.named('marl', 'Family car').id;

describe('an aggregator', () => {
  it.each([
    [
      'marl',
      {
        kind: 'ev',
        label: 'Family car',
        status: 'online',
        charging: true,
        soc: expect.any(Number),
        power_w: expect.any(Number),
      },
    ],
    ['basalt', { kind: 'battery', label: 'Home battery', charging: true, soc: expect.any(Number) }],
    ['gneiss', { kind: 'waterheater', label: 'Hot water', heating: true }],
    ['chert', { kind: 'assistant', label: 'Kitchen speaker' }],
  ])('%s lists its devices', async (partner, first) => {
    const cloud = open(partner);
    const { devices } = await cloud.json<{ devices: { device_id: string }[] }>('devices');
    expect(devices[0]).toMatchObject(first);
    expect(await cloud.json(`devices/${devices[0]!.device_id}`)).toMatchObject(first);
    expect((await cloud.call('devices/of-nobody')).status).toBe(404);
  });

  it('accepts an action, runs it a moment later and sends a webhook; it ends by sandbox time', async () => {
    const cloud = open('marl');
    await cloud.call('subscription', 'PUT', { url: product.url });
    const answer = await cloud.act(car(), { action: 'pause', until: later(60) });
    const { action_id: action, ...rest } = (await answer.json()) as Action;
    expect([answer.status, rest]).toEqual([202, { status: 'pending' }]);
    expect(sandbox.devices.see(car()).on).toBe(true);
    await sandbox.devices.settle();
    expect(await cloud.json(`actions/${action}`)).toEqual({ action_id: action, status: 'done' });
    expect(await cloud.json(`devices/${car()}`)).toMatchObject({ charging: false });
    expect(product.received.map(({ json }) => [json.type, json.data])).toEqual(
      expect.arrayContaining([
        ['device.changed', undefined],
        ['action.updated', { action_id: action, status: 'done', reason: null }],
      ]),
    );
    sandbox.setNow(later(60));
    expect(await cloud.json(`devices/${car()}`)).toMatchObject({ charging: true });
  });

  it('runs an accepted action once its time has passed', async () => {
    sandbox.devices.clouds.setActionTime(20);
    const cloud = open('gneiss');
    const { id } = sandbox.devices.named('gneiss', 'Hot water');
    await cloud.act(id, { action: 'off', until: later(60) });
    await expect.poll(() => sandbox.devices.see(id).on).toBe(false);
  });

  it('resume ends the pause, and nothing else', async () => {
    const cloud = open('marl');
    await cloud.act(car(), { action: 'pause', until: later(60) });
    await cloud.act(car(), { action: 'resume' });
    await sandbox.devices.settle();
    expect(sandbox.devices.see(car())).toMatchObject({ on: true, heldBy: null });
    await sandbox.devices.byHand(car(), { on: false });
    await cloud.act(car(), { action: 'resume' });
    await sandbox.devices.settle();
    expect(sandbox.devices.see(car()).on).toBe(false);
  });

  it('an action fails on an offline device, and can be retried with its name', async () => {
    const cloud = open('marl');
    await sandbox.devices.setOnline(car(), false);
    const first = (await (
      await cloud.act(car(), { action: 'pause', until: later(60) }, 'k')
    ).json()) as Action;
    await sandbox.devices.settle();
    expect(await cloud.json(`actions/${first.action_id}`)).toMatchObject({
      status: 'failed',
      reason: 'offline',
    });
    await sandbox.devices.setOnline(car(), true);
    const second = (await (
      await cloud.act(car(), { action: 'pause', until: later(60) }, 'k')
    ).json()) as Action;
    await sandbox.devices.settle();
    expect(await (await cloud.act(car(), { action: 'pause', until: later(60) }, 'k')).json()).toEqual({
      action_id: second.action_id,
      status: 'done',
    });
  });

  it("refuses what a device can't do, and actions without a name", async () => {
    const status = async (partner: string, name: string, body: object, key?: string) =>
      (await open(partner).act(sandbox.devices.named(partner, name).id, body, key)).status;
    expect(await status('basalt', 'Roof', { action: 'pause' })).toBe(422);
    expect(await status('chert', 'Whole-home meter', { action: 'off' })).toBe(422);
    expect(await status('marl', 'Family car', { action: 'explode' })).toBe(422);
    expect(await status('marl', 'Family car', { action: 'pause' }, '')).toBe(400);
    const stranger = sandbox.devices.named('marl', 'Family car', 'else@home.example').id;
    expect((await open('marl').act(stranger, { action: 'pause' })).status).toBe(404);
  });

  it('counts hours; solar is negative', async () => {
    const sunny: Household = {
      seed: 'sunny',
      zone: 'America/Los_Angeles',
      intervalSeconds: 900,
      size: 40,
      southern: false,
      solar: true,
    };
    const { store } = sandbox.devices;
    for (const partner of ['basalt', 'marl']) store.moveIn(store.open(partner, 'robin@home.example'), sunny);
    const { usage } = await open('basalt').json<{ usage: { start: string; wh: number }[] }>(
      `devices/${sandbox.devices.named('basalt', 'Roof').id}/usage?from=${later(-240)}&to=${later(0)}&resolution=hour`,
    );
    expect(usage.map(({ wh }) => wh < -500)).toEqual([true, true, true, true]);
    const car1 = await open('marl').json<{ usage: { wh: number }[] }>(
      `devices/${car()}/usage?from=${later(-120)}&to=${later(0)}&resolution=hour`,
    );
    expect(car1.usage.every(({ wh }) => wh > 500)).toBe(true);
  });
});
