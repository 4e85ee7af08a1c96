import type { MeterFile, MeterFileServicePoint } from '../../../domain/meter/meterFile.ts';
import {
  CHANNELS,
  COARSEST_SETTLING_SECONDS,
  countReadings,
  runEnd,
} from '../../../domain/meter/readings.ts';
import type { ReadingRun } from '../../../domain/meter/readings.ts';
import { lastCompleteWeekday, shiftByWholeWeeks } from '../../../domain/meter/replay.ts';
import { localWindow } from '../../../domain/meter/localDay.ts';
import { addDays, startOfLocalDay } from '../../../domain/meter/zone.ts';
import { DEFAULT_PROGRAM_RULES, SETTLEMENT_INTERVALS } from '../../../domain/programs/rules.ts';
import type { SettlementInterval } from '../../../domain/programs/rules.ts';

/** The hours of an evening by local time, the best one for an event first. */
const HOURS = [18, 19, 17, 20];

/** How many complete weekdays to check, the last one first. */
const DAYS_TRIED = 10;

/** Seconds since 1970. */
export interface Evening {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

export interface ReplayPlan {
  /**
   * The meter with most readings, moved in time. It gets its own number, so that nothing mixes with the
   * real meter.
   */
  readonly file: MeterFile;
  readonly weeks: number;
  /** Days skipped because of a clock change. */
  readonly leftOut: readonly string[];
  /** Meters of the file that are not replayed. */
  readonly otherMeters: number;
  /** The shortest settlement interval that the readings support. */
  readonly settlementMinutes: SettlementInterval;
  /** Possible event hours on evenings of complete weekdays, the best first. */
  readonly evenings: readonly Evening[];
}

/**
 * Moves a file by whole weeks to the latest place before now and finds the evenings of its complete weekdays.
 * @param number what the replayed meter is known by; its end should be that of the real number.
 * @param now seconds since 1970.
 * @returns null when the file has no reading of at most an hour on a whole weekday.
 */
export function planReplay(
  file: MeterFile,
  number: (real: string) => string,
  zone: string,
  now: number,
): ReplayPlan | null {
  const point = mostRead(file.servicePoints);
  if (!point) return null;
  const { weeks, channels, leftOut } = shiftByWholeWeeks(point.channels, zone, now);
  const evenings = findEvenings(channels.import, zone);
  const [last] = evenings;
  if (!last) return null;
  const moved: MeterFile = {
    ...file,
    issuedAt: now,
    servicePoints: [{ ...point, number: number(point.number), channels }],
    readingCount: CHANNELS.reduce((all, channel) => all + countReadings(channels[channel]), 0),
  };
  return {
    file: moved,
    weeks,
    leftOut,
    otherMeters: file.servicePoints.length - 1,
    settlementMinutes: settlementMinutes(channels.import, last),
    evenings,
  };
}

function mostRead(points: readonly MeterFileServicePoint[]): MeterFileServicePoint | undefined {
  return [...points].sort((a, b) => countReadings(b.channels.import) - countReadings(a.channels.import))[0];
}

function findEvenings(runs: readonly ReadingRun[], zone: string): Evening[] {
  const evenings: Evening[] = [];
  let left = runs;
  for (let tried = 0; tried < DAYS_TRIED; tried += 1) {
    const date = lastCompleteWeekday(zone, left);
    if (date === undefined) break;
    for (const hour of HOURS) {
      const window = localWindow(zone, date, hour * 3600, (hour + 1) * 3600);
      if (window) evenings.push({ date, ...window });
    }
    left = before(left, startOfLocalDay(zone, date));
  }
  return evenings;
}

/** The part of runs that has ended by an instant. */
function before(runs: readonly ReadingRun[], instant: number): ReadingRun[] {
  return runs.flatMap((run) => {
    const count = Math.min(run.values.length, Math.floor((instant - run.start) / run.intervalSeconds));
    return count > 0 ? [{ ...run, values: run.values.subarray(0, count) }] : [];
  });
}

/** By the longest reading of the days that the baseline uses. */
function settlementMinutes(runs: readonly ReadingRun[], { date, end }: Evening): SettlementInterval {
  const start = Date.parse(addDays(date, -DEFAULT_PROGRAM_RULES.lookBackDays)) / 1000;
  const lengths = runs
    .filter(
      (run) => run.start < end && runEnd(run) > start && run.intervalSeconds <= COARSEST_SETTLING_SECONDS,
    )
    .map(({ intervalSeconds }) => intervalSeconds / 60);
  return SETTLEMENT_INTERVALS.find((minutes) => lengths.every((length) => minutes % length === 0)) ?? 60;
}
