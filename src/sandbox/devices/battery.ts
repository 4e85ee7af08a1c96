import {
  BATTERY_EMPTY_HOURS,
  BATTERY_RANGE,
  batteryWattHours,
  batteryWatts,
} from '../../domain/demo/deviceShares.ts';
import type { Household } from '../../domain/demo/household.ts';
import type { Device, Stretch } from './types.ts';

const HOUR_MS = 3_600_000;
const STEP_MS = 300_000;
/** Each noon's charge makes up for the evening before, so these days before tell all. */
const DAYS_BEFORE = 2;

/** Percent, and watts; negative: it feeds in. */
export interface BatteryState {
  readonly percent: number;
  readonly watts: number;
}

type Battery = Pick<Device, 'history'>;

/**
 * A battery at an instant: it follows its home's day, until a command makes it feed in down to its reserve, or keeps it
 * from charging. `hour`: the home's hour of the day then.
 */
export function batteryState(
  home: Household,
  { history }: Battery,
  { at, hour }: { readonly at: number; readonly hour: number },
): BatteryState {
  const begin = at - (hour + 24 * DAYS_BEFORE) * HOUR_MS;
  const whole = batteryWattHours(home);
  let held = whole * BATTERY_RANGE.low;
  const told = (now: number): Pick<Stretch, 'on' | 'feedsTo'> =>
    history.findLast((stretch) => stretch.at <= now) ?? { on: true };
  const power = (now: number): number => {
    const { on, feedsTo } = told(now);
    if (feedsTo !== undefined) return held > (whole * feedsTo) / 100 ? -whole / BATTERY_EMPTY_HOURS : 0;
    const usual = batteryWatts(home, ((now - begin) / HOUR_MS) % 24);
    const goesOn = usual < 0 ? held > whole * BATTERY_RANGE.low : held < whole * BATTERY_RANGE.high;
    return on && goesOn ? usual : 0;
  };
  for (let from = begin, to = begin; from < at; from = to) {
    to = Math.min(from + STEP_MS, at, history.find((stretch) => stretch.at > from)?.at ?? at);
    const least = Math.min(held, (whole * (told(from).feedsTo ?? 0)) / 100);
    held = Math.max(least, held + (power(from) * (to - from)) / HOUR_MS);
  }
  return { percent: (held / whole) * 100, watts: power(at) };
}

/** What it has fed in on command up to an instant, watt-hours. */
export function fedOnCommand(
  home: Household,
  battery: Battery,
  hourAt: (at: number) => number,
  until: number,
): number {
  const percentAt = (at: number) => batteryState(home, battery, { at, hour: hourAt(at) }).percent;
  return battery.history.reduce((fed, { at, feedsTo }, index) => {
    if (feedsTo === undefined || at >= until) return fed;
    const end = Math.min(until, battery.history[index + 1]?.at ?? until);
    return fed + ((percentAt(at) - percentAt(end)) / 100) * batteryWattHours(home);
  }, 0);
}
