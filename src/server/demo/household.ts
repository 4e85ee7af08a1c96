import type { LocalDate } from '../../domain/meter/zone.ts';
import { dayOfHome, JITTER, roofOutput, usualLoad, type Household } from '../../domain/demo/household.ts';
import { dateToDayNumber, localDaySeconds, startOfLocalDay } from '../../domain/meter/zone.ts';
import type { ReadingRun } from '../../domain/meter/readings.ts';
import { createRandom } from './random.ts';

/** A time in which the home saves. Seconds since 1970. */
export interface HeldBack {
  readonly start: number;
  readonly end: number;
  /** Remaining share of the usual consumption. */
  readonly use: number;
}

/** How much savings vary around a member's usual share. */
export const HOLDING_BACK = { least: 0.92, most: 1.08 } as const;

/** What a home does otherwise than usual. */
export interface Unusual {
  readonly heldBack: readonly HeldBack[];
  /** What its battery takes more (below zero: less) because of events, watt-hours by the start of an interval. */
  readonly battery: ReadonlyMap<number, number>;
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
  unusual: Unusual,
  until: number,
): HouseholdReadings {
  const taken: Stretch[] = [];
  const given: Stretch[] = [];
  const first = dateToDayNumber(from);
  for (let number = first; number < first + days; number += 1)
    simulateDay(home, number, unusual, until, taken, given);
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
const MWH_PER_WH = 1_000;

function simulateDay(
  home: Household,
  dayNumber: number,
  { heldBack, battery }: Unusual,
  until: number,
  taken: Stretch[],
  given: Stretch[],
): void {
  const { seed, zone, intervalSeconds } = home;
  const random = createRandom(seed, dayNumber);
  const date = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
  const start = startOfLocalDay(zone, date);
  const slots = localDaySeconds(zone, date) / intervalSeconds;
  const day = dayOfHome(home, dayNumber, random.between);
  const missingHour = random.next() < 0.012 ? Math.floor(random.between(1, 6)) : -1;
  const quality = random.next() < 0.015 ? 'estimated' : 'actual';
  const relevant = heldBack.filter((each) => each.end > start && each.start < start + 90_000);

  let open = false;
  for (let slot = 0; slot < slots; slot += 1) {
    const at = start + slot * intervalSeconds;
    if (at + intervalSeconds > until) return;
    const hour = (slot * intervalSeconds) / 3_600;
    const jitter = random.between(JITTER.least, JITTER.most);
    if (Math.floor(hour) === missingHour) {
      open = false;
      continue;
    }
    const held = relevant.find((each) => at >= each.start && at < each.end)?.use ?? 1;
    const kilowatts = jitter * held * usualLoad(home, day, hour) - roofOutput(home, day, hour);
    const energy = (kilowatts * intervalSeconds * MWH_PER_KWH) / 3_600 + (battery.get(at) ?? 0) * MWH_PER_WH;
    if (!open) {
      taken.push({ start: at, quality, values: [] });
      given.push({ start: at, quality, values: [] });
      open = true;
    }
    taken.at(-1)?.values.push(Math.max(0, Math.round(energy)));
    given.at(-1)?.values.push(Math.max(0, Math.round(-energy)));
  }
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
