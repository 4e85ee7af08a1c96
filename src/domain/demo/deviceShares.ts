import type { DeviceType } from '../devices/deviceTypes.ts';
import { daylight, roofOutput, usualLoad, type HomeMoment, type Household } from './household.ts';

const hump = (hour: number, centre: number, width: number): number =>
  Math.exp(-((((hour - centre + 36) % 24) - 12) ** 2) / width ** 2);

/**
 * The share of its home's use that goes into a device, by hour of the day. All kinds together, with three
 * thermostats, stay below what the meter measures at least.
 */
const SHARES: Readonly<
  Record<Exclude<DeviceType, 'battery' | 'monitor' | 'solar'>, (hour: number) => number>
> = {
  thermostat: (hour) => 0.05 + 0.05 * hump(hour, 16, 5),
  minisplitairconditioner: (hour) => 0.01 + 0.02 * hump(hour, 16, 5),
  windowairconditioner: (hour) => 0.01 + 0.02 * hump(hour, 17, 5),
  portableairconditioner: (hour) => 0.01 + 0.02 * hump(hour, 16, 4),
  plug: (hour) => 0.02 + 0.05 * hump(hour, 20, 4),
  light: (hour) => 0.006 + 0.012 * hump(hour, 20, 3),
  default: () => 0.03,
  tv: (hour) => 0.005 + 0.025 * hump(hour, 20, 3),
  airpurifier: () => 0.015,
  refrigerator: () => 0.04,
  waterheater: (hour) => 0.05 + 0.09 * hump(hour, 7, 2) + 0.06 * hump(hour, 20, 2.5),
  ev: (hour) => 0.06 + 0.2 * hump(hour, 22.5, 4),
  assistant: () => 0.004,
};

/** How far a device varies around its share. */
export const DEVICE_VARIATION = { least: 0.9, most: 1.1 } as const;

/**
 * A home's battery: it charges from noon, mostly by the roof beside it, rests, and feeds its home late in the evening.
 * Watt-hours for a home of size 1; shares of what it holds.
 */
const BATTERY = { wattHours: 900, low: 0.3, high: 0.95, charges: [12, 16], feeds: [19, 24] } as const;
/** On command it covers this share of what its home usually takes: it never feeds more than its home uses. */
const FED_SHARE = 0.35;

/** What a home's battery holds when it is full, watt-hours. */
export function batteryWattHours({ size }: Household): number {
  return BATTERY.wattHours * size;
}

/** What a battery feeds in on command at a moment of its home, watts. */
export function batteryFeedWatts(home: Household, { day, hour }: HomeMoment): number {
  return FED_SHARE * usualLoad(home, day, hour) * 1_000;
}

/** The shares of its charge between which a battery moves day by day. */
export const BATTERY_RANGE = { low: BATTERY.low, high: BATTERY.high } as const;

/** What a battery takes at an hour of the day if nothing keeps it from it, watts; negative: what it feeds its home. */
export function batteryWatts(home: Household, hour: number): number {
  const moved = batteryWattHours(home) * (BATTERY.high - BATTERY.low);
  const within = ([from, to]: readonly [number, number]) => (hour >= from && hour < to ? 1 / (to - from) : 0);
  return moved * (within(BATTERY.charges) - within(BATTERY.feeds));
}

/** Share of a roof whose home exports nothing. */
const SMALL_ROOF_SHARE = 0.3;

/** A device's usual watts at a moment of its home; negative: it feeds in. */
function deviceWatts(kind: DeviceType, home: Household, { day, hour }: HomeMoment): number {
  const load = usualLoad(home, day, hour) * 1_000;
  switch (kind) {
    case 'monitor':
      return load;
    case 'solar':
      // What goes into the battery beside it never reaches the meter.
      return (
        0 -
        Math.max(0, batteryWatts(home, hour)) -
        (home.solar
          ? roofOutput(home, day, hour) * 1_000
          : SMALL_ROOF_SHARE * daylight(day.season, hour) * load)
      );
    case 'battery':
      return batteryWatts(home, hour);
    default:
      return load * SHARES[kind](hour);
  }
}

/** A device's usual watt-hours over moments that share an hour evenly. */
export function deviceWattHours(kind: DeviceType, home: Household, moments: readonly HomeMoment[]): number {
  return moments.reduce((sum, moment) => sum + deviceWatts(kind, home, moment), 0) / moments.length;
}
