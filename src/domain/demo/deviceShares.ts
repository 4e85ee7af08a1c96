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

/** Share of a roof whose home exports nothing. */
const SMALL_ROOF_SHARE = 0.3;

/** A device's usual watts at a moment of its home; negative: it feeds in. */
function deviceWatts(kind: DeviceType, home: Household, { day, hour }: HomeMoment): number {
  const load = usualLoad(home, day, hour) * 1_000;
  switch (kind) {
    case 'monitor':
      return load;
    case 'solar':
      return (
        0 -
        (home.solar
          ? roofOutput(home, day, hour) * 1_000
          : SMALL_ROOF_SHARE * daylight(day.season, hour) * load)
      );
    case 'battery':
      return load * (0.12 * hump(hour, 12, 3) - 0.06 * hump(hour, 19, 2));
    default:
      return load * SHARES[kind](hour);
  }
}

/** A device's usual watt-hours over moments that share an hour evenly. */
export function deviceWattHours(kind: DeviceType, home: Household, moments: readonly HomeMoment[]): number {
  return moments.reduce((sum, moment) => sum + deviceWatts(kind, home, moment), 0) / moments.length;
}
