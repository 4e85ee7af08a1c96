import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';

interface Answer {
  readonly error_code: number;
  readonly result?: {
    readonly token?: string;
    readonly refresh_token?: string;
    readonly account?: string;
    readonly expires_in?: number;
    readonly deviceList?: { deviceId: string; alias: string; deviceType: string; status: number }[];
    readonly responseData?: Record<string, Record<string, Record<string, unknown>>>;
  };
}

const START = '2026-07-01T19:00:00.000Z';
const EMAIL = 'robin@home.example';
let sandbox: TestSandbox;
let token: string;
const call = async (method: string, params: object = {}, given = token): Promise<Answer> => {
  const answer = await fetch(`${sandbox.url}/devices/quartz/api?token=${given}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method, params }),
  });
  return (await answer.json()) as Answer;
};
const logIn = (password: string, account = EMAIL, terminal = 'ours-1'): Promise<Answer> =>
  call('login', { account, password, terminal });
const pass = (deviceId: string, request: object): Promise<Answer> =>
  call('passthrough', { deviceId, request });
const id = (name: string): string => sandbox.devices.named('quartz', name).id;
const later = (minutes: number): string => new Date(Date.parse(START) + minutes * 60_000).toISOString();

beforeAll(async () => (sandbox = await startSandbox({ now: () => new Date(START) })));
beforeEach(async () => {
  sandbox.actions.reset();
  token = (await logIn(sandbox.devices.password('quartz'))).result?.token ?? '';
});
afterAll(() => sandbox.stop());

describe('a cloud with account and password', () => {
  it('gives a token for the right password; after a wrong one the account exists, so that its password can be looked up', async () => {
    expect(await logIn(sandbox.devices.password('quartz'))).toMatchObject({
      error_code: 0,
      result: {
        token: expect.any(String),
        account: sandbox.devices.account('quartz').id,
        expires_in: 2_592_000,
      },
    });
    expect((await logIn('guess', 'new@home.example')).error_code).toBe(-20601);
    expect(Object.values(sandbox.world.state.devices.accounts).map(({ email }) => email)).toContain(
      'new@home.example',
    );
    expect((await logIn('guess', 'nobody')).error_code).toBe(-20601);
  });

  it('lists devices', async () => {
    expect(
      (await call('getDeviceList')).result?.deviceList?.map(({ alias, deviceType, status }) => [
        alias,
        deviceType,
        status,
      ]),
    ).toEqual([
      ['Fan', 'plug', 1],
      ['Desk lamp', 'light', 1],
      ['Fish tank', 'other', 1],
    ]);
  });

  it('switches, and a countdown rule switches back by sandbox time', async () => {
    expect(
      await pass(id('Fan'), {
        system: { set_relay_state: { state: 0 } },
        count_down: { add_rule: { delay_s: 3_600, act: 1 } },
      }),
    ).toMatchObject({
      error_code: 0,
      result: {
        responseData: {
          system: { set_relay_state: { err_code: 0 } },
          count_down: { add_rule: { err_code: 0 } },
        },
      },
    });
    const relay = async () =>
      (await pass(id('Fan'), { system: { get_sysinfo: {} } })).result?.responseData?.['system']?.[
        'get_sysinfo'
      ]?.['relay_state'];
    sandbox.setNow(later(59));
    expect(await relay()).toBe(0);
    expect(
      (await pass(id('Fan'), { emeter: { get_realtime: {} } })).result?.responseData?.['emeter']?.[
        'get_realtime'
      ],
    ).toMatchObject({ power_w: 1 });
    sandbox.setNow(later(60));
    expect(await relay()).toBe(1);
  });

  it('a switch without a rule stays, and ends an existing rule', async () => {
    await pass(id('Fan'), {
      system: { set_relay_state: { state: 0 } },
      count_down: { add_rule: { delay_s: 60, act: 1 } },
    });
    await pass(id('Fan'), { system: { set_relay_state: { state: 0 } } });
    sandbox.setNow(later(5));
    expect(sandbox.devices.see(id('Fan'))).toMatchObject({ on: false, heldBy: null });
  });

  it('creates a rule of the same name again, and lists finished ones by name', async () => {
    const off = {
      system: { set_relay_state: { state: 0 } },
      count_down: { add_rule: { name: 'ours', delay_s: 600, act: 1 } },
    };
    const rules = async () =>
      (await pass(id('Fan'), { count_down: { get_rules: {} } })).result?.responseData?.['count_down']?.[
        'get_rules'
      ]?.['rule_list'];
    expect(await rules()).toEqual([]);
    await pass(id('Fan'), off);
    expect(await rules()).toEqual([{ name: 'ours', enable: 1 }]);
    await sandbox.devices.byHand(id('Fan'), { on: true });
    expect(await rules()).toEqual([{ name: 'ours', enable: 0 }]);
    await pass(id('Fan'), off);
    expect(sandbox.devices.see(id('Fan')).on).toBe(false);
  });

  it('counts hours', async () => {
    const answer = await pass(id('Fish tank'), {
      emeter: { get_hours: { from: later(-180), to: later(60) } },
    });
    expect(answer.result?.responseData?.['emeter']?.['get_hours']?.['hours']).toHaveLength(3);
  });

  it('reports errors by number', async () => {
    expect((await call('getDeviceList', {}, 'no-token')).error_code).toBe(-20651);
    expect((await call('selfDestruct')).error_code).toBe(-1);
    expect((await pass('of-nobody', { system: { get_sysinfo: {} } })).error_code).toBe(-20580);
    expect(
      (
        await pass(sandbox.devices.named('quartz', 'Fan', 'else@home.example').id, {
          system: { get_sysinfo: {} },
        })
      ).error_code,
    ).toBe(-20580);
    await sandbox.devices.setOnline(id('Fan'), false);
    expect((await pass(id('Fan'), { system: { set_relay_state: { state: 0 } } })).error_code).toBe(-20571);
    expect((await call('getDeviceList')).result?.deviceList?.[0]?.status).toBe(0);
    await sandbox.devices.endAuthorization('quartz', true);
    expect((await call('getDeviceList')).error_code).toBe(-20651);
  });

  it('a token ends after its lifetime, and with the next login from the same terminal', async () => {
    const first = token;
    const password = sandbox.devices.password('quartz');
    const other = (await logIn(password, EMAIL, 'ours-2')).result?.token ?? '';
    const second = (await logIn(password)).result?.token ?? '';
    expect((await call('getDeviceList', {}, first)).error_code).toBe(-20651);
    expect([
      (await call('getDeviceList', {}, other)).error_code,
      (await call('getDeviceList', {}, second)).error_code,
    ]).toEqual([0, 0]);
    sandbox.setNow(later(31 * 24 * 60));
    expect((await call('getDeviceList', {}, second)).error_code).toBe(-20651);
  });

  it('renews an expired token once without the password', async () => {
    const { refresh_token: renewal } = (await logIn(sandbox.devices.password('quartz'))).result ?? {};
    sandbox.setNow(later(31 * 24 * 60));
    const renewed = await call('refreshToken', { refresh_token: renewal });
    expect(renewed).toMatchObject({
      error_code: 0,
      result: { account: sandbox.devices.account('quartz').id, expires_in: 2_592_000 },
    });
    expect((await call('getDeviceList', {}, renewed.result?.token)).error_code).toBe(0);
    expect((await call('refreshToken', { refresh_token: renewal })).error_code).toBe(-20651);
  });
});

describe('faults of a device cloud', () => {
  it.each([
    ['token', () => logIn('any')],
    ['list', () => call('getDeviceList')],
    ['state', () => pass('any', { system: { get_sysinfo: {} } })],
    ['command', () => pass('any', { system: { set_relay_state: { state: 0 } } })],
    ['energy', () => pass('any', { emeter: { get_hours: { from: START, to: START } } })],
  ])('affect only %s of only one partner', async (endpoint, ask) => {
    sandbox.fault({ partner: 'device', of: 'slate', endpoint, kind: 'error' });
    await expect(ask()).resolves.toMatchObject({ error_code: expect.any(Number) });
    sandbox.fault({ partner: 'device', of: 'quartz', endpoint, kind: 'error', times: 1 });
    await expect(ask()).rejects.toThrow('JSON');
    await expect(ask()).resolves.toMatchObject({ error_code: expect.any(Number) });
  });
});
