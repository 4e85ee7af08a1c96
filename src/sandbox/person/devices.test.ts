import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { form } from '../../../tests/support/sandboxOauthFlow.ts';
import { receiveWebhooks, type WebhookReceiver } from '../../../tests/support/webhookReceiver.ts';

let sandbox: TestSandbox;
let product: WebhookReceiver;
beforeAll(async () => {
  sandbox = await startSandbox();
  product = await receiveWebhooks('/backend/webhooks/device/slate');
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

const page = async (): Promise<string> => (await fetch(`${sandbox.url}/devices`)).text();
const play = (path: string, fields: Record<string, string>): Promise<Response> =>
  form(`${sandbox.url}/play/${path}`, fields);
const hallway = () => sandbox.devices.named('slate', 'Hallway');

describe('the page for playing with the devices', () => {
  it('explains how to start, opens an account, and shows its password', async () => {
    expect(await page()).toContain('No accounts yet');
    expect((await play('accounts', { partner: 'quartz', email: 'nobody' })).status).toBe(422);
    await play('accounts', { partner: 'quartz', email: 'Robin@home.example' });
    const text = await page();
    expect(text).toContain('Quartz: robin@home.example');
    expect(text).toContain(`Password: <strong>${sandbox.devices.password('quartz')}</strong>`);
    for (const name of ['Fan', 'Desk lamp', 'Fish tank']) expect(text).toContain(name);
  });

  it('shows what holds a device and until when, and switches it by hand', async () => {
    const { id, setpointC } = hallway();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    sandbox.devices.clouds.command(
      sandbox.devices.clouds.device(id)!,
      { kind: 'set', change: { setpointC: setpointC! + 2 }, until },
      'k',
    );
    expect(await page()).toContain(
      `a command set ${(setpointC! + 2).toFixed(1)} °C until ${until.slice(0, 16).replace('T', ' ')} UTC, ` +
        `back to ${setpointC!.toFixed(1)} °C`,
    );
    expect((await play(`devices/${id}`, { on: 'false' })).headers.get('location')).toBe(`/devices#${id}`);
    expect(hallway()).toMatchObject({ on: false, heldBy: null });
    await play(`devices/${id}`, { setpoint_c: '22.5' });
    expect(hallway().setpointC).toBe(22.5);
    expect((await play(`devices/${id}`, { setpoint_c: '99' })).status).toBe(422);
  });

  it('takes a device offline and online, and installs the broken firmware', async () => {
    await play(`devices/${hallway().id}`, { online: 'false' });
    expect(hallway().online).toBe(false);
    await play(`devices/${hallway().id}`, { online: 'true', firmware: 'true' });
    expect(hallway().silencedAt).not.toBeNull();
    expect(await page()).toContain('accepts commands but ignores them');
  });

  it.each([
    ['with a word', 'true', ['authorization.ended']],
    ['without a word', 'false', []],
  ])('ends the authorization %s', async (_, notify, types) => {
    product.received.length = 0;
    const { grant } = sandbox.devices.grants.open(sandbox.devices.store.open('slate', 'robin@home.example'));
    sandbox.devices.store.grant(grant)!.subscription = product.url;
    await play(`accounts/${hallway().account}/end`, { notify });
    await sandbox.webhooks.settled();
    expect(sandbox.devices.store.grant(grant)!.active).toBe(false);
    expect(product.received.map(({ json }) => json.type)).toEqual(types);
    expect(await page()).toContain('authorization ended');
  });

  it('adds a device, shows its name as text, and removes it', async () => {
    const { account } = hallway();
    expect((await play(`accounts/${account}/devices`, { kind: 'tv', name: 'TV' })).status).toBe(422);
    await play(`accounts/${account}/devices`, { kind: 'thermostat', name: '<b>Attic</b>' });
    expect(await page()).toContain('&lt;b&gt;Attic&lt;/b&gt;');
    const { id } = sandbox.devices.named('slate', '<b>Attic</b>');
    await play(`devices/${id}`, { remove: 'true' });
    expect(await page()).not.toContain('Attic');
    expect((await play(`devices/${id}`, { on: 'true' })).status).toBe(404);
  });
});
