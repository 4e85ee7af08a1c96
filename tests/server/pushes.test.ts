import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushDevices } from '../../codegen/rest/types.ts';
import { pushDevices, pushKeys, sentMessages } from '../../src/server/notifications/tables.ts';
import type { Message } from '../../src/server/platform/notify.ts';
import { forgetOldMessages } from '../../src/server/notifications/service.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { startAccountsServer } from '../support/accountsServer.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';

const { server, sandbox, account, stop } = await startAccountsServer();
afterAll(stop);
const NOON = '2026-07-01T19:00:00Z';
beforeAll(() => void server.clock.set(NOON));

interface Payload {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly action?: { readonly title: string; readonly token: string };
}

/** A member with a browser that shows notifications. */
async function phoneOwner(memberId?: string) {
  const id = memberId ?? (await account()).memberId;
  const client = await server.loggedIn(id);
  const phone = sandbox.push.subscribe();
  const keys = { endpoint: sandbox.url + phone.path, p256dh: phone.p256dh, auth: phone.auth };
  const add = async () => (await client.call('/push_devices/add', { body: keys })).json<PushDevices>();
  const state = await add();
  const shown = () => sandbox.push.received(phone.id).map(({ text }) => JSON.parse(text) as Payload);
  return { memberId: id, client, phone, keys, add, state, shown };
}

let count = 0;
async function send(memberId: string, more: Partial<Message> = {}): Promise<string> {
  const key = `push-${(count += 1)}`;
  await server.core.deps.notify.send(server.database.db, {
    brandId: 'default',
    memberId,
    template: 'utility-problem',
    values: { utility: 'Cedar Power' },
    key,
    ...more,
  } as Message);
  await server.worker.runUntilIdle();
  return key;
}
const outcome = async (key: string) => {
  const [row] = await server.database.db
    .select({ state: sentMessages.state, reason: sentMessages.reason })
    .from(sentMessages)
    .where(eq(sentMessages.key, `${key}:push`));
  return row;
};

it('a browser that the member added shows what is also mailed, encrypted for it alone', async () => {
  const { memberId, state, shown } = await phoneOwner();
  expect(state.devices).toEqual([
    {
      device_id: expect.any(String) as string,
      agent: expect.any(String) as string,
      added_at: expect.any(String) as string,
      current: true,
    },
  ]);
  const key = await send(memberId);
  expect(shown()).toEqual([
    expect.objectContaining({
      title: expect.stringContaining('Cedar Power') as string,
      path: '/settings/home',
    }),
  ]);
  expect(await outcome(key)).toEqual({ state: 'sent', reason: null });
  // The sandbox's page shows it, too.
  expect(await (await fetch(`${sandbox.url}/pushes`)).text()).toMatch(/<h3>[^<]*Cedar Power/);
});

it("the brand's keys are made once and kept sealed", async () => {
  const [one, other] = [await phoneOwner(), await phoneOwner()];
  expect(other.state.public_key).toBe(one.state.public_key);
  const [row] = await server.database.db.select().from(pushKeys).where(eq(pushKeys.brand, 'default'));
  expect(row?.sealed).not.toContain(row?.publicKey);
});

it('shows nothing of a topic that is off, and of advertising only what was asked for', async () => {
  const { memberId, client, shown } = await phoneOwner();
  const choose = (topics: object) => client.call('/push_devices/topics', { body: { topics } });
  expect((await choose({ weather: true })).statusCode).toBe(400);
  await choose({ onboarding: false });
  await send(memberId);
  const offer = {
    template: 'offer-new',
    values: { offerId: 'o', title: 'Smart plug', points: '100', price: 'some' },
  } as Partial<Message>;
  await send(memberId, offer);
  expect(shown()).toEqual([]);
  expect((await choose({ promos: true })).json<PushDevices>().topics).toContainEqual({
    topic: 'promos',
    enabled: true,
  });
  await send(memberId, offer);
  expect(shown()).toHaveLength(1);
});

it('keeps quiet hours: what comes at night is shown in the morning', async () => {
  const { memberId, shown } = await phoneOwner();
  server.clock.set('2026-07-02T05:00:00Z');
  await send(memberId);
  expect(shown()).toEqual([]);
  server.clock.set('2026-07-02T15:00:00Z');
  await server.worker.runUntilIdle();
  expect(shown()).toHaveLength(1);
  server.clock.set(NOON);
});

it.each([
  ['the push service says that it is gone', async ({ phone }: Owner) => sandbox.push.end(phone.id)],
  ['the member has logged out there', async ({ client }: Owner) => void (await client.call('/logout'))],
])('a browser shows nothing any more when %s', async (_why, end) => {
  const owner = await phoneOwner();
  await end(owner);
  const key = await send(owner.memberId);
  expect(await outcome(key)).toEqual({ state: 'dropped', reason: 'no-device' });
  // From then on none is even queued.
  expect(await outcome(await send(owner.memberId))).toBeUndefined();
  expect(owner.shown()).toEqual([]);
  const again = await server.loggedIn(owner.memberId);
  expect((await again.call('/push_devices')).json<PushDevices>().devices).toEqual([]);
});

describe('a browser that registers itself again', () => {
  const renew = async (by: HttpClient, keys: object) =>
    (await by.call('/push_devices/add', { body: { ...keys, again: true } })).json<PushDevices>().devices;

  it.each([
    ['the log-out', async ({ client }: Owner) => void (await client.call('/logout'))],
    [
      'the push service gave it up',
      async ({ memberId, phone }: Owner) => {
        sandbox.push.refuse(phone.id, 410);
        await send(memberId);
      },
    ],
  ])('shows messages again after %s, without being asked', async (_what, end) => {
    const owner = await phoneOwner();
    await end(owner);
    await send(owner.memberId);
    expect(owner.shown()).toEqual([]);
    const client = await server.loggedIn(owner.memberId);
    expect(await renew(client, owner.keys)).toEqual([
      expect.objectContaining({ device_id: owner.state.devices[0]?.device_id, current: true }),
    ]);
    await send(owner.memberId);
    expect(owner.shown()).toHaveLength(1);
  });

  it('has one address in the place of the other when its own has changed', async () => {
    const owner = await phoneOwner();
    const next = sandbox.push.subscribe();
    const keys = { endpoint: sandbox.url + next.path, p256dh: next.p256dh, auth: next.auth };
    expect(await renew(owner.client, { ...keys, previous: owner.keys.endpoint })).toHaveLength(1);
    // The page does so, too, after the service worker.
    expect(await renew(owner.client, { ...keys, previous: owner.keys.endpoint })).toHaveLength(1);
    await send(owner.memberId);
    expect([owner.shown(), sandbox.push.received(next.id).length]).toEqual([[], 1]);
  });

  it('stays ended where the member ended it, also from another browser', async () => {
    const owner = await phoneOwner();
    const elsewhere = await server.loggedIn(owner.memberId);
    await elsewhere.call('/push_devices/end', { body: { device_id: owner.state.devices[0]?.device_id } });
    expect(await renew(owner.client, owner.keys)).toEqual([]);
  });

  it('is never taken over from the member who had it before', async () => {
    const owner = await phoneOwner();
    await owner.client.call('/logout');
    const other = (await account()).memberId;
    const client = await server.loggedIn(other);
    expect(await renew(client, owner.keys)).toEqual([]);
    expect(await renew(client, { ...phone(), previous: owner.keys.endpoint })).toEqual([]);
    await send(other);
    await send(owner.memberId);
    expect(owner.shown()).toEqual([]);
    // The first one is back, and has it again.
    expect(await renew(await server.loggedIn(owner.memberId), owner.keys)).toHaveLength(1);
  });
  const phone = () => {
    const { path, p256dh, auth } = sandbox.push.subscribe();
    return { endpoint: sandbox.url + path, p256dh, auth };
  };

  it('is forgotten once it has shown nothing for 400 days', async () => {
    const owner = await phoneOwner();
    await owner.client.call('/logout');
    await send(owner.memberId);
    const mine = eq(pushDevices.memberId, owner.memberId);
    expect(await server.database.db.$count(pushDevices, mine)).toBe(1);
    await forgetOldMessages(server.database.db, new Date(Date.parse(NOON) + 400 * 86_400_000));
    expect(await server.database.db.$count(pushDevices, mine)).toBe(0);
  });
});
type Owner = Awaited<ReturnType<typeof phoneOwner>>;

it.each([
  ['waits to be sent again', 429, { state: 'queued', reason: null }],
  ['waits to be sent again', 503, { state: 'queued', reason: null }],
  ['is given up', 413, { state: 'failed', reason: 'push-413' }],
])('a message %s after a push service answered %d', async (_what, status, expected) => {
  const { memberId, phone, shown } = await phoneOwner();
  sandbox.push.refuse(phone.id, status);
  expect(await outcome(await send(memberId))).toEqual(expected);
  expect(shown()).toEqual([]);
});

it('a browser that another member logs in to is theirs, and can be ended by nobody else', async () => {
  const [one, other] = [await phoneOwner(), await phoneOwner()];
  const end = (by: Owner, id: string | undefined) =>
    by.client.call('/push_devices/end', { body: { device_id: id } });
  expect((await end(other, one.state.devices[0]?.device_id)).statusCode).toBe(404);
  const moved = await other.client.call('/push_devices/add', { body: one.keys });
  expect(moved.json<PushDevices>().devices).toHaveLength(2);
  expect((await one.client.call('/push_devices')).json<PushDevices>().devices).toEqual([]);
  expect((await end(other, other.state.devices[0]?.device_id)).json<PushDevices>().devices).toHaveLength(1);
});

it.each([
  ['password-changed', {}, '/forgot-password'],
  ['destination-changed', { destination: 'da…@pay.example', change: 'other' }, '/wallet/cashout'],
  ['phone-added', { number: '+14155550123' }, '/settings/profile'],
  ['data-copy-ready', { untilAt: NOON }, '/settings/account'],
  ['draw-won', { orderId: 'o1', title: 'Smart plug', address: 'known' }, '/orders/o1'],
  [
    'card-refunded',
    { title: 'Smart plug', hundredths: '990', currency: 'USD', reason: 'GONE' },
    '/device_offer',
  ],
  ['event-answered', { eventId: 'e1', answer: 'in' }, '/events/e1'],
] as const)('%s, which can’t be turned off, is mailed and shown', async (template, values, path) => {
  const [{ memberId, email }, withoutPhone] = [await account(), await account()];
  const { shown } = await phoneOwner(memberId);
  for (const id of [memberId, withoutPhone.memberId])
    expect(await outcome(await send(id, { template, values } as Partial<Message>))).toEqual(
      id === memberId ? { state: 'sent', reason: null } : undefined,
    );
  expect(shown()).toEqual([expect.objectContaining({ path })]);
  expect(server.sentMail.filter(({ to }) => to === email)).toHaveLength(1);
});

it.each([
  ['second-step-code', { code: '123456' }],
  ['cashout-code', { code: '123456', points: '100', way: 'gift', destination: '' }],
  ['destination-code', { code: '123456' }],
  ['password-link', { link: 'https://home.example.org/x' }],
  ['password-required', { link: 'https://home.example.org/x' }],
  ['already-member', { link: 'https://home.example.org/x', logIn: 'link' }],
] as const)('%s is never shown on a lock screen', async (template, values) => {
  const { memberId, shown } = await phoneOwner();
  expect(await outcome(await send(memberId, { template, values } as Partial<Message>))).toBeUndefined();
  expect(shown()).toEqual([]);
});

it('what goes to an address of its own is not shown on phones', async () => {
  const { memberId, shown } = await phoneOwner();
  await send(memberId, { template: 'account-deleted', values: {}, address: 'gone@example.org' });
  expect(shown()).toEqual([]);
});

describe('joining an event by the button of its notification', () => {
  let place: Neighbourhood;
  beforeAll(async () => void (place = await Neighbourhood.on(server.database.db, server.clock)));

  /** A home that is invited to tomorrow's event, and what its phone shows of it. */
  async function invited(date = '2026-07-02') {
    server.clock.set(NOON);
    const { memberId } = await place.household();
    const owner = await phoneOwner(memberId);
    const event = await place.event(date, 18, 19);
    const start = event.start.toISOString();
    await send(memberId, {
      template: 'event-advance',
      values: {
        eventId: event.id,
        eventType: event.type,
        dayOn: start,
        fromClock: start,
        toClock: event.end.toISOString(),
        joined: 'no',
      },
    } as Partial<Message>);
    const [push] = owner.shown();
    const press = async (token = push?.action?.token) => {
      const answer = await (await server.client()).call('/push/answer', { body: { token } });
      return { status: answer.statusCode, said: answer.json<Payload>() };
    };
    const opt = async () =>
      (await owner.client.call(`/events/${event.id}`)).json<{ opt: string | null }>().opt;
    return { ...owner, event, push, press, opt };
  }

  it('takes one tap, without a session', async () => {
    const { push, press, opt, event } = await invited();
    expect(push).toMatchObject({
      title: expect.stringMatching(/^OhmHour on Thursday, 6 to 7 PM$/) as string,
      body: 'Join with one tap before it starts.',
      path: `/events/${event.id}`,
      action: { title: 'Join' },
    });
    expect(await press()).toEqual({
      status: 200,
      said: expect.objectContaining({ title: 'You’re in', body: push?.title }) as object,
    });
    expect(await opt()).toBe('in');
  });

  it('counts once: after leaving, the old notification joins nobody again', async () => {
    const { client, press, opt, event } = await invited('2026-07-03');
    await press();
    expect((await press()).said.title).toBe('You’re in');
    await client.call('/event_opt_in_out', { body: { event_id: event.id, opt: 'out' } });
    expect((await press()).said.body).toBe('You’ve already answered here. Open it to change your answer.');
    expect(await opt()).toBe('out');
  });

  it('is refused with a sentence when it comes too late, and with any other token', async () => {
    const { press, opt, push, event } = await invited('2026-07-06');
    server.clock.set(event.start.toISOString());
    expect((await press()).said).toMatchObject({
      title: push?.title,
      body: expect.stringMatching(/started/) as string,
    });
    expect(await opt()).not.toBe('in');
    expect((await press(`${push?.action?.token ?? ''}x`)).status).toBe(404);
    expect((await press('')).status).toBe(404);
  });
});
