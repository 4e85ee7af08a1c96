import { setTimeout as wait } from 'node:timers/promises';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import type { CloudAnswer, DeviceCommand, DeviceState, ListedDevice, PartnerCloud } from './cloud.ts';
import { TIMING } from '../timing.ts';
import { FAILED, read, type CloudCall } from './call.ts';
import { fields, flag, given, parseHour, parseList, MOST_HOURS, text, whole, type Fields } from './values.ts';

const path = (externalId: string): string => `/v2/devices/${encodeURIComponent(externalId)}`;

/** One cloud in front of many makers. Actions are asynchronous, and every change is sent as a webhook. */
export function aggregatorCloud(call: CloudCall): PartnerCloud {
  const state = async (externalId: string): Promise<CloudAnswer<DeviceState>> =>
    read(await call({ path: path(externalId) }), parseState);
  return {
    list: async () =>
      read(await call({ path: '/v2/devices' }), (value) =>
        parseList(fields(value)?.['devices'], parseDevice),
      ),
    state,
    command: async (externalId, command, key) => {
      const body = toBody(command);
      if (body === null) return { ok: false, why: 'unsupported' };
      const started = await call({ method: 'POST', path: `${path(externalId)}/actions`, body, key });
      const outcome = started.ok ? await awaitAction(call, started.value) : started;
      return outcome.ok ? state(externalId) : outcome;
    },
    hours: async (externalId, from, to) =>
      read(
        await call({
          path: `${path(externalId)}/usage`,
          query: { from: from.toISOString(), to: to.toISOString(), resolution: 'hour' },
          deadlineMs: TIMING.hoursMs,
        }),
        (value) => parseList(fields(value)?.['usage'], parseHour, MOST_HOURS),
      ),
    subscribe: async (url) =>
      read(await call({ method: 'PUT', path: '/v2/subscription', body: { url } }), () => true),
  };
}

/** Polls an action until it ends. One that takes longer counts as failed; its webhook corrects that. */
async function awaitAction(call: CloudCall, started: unknown): Promise<CloudAnswer<true>> {
  const id = text(fields(started)?.['action_id']);
  if (id === null) return FAILED;
  let action = fields(started);
  for (const until = performance.now() + TIMING.actionMs; ;) {
    const status = action?.['status'];
    if (status === 'done') return { ok: true, value: true };
    if (status === 'failed') return refusal(action?.['reason']);
    if (status !== 'pending' || performance.now() + TIMING.actionEveryMs > until) return FAILED;
    await wait(TIMING.actionEveryMs);
    const asked = await call({ path: `/v2/actions/${encodeURIComponent(id)}` });
    if (!asked.ok) return asked.why === 'auth' ? asked : FAILED;
    action = fields(asked.value);
  }
}

function refusal(reason: unknown): CloudAnswer<true> {
  return reason === 'offline' || reason === 'missing' || reason === 'unsupported'
    ? { ok: false, why: reason }
    : FAILED;
}

/** A gigawatt-hour: more than any home's battery feeds in. */
const MOST_FED_WH = 1_000_000_000;

/** A command with an end is a pause, which the partner ends itself. These clouds have no setpoints. */
function toBody(command: DeviceCommand): Fields | null {
  switch (command.kind) {
    case 'off':
      return command.until === null
        ? { action: 'off' }
        : { action: 'pause', until: command.until.toISOString() };
    case 'on':
      return { action: 'on', ...(command.until === null ? {} : { until: command.until.toISOString() }) };
    case 'resume':
      return { action: 'resume' };
    case 'feed':
      return {
        action: 'discharge',
        reserve_soc: command.reservePercent,
        ...(command.until === null ? {} : { until: command.until.toISOString() }),
      };
    case 'setpoint':
      return null;
  }
}

function parseDevice(entry: Fields): ListedDevice | null {
  const [externalId, kind, state] = [text(entry['device_id']), text(entry['kind']), parseState(entry)];
  if (externalId === null || kind === null || state === null) return null;
  return { externalId, deviceType: deviceType(kind), displayName: text(entry['label'], 200) ?? kind, state };
}

function parseState(value: unknown): DeviceState | null {
  const device = fields(value);
  const status = device?.['status'];
  if (device === null || (status !== 'online' && status !== 'offline')) return null;
  return {
    online: status === 'online',
    on: flag(device['charging']) ?? flag(device['heating']),
    ...given('watts', whole(device['power_w'])),
    ...given('chargePercent', whole(device['soc'], 100)),
    ...given('canFeed', flag(device['can_discharge'])),
    ...given('feeding', flag(device['discharging'])),
    ...given('fedWh', whole(device['discharged_wh'], MOST_FED_WH)),
  };
}
