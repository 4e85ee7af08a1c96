import { APPLIANCE_KINDS, type ApplianceKindName } from '../signup/appliances.ts';
import type { DeviceControl } from '../devices/deviceTypes.ts';
import { applianceAction, isByItself, type HomeInHour } from './hourActions.ts';

/** Whole watt-hours, or percent. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Which share of an event a typical appliance would have run, in percent, where it runs at that time. */
const RUNS: Readonly<Partial<Record<ApplianceKindName, Range>>> = {
  CENTRAL_AIR: { low: 20, high: 60 },
  ROOM_AIR_CONDITIONER: { low: 30, high: 70 },
  HEAT_PUMP: { low: 20, high: 60 },
  ELECTRIC_HEATING: { low: 20, high: 60 },
  ELECTRIC_WATER_HEATER: { low: 10, high: 40 },
  POOL_PUMP: { low: 80, high: 100 },
  HOT_TUB: { low: 10, high: 50 },
  CLOTHES_DRYER: { low: 50, high: 90 },
  DISHWASHER: { low: 40, high: 80 },
  ELECTRIC_VEHICLE: { low: 50, high: 100 },
};

/** What an appliance can save in an event when it is left off, and the typical figures that this rests on. */
export interface AppliancePotential {
  readonly kind: string;
  readonly count: number;
  readonly watts: number;
  readonly percent: Range;
  readonly wh: Range;
}

/**
 * What each of a home's appliances can save by hand, most first. What a device does by itself, and what gives nothing at
 * this time of the year, is left out. `usualWh`: nobody saves more than the home usually uses in the event; null: unknown.
 */
export function appliancePotentials(
  appliances: readonly { readonly kind: string; readonly count: number }[],
  home: Pick<HomeInHour, 'deviceTypes' | 'climate'>,
  minutes: number,
  usualWh: number | null,
): readonly AppliancePotential[] {
  return appliances
    .flatMap(({ kind, count }) => {
      const known = APPLIANCE_KINDS.find((each) => each.kind === kind);
      const percent = known === undefined ? undefined : RUNS[known.kind];
      const action = applianceAction(kind, home.climate);
      if (known === undefined || percent === undefined || action === null || isByItself(action, home))
        return [];
      const toWh = (share: number) => (known.typicalWatts * count * share * minutes) / 6_000;
      const wh = within({ low: toWh(percent.low), high: toWh(percent.high) }, usualWh);
      return [{ kind, count, watts: known.typicalWatts, percent, wh }];
    })
    .sort((one, other) => other.wh.high - one.wh.high);
}

/** Fewer known days say nothing about a device's habits. */
const FEWEST_DAYS = 5;
/** Two degrees spare this share of what a climate device uses, in percent. */
const EASED: Range = { low: 20, high: 50 };

/** A battery's own events say how much it gives from here on. */
const FEWEST_EVENTS = 3;

/** What a device can save by itself; `wh` is null where it isn't known. */
export interface DevicePotential {
  readonly basis: 'own' | 'eased' | 'idle' | 'fed' | 'battery' | 'unknown';
  readonly wh: Range | null;
}

export interface DeviceHabit {
  readonly control: Exclude<DeviceControl, 'none'>;
  /** What it used in the event's hour of the day on earlier days, watt-hours an hour. */
  readonly usedWh: readonly number[];
  /** Of a battery: what it fed in during earlier events, watt-hours an hour; null: no battery. */
  readonly fedWh: readonly number[] | null;
}

/** The middle half of what is known counts. `usualWh` as for appliances. */
export function devicePotential(
  { control, usedWh, fedWh }: DeviceHabit,
  minutes: number,
  usualWh: number | null,
): DevicePotential {
  if (fedWh !== null)
    return fedWh.length < FEWEST_EVENTS
      ? { basis: 'battery', wh: null }
      : { basis: 'fed', wh: within(middleHalf(fedWh, minutes), usualWh) };
  if (usedWh.length < FEWEST_DAYS) return { basis: 'unknown', wh: null };
  const used = middleHalf(usedWh, minutes);
  if (Math.round(used.high) === 0) return { basis: 'idle', wh: null };
  if (control !== 'setpoint') return { basis: 'own', wh: within(used, usualWh) };
  const eased = { low: (used.low * EASED.low) / 100, high: (used.high * EASED.high) / 100 };
  return { basis: 'eased', wh: within(eased, usualWh) };
}

function middleHalf(perHour: readonly number[], minutes: number): Range {
  const sorted = [...perHour].sort((one, other) => one - other);
  const quarter = (part: number) => Math.max(0, sorted[Math.round((sorted.length - 1) * part)] ?? 0);
  return { low: (quarter(0.25) * minutes) / 60, high: (quarter(0.75) * minutes) / 60 };
}

function within({ low, high }: Range, most: number | null): Range {
  const cut = (wh: number) => Math.round(most === null ? wh : Math.min(wh, Math.max(0, most)));
  return { low: cut(low), high: cut(high) };
}
