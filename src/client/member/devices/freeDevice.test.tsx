// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { HALLWAY } from '../../../../tests/support/deviceFacts.ts';
import { renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';

const REWARD = {
  __typename: 'FirstDeviceFreeReward',
  displayTitle: 'Your first plug is on us',
  displaySubtitle: 'It saves for you.',
  displayDescription: 'Plug it in and connect it.',
  basePricePoints: 1_500,
  displayImageUrl: null,
};
const ADDRESS = { __typename: 'Address', line1: '12 Elm Street', city: 'San Francisco' };
const order = (status: string, more: object = {}) => ({
  __typename: 'Order',
  id: 'order-1',
  orderId: 'o1',
  kind: 'DEVICE',
  item: 'SMART_PLUG',
  title: null,
  quantity: 1,
  status,
  waitsFor: null,
  ...more,
});
const viewer = ({
  reward = null as object | null,
  address = null as object | null,
  orders = [] as object[],
  devices = 0,
}) => ({
  __typename: 'Viewer',
  firstDeviceFreeReward: reward,
  orders,
  user: {
    __typename: 'User',
    id: 'user-1',
    shippingAddress: address,
    connectionDevices: Array.from({ length: devices }, (_, at) => ({
      __typename: 'ConnectionDevice',
      id: `d${at}`,
    })),
    memberId: DANA.id,
    accountSetupStatus: 'Complete',
    wasInLegacy: false,
    attributes: [],
    orders: { __typename: 'Orders', userOrderStatus: { __typename: 'Status', latest_order_status: null } },
  },
});

const open = (first: ReturnType<typeof viewer>, answers: AnswerTable = {}) =>
  renderApp({
    path: '/devices',
    user: DANA,
    answers: {
      'GET /device/list': { devices: [] },
      'GET /connection/list': { connections: [] },
      'GET /settings': SETTINGS,
      devicesLoaderQuery: { viewer: first },
      ...answers,
    },
  });
const claim = () => screen.findByRole('button', { name: 'Send me one free' });

describe('DEV-18 to DEV-20: the free first device', () => {
  it('goes to the known address with one tap, and then its order is shown', async () => {
    const claimed = viewer({ orders: [order('PLACED')], address: ADDRESS });
    const { user, sent } = await open(viewer({ reward: REWARD, address: ADDRESS }), {
      FreeDeviceMutation: { claimFreeDevice: { __typename: 'FreeDeviceClaimed', viewer: claimed } },
    });
    expect(await screen.findByText(/^Usually \$15\.00\. Your first one is free\./)).toHaveTextContent(
      'We’ll send it to 12 Elm Street, San Francisco.',
    );
    await user.click(await claim());
    await waitFor(() =>
      expect(screen.getByText('It’s ordered. We’ll tell you when it’s on its way.')).toBeVisible(),
    );
    expect(await screen.findByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/orders/o1');
    expect(screen.queryByRole('button', { name: 'Send me one free' })).not.toBeInTheDocument();
    expect(sent('FreeDeviceMutation')).toEqual([{ input: { address: null } }]);
  });

  it('asks for an address that is not known, whose faults are at their fields', async () => {
    const refused = {
      claimFreeDevice: {
        __typename: 'Refusal',
        code: 'INVALID',
        message: 'Look at the address.',
        fields: [{ __typename: 'Fault', field: 'address.city', message: 'Which city?' }],
      },
    };
    const { user, sent } = await open(viewer({ reward: REWARD }), { FreeDeviceMutation: refused });
    await user.click(await claim());
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should we send it?' }));
    expect(sent('FreeDeviceMutation')).toEqual([]);
    await user.type(dialog.getByLabelText('Street address'), '12 Elm Street');
    await user.click(dialog.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(dialog.getByLabelText('City')).toHaveAccessibleDescription('Which city?'));
    expect(dialog.getByLabelText('Street address')).toHaveValue('12 Elm Street');
    expect(sent('FreeDeviceMutation')).toMatchObject([
      { input: { address: { line1: '12 Elm Street', city: '' } } },
    ]);
  });

  it('that is refused as a whole says why', async () => {
    const message = 'You already have a device.';
    const refused = { claimFreeDevice: { __typename: 'Refusal', code: 'NOT_OFFERED', message, fields: [] } };
    const { user } = await open(viewer({ reward: REWARD, address: ADDRESS }), {
      FreeDeviceMutation: refused,
    });
    await user.click(await claim());
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    expect(await claim()).toBeEnabled();
  });

  it.each([
    ['on its way', order('SHIPPED'), 0, true],
    ['there, not connected', order('DELIVERED'), 0, true],
    ['there and connected', order('DELIVERED'), 1, false],
    ['called off', order('CANCELLED'), 0, false],
    ['no device', order('PLACED', { kind: 'GIFT_CARD' }), 0, false],
  ] as const)('shows an order until it is connected: %s', async (_what, one, devices, shown) => {
    await open(viewer({ orders: [one], devices }));
    await screen.findByText('No devices yet');
    expect(
      screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/orders/o1'),
    ).toHaveLength(shown ? 1 : 0);
  });
});

it('EVT-25: what events do with devices is explained once', async () => {
  const { user, sent, load, answer } = await open(viewer({}), {
    'GET /device/list': { devices: [HALLWAY] },
    'GET /settings': { ...SETTINGS, hardware_dr_notice: true },
    'POST /user_ack_hardware_dr': { ok: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Got it' }));
  await waitFor(() =>
    expect(screen.queryByText('Your devices can help during OhmHours')).not.toBeInTheDocument(),
  );
  expect(sent('POST /user_ack_hardware_dr')).toHaveLength(1);
  answer({ 'GET /settings': SETTINGS });
  await load();
  expect(await screen.findByRole('link', { name: /^Hallway/ })).toBeVisible();
  expect(screen.queryByText('Your devices can help during OhmHours')).not.toBeInTheDocument();
});
