import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import type { DeviceCommand, DeviceState, ListedDevice, PartnerCloud } from './cloud.ts';
import { TIMING } from '../timing.ts';
import { read, type CloudCall } from './call.ts';
import {
  fields,
  flag,
  given,
  parseHour,
  parseList,
  MOST_HOURS,
  tenths,
  text,
  whole,
  type Fields,
} from './values.ts';

const MODES = ['heat', 'cool', 'off'] as const;
const path = (externalId: string): string => `/v1/devices/${encodeURIComponent(externalId)}`;

/** A cloud whose devices have traits; its commands end by themselves. */
export function traitsCloud(call: CloudCall): PartnerCloud {
  return {
    list: async () =>
      read(await call({ path: '/v1/devices' }), (value) =>
        parseList(fields(value)?.['devices'], parseDevice),
      ),
    state: async (externalId) => read(await call({ path: path(externalId) }), parseState),
    command: async (externalId, command, key) => {
      const body = toBody(command);
      if (body === null) return { ok: false, why: 'unsupported' };
      return read(await call({ method: 'POST', path: `${path(externalId)}/commands`, body, key }), (value) =>
        parseState(fields(value)?.['device']),
      );
    },
    hours: async (externalId, from, to) =>
      read(
        await call({
          path: `${path(externalId)}/energy`,
          query: { from: from.toISOString(), to: to.toISOString() },
          deadlineMs: TIMING.hoursMs,
        }),
        (value) => parseList(fields(value)?.['hours'], parseHour, MOST_HOURS),
      ),
    subscribe: async (url) =>
      read(await call({ method: 'PUT', path: '/v1/subscription', body: { url } }), () => true),
  };
}

function toBody(command: DeviceCommand): Fields | null {
  const end =
    command.kind !== 'resume' && command.until !== null ? { expiresAt: command.until.toISOString() } : {};
  switch (command.kind) {
    case 'off':
    case 'on':
      return { command: 'OnOff.Set', params: { on: command.kind === 'on' }, ...end };
    case 'setpoint':
      return { command: 'Temperature.SetSetpoint', params: { setpointC: command.setpoint / 10 }, ...end };
    case 'resume':
      return { command: 'Hold.Release', params: {} };
    case 'feed':
      return null;
  }
}

function parseDevice(entry: Fields): ListedDevice | null {
  const [externalId, kind, state] = [text(entry['id']), text(entry['type']), parseState(entry)];
  if (externalId === null || kind === null || state === null) return null;
  return { externalId, deviceType: deviceType(kind), displayName: text(entry['name'], 200) ?? kind, state };
}

/** A thermostat has no switch: it is on while it heats or cools. */
function parseState(value: unknown): DeviceState | null {
  const device = fields(value);
  const traits = fields(device?.['traits']);
  const online = flag(device?.['online']);
  if (traits === null || online === null) return null;
  const temperature = fields(traits['TemperatureSetting']);
  const mode = MODES.find((each) => each === temperature?.['mode']) ?? null;
  return {
    online,
    on: flag(fields(traits['OnOff'])?.['on']) ?? (mode === null ? null : mode !== 'off'),
    ...given('watts', whole(fields(traits['Power'])?.['watts'])),
    ...given('mode', mode),
    ...given('temperature', tenths(temperature?.['ambientC'])),
    ...given('setpoint', tenths(temperature?.['setpointC'])),
  };
}
