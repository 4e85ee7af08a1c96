import type { DeviceRates } from '../programs/rules.ts';

/**
 * What an event can do with a device type: `setpoint` moves its temperature within the comfort band, `switch`
 * turns it off, `charge` pauses charging, `none` can't be controlled (it only measures, or must stay on).
 */
export type DeviceControl = 'setpoint' | 'switch' | 'charge' | 'none';

interface DeviceTypeFacts {
  readonly control: DeviceControl;
  /** Which of a program's rates a started quarter hour of it pays. Source: decisions, Watts, points, money. */
  readonly rate: keyof DeviceRates;
  /** Its place in lists, highest first; types of weight 0 come last (AMB-27). Source: DEV-10, CON-22. */
  readonly weight: number;
}

/** `default` is a device of unknown type. Source: DEV-02. */
const FACTS = {
  thermostat: { control: 'setpoint', rate: 'thermostat', weight: 70 },
  plug: { control: 'switch', rate: 'other', weight: 60 },
  light: { control: 'switch', rate: 'other', weight: 50 },
  default: { control: 'switch', rate: 'other', weight: 0 },
  solar: { control: 'none', rate: 'other', weight: 0 },
  ev: { control: 'charge', rate: 'ev', weight: 90 },
  battery: { control: 'charge', rate: 'battery', weight: 100 },
  waterheater: { control: 'switch', rate: 'waterheater', weight: 80 },
  assistant: { control: 'none', rate: 'other', weight: 30 },
  monitor: { control: 'none', rate: 'other', weight: 10 },
  airpurifier: { control: 'switch', rate: 'other', weight: 0 },
  // A warm refrigerator costs more than an event pays.
  refrigerator: { control: 'none', rate: 'other', weight: 0 },
  windowairconditioner: { control: 'switch', rate: 'other', weight: 0 },
  portableairconditioner: { control: 'switch', rate: 'other', weight: 0 },
  minisplitairconditioner: { control: 'setpoint', rate: 'other', weight: 0 },
  tv: { control: 'switch', rate: 'other', weight: 0 },
} as const satisfies Readonly<Record<string, DeviceTypeFacts>>;

export type DeviceType = keyof typeof FACTS;
export const DEVICE_TYPES = Object.keys(FACTS) as readonly DeviceType[];

/** Types we don't know yet count as `default`. */
export function deviceType(text: string): DeviceType {
  return DEVICE_TYPES.find((type) => type === text) ?? 'default';
}

export const deviceControl = (type: DeviceType): DeviceControl => FACTS[type].control;

export const deviceRate = (type: DeviceType): keyof DeviceRates => FACTS[type].rate;

export const displayWeight = (type: DeviceType): number => FACTS[type].weight;
