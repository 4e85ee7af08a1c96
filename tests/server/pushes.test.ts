import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PushDevices } from '../../codegen/rest/types.ts';
import { pushDevices, pushKeys, sentMessages } from '../../src/server/notifications/tables.ts';
import type { Message } from '../../src/server/platform/notify.ts';
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
])('a browser is ended when %s', async (_why, end) => {
  const owner = await phoneOwner();
  await end(owner);
  const key = await send(owner.memberId);
  expect(await outcome(key)).toEqual({ state: 'dropped', reason: 'no-device' });
  expect(
    await server.database.db.select().from(pushDevices).where(eq(pushDevices.memberId, owner.memberId)),
  ).toEqual([]);
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
