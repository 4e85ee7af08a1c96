import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import { numbersOf } from '../support/random.ts';
import type { Device, Setting } from './types.ts';

const HOUR_MS = 3_600_000;
/** The synthetic homes' time zone offset, hours west of Greenwich. */
const WEST_HOURS = 7;

interface Profile {
  readonly watts: number;
  /** Draws this when off. */
  readonly standby: number;
  /** Share of its power by hour of the day. */
  readonly share: (hour: number) => number;
}

const hump = (hour: number, centre: number, width: number): number =>
  Math.exp(-((((hour - centre + 36) % 24) - 12) ** 2) / width ** 2);
const always = (): number => 1;

const PROFILES: Readonly<Record<DeviceType, Profile>> = {
  thermostat: { watts: 3_200, standby: 3, share: always },
  minisplitairconditioner: { watts: 1_300, standby: 4, share: always },
  windowairconditioner: { watts: 950, standby: 1, share: (hour) => 0.25 + 0.7 * hump(hour, 17, 5) },
  portableairconditioner: { watts: 1_100, standby: 2, share: (hour) => 0.2 + 0.75 * hump(hour, 16, 4) },
  plug: { watts: 1_400, standby: 1, share: (hour) => 0.3 + 0.5 * hump(hour, 20, 4) },
  light: { watts: 10, standby: 0, share: always },
  default: { watts: 60, standby: 1, share: always },
  tv: { watts: 120, standby: 1, share: (hour) => 0.15 + 0.85 * hump(hour, 20, 3) },
  airpurifier: { watts: 45, standby: 1, share: always },
  refrigerator: { watts: 95, standby: 0, share: (hour) => 0.85 + 0.15 * hump(hour, 18, 4) },
  waterheater: {
    watts: 4_200,
    standby: 2,
    share: (hour) => 0.08 + 0.3 * hump(hour, 7, 2) + 0.3 * hump(hour, 20, 2.5),
  },
  ev: { watts: 7_200, standby: 5, share: (hour) => 0.25 + 0.7 * hump(hour, 21, 4) },
  battery: { watts: 2_600, standby: 12, share: (hour) => 0.3 + 0.7 * hump(hour, 12, 4) },
  // Generates: negative.
  solar: {
    watts: -4_300,
    standby: 0,
    share: (hour) => Math.max(0, Math.cos(((hour - 12.5) / 13) * Math.PI)),
  },
  assistant: { watts: 4, standby: 4, share: always },
  monitor: {
    watts: 2_400,
    standby: 2_400,
    share: (hour) => 0.15 + 0.25 * hump(hour, 7.5, 1.5) + 0.6 * hump(hour, 19, 3),
  },
};

const hourOfDay = (hourStart: number): number => (new Date(hourStart).getUTCHours() + 24 - WEST_HOURS) % 24;

/** A device's watts during an hour (by its start, milliseconds) with a setting; deterministic. */
export function wattsOf(
  { id, kind, mode }: Pick<Device, 'id' | 'kind' | 'mode'>,
  { on, setpointC }: Setting,
  at: number,
): number {
  const hourStart = at - (at % HOUR_MS);
  const profile = PROFILES[kind];
  if (!on) return profile.standby;
  const hour = hourOfDay(hourStart);
  const share = setpointC === null ? profile.share(hour) : climateShare(mode, setpointC, hour);
  const mood = 0.9 + numbersOf('power', id, hourStart)() * 0.2;
  return profile.watts < 0
    ? profile.watts * share * mood
    : Math.max(profile.standby, profile.watts * share * mood);
}

/** The further the outside temperature is from the setpoint, the longer it runs. */
function climateShare(mode: 'heat' | 'cool' | null, setpointC: number, hour: number): number {
  const outside = mode === 'heat' ? 4 + 4 * hump(hour, 15, 6) : 27 + 9 * hump(hour, 16, 5);
  const gap = mode === 'heat' ? (setpointC - outside) / 24 : (outside - setpointC) / 16;
  return Math.min(1, Math.max(0, gap));
}

/** Charge of a battery or car at an instant, percent. */
export function chargeOf({ id, setting, history }: Device, at: number): number {
  const since = setting.on ? at : (history.at(-1)?.at ?? at);
  const hour = hourOfDay(since) + (since % HOUR_MS) / HOUR_MS;
  return Math.round(30 + numbersOf('charge', id)() * 10 + (55 * ((hour + 6) % 24)) / 24);
}

/** Room temperature: follows the setpoint by 1.5 degrees an hour. */
export function ambientOf({ mode, setting: { setpointC }, history }: Device, at: number): number | null {
  if (setpointC === null) return null;
  const [last, before] = [history.at(-1), history.at(-2)];
  const from = before?.setpointC ?? setpointC;
  const moved = (Math.max(0, at - (last?.at ?? 0)) / HOUR_MS) * 1.5;
  const wish = from < setpointC ? Math.min(setpointC, from + moved) : Math.max(setpointC, from - moved);
  return Math.round((wish + (mode === 'heat' ? -0.3 : 0.3)) * 10) / 10;
}
