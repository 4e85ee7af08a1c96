import { CONNECTION_CONFIGS } from './connectionConfigs.ts';
import type { DeviceType } from './deviceTypes.ts';

/** A device model of the device-config lookup. */
export interface DeviceConfig {
  readonly id: string;
  readonly connectionConfigId: string;
  readonly deviceType: DeviceType;
}

/** One config per type a partner offers: `slate-thermostat`, `quartz-plug`, … Source: DEV-04, DEV-05. */
export const DEVICE_CONFIGS: readonly DeviceConfig[] = CONNECTION_CONFIGS.flatMap(({ id, deviceTypes }) =>
  deviceTypes.map((deviceType) => ({ id: `${id}-${deviceType}`, connectionConfigId: id, deviceType })),
);

/** null: unknown id. */
export function deviceConfig(id: string): DeviceConfig | null {
  return DEVICE_CONFIGS.find((config) => config.id === id) ?? null;
}
