import { murmur3 } from '../segments/bucket.ts';

/** Groups of one set. */
export const MOST_GROUPS = 12;
/** From one group's start to the next one's. */
export const MOST_MINUTES_APART = 240;

/**
 * The share of homes that an event is for. Each home of the audience is in exactly one group of a set, by a hash of the set and
 * the home's id, so that those who join later have their group, too.
 */
export interface EventGroup {
  /** What the groups of one plan, program and start have in common; the draw goes by it. */
  readonly set: string;
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** How a plan divides homes into groups with hours of their own. */
export interface Grouping {
  readonly count: number;
  /** From one group's start to the next one's; with random starts the last one starts at most this often later. */
  readonly minutesApart: number;
  /** Starts are drawn, on the program's intervals, instead of following each other. */
  readonly isRandom: boolean;
  /** A UUID. The same seed gives the same groups and starts. */
  readonly seed: string;
}

interface GroupWindow {
  readonly group: EventGroup;
  readonly start: Date;
  readonly end: Date;
}

/**
 * The groups of an event with the hours of each: all are as long as the event. `stepMinutes`: the program's settlement
 * interval, on which random starts lie.
 */
export function groupWindows(
  { start, end }: { readonly start: Date; readonly end: Date },
  { count, minutesApart, isRandom, seed }: Grouping,
  { programId, stepMinutes }: { readonly programId: string; readonly stepMinutes: number },
): GroupWindow[] {
  const set = `${seed}_${programId}_${start.getTime()}`;
  const steps = Math.floor(((count - 1) * minutesApart) / stepMinutes);
  return Array.from({ length: count }, (_, i) => {
    const minutes = isRandom ? (murmur3(`${set}:${i}`) % (steps + 1)) * stepMinutes : i * minutesApart;
    const later = (at: Date) => new Date(at.getTime() + minutes * 60_000);
    return { group: { set, number: i + 1, of: count }, start: later(start), end: later(end) };
  });
}

/** Power of one group in one of its intervals, kilowatts; seconds since 1970. */
export interface GroupPower {
  readonly start: number;
  readonly seconds: number;
  readonly kilowatts: number;
}

/**
 * The power of all groups together, in steps from the first start to the last end. A step that a group's interval covers in
 * part counts that part. Null: no group has a figure in it.
 */
export function sumGroups(
  powers: readonly GroupPower[],
  { start, end, seconds }: { readonly start: number; readonly end: number; readonly seconds: number },
): { readonly start: number; readonly end: number; readonly kilowatts: number | null }[] {
  const steps = [];
  for (let at = start; at < end; at += seconds) {
    const until = Math.min(end, at + seconds);
    const within = powers.filter((each) => each.start < until && each.start + each.seconds > at);
    const sum = within.reduce(
      (total, each) =>
        total +
        (each.kilowatts * (Math.min(until, each.start + each.seconds) - Math.max(at, each.start))) /
          (until - at),
      0,
    );
    steps.push({ start: at, end: until, kilowatts: within.length === 0 ? null : sum });
  }
  return steps;
}
