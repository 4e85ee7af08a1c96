import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { createLimit } from '../../platform/limit.ts';
import type { CloudAnswer, DeviceCommand, DeviceState, ListedDevice } from '../cloud.ts';
import { TIMING } from '../timing.ts';
import { FAILED, read, type CloudCall } from './call.ts';
import { fields, given, hourOf, listOf, MOST_HOURS, text, whole, type Fields } from './values.ts';
import type { PartnerCloud } from './partnerCloud.ts';

const WHY: Readonly<Record<number, 'auth' | 'offline' | 'missing'>> = {
  [-20_651]: 'auth',
  [-20_571]: 'offline',
  [-20_580]: 'missing',
};
/** Devices of one account that are asked at the same time. */
const AT_ONCE = 4;

/** What an answer says by its code; the HTTP status is always 200. */
export function accountAnswer(answer: CloudAnswer<unknown>): CloudAnswer<Fields> {
  if (!answer.ok) return answer;
  const body = fields(answer.value);
  const code = body?.['error_code'];
  if (code === 0) return { ok: true, value: fields(body?.['result']) ?? {} };
  const why = typeof code === 'number' ? WHY[code] : undefined;
  return why === undefined ? FAILED : { ok: false, why };
}

/** The cloud that the member's account and password open: its devices are asked one by one, and it tells of nothing. */
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
    read(await passOn(externalId, LOOK), stateOf);

  return {
    list: async () => {
      const found = read(await ask('getDeviceList', {}), (value) =>
        listOf(fields(value)?.['deviceList'], entryOf),
      );
      if (!found.ok) return found;
      const limit = createLimit(AT_ONCE);
      const devices = await Promise.all(found.value.map((entry) => limit(() => withState(entry, state))));
      const fault = devices.find((device) => !device.ok);
      return fault ?? { ok: true, value: devices.flatMap((device) => (device.ok ? [device.value] : [])) };
    },
    state,
    command: async (externalId, command, key, perhapsSent) => {
      const request = requestOf(command, key, now());
      if (request === null) return { ok: false, why: 'unsupported' };
      const before =
        perhapsSent === true ? await passOn(externalId, { ...LOOK, count_down: { get_rules: {} } }) : null;
      if (before !== null && (!before.ok || hasRule(before.value, key))) return read(before, stateOf);
      return read(await passOn(externalId, request), stateOf);
    },
    hours: async (externalId, from, to) =>
      read(
        await passOn(
          externalId,
          { emeter: { get_hours: { from: from.toISOString(), to: to.toISOString() } } },
          TIMING.hoursMs,
        ),
        (value) =>
          listOf(fields(fields(fields(value)?.['emeter'])?.['get_hours'])?.['hours'], hourOf, MOST_HOURS),
      ),
    subscribe: async () => ({ ok: false, why: 'unsupported' }),
  };
}

const LOOK: Fields = { system: { get_sysinfo: {} }, emeter: { get_realtime: {} } };

/**
 * Switches, and with an end leaves a count-down in the device that switches back: it needs neither us nor its cloud then.
 * These clouds know no repeats, but the rule has a name, by which it is found that the command had arrived after all: the
 * device also lists rules that have ended.
 */
function requestOf(command: DeviceCommand, name: string, now: Date): Fields | null {
  if (command.kind === 'setpoint') return null;
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

function stateOf(value: unknown): DeviceState | null {
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

function entryOf(entry: Fields): Entry | null {
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

/** The list does not say whether a device is on. One that cannot be asked just now is out of reach. */
async function withState(
  { online, ...device }: Entry,
  state: (externalId: string) => Promise<CloudAnswer<DeviceState>>,
): Promise<CloudAnswer<ListedDevice>> {
  const asked = online ? await state(device.externalId) : null;
  if (asked !== null && !asked.ok && asked.why !== 'offline' && asked.why !== 'missing') return asked;
  return { ok: true, value: { ...device, state: asked?.ok ? asked.value : { online: false, on: null } } };
}
