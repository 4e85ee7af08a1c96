// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PushDevices } from '../../../../../codegen/rest/types.ts';
import { DANA } from '../../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../../tests/support/renderApp.tsx';
import { NO_PUSH, SETTINGS } from '../../../../../tests/support/stubApi.ts';

const HERE = {
  device_id: '0190a1b2-0000-7000-8000-000000000001',
  agent: 'Chrome on Android',
  added_at: '2026-07-01T12:00:00Z',
  current: true,
};
const ON: PushDevices = {
  ...NO_PUSH,
  devices: [
    HERE,
    { ...HERE, device_id: '0190a1b2-0000-7000-8000-000000000002', agent: 'Edge on Windows', current: false },
  ],
  topics: [
    { topic: 'event', enabled: true },
    { topic: 'promos', enabled: false },
  ],
};

/** A browser that can show notifications, whose member answers its question like this. */
function browserThatAsks(permission: 'granted' | 'denied') {
  const asked: unknown[] = [];
  const place = { permission: 'default' };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', place);
  const subscribe = (options: unknown) => {
    asked.push(options);
    place.permission = permission;
    return permission === 'denied'
      ? Promise.reject(new Error('denied'))
      : Promise.resolve({
          toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
        });
  };
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager: { subscribe } }) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    delete (window.navigator as { serviceWorker?: unknown }).serviceWorker;
  });
  return asked;
}

const open = (state: PushDevices = NO_PUSH) =>
  renderApp({
    path: '/settings/notifications',
    user: DANA,
    features: ['settings_notifications'],
    answers: {
      'GET /settings': SETTINGS,
      'GET /push_devices': state,
      'POST /push_devices/add': ON,
      'POST /push_devices/end': { ...ON, devices: [HERE] },
      'POST /push_devices/topics': {
        ...ON,
        topics: [
          { topic: 'event', enabled: true },
          { topic: 'promos', enabled: true },
        ],
      },
    },
  });
const turnOn = () => screen.findByRole('button', { name: 'Turn on in this browser' });

it('asks for notifications only when the button is pressed, and says why before', async () => {
  const asked = browserThatAsks('granted');
  const { user, sent } = await open();
  expect(await screen.findByText(/join with one tap. Nothing comes between 9 PM and 8 AM/)).toBeVisible();
  const button = await turnOn();
  expect(asked).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('You’ll get notifications here from now on.')).toBeVisible();
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: NO_PUSH.public_key }]);
  expect(sent('POST /push_devices/add')).toEqual([
    { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a' },
  ]);
  expect(screen.getByText('This browser')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on in this browser' })).not.toBeInTheDocument();
});

it('says what to do when the browser blocks them', async () => {
  browserThatAsks('denied');
  const { user, calls } = await open();
  await user.click(await turnOn());
  expect(await screen.findByText(/Your browser blocks our notifications/)).toBeVisible();
  expect(calls).not.toContain('POST /push_devices/add');
});

it('says so where the browser shows none', async () => {
  await open();
  expect(await screen.findByText('This browser can’t show notifications.')).toBeVisible();
});

it('lists the browsers, each with its end, and what they are about', async () => {
  browserThatAsks('granted');
  const { user, sent } = await open(ON);
  await user.click(await screen.findByRole('button', { name: 'Turn off on Edge on Windows' }));
  await waitFor(() => expect(screen.queryByText('Edge on Windows')).not.toBeInTheDocument());
  expect(sent('POST /push_devices/end')).toEqual([{ device_id: ON.devices[1]?.device_id }]);
  const topics = within(screen.getByRole('list', { name: 'What notifications are about' }));
  const promos = topics.getByRole('switch', { name: 'Your energy, by notification' });
  expect(promos).not.toBeChecked();
  await user.click(promos);
  await waitFor(() => expect(promos).toBeChecked());
  expect(sent('POST /push_devices/topics')).toEqual([{ topics: { promos: true } }]);
});
