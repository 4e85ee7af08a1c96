/**
 * Energies in milliwatt-hours. 32-bit numbers, which are quick and small and enough for nearly every meter; doubles only
 * where one of them is more than 4,294.967 kWh, as at a factory. Doubles are exact for every whole number allowed here.
 */
export type Energies = Uint32Array | Float64Array;

/** What a reading measures: energy taken from the grid, or energy given to it. Only import settles. Source: decisions, Meter data. */
export type Channel = 'import' | 'export';

/** The channels in the order in which they are shown and stored. */
export const CHANNELS = ['import', 'export'] as const satisfies readonly Channel[];

/** Who brought a reading. Only the first two pay: a file can be edited. Source: decisions, Meter data. */
export type ReadingSource = 'utility' | 'operator' | 'upload';

/** How good a reading is. `missing` is the absence of a reading and has no energy. */
export type Quality = 'actual' | 'estimated' | 'missing';

/** The quality of a reading that is there. */
export type ReadingQuality = Exclude<Quality, 'missing'>;

/**
 * A stretch of readings without a gap, of one interval length, quality and issue time.
 * Missing readings are in no run.
 */
export interface ReadingRun {
  /** Start of the first reading, whole seconds since 1970 UTC, on a whole minute. */
  readonly start: number;
  /** Length of each reading, a whole number of minutes in seconds. */
  readonly intervalSeconds: number;
  /** Energy of each reading in milliwatt-hours, at most MAX_READING_MWH. */
  readonly values: Energies;
  readonly quality: ReadingQuality;
  /** When its file, or this part of it, was made: seconds since 1970 UTC. A later one corrects an earlier one. */
  readonly issuedAt: number;
}

export const DAY_SECONDS = 86_400;
export const WEEK_SECONDS = 7 * DAY_SECONDS;

/** In 32-bit packed values: no reading for this interval. */
export const MISSING = 0xffff_ffff;

/** In 32-bit packed values: the reading that began in an earlier interval goes on. */
export const CONTINUED = 0xffff_fffe;

/** The most energy that 32-bit packed values hold: 4,294.967 kWh. Days with more are packed as doubles. */
export const LARGEST_NARROW_MWH = 0xffff_fffd;

/**
 * The most energy one reading can hold: 1,000,000 kWh, an hour of the largest sites there are. A year of such hours still
 * adds up exactly.
 */
export const MAX_READING_MWH = 1_000_000_000_000;

/** Readings longer than this are kept and shown, but no event can be settled from them. Source: decisions, Baseline and settlement (15, 30 or 60 minutes). */
export const COARSEST_SETTLING_SECONDS = 3_600;

/** The longest reading that is kept: the local day on which the clock goes back. Longer ones are bill totals. */
export const LONGEST_READING_SECONDS = 25 * 3_600;

/** Whether a reading of this source can earn points. Source: decisions, Meter data. */
export function sourcePays(source: ReadingSource): boolean {
  return source !== 'upload';
}

/** Energy of runs in milliwatt-hours, exact. */
export function totalMWh(runs: Iterable<ReadingRun>): number {
  let total = 0;
  for (const run of runs) for (const value of run.values) total += value;
  return total;
}

/** How many readings runs hold. */
export function countReadings(runs: Iterable<ReadingRun>): number {
  let count = 0;
  for (const run of runs) count += run.values.length;
  return count;
}

/** The instant after the last reading of the run, seconds since 1970 UTC. */
export function runEnd(run: ReadingRun): number {
  return run.start + run.values.length * run.intervalSeconds;
}
