import { eventTypeOf } from '../../domain/events/algorithms.ts';
import type { Algorithm } from '../../domain/events/algorithms.ts';
import { isoWeekMonday, schedulingProblems } from '../../domain/events/scheduling.ts';
import type { PlannedEvent, ProposedEvent, SchedulingProblem } from '../../domain/events/scheduling.ts';
import { statusAt } from '../../domain/events/status.ts';
import { localDateOf, wallClockOf } from '../../domain/meter/zone.ts';
import { pointsOfBalance } from '../../domain/ledger/watts.ts';
import type { ProgramRules } from '../../domain/programs/rules.ts';
import { record } from '../audit/service.ts';
import { wattsPerPoint } from '../platform/brandRates.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { EventParts } from './parts.ts';
import { schedulingFault, type SchedulingFault } from './sentences.ts';
import { insertEvent, lockEvent, lockProgram, readByIdempotencyKey, readPlanned, readProgram, readSpentWatts, updateEvent } from './store/events.ts';
import { countEnrolled, joinAutomatically, moveParticipations } from './store/participations.ts';
import { lifeOf, type StoredEvent } from './storedEvent.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';

/** Who does it and why: for the audit log. */
export interface Order {
  readonly brandId: string;
  /** The member of the staff; null for a command, the demonstration or a grid signal. */
  readonly actorId: string | null;
  readonly reason: string;
}

export interface NewEvent extends Order {
  readonly programId: string;
  readonly algorithm: Algorithm;
  readonly start: Date;
  readonly end: Date;
  /** The same key gives the same event again. */
  readonly idempotencyKey: string | null;
  /** What does not stand in the way: a replay may hold an event beside those that there are. */
  readonly despite?: readonly SchedulingProblem['reason'][];
}

export interface EventChange extends Order {
  readonly eventId: string;
  /** The version that was read. */
  readonly version: number;
  readonly start: Date;
  readonly end: Date;
}

export interface EventCancellation extends Order {
  readonly eventId: string;
  readonly version: number;
}

/** Why nothing was done: the codes of the contract's `RefusalCode`, a sentence, and the fields it is about. */
export interface EventRefusal {
  readonly code: 'INVALID' | 'NOT_FOUND' | 'CONFLICT' | 'NOT_ALLOWED' | 'STALE';
  readonly message: Sentence;
  readonly fields: readonly SchedulingFault[];
}

export type SaveOutcome =
  | { readonly saved: true; readonly event: StoredEvent; /** Nothing was done now: the key was used before. */ readonly repeated: boolean }
  | { readonly saved: false; readonly refusal: EventRefusal };

export function schedule(parts: EventParts, input: NewEvent): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(parts.db, async (tx) => {
    const program = await lockProgram(tx, input.brandId, input.programId);
    if (program === null) return refuse('NOT_FOUND', say('events.noSuchProgram'));
    const before = input.idempotencyKey === null ? null : await readByIdempotencyKey(tx, input.brandId, input.idempotencyKey);
    if (before !== null) return repeated(before, input);

    const problems = await problemsOf(tx, parts, input, program, null);
    const standing = problems.filter(({ reason }) => !input.despite?.includes(reason));
    if (standing.length > 0) return refuseProblems(standing);
    const event: StoredEvent = {
      id: parts.newId(), brandId: input.brandId, programId: input.programId, type: eventTypeOf(input.algorithm), algorithm: input.algorithm,
      start: input.start, end: input.end, status: 'SCHEDULED', rules: program.rules, cancelReason: null, version: 1,
    };
    const now = parts.clock.now();
    await insertEvent(tx, event, { createdBy: input.actorId, createdAt: now, idempotencyKey: input.idempotencyKey });
    await joinAutomatically(tx, event, now);
    await audit(tx, parts, input, 'event.schedule', null, event);
    return { saved: true, event, repeated: false };
  }).catch((error: unknown) => {
    // Two at once with one key but for two programs: the lock of the program did not part them.
    if (isUniqueViolation(error, 'events_idempotency')) return refuse('CONFLICT', reusedKey);
    throw error;
  });
}

export function change(parts: EventParts, input: EventChange): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(parts.db, async (tx) => {
    const found = await changeable(tx, input);
    if ('refusal' in found) return { saved: false, refusal: found.refusal };
    const before = found.event;
    if (statusAt(lifeOf(before), parts.clock.now()) !== 'SCHEDULED') return refuse('NOT_ALLOWED', say('events.cannotMove'));
    const program = await lockProgram(tx, input.brandId, before.programId);
    if (program === null) return refuse('NOT_FOUND', say('events.noSuchProgram'));
    // The event keeps the rules that members joined it by.
    const proposed = { programId: before.programId, brandId: input.brandId, algorithm: before.algorithm, start: input.start, end: input.end };
    const problems = await problemsOf(tx, parts, proposed, { ...program, rules: before.rules }, before.id);
    if (problems.length > 0) return refuseProblems(problems);
    const event: StoredEvent = { ...before, start: input.start, end: input.end, version: before.version + 1 };
    await updateEvent(tx, event);
    await moveParticipations(tx, event);
    await audit(tx, parts, input, 'event.change', before, event);
    return { saved: true, event, repeated: false };
  });
}

export function cancel(parts: EventParts, input: EventCancellation): Promise<SaveOutcome> {
  return transaction<SaveOutcome>(parts.db, async (tx) => {
    const found = await changeable(tx, input);
    if ('refusal' in found) return { saved: false, refusal: found.refusal };
    const before = found.event;
    const now = parts.clock.now();
    const status = statusAt(lifeOf(before), now);
    if (status !== 'SCHEDULED' && status !== 'ACTIVE') {
      return refuse('NOT_ALLOWED', say(status === 'CANCELLED' ? 'events.cancelledBefore' : 'events.endedCannotCancel'));
    }
    const event: StoredEvent = { ...before, status: 'CANCELLED', cancelReason: input.reason, version: before.version + 1 };
    await updateEvent(tx, event, now);
    await audit(tx, parts, input, 'event.cancel', before, event);
    return { saved: true, event, repeated: false };
  });
}

/** The event as it would be. Source: the contract's `EventPreview`. */
export interface SchedulingPreview {
  readonly membersAsked: number;
  readonly faults: readonly SchedulingFault[];
  readonly eventsThatDay: number;
  readonly eventsThatWeek: number;
  /** `YYYY-MM-DD HH:MM` on the wall clock of the program's zone. */
  readonly localStart: string;
  readonly localEnd: string;
}

export interface PreviewedEvent {
  readonly brandId: string;
  readonly programId: string;
  readonly algorithm?: Algorithm;
  readonly start: Date;
  readonly end: Date;
  /** The event that is being moved. */
  readonly changing: string | null;
}

export async function preview(parts: EventParts, input: PreviewedEvent): Promise<SchedulingPreview | null> {
  const program = await readProgram(parts.db, input.brandId, input.programId);
  if (program === null) return null;
  const { zone } = program.rules;
  const proposed = { ...input, algorithm: input.algorithm ?? 'participation_reduction' } as const;
  const planned = await readPlanned(parts.db, input.programId, input.start, input.changing);
  const problems = await problemsOf(parts.db, parts, proposed, program, input.changing);
  return {
    membersAsked: await countEnrolled(parts.db, input.programId),
    faults: problems.map(schedulingFault),
    eventsThatDay: countSame(planned, (at) => localDateOf(zone, secondsOf(at)), input.start),
    eventsThatWeek: countSame(planned, (at) => isoWeekMonday(zone, at), input.start),
    localStart: localText(zone, input.start),
    localEnd: localText(zone, input.end),
  };
}

interface Proposal extends ProposedEvent {
  readonly brandId: string;
  readonly programId: string;
}

async function problemsOf(db: Db, parts: EventParts, proposed: Proposal, program: { active: boolean; rules: ProgramRules }, leftOut: string | null) {
  const planned = await readPlanned(db, proposed.programId, proposed.start, leftOut);
  const spentPoints = program.rules.budgetPoints === null ? 0 : await spent(db, parts, proposed);
  return schedulingProblems(proposed, { ...program, planned, spentPoints }, parts.clock.now());
}

async function spent(db: Db, { brands }: EventParts, { brandId, programId }: Proposal): Promise<number> {
  const watts = (await readSpentWatts(db, [programId])).get(programId) ?? 0;
  return pointsOfBalance(watts, wattsPerPoint(brands, brandId));
}

async function changeable(tx: Db, { brandId, eventId, version }: EventChange | EventCancellation): Promise<{ event: StoredEvent } | { refusal: EventRefusal }> {
  const event = await lockEvent(tx, brandId, eventId, 'update');
  if (event === null) return { refusal: { code: 'NOT_FOUND', message: say('events.noSuchEvent'), fields: [] } };
  if (event.version !== version) return { refusal: { code: 'STALE', message: say('events.staleEvent'), fields: [] } };
  return { event };
}

const reusedKey = say('events.orderReused');

function repeated(before: StoredEvent, { programId, algorithm, start, end }: NewEvent): SaveOutcome {
  const same = before.programId === programId && before.algorithm === algorithm && before.start.getTime() === start.getTime() && before.end.getTime() === end.getTime();
  // An event that was moved since is still the one that this order made.
  return same || before.version > 1 ? { saved: true, event: before, repeated: true } : refuse('CONFLICT', reusedKey);
}

function refuse(code: EventRefusal['code'], message: Sentence): SaveOutcome {
  return { saved: false, refusal: { code, message, fields: [] } };
}

function refuseProblems(problems: readonly SchedulingProblem[]): SaveOutcome {
  const fields = problems.map(schedulingFault);
  return { saved: false, refusal: { code: 'NOT_ALLOWED', message: fields[0]?.message ?? say('platform.checkInput'), fields } };
}

async function audit(tx: Db, { clock, newId }: EventParts, { brandId, actorId, reason }: Order, action: string, before: StoredEvent | null, after: StoredEvent): Promise<void> {
  await record(tx, {
    id: newId(), at: clock.now(), brandId, actorId, action, subject: `event:${after.id}`, reason,
    before: before === null ? null : told(before), after: told(after),
  });
}

function told({ programId, algorithm, start, end, status, cancelReason, version }: StoredEvent) {
  return { programId, algorithm, startAt: start.toISOString(), endAt: end.toISOString(), status, cancelReason, version };
}

function countSame(planned: readonly PlannedEvent[], of: (at: Date) => string, start: Date): number {
  const wanted = of(start);
  return planned.filter((event) => event.status !== 'CANCELLED' && of(event.start) === wanted).length;
}

function localText(zone: string, at: Date): string {
  const { date, second } = wallClockOf(zone, secondsOf(at));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${date} ${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
