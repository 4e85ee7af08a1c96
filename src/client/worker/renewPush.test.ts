import { afterEach, expect, it, vi } from 'vitest';
import { renewChangedPush } from './renewPush.ts';

const subscription = (endpoint: string) => ({
  endpoint,
  options: { userVisibleOnly: true, applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: `p-${endpoint}`, auth: `a-${endpoint}` } }),
});
type Changed = ReturnType<typeof subscription> | null;

afterEach(() => vi.unstubAllGlobals());

/** What the worker sends, and with what it subscribes again, when the browser has changed its subscription. */
async function change(before: Changed, now: Changed, cookie: string | null) {
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { headers, body, ...init }: RequestInit) => {
    calls.push([url, init, { ...(headers as object), 'idempotency-key': '' }, JSON.parse(body as string)]);
    return Promise.resolve(new Response());
  });
  const listeners = new Map<string, (event: object) => void>();
  const subscribed: unknown[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    registration: {
      pushManager: {
        subscribe: (options: unknown) => {
          subscribed.push(options);
          return Promise.resolve(subscription('again'));
        },
      },
    },
    cookieStore: {
      get: (name: string) => Promise.resolve(cookie === null ? null : { name, value: cookie }),
    },
  };
  renewChangedPush(scope as unknown as ServiceWorkerGlobalScope, '/api');
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('pushsubscriptionchange')?.({
    oldSubscription: before,
    newSubscription: now,
    waitUntil: (done: Promise<unknown>) => void (work = done),
  });
  await work;
  return { calls, subscribed };
}

const sent = (endpoint: string) => [
  '/api/push_devices/add',
  { method: 'POST', credentials: 'include' },
  { 'content-type': 'application/json', 'idempotency-key': '', 'X-CSRF-Token': 'token' },
  { endpoint, p256dh: `p-${endpoint}`, auth: `a-${endpoint}`, again: true, previous: 'before' },
];

it('registers the new address in the place of the one before', async () => {
  expect(await change(subscription('before'), subscription('now'), 'token')).toEqual({
    calls: [sent('now')],
    subscribed: [],
  });
});

it('subscribes as before where the browser has only ended the subscription', async () => {
  expect(await change(subscription('before'), null, 'token')).toEqual({
    calls: [sent('again')],
    subscribed: [{ userVisibleOnly: true, applicationServerKey: null }],
  });
});

it.each([
  ['no member is logged in', subscription('before'), null],
  ['the browser doesn’t say which address it was', null, 'token'],
])('leaves it to the app where %s', async (_why, before, cookie) => {
  expect((await change(before, subscription('now'), cookie)).calls).toEqual([]);
});
