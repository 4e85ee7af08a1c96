import type { LocalDate } from '../../domain/meter/zone.ts';
import {
  dateToDayNumber,
  isMondayToFriday,
  localDaySeconds,
  startOfLocalDay,
} from '../../domain/meter/zone.ts';
import type { ReadingRun } from '../../domain/meter/readings.ts';
import { randomOf } from './random.ts';

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

/** A time in which the home saves. Seconds since 1970. */
export interface HeldBack {
  readonly start: number;
  readonly end: number;
  /** Remaining share of the usual consumption. */
  readonly use: number;
}

export interface HouseholdReadings {
  readonly import: readonly ReadingRun[];
  readonly export: readonly ReadingRun[];
}

/**
 * Readings of whole local days, `from` to `to` inclusive: base load, morning and evening peaks, weekends,
 * seasons, solar, and random variation. Now and then an hour is missing or a day is estimated, as with real
 * meters. `until`: nothing after this instant.
 */
export function householdReadings(
  home: Household,
  from: LocalDate,
  days: number,
  heldBack: readonly HeldBack[],
  until: number,
): HouseholdReadings {
  const taken: Stretch[] = [];
  const given: Stretch[] = [];
  const first = dateToDayNumber(from);
  for (let number = first; number < first + days; number += 1)
    simulateDay(home, number, heldBack, until, taken, given);
  return {
    import: toRuns(taken, home.intervalSeconds),
    export: home.solar ? toRuns(given, home.intervalSeconds) : [],
  };
}

interface Stretch {
  readonly start: number;
  readonly quality: 'actual' | 'estimated';
  readonly values: number[];
}

const MWH_PER_KWH = 1_000_000;

function simulateDay(
  home: Household,
  dayNumber: number,
  heldBack: readonly HeldBack[],
  until: number,
  taken: Stretch[],
  given: Stretch[],
): void {
  const { seed, zone, intervalSeconds, size, southern } = home;
  const random = randomOf(seed, dayNumber);
  const date = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
  const start = startOfLocalDay(zone, date);
  const slots = localDaySeconds(zone, date) / intervalSeconds;
  const season = Math.cos((2 * Math.PI * (dayNumber - (southern ? 15 : 200))) / 365.25);
  const mood = random.between(0.93, 1.07) * (1 + 0.22 * season);
  const weekday = isMondayToFriday(date);
  const cloud = random.between(0.25, 1);
  const missingHour = random.next() < 0.012 ? Math.floor(random.between(1, 6)) : -1;
  const quality = random.next() < 0.015 ? 'estimated' : 'actual';
  const relevant = heldBack.filter((each) => each.end > start && each.start < start + 90_000);

  let open = false;
  for (let slot = 0; slot < slots; slot += 1) {
    const at = start + slot * intervalSeconds;
    if (at + intervalSeconds > until) return;
    const hour = (slot * intervalSeconds) / 3_600;
    const jitter = random.between(0.9, 1.1);
    if (Math.floor(hour) === missingHour) {
      open = false;
      continue;
    }
    const held = relevant.find((each) => at >= each.start && at < each.end)?.use ?? 1;
    const kilowatts = size * mood * jitter * held * load(hour, weekday);
    const sun = home.solar ? cloud * sunshine(hour, season) : 0;
    const energy = ((kilowatts - sun) * intervalSeconds * MWH_PER_KWH) / 3_600;
    if (!open) {
      taken.push({ start: at, quality, values: [] });
      given.push({ start: at, quality, values: [] });
      open = true;
    }
    taken.at(-1)?.values.push(Math.max(0, Math.round(energy)));
    given.at(-1)?.values.push(Math.max(0, Math.round(-energy)));
  }
}

/** Kilowatts of a home of size 1 at an hour of the day. */
function load(hour: number, weekday: boolean): number {
  const bump = (centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2));
  const base = 0.18;
  const morning = (weekday ? 0.35 : 0.2) * bump(weekday ? 7.2 : 9, 1.2);
  const midday = (weekday ? 0.08 : 0.25) * bump(13, 2.5);
  const evening = 0.75 * bump(18.8, 2.1);
  return base + morning + midday + evening;
}

/** Kilowatts of a small roof. */
function sunshine(hour: number, season: number): number {
  const length = 6 + 1.2 * season;
  return Math.abs(hour - 12.5) >= length ? 0 : 2.6 * Math.cos(((hour - 12.5) / length) * (Math.PI / 2));
}

/** Joins intervals that follow each other into runs. */
function toRuns(stretches: readonly Stretch[], intervalSeconds: number): ReadingRun[] {
  const runs: { start: number; quality: Stretch['quality']; values: number[] }[] = [];
  for (const stretch of stretches) {
    const last = runs.at(-1);
    const goesOn =
      last !== undefined &&
      last.quality === stretch.quality &&
      last.start + last.values.length * intervalSeconds === stretch.start;
    if (goesOn) last.values.push(...stretch.values);
    else runs.push({ ...stretch, values: [...stretch.values] });
  }
  return runs.map(({ start, quality, values }) => ({
    start,
    intervalSeconds,
    quality,
    values: Uint32Array.from(values),
    issuedAt: start + values.length * intervalSeconds,
  }));
}
