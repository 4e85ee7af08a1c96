import { ALGORITHM_RULES, toEventType } from '../../../domain/events/algorithms.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import {
  besides,
  limitUse,
  LIMITS,
  runningChangeProblems,
  schedulingProblems,
  soonestEnd,
} from '../../../domain/events/scheduling.ts';
import type { EventGroup } from '../../../domain/events/groups.ts';
import type { ProposedEvent, SchedulingProblem } from '../../../domain/events/scheduling.ts';
import type { Forecast } from '../../../domain/events/forecast.ts';
import { statusAt } from '../../../domain/events/status.ts';
import { balanceToPoints } from '../../../domain/ledger/watts.ts';
import type { ProgramRules } from '../../../domain/programs/rules.ts';
import type { Audience } from '../../../domain/segments/audience.ts';
import { wattsPerPoint } from '../../platform/brandRates.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { RefusedField } from '../../platform/graphql/refusal.ts';
import type { RealTimeReach } from '../queries/realTimeReach.ts';
import { forecast, previewForecast } from './forecast.ts';
import { auditChange, type Order } from './audit.ts';
import { changeable } from './changeable.ts';
import { countAudience, countElsewhere, keepAudience, reachInRealTime, readAudience } from './audience.ts';
import type { EventDeps } from '../deps.ts';
import { deviceNominationFaults } from './inputFaults.ts';
import { localText } from './localText.ts';
import { schedulingFault, type SchedulingFault } from './sentences.ts';
import { lockProgram, readProgram } from '../queries/programs.ts';
import {
  insertEvent,
  readByIdempotencyKey,
  findEvent,
  readPlanned,
  readSpentWatts,
  updateEvent,
  writeForecast,
} from '../store/events.ts';
import { joinAutomatically, moveParticipations } from '../store/participations.ts';
import { refuse, refuseProblems, type SaveOutcome } from './saveOutcome.ts';
import { eventLife, type StoredEvent } from './storedEvent.ts';
import { say } from '../../platform/messages/say.ts';

export type WantedTimes =
  | { readonly start: Date; readonly end: Date }
  | { readonly start: 'now'; readonly minutes: number };

export interface EventOrder extends Order {
  readonly programId: string;
  readonly algorithm: Algorithm;
  /** Default: the whole program. */
  readonly audience?: Audience;
  /** Kilowatts promised to the grid; default: nothing was. */
  readonly nominatedKw?: number | null;
  /** A repeated key returns the event of the first order. */
  readonly idempotencyKey: string | null;
  /** Over how many minutes the starts of homes' devices are spread; default: all start at once. */
  readonly staggerMinutes?: number | null;
  /** The share of the audience that it is for; default: all of it. */
  readonly group?: EventGroup | null;
  /** A test for the homes of a segment of staff's own. */
  readonly isTest?: boolean;
  /** Problems to ignore: staff may exceed a limit with a reason, a replay may overlap other events. */
  readonly despite?: readonly SchedulingProblem['reason'][];
}

export type NewEvent = EventOrder & { readonly start: Date; readonly end: Date };

export interface EventChange extends Order {
  readonly eventId: string;
  /** The version that was read; null skips the check, for grid signals. */
  readonly version: number | null;
  readonly start: Date;
  /** `now`: a running event ends as soon as it can. */
  readonly end: Date | 'now';
}

/**
 * Schedules an event, joins the members with auto-join, and writes the audit log, all or nothing. The
 * event keeps the rules of its program, so that a later change of the program does not affect members who
 * joined. To make an event of the past, pass a clock of the past and `despite: ['in-the-past']`.
 */
export function scheduleEvent(deps: EventDeps, input: EventOrder & WantedTimes): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(deps.db, async (tx) => {
    const program = await lockProgram(tx, input.brandId, input.programId);
    if (program === null) return refuse('NOT_FOUND', say('events.noSuchProgram'));
    const before =
      input.idempotencyKey === null
        ? null
        : await readByIdempotencyKey(tx, input.brandId, input.idempotencyKey);
    if (before !== null) return repeated(before, input);
    const [nominationFault] = deviceNominationFaults(input.algorithm, input.nominatedKw);
    if (nominationFault !== undefined) return refuseNomination(nominationFault);

    const now = deps.clock.now();
    const { start, end } =
      input.start === 'now' ? { start: now, end: new Date(now.getTime() + input.minutes * 60_000) } : input;
    const proposed = {
      ...input,
      start,
      end,
      hasOwnHomes: input.audience?.kind === 'segment',
      set: input.group?.set ?? null,
    };
    const { problems, apart } = await findProblems(tx, deps, proposed, program, { leftOut: null, now });
    const remaining = problems.filter(({ reason }) => !input.despite?.includes(reason));
    if (remaining.length > 0) return refuseProblems(remaining);
    const invited = await readAudience({ ...deps, db: tx }, { ...input, besides: apart });
    if (invited === null) return refuse('INVALID', noSuchSegment, 'segmentId');
    const isTest = input.isTest === true;
    if (isTest && invited.match === null)
      return refuse('INVALID', say('events.testNeedsSegment'), 'segmentId');
    const event: StoredEvent = {
      id: deps.newId(),
      brandId: input.brandId,
      programId: input.programId,
      type: toEventType(input.algorithm),
      algorithm: input.algorithm,
      start,
      end,
      status: 'SCHEDULED',
      rules: program.rules,
      audience: invited.audience,
      startedAt: null,
      isTest,
      stagger: input.staggerMinutes == null ? null : { minutes: input.staggerMinutes, seed: deps.newId() },
      group: input.group ?? null,
      nominatedKw: input.nominatedKw ?? null,
      forecast: isTest
        ? null
        : await forecast({ ...deps, db: tx }, { ...input, start, end, rules: program.rules }, invited),
      cancelReason: null,
      cancelCause: null,
      version: 1,
    };
    await insertEvent(tx, event, {
      createdBy: input.actorId,
      createdAt: now,
      idempotencyKey: input.idempotencyKey,
    });
    if (invited.match !== null) await keepAudience(tx, event, invited.match);
    await joinAutomatically(tx, event, now);
    await auditChange(tx, deps, input, 'event.schedule', null, event);
    return { saved: true, event, repeated: false };
  }).catch((error: unknown) => {
    // Two concurrent orders with one key for two programs: the program's lock does not separate them.
    if (isUniqueViolation(error, 'events_idempotency')) return refuse('CONFLICT', reusedKey);
    throw error;
  });
}

/** Moves an event that has not started, with the answers of its members; of a running event only the end. */
export function changeEvent(deps: EventDeps, input: EventChange): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(deps.db, async (tx) => {
    const found = await changeable(tx, input);
    if ('refusal' in found) return { saved: false, refusal: found.refusal };
    const before = found.event;
    const now = deps.clock.now();
    const status = statusAt(eventLife(before), now);
    if (status !== 'SCHEDULED' && status !== 'ACTIVE') return refuse('NOT_ALLOWED', say('events.cannotMove'));
    const program = await lockProgram(tx, input.brandId, before.programId);
    if (program === null) return refuse('NOT_FOUND', say('events.noSuchProgram'));
    if (input.end === 'now' && status === 'SCHEDULED') return refuse('NOT_ALLOWED', say('events.notStarted'));
    // Members joined by the event's own rules, so they stay.
    const end = input.end === 'now' ? soonestEnd(before, before.rules, now) : input.end;
    const proposed = {
      programId: before.programId,
      brandId: input.brandId,
      algorithm: before.algorithm,
      start: input.start,
      end,
      isTest: before.isTest,
      hasOwnHomes: before.audience.kind === 'segment',
      set: before.group?.set ?? null,
    };
    const kept = { ...program, rules: before.rules };
    const problems =
      status === 'SCHEDULED'
        ? (await findProblems(tx, deps, proposed, kept, { leftOut: before.id, now })).problems
        : runningChangeProblems(
            before,
            proposed,
            {
              ...kept,
              planned: await readPlanned(tx, before.programId, before.start, before.id),
              spentPoints: 0,
            },
            now,
          );
    if (problems.length > 0) return refuseProblems(problems);
    const moved = { ...before, start: input.start, end };
    const event: StoredEvent = {
      ...moved,
      forecast:
        status === 'SCHEDULED' && !before.isTest
          ? await forecast({ ...deps, db: tx }, moved, moved)
          : before.forecast,
      version: before.version + 1,
    };
    await updateEvent(tx, event);
    if (status === 'SCHEDULED' && !event.isTest) await writeForecast(tx, event, event.forecast, now);
    if (status === 'SCHEDULED') await moveParticipations(tx, event);
    await auditChange(tx, deps, input, 'event.change', before, event);
    return { saved: true, event, repeated: false };
  });
}

export interface Nomination extends Order {
  readonly eventId: string;
  readonly version: number | null;
  /** Null takes the promise back. */
  readonly nominatedKw: number | null;
}

/** Changes what an event promises to the grid, until it starts. */
export function nominateEvent(deps: EventDeps, input: Nomination): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(deps.db, async (tx) => {
    const found = await changeable(tx, input);
    if ('refusal' in found) return { saved: false, refusal: found.refusal };
    const before = found.event;
    if (statusAt(eventLife(before), deps.clock.now()) !== 'SCHEDULED')
      return refuse('NOT_ALLOWED', say('events.nominationOver'));
    const [nominationFault] = deviceNominationFaults(before.algorithm, input.nominatedKw);
    if (nominationFault !== undefined) return refuseNomination(nominationFault);
    const event = { ...before, nominatedKw: input.nominatedKw, version: before.version + 1 };
    await updateEvent(tx, event);
    await auditChange(tx, deps, input, 'event.nominate', before, event);
    return { saved: true, event, repeated: false };
  });
}

/** The contract's `EventPreview`. */
export interface SchedulingPreview {
  readonly membersAsked: number;
  /** No limit counts it. */
  readonly isTest: boolean;
  readonly faults: readonly SchedulingFault[];
  /** All faults are limits, which staff may exceed with a reason. */
  readonly onlyLimits: boolean;
  /** Others, as its homes have them, and how many the limits of its algorithm allow with it. */
  readonly eventsThatDay: number;
  readonly mostThatDay: number;
  readonly eventsThatWeek: number;
  readonly mostThatWeek: number;
  /** `YYYY-MM-DD HH:MM` on the wall clock of the program's zone. */
  readonly localStart: string;
  readonly localEnd: string;
  /** Null unless it is a real-time event. */
  readonly realTime: RealTimeReach | null;
  /** Null where it may not be scheduled, pays by device, or no home has readings. */
  readonly forecast: Forecast | null;
  /** Homes of the audience that stay in other events at its hours. */
  readonly homesElsewhere: number;
}

export interface PreviewedEvent {
  readonly brandId: string;
  readonly programId: string;
  readonly algorithm?: Algorithm;
  /** Null: now. */
  readonly start: Date | null;
  readonly end: Date;
  readonly audience?: Audience;
  readonly isTest?: boolean;
  /** The event that is being moved. */
  readonly changing: string | null;
}

/** What scheduling would do; null when the brand has no such program. */
export async function previewEvent(
  deps: EventDeps,
  input: PreviewedEvent,
): Promise<SchedulingPreview | null> {
  const current = await readProgram(deps.db, input.brandId, input.programId);
  if (current === null) return null;
  const now = deps.clock.now();
  const start = input.start ?? now;
  const moved = input.changing === null ? null : await findEvent(deps.db, input.brandId, input.changing);
  // A moved event keeps its rules, as its members joined by them.
  const program = { ...current, rules: moved?.rules ?? current.rules };
  const { zone } = program.rules;
  const isTest = moved?.isTest ?? input.isTest === true;
  const proposed = {
    ...input,
    start,
    algorithm: moved?.algorithm ?? input.algorithm ?? 'participation_reduction',
    isTest,
    hasOwnHomes: (moved ?? input).audience?.kind === 'segment',
    set: moved?.group?.set ?? null,
  } as const;
  const { realTime } = ALGORITHM_RULES[proposed.algorithm];
  const planned = await readPlanned(deps.db, input.programId, start, input.changing);
  const isRunning = moved !== null && statusAt(eventLife(moved), now) === 'ACTIVE';
  const { problems, apart } = isRunning
    ? {
        problems: runningChangeProblems(moved, proposed, { ...program, planned, spentPoints: 0 }, now),
        apart: [],
      }
    : await findProblems(deps.db, deps, proposed, program, { leftOut: input.changing, now });
  // A moved event keeps its homes.
  const wanted = { ...input, besides: moved === null ? apart : [] };
  const limits = limitUse(proposed, { ...program, planned });
  return {
    membersAsked: await countAudience(deps, wanted, moved, now),
    isTest,
    homesElsewhere: await countElsewhere(deps, wanted),
    faults: problems.map(schedulingFault),
    onlyLimits: problems.length > 0 && problems.every(({ reason }) => LIMITS.includes(reason)),
    eventsThatDay: limits.thatDay,
    mostThatDay: limits.perDay,
    eventsThatWeek: limits.thatWeek,
    mostThatWeek: limits.perWeek,
    localStart: localText(zone, start),
    localEnd: localText(zone, input.end),
    realTime: realTime ? await reachInRealTime(deps, wanted, now) : null,
    forecast:
      problems.length > 0 || isTest
        ? null
        : await previewForecast(deps, { ...wanted, ...proposed, rules: program.rules }, moved),
  };
}

interface Proposal extends ProposedEvent {
  readonly brandId: string;
  readonly programId: string;
}

async function findProblems(
  db: Db,
  deps: EventDeps,
  proposed: Proposal,
  program: { active: boolean; rules: ProgramRules },
  { leftOut, now }: { readonly leftOut: string | null; readonly now: Date },
) {
  const planned = await readPlanned(db, proposed.programId, proposed.start, leftOut);
  const spentPoints = program.rules.budgetPoints === null ? 0 : await spent(db, deps, proposed);
  return {
    problems: schedulingProblems(proposed, { ...program, planned, spentPoints }, now),
    /** Events at the same hours whose homes stay in them. */
    apart: besides(proposed, planned).map(({ id }) => id),
  };
}

/** Points that a program's events have cost. */
export async function spent(
  db: Db,
  { brands }: EventDeps,
  { brandId, programId }: Pick<Proposal, 'brandId' | 'programId'>,
): Promise<number> {
  const watts = (await readSpentWatts(db, [programId])).get(programId) ?? 0;
  return balanceToPoints(watts, wattsPerPoint(brands, brandId));
}

const refuseNomination = ({ message }: RefusedField) => refuse('INVALID', message, 'nominatedKilowatts');
const reusedKey = say('events.orderReused');
const noSuchSegment = say('events.noSuchSegment');

function repeated(
  before: StoredEvent,
  { programId, algorithm, ...times }: EventOrder & WantedTimes,
): SaveOutcome {
  const [start, end] = [before.start.getTime(), before.end.getTime()];
  const atThatTime =
    times.start === 'now'
      ? end - start === times.minutes * 60_000
      : times.start.getTime() === start && times.end.getTime() === end;
  const same = before.programId === programId && before.algorithm === algorithm && atThatTime;
  // An event that was moved since is still the result of this order.
  return same || before.version > 1
    ? { saved: true, event: before, repeated: true }
    : refuse('CONFLICT', reusedKey);
}
