import type { Weeks } from './queries.ts';

const WEEK_MS = 7 * 86_400_000;
/** 1970 began on a Thursday. */
const MONDAY_MS = 4 * 86_400_000;
/** Most weeks that are read at once. */
const MOST_WEEKS = 53;

/** The latest weeks (UTC, from Monday), the present one last. */
export function latestWeeks(now: Date, count: number): Weeks {
  const monday = Math.floor((now.getTime() - MONDAY_MS) / WEEK_MS) * WEEK_MS + MONDAY_MS;
  const weeks = Math.min(MOST_WEEKS, Math.max(1, count));
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return { first: day(monday - (weeks - 1) * WEEK_MS), last: day(monday) };
}
