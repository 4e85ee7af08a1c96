import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import type { BulkAccount } from './bulk.ts';
import type { AccountView, DeviceView } from './deviceActions.ts';

let sandbox: TestSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterEach(() => sandbox.actions.reset());
afterAll(() => sandbox.stop());

const control = async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Response> =>
  fetch(`${sandbox.url}/control/devices${path}`, {
    method,
    headers: {
      'x-sandbox-key': sandbox.secret('sandbox'),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const json = async <T>(path: string, body?: object): Promise<T> =>
  (await (await control(path, body)).json()) as T;
const list = (partner: string, token: string): Promise<Response> =>
  fetch(`${sandbox.url}/devices/${partner}/v1/devices`, { headers: { authorization: `Bearer ${token}` } });

describe('control of devices', () => {
  it('creates accounts and connects them without the pages', async () => {
    const account = await json<AccountView>('/accounts', { partner: 'slate', email: 'a@home.example' });
    expect(account).toMatchObject({
      partner: 'slate',
      password: null,
      connections: [],
      devices: [{ name: 'Hallway' }, { name: 'Bedroom' }],
    });
    expect(
      (await json<AccountView>('/accounts', { partner: 'quartz', email: 'a@home.example' })).password,
    ).toMatch(/^[a-z]+-\d{4}$/);
    const { access_token: token, connection } = await json<{ access_token: string; connection: string }>(
      `/accounts/${account.id}/connect`,
      {},
    );
    expect((await list('slate', token)).status).toBe(200);
    expect((await json<{ accounts: AccountView[] }>('')).accounts).toHaveLength(2);
    expect((await control(`/connections/${connection}/end`, { notify: false })).status).toBe(204);
    expect((await list('slate', token)).status).toBe(401);
    expect((await control('/accounts', { partner: 'granite', email: 'a@home.example' })).status).toBe(422);
    expect((await control('/accounts/none/connect', {})).status).toBe(404);
  });

  it('changes devices, adds and removes them', async () => {
    const { id, devices } = await json<AccountView>('/accounts', {
      partner: 'slate',
      email: 'a@home.example',
    });
    const first = devices[0]!.id;
    const change = (body: object) => json<DeviceView>(`/${first}`, body);
    expect(await change({ on: false })).toMatchObject({ on: false });
    expect(await change({ setpoint_c: 21.5, mode: 'heat', name: 'Stairs' })).toMatchObject({
      setpointC: 21.5,
      mode: 'heat',
      name: 'Stairs',
    });
    expect(await change({ online: false })).toMatchObject({ online: false, watts: 0 });
    expect(await change({ online: true, firmware: true })).toMatchObject({
      online: true,
      silencedAt: expect.any(String),
    });
    expect((await control(`/${first}`, { setpoint_c: 99 })).status).toBe(422);
    const added = await json<DeviceView>(`/accounts/${id}/devices`, { kind: 'thermostat', name: 'Attic' });
    expect((await control(`/accounts/${id}/devices`, { kind: 'toaster', name: 'Attic' })).status).toBe(422);
    expect((await control(`/${added.id}`, undefined, 'DELETE')).status).toBe(204);
    expect((await control(`/${added.id}`, {})).status).toBe(404);
  });

  it("delays a partner's responses", async () => {
    await control('/partners/slate', { latency_ms: 120 });
    const before = performance.now();
    await list('slate', 'none');
    expect(performance.now() - before).toBeGreaterThanOrEqual(115);
    await control('/partners/slate', { latency_ms: 0 });
    expect((await control('/partners/granite', { latency_ms: 50 })).status).toBe(404);
  });
});

describe('accounts by the thousand', () => {
  it('exist by rule: each has tokens and devices, and nothing is stored for untouched ones', async () => {
    const { id } = await json<{ id: string }>('/bulk', { partner: 'slate', accounts: 100_000, devices: 2 });
    const { items } = await json<{ items: BulkAccount[] }>(`/bulk/${id}?from=99990&count=50`);
    expect(items).toHaveLength(10);
    const { accessToken, refreshToken, deviceIds } = items.at(-1)!;
    const { devices } = (await (await list('slate', accessToken)).json()) as {
      devices: { id: string; type: string }[];
    };
    expect(devices.map((each) => [each.id, each.type])).toEqual(
      deviceIds.map((each) => [each, 'thermostat']),
    );
    expect((await list('slate', refreshToken)).status).toBe(401);
    expect((await list('slate', accessToken.replace('99999', '99998'))).status).toBe(401);
    expect(Object.keys(sandbox.world.state.devices.devices)).toEqual([]);
    await control(`/bulk/${id}`, undefined, 'DELETE');
    expect((await list('slate', accessToken)).status).toBe(401);
  });

  it('obey, revert on their own, and can be taken offline like all others', async () => {
    const start = sandbox.world.now();
    const { id } = await json<{ id: string }>('/bulk', { partner: 'shale', accounts: 3, devices: 1 });
    const [{ account, accessToken, deviceIds }] = (await json<{ items: BulkAccount[] }>(`/bulk/${id}`))
      .items as [BulkAccount];
    const answer = await fetch(`${sandbox.url}/devices/shale/v1/devices/${deviceIds[0]}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': 'k',
      },
      body: JSON.stringify({
        command: 'OnOff.Set',
        params: { on: false },
        expiresAt: new Date(start.getTime() + 60_000).toISOString(),
      }),
    });
    expect(answer.status).toBe(200);
    expect(sandbox.devices.see(deviceIds[0]!).on).toBe(false);
    sandbox.setNow(new Date(start.getTime() + 61_000));
    await sandbox.tick();
    expect(sandbox.devices.see(deviceIds[0]!).on).toBe(true);
    await control(`/accounts/${account}/end`, {});
    expect((await list('shale', accessToken)).status).toBe(401);
  });

  it('are limited to a million', async () => {
    expect((await control('/bulk', { partner: 'slate', accounts: 1_000_001 })).status).toBe(422);
    expect((await control('/bulk', { partner: 'slate', accounts: 'many' })).status).toBe(422);
  });
});

describe('the state of device clouds', () => {
  it('survives a restart: accounts, tokens, holds and pending actions; a reset clears it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-devices-'));
    const before = await startSandbox({ folder, actionMs: 60_000 });
    const { accessToken } = before.devices.connect('marl');
    const { id } = before.devices.named('marl', 'Family car');
    const device = before.devices.clouds.device(id)!;
    const until = new Date(Date.now() + 3_600_000).toISOString();
    before.devices.clouds.begin(device, { kind: 'set', change: { on: false }, until }, 'k');
    await before.devices.byHand(before.devices.named('basalt', 'Home battery').id, { on: false });
    await before.stop();

    const after = await startSandbox({ folder });
    await expect.poll(() => after.devices.see(id).heldBy?.until).toBe(until);
    expect(after.devices.named('basalt', 'Home battery').on).toBe(false);
    const answer = await fetch(`${after.url}/devices/marl/v2/devices`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(200);
    after.actions.reset();
    expect(after.world.state.devices.accounts).toEqual({});
    await after.stop();
    rmSync(folder, { recursive: true });
  });
});
