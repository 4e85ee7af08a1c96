import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnergyEvent, Inbox, NextBestActions, Settings } from '../../codegen/rest/types.ts';
import { deviceConnections, deviceLog, devices } from '../../src/server/devices/tables.ts';
import { participations, vacations } from '../../src/server/events/tables.ts';
import { notifyDeviceAdded, notifyDeviceTrouble } from '../../src/server/notifications/deviceNotices.ts';
import { phoneNumbers, smsConsents } from '../../src/server/settings/tables.ts';
import { utilityConnections } from '../../src/server/utility/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { localInstant, Neighbourhood, type Household } from '../support/neighbourhood.ts';
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

  it('SET-32: the main and the telecom brand show fewer switches, each brand only those that a message uses', async () => {
    const shown = async (brand: string, host: string) =>
      Object.keys(
        (await settings(await server.loggedIn(await server.addMember({ brand }), host))).subscriptions,
      );
    const all = await shown('au-retailer', 'au-retailer.localhost');
    const leftOut = async (brand: string, host: string) => {
      const some = await shown(brand, host);
      return all.filter((key) => !some.includes(key));
    };
    expect(await leftOut('default', 'localhost')).toEqual(['account_inactivity_warnings']);
    expect(await leftOut('ca-telecom', 'ca-telecom.localhost')).toEqual([
      'account_inactivity_warnings',
      'promos_offers',
      'promos_offers_sms',
      'promos_surveys',
      'social_nearby_team_help',
      'social_team_updates',
    ]);
  });

  it('refuses a key that the brand does not offer, and changes nothing', async () => {
    const { client } = await member();
    const answer = await save(client, {
      subscriptions: { ohm_hour_start: false, account_inactivity_warnings: true },
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
    expect(rows[0]?.wording).toContain('text messages about events and my devices.');
    const unconnected = await server.loggedIn(await server.addMember());
    expect((await settings(unconnected)).sms_consent_text).toContain(
      'about my account and devices, and about events once my home can join them.',
    );
    // The latest setting wins.
    server.clock.advance(1_000);
    expect(
      (await save(client, { subscriptions: {}, sms_consent: false })).json<Settings>().event_subscriptions[
        'ohm_hour_start_sms'
      ],
    ).toBe(false);
  });
});

const stop = (client: HttpClient) => client.call('/vacation/stop', { method: 'POST' });

describe('what a member agrees to', () => {
  const CONSENT = 'ebbwatt_consent';
  const choose = (client: HttpClient, groups: string) =>
    client.call('/api/v2/update_privacy', { body: { oneTrustActiveGroups: groups } });
  const read = async (client: HttpClient) =>
    (await client.call('/api/v2/privacy')).json<{ groups: readonly string[] | null }>().groups;

  it('ANL-07: counts for the account on every device, also where another choice was made before', async () => {
    const { home, client: phoneHere } = await member();
    const tablet = await server.loggedIn(home.memberId);
    expect(await read(tablet)).toBeNull();
    await choose(tablet, ',C0001,C0002,C0004,');
    server.clock.advance(1_000);
    await choose(phoneHere, ',C0001,');
    expect(tablet.cookies.get(CONSENT)).toBe('1.C0001.C0002.C0004');
    expect(await read(tablet)).toEqual(['C0001']);
    expect(tablet.cookies.get(CONSENT)).toBe('1.C0001');
    expect((await tablet.call('/api/v2/privacy')).cookies).toEqual([]);
  });

  it('is asked again after 180 days, and is nobody else’s', async () => {
    const { home, client } = await member();
    await choose(client, ',C0001,C0002,');
    const neighbour = (await member()).client;
    expect(await read(neighbour)).toBeNull();
    expect(neighbour.cookies.has(CONSENT)).toBe(false);
    server.clock.advance(179 * 86_400_000);
    const later = await server.loggedIn(home.memberId);
    const { cookies } = await later.call('/api/v2/privacy');
    expect(cookies).toMatchObject([{ name: CONSENT, maxAge: 86_400 }]);
    server.clock.advance(86_400_000);
    expect(await read(await server.loggedIn(home.memberId))).toBeNull();
    server.clock.advance(-180 * 86_400_000);
  });
});

describe('vacation', () => {
  const start = (client: HttpClient, end: string) =>
    client.call('/vacation/start', { body: { end_date: end } });
  const readAnswer = async ({ memberId }: Household, event: { id: string }) =>
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
      vacation_state: 'none',
      vacation_start_date: null,
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
    expect((await readAnswer(home, running))?.opt).toBe('in');
    await start(client, '2026-06-05');
    expect(await readAnswer(home, running)).toMatchObject({
      opt: 'out',
      joinedAt: expect.any(Date),
      leftAt: server.clock.now(),
    });
    expect(await readAnswer(home, coming)).toBe(null);
    expect((await readAnswer(home, after))?.opt).toBe('in');
    const refused = await client.call('/event_opt_in_out', { body: { event_id: coming.id, opt: 'in' } });
    expect([refused.statusCode, refused.json<Refused>().code]).toEqual([400, 'ON_VACATION']);
    await stop(client);
    expect((await readAnswer(home, coming))?.opt).toBe('in');
    await place.goTo('2026-06-03', 18);
    expect(await readAnswer(home, coming)).toMatchObject({ opt: 'in', joinedAt: expect.any(Date) });
  });

  it('VAC-03: a member who joined by hand is back in; declined and unanswered events stay so', async () => {
    server.clock.set(localInstant('2026-06-10', 9));
    const { home, client } = await member();
    const [joined, declined, open] = [
      await place.event('2026-06-12', 18, 19),
      await place.event('2026-06-13', 18, 19),
      await place.event('2026-06-14', 18, 19),
    ];
    await place.join(home, joined);
    await client.call('/event_opt_in_out', { body: { event_id: declined.id, opt: 'out' } });
    await start(client, '2026-06-15');
    expect(await readAnswer(home, joined)).toBe(null);
    await stop(client);
    expect(
      (await Promise.all([joined, declined, open].map((event) => readAnswer(home, event)))).map(
        (answer) => answer?.opt,
      ),
    ).toEqual(['in', 'out', undefined]);
  });

  it('VAC-02: an earlier end rejoins the events after it', async () => {
    server.clock.set(localInstant('2026-06-16', 9));
    const { home, client } = await member();
    const coming = await place.event('2026-06-19', 18, 19);
    await place.join(home, coming);
    await start(client, '2026-06-20');
    await start(client, '2026-06-18');
    expect((await readAnswer(home, coming))?.opt).toBe('in');
  });
});

describe('a planned vacation (VAC-01 to VAC-04)', () => {
  const plan = (client: HttpClient, first: string, last: string) =>
    client.call('/vacation/start', { body: { start_date: first, end_date: last } });
  const change = (client: HttpClient, last: string) =>
    client.call('/vacation/start', { body: { end_date: last } });
  const days = (body: Settings) => [body.vacation_state, body.vacation_start_date, body.vacation_end_date];
  const seen = async (client: HttpClient, { id }: { id: string }) => {
    const { opt, may_opt_in, likely_points, vacation } = (
      await client.call(`/events/${id}`)
    ).json<EnergyEvent>();
    return { opt, may_opt_in, likely_points, vacation };
  };

  it.each([
    ['the last day is before the first', '2026-07-10', '2026-07-09', ['end_date']],
    ['the first day was yesterday', '2026-06-30', '2026-07-09', ['start_date']],
    ['both days are over', '2026-06-28', '2026-06-30', ['start_date', 'end_date']],
    ['both are more than a year ahead', '2027-07-10', '2027-07-11', ['start_date', 'end_date']],
    ['a day is on no calendar', '2026-07-32', '2026-07-09', ['start_date']],
  ])('is refused at its field when %s', async (_name, first, last, fields) => {
    server.clock.set(localInstant('2026-07-01', 9));
    const { client } = await member();
    const answer = await plan(client, first, last);
    expect([answer.statusCode, Object.keys(answer.json<Refused>().fields ?? {})]).toEqual([400, fields]);
    expect(days(await settings(client))).toEqual(['none', null, null]);
  });

  it('begins and ends automatically at the home’s midnight; its days can be changed until then, and its last day afterwards', async () => {
    server.clock.set(localInstant('2026-07-01', 9));
    const { client } = await member();
    expect(days((await plan(client, '2026-07-10', '2026-07-15')).json())).toEqual([
      'planned',
      '2026-07-10',
      '2026-07-15',
    ]);
    expect(days((await plan(client, '2026-07-05', '2026-07-08')).json())).toEqual([
      'planned',
      '2026-07-05',
      '2026-07-08',
    ]);
    expect(days((await change(client, '2026-07-07')).json())).toEqual([
      'planned',
      '2026-07-05',
      '2026-07-07',
    ]);
    expect((await change(client, '2026-07-04')).statusCode).toBe(400);
    server.clock.set(new Date(localInstant('2026-07-05', 0).getTime() - 1000));
    expect(days(await settings(client))[0]).toBe('planned');
    server.clock.advance(1000);
    expect(days(await settings(client))[0]).toBe('running');
    expect(days((await change(client, '2026-07-06')).json())).toEqual([
      'running',
      '2026-07-05',
      '2026-07-06',
    ]);
    server.clock.set(new Date(localInstant('2026-07-07', 0).getTime() - 1000));
    expect(days(await settings(client))[0]).toBe('running');
    server.clock.advance(1000);
    expect(days(await settings(client))).toEqual(['none', null, null]);
  });

  it('takes part in events before it and after it, and offers neither joining nor points for those in it', async () => {
    server.clock.set(localInstant('2026-07-08', 9));
    const { home, client } = await member({ autoJoin: true });
    const before = await place.event('2026-07-09', 23, 24);
    const inside = await place.event('2026-07-10', 0, 1);
    await plan(client, '2026-07-10', '2026-07-12');
    const last = await place.event('2026-07-12', 22, 23);
    const after = await place.event('2026-07-13', 18, 19);
    expect((await seen(client, before)).opt).toBe('in');
    expect((await seen(client, after)).opt).toBe('in');
    const away = { start_date: '2026-07-10', end_date: '2026-07-12' };
    const left = { opt: null, may_opt_in: false, likely_points: null };
    for (const event of [inside, last])
      expect(await seen(client, event)).toEqual({ ...left, vacation: { state: 'planned', ...away } });
    const refused = await client.call('/event_opt_in_out', { body: { event_id: inside.id, opt: 'in' } });
    expect([refused.statusCode, refused.json<Refused>().code]).toEqual([400, 'ON_VACATION']);
    await place.goTo('2026-07-10', 0.5);
    expect((await seen(client, inside)).vacation).toEqual({ state: 'running', ...away });
    expect(await place.join(home, last)).toEqual({ done: false, reason: 'on-vacation' });
  });

  it('moved, shortened or cancelled, it gives back the joined events that it no longer covers', async () => {
    server.clock.set(localInstant('2026-07-20', 9));
    const { home, client } = await member();
    const [first, second] = [
      await place.event('2026-07-22', 18, 19),
      await place.event('2026-07-24', 18, 19),
    ];
    await place.join(home, first);
    await place.join(home, second);
    const opts = async () => [(await seen(client, first)).opt, (await seen(client, second)).opt];
    await plan(client, '2026-07-22', '2026-07-24');
    expect(await opts()).toEqual([null, null]);
    await plan(client, '2026-07-23', '2026-07-26');
    expect(await opts()).toEqual(['in', null]);
    await plan(client, '2026-07-21', '2026-07-23');
    expect(await opts()).toEqual([null, 'in']);
    await stop(client);
    expect(await opts()).toEqual(['in', 'in']);
  });

  it('one that has begun and gets a later first day keeps the days that were away', async () => {
    server.clock.set(localInstant('2026-08-01', 9));
    const { home, client } = await member();
    await plan(client, '2026-08-01', '2026-08-05');
    server.clock.set(localInstant('2026-08-03', 9));
    expect((await plan(client, '2026-08-02', '2026-08-09')).statusCode).toBe(400);
    expect(days((await plan(client, '2026-08-06', '2026-08-09')).json())).toEqual([
      'planned',
      '2026-08-06',
      '2026-08-09',
    ]);
    const kept = async () =>
      (await server.database.db.select().from(vacations).where(eq(vacations.memberId, home.memberId)))
        .map(({ startsOn, endsOn }) => [startsOn, endsOn])
        .sort();
    expect(await kept()).toEqual([
      ['2026-08-01', '2026-08-02'],
      ['2026-08-06', '2026-08-09'],
    ]);
    await stop(client);
    expect(await kept()).toEqual([['2026-08-01', '2026-08-02']]);
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

  it('are dismissed on every device, and only by their member', async () => {
    const { home, client } = await member();
    const { deviceId } = await device(home);
    const ids = [place.newId(), place.newId()];
    await server.database.db.insert(deviceLog).values(
      ids.map((id) => ({
        memberId: home.memberId,
        deviceId,
        id,
        at: server.clock.now(),
        happened: 'added' as const,
      })),
    );
    const left = async (by: HttpClient) =>
      (await by.call('/messages')).json<{ messages: { id: string }[] }>().messages.map(({ id }) => id);
    const dismiss = (by: HttpClient, body: object) => by.call('/api/v2/dismissals', { body });
    const other = (await member()).client;
    expect((await dismiss(other, { message: ids[0] })).statusCode).toBe(404);
    expect((await dismiss(client, { message: 'nothing' })).statusCode).toBe(404);
    expect((await dismiss(client, {})).statusCode).toBe(400);
    for (let time = 0; time < 2; time += 1)
      expect((await dismiss(client, { message: ids[0] })).json()).toEqual({ ok: true });
    expect(await left(await server.loggedIn(home.memberId))).toEqual([ids[1]]);
  });

  it('are in the inbox to read, in their place between what was sent, also once they are dismissed', async () => {
    const { home, client } = await member();
    const { connectionId, deviceId } = await device(home);
    const start = server.clock.now().getTime();
    const at = (minutes: number) => new Date(start - minutes * 60_000);
    const log = (['added', 'removed', 'missing', 'authorization_ended', 'offline'] as const).map(
      (happened, index) => ({
        memberId: home.memberId,
        deviceId,
        id: place.newId(),
        at: at(5 - index),
        happened,
      }),
    );
    await server.database.db.insert(deviceLog).values(log);
    const old = new Date(start - 91 * 86_400_000);
    await server.database.db
      .insert(deviceLog)
      .values({ memberId: home.memberId, deviceId, id: place.newId(), at: old, happened: 'removed' });
    // The email about the lost connection says the same.
    await notifyDeviceTrouble(server.database.db, server.core.deps.notify, {
      brandId: 'default',
      memberId: home.memberId,
      at: at(2),
      connectionId,
      partner: 'Slate',
    });
    await server.worker.runUntilIdle();
    await client.call('/api/v2/dismissals', { body: { message: log[1]?.id } });
    const read = async (query = '') => (await client.call(`/api/v2/inbox${query}`)).json<Inbox>();
    const { messages } = await read();
    expect(messages.map(({ subject, channels, unread }) => [subject, channels, unread])).toEqual([
      [expect.stringContaining('Slate') as string, ['email'], true],
      ['Hallway no longer takes part', ['app'], false],
      ['Hallway no longer takes part', ['app'], false],
      ['Hallway is connected', ['app'], false],
    ]);
    expect(messages.slice(1).map(({ text, link }) => [text, link?.path])).toEqual([
      ['It went missing from its account.', '/devices'],
      ['You removed it.', '/devices'],
      ['You added it. It takes part in events from now on.', '/devices'],
    ]);
    const ids: string[] = [];
    let after = '';
    for (let page = 0; page < messages.length; page += 1) {
      const next = await read(`?first=1${after}`);
      ids.push(...next.messages.map(({ id }) => id));
      after = `&after=${next.next_cursor}`;
    }
    expect([ids, after]).toEqual([messages.map(({ id }) => id), '&after=null']);
    expect((await client.call('/api/v2/inbox/opened', { body: { message_id: ids[1] } })).statusCode).toBe(
      404,
    );
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

  it.each([
    ['consent is lost', { widgetState: 'AuthStart', widgetSubstate: 'Revoked' }, true],
    ['something went wrong (UTL-28)', { widgetState: 'error' }, true],
    [
      'the meter can’t be found (UTL-36)',
      { widgetState: 'AuthDone', widgetSubstate: 'MissingMappingData' },
      true,
    ],
    ['another program has the home', { widgetState: 'AuthDone', widgetSubstate: 'ConflictingDRP' }, true],
    [
      'no program for long (UTL-15)',
      { widgetState: 'MarketReady', enrollStateAt: '2026-01-01T00:00:00Z' },
      true,
    ],
    ['approval is pending', { widgetState: 'MarketReady', widgetSubstate: 'ISOReady' }, false],
    ['the home is not eligible', { widgetState: 'AuthDone', widgetSubstate: 'Rejected' }, false],
    ['all is well', { widgetState: 'MarketEnrolled' }, false],
    [
      'a newcomer begins',
      { widgetState: 'PreValid', widgetSubstate: 'LocationOK', everReachedAuthDone: false },
      false,
    ],
  ])(
    'UTL-11 to UTL-18: asks to fix the connection exactly when Home does: %s',
    async (_what, facts, asks) => {
      const { home, client } = await member();
      const { enrollStateAt, ...connection } = { enrollStateAt: undefined, ...facts };
      await server.database.db
        .update(utilityConnections)
        .set({
          ...connection,
          ...(enrollStateAt !== undefined && { enrollStateAt: new Date(enrollStateAt) }),
        })
        .where(eq(utilityConnections.memberId, home.memberId));
      const { data } = await client.graphql<{
        viewer: { home: { utility: { turn: string; sentence: string } } };
      }>('{ viewer { home { utility { turn sentence } } } }');
      const utility = data?.viewer.home.utility;
      expect(utility?.turn === 'MEMBER' && utility.sentence !== 'message.connect').toBe(asks);
      const next = await step(client);
      expect(next?.id === 'fix-utility').toBe(asks);
      if (asks) expect(next?.path).toBe('/settings/home');
    },
  );

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
    expect(subjects.sort()).toEqual(['Connected: Hallway, Desk', 'Your Slate devices are disconnected']);
  });
});
