import { ALGORITHM_RULES, type Algorithm } from '../../../domain/events/algorithms.ts';
import {
  MOST_PLANNED,
  planDates,
  planWindow,
  type PlanDays,
  type PlanHours,
} from '../../../domain/events/eventPlan.ts';
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
import { previewForecast } from './forecast.ts';
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
}

/** A program of a plan, with its numbers. */
export interface PlannedProgram {
  readonly programId: string;
  readonly membersAsked: number;
  /** Of its first event; null where that pays by device, or no home has readings. */
  readonly kilowatts: number | null;
  readonly events: readonly PlannedOccurrence[];
}

const skipped: SchedulingFault = { field: 'startAt', message: say('events.skippedTime') };

/** What a plan would schedule: each program with its numbers and its dates. Programs of other brands are left out. */
export async function previewPlan(deps: EventDeps, plan: EventPlan): Promise<PlannedProgram[]> {
  const dates = planDates(plan);
  const now = deps.clock.now();
  const found: PlannedProgram[] = [];
  for (const programId of [...new Set(plan.programIds)].slice(0, Math.floor(MOST_PLANNED / dates.length))) {
    const program = await readProgram(deps.db, plan.brandId, programId);
    if (program === null) continue;
    const { rules } = program;
    const isHoliday = holidayTest(rules);
    const { brandId, algorithm, audience, isTest = false } = plan;
    const hasOwnHomes = audience.kind === 'segment';
    const order = { brandId, programId, algorithm, audience, isTest, hasOwnHomes };
    const spentPoints = rules.budgetPoints === null ? 0 : await spent(deps.db, deps, order);
    const added: PlannedEvent[] = [];
    const events: PlannedOccurrence[] = [];
    for (const date of dates) {
      const window = planWindow(rules.zone, date, plan);
      const common = { programId, date, isHoliday: isHoliday(date) };
      if (window === null) {
        events.push({ ...common, startAt: null, endAt: null, faults: [skipped], homesElsewhere: 0 });
        continue;
      }
      const before = await readPlanned(deps.db, programId, window.start, null);
      const planned = [...before, ...added];
      const problems = schedulingProblems({ ...order, ...window }, { ...program, planned, spentPoints }, now);
      const faults = problems.map(schedulingFault);
      if (faults.length === 0)
        added.push({
          id: date,
          status: 'SCHEDULED',
          realTime: ALGORITHM_RULES[algorithm].realTime,
          isTest,
          hasOwnHomes,
          ...window,
        });
      const apart = besides({ ...order, ...window }, before).map(({ id }) => id);
      const homesElsewhere = await countElsewhere(deps, { ...order, besides: apart });
      events.push({ ...common, startAt: window.start, endAt: window.end, faults, homesElsewhere });
    }
    const [first] = added;
    const forecast =
      first === undefined || isTest
        ? null
        : await previewForecast(deps, { ...order, start: first.start, end: first.end, rules }, null);
    found.push({
      programId,
      membersAsked: await countAudience(deps, order, null, now),
      kilowatts: forecast?.expected ?? null,
      events,
    });
  }
  return found;
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

/** Schedules several events, each with its own audit entry, all or none. */
export async function scheduleEvents(
  deps: EventDeps,
  { events, idempotencyKey, ...order }: PlanOrder,
): Promise<PlanOutcome> {
  try {
    return await transaction<PlanOutcome>(deps.db, async (tx) => {
      const saved: StoredEvent[] = [];
      for (const [number, { programId, startAt, endAt }] of events.entries()) {
        const outcome = await scheduleEvent(
          { ...deps, db: tx },
          {
            ...order,
            programId,
            start: startAt,
            end: endAt,
            idempotencyKey: `${idempotencyKey}:${number}`,
          },
        );
        // Leaving the transaction undoes those before it.
        if (!outcome.saved) throw new Refused(outcome.refusal);
        saved.push(outcome.event);
      }
      return { saved: true, events: saved };
    });
  } catch (error) {
    if (error instanceof Refused) return { saved: false, refusal: error.refusal };
    throw error;
  }
}
