import { refusalOf, type OptRefusalReason } from './optRefusal.ts';
import type { RequestError } from '../platform/errors.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import { advance, advanceAll, type LifecycleDeps } from './lifecycle.ts';
import { answerable, join, leave, type Answerable, type OptAnswer, type OptOutcome } from './opting.ts';
import type { EnergyEvent } from './energyEvent.ts';
import type { EventDeps } from './deps.ts';
import type { ChangedReadings, ResultFacts, ResultRecord, ResultState } from './result.ts';
import { cancel, change, preview, schedule } from './scheduling.ts';
import type {
  EventCancellation,
  EventChange,
  NewEvent,
  PreviewedEvent,
  SaveOutcome,
  SchedulingPreview,
} from './scheduling.ts';
import { countHomes, readHomes, readLatestWindow, type MeasuredHome } from './store/accuracy.ts';
import {
  claimParticipants,
  claimTelling,
  claimWaiting,
  markMember,
  markRunning,
  readEvents,
  readToTell,
  writeTold,
  writeWaited,
  type Telling,
  type ToldMember,
} from './store/deviceMarks.ts';
import { readDueIds, readEvent, readSpentWatts, shareEvent } from './store/events.ts';
import { joinAutomatically, writeOptIn } from './store/participations.ts';
import { joinComing, readJoined, takeBackComing, type JoinedEvents } from './store/programMoves.ts';
import {
  closeMonth,
  readMonths,
  readMonthResults,
  claimMonthMembers,
  type OpenMonth,
} from './store/months.ts';
import {
  claimMembers,
  holdMembers,
  makeDue,
  makeTouchedDue,
  putOffResults,
  readFacts,
  readResultState,
  readSettleable,
  writeResults,
} from './store/results.ts';
import { followVtn, saveSource, type SourceOrder, type SourceSaved } from './signals/sources.ts';
import type { StoredEvent } from './storedEvent.ts';
import { comeBack, goAway } from './vacation.ts';
import { oneEvent } from './views.ts';

/** The words of this subject that others use. */
export type {
  Answerable,
  ChangedReadings,
  EventDeps,
  JoinedEvents,
  MeasuredHome,
  NewEvent,
  OpenMonth,
  OptOutcome,
  ResultFacts,
  ResultRecord,
  SaveOutcome,
  StoredEvent,
  Telling,
  ToldMember,
};

/**
 * Schedules an event, joins whom it need not ask, and writes the audit log, all or nothing. The rules of the program are
 * kept with the event, so that a later change of the program changes nothing for who joined.
 * An event of the past can be made with a clock of the past, and with `despite: ['in-the-past']`.
 */
export function scheduleEvent(deps: EventDeps, event: NewEvent): Promise<SaveOutcome> {
  return schedule(deps, event);
}

/** Moves an event that has not started; the answers of members go with it. */
export function changeEvent(deps: EventDeps, order: EventChange): Promise<SaveOutcome> {
  return change(deps, order);
}

/** Calls an event off before its end; nobody is paid for it. */
export function cancelEvent(deps: EventDeps, order: EventCancellation): Promise<SaveOutcome> {
  return cancel(deps, order);
}

/** What scheduling would do; null for a program that does not exist in the brand. */
export function previewEvent(deps: EventDeps, event: PreviewedEvent): Promise<SchedulingPreview | null> {
  return preview(deps, event);
}

/** Null for an event that does not exist in the brand. */
export function findEvent(db: Db, brandId: string, eventId: string): Promise<StoredEvent | null> {
  return readEvent(db, brandId, eventId);
}

/** The answer to a member who cannot join or leave, themselves or with a device. */
export function optRefusal(outcome: { readonly reason: OptRefusalReason }): RequestError {
  return refusalOf(outcome);
}

/** Joins a member: before the start; a real-time event that was left, until its end. */
export function optIn(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return join(db, answer);
}

/**
 * Joins a member whom nobody asked, in the transaction that schedules the event: for one that is held for this member
 * alone and settled by this meter, as a replay of a meter file is.
 */
export function enter(
  tx: Db,
  event: StoredEvent,
  entry: { readonly memberId: string; readonly servicePointId: string; readonly at: Date },
): Promise<void> {
  return writeOptIn(tx, { ...entry, event });
}

/** Declines, or leaves, until the end. Leaving a running event is kept, with its effect on the streak. */
export function optOut(db: Db, answer: OptAnswer): Promise<OptOutcome> {
  return leave(db, answer);
}

/**
 * Joins who always joins, or everybody where the event starts joined. Scheduling does it, and the start once more for who
 * came since; after a bulk change of members it may be called at any time before the start.
 */
export function autoJoin(db: Db, event: StoredEvent, now: Date): Promise<void> {
  return joinAutomatically(db, event, now);
}

/** Starts, ends and closes every event that is due by the clock, no step left out; how many steps it took. */
export function runDueEvents(deps: LifecycleDeps): Promise<number> {
  return advanceAll(deps);
}

/** The same for one event. */
export function runDueEvent(deps: LifecycleDeps, eventId: string): Promise<readonly StoredEvent[]> {
  return advance(deps, eventId);
}

/** Ids of events that `runDueEvents` would work on. */
export function dueEvents(db: Db, now: Date, limit: number): Promise<string[]> {
  return readDueIds(db, now, limit);
}

/** Watts that each program has paid for results so far, corrections included; 0 is left out. */
export function spentWatts(db: Db, programIds: readonly string[]): Promise<Map<string, number>> {
  return readSpentWatts(db, programIds);
}

/** Ended events with results that are due, the earliest first. */
export function eventsToSettle(db: Db, now: Date, limit: number): Promise<{ id: string; brandId: string }[]> {
  return readSettleable(db, now, limit);
}

/** For settlement: members whose result of this event is due and who are now this transaction's alone. */
export function claimResults(tx: Db, eventId: string, now: Date, limit: number): Promise<string[]> {
  return claimMembers(tx, eventId, now, limit);
}

/** For settlement: what is known of claimed members, read after the claim. */
export function factsOfResults(
  tx: Db,
  event: StoredEvent,
  memberIds: readonly string[],
): Promise<ResultFacts[]> {
  return readFacts(tx, event.id, memberIds, event.rules.lookBackDays);
}

/** How far a member's result of an event is; null for who never answered it. */
export function resultOf(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
  eventId: string,
): Promise<ResultState | null> {
  return readResultState(db, brandId, memberId, eventId);
}

/** For settlement: writes what it found beside the members' answers. */
export function recordResults(tx: Db, eventId: string, records: readonly ResultRecord[]): Promise<void> {
  return writeResults(tx, eventId, records);
}

/** For settlement: leaves results as they are and looks at them again at `until`; null: not by itself. */
export function postponeResults(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
  until: Date | null,
  word: ResultRecord['pendingReason'] = null,
): Promise<void> {
  return putOffResults(tx, eventId, memberIds, until, word);
}

/** For settlement: what else must be settled again. */
export function demandResults(
  tx: Db,
  results: readonly { readonly memberId: string; readonly eventId: string }[],
  now: Date,
): Promise<void> {
  return makeDue(tx, results, now);
}

/** For settlement: makes every result due that changed readings may touch; how many there were. */
export async function demandTouchedResults(
  tx: Db,
  changes: readonly ChangedReadings[],
  now: Date,
): Promise<number> {
  if (changes.length === 0) return 0;
  await holdMembers(tx, [...new Set(changes.map(({ memberId }) => memberId))]);
  return makeTouchedDue(tx, changes, now);
}

/** For settlement: months to be settled net, that are over and whose events have all closed. */
export function monthsToSettle(db: Db, now: Date, limit: number): Promise<OpenMonth[]> {
  return readMonths(db, now, limit);
}

/** For settlement: members with a result in the month, after `after`, who are now this transaction's alone. */
export function claimMonth(tx: Db, month: OpenMonth, after: string | null, limit: number): Promise<string[]> {
  return claimMonthMembers(tx, month, after, limit);
}

/** For settlement: which receipts a member's month is made of, by event in order. */
export function resultsOfMonth(
  tx: Db,
  month: OpenMonth,
  memberIds: readonly string[],
): ReturnType<typeof readMonthResults> {
  return readMonthResults(tx, month, memberIds);
}

/** For settlement: the month is settled; `watts` is what it paid in all. */
export function endMonth(tx: Db, month: OpenMonth, watts: number): Promise<void> {
  return closeMonth(tx, month, watts);
}

/** Takes a member out of events until the end of a day; ids of the running events that were left. */
export function startVacation(
  tx: Db,
  away: Parameters<typeof goAway>[1],
  endsOn: string,
  newId: NewId,
): Promise<string[]> {
  return goAway(tx, away, endsOn, newId);
}

/** Ends a member's vacation today: the coming events count again. */
export function endVacation(tx: Db, away: Parameters<typeof comeBack>[1]): Promise<void> {
  return comeBack(tx, away);
}

/** For devices: a member before an event, which stays as it is until the transaction ends; null for no such event. */
export function situationOf(tx: Db, answer: Omit<OptAnswer, 'now'>): Promise<Answerable | null> {
  return answerable(tx, answer);
}

/** For the accuracy of baselines: homes of a program in the order of their ids, with the days that are no comparison for them. */
export function homesOfProgram(db: Db, which: Parameters<typeof readHomes>[1]): Promise<MeasuredHome[]> {
  return readHomes(db, which);
}

export function countHomesOfProgram(db: Db, programId: string): Promise<number> {
  return countHomes(db, programId);
}

/** The latest event of a program that is paid by a baseline, in epoch seconds; null without any. */
export function latestWindowOf(
  db: Db,
  programId: string,
): Promise<{ readonly start: number; readonly end: number } | null> {
  return readLatestWindow(db, programId);
}

/** For devices: events of which they have to be told, or of whose members some have. */
export function eventsToTell(db: Db, limit: number): Promise<string[]> {
  return readToTell(db, limit);
}

/** For devices: an event that has to be told to all members' devices, locked; null: nothing (more) to tell. */
export function tellingOf(tx: Db, eventId: string): Promise<Telling | null> {
  return claimTelling(tx, eventId);
}

/** For devices: who takes part, in the order of their ids, from after that one. */
export function participantsOf(
  tx: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<ToldMember[]> {
  return claimParticipants(tx, eventId, after, limit);
}

/** For devices: how far they are told; null: to the last member. */
export function toldUpTo(tx: Db, eventId: string, after: string | null): Promise<void> {
  return writeTold(tx, eventId, after);
}

/** For devices: members whose answer changed while the event ran, who are now this transaction's alone. */
export function waitingMembers(tx: Db, eventId: string, limit: number): Promise<ToldMember[]> {
  return claimWaiting(tx, eventId, limit);
}

export function waitedFor(tx: Db, eventId: string, memberIds: readonly string[]): Promise<void> {
  return writeWaited(tx, eventId, memberIds);
}

/** For devices: what holds for a device of a member has changed, so that all events that run have to be looked at again. */
export function tellAgain(tx: Db, memberId: string): Promise<void> {
  return markRunning(tx, memberId);
}

/** The same for one event. */
export function tellAgainOf(tx: Db, eventId: string, memberId: string): Promise<void> {
  return markMember(tx, eventId, memberId);
}

export function eventsById(db: Db, ids: readonly string[]): Promise<Map<string, StoredEvent>> {
  return readEvents(db, ids);
}

/** For notices: an event of whatever brand, which nobody moves or calls off until the transaction ends. */
export function holdEvent(tx: Db, eventId: string): Promise<StoredEvent | null> {
  return shareEvent(tx, eventId);
}

/** One event as a member sees it. Throws the 404 error for one that does not exist for the member. */
export function eventView(ctx: RequestContext, eventId: string): Promise<EnergyEvent> {
  return oneEvent(ctx, eventId);
}

/** Adds a source of grid signals to a program, or changes one, with a line in the audit log. */
export function saveGridSource(
  deps: Pick<EventDeps, 'db' | 'clock' | 'newId'>,
  order: SourceOrder,
): Promise<SourceSaved> {
  return saveSource(deps, order);
}

/** Whether a program has a source of grid signals; one that the demonstration pointed to its sandbox is pointed there again. */
export function followGridSource(
  db: Db,
  programId: string,
  addresses: { readonly before: string; readonly now: string },
): Promise<boolean> {
  return followVtn(db, programId, addresses);
}

/** What members are in of a program's events that are not over; members who are in none are left out. */
export function joinedEventsOf(
  db: Db,
  programId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<JoinedEvents[]> {
  return readJoined(db, programId, memberIds, now);
}

/**
 * Follows members who change programs: they leave the coming events of the old one (`from`), and join those of the new one
 * that need not ask. They stay in an event that runs: it pays by its own rules. Must run in the transaction of the change, after it.
 */
export async function followMembers(
  tx: Db,
  {
    from,
    to,
    memberIds,
    now,
  }: {
    readonly from: string | null;
    readonly to: string;
    readonly memberIds: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  if (from !== null) await takeBackComing(tx, from, memberIds, now);
  await joinComing(tx, to, memberIds, now);
}
