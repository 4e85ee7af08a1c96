import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Device } from '../../codegen/rest/types.ts';
import { DEVICE_TYPES } from '../../src/domain/devices/deviceTypes.ts';
import { programRules } from '../../src/domain/programs/rules.ts';
import { writeLog } from '../../src/server/devices/service.ts';
import { deviceConnections, deviceHours, devices, eventDevices } from '../../src/server/devices/tables.ts';
import { events } from '../../src/server/events/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { Neighbourhood, ZONE } from '../support/neighbourhood.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

// Answered from the tables alone: no partner is configured.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ EBBWATT_ENV: 'test' });
});
afterAll(() => server.close());

interface Home {
  readonly memberId: string;
  readonly browser: HttpClient;
  add(type: string, name: string, state?: object): Promise<string>;
}

async function home(): Promise<Home> {
  const { db } = server.database;
  const { newId } = server.core.deps;
  const memberId = await server.addMember();
  const connectionId = newId();
  const now = server.clock.now();
  await db.insert(deviceConnections).values({
    memberId,
    id: connectionId,
    brand: 'default',
    connectionConfigId: 'slate',
    status: 'connected',
    externalAccount: 'a',
    connectedAt: now,
  });
  return {
    memberId,
    browser: await server.loggedIn(memberId),
    add: async (type, name, state = {}) => {
      const id = newId();
      await db.insert(devices).values({
        memberId,
        id,
        brand: 'default',
        connectionId,
        externalId: id,
        deviceConfigId: `slate-${type}`,
        deviceType: type,
        displayName: name,
        state: {
          online: true,
          on: true,
          mode: 'cool',
          temperature: 241,
          setpoint: 235,
          watts: 900,
          ...state,
        },
        stateAt: now,
        addedAt: now,
      });
      return id;
    },
  };
}

const ask = async <T>(browser: HttpClient, query: string, variables: object = {}): Promise<T> => {
  const answer = await browser.call('/graphql/internal', { body: { query, variables } });
  return answer.json<T>();
};

describe('the list', () => {
  it('DEV-02, DEV-07, DEV-10, DEV-11: lists sixteen types in display order', async () => {
    const { browser, add } = await home();
    for (const type of [...DEVICE_TYPES].reverse()) await add(type, `A ${type}`);
    await add('plug', 'a later plug');
    const { devices: list } = (await browser.call('/device/list')).json<{ devices: Device[] }>();
    expect(list.map(({ display_name: name }) => name)).toEqual([
      'A battery',
      'A ev',
      'A waterheater',
      'A thermostat',
      'a later plug',
      'A plug',
      'A light',
      'A assistant',
      'A monitor',
      'A airpurifier',
      'A default',
      'A minisplitairconditioner',
      'A portableairconditioner',
      'A refrigerator',
      'A solar',
      'A tv',
      'A windowairconditioner',
    ]);
    expect(list.find(({ device_type: type }) => type === 'thermostat')).toMatchObject({
      state: {
        online: true,
        on: true,
        watts: 900,
        mode: 'cool',
        temperature_c: 24.1,
        setpoint_c: 23.5,
        charge_percent: null,
      },
      comfort: { lowest_c: 18, highest_c: 27 },
      control: 'setpoint',
    });
    expect(list.find(({ device_type: type }) => type === 'plug')).toMatchObject({
      comfort: null,
      control: 'switch',
    });
  });

  it("DEV-04, DEV-05, DEV-06: derives a device's type from its config and its title from the partner by GraphQL", async () => {
    const { browser, add } = await home();
    const id = await add('thermostat', 'Hallway');
    const { data } = await ask<{
      data: {
        viewer: {
          user: { connectionDevices: object[] };
          deviceConfigs: { id: string; connectionConfigId: string; deviceType: string }[];
          connectionConfigs: { id: string; title: string }[];
        };
        node: object;
      };
    }>(
      browser,
      'query ($id: ID!) { viewer { user { connectionDevices { id deviceId deviceConfigId deviceType displayName } } deviceConfigs { id connectionConfigId deviceType } connectionConfigs { id title } } node(id: $id) { id ... on ConnectionDevice { displayName } } }',
      { id: toGlobalId('ConnectionDevice', id) },
    );
    expect(data.viewer.user.connectionDevices).toEqual([
      {
        id: toGlobalId('ConnectionDevice', id),
        deviceId: id,
        deviceConfigId: 'slate-thermostat',
        deviceType: 'thermostat',
        displayName: 'Hallway',
      },
    ]);
    expect(data.viewer.deviceConfigs).toContainEqual({
      id: 'slate-thermostat',
      connectionConfigId: 'slate',
      deviceType: 'thermostat',
    });
    expect(data.viewer.connectionConfigs).toContainEqual({ id: 'slate', title: 'Slate' });
    expect(data.node).toEqual({ id: toGlobalId('ConnectionDevice', id), displayName: 'Hallway' });
    const stranger = await home();
    expect(
      (
        await ask<{ data: { node: null } }>(stranger.browser, 'query ($id: ID!) { node(id: $id) { id } }', {
          id: toGlobalId('ConnectionDevice', id),
        })
      ).data.node,
    ).toBe(null);
  });
});

describe("a device's settings", () => {
  it('DEV-01: opts out and in again, renames, sets a comfort band', async () => {
    const { browser, add } = await home();
    const id = await add('thermostat', 'Hallway');
    const save = async (body: object) =>
      (await browser.call('/device/settings', { body: { device_id: id, ...body } })).json<{
        device: Device;
      }>().device;
    expect(await save({ opted_in: false })).toMatchObject({ opted_in: false, display_name: 'Hallway' });
    expect(await save({ opted_in: true, display_name: '  Upper   hall ' })).toMatchObject({
      opted_in: true,
      display_name: 'Upper hall',
    });
    expect(await save({ comfort: { lowest_c: 19.5, highest_c: 25 } })).toMatchObject({
      comfort: { lowest_c: 19.5, highest_c: 25 },
    });
    expect(await save({ comfort: null })).toMatchObject({ comfort: { lowest_c: 18, highest_c: 27 } });
  });

  it('keeps the reserve of a battery that can feed in: 20 % unless the member chooses', async () => {
    const { browser, add } = await home();
    const id = await add('battery', 'Home battery', { canFeed: true });
    const save = async (body: object) =>
      (await browser.call('/device/settings', { body: { device_id: id, ...body } })).json<{
        device: Device;
      }>().device.reserve_percent;
    expect(await save({ opted_in: true })).toBe(20);
    for (const percent of [0, 100, 35]) expect(await save({ reserve_percent: percent })).toBe(percent);
    expect(await save({ display_name: 'Wall' })).toBe(35);
  });

  it.each([
    [{ canFeed: true }, 101],
    [{ canFeed: true }, -1],
    [{ canFeed: true }, 20.5],
    [{ canFeed: false }, 50],
    [{}, 50],
  ])('a battery of %j refuses a reserve of %s', async (state, percent) => {
    const { browser, add } = await home();
    const answer = await browser.call('/device/settings', {
      body: { device_id: await add('battery', 'Home battery', state), reserve_percent: percent },
    });
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['reserve_percent'],
    ]);
  });

  it.each([
    ['thermostat', { comfort: { lowest_c: 24, highest_c: 25 } }, 'comfort'],
    ['thermostat', { comfort: { lowest_c: 9, highest_c: 25 } }, 'comfort'],
    ['thermostat', { comfort: { lowest_c: 25, highest_c: 36 } }, 'comfort'],
    ['thermostat', { comfort: { lowest_c: 20.05, highest_c: 25 } }, 'comfort'],
    ['plug', { comfort: { lowest_c: 20, highest_c: 25 } }, 'comfort'],
    ['plug', { reserve_percent: 20 }, 'reserve_percent'],
    ['plug', { display_name: '   ' }, 'display_name'],
  ])('a %s refuses %j', async (type, body, field) => {
    const { browser, add } = await home();
    const answer = await browser.call('/device/settings', {
      body: { device_id: await add(type, 'Thing'), ...body },
    });
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      [field],
    ]);
  });
});

describe('DEV-17, GQL-18: the log', () => {
  const query =
    'query ($id: ID!, $page: Int!, $perPage: Int!) { viewer { deviceEventLogs(deviceId: $id, page: $page, perPage: $perPage) { page perPage total logs { at eventId eventType history happened } } } }';
  interface Page {
    readonly page: number;
    readonly perPage: number;
    readonly total: number;
    readonly logs: { at: string; happened: string | null; history: string | null }[];
  }
  interface ByEvent {
    readonly total: number;
    readonly logs: { eventId: string | null; history: string | null; happened: string | null }[];
    readonly events: object[];
  }
  /** Hour-long events that had a cooling thermostat two degrees warmer from a minute after the start. */
  const pastEvents = async (memberId: string, deviceId: string, starts: readonly Date[]) => {
    const { db } = server.database;
    const { programId } = await Neighbourhood.on(db, server.clock);
    const eventIds = starts.map(() => server.core.deps.newId());
    const [device] = await db.select().from(devices).where(eq(devices.id, deviceId));
    for (const [index, start] of starts.entries()) {
      const end = new Date(start.getTime() + 3_600_000);
      const eventId = eventIds[index] ?? '';
      await db.insert(events).values({
        id: eventId,
        brand: 'default',
        programId,
        type: 'PARTICIPATION_REDUCTION',
        algorithm: 'participation_reduction',
        startAt: start,
        endAt: end,
        status: 'ENDED',
        rules: programRules({ zone: ZONE, country: 'US' }),
        createdAt: start,
      });
      await db.insert(eventDevices).values({
        memberId,
        eventId,
        deviceId,
        brand: 'default',
        connectionId: device?.connectionId ?? '',
        advance: 'SHIFTED',
        history: 'DONE',
        before: { online: true, on: true, watts: 900, mode: 'cool', setpoint: 240 },
        target: 260,
        shifted: [{ from: start.getTime() / 1_000 + 60, to: end.getTime() / 1_000 }],
      });
    }
    return eventIds;
  };
  const readPage = async (browser: HttpClient, id: string, page: number, perPage: number) =>
    (await ask<{ data: { viewer: { deviceEventLogs: Page | null } } }>(browser, query, { id, page, perPage }))
      .data.viewer.deviceEventLogs;

  it('pages from 1, latest first', async () => {
    const { memberId, browser, add } = await home();
    const id = await add('plug', 'Heater');
    const at = (n: number) => new Date(Date.UTC(2026, 0, n));
    await writeLog(
      server.database.db,
      Array.from({ length: 45 }, (_, n) => ({
        memberId,
        deviceId: id,
        at: at(n + 1),
        happened: n % 2 === 0 ? ('offline' as const) : ('online' as const),
      })),
    );
    const pages = [
      await readPage(browser, id, 1, 20),
      await readPage(browser, id, 2, 20),
      await readPage(browser, id, 3, 20),
      await readPage(browser, id, 4, 20),
    ];
    expect(pages.map((page) => [page?.page, page?.perPage, page?.total, page?.logs.length])).toEqual([
      [1, 20, 45, 20],
      [2, 20, 45, 20],
      [3, 20, 45, 5],
      [4, 20, 45, 0],
    ]);
    const all = pages.flatMap((page) => page?.logs.map((log) => log.at) ?? []);
    expect(all).toEqual([...all].sort().reverse());
    expect(new Set(all).size).toBe(45);
  });

  it('by event, a page holds every entry of the events on it, and says how each went for the device', async () => {
    const { memberId, browser, add } = await home();
    const { db } = server.database;
    const id = await add('thermostat', 'Hallway');
    const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 0, day, 18, minute));
    const [earlier = '', later = ''] = await pastEvents(memberId, id, [at(2), at(4)]);
    const step = (eventId: string, when: Date, history: 'SCHEDULED' | 'DR_EVENT' | 'DONE') => ({
      memberId,
      deviceId: id,
      at: when,
      eventId,
      history,
    });
    await writeLog(db, [
      { memberId, deviceId: id, at: at(1), happened: 'added' },
      step(earlier, at(2), 'SCHEDULED'),
      step(earlier, at(2, 1), 'DR_EVENT'),
      { memberId, deviceId: id, at: at(2, 20), happened: 'offline' },
      { memberId, deviceId: id, at: at(2, 25), happened: 'online' },
      step(earlier, at(2, 60), 'DONE'),
      step(later, at(4), 'SCHEDULED'),
      step(later, at(4, 1), 'DR_EVENT'),
      step(later, at(4, 60), 'DONE'),
    ]);
    const list = async (page: number) =>
      (
        await ask<{ data: { viewer: { deviceEventLogs: ByEvent } } }>(
          browser,
          'query ($id: ID!, $page: Int!) { viewer { deviceEventLogs(deviceId: $id, page: $page, perPage: 2, byEvent: true) { total logs { eventId history happened } events { eventId outcome change degrees start changedFrom changedTo changedSeconds } } } }',
          { id, page },
        )
      ).data.viewer.deviceEventLogs;
    const shown = ({ logs }: ByEvent) =>
      logs.map(({ eventId, history, happened }) => [
        eventId === later ? 'later' : eventId === earlier ? 'earlier' : null,
        history ?? happened,
      ]);
    const [first, second, third] = [await list(1), await list(2), await list(3)];
    expect([first.total, second.total]).toEqual([5, 5]);
    expect(shown(first)).toEqual([
      ['later', 'DONE'],
      ['later', 'DR_EVENT'],
      ['later', 'SCHEDULED'],
      ['earlier', 'DONE'],
      ['earlier', 'DR_EVENT'],
      ['earlier', 'SCHEDULED'],
    ]);
    expect([shown(second), shown(third)]).toEqual([
      [
        [null, 'online'],
        [null, 'offline'],
      ],
      [[null, 'added']],
    ]);
    expect(first.events).toEqual([
      {
        eventId: later,
        outcome: 'TOOK_PART',
        change: 'WARMER',
        degrees: 2,
        start: '2026-01-04T18:00:00.000Z',
        changedFrom: '2026-01-04T18:01:00.000Z',
        changedTo: '2026-01-04T19:00:00.000Z',
        changedSeconds: 3_540,
      },
      expect.objectContaining({ eventId: earlier, outcome: 'TOOK_PART' }),
    ]);
    expect(second.events).toEqual([]);
  });

  it.each([
    [0, 20],
    [-1, 20],
    [1, 0],
    [1, 101],
  ])('refuses page %i of %i', async (page, perPage) => {
    const { browser, add } = await home();
    const answer = await ask<{ errors?: { extensions: { code: string } }[] }>(browser, query, {
      id: await add('plug', 'Heater'),
      page,
      perPage,
    });
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID');
  });

  it("returns nothing for another member's device", async () => {
    const [one, other] = [await home(), await home()];
    const id = await one.add('plug', 'Heater');
    expect(await readPage(other.browser, id, 1, 20)).toBe(null);
    expect(await readPage(other.browser, 'no-id', 1, 20)).toBe(null);
  });
});

describe("DEV-14, DEV-15, GQL-19 to GQL-21: a device's use", () => {
  const query =
    'query ($id: ID!, $period: DeviceUsagePeriod!) { viewer { deviceEnergyUsage(deviceId: $id, period: $period) { from to totalWattHours hours { id hourStartDttm consumptionWattHours } days { date wattHours } } } }';
  interface Usage {
    readonly from: string;
    readonly to: string;
    readonly totalWattHours: number | null;
    readonly hours: { id: string }[];
    readonly days: { date: string; wattHours: number | null }[];
  }
  const usage = async (browser: HttpClient, id: string, period: string) =>
    (await ask<{ data: { viewer: { deviceEnergyUsage: Usage | null } } }>(browser, query, { id, period }))
      .data.viewer.deviceEnergyUsage;

  /** One watt-hour for each hour between two instants. */
  async function used({ memberId }: Home, id: string, from: string, to: string): Promise<void> {
    const start = Date.parse(from);
    const count = (Date.parse(to) - start) / 3_600_000;
    await server.database.db.insert(deviceHours).values(
      Array.from({ length: count }, (_, n) => ({
        memberId,
        deviceId: id,
        hourStart: new Date(start + n * 3_600_000),
        wattHours: 1,
      })),
    );
  }

  it.each([
    ['an ordinary day', '2026-06-15T20:00:00Z', '2026-06-14', 24],
    ['the day on which the clock goes forward', '2026-03-09T20:00:00Z', '2026-03-08', 23],
    ['the day on which the clock goes back', '2026-11-02T20:00:00Z', '2026-11-01', 25],
  ])('yesterday was %s', async (_what, now, date, hours) => {
    const place = await home();
    const id = await place.add('plug', 'Heater');
    const before = server.clock.now();
    server.clock.set(now);
    await used(place, id, new Date(Date.parse(now) - 72 * 3_600_000).toISOString(), now);
    const found = await usage(await server.loggedIn(place.memberId), id, 'YESTERDAY');
    server.clock.set(before);
    expect(found).toMatchObject({ totalWattHours: hours, days: [{ date, wattHours: hours }] });
    expect(found?.hours).toHaveLength(hours);
    expect((Date.parse(found?.to ?? '') - Date.parse(found?.from ?? '')) / 3_600_000).toBe(hours);
  });

  it.each([
    ['PREVIOUS_WEEK', 7],
    ['MONTHLY', 30],
  ])('%s has %i days, and marks those without data', async (period, count) => {
    const place = await home();
    const id = await place.add('plug', 'Heater');
    const now = server.clock.now().getTime();
    await used(place, id, new Date(now - 72 * 3_600_000).toISOString(), new Date(now).toISOString());
    const found = await usage(place.browser, id, period);
    expect(found?.days).toHaveLength(count);
    expect(found?.days.slice(-2).map(({ wattHours }) => wattHours)).toEqual([24, 24]);
    expect(found?.days[0]?.wattHours).toBe(null);
    expect(new Set(found?.hours.map((hour) => hour.id)).size).toBe(found?.hours.length);
  });

  describe('devices that together report more than the home can have used', () => {
    const readExcess = async (browser: HttpClient, id: string) =>
      (
        await ask<{ data: { viewer: { deviceEnergyUsage: { excess: unknown } | null } } }>(
          browser,
          'query ($id: ID!) { viewer { deviceEnergyUsage(deviceId: $id, period: PREVIOUS_WEEK) { excess { reportedWattHours measuredWattHours } } } }',
          { id },
        )
      ).data.viewer.deviceEnergyUsage?.excess;

    /** Two devices that use one watt-hour an hour for two days; the meter covers a day of these. */
    async function inHomeThatUses(wattHoursAnHour: number): Promise<unknown> {
      const before = server.clock.now();
      server.clock.set('2026-06-15T20:00:00Z');
      const place = await home();
      const [id, other] = [await place.add('plug', 'Heater'), await place.add('plug', 'Lamp')];
      for (const device of [id, other])
        await used(place, device, '2026-06-13T20:00:00Z', '2026-06-15T20:00:00Z');
      const neighbourhood = await Neighbourhood.on(server.database.db, server.clock);
      await neighbourhood.deliver(
        { brandId: 'default', memberId: place.memberId, timeZone: ZONE },
        { use: () => wattHoursAnHour / 4, from: '2026-06-14', to: '2026-06-14' },
      );
      const excess = await readExcess(await server.loggedIn(place.memberId), id);
      server.clock.set(before);
      return excess;
    }

    it('come with both figures, over the hours that the meter covers', async () => {
      expect(await inHomeThatUses(1.5)).toEqual({ reportedWattHours: 48, measuredWattHours: 36 });
    });

    it('are not mentioned while the meter measured as much', async () => {
      expect(await inHomeThatUses(2)).toBe(null);
    });
  });

  it("returns no data for a new device, and nothing for another member's", async () => {
    const [one, other] = [await home(), await home()];
    const id = await one.add('plug', 'Heater');
    expect(await usage(one.browser, id, 'YESTERDAY')).toMatchObject({
      totalWattHours: null,
      hours: [],
      days: [{ wattHours: null }],
    });
    expect(await usage(other.browser, id, 'YESTERDAY')).toBe(null);
  });
});
