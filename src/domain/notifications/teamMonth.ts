import { addDays, startOfLocalDay, toWallClock } from '../meter/zone.ts';
import { isDaytime } from './daytime.ts';

/** From this many homes on, those of one organisation or postal area count together. Source: decisions, Events and devices. */
export const TEAM_HOMES = 20;

/** Days of the month on which the mail about the month before goes out: most of its results are there by then. */
const [FIRST_DAY, LAST_DAY] = [3, 7];

export interface TeamMonth {
  /** "2026-05" */
  readonly month: string;
  readonly from: Date;
  readonly until: Date;
}

/** The month before, if the mail about it may go out now; null: not now. */
export function teamMonthDue(now: Date, zone: string): TeamMonth | null {
  const date = dateIn(zone, now);
  const day = Number(date.slice(8));
  return day < FIRST_DAY || day > LAST_DAY || !isDaytime(now, zone) ? null : monthBefore(date, zone);
}

/** The month that the latest mail is about: until this month's goes out, the one before the last. */
export function latestTeamMonth(now: Date, zone: string): TeamMonth {
  const date = dateIn(zone, now);
  const isOut = Number(date.slice(8)) >= FIRST_DAY;
  return monthBefore(isOut ? date : addDays(firstOf(date), -1), zone);
}

const dateIn = (zone: string, now: Date): string => toWallClock(zone, now.getTime() / 1000).date;
const firstOf = (date: string): string => `${date.slice(0, 7)}-01`;

function monthBefore(date: string, zone: string): TeamMonth {
  const next = firstOf(date);
  const month = addDays(next, -1).slice(0, 7);
  const start = (local: string): Date => new Date(startOfLocalDay(zone, local) * 1_000);
  return { month, from: start(`${month}-01`), until: start(next) };
}
