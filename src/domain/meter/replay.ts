import { CHANNELS, COARSEST_SETTLING_SECONDS, DAY_SECONDS, WEEK_SECONDS, runEnd } from './readings.ts';
import type { Channel, ReadingRun } from './readings.ts';
import {
  dateOfDayNumber,
  isMondayToFriday,
  localDateOf,
  localDaySeconds,
  startOfLocalDay,
  addDays,
  zoneOffsetSeconds,
} from './zone.ts';
import type { LocalDate } from './zone.ts';

type Channels = Readonly<Record<Channel, readonly ReadingRun[]>>;

/** A meter's readings, moved in time. */
export interface MovedReadings {
  /** How many weeks later they are now; negative when the file lay in the future. */
  readonly weeks: number;
  readonly channels: Channels;
  /** Days (of the moved calendar) that are left out because the clock changes on them or changed on the day they come from. */
  readonly leftOut: readonly LocalDate[];
}

/**
 * Moves a meter's readings by whole weeks, by the wall clock of its zone, to the latest place where all of them have
 * ended by `now`: a Tuesday at 18:00 stays a Tuesday at 18:00. Days on which the clock changes, before or after the
 * move, have hours that do not map and become gaps. Moved readings count as issued now.
 * @param now seconds since 1970 UTC.
 * Source: the replay command: a real file is shown as if it were of the last weeks.
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
 * The latest Monday to Friday on which readings of at most an hour cover the whole local day; undefined when none does.
 */
export function lastCompleteWeekday(zone: string, runs: readonly ReadingRun[]): LocalDate | undefined {
  const covered = coverage(runs.filter((run) => run.intervalSeconds <= COARSEST_SETTLING_SECONDS));
  const first = covered[0];
  const last = covered[covered.length - 1];
  if (!first || !last) return undefined;
  const earliest = localDateOf(zone, first.start);
  for (let date = localDateOf(zone, last.end - 1); date >= earliest; date = addDays(date, -1)) {
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
  // On the day the clock goes back a wall-clock time can lie after now although it reads earlier.
  const moved = end + weeks * WEEK_SECONDS;
  const movedEnd = moved + zoneOffsetSeconds(zone, end) - zoneOffsetSeconds(zone, moved);
  return movedEnd <= now ? weeks : weeks - 1;
}

/** Which local days of a zone can be moved by so many weeks, and by how many seconds. */
class MovedCalendar {
  private readonly zone: string;
  private readonly weeks: number;
  /** Seconds to add to the instants of a local day (by its number); undefined where its hours do not map. */
  private readonly known = new Map<number, number | undefined>();

  constructor(zone: string, weeks: number) {
    this.zone = zone;
    this.weeks = weeks;
  }

  /** Where a reading goes, or undefined when it becomes a gap. */
  move(start: number, seconds: number): number | undefined {
    const offset = zoneOffsetSeconds(this.zone, start);
    const shift = this.shiftOf(Math.floor((start + offset) / DAY_SECONDS));
    if (shift === undefined) return undefined;
    // A reading that reaches over midnight into a day of clock change must not become longer or shorter either.
    const lastSecond = start + seconds - 1;
    const keepsLength =
      zoneOffsetSeconds(this.zone, lastSecond) === offset &&
      zoneOffsetSeconds(this.zone, lastSecond + shift) === zoneOffsetSeconds(this.zone, start + shift);
    return keepsLength ? start + shift : undefined;
  }

  leftOut(): LocalDate[] {
    const left = [...this.known]
      .filter(([, shift]) => shift === undefined)
      .map(([day]) => dateOfDayNumber(day + this.weeks * 7));
    return left.sort();
  }

  private shiftOf(day: number): number | undefined {
    if (!this.known.has(day)) this.known.set(day, this.findShift(day));
    return this.known.get(day);
  }

  private findShift(day: number): number | undefined {
    if (this.weeks === 0) return 0;
    const from = dateOfDayNumber(day);
    const to = dateOfDayNumber(day + this.weeks * 7);
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

/** The stretches of time that runs cover, ascending; what touches is one. */
function coverage(runs: readonly ReadingRun[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const run of [...runs].sort((a, b) => a.start - b.start)) {
    const last = ranges[ranges.length - 1];
    if (last && run.start <= last.end) last.end = Math.max(last.end, runEnd(run));
    else ranges.push({ start: run.start, end: runEnd(run) });
  }
  return ranges;
}
