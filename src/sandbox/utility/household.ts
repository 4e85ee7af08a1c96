import {
  addDays,
  dateToDayNumber,
  isMondayToFriday,
  toLocalDate,
  localDaySeconds,
  startOfLocalDay,
} from '../../domain/meter/zone.ts';
import { randomNumbers } from '../support/random.ts';
import { homeSize } from '../world/readyCustomers.ts';
import type { Customer } from '../world/types.ts';

/** A customer's home and its zone. */
export interface Home {
  readonly customer: Customer;
  readonly zone: string;
  readonly southern: boolean;
  /** What its batteries take more than usual because of commands, watt-hours by the start of an interval. */
  readonly batteries: ReadonlyMap<number, number>;
}

/** One metered interval; epoch seconds, milliwatt-hours. */
export interface MeterReading {
  readonly start: number;
  readonly seconds: number;
  readonly taken: number;
  readonly given: number;
  readonly quality: 'actual' | 'estimated';
}

/** Until when readings are published, and from when they are estimates. Epoch seconds. */
export interface Delivered {
  readonly through: number;
  readonly finalThrough: number;
}

const MWH_PER_KWH = 1_000_000;
const MWH_PER_WH = 1_000;
const HOUR = 3_600;

/**
 * What is published at an instant: every day until the last midnight; yesterday is an estimate, corrected a
 * day later. More can be published by hand.
 */
export function deliveredAt({ customer, zone }: Home, now: Date): Delivered {
  const today = toLocalDate(zone, now.getTime() / 1_000);
  const byHand = customer.deliveredThrough === null ? 0 : Date.parse(customer.deliveredThrough) / 1_000;
  return {
    through: Math.max(startOfLocalDay(zone, today), byHand),
    finalThrough: Math.max(startOfLocalDay(zone, addDays(today, -1)), customer.deliveredFinal ? byHand : 0),
  };
}

/** The home's readings between two instants; deterministic. */
export function simulateReadings(home: Home, from: number, to: number, delivered: Delivered): MeterReading[] {
  const { customer, zone } = home;
  const end = Math.min(to, delivered.through);
  const readings: MeterReading[] = [];
  for (let date = toLocalDate(zone, from); startOfLocalDay(zone, date) < end; date = addDays(date, 1)) {
    for (const reading of simulateDay(home, date)) {
      if (reading.start < from || reading.start + reading.seconds > end) continue;
      const isFinal = reading.start + reading.seconds <= delivered.finalThrough;
      readings.push(
        isFinal ? reading : { ...reading, taken: estimate(customer, reading), quality: 'estimated' },
      );
    }
  }
  return readings;
}

function* simulateDay({ customer, zone, southern, batteries }: Home, date: string): Generator<MeterReading> {
  const day = dateToDayNumber(date);
  const next = randomNumbers('day', customer.id, day);
  const season = Math.cos((2 * Math.PI * (day - (southern ? 15 : 200))) / 365.25);
  const mood = (0.93 + next() * 0.14) * (1 + 0.22 * season);
  const cloud = 0.25 + next() * 0.75;
  const weekday = isMondayToFriday(date);
  const seconds = customer.intervalSeconds;
  const midnight = startOfLocalDay(zone, date);
  for (let at = 0; at < localDaySeconds(zone, date); at += seconds) {
    const start = midnight + at;
    const hour = at / HOUR;
    const kilowatts =
      (customer.size ?? homeSize(customer.id)) *
      mood *
      (0.9 + next() * 0.2) *
      useLeft(customer, start, seconds) *
      load(hour, weekday);
    const sun = customer.solar ? cloud * sunshine(hour, season) : 0;
    const energy = Math.round(
      ((kilowatts - sun) * seconds * MWH_PER_KWH) / HOUR + (batteries.get(start) ?? 0) * MWH_PER_WH,
    );
    yield { start, seconds, taken: Math.max(0, energy), given: Math.max(0, -energy), quality: 'actual' };
  }
}

/** The share of usual use that remains during requested savings, by overlap with the interval. */
function useLeft({ savings }: Customer, start: number, seconds: number): number {
  return savings.reduce((left, { from, to, percent }) => {
    const overlap =
      Math.min(start + seconds, Date.parse(to) / 1_000) - Math.max(start, Date.parse(from) / 1_000);
    return overlap <= 0 ? left : left * (1 - (percent / 100) * (overlap / seconds));
  }, 1);
}

/** An estimate that is up to a tenth off. */
function estimate({ id }: Customer, { start, taken }: MeterReading): number {
  return Math.round(taken * (0.9 + randomNumbers('estimate', id, start)() * 0.2));
}

/** Kilowatts of a home of size 1 by hour of the day. */
function load(hour: number, weekday: boolean): number {
  const hump = (centre: number, width: number): number => Math.exp(-(((hour - centre) / width) ** 2));
  const morning = weekday ? 0.34 * hump(7.3, 1.2) : 0.2 * hump(9.2, 1.5);
  const midday = (weekday ? 0.09 : 0.24) * hump(13, 2.6);
  return 0.19 + morning + midday + 0.74 * hump(18.7, 2.2);
}

/** Kilowatts of a solar roof. */
function sunshine(hour: number, season: number): number {
  const half = 6 + 1.2 * season;
  return Math.abs(hour - 12.5) >= half ? 0 : 5 * Math.cos(((hour - 12.5) / half) * (Math.PI / 2));
}
