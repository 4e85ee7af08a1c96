import createLimit from 'p-limit';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import type { CloudAnswer, DeviceCommand, DeviceState, ListedDevice, PartnerCloud } from './cloud.ts';
import { TIMING } from '../timing.ts';
import { FAILED, read, type CloudCall, type CloudRequest } from './call.ts';
import { fields, given, parseHour, parseList, MOST_HOURS, text, whole, type Fields } from './values.ts';
import type { TokenRenewal, Tokens } from './oauthClient.ts';

const WHY: Readonly<Record<number, 'auth' | 'offline' | 'missing'>> = {
  [-20_651]: 'auth',
  [-20_571]: 'offline',
  [-20_580]: 'missing',
};
/** Devices of one account that are read at the same time. */
const AT_ONCE = 4;

/** Maps the error code in the body; the HTTP status is always 200. */
export function accountAnswer(answer: CloudAnswer<unknown>): CloudAnswer<Fields> {
  if (!answer.ok) return answer;
  const body = fields(answer.value);
  const code = body?.['error_code'];
  if (code === 0) return { ok: true, value: fields(body?.['result']) ?? {} };
  const why = typeof code === 'number' ? WHY[code] : undefined;
  return why === undefined ? FAILED : { ok: false, why };
}

/**
 * A cloud that is opened with account and password. It has no webhooks, and its devices are read one by one.
 */
export function accountCloud(call: CloudCall, now: () => Date): PartnerCloud {
  const ask = async (
    method: string,
    params: Fields,
    deadlineMs: number = TIMING.callMs,
  ): Promise<CloudAnswer<Fields>> =>
    accountAnswer(await call({ method: 'POST', path: '/api', body: { method, params }, deadlineMs }));
  const passOn = async (
    deviceId: string,
    request: Fields,
    deadlineMs?: number,
  ): Promise<CloudAnswer<Fields>> =>
    read(await ask('passthrough', { deviceId, request }, deadlineMs), (value) =>
      fields(fields(value)?.['responseData']),
    );
  const state = async (externalId: string): Promise<CloudAnswer<DeviceState>> =>
    read(await passOn(externalId, LOOK), parseState);

  return {
    list: async () => {
      const found = read(await ask('getDeviceList', {}), (value) =>
        parseList(fields(value)?.['deviceList'], parseEntry),
      );
      if (!found.ok) return found;
      const limit = createLimit(AT_ONCE);
      const devices = await Promise.all(found.value.map((entry) => limit(() => withState(entry, state))));
      const fault = devices.find((device) => !device.ok);
      return fault ?? { ok: true, value: devices.flatMap((device) => (device.ok ? [device.value] : [])) };
    },
    state,
    command: async (externalId, command, key, perhapsSent) => {
      const request = toRequest(command, key, now());
      if (request === null) return { ok: false, why: 'unsupported' };
      const before =
        perhapsSent === true ? await passOn(externalId, { ...LOOK, count_down: { get_rules: {} } }) : null;
      if (before !== null && (!before.ok || hasRule(before.value, key))) return read(before, parseState);
      return read(await passOn(externalId, request), parseState);
    },
    hours: async (externalId, from, to) =>
      read(
        await passOn(
          externalId,
          { emeter: { get_hours: { from: from.toISOString(), to: to.toISOString() } } },
          TIMING.hoursMs,
        ),
        (value) =>
          parseList(
            fields(fields(fields(value)?.['emeter'])?.['get_hours'])?.['hours'],
            parseHour,
            MOST_HOURS,
          ),
      ),
    subscribe: async () => ({ ok: false, why: 'unsupported' }),
  };
}

const LOOK: Fields = { system: { get_sysinfo: {} }, emeter: { get_realtime: {} } };

/**
 * Switches the relay. With an end, it also sets a count-down inside the device, which works without us and
 * without the cloud. These clouds ignore idempotency keys; the count-down's name shows whether a command has
 * arrived, because devices also list rules that have ended.
 */
function toRequest(command: DeviceCommand, name: string, now: Date): Fields | null {
  if (command.kind === 'setpoint' || command.kind === 'feed') return null;
  const on = command.kind !== 'off';
  const seconds =
    command.kind === 'resume' || command.until === null
      ? 0
      : Math.ceil((command.until.getTime() - now.getTime()) / 1_000);
  const back = seconds > 0 ? { count_down: { add_rule: { name, delay_s: seconds, act: on ? 0 : 1 } } } : {};
  return {
    system: { set_relay_state: { state: on ? 1 : 0 }, get_sysinfo: {} },
    ...back,
    emeter: { get_realtime: {} },
  };
}

function hasRule(value: unknown, name: string): boolean {
  const rules = fields(fields(fields(value)?.['count_down'])?.['get_rules'])?.['rule_list'];
  return Array.isArray(rules) && rules.some((rule: unknown) => fields(rule)?.['name'] === name);
}

function parseState(value: unknown): DeviceState | null {
  const answer = fields(value);
  const relay = fields(fields(answer?.['system'])?.['get_sysinfo'])?.['relay_state'];
  if (relay !== 0 && relay !== 1) return null;
  return {
    online: true,
    on: relay === 1,
    ...given('watts', whole(fields(fields(answer?.['emeter'])?.['get_realtime'])?.['power_w'])),
  };
}

interface Entry extends Pick<ListedDevice, 'externalId' | 'deviceType' | 'displayName'> {
  readonly online: boolean;
}

function parseEntry(entry: Fields): Entry | null {
  const externalId = text(entry['deviceId']);
  const kind = text(entry['deviceType']) ?? '';
  return externalId === null
    ? null
    : {
        externalId,
        deviceType: deviceType(kind),
        displayName: text(entry['alias'], 200) ?? externalId,
        online: entry['status'] === 1,
      };
}

/** The list doesn't say whether a device is on. One that can't be read counts as offline. */
async function withState(
  { online, ...device }: Entry,
  state: (externalId: string) => Promise<CloudAnswer<DeviceState>>,
): Promise<CloudAnswer<ListedDevice>> {
  const asked = online ? await state(device.externalId) : null;
  if (asked !== null && !asked.ok && asked.why !== 'offline' && asked.why !== 'missing') return asked;
  return { ok: true, value: { ...device, state: asked?.ok ? asked.value : { online: false, on: null } } };
}

const DAY_SECONDS = 86_400;
const LONGEST_TOKEN = 4_096;

/** Tokens from a log-in or a refresh; null if there are none in the answer. */
export function accountTokens(value: unknown): Tokens | null {
  const result = fields(value);
  const [accessToken, seconds] = [
    text(result?.['token'], LONGEST_TOKEN),
    Number(result?.['expires_in'] ?? DAY_SECONDS),
  ];
  if (accessToken === null) return null;
  return {
    accessToken,
    // Without a refresh token the member has to connect again when it expires: the password is not kept.
    refreshToken: text(result?.['refresh_token'], LONGEST_TOKEN),
    expiresInSeconds:
      Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 366 * DAY_SECONDS) : DAY_SECONDS,
    account: text(result?.['account'], 200),
  };
}

/** Renews with the refresh token: the password is not kept. */
export function accountRenewal(ask: (request: CloudRequest) => Promise<CloudAnswer<unknown>>): TokenRenewal {
  return {
    refresh: async (refreshToken) => {
      const answer = accountAnswer(
        await ask({
          method: 'POST',
          path: '/api',
          body: { method: 'refreshToken', params: { refresh_token: refreshToken } },
          deadlineMs: TIMING.tokenMs,
        }),
      );
      if (answer.ok) return accountTokens(answer.value);
      return answer.why === 'auth' ? 'refused' : null;
    },
  };
}
