/** `default` is a device of unknown type. Source: DEV-02. */
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

/** Types we don't know yet count as `default`. */
export function deviceType(text: string): DeviceType {
  return DEVICE_TYPES.find((type) => type === text) ?? 'default';
}
