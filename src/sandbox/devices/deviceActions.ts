import { DEVICE_TYPES, type DeviceType } from '../../domain/devices/deviceTypes.ts';
import type { Fields } from '../support/forms.ts';
import { isOnline } from './behaviour.ts';
import type { DeviceDeps } from './deviceRoute.ts';
import { chargeAt, deviceWatts } from './power.ts';
import { accountPassword } from './readyDevices.ts';
import type { Device, DeviceAccount, Setting } from './types.ts';

/** A device as a person and a test see it: its real state, whatever its partner reports. */
export interface DeviceView {
  readonly id: string;
  readonly partner: string;
  readonly account: string;
  readonly kind: DeviceType;
  readonly name: string;
  readonly on: boolean;
  readonly setpointC: number | null;
  readonly mode: 'heat' | 'cool' | null;
  readonly watts: number;
  readonly chargePercent: number | null;
  readonly online: boolean;
  /** Since when its firmware has ignored commands. */
  readonly silencedAt: string | null;
  /** A command holds it; `until` null: until released. */
  readonly heldBy: { readonly until: string | null; readonly before: Setting } | null;
}

export interface AccountView {
  readonly id: string;
  readonly partner: string;
  readonly email: string;
  readonly password: string | null;
  readonly connections: readonly {
    readonly id: string;
    readonly active: boolean;
    readonly subscription: string | null;
  }[];
  readonly devices: readonly DeviceView[];
}

export function toDeviceView(device: Device, now: Date): DeviceView {
  const { id, partner, account, kind, name, setting, mode, silencedAt, hold } = device;
  const online = isOnline(device, now);
  const watts = online ? Math.round(deviceWatts(device, setting, now.getTime())) : 0;
  const chargePercent = kind === 'ev' || kind === 'battery' ? chargeAt(device, now.getTime()) : null;
  return {
    id,
    partner,
    account,
    kind,
    name,
    ...setting,
    mode,
    watts,
    chargePercent,
    online,
    silencedAt,
    heldBy: hold,
  };
}

export function accountView({ world, store, clouds }: DeviceDeps, account: DeviceAccount): AccountView {
  const { id, partner, email, deviceIds } = account;
  const devices = deviceIds.map((each) => clouds.device(each)).filter((each) => each !== null);
  return {
    id,
    partner,
    email,
    password: accountPassword(account),
    connections: store
      .listGrants(id)
      .map(({ id: grant, active, subscription }) => ({ id: grant, active, subscription })),
    devices: devices.map((device) => toDeviceView(device, world.now())),
  };
}

/** Every account except bulk ones, newest last. */
export const allAccounts = (deps: DeviceDeps): AccountView[] =>
  Object.values(deps.store.state().accounts).map((account) => accountView(deps, account));

/**
 * Applies fields to a device: `on`, `setpoint_c`, `online` (true, false), `firmware` (true), `name`, `mode`
 * (heat, cool). Returns an error message if they are invalid.
 */
export function actOn(
  { clouds }: DeviceDeps,
  device: Device,
  { on, setpoint_c: setpoint, online, firmware, name, mode }: Fields,
): string | null {
  const setpointC = setpoint === undefined || setpoint === '' ? null : Math.round(Number(setpoint) * 10) / 10;
  if (setpointC !== null && (device.setting.setpointC === null || !(setpointC >= 5 && setpointC <= 40)))
    return 'Enter 5 to 40 °C for a device with a setpoint.';
  const change: Partial<Setting> = {
    ...(on === undefined ? {} : { on: on === 'true' }),
    ...(setpointC === null ? {} : { setpointC }),
  };
  if (name !== undefined && name !== '') clouds.describe(device, { name: name.slice(0, 80) });
  if (mode === 'heat' || mode === 'cool') clouds.describe(device, { mode });
  if (Object.keys(change).length > 0) clouds.byHand(device, change);
  if (online !== undefined) clouds.setOffline(device, online !== 'true');
  if (firmware === 'true') clouds.silence(device);
  return null;
}

/** The device type a field names; null: none. */
export const parseKind = (text: string | undefined): DeviceType | null =>
  DEVICE_TYPES.find((each) => each === text) ?? null;

/** Ends every connection of an account. */
export function endAll({ store, clouds }: DeviceDeps, account: DeviceAccount, notify: boolean): void {
  for (const grant of store.listGrants(account.id)) clouds.endGrant(grant, notify);
}
