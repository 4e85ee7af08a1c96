import { addDays, localDateOf, wallClockOf, weekdayOf } from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { ALGORITHM_RULES } from './algorithms.ts';
import type { Algorithm } from './algorithms.ts';
import type { EventStatus, EventWindow } from './types.ts';

/** An event that staff or a grid signal wants to schedule. */
export interface ProposedEvent extends EventWindow {
  readonly algorithm: Algorithm;
}

/** An event that the program has already. When an event is changed, it is left out of the list. */
export interface PlannedEvent extends EventWindow {
  readonly id: string;
  readonly status: EventStatus;
}

/** What stands against scheduling; the numbers are for the sentence that says so. */
export type SchedulingProblem =
  | { readonly reason: 'program-inactive' }
  | { readonly reason: 'in-the-past' }
  | { readonly reason: 'ends-before-start' }
  | { readonly reason: 'off-the-interval'; readonly intervalMinutes: number }
  | { readonly reason: 'too-long'; readonly longestMinutes: number }
  | { readonly reason: 'overlaps'; readonly eventId: string }
  | { readonly reason: 'day-limit'; readonly limit: number; readonly localDate: string }
  | { readonly reason: 'week-limit'; readonly limit: number; readonly monday: string }
  | { readonly reason: 'budget-spent'; readonly budgetPoints: number; readonly spentPoints: number };

export interface SchedulingSituation {
  readonly rules: ProgramRules;
  readonly active: boolean;
  readonly planned: readonly PlannedEvent[];
  readonly spentPoints: number;
}

/**
 * Everything that stands against scheduling an event; empty: it may be scheduled. Days and ISO weeks are those of the
 * program's zone; a cancelled event counts towards nothing. The grid of settlement intervals and the greatest length
 * hold for events with a baseline only.
 * Source: decisions, Events and devices; Baseline and settlement; Watts, points, money (budget).
 */
export function schedulingProblems(event: ProposedEvent, situation: SchedulingSituation, now: Date): SchedulingProblem[] {
  const { rules, active, spentPoints } = situation;
  const problems: SchedulingProblem[] = [];
  if (!active) problems.push({ reason: 'program-inactive' });
  if (event.start.getTime() < now.getTime()) problems.push({ reason: 'in-the-past' });
  if (event.end.getTime() <= event.start.getTime()) problems.push({ reason: 'ends-before-start' });
  else problems.push(...shapeProblems(event, rules));
  problems.push(...crowdProblems(event, situation));
  if (rules.budgetPoints !== null && spentPoints >= rules.budgetPoints) {
    problems.push({ reason: 'budget-spent', budgetPoints: rules.budgetPoints, spentPoints });
  }
  return problems;
}

/** The local Monday of the ISO week that an instant lies in, as `YYYY-MM-DD`. */
export function isoWeekMonday(zone: string, at: Date): string {
  const date = localDateOf(zone, secondsOf(at));
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

function shapeProblems(event: ProposedEvent, rules: ProgramRules): SchedulingProblem[] {
  if (ALGORITHM_RULES[event.algorithm].reduction === 'device') return [];
  const problems: SchedulingProblem[] = [];
  const intervalMinutes = rules.settlementIntervalMinutes;
  if (![event.start, event.end].every((at) => liesOnInterval(rules.zone, at, intervalMinutes))) {
    problems.push({ reason: 'off-the-interval', intervalMinutes });
  }
  if (event.end.getTime() - event.start.getTime() > rules.longestEventMinutes * 60_000) {
    problems.push({ reason: 'too-long', longestMinutes: rules.longestEventMinutes });
  }
  return problems;
}

function crowdProblems(event: ProposedEvent, { rules, planned }: SchedulingSituation): SchedulingProblem[] {
  const problems: SchedulingProblem[] = [];
  const others = planned.filter((other) => other.status !== 'CANCELLED');
  for (const other of others) {
    if (event.start.getTime() < other.end.getTime() && other.start.getTime() < event.end.getTime()) {
      problems.push({ reason: 'overlaps', eventId: other.id });
    }
  }
  const localDate = localDateOf(rules.zone, secondsOf(event.start));
  const sameDay = others.filter((other) => localDateOf(rules.zone, secondsOf(other.start)) === localDate);
  if (sameDay.length >= rules.eventsPerDay) problems.push({ reason: 'day-limit', limit: rules.eventsPerDay, localDate });
  const monday = isoWeekMonday(rules.zone, event.start);
  const sameWeek = others.filter((other) => isoWeekMonday(rules.zone, other.start) === monday);
  if (sameWeek.length >= rules.eventsPerWeek) problems.push({ reason: 'week-limit', limit: rules.eventsPerWeek, monday });
  return problems;
}

/** By the clock on the wall: zones may be off by half an hour, and hourly intervals follow them. */
function liesOnInterval(zone: string, at: Date, intervalMinutes: number): boolean {
  const seconds = at.getTime() / 1000;
  return Number.isInteger(seconds) && wallClockOf(zone, seconds).second % (intervalMinutes * 60) === 0;
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
