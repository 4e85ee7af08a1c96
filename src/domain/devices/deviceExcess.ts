import type { MeterDays } from '../meter/meterDays.ts';
import { windowSlots } from '../meter/windowSlots.ts';

const HOUR_SECONDS = 3_600;

/** Energy of all devices of a home in an hour, watt-hours. */
export interface HomeHour {
  /** Epoch seconds. */
  readonly start: number;
  readonly used: number;
  /** Energy that solar panels and batteries delivered. */
  readonly given: number;
}

/** What devices report and what their home could have used, watt-hours. */
export interface DeviceExcess {
  readonly reported: number;
  /** From the grid by the meter, and from the home's own panels and batteries. */
  readonly measured: number;
}

/**
 * Whether devices report more than their home can have used, over the hours that the meter covers with whole
 * readings. Null if they don't, or if there is no such hour. Source: DEV-14.
 * @param hours in order of time.
 */
export function deviceExcess(hours: readonly HomeHour[], meter: MeterDays): DeviceExcess | null {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { mWh } = windowSlots(meter, first.start, last.start + HOUR_SECONDS, HOUR_SECONDS);
  let reported = 0;
  let measured = 0;
  for (const { start, used, given } of hours) {
    const imported = mWh[(start - first.start) / HOUR_SECONDS] ?? Number.NaN;
    if (Number.isNaN(imported)) continue;
    reported += used;
    measured += imported / 1_000 + given;
  }
  return reported > measured ? { reported: Math.round(reported), measured: Math.round(measured) } : null;
}
