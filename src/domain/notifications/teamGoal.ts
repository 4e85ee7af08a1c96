import { startOfLocalDay, toWallClock } from '../meter/zone.ts';

/** Product: how much more than its best month a team is asked to save, and from which part of it on it is close. */
const [MORE, CLOSE] = [1.05, 0.8];
/** Product: a day of the month before which few teams can be close, and an hour that is day in all of a country. */
const [FIRST_DAY, HOUR] = [8, 12];
const HOUR_SECONDS = 3_600;

/**
 * What a team's homes aim to save together in a month, in watt-hours: 5% more than in the best of the twelve months before;
 * null if they saved nothing in any.
 */
export function teamGoalWh(bestWh: number): number | null {
  return bestWh > 0 ? Math.ceil(bestWh * MORE) : null;
}

/** Whether a team has saved at least 80% of its goal in the month so far, and not all of it. */
export function isCloseToGoal(savedWh: number, goalWh: number): boolean {
  return savedWh >= goalWh * CLOSE && savedWh < goalWh;
}

export interface GoalMonth {
  /** "2026-05" */
  readonly month: string;
  readonly from: Date;
  /** The start of the twelve months before. */
  readonly since: Date;
}

/** The current month, from the 8th on in the hour from noon, when teams close to their goal are told; null: not now. */
export function goalMonthDue(now: Date, zone: string): GoalMonth | null {
  const { date, second } = toWallClock(zone, now.getTime() / 1000);
  if (Number(date.slice(8)) < FIRST_DAY || Math.floor(second / HOUR_SECONDS) !== HOUR) return null;
  const month = date.slice(0, 7);
  const start = (local: string): Date => new Date(startOfLocalDay(zone, `${local}-01`) * 1_000);
  return { month, from: start(month), since: start(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`) };
}
