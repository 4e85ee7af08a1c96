import { CONNECTION_CONFIGS } from './connectionConfigs.ts';
import type { DeviceType } from './deviceTypes.ts';

/**
 * What an event can do with a device type: `setpoint` moves its temperature within the comfort band, `switch`
 * turns it off, `charge` pauses charging, `none` can't be controlled (it only measures, or must stay on).
 */
export type DeviceControl = 'setpoint' | 'switch' | 'charge' | 'none';

/** A device model of the device-config lookup. */
export interface DeviceConfig {
  readonly id: string;
  readonly connectionConfigId: string;
  readonly deviceType: DeviceType;
}

const CONTROLS: Readonly<Record<DeviceType, DeviceControl>> = {
  thermostat: 'setpoint',
  minisplitairconditioner: 'setpoint',
  windowairconditioner: 'switch',
  portableairconditioner: 'switch',
  plug: 'switch',
  light: 'switch',
  tv: 'switch',
  airpurifier: 'switch',
  waterheater: 'switch',
  default: 'switch',
  ev: 'charge',
  battery: 'charge',
  // A warm refrigerator costs more than an event pays; the others only measure or sense.
  refrigerator: 'none',
  solar: 'none',
  assistant: 'none',
  monitor: 'none',
};

export function deviceControl(type: DeviceType): DeviceControl {
  return CONTROLS[type];
}

/** One config per type a partner offers: `slate-thermostat`, `quartz-plug`, … Source: DEV-04, DEV-05. */
export const DEVICE_CONFIGS: readonly DeviceConfig[] = CONNECTION_CONFIGS.flatMap(({ id, deviceTypes }) =>
  deviceTypes.map((deviceType) => ({ id: `${id}-${deviceType}`, connectionConfigId: id, deviceType })),
);

/** null: unknown id. */
export function deviceConfig(id: string): DeviceConfig | null {
  return DEVICE_CONFIGS.find((config) => config.id === id) ?? null;
}
