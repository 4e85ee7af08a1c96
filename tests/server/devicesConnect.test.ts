import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { featureOverrides } from '../../src/server/features/tables.ts';
import { hashPassword } from '../../src/server/session/login/passwords.ts';
import { members } from '../../src/server/session/tables.ts';
import {
  beginConnecting,
  returnFromUtility,
  connect,
  connectedHome,
  deviceList,
  type ConnectedHome,
} from '../support/connectedHome.ts';
import { findInTables } from '../support/memberRows.ts';

let world: ConnectedHome;
beforeAll(async () => {
  world = await connectedHome();
});
afterAll(() => world.close());

const readConnection = async (
  browser: Awaited<ReturnType<ConnectedHome['addMember']>>['browser'],
  partner: string,
) =>
  (await browser.call('/connection/list'))
    .json<{
      connections: {
        connection_config_id: string;
        status: string;
        connection_id: string | null;
        device_count: number;
      }[];
    }>()
    .connections.find(({ connection_config_id: id }) => id === partner);

describe('connecting by OAuth', () => {
  it("DEV-01, DEV-12: returns with the account's devices and stores sealed tokens", async () => {
    const { memberId, browser } = await world.addMember();
    expect(await connect(world, browser, 'slate', { email: 'one@home.example' })).toBe(
      '303 /devices?connected=slate',
    );
    expect(
      (await deviceList(browser)).map((device) => [
        device.display_name,
        device.device_config_id,
        device.device_type,
        device.control,
        device.trouble,
      ]),
    ).toEqual([
      ['Bedroom', 'slate-thermostat', 'thermostat', 'setpoint', null],
      ['Hallway', 'slate-thermostat', 'thermostat', 'setpoint', null],
    ]);
    expect(await readConnection(browser, 'slate')).toMatchObject({ status: 'connected', device_count: 2 });
    const [connection] = await world.connections(memberId);
    expect(connection?.accessToken).not.toBe(null);
    const kept = JSON.stringify(connection) + world.lines.join('');
    for (const token of Object.keys(world.sandbox.world.state.devices.tokens))
      expect(kept).not.toContain(token);
    expect(connection?.subscribedAt).not.toBe(null);
  });

  it('adds only the devices that the member shares', async () => {
    const { browser } = await world.addMember();
    await connect(world, browser, 'slate', { email: 'two@home.example', see: ['Hallway'] });
    expect((await deviceList(browser)).map(({ display_name: name }) => name)).toEqual(['Hallway']);
  });

  it('DEV-03, DEV-10, DEV-11: lists eight types of several partners in display order', async () => {
    const { browser } = await world.addMember();
    const email = 'three@home.example';
    for (const partner of ['chert', 'slate', 'basalt', 'gneiss', 'marl'])
      expect(await connect(world, browser, partner, { email })).toContain(`connected=${partner}`);
    const account = await browser.call('/device/connect', {
      body: {
        connection_config_id: 'quartz',
        account: email,
        password: world.clouds.password('quartz', email),
      },
    });
    expect(account.statusCode).toBe(200);
    expect(
      (await deviceList(browser)).map(({ device_type: type, display_name: name }) => `${type} ${name}`),
    ).toEqual([
      'battery Home battery',
      'ev Family car',
      'waterheater Hot water',
      'thermostat Bedroom',
      'thermostat Hallway',
      'plug Fan',
      'light Desk lamp',
      'assistant Kitchen speaker',
      'monitor Whole-home meter',
      'default Fish tank',
      'solar Roof',
    ]);
  });

  it('connects nothing when the member declines', async () => {
    const { memberId, browser } = await world.addMember();
    expect(await connect(world, browser, 'slate', { cancel: true })).toBe('303 /devices?result=denied');
    expect(await world.connections(memberId)).toEqual([]);
  });

  it('uses a state once, and repeats the result on reload', async () => {
    const { memberId, browser } = await world.addMember();
    const back = await world.clouds.visit(await beginConnecting(browser, 'slate'), {
      email: 'four@home.example',
    });
    expect(await returnFromUtility(browser, back)).toBe('303 /devices?connected=slate');
    expect(await returnFromUtility(browser, back)).toBe('303 /devices?connected=slate');
    expect(await world.connections(memberId)).toHaveLength(1);
  });

  it.each(['another member', 'another session of the member', 'no one', 'another brand'])(
    'refuses a state from %s',
    async (who) => {
      const { memberId, browser } = await world.addMember();
      const back = await world.clouds.visit(await beginConnecting(browser, 'slate'), {
        email: 'five@home.example',
      });
      const thief =
        who === 'another member'
          ? (await world.addMember()).browser
          : who === 'another brand'
            ? (await world.addMember('us-energy')).browser
            : who === 'no one'
              ? await world.server.client()
              : await world.server.loggedIn(memberId);
      expect(await returnFromUtility(thief, back)).toBe('303 /devices?result=failed');
      expect(await world.connections(memberId)).toEqual([]);
    },
  );

  it.each(['', '?state=made-up&code=x', '?state[]=a&code[]=b', `?state=${'x'.repeat(5_000)}`])(
    'a way back that was never begun is nothing: %.30s',
    async (query) => {
      const { browser } = await world.addMember();
      const answer = await browser.call(`/connect/device/callback${query}`);
      expect(answer.headers.location).toBe('/devices?result=failed');
    },
  );

  it('refuses an expired state', async () => {
    const { browser } = await world.addMember();
    const back = await world.clouds.visit(await beginConnecting(browser, 'slate'));
    world.pass(61 * 60_000);
    expect(await returnFromUtility(browser, back)).toBe('303 /devices?result=failed');
  });

  it.each([
    ['refuses', 'refuse'],
    ['fails', 'error'],
    ['answers garbage', 'garbage'],
    ['sends us elsewhere', 'redirect'],
  ] as const)(
    'fails when the partner answers the token request by %s, and succeeds on a second try',
    async (_what, kind) => {
      const { browser } = await world.addMember();
      const back = await world.clouds.visit(await beginConnecting(browser, 'flint'), {
        email: 'six@home.example',
      });
      world.sandbox.fault({ partner: 'device', of: 'flint', endpoint: 'token', times: 1, kind });
      expect(await returnFromUtility(browser, back)).toBe('303 /devices?result=failed');
      expect(await connect(world, browser, 'flint', { email: 'six@home.example' })).toBe(
        '303 /devices?connected=flint',
      );
    },
  );

  it('retries an unreadable list a minute later', async () => {
    const { browser } = await world.addMember();
    world.sandbox.fault({ partner: 'device', endpoint: 'list', times: 1, kind: 'error' });
    expect(await connect(world, browser, 'slate', { email: 'seven@home.example' })).toBe(
      '303 /devices?connected=slate',
    );
    expect(await deviceList(browser)).toEqual([]);
    world.pass(61_000);
    await world.settle();
    expect(await deviceList(browser)).toHaveLength(2);
  });
});

describe('connecting by account and password', () => {
  const send = (
    browser: Awaited<ReturnType<ConnectedHome['addMember']>>['browser'],
    account: string,
    password: string,
  ) => browser.call('/device/connect', { body: { connection_config_id: 'quartz', account, password } });

  it("keeps no password and doesn't log it", async () => {
    const { memberId, browser } = await world.addMember();
    const password = world.clouds.password('quartz', 'eight@home.example');
    expect((await send(browser, 'eight@home.example', password)).statusCode).toBe(200);
    expect(await deviceList(browser)).toHaveLength(3);
    expect(JSON.stringify(await world.connections(memberId)) + world.lines.join('')).not.toContain(password);
  });

  it('reports a wrong password at its field', async () => {
    const { memberId, browser } = await world.addMember();
    const answer = await send(browser, 'nine@home.example', 'not-it');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'WRONG_ACCOUNT',
      fields: { password: 'Quartz doesn’t recognize that account and password.' },
    });
    expect(await world.connections(memberId)).toEqual([]);
  });

  it('requires account and password', async () => {
    const { browser } = await world.addMember();
    const answer = await browser.call('/device/connect', { body: { connection_config_id: 'quartz' } });
    expect(answer.json()).toMatchObject({
      code: 'ACCOUNT_NEEDED',
      fields: { account: 'Enter your Quartz account and its password.' },
    });
  });

  it('distinguishes an unreachable partner from a wrong password', async () => {
    const { browser } = await world.addMember();
    world.sandbox.fault({ partner: 'device', endpoint: 'token', times: 1, kind: 'error' });
    expect(
      (await send(browser, 'ten@home.example', world.clouds.password('quartz', 'ten@home.example')))
        .statusCode,
    ).toBe(502);
  });
});

describe('the list of partners', () => {
  it('DEV-06, DEV-09, DEV-13, SES-28: shows switched-on partners and connected ones', async () => {
    const { memberId, browser } = await world.addMember();
    expect(await readConnection(browser, 'flint')).toMatchObject({
      title: 'Flint',
      cloud: 'traits',
      status: 'none',
      connection_id: null,
      device_count: 0,
    });
    await world.server.database.db
      .insert(featureOverrides)
      .values({ memberId, key: 'device_connection_flint', state: 'DISABLED' });
    expect(await readConnection(browser, 'flint')).toBe(undefined);
    expect(
      (await browser.call('/device/connect', { body: { connection_config_id: 'flint' } })).json(),
    ).toMatchObject({ status: 400, code: 'NOT_OFFERED' });
  });

  it.each(['nobody', 'toString', ''])('refuses the unknown partner "%s"', async (id) => {
    const { browser } = await world.addMember();
    expect(
      (await browser.call('/device/connect', { body: { connection_config_id: id } })).json(),
    ).toMatchObject({ status: 400, code: 'NOT_OFFERED' });
  });
});

describe('disconnecting', () => {
  it('removes the devices, revokes and deletes the tokens; connecting again brings back the same devices', async () => {
    const { memberId, browser } = await world.addMember();
    const email = 'eleven@home.example';
    await connect(world, browser, 'slate', { email });
    const before = await deviceList(browser);
    const id = (await readConnection(browser, 'slate'))?.connection_id;
    world.pass(1_000);
    expect((await browser.call('/device/disconnect', { body: { connection_id: id } })).json()).toEqual({
      devices: [],
    });
    await world.settle();
    expect((await world.connections(memberId))[0]).toMatchObject({
      status: 'removed',
      accessToken: null,
      refreshToken: null,
      revokeDueAt: null,
    });
    expect(
      Object.values(world.sandbox.world.state.devices.grants).filter(
        (grant) => grant.account === world.clouds.account('slate', email).id && grant.active,
      ),
    ).toEqual([]);
    expect(await readConnection(browser, 'slate')).toMatchObject({ status: 'none' });
    world.pass(1_000);
    await connect(world, browser, 'slate', { email });
    const after = await deviceList(browser);
    expect(after.map((device) => device.device_id)).toEqual(before.map((device) => device.device_id));
    expect(await world.happened(memberId, before[0]?.device_id ?? '')).toEqual(['added', 'removed', 'added']);
  });

  it('retries revoking at a partner that is unreachable', async () => {
    const { memberId, browser } = await world.addMember();
    await connect(world, browser, 'marl', { email: 'twelve@home.example' });
    world.sandbox.fault({ partner: 'device', endpoint: 'revoke', times: 1, kind: 'error' });
    await browser.call('/device/disconnect', {
      body: { connection_id: (await readConnection(browser, 'marl'))?.connection_id },
    });
    await world.settle();
    expect((await world.connections(memberId))[0]?.revokeDueAt).not.toBe(null);
    world.pass(2 * 60_000);
    await world.settle();
    expect((await world.connections(memberId))[0]).toMatchObject({ revokeDueAt: null, refreshToken: null });
  });

  it('happens when the account is deleted, before it goes', async () => {
    const { memberId, browser } = await world.addMember();
    const { db } = world.server.database;
    const [email, password] = ['gone@home.example', 'four quiet evening hours'];
    const passwordHash = await hashPassword(password);
    await db.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    await connect(world, browser, 'slate', { email });
    const isGranted = () =>
      Object.values(world.sandbox.world.state.devices.grants).some(
        (grant) => grant.account === world.clouds.account('slate', email).id && grant.active,
      );
    expect(isGranted()).toBe(true);
    const body = { password, understood: true };
    expect((await browser.call('/api/account/deletion', { body })).statusCode).toBe(200);
    for (const milliseconds of [7 * 86_400_000, 3_600_000, 60_000]) {
      world.pass(milliseconds);
      await world.settle();
    }
    expect(isGranted()).toBe(false);
    expect(await findInTables(db, memberId)).toEqual({});
  });

  it('replaces the account of the same partner by another', async () => {
    const { memberId, browser } = await world.addMember();
    await connect(world, browser, 'marl', { email: 'first@home.example' });
    world.pass(1_000);
    await connect(world, browser, 'marl', { email: 'second@home.example' });
    expect((await world.connections(memberId)).map(({ status }) => status).sort()).toEqual([
      'connected',
      'removed',
    ]);
    expect(await deviceList(browser)).toHaveLength(1);
  });

  it('answers 404 for connections and devices of others', async () => {
    const owner = await world.addMember();
    await connect(world, owner.browser, 'slate', { email: 'owner@home.example' });
    const [device] = await deviceList(owner.browser);
    const connectionId = (await readConnection(owner.browser, 'slate'))?.connection_id;
    for (const { browser } of [await world.addMember(), await world.addMember('us-energy')]) {
      expect(
        (await browser.call('/device/disconnect', { body: { connection_id: connectionId } })).statusCode,
      ).toBe(404);
      expect(
        (await browser.call('/device/remove', { body: { device_id: device?.device_id } })).statusCode,
      ).toBe(404);
      expect(
        (await browser.call('/device/settings', { body: { device_id: device?.device_id, opted_in: false } }))
          .statusCode,
      ).toBe(404);
      expect((await browser.call(`/device/state/${device?.device_id ?? ''}`)).statusCode).toBe(404);
    }
    expect(await deviceList(owner.browser)).toHaveLength(2);
  });
});
