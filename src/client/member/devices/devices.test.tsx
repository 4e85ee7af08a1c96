// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Device, SessionUser } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { HALLWAY, QUARTZ, SLATE } from '../../../../tests/support/deviceFacts.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';

everythingIsNear();

const BEDROOM: Device = {
  ...HALLWAY,
  device_id: '0190a1b2-0000-7000-8000-00000000d002',
  display_name: 'Bedroom',
};
const ONE = `/devices/${HALLWAY.device_id}`;
const SAVE = 'POST /device/settings';

/** A home whose backend keeps the devices. */
async function open(
  path: string,
  given: readonly Device[],
  answers: AnswerTable = {},
  user: SessionUser = DANA,
) {
  let devices = given;
  const change = (id: string, more: Partial<Device>) => {
    devices = devices.map((each) => (each.device_id === id ? { ...each, ...more } : each));
  };
  const state = (id: string) => () => {
    const device = devices.find((each) => each.device_id === id);
    return device === undefined ? refusal(404) : { device };
  };
  const app = await renderApp({
    path,
    user,
    answers: {
      'GET /device/list': () => ({ devices }),
      'GET /connection/list': { connections: [QUARTZ, { ...SLATE, status: 'connected', device_count: 2 }] },
      'GET /settings': SETTINGS,
      devicesLoaderQuery: { viewer: { firstDeviceFreeReward: null, orders: [], user: null } },
      DeviceUsageQuery: { viewer: { home: null, deviceEnergyUsage: null } },
      DeviceLogQuery: {
        viewer: { home: null, deviceEventLogs: { __typename: 'Logs', total: 0, logs: [], events: [] } },
      },
      ...Object.fromEntries(
        given.map(({ device_id: id }) => [`GET /device/state/${id}`, state(id)] as const),
      ),
      [SAVE]: ({ body }) => {
        const { device_id: id, ...more } = body as Partial<Device> & { device_id: string };
        change(id, more);
        return state(id)();
      },
      'POST /device/remove': ({ body }) => {
        const { device_id: gone } = body as { device_id: string };
        devices = devices.filter((each) => each.device_id !== gone);
        return { ok: true };
      },
      'POST /device/disconnect': () => {
        devices = [];
        return { ok: true };
      },
      ...answers,
    },
  });
  return { ...app, change };
}

describe('DEV-07, DEV-10, DEV-11: the list of devices', () => {
  it('shows each by kind with what it does now, and follows it', async () => {
    const { change, pass } = await open('/devices', [HALLWAY, BEDROOM]);
    expect(await screen.findByRole('link', { name: /^Hallway/ })).toHaveTextContent(
      'Cooling · 73 °F, set to 70 °F',
    );
    expect(screen.getByRole('region', { name: 'Thermostats' })).toBeVisible();
    change(HALLWAY.device_id, { opted_in: false });
    await pass({ seconds: 5 });
    await waitFor(() => expect(screen.getByRole('link', { name: /^Hallway/ })).toHaveTextContent('Sits out'));
    expect(screen.getByRole('link', { name: /^Bedroom/ })).not.toHaveTextContent('Sits out');
  });

  it('is empty for a home without any', async () => {
    await open('/devices', []);
    expect(await screen.findByText('No devices yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a device' })).toHaveAttribute('href', '/devices/add');
  });

  it.each([
    ['offline', 'We can’t reach Hallway', 0],
    ['authorization', 'Hallway is disconnected', 1],
    ['missing', 'Hallway is gone from your Slate account', 0],
  ] as const)('says what keeps a device from taking part: %s', async (trouble, title, reconnects) => {
    const auth_url = 'https://slate.example/authorize';
    const { user, left } = await open('/devices', [{ ...HALLWAY, trouble }], {
      'POST /device/connect': { auth_url },
    });
    expect(await screen.findByText(title)).toBeVisible();
    const buttons = screen.queryAllByRole('button', { name: 'Reconnect Slate' });
    expect(buttons).toHaveLength(reconnects);
    for (const button of buttons) await user.click(button);
    await waitFor(() => expect(left).toHaveLength(reconnects));
  });

  it('offers somebody who was invited into the home nothing that only its owner can do', async () => {
    const invited = { ...DANA, homeRole: 'member' } as const;
    const app = await open('/devices', [{ ...HALLWAY, trouble: 'authorization' }], {}, invited);
    expect(await screen.findByText('Hallway is disconnected')).toBeVisible();
    expect(screen.getByText(/^Only the owner of this home can connect devices/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reconnect Slate' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add a device' })).not.toBeInTheDocument();
    await app.go(ONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hallway' })).toBeVisible();
    expect(screen.getByText(/^Only the owner of this home can connect devices/)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('names a device’s trouble once: the message about it is left out, and those about others stay', async () => {
    const lost = (device: Device) => ({
      id: device.device_id,
      kind: 'device_deactivated',
      cause: 'ended',
      at_dttm: new Date(Date.now() - 3_600_000).toISOString(),
      device_id: device.device_id,
      device_name: device.display_name,
      controllable: false,
    });
    await open('/devices', [{ ...HALLWAY, trouble: 'authorization' }, BEDROOM], {
      'GET /messages': { messages: [lost(HALLWAY), lost(BEDROOM)] },
    });
    expect(await screen.findByText('Bedroom is no longer connected')).toBeVisible();
    expect(screen.getByText('Hallway is disconnected')).toBeVisible();
    expect(screen.queryByText('Hallway is no longer connected')).not.toBeInTheDocument();
  });

  it('that doesn’t load says so, and loads when tried again', async () => {
    expectConsoleErrors();
    const { user, answer } = await open('/devices', [HALLWAY], { 'GET /device/list': refusal(500) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer({ 'GET /device/list': { devices: [HALLWAY] } });
    await user.click(again);
    expect(await screen.findByRole('link', { name: /^Hallway/ })).toBeVisible();
  });

  it.each([
    ['?connected=slate', 'status', 'Slate is connected, with 2 devices.'],
    ['?result=denied', 'alert', 'You said no to the connection. Nothing has changed.'],
    ['?result=failed', 'alert', 'That didn’t work. Please try again.'],
  ])('DEV-12: says how connecting ended: %s', async (query, role, said) => {
    await open(`/devices${query}`, [HALLWAY]);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getAllByRole(role).some(({ textContent }) => textContent === said)).toBe(true);
  });
});

describe('DEV-01: a device', () => {
  it('is opted out of events, and says so', async () => {
    const { user, sent } = await open(ONE, [HALLWAY]);
    const takesPart = await screen.findByRole('switch', { name: /Takes part/ });
    expect(takesPart).toBeChecked();
    await user.click(takesPart);
    expect(await screen.findByText('Hallway will sit out from now on.')).toBeVisible();
    expect(takesPart).not.toBeChecked();
    expect(sent(SAVE)).toEqual([{ device_id: HALLWAY.device_id, opted_in: false }]);
  });

  it('stays as it was when that is refused', async () => {
    const { user } = await open(ONE, [HALLWAY], { [SAVE]: refusal(409) });
    const takesPart = await screen.findByRole('switch', { name: /Takes part/ });
    await user.click(takesPart);
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(takesPart).toBeChecked();
  });

  it('gets a comfort band, in the member’s degrees', async () => {
    const { user, sent } = await open(ONE, [HALLWAY]);
    await user.click(await screen.findByText('Comfort: 64 °F to 81 °F'));
    const type = async (label: string, value: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    };
    const save = () => user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await type('Lowest, °F', '78');
    await save();
    expect(screen.getByText(/^Choose two temperatures between/)).toBeVisible();
    expect(sent(SAVE)).toEqual([]);
    await type('Lowest, °F', '66');
    await type('Highest, °F', '78');
    await save();
    expect(await screen.findByText('We’ll stay between 66 °F and 78 °F.')).toBeVisible();
    expect(await screen.findByText('Comfort: 66 °F to 78 °F')).toBeVisible();
    expect(sent(SAVE)).toEqual([
      { device_id: HALLWAY.device_id, comfort: { lowest_c: 18.9, highest_c: 25.6 } },
    ]);
  });

  it('a battery that can feed in keeps a reserve, chosen by a slider with the keyboard', async () => {
    const battery: Device = {
      ...HALLWAY,
      device_type: 'battery',
      display_name: 'Home battery',
      control: 'charge',
      comfort: null,
      reserve_percent: 20,
      state: { ...HALLWAY.state, mode: null, temperature_c: null, setpoint_c: null, charge_percent: 84 },
    };
    const { user, sent, answer } = await open(ONE, [battery]);
    expect(await screen.findByText(/It feeds your home and the grid during events/)).toBeVisible();
    await user.click(await screen.findByText('Reserve: 20%'));
    const slider = await screen.findByRole('slider', { name: 'Always keep at least' });
    expect(slider).toHaveAttribute('aria-valuetext', '20%');
    act(() => slider.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuetext', '35%');
    expect(screen.getByText(/An event may use it down to 35%/)).toBeVisible();
    const save = () => user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
    await save();
    expect(await screen.findByText('Reserve saved: 35%.')).toBeVisible();
    expect(sent(SAVE)).toEqual([{ device_id: HALLWAY.device_id, reserve_percent: 35 }]);
    await user.keyboard('{End}');
    answer({
      [SAVE]: refusal(400, {
        status: 400,
        error: 'Please check.',
        code: 'INVALID',
        fields: { reserve_percent: 'Choose a reserve from 0 to 100%.' },
      }),
    });
    await save();
    expect(await screen.findByText('Choose a reserve from 0 to 100%.')).toBeVisible();
  });

  it('is renamed', async () => {
    const { user, sent } = await open(ONE, [HALLWAY]);
    await user.click(await screen.findByText('Rename'));
    const name = screen.getByRole('textbox', { name: 'Device name' });
    await user.clear(name);
    await user.type(name, 'Downstairs hall');
    await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Downstairs hall' })).toBeVisible();
    expect(sent(SAVE)).toEqual([{ device_id: HALLWAY.device_id, display_name: 'Downstairs hall' }]);
  });

  it.each([
    ['default', 'Events leave it alone. You just see its numbers.'],
    ['refrigerator', 'We never switch a refrigerator off. You just see what it uses.'],
  ] as const)('that events leave alone has no switch: %s', async (device_type, said) => {
    await open(ONE, [{ ...HALLWAY, device_type, control: 'none', comfort: null }]);
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Comfort/)).not.toBeInTheDocument();
  });

  it('is removed after a confirmation', async () => {
    const { user, sent, address } = await open(ONE, [HALLWAY, BEDROOM]);
    await user.click(await screen.findByRole('button', { name: 'Remove device' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Remove device' }));
    expect(sent('POST /device/remove')).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Hallway is removed.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Bedroom/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Hallway/ })).not.toBeInTheDocument();
    expect(address()).toBe('/devices');
    expect(sent('POST /device/remove')).toEqual([{ device_id: HALLWAY.device_id }]);
  });

  it('is disconnected with all devices of its partner', async () => {
    const { user, sent } = await open(ONE, [HALLWAY, BEDROOM]);
    await user.click(await screen.findByRole('button', { name: 'Disconnect Slate' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Slate is disconnected.')).toBeVisible();
    expect(await screen.findByText('No devices yet')).toBeVisible();
    expect(sent('POST /device/disconnect')).toEqual([{ connection_id: HALLWAY.connection_id }]);
  });
});
