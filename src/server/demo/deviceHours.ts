import { DEVICE_VARIATION, deviceWattHours } from '../../domain/demo/deviceShares.ts';
import {
  dayOfHome,
  hourQuarters,
  type DayOfHome,
  type HomeMoment,
  type Household,
} from '../../domain/demo/household.ts';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import type { CountedStretch } from '../../domain/events/shiftedTime.ts';
import { createRandom } from './random.ts';

/** An hour of a home: when it begins (epoch seconds), and its quarters. */
export interface HourOfHome {
  readonly start: number;
  readonly quarters: readonly HomeMoment[];
}

/** A home's days by their number since 1970. */
export function daysOfHome(home: Household): (dayNumber: number) => DayOfHome {
  const days = new Map<number, DayOfHome>();
  return (number) => {
    const day = days.get(number) ?? dayOfHome(home, number, createRandom(home.seed, number).between);
    days.set(number, day);
    return day;
  };
}

/** Consecutive hours from `start`, epoch seconds. */
export function hoursOfHome(home: Household, start: number, count: number): readonly HourOfHome[] {
  const homeDay = daysOfHome(home);
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * 3_600;
    return { start: at, quarters: hourQuarters(home, at, homeDay) };
  });
}

export interface DeviceOfHome {
  readonly type: DeviceType;
  readonly name: string;
  /** When an event had it off or shifted. */
  readonly shifted: readonly CountedStretch[];
  /** When the whole home held back, and the least share of its use that was left. */
  readonly heldBack: readonly (CountedStretch & { readonly use: number })[];
  /** What a battery takes more than usual because of events, watt-hours by the start of a quarter of an hour. */
  readonly told: ReadonlyMap<number, number>;
}

/** A shifted thermostat still runs, but less. */
const LEFT_BY_SHIFT = { setpoint: 0.5, other: 0 } as const;

/** What a device used in each hour, watt-hours: its share of the home, and nothing while an event had it off. */
export function deviceHours(
  home: Household,
  hours: readonly HourOfHome[],
  { type, name, shifted, heldBack, told }: DeviceOfHome,
  hasSetpoint: boolean,
): readonly number[] {
  const random = createRandom('device', home.seed, name);
  const left = hasSetpoint ? LEFT_BY_SHIFT.setpoint : LEFT_BY_SHIFT.other;
  return hours.map(({ start, quarters }) => {
    const overlap = ({ from, to }: CountedStretch) =>
      Math.max(0, Math.min(start + 3_600, to) - Math.max(start, from)) / 3_600;
    const ran = shifted.reduce((share, stretch) => share - overlap(stretch) * (1 - left), 1);
    const held = heldBack.reduce((share, stretch) => share - overlap(stretch) * (1 - stretch.use), 1);
    if (type === 'battery') return Math.round(deviceWattHours(type, home, quarters) + sumOfHour(told, start));
    const varied = random.between(DEVICE_VARIATION.least, DEVICE_VARIATION.most);
    return Math.round(deviceWattHours(type, home, quarters) * varied * ran * held);
  });
}

const sumOfHour = (byQuarter: ReadonlyMap<number, number>, start: number): number =>
  [0, 900, 1_800, 2_700].reduce((sum, quarter) => sum + (byQuarter.get(start + quarter) ?? 0), 0);
