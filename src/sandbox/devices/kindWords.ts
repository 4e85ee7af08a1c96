import type { DeviceType } from '../../domain/devices/deviceTypes.ts';

const WORDS: Readonly<Record<DeviceType, string>> = {
  thermostat: 'thermostat',
  plug: 'plug',
  light: 'light',
  default: 'other device',
  solar: 'solar roof',
  ev: 'electric car',
  battery: 'battery',
  waterheater: 'water heater',
  assistant: 'speaker',
  monitor: 'energy meter',
  airpurifier: 'air purifier',
  refrigerator: 'refrigerator',
  windowairconditioner: 'window air conditioner',
  portableairconditioner: 'portable air conditioner',
  minisplitairconditioner: 'split air conditioner',
  tv: 'television',
};

/** A device type in words. */
export const kindWords = (kind: DeviceType): string => WORDS[kind];
