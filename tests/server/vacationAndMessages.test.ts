import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NextBestActions, Settings } from '../../codegen/rest/types.ts';
import { deviceConnections, deviceLog, devices } from '../../src/server/devices/tables.ts';
import { participations } from '../../src/server/events/tables.ts';
import { notifyDeviceAdded, notifyDeviceTrouble } from '../../src/server/notifications/deviceNotices.ts';
import { phoneNumbers, smsConsents } from '../../src/server/settings/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { instantOf, Neighbourhood, type Household } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let place: Neighbourhood;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-06-01T20:00:00Z');
  place = await Neighbourhood.on(server.database.db, server.clock);
});
afterAll(() => server.close());

interface Refused {
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
async function member(
  given: Parameters<Neighbourhood['household']>[0] = {},
): Promise<{ home: Household; client: HttpClient }> {
  const home = await place.household(given);
  return { home, client: await server.loggedIn(home.memberId) };
}
let last = 300;
async function phone({ memberId }: Household): Promise<string> {
  const number = `+1415555${String((last += 1)).padStart(4, '0')}`;
  await server.database.db
    .insert(phoneNumbers)
    .values({ memberId, number, verified: true, addedAt: server.clock.now() });
  return number;
}
const settings = async (client: HttpClient) => (await client.call('/settings')).json<Settings>();
const save = (client: HttpClient, body: object) => client.call('/settings/subscriptions', { body });

describe('notifications in Settings', () => {
  it('SET-11, SET-12: has the twelve keys, email on and text messages off until the member agrees', async () => {
    const { client } = await member();
    const { event_subscriptions: keys, sms_consent: consent } = await settings(client);
    expect(Object.keys(keys)).toHaveLength(12);
    expect([
      keys['ohm_hour_start'],
      keys['ohm_hour_start_sms'],
      keys['auto_ohm_start_sms'],
      'auto_ohm_start' in keys,
      'auto_ohm_end' in keys,
      consent,
    ]).toEqual([true, false, false, false, false, false]);
  });

  it('SET-13, SET-34: a switch keeps its setting', async () => {
    const { client } = await member();
    const saved = await save(client, {
      subscriptions: { ohm_hour_start: false, device_connection_issues: false },
    });
    expect(saved.statusCode).toBe(200);
    expect(await settings(client)).toMatchObject({
      event_subscriptions: { ohm_hour_start: false, ohm_hour_end: true },
      subscriptions: { device_connection_issues: false },
    });
  });

  it('SET-32: the main and the telecom brand show fewer groups, and no brand shows a group without messages', async () => {
    const groups = async (brand: string, host: string) => {
      const client = await server.loggedIn(await server.addMember({ brand }), host);
      return [
        ...new Set(Object.keys((await settings(client)).subscriptions).map((key) => key.split('_')[0])),
      ];
    };
    expect(await groups('default', 'localhost')).toEqual(['device', 'onboarding', 'promos']);
    expect(await groups('ca-telecom', 'ca-telecom.localhost')).toEqual(['device', 'onboarding', 'promos']);
    expect(await groups('au-retailer', 'au-retailer.localhost')).toEqual([
      'account',
      'device',
      'onboarding',
      'promos',
    ]);
  });

  it('refuses a key that the brand does not offer, and changes nothing', async () => {
    const { client } = await member();
    const answer = await save(client, {
      subscriptions: { ohm_hour_start: false, account_store_purchases: true },
    });
    expect([answer.statusCode, answer.json<Refused>().code]).toEqual([400, 'NO_SUCH_SUBSCRIPTION']);
    expect((await settings(client)).event_subscriptions['ohm_hour_start']).toBe(true);
  });

  it('a text message needs a number and consent, and the consent’s wording is kept', async () => {
    const { home, client } = await member();
    expect((await save(client, { subscriptions: { ohm_hour_start_sms: true } })).json<Refused>().code).toBe(
      'NO_NUMBER',
    );
    const number = await phone(home);
    expect((await save(client, { subscriptions: { ohm_hour_start_sms: true } })).json<Refused>().code).toBe(
      'CONSENT_NEEDED',
    );
    const saved = (
      await save(client, { subscriptions: { ohm_hour_start_sms: true }, sms_consent: true })
    ).json<Settings>();
    expect([saved.sms_consent, saved.event_subscriptions['ohm_hour_start_sms']]).toEqual([true, true]);
    const rows = await server.database.db.select().from(smsConsents).where(eq(smsConsents.number, number));
    expect(rows).toMatchObject([{ given: true, source: 'settings', wording: saved.sms_consent_text }]);
    // The latest setting wins.
    server.clock.advance(1_000);
    expect(
      (await save(client, { subscriptions: {}, sms_consent: false })).json<Settings>().event_subscriptions[
        'ohm_hour_start_sms'
      ],
    ).toBe(false);
  });
});

describe('vacation', () => {
  const start = (client: HttpClient, end: string) =>
    client.call('/vacation/start', { body: { end_date: end } });
  const stop = (client: HttpClient) => client.call('/vacation/stop', { method: 'POST' });
  const answerOf = async ({ memberId }: Household, event: { id: string }) =>
    (
      await server.database.db.select().from(participations).where(eq(participations.memberId, memberId))
    ).find(({ eventId }) => eventId === event.id) ?? null;

  it.each([
    ['yesterday', '2026-05-31'],
    ['in more than a year', '2027-06-03'],
    ['no day', '2026-02-30'],
  ])('VAC-02: refuses an end %s at its field', async (_name, end) => {
    const { client } = await member();
    const answer = await start(client, end);
    expect([answer.statusCode, Object.keys(answer.json<Refused>().fields ?? {})]).toEqual([
      400,
      ['end_date'],
    ]);
  });

  it('VAC-04: keeps the last day; a second start replaces it, stopping clears it', async () => {
    const { client } = await member();
    expect((await start(client, '2026-06-10')).json<Settings>().vacation_end_date).toBe('2026-06-10');
    expect((await start(client, '2026-06-05')).json<Settings>()).toMatchObject({
      vacation_end_date: '2026-06-05',
      vacation_end_dttm: '2026-06-06T07:00:00.000Z',
    });
    expect((await stop(client)).json<Settings>()).toMatchObject({
      vacation_end_date: null,
      vacation_end_dttm: null,
    });
    expect((await stop(client)).statusCode).toBe(200);
  });

  it('leaves current and future events, and rejoins when stopped', async () => {
    const { home, client } = await member({ autoJoin: true });
    const running = await place.event('2026-06-01', 14, 16);
    const coming = await place.event('2026-06-03', 18, 19);
    const after = await place.event('2026-06-09', 18, 19);
    await place.goTo('2026-06-01', 14.5);
    expect((await answerOf(home, running))?.opt).toBe('in');
    await start(client, '2026-06-05');
    expect(await answerOf(home, running)).toMatchObject({
      opt: 'out',
      joinedAt: expect.any(Date),
      leftAt: server.clock.now(),
    });
    expect(await answerOf(home, coming)).toBe(null);
    expect((await answerOf(home, after))?.opt).toBe('in');
    const refused = await client.call('/event_opt_in_out', { body: { event_id: coming.id, opt: 'in' } });
    expect([refused.statusCode, refused.json<Refused>().code]).toEqual([400, 'ON_VACATION']);
    await stop(client);
    expect((await answerOf(home, coming))?.opt).toBe('in');
    await place.goTo('2026-06-03', 18);
    expect(await answerOf(home, coming)).toMatchObject({ opt: 'in', joinedAt: expect.any(Date) });
  });

  it('VAC-03: a member who joined by hand is back in; declined and unanswered events stay so', async () => {
    server.clock.set(instantOf('2026-06-10', 9));
    const { home, client } = await member();
    const [joined, declined, open] = [
      await place.event('2026-06-12', 18, 19),
      await place.event('2026-06-13', 18, 19),
      await place.event('2026-06-14', 18, 19),
    ];
    await place.join(home, joined);
    await client.call('/event_opt_in_out', { body: { event_id: declined.id, opt: 'out' } });
    await start(client, '2026-06-15');
    expect(await answerOf(home, joined)).toBe(null);
    await stop(client);
    expect(
      (await Promise.all([joined, declined, open].map((event) => answerOf(home, event)))).map(
        (answer) => answer?.opt,
      ),
    ).toEqual(['in', 'out', undefined]);
  });

  it('VAC-02: an earlier end rejoins the events after it', async () => {
    server.clock.set(instantOf('2026-06-16', 9));
    const { home, client } = await member();
    const coming = await place.event('2026-06-19', 18, 19);
    await place.join(home, coming);
    await start(client, '2026-06-20');
    await start(client, '2026-06-18');
    expect((await answerOf(home, coming))?.opt).toBe('in');
  });
});

async function device(
  home: Household,
  given: { readonly status?: 'connected' | 'ended'; readonly type?: string; readonly maker?: string } = {},
): Promise<{ connectionId: string; deviceId: string }> {
  const { status = 'connected', type = 'thermostat', maker = 'slate' } = given;
  const [connectionId, deviceId] = [place.newId(), place.newId()];
  const at = server.clock.now();
  const { db } = server.database;
  await db.insert(deviceConnections).values({
    memberId: home.memberId,
    id: connectionId,
    brand: 'default',
    connectionConfigId: maker,
    status,
    externalAccount: connectionId,
    connectedAt: at,
  });
  await db.insert(devices).values({
    memberId: home.memberId,
    id: deviceId,
    brand: 'default',
    connectionId,
    externalId: deviceId,
    deviceConfigId: `slate-${type}`,
    deviceType: type,
    displayName: 'Hallway',
    state: { online: true, on: true },
    stateAt: at,
    addedAt: at,
  });
  return { connectionId, deviceId };
}

describe('messages (MSG-01, MSG-02)', () => {
  it('report devices added and removed, latest first, and nothing else', async () => {
    const { home, client } = await member();
    expect((await client.call('/messages')).json()).toEqual({ messages: [] });
    const { deviceId } = await device(home);
    const kinds = ['added', 'offline', 'online', 'authorization_ended'] as const;
    await server.database.db.insert(deviceLog).values(
      kinds.map((happened, index) => ({
        memberId: home.memberId,
        deviceId,
        id: place.newId(),
        at: new Date(server.clock.now().getTime() + index * 60_000),
        happened,
      })),
    );
    const { messages } = (await client.call('/messages')).json<{
      messages: { kind: string; device_name: string }[];
    }>();
    expect(messages.map(({ kind, device_name: name }) => [kind, name])).toEqual([
      ['device_deactivated', 'Hallway'],
      ['device_added', 'Hallway'],
    ]);
  });

  it('give the reason, and whether an event can control the device', async () => {
    const { home, client } = await member();
    const at = server.clock.now().getTime();
    const given = [
      ['thermostat', 'added'],
      ['monitor', 'added'],
      ['plug', 'removed'],
      ['plug', 'missing'],
      ['assistant', 'authorization_ended'],
    ] as const;
    for (const [index, [type, happened]] of given.entries()) {
      const { deviceId } = await device(home, { type, maker: `maker-${index}` });
      await server.database.db.insert(deviceLog).values({
        memberId: home.memberId,
        deviceId,
        id: place.newId(),
        at: new Date(at - index * 60_000),
        happened,
      });
    }
    const { messages } = (await client.call('/messages')).json<{
      messages: { cause: string; controllable: boolean }[];
    }>();
    expect(messages.map(({ cause, controllable }) => [cause, controllable])).toEqual([
      ['added', true],
      ['added', false],
      ['removed', true],
      ['missing', true],
      ['ended', false],
    ]);
  });

  it('are limited to twenty', async () => {
    const { home, client } = await member();
    const { deviceId } = await device(home);
    await server.database.db.insert(deviceLog).values(
      Array.from({ length: 25 }, () => ({
        memberId: home.memberId,
        deviceId,
        id: place.newId(),
        at: server.clock.now(),
        happened: 'added' as const,
      })),
    );
    expect((await client.call('/messages')).json<{ messages: unknown[] }>().messages).toHaveLength(20);
  });
});

describe('the next step on Home (HOM-01, HOM-02)', () => {
  const step = async (client: HttpClient) => {
    const answer = await client.call('/nba/dashboard');
    expect(answer.statusCode).toBe(200);
    return answer.json<NextBestActions>().actions[0] ?? null;
  };

  it('is a single one, with its text and its target', async () => {
    const { home, client } = await member();
    await device(home, { status: 'ended' });
    expect(await step(client)).toMatchObject({
      placement: 'Dashboard',
      title: expect.any(String),
      path: expect.stringMatching(/^\//),
    });
  });

  it('EVT-25: the notice that events switch devices is acknowledged once and does not return', async () => {
    const { home, client } = await member();
    expect((await settings(client)).hardware_dr_notice).toBe(false);
    await device(home);
    expect((await settings(client)).hardware_dr_notice).toBe(true);
    for (let times = 0; times < 2; times += 1)
      expect((await client.call('/user_ack_hardware_dr', { method: 'POST' })).json()).toEqual({
        acknowledged: true,
      });
    expect((await settings(client)).hardware_dr_notice).toBe(false);
  });

  it('EVT-25: a device that events leave alone needs no step', async () => {
    const { home, client } = await member();
    await device(home, { type: 'monitor' });
    expect((await settings(client)).hardware_dr_notice).toBe(false);
  });
});

describe('devices', () => {
  it('SET-17, SET-18: sends trouble and added devices once each', async () => {
    const { home } = await member();
    const { notify } = server.core.deps;
    const { db } = server.database;
    const about = { ...home, at: server.clock.now() };
    for (let times = 0; times < 2; times += 1) {
      await notifyDeviceTrouble(db, notify, { ...about, connectionId: 'c', partner: 'Slate' });
      await notifyDeviceAdded(db, notify, { ...about, connectionId: 'c', names: ['Hallway', 'Desk'] });
    }
    await server.worker.runUntilIdle();
    const subjects = server.sentMail
      .filter(({ to }) => to === `${home.memberId}@example.org`)
      .map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Connected: Hallway, Desk',
      'Your devices from Slate are no longer connected',
    ]);
  });
});
