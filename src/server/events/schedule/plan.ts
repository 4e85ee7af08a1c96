import { ALGORITHM_RULES, type Algorithm } from '../../../domain/events/algorithms.ts';
import {
  MOST_PLANNED,
  planDates,
  planWindow,
  type PlanDays,
  type PlanHours,
} from '../../../domain/events/eventPlan.ts';
import { groupWindows, sumGroups, type EventGroup, type Grouping } from '../../../domain/events/groups.ts';
import type { Forecast, PowerRange } from '../../../domain/events/forecast.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import { besides, schedulingProblems, type PlannedEvent } from '../../../domain/events/scheduling.ts';
import type { Audience } from '../../../domain/segments/audience.ts';
import { holidayTest } from '../../../domain/settlement/holidays.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { say } from '../../platform/messages/say.ts';
import type { EventDeps } from '../deps.ts';
import { readProgram } from '../queries/programs.ts';
import { readPlanned } from '../store/events.ts';
import type { Order } from './audit.ts';
import { countAudience, countElsewhere } from './audience.ts';
import { forecastPowers, previewForecast } from './forecast.ts';
import type { EventRefusal } from './saveOutcome.ts';
import { scheduleEvent, spent } from './scheduling.ts';
import { schedulingFault, type SchedulingFault } from './sentences.ts';
import type { StoredEvent } from './storedEvent.ts';

export interface EventPlan extends PlanDays, PlanHours {
  readonly brandId: string;
  readonly programIds: readonly string[];
  readonly algorithm: Algorithm;
  readonly audience: Audience;
  readonly isTest?: boolean;
  /** Holidays won't be scheduled unless staff choose one, so they don't count against limits. */
  readonly skipHolidays?: boolean;
  /** Each event for groups of homes with hours of their own; default: one event for all. */
  readonly grouping?: Grouping | null;
}

/** An event that a plan would schedule. */
export interface PlannedOccurrence {
  readonly programId: string;
  readonly date: string;
  /** Null: the clock skips its start or end on that day. */
  readonly startAt: Date | null;
  readonly endAt: Date | null;
  readonly isHoliday: boolean;
  /** Why it can't be scheduled; empty: it can. Those before it in the plan count. */
  readonly faults: readonly SchedulingFault[];
  /** Homes of the audience that stay in other events at its hours. */
  readonly homesElsewhere: number;
  /** Null: it has no groups, or no hours. */
  readonly lastEndAt: Date | null;
}

/** What a program's first event, or a group of it, is likely to bring; null where it pays by device, or no home has readings. */
interface LikelyPower {
  readonly kilowatts: number | null;
  readonly lowKilowatts: number | null;
  readonly highKilowatts: number | null;
}

/** A program of a plan, with its numbers. */
export interface PlannedProgram extends LikelyPower {
  readonly programId: string;
  readonly membersAsked: number;
  /** Of its first event: the groups, and what they are likely to bring together. */
  readonly groups: readonly PlannedGroup[];
  readonly intervals: readonly PlannedInterval[];
  readonly events: readonly PlannedOccurrence[];
}

/** A group of a program's first event. */
export interface PlannedGroup extends LikelyPower {
  readonly number: number;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly membersAsked: number;
}

/** What the groups of a program's first event are likely to bring together. */
export interface PlannedInterval {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly kilowatts: number;
  readonly lowKilowatts: number;
  readonly highKilowatts: number;
}

const skipped: SchedulingFault = { field: 'startAt', message: say('events.skippedTime') };
const tooMany: SchedulingFault = {
  field: 'startAt',
  message: say('events.planSize', { most: MOST_PLANNED }),
};

/** What a plan would schedule: each program with its numbers and its dates. Programs of other brands are left out. */
export async function previewPlan(deps: EventDeps, plan: EventPlan): Promise<PlannedProgram[]> {
  const dates = planDates(plan);
  const now = deps.clock.now();
  const { grouping = null } = plan;
  let left = MOST_PLANNED;
  const found: PlannedProgram[] = [];
  for (const programId of new Set(plan.programIds)) {
    const program = await readProgram(deps.db, plan.brandId, programId);
    if (program === null) continue;
    const { rules } = program;
    const isHoliday = holidayTest(rules);
    const { brandId, algorithm, audience, isTest = false } = plan;
    const hasOwnHomes = audience.kind === 'segment';
    const order = { brandId, programId, algorithm, audience, isTest, hasOwnHomes };
    const spentPoints = rules.budgetPoints === null ? 0 : await spent(deps.db, deps, order);
    const added: PlannedEvent[] = [];
    let first: readonly Planned[] | null = null;
    const events: PlannedOccurrence[] = [];
    for (const date of dates) {
      const window = planWindow(rules.zone, date, plan);
      const common = { programId, date, isHoliday: isHoliday(date) };
      if (window === null) {
        const none = { startAt: null, endAt: null, lastEndAt: null };
        events.push({ ...common, ...none, faults: [skipped], homesElsewhere: 0 });
        continue;
      }
      const isLeftOut = plan.skipHolidays === true && common.isHoliday;
      left -= isLeftOut ? 0 : (grouping?.count ?? 1);
      if (left < 0) {
        const none = { startAt: window.start, endAt: window.end, lastEndAt: null };
        events.push({ ...common, ...none, faults: [tooMany], homesElsewhere: 0 });
        continue;
      }
      const before = await readPlanned(deps.db, programId, window.start, null);
      const planned = [...before, ...added];
      const parts = inGroups(window, grouping, { programId, rules });
      const problems = parts.map((part) =>
        schedulingProblems(
          { ...order, ...part, set: part.group?.set ?? null },
          { ...program, planned, spentPoints },
          now,
        ).map(schedulingFault),
      );
      const faults = distinct(problems.flat());
      if (faults.length === 0 && !isLeftOut) {
        first ??= parts;
        added.push(
          ...parts.map(({ group, start, end }) => ({
            id: `${date} ${group?.number ?? 0}`,
            status: 'SCHEDULED' as const,
            realTime: ALGORITHM_RULES[algorithm].realTime,
            isTest,
            hasOwnHomes,
            set: group?.set ?? null,
            start,
            end,
          })),
        );
      }
      let homesElsewhere = 0;
      for (const part of parts) {
        const apart = besides({ ...order, ...part }, before).map(({ id }) => id);
        homesElsewhere += await countElsewhere(deps, { ...order, group: part.group, besides: apart });
      }
      events.push({
        ...common,
        startAt: window.start,
        endAt: window.end,
        lastEndAt: grouping === null ? null : new Date(Math.max(...parts.map(({ end }) => end.getTime()))),
        faults,
        homesElsewhere,
      });
    }
    found.push({
      programId,
      membersAsked: await countAudience(deps, order, null, now),
      ...(await foresee(deps, { ...order, rules }, isTest ? null : first, now)),
      events,
    });
  }
  return found;
}

/** One event of a plan: of one group, or for all homes. */
interface Planned {
  readonly group: EventGroup | null;
  readonly start: Date;
  readonly end: Date;
}

/** The events that a plan's event is scheduled as: one for each group, or one for all homes. */
function inGroups(
  window: { readonly start: Date; readonly end: Date },
  grouping: Grouping | null,
  { programId, rules }: { readonly programId: string; readonly rules: ProgramRules },
): readonly Planned[] {
  return grouping === null
    ? [{ group: null, ...window }]
    : groupWindows(window, grouping, { programId, stepMinutes: rules.settlementIntervalMinutes });
}

/** The same fault of several groups once. */
function distinct(faults: readonly SchedulingFault[]): readonly SchedulingFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

/** What a program's first event is likely to bring, its groups together. */
async function foresee(
  deps: EventDeps,
  order: Parameters<typeof countAudience>[1] & {
    readonly algorithm: Algorithm;
    readonly rules: ProgramRules;
  },
  first: readonly Planned[] | null,
  now: Date,
): Promise<Pick<PlannedProgram, keyof LikelyPower | 'groups' | 'intervals'>> {
  const groups: PlannedGroup[] = [];
  const forecasts: (Forecast | null)[] = [];
  for (const { group, start, end } of first ?? []) {
    const part = { ...order, group, start, end };
    const forecast = await previewForecast(deps, part, null);
    if (group === null) return { ...toLikely(forecast), groups, intervals: [] };
    forecasts.push(forecast);
    groups.push({
      number: group.number,
      startAt: start,
      endAt: end,
      membersAsked: await countAudience(deps, part, null, now),
      ...toLikely(forecast),
    });
  }
  if (forecasts.every((forecast) => forecast === null)) return { ...toLikely(null), groups, intervals: [] };
  const sums = (which: keyof PowerRange) =>
    sumGroups(
      forecasts.flatMap((forecast) => forecastPowers(forecast, which)),
      {
        start: Math.min(...groups.map(({ startAt }) => startAt.getTime() / 1000)),
        end: Math.max(...groups.map(({ endAt }) => endAt.getTime() / 1000)),
        seconds: order.rules.settlementIntervalMinutes * 60,
      },
    );
  const [low, high] = [sums('low'), sums('high')];
  const intervals = sums('expected').map(({ start, end, kilowatts }, i) => ({
    startAt: new Date(start * 1000),
    endAt: new Date(end * 1000),
    kilowatts: kilowatts ?? 0,
    lowKilowatts: low[i]?.kilowatts ?? 0,
    highKilowatts: high[i]?.kilowatts ?? 0,
  }));
  const highest = intervals.reduce((one, other) => (other.kilowatts > one.kilowatts ? other : one));
  const { kilowatts, lowKilowatts, highKilowatts } = highest;
  return { kilowatts, lowKilowatts, highKilowatts, groups, intervals };
}

function toLikely(forecast: Forecast | null): LikelyPower {
  return {
    kilowatts: forecast?.expected ?? null,
    lowKilowatts: forecast?.low ?? null,
    highKilowatts: forecast?.high ?? null,
  };
}

export interface PlanOrder extends Order {
  readonly algorithm: Algorithm;
  readonly audience: Audience;
  /** Of each event, as a single one has them. */
  readonly nominatedKw?: number | null;
  readonly staggerMinutes?: number | null;
  readonly isTest?: boolean;
  readonly events: readonly {
    readonly programId: string;
    readonly startAt: Date;
    readonly endAt: Date;
  }[];
  /** Each of them for groups of homes with hours of their own; default: for all homes at once. */
  readonly grouping?: Grouping | null;
  /** The same key gives the same events again. */
  readonly idempotencyKey: string;
}

export type PlanOutcome =
  | { readonly saved: true; readonly events: readonly StoredEvent[] }
  | { readonly saved: false; readonly refusal: EventRefusal };

class Refused extends Error {
  readonly refusal: EventRefusal;
  constructor(refusal: EventRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Schedules several events, or one for each group of each of them, each with its own audit entry, all or none. */
export async function scheduleEvents(
  deps: EventDeps,
  { events, idempotencyKey, grouping = null, ...order }: PlanOrder,
): Promise<PlanOutcome> {
  try {
    return await transaction<PlanOutcome>(deps.db, async (tx) => {
      const saved: StoredEvent[] = [];
      for (const { programId, startAt, endAt } of events) {
        const program = await readProgram(tx, order.brandId, programId);
        if (program === null)
          throw new Refused({ code: 'NOT_FOUND', message: say('events.noSuchProgram'), fields: [] });
        const window = { start: startAt, end: endAt };
        for (const part of inGroups(window, grouping, { programId, rules: program.rules })) {
          const outcome = await scheduleEvent(
            { ...deps, db: tx },
            { ...order, ...part, programId, idempotencyKey: `${idempotencyKey}:${saved.length}` },
          );
          // Leaving the transaction undoes those before it.
          if (!outcome.saved) throw new Refused(outcome.refusal);
          saved.push(outcome.event);
        }
      }
      return { saved: true, events: saved };
    });
  } catch (error) {
    if (error instanceof Refused) return { saved: false, refusal: error.refusal };
    throw error;
  }
}
