import { addDays, toLocalDate, toWallClock, toWeekday } from '../meter/zone.ts';
import type { ProgramRules } from '../programs/rules.ts';
import { ALGORITHM_RULES } from './algorithms.ts';
import type { Algorithm } from './algorithms.ts';
import type { EventStatus, EventWindow } from './types.ts';

/** An event that staff or a grid signal wants to schedule. */
export interface ProposedEvent extends EventWindow {
  readonly algorithm: Algorithm;
  /** A test for a few homes pays nothing, so neither limits nor budget hold it. */
  readonly isTest?: boolean;
  /** It is for homes of its own, kept when it is scheduled: those of another such event at its hours stay in that one. */
  readonly hasOwnHomes?: boolean;
  /** The set of groups that it is one of; a home is in one group. */
  readonly set?: string | null;
}

/** An existing event of the program, without the one being changed. */
export interface PlannedEvent extends EventWindow {
  readonly id: string;
  readonly status: EventStatus;
  /** Real-time events have separate limits. */
  readonly realTime: boolean;
  /** Tests count against no limit. */
  readonly isTest?: boolean;
  /** It is for homes of its own, none of which are in the event that is being moved. */
  readonly hasOwnHomes?: boolean;
  /** The set of groups that it is one of; null: it has no groups. */
  readonly set?: string | null;
}

/** Events that are for other homes than this one: those with homes of their own at its hours, and its set's other groups. */
export function besides(event: ProposedEvent, planned: readonly PlannedEvent[]): readonly PlannedEvent[] {
  return planned.filter((other) => isForOthers(event, other));
}

type Homes = EventWindow & Pick<ProposedEvent, 'hasOwnHomes' | 'set'>;

const isForOthers = (event: Homes, other: PlannedEvent): boolean =>
  (event.set != null && event.set === other.set) ||
  (event.hasOwnHomes === true && other.hasOwnHomes === true && isAtTheSameTime(event, other));

/** Why an event can't be scheduled; the numbers fill the sentence that says so. */
export type SchedulingProblem =
  | { readonly reason: 'program-inactive' }
  | { readonly reason: 'in-the-past' }
  | { readonly reason: 'ends-before-start' }
  | { readonly reason: 'off-the-interval'; readonly intervalMinutes: number }
  | { readonly reason: 'too-long'; readonly longestMinutes: number }
  | { readonly reason: 'overlaps'; readonly eventId: string }
  | { readonly reason: 'start-is-over' }
  | { readonly reason: 'end-is-over' }
  | {
      readonly reason: 'day-limit';
      readonly limit: number;
      readonly localDate: string;
      readonly realTime: boolean;
    }
  | {
      readonly reason: 'week-limit';
      readonly limit: number;
      readonly monday: string;
      readonly realTime: boolean;
    }
  | { readonly reason: 'budget-spent'; readonly budgetPoints: number; readonly spentPoints: number };

/** Limits that staff may override with a reason. */
export const LIMITS: readonly SchedulingProblem['reason'][] = ['day-limit', 'week-limit'];

export interface SchedulingSituation {
  readonly rules: ProgramRules;
  readonly active: boolean;
  readonly planned: readonly PlannedEvent[];
  readonly spentPoints: number;
}

/**
 * Every problem with scheduling an event; empty: it may be scheduled. Days and ISO weeks are in the program's
 * zone; cancelled events don't count, and real-time events have separate limits. The settlement grid and the
 * maximum length apply to events with a baseline only. Source: decisions, Events and devices; Baseline and
 * settlement; Watts, points, money (budget).
 */
export function schedulingProblems(
  event: ProposedEvent,
  situation: SchedulingSituation,
  now: Date,
): SchedulingProblem[] {
  const { rules, active, spentPoints } = situation;
  const problems: SchedulingProblem[] = [];
  if (!active) problems.push({ reason: 'program-inactive' });
  if (event.start.getTime() < now.getTime()) problems.push({ reason: 'in-the-past' });
  if (event.end.getTime() <= event.start.getTime()) problems.push({ reason: 'ends-before-start' });
  else problems.push(...shapeProblems(event, rules));
  problems.push(...limitProblems(event, situation));
  if (event.isTest !== true && rules.budgetPoints !== null && spentPoints >= rules.budgetPoints) {
    problems.push({ reason: 'budget-spent', budgetPoints: rules.budgetPoints, spentPoints });
  }
  return problems;
}

/**
 * Every problem with moving a running event's end: it may end earlier, but not before now, and later, but
 * within the program's maximum length and without overlapping another event. Its start can't change.
 */
export function runningChangeProblems(
  before: ProposedEvent,
  after: ProposedEvent,
  { rules, planned }: SchedulingSituation,
  now: Date,
): SchedulingProblem[] {
  const problems: SchedulingProblem[] = [];
  if (after.start.getTime() !== before.start.getTime()) problems.push({ reason: 'start-is-over' });
  if (after.end.getTime() < now.getTime()) problems.push({ reason: 'end-is-over' });
  if (after.end.getTime() <= after.start.getTime()) problems.push({ reason: 'ends-before-start' });
  if (isTooLong(after, rules))
    problems.push({ reason: 'too-long', longestMinutes: rules.longestEventMinutes });
  if (
    ALGORITHM_RULES[after.algorithm].reduction === 'baseline' &&
    !liesOnInterval(rules.zone, after.end, rules.settlementIntervalMinutes)
  ) {
    problems.push({ reason: 'off-the-interval', intervalMinutes: rules.settlementIntervalMinutes });
  }
  return [...problems, ...overlaps(after, planned)];
}

/** The earliest end of a running event: now, or the end of its settlement interval. */
export function soonestEnd(event: ProposedEvent, rules: ProgramRules, now: Date): Date {
  if (ALGORITHM_RULES[event.algorithm].reduction === 'device') return now;
  const step = rules.settlementIntervalMinutes * 60;
  const seconds = Math.ceil(now.getTime() / 1000);
  return new Date((seconds + ((step - (toWallClock(rules.zone, seconds).second % step)) % step)) * 1000);
}

/** The local Monday of an instant's ISO week, `YYYY-MM-DD`. */
export function isoWeekMonday(zone: string, at: Date): string {
  const date = toLocalDate(zone, toSeconds(at));
  return addDays(date, -((toWeekday(date) + 6) % 7));
}

function shapeProblems(event: ProposedEvent, rules: ProgramRules): SchedulingProblem[] {
  if (ALGORITHM_RULES[event.algorithm].reduction === 'device') return [];
  const problems: SchedulingProblem[] = [];
  const intervalMinutes = rules.settlementIntervalMinutes;
  if (![event.start, event.end].every((at) => liesOnInterval(rules.zone, at, intervalMinutes))) {
    problems.push({ reason: 'off-the-interval', intervalMinutes });
  }
  if (isTooLong(event, rules)) {
    problems.push({ reason: 'too-long', longestMinutes: rules.longestEventMinutes });
  }
  return problems;
}

function isTooLong(event: ProposedEvent, rules: ProgramRules): boolean {
  return event.end.getTime() - event.start.getTime() > rules.longestEventMinutes * 60_000;
}

function overlaps(event: ProposedEvent, planned: readonly PlannedEvent[]): SchedulingProblem[] {
  const apart = new Set(besides(event, planned));
  return planned
    .filter((other) => !apart.has(other) && isAtTheSameTime(event, other))
    .map(({ id }) => ({ reason: 'overlaps', eventId: id }));
}

const isAtTheSameTime = (event: EventWindow, other: PlannedEvent): boolean =>
  other.status !== 'CANCELLED' &&
  event.start.getTime() < other.end.getTime() &&
  other.start.getTime() < event.end.getTime();

/** Events as a home has them: of those at the same hours for homes of their own, and of a set's groups, it is in one at most. */
const countAtOnce = (events: readonly PlannedEvent[]): number =>
  events.filter((event, i) => !events.slice(0, i).some((other) => isForOthers(event, other))).length;

/** How many other events an event has on its day and in its week, as its homes have them, and how many there may be with it. */
export interface LimitUse {
  readonly thatDay: number;
  readonly perDay: number;
  readonly thatWeek: number;
  readonly perWeek: number;
}

/** The limits that an event's algorithm has, and what counts against them. */
export function limitUse(
  event: ProposedEvent,
  { rules, planned }: Pick<SchedulingSituation, 'rules' | 'planned'>,
): LimitUse {
  const { realTime } = ALGORITHM_RULES[event.algorithm];
  const [perDay, perWeek] = realTime
    ? [rules.realTimePerDay, rules.realTimePerWeek]
    : [rules.eventsPerDay, rules.eventsPerWeek];
  const apart = new Set(besides(event, planned));
  const others = planned.filter(
    (other) =>
      other.status !== 'CANCELLED' &&
      other.realTime === realTime &&
      other.isTest !== true &&
      // A home is in one of them.
      !apart.has(other),
  );
  const inSame = (period: (at: Date) => string) =>
    countAtOnce(others.filter((other) => period(other.start) === period(event.start)));
  return {
    thatDay: inSame((at) => toLocalDate(rules.zone, toSeconds(at))),
    perDay,
    thatWeek: inSame((at) => isoWeekMonday(rules.zone, at)),
    perWeek,
  };
}

function limitProblems(event: ProposedEvent, situation: SchedulingSituation): SchedulingProblem[] {
  const { rules, planned } = situation;
  const problems = overlaps(event, planned);
  if (event.isTest === true) return problems;
  const { realTime } = ALGORITHM_RULES[event.algorithm];
  const { thatDay, perDay, thatWeek, perWeek } = limitUse(event, situation);
  const localDate = toLocalDate(rules.zone, toSeconds(event.start));
  if (thatDay >= perDay) problems.push({ reason: 'day-limit', limit: perDay, localDate, realTime });
  const monday = isoWeekMonday(rules.zone, event.start);
  if (thatWeek >= perWeek) problems.push({ reason: 'week-limit', limit: perWeek, monday, realTime });
  return problems;
}

/** By wall clock: zones may be off by half an hour, and hourly intervals follow them. */
function liesOnInterval(zone: string, at: Date, intervalMinutes: number): boolean {
  const seconds = at.getTime() / 1000;
  return Number.isInteger(seconds) && toWallClock(zone, seconds).second % (intervalMinutes * 60) === 0;
}

function toSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
