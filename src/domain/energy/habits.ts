import { readingsOfDay } from '../meter/packedDay.ts';
import type { MeterDays } from '../meter/meterDays.ts';
import { COARSEST_SETTLING_SECONDS, DAY_SECONDS } from '../meter/readings.ts';
import type { MeterChannels } from './homeDays.ts';
import { addDays, startOfLocalDay, toWeekday, type LocalDate } from '../meter/zone.ts';

const HOUR = 3_600;
const HOURS = 24;
/** Fewer whole days say nothing about habits. */
const LEAST_HABIT_DAYS = 5;

/** With solar, the sun covers what is always on during the day: only hours before this one count. */
const NIGHT_ENDS_HOUR = 5;

/** What is typical of a home's days. */
export interface Habits {
  /** Whole days that were looked at. */
  readonly days: number;
  /** What the home takes at its quietest hour of a usual day, watts: the middle of all days' lowest hours. */
  readonly alwaysOnWatts: number;
  /** The share of what is always on in all use, percent; at most 100. Null with solar, which covers some of the use. */
  readonly alwaysOnPercent: number | null;
  /** The hour with the most use. */
  readonly highest: { readonly start: number; readonly mWh: number };
  /** Mean milliwatt-hours by day of the week (0 is Monday) and hour; null: no such day. */
  readonly week: readonly (readonly (number | null)[])[];
}

/**
 * Looks at the whole days from `start` to before `end`: those with 24 hours and readings in each of them. Null with fewer
 * than `LEAST_HABIT_DAYS`, or with a meter coarser than an hour.
 */
export function findHabits(
  { import: taken, export: sent }: MeterChannels,
  zone: string,
  { start, end }: { readonly start: LocalDate; readonly end: LocalDate },
): Habits | null {
  const hasSolar = sent.days.some((day) => day !== undefined);
  const quietHours = hasSolar ? NIGHT_ENDS_HOUR : HOURS;
  const hours = hourlyEnergy(taken, startOfLocalDay(zone, start), startOfLocalDay(zone, end));
  const sums = Array.from({ length: 7 }, () => new Float64Array(HOURS));
  const counts = new Uint32Array(7);
  const lowest: number[] = [];
  let total = 0;
  let highest = { start: 0, mWh: -1 };
  for (let day = start; day < end; day = addDays(day, 1)) {
    const from = startOfLocalDay(zone, day);
    if (startOfLocalDay(zone, addDays(day, 1)) - from !== DAY_SECONDS) continue;
    const energies = Array.from({ length: HOURS }, (_, hour) => hours.get(from + hour * HOUR));
    const known = energies.filter((energy) => energy !== undefined);
    if (known.length < HOURS) continue;
    const weekday = (toWeekday(day) + 6) % 7;
    counts[weekday] = (counts[weekday] as number) + 1;
    lowest.push(Math.min(...known.slice(0, quietHours)));
    known.forEach((mWh, hour) => {
      const row = sums[weekday] as Float64Array;
      row[hour] = (row[hour] as number) + mWh;
      total += mWh;
      if (mWh > highest.mWh) highest = { start: from + hour * HOUR, mWh };
    });
  }
  if (lowest.length < LEAST_HABIT_DAYS) return null;
  const base = lowest.toSorted((a, b) => a - b)[Math.floor(lowest.length / 2)] as number;
  return {
    days: lowest.length,
    alwaysOnWatts: Math.round(base / 1000),
    alwaysOnPercent: hasSolar
      ? null
      : total === 0
        ? 0
        : Math.min(100, (base * HOURS * lowest.length * 100) / total),
    highest,
    week: sums.map((row, weekday) => {
      const days = counts[weekday] as number;
      return Array.from(row, (mWh) => (days === 0 ? null : mWh / days));
    }),
  };
}

/** Milliwatt-hours by the start of each hour that readings cover whole; hours begin where local days do. */
function hourlyEnergy({ first, days }: MeterDays, from: number, to: number): Map<number, number> {
  const energy = new Map<number, number>();
  const covered = new Map<number, number>();
  // Zones with half and quarter hours have other full hours than UTC.
  const shift = ((from % HOUR) + HOUR) % HOUR;
  days.forEach((day, index) => {
    if (day === undefined) return;
    const midnight = (first + index) * DAY_SECONDS;
    for (const { startSecond, seconds, mWh } of readingsOfDay(day)) {
      const start = midnight + startSecond;
      if (start < from || start >= to || seconds > COARSEST_SETTLING_SECONDS) continue;
      const hour = Math.floor((start - shift) / HOUR) * HOUR + shift;
      if (start + seconds > hour + HOUR) continue;
      energy.set(hour, (energy.get(hour) ?? 0) + mWh);
      covered.set(hour, (covered.get(hour) ?? 0) + seconds);
    }
  });
  for (const [hour, seconds] of covered) if (seconds < HOUR) energy.delete(hour);
  return energy;
}
