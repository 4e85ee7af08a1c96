import type { Device } from '../../../../codegen/rest/types.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';

/** What a device does now, as a message and its values. */
export interface DeviceWord {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  /** Temperatures, in degrees Celsius, as partners give them. */
  readonly celsius?: Readonly<Record<string, number>>;
}

/** Hourly mean in watts below which a water heater only makes up for its tank's losses. */
const KEEPS_WARM_BELOW_WATTS = 150;

/** In one line: the trouble first, then what it does. */
export function deviceWord({
  trouble,
  state,
  device_type: type,
  control,
}: Pick<Device, 'trouble' | 'state' | 'device_type' | 'control'>): DeviceWord {
  if (trouble !== null) return { id: `devices.state.${trouble}`, values: {} };
  const { on, watts, mode, temperature_c: temperature, setpoint_c: setpoint, charge_percent: charge } = state;
  if (mode === 'heat' || mode === 'cool') {
    if (temperature !== null && setpoint !== null)
      return { id: `devices.state.${mode}.to`, values: {}, celsius: { temperature, setpoint } };
    return { id: `devices.state.${mode}`, values: {} };
  }
  if (state.feeding && charge !== null) return { id: 'devices.state.feeding', values: { charge } };
  if (type === 'battery' && charge !== null && watts !== null && watts < 0)
    return { id: 'devices.state.supplies', values: { charge } };
  if (control === 'charge' && charge !== null)
    return { id: on === true ? 'devices.state.charging' : 'devices.state.charged', values: { charge } };
  if (type === 'solar' && watts !== null)
    return { id: 'devices.state.gives', values: { watts: Math.abs(watts) } };
  if (on === null)
    return watts === null
      ? { id: 'devices.state.there', values: {} }
      : { id: 'devices.state.measures', values: { watts } };
  if (!on) return { id: 'devices.state.off', values: {} };
  // The watts are an hourly mean: this few means that the tank hardly heats.
  if (type === 'waterheater' && watts !== null && watts < KEEPS_WARM_BELOW_WATTS)
    return { id: 'devices.state.warm', values: {} };
  return watts === null || watts === 0
    ? { id: 'devices.state.on', values: {} }
    : { id: 'devices.state.onAt', values: { watts } };
}

/** Device kinds grouped under headings, with their devices, in display order (DEV-10, DEV-11). */
export function inGroups(
  list: readonly Device[],
): readonly { readonly type: Device['device_type']; readonly devices: readonly Device[] }[] {
  const devices = inDisplayOrder(
    list.map((device) => ({ device, deviceType: device.device_type, displayName: device.display_name })),
  ).map(({ device }) => device);
  const types = [...new Set(devices.map(({ device_type: type }) => type))];
  return types.map((type) => ({ type, devices: devices.filter((device) => device.device_type === type) }));
}
