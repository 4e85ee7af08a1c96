import {
  batteryState,
  fedOnCommand,
  type BatteryState,
  type HomeBattery,
} from '../../domain/demo/battery.ts';
import { batteryWattHours, DEVICE_VARIATION, deviceWattHours } from '../../domain/demo/deviceShares.ts';
import {
  dayOfHome,
  homeMoment,
  hourQuarters,
  type DayOfHome,
  type Household,
} from '../../domain/demo/household.ts';
import { numbersFrom } from '../../domain/demo/numbersFrom.ts';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import { randomNumbers, toSeed } from '../support/random.ts';
import type { Device, Setting } from './types.ts';

const HOUR_MS = 3_600_000;

/** For accounts without a home: as small as the utility's smallest customer. */
const ORDINARY_HOME: Household = {
  seed: 'ordinary',
  zone: 'America/Los_Angeles',
  intervalSeconds: 900,
  size: 1.8,
  southern: false,
  solar: false,
};

/** Watts that a device draws when it is off; a monitor measures its home all the same. */
const STANDBY: Readonly<Partial<Record<DeviceType, number>>> = {
  thermostat: 3,
  minisplitairconditioner: 4,
  windowairconditioner: 1,
  portableairconditioner: 2,
  plug: 1,
  default: 1,
  tv: 1,
  airpurifier: 1,
  waterheater: 2,
  ev: 5,
  assistant: 4,
};

const days = new Map<string, DayOfHome>();
const MOST_DAYS = 5_000;

const homeDays =
  (home: Household) =>
  (number: number): DayOfHome => {
    const key = `${home.seed} ${number}`;
    const known = days.get(key);
    if (known !== undefined) return known;
    const next = numbersFrom(toSeed(home.seed, number));
    const made = dayOfHome(home, number, (from, to) => from + next() * (to - from));
    if (days.size >= MOST_DAYS) days.clear();
    days.set(key, made);
    return made;
  };

/** The hour of the day at a device, with fractions. */
const hourAt = (home: Household, at: number): number => homeMoment(home, at / 1_000, homeDays(home)).hour;

type PoweredDevice = Pick<Device, 'id' | 'kind' | 'mode' | 'home' | 'history'>;

/** A device's watts during an hour (of an instant, milliseconds) with a setting: its part of what its home uses. */
export function deviceWatts(device: PoweredDevice, { on, setpointC }: Setting, at: number): number {
  const { id, kind, mode, home = ORDINARY_HOME } = device;
  if (kind === 'battery') return batteryAt(device, at).watts;
  const hourStart = at - (at % HOUR_MS);
  const standby = STANDBY[kind] ?? 0;
  if (!on && kind !== 'monitor') return standby;
  const usual = deviceWattHours(kind, home, hourQuarters(home, hourStart / 1_000, homeDays(home)));
  const { least, most } = DEVICE_VARIATION;
  // A roof and a monitor are what the home's meter sees.
  if (kind === 'solar' || kind === 'monitor') return usual;
  const mood = least + randomNumbers('power', id, hourStart)() * (most - least);
  const running = setpointC === null ? 1 : climateShare(mode, setpointC);
  return usual < 0 ? usual * mood : Math.max(standby, usual * mood * running);
}

/** The setpoints at which climate devices use their usual part of the home, degrees Celsius. */
const USUAL_SETPOINT = { heat: 20, cool: 24 } as const;

/** Each degree of comfort above the usual costs a tenth more, up to half, and each below saves as much. */
function climateShare(mode: 'heat' | 'cool' | null, setpointC: number): number {
  const comfort = mode === 'heat' ? setpointC - USUAL_SETPOINT.heat : USUAL_SETPOINT.cool - setpointC;
  return Math.min(1.5, Math.max(0, 1 + comfort / 10));
}

/** A battery in its home, as its commands left it. */
export function homeBattery({
  home = ORDINARY_HOME,
  history,
}: Pick<Device, 'home' | 'history'>): HomeBattery {
  return { home, history, momentAt: (at) => homeMoment(home, at / 1_000, homeDays(home)) };
}

/** A battery's charge and power at an instant. */
function batteryAt(device: Pick<Device, 'home' | 'history'>, at: number): BatteryState {
  return batteryState(homeBattery(device), at);
}

/** What a battery took between two instants, watt-hours; negative: what it fed in. */
export function batteryTook(device: Pick<Device, 'home' | 'history'>, from: number, to: number): number {
  const percent = batteryAt(device, to).percent - batteryAt(device, from).percent;
  return (percent / 100) * batteryWattHours(device.home ?? ORDINARY_HOME);
}

/** What a battery has fed in on command, watt-hours. */
export function batteryFed(device: Device, until: number): number {
  return fedOnCommand(homeBattery(device), until);
}

/** Charge of a battery or car at an instant, percent. */
export function chargeAt(device: Device, at: number): number {
  if (device.kind === 'battery') return Math.round(batteryAt(device, at).percent);
  const { id, setting, history, home = ORDINARY_HOME } = device;
  const since = setting.on ? at : (history.at(-1)?.at ?? at);
  return Math.round(30 + randomNumbers('charge', id)() * 10 + (55 * ((hourAt(home, since) + 6) % 24)) / 24);
}

/** Room temperature: follows the setpoint by 1.5 degrees an hour. */
export function ambientAt({ mode, setting: { setpointC }, history }: Device, at: number): number | null {
  if (setpointC === null) return null;
  const [last, before] = [history.at(-1), history.at(-2)];
  const from = before?.setpointC ?? setpointC;
  const moved = (Math.max(0, at - (last?.at ?? 0)) / HOUR_MS) * 1.5;
  const wish = from < setpointC ? Math.min(setpointC, from + moved) : Math.max(setpointC, from - moved);
  return Math.round((wish + (mode === 'heat' ? -0.3 : 0.3)) * 10) / 10;
}
