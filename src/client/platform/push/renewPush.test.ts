// @vitest-environment happy-dom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { clientApp, DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { someTurns } from '../../../../tests/support/emptyPage.ts';
import { NO_PUSH } from '../../../../tests/support/stubApi.ts';
import { renewPush } from './renewPush.ts';

const ADDRESS = 'https://push.example/a';
const sentBy = (endpoint: string) => ({ endpoint, p256dh: 'p', auth: 'a', again: true });

afterEach(() => {
  vi.unstubAllGlobals();
  delete (window.navigator as { serviceWorker?: unknown }).serviceWorker;
  window.localStorage.clear();
});

/** A browser with this permission, and the address that it is subscribed with; null: it isn't. */
function browser(permission: NotificationPermission, endpoint: string | null) {
  const subscription = endpoint && { toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', { permission });
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () =>
        Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
    },
  });
}

const HERE = {
  device_id: 'd1',
  agent: 'Chrome on Android',
  added_at: '2026-07-01T12:00:00Z',
  current: true,
};

/** What an app sends by itself when it starts here, and the server answers with these devices of the member's. */
async function start(user: typeof DANA | null = DANA, devices: readonly object[] = [HERE]) {
  const sent: unknown[] = [];
  const { services } = await clientApp({
    user,
    fetch: async (request) => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      return Response.json({ ...NO_PUSH, devices });
    },
  });
  onTestFinished(renewPush(services, window));
  await someTurns();
  return { sent, session: services.session };
}

it('registers the browser that showed notifications before, without a question', async () => {
  browser('granted', ADDRESS);
  expect((await start()).sent).toEqual([['/push_devices/add', sentBy(ADDRESS)]]);
});

it('registers it after each log-in, because its device ended with the last session', async () => {
  browser('granted', ADDRESS);
  const { sent, session } = await start(null);
  expect(sent).toEqual([]);
  session.enter(toUserStatus(DANA));
  await someTurns();
  expect(sent).toEqual([['/push_devices/add', sentBy(ADDRESS)]]);
});

it('names the address that it had, when the browser has changed it meanwhile', async () => {
  browser('granted', ADDRESS);
  await start();
  browser('granted', 'https://push.example/b');
  expect((await start()).sent).toEqual([
    ['/push_devices/add', { ...sentBy('https://push.example/b'), previous: ADDRESS }],
  ]);
});

it('remembers the address of the member whose browser it is, while another one is logged in', async () => {
  browser('granted', ADDRESS);
  await start();
  browser('granted', 'https://push.example/b');
  await start({ ...DANA, id: 'm2' }, []);
  expect((await start()).sent).toEqual([
    ['/push_devices/add', { ...sentBy('https://push.example/b'), previous: ADDRESS }],
  ]);
});

it.each([
  ['the member has not allowed it', 'default', ADDRESS],
  ['the member has forbidden it', 'denied', ADDRESS],
  ['there is no subscription', 'granted', null],
] as const)('sends nothing where %s', async (_why, permission, endpoint) => {
  browser(permission, endpoint);
  expect((await start()).sent).toEqual([]);
});

it('sends nothing in a browser that shows no notifications', async () => {
  expect((await start()).sent).toEqual([]);
});
