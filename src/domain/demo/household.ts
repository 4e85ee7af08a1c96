import { dateToDayNumber, isMondayToFriday, startOfLocalDay, toLocalDate } from '../meter/zone.ts';

/** A home of the demonstration: its meter and its devices follow the same model. */
export interface Household {
  /** The same seed gives the same days. */
  readonly seed: string;
  readonly zone: string;
  readonly intervalSeconds: number;
  /** Relative size: 1 uses about 9 kWh a day. */
  readonly size: number;
  readonly southern: boolean;
  readonly solar: boolean;
}

/** Traits of a home's day. */
export interface DayOfHome {
  readonly weekday: boolean;
  /** 1 in the middle of summer, -1 in the middle of winter. */
  readonly season: number;
  /** How much is used, by mood and season. */
  readonly mood: number;
  /** The share of sunlight that the clouds let through. */
  readonly cloud: number;
}

/** How far each interval varies around the usual. */
export const JITTER = { least: 0.9, most: 1.1 } as const;

/** A day by its number since 1970. `between` draws the home's random numbers of the day. */
export function dayOfHome(
  { southern }: Household,
  dayNumber: number,
  between: (from: number, to: number) => number,
): DayOfHome {
  const season = Math.cos((2 * Math.PI * (dayNumber - (southern ? 15 : 200))) / 365.25);
  return {
    weekday: isMondayToFriday(new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)),
    season,
    mood: between(0.93, 1.07) * (1 + 0.22 * season),
    cloud: between(0.25, 1),
  };
}

/** Kilowatts that a home usually takes at an hour of the day. */
export function usualLoad({ size }: Household, { weekday, mood }: DayOfHome, hour: number): number {
  const bump = (centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2));
  const base = 0.18;
  const morning = (weekday ? 0.35 : 0.2) * bump(weekday ? 7.2 : 9, 1.2);
  const midday = (weekday ? 0.08 : 0.25) * bump(13, 2.5);
  const evening = 0.75 * bump(18.8, 2.1);
  return size * mood * (base + morning + midday + evening);
}

/** Kilowatts of the roof, if the home has one. */
export function roofOutput({ solar }: Household, { season, cloud }: DayOfHome, hour: number): number {
  return solar ? 5 * cloud * daylight(season, hour) : 0;
}

/** From 0 at night to 1 at noon. */
export function daylight(season: number, hour: number): number {
  const length = 6 + 1.2 * season;
  return Math.abs(hour - 12.5) >= length ? 0 : Math.cos(((hour - 12.5) / length) * (Math.PI / 2));
}

/** An instant in a home: the day, and the hours since its midnight. */
export interface HomeMoment {
  readonly day: DayOfHome;
  readonly hour: number;
}

const QUARTERS = [0, 900, 1_800, 2_700] as const;

/** The quarters of the hour that begins at an instant, epoch seconds. */
export function hourQuarters(
  home: Household,
  start: number,
  homeDay: (dayNumber: number) => DayOfHome,
): readonly HomeMoment[] {
  return QUARTERS.map((quarter) => homeMoment(home, start + quarter, homeDay));
}

export function homeMoment(
  { zone }: Household,
  at: number,
  homeDay: (dayNumber: number) => DayOfHome,
): HomeMoment {
  const date = toLocalDate(zone, at);
  return { day: homeDay(dateToDayNumber(date)), hour: (at - startOfLocalDay(zone, date)) / 3_600 };
}
