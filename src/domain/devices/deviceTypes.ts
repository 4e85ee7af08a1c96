/** Every kind of device, `default` for a device of no known kind. Source: DEV-02. */
export const DEVICE_TYPES = [
  'thermostat',
  'plug',
  'light',
  'default',
  'solar',
  'ev',
  'battery',
  'waterheater',
  'assistant',
  'monitor',
  'airpurifier',
  'refrigerator',
  'windowairconditioner',
  'portableairconditioner',
  'minisplitairconditioner',
  'tv',
] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** The kind a text names; a kind that partners add before we know it counts as `default`. */
export function deviceType(text: string): DeviceType {
  return DEVICE_TYPES.find((type) => type === text) ?? 'default';
}
