import { displayWeight, type DeviceType } from './deviceTypes.ts';

export interface OrderedDevice {
  readonly deviceType: DeviceType;
  readonly displayName: string;
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
