import { CHANNELS, COARSEST_SETTLING_SECONDS, DAY_SECONDS, WEEK_SECONDS, runEnd } from './readings.ts';
import type { Channel, ReadingRun } from './readings.ts';
import {
  dayNumberToDate,
  isMondayToFriday,
  toLocalDate,
  localDaySeconds,
  startOfLocalDay,
  addDays,
  zoneOffsetSeconds,
} from './zone.ts';
import type { LocalDate } from './zone.ts';

type Channels = Readonly<Record<Channel, readonly ReadingRun[]>>;

/** Readings shifted in time. */
export interface MovedReadings {
  /** How many weeks later they are; negative when the file was in the future. */
  readonly weeks: number;
  readonly channels: Channels;
  /**
   * Local days (after the shift) that are left out because of a clock change on them or on their source day.
   */
  readonly leftOut: readonly LocalDate[];
}

/**
 * Shifts a meter's readings by whole weeks, by wall clock, as late as possible while all have ended by `now`:
 * a Tuesday at 18:00 stays a Tuesday at 18:00. Days with a clock change before or after the shift have hours
 * that don't map and become gaps. Shifted readings count as issued now.
 * @param now epoch seconds. Source: the replay command, which shows a real file as if it were recent.
 */
export function shiftByWholeWeeks(channels: Channels, zone: string, now: number): MovedReadings {
  const ends = CHANNELS.flatMap((channel) => channels[channel].map(runEnd));
  if (ends.length === 0) return { weeks: 0, channels, leftOut: [] };
  const weeks = weeksBefore(Math.max(...ends), zone, now);
  const calendar = new MovedCalendar(zone, weeks);
  return {
    weeks,
    channels: {
      import: moveRuns(channels.import, calendar, now),
      export: moveRuns(channels.export, calendar, now),
    },
    leftOut: calendar.leftOut(),
  };
}

/**
 * The latest Monday to Friday that readings of at most an hour cover completely; undefined when there is
 * none.
 */
export function lastCompleteWeekday(zone: string, runs: readonly ReadingRun[]): LocalDate | undefined {
  const covered = coverage(runs.filter((run) => run.intervalSeconds <= COARSEST_SETTLING_SECONDS));
  const first = covered[0];
  const last = covered[covered.length - 1];
  if (!first || !last) return undefined;
  const earliest = toLocalDate(zone, first.start);
  for (let date = toLocalDate(zone, last.end - 1); date >= earliest; date = addDays(date, -1)) {
    if (!isMondayToFriday(date)) continue;
    const start = startOfLocalDay(zone, date);
    const end = startOfLocalDay(zone, addDays(date, 1));
    if (covered.some((range) => range.start <= start && range.end >= end)) return date;
  }
  return undefined;
}

function weeksBefore(end: number, zone: string, now: number): number {
  const wallClock = (instant: number): number => instant + zoneOffsetSeconds(zone, instant);
  const weeks = Math.floor((wallClock(now) - wallClock(end)) / WEEK_SECONDS);
  // On the day the clock goes back, a wall-clock time can be after now although it reads earlier.
  const moved = end + weeks * WEEK_SECONDS;
  const movedEnd = moved + zoneOffsetSeconds(zone, end) - zoneOffsetSeconds(zone, moved);
  return movedEnd <= now ? weeks : weeks - 1;
}

/** Maps local days of a zone by a number of weeks to the seconds to add, or to nothing. */
class MovedCalendar {
  private readonly zone: string;
  private readonly weeks: number;
  /** Seconds to add to a local day's instants (by day number); undefined where its hours don't map. */
  private readonly known = new Map<number, number | undefined>();

  constructor(zone: string, weeks: number) {
    this.zone = zone;
    this.weeks = weeks;
  }

  /** A reading's new start; undefined when it becomes a gap. */
  move(start: number, seconds: number): number | undefined {
    const offset = zoneOffsetSeconds(this.zone, start);
    const shift = this.shiftOn(Math.floor((start + offset) / DAY_SECONDS));
    if (shift === undefined) return undefined;
    // A reading across midnight into a day of clock change must keep its length too.
    const lastSecond = start + seconds - 1;
    const keepsLength =
      zoneOffsetSeconds(this.zone, lastSecond) === offset &&
      zoneOffsetSeconds(this.zone, lastSecond + shift) === zoneOffsetSeconds(this.zone, start + shift);
    return keepsLength ? start + shift : undefined;
  }

  leftOut(): LocalDate[] {
    const left = [...this.known]
      .filter(([, shift]) => shift === undefined)
      .map(([day]) => dayNumberToDate(day + this.weeks * 7));
    return left.sort();
  }

  private shiftOn(day: number): number | undefined {
    if (!this.known.has(day)) this.known.set(day, this.findShift(day));
    return this.known.get(day);
  }

  private findShift(day: number): number | undefined {
    if (this.weeks === 0) return 0;
    const from = dayNumberToDate(day);
    const to = dayNumberToDate(day + this.weeks * 7);
    if (localDaySeconds(this.zone, from) !== DAY_SECONDS || localDaySeconds(this.zone, to) !== DAY_SECONDS)
      return undefined;
    return startOfLocalDay(this.zone, to) - startOfLocalDay(this.zone, from);
  }
}

function moveRuns(runs: readonly ReadingRun[], calendar: MovedCalendar, now: number): ReadingRun[] {
  const moved: ReadingRun[] = [];
  for (const run of runs) {
    let open: { start: number; from: number } | undefined;
    const close = (to: number): void => {
      if (open)
        moved.push({ ...run, start: open.start, values: run.values.slice(open.from, to), issuedAt: now });
      open = undefined;
    };
    for (let i = 0; i < run.values.length; i += 1) {
      const start = calendar.move(run.start + i * run.intervalSeconds, run.intervalSeconds);
      const goesOn = open !== undefined && start === open.start + (i - open.from) * run.intervalSeconds;
      if (goesOn) continue;
      close(i);
      if (start !== undefined) open = { start, from: i };
    }
    close(run.values.length);
  }
  return moved;
}

/** The ranges that runs cover, ascending; adjacent ones are joined. */
function coverage(runs: readonly ReadingRun[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const run of [...runs].sort((a, b) => a.start - b.start)) {
    const last = ranges[ranges.length - 1];
    if (last && run.start <= last.end) last.end = Math.max(last.end, runEnd(run));
    else ranges.push({ start: run.start, end: runEnd(run) });
  }
  return ranges;
}
