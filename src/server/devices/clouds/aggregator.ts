import { setTimeout as wait } from 'node:timers/promises';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import type { CloudAnswer, DeviceCommand, DeviceState, ListedDevice } from '../cloud.ts';
import { TIMING } from '../timing.ts';
import { FAILED, read, type CloudCall } from './call.ts';
import { fields, flag, given, hourOf, listOf, MOST_HOURS, text, whole, type Fields } from './values.ts';
import type { PartnerCloud } from './partnerCloud.ts';

const path = (externalId: string): string => `/v2/devices/${encodeURIComponent(externalId)}`;

/** One cloud in front of many makers: it takes an action, does it a moment later, and tells of every change. */
export function aggregatorCloud(call: CloudCall): PartnerCloud {
  const state = async (externalId: string): Promise<CloudAnswer<DeviceState>> =>
    read(await call({ path: path(externalId) }), stateOf);
  return {
    list: async () =>
      read(await call({ path: '/v2/devices' }), (value) => listOf(fields(value)?.['devices'], listed)),
    state,
    command: async (externalId, command, key) => {
      const body = wordsOf(command);
      if (body === null) return { ok: false, why: 'unsupported' };
      const begun = await call({ method: 'POST', path: `${path(externalId)}/actions`, body, key });
      const ended = begun.ok ? await endOf(call, begun.value) : begun;
      return ended.ok ? state(externalId) : ended;
    },
    hours: async (externalId, from, to) =>
      read(
        await call({
          path: `${path(externalId)}/usage`,
          query: { from: from.toISOString(), to: to.toISOString(), resolution: 'hour' },
          deadlineMs: TIMING.hoursMs,
        }),
        (value) => listOf(fields(value)?.['usage'], hourOf, MOST_HOURS),
      ),
    subscribe: async (url) =>
      read(await call({ method: 'PUT', path: '/v2/subscription', body: { url } }), () => true),
  };
}

/** Asks how an action goes until it has ended. One that takes longer counts as failed; its webhook sets it right. */
async function endOf(call: CloudCall, begun: unknown): Promise<CloudAnswer<true>> {
  const id = text(fields(begun)?.['action_id']);
  if (id === null) return FAILED;
  let action = fields(begun);
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

/** What lasts until an instant is a pause, which the partner ends itself. These clouds move no temperatures. */
function wordsOf(command: DeviceCommand): Fields | null {
  switch (command.kind) {
    case 'off':
      return command.until === null
        ? { action: 'off' }
        : { action: 'pause', until: command.until.toISOString() };
    case 'on':
      return { action: 'on', ...(command.until === null ? {} : { until: command.until.toISOString() }) };
    case 'resume':
      return { action: 'resume' };
    case 'setpoint':
      return null;
  }
}

function listed(entry: Fields): ListedDevice | null {
  const [externalId, kind, state] = [text(entry['device_id']), text(entry['kind']), stateOf(entry)];
  if (externalId === null || kind === null || state === null) return null;
  return { externalId, deviceType: deviceType(kind), displayName: text(entry['label'], 200) ?? kind, state };
}

function stateOf(value: unknown): DeviceState | null {
  const device = fields(value);
  const status = device?.['status'];
  if (device === null || (status !== 'online' && status !== 'offline')) return null;
  return {
    online: status === 'online',
    on: flag(device['charging']) ?? flag(device['heating']),
    ...given('watts', whole(device['power_w'])),
    ...given('chargePercent', whole(device['soc'], 100)),
  };
}
