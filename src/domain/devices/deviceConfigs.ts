import { CONNECTION_CONFIGS } from './connectionConfigs.ts';
import type { DeviceType } from './deviceTypes.ts';

/**
 * What an event can do with a kind of device: `setpoint` moves its temperature within the member's comfort band, `switch`
 * turns it off, `charge` stops charging, `none` cannot be commanded (it measures, or it must not be switched off).
 */
export type DeviceControl = 'setpoint' | 'switch' | 'charge' | 'none';

/** A model of device, as the device-config lookup has it. */
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
  // A warm refrigerator costs more than an event pays; the others only measure or listen.
  refrigerator: 'none',
  solar: 'none',
  assistant: 'none',
  monitor: 'none',
};

export function deviceControl(type: DeviceType): DeviceControl {
  return CONTROLS[type];
}

/** One config for each kind that a partner offers: `slate-thermostat`, `quartz-plug` and so on. Source: DEV-04, DEV-05. */
export const DEVICE_CONFIGS: readonly DeviceConfig[] = CONNECTION_CONFIGS.flatMap(({ id, deviceTypes }) =>
  deviceTypes.map((deviceType) => ({ id: `${id}-${deviceType}`, connectionConfigId: id, deviceType })),
);

/** Null for an id that is none. */
export function deviceConfig(id: string): DeviceConfig | null {
  return DEVICE_CONFIGS.find((config) => config.id === id) ?? null;
}
