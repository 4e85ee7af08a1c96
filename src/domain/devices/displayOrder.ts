import type { DeviceType } from './deviceTypes.ts';

/** Highest first. Types that aren't listed weigh 0 and come last (AMB-27). Source: DEV-10, CON-22. */
export const DISPLAY_WEIGHTS: Readonly<Partial<Record<DeviceType, number>>> = {
  battery: 100,
  ev: 90,
  waterheater: 80,
  thermostat: 70,
  plug: 60,
  light: 50,
  assistant: 30,
  monitor: 10,
};

export interface OrderedDevice {
  readonly deviceType: DeviceType;
  readonly displayName: string;
}

export function displayWeight(type: DeviceType): number {
  return DISPLAY_WEIGHTS[type] ?? 0;
}

/** Natural order: ignores case, and "Plug 2" comes before "Plug 10". */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By weight descending, then by name (DEV-11). */
function compareDevices(a: OrderedDevice, b: OrderedDevice): number {
  return (
    displayWeight(b.deviceType) - displayWeight(a.deviceType) || byName.compare(a.displayName, b.displayName)
  );
}

/** Sorts a copy; equal devices keep their order. */
export function inDisplayOrder<D extends OrderedDevice>(devices: readonly D[]): D[] {
  return [...devices].sort(compareDevices);
}
