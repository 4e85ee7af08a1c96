/**
 * Milliwatt-hours. 32-bit numbers are compact and enough for nearly every meter; doubles, exact for every
 * integer allowed here, only when one exceeds 4,294.967 kWh, as at a factory.
 */
export type Energies = Uint32Array | Float64Array;

/** Energy taken from the grid, or fed into it. Only import settles. Source: decisions, Meter data. */
export type Channel = 'import' | 'export';

/** In the order in which they are shown and stored. */
export const CHANNELS = ['import', 'export'] as const satisfies readonly Channel[];

/**
 * The origin of a reading. Only the first two pay, because a file can be edited. Source: decisions, Meter
 * data.
 */
export type ReadingSource = 'utility' | 'operator' | 'upload';

/** `missing` means there is no reading and no energy. */
export type Quality = 'actual' | 'estimated' | 'missing';

/** Quality of an existing reading. */
export type ReadingQuality = Exclude<Quality, 'missing'>;

/** Consecutive readings of one interval length, quality and issue time. Missing readings are in no run. */
export interface ReadingRun {
  /** Start of the first reading, epoch seconds, on a whole minute. */
  readonly start: number;
  /** Seconds per reading, whole minutes. */
  readonly intervalSeconds: number;
  /** Milliwatt-hours per reading, at most MAX_READING_MWH. */
  readonly values: Energies;
  readonly quality: ReadingQuality;
  /** When the file, or this part of it, was issued, epoch seconds. A later one corrects an earlier one. */
  readonly issuedAt: number;
}

export const DAY_SECONDS = 86_400;
export const WEEK_SECONDS = 7 * DAY_SECONDS;

/** 32-bit marker: no reading for this interval. */
export const MISSING = 0xffff_ffff;

/** 32-bit marker: the reading of an earlier interval continues. */
export const CONTINUED = 0xffff_fffe;

/** Most energy of a 32-bit value: 4,294.967 kWh. Days with more are packed as doubles. */
export const LARGEST_NARROW_MWH = 0xffff_fffd;

/**
 * Most energy of one reading: 1,000,000 kWh, an hour of the largest sites. A year of such hours still sums
 * exactly.
 */
export const MAX_READING_MWH = 1_000_000_000_000;

/**
 * Longer readings are stored and shown but can't settle an event. Source: decisions, Baseline and settlement
 * (15, 30 or 60 minutes).
 */
export const COARSEST_SETTLING_SECONDS = 3_600;

/** The longest reading we store: the local day on which the clock goes back. Longer ones are bill totals. */
export const LONGEST_READING_SECONDS = 25 * 3_600;

/** Whether readings of a source can earn points. Source: decisions, Meter data. */
export function sourcePays(source: ReadingSource): boolean {
  return source !== 'upload';
}

/** Milliwatt-hours, exact. */
export function totalMWh(runs: Iterable<ReadingRun>): number {
  let total = 0;
  for (const run of runs) for (const value of run.values) total += value;
  return total;
}

export function countReadings(runs: Iterable<ReadingRun>): number {
  let count = 0;
  for (const run of runs) count += run.values.length;
  return count;
}

/** End of the run's last reading, epoch seconds. */
export function runEnd(run: ReadingRun): number {
  return run.start + run.values.length * run.intervalSeconds;
}
