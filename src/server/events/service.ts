import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { comingEvents, type MemberScope } from '../readmodels/memberEvents.ts';
import { updateProfile } from '../session/service.ts';
import type { EventDeps } from './deps.ts';
import { runDueEvent } from './schedule/lifecycle.ts';
import { optIn } from './answers/opting.ts';
import type { SaveOutcome } from './schedule/saveOutcome.ts';
import { scheduleEvent, type EventOrder } from './schedule/scheduling.ts';
import { joinComingEvents, leaveComingEvents } from './store/programMoves.ts';

// Staff, grid signals and the demonstration.
export { cancelEvent } from './schedule/cancelling.ts';
export {
  changeEvent,
  nominateEvent,
  previewEvent,
  scheduleEvent,
  type NewEvent,
} from './schedule/scheduling.ts';
export type { SaveOutcome } from './schedule/saveOutcome.ts';
export { previewPlan, scheduleEvents } from './schedule/plan.ts';
export { createTemplate } from './templates/administer.ts';
export { saveGridSource } from './signals/sources.ts';
export { followGridSource } from './signals/store/sources.ts';
export type { StoredEvent } from './schedule/storedEvent.ts';
export { findEvent, holdEvent } from './store/events.ts';

// Members.
export { optIn, optOut, readOptSituation } from './answers/opting.ts';
export { calendarAddress, endCalendar, renewCalendar } from './calendar/address.ts';
export { optRefusal } from './answers/optRefusal.ts';
export { endVacation, startVacation } from './answers/vacation.ts';
export { eventView } from './memberView/views.ts';
export { writeOptIn, renameAnswers } from './store/participations.ts';
export { leaveComingEvents, readJoinedEvents } from './store/programMoves.ts';

// Reminders.
export { areRemindersDue, findEventsToRemind } from './store/reminders.ts';
export { claimReminders } from './claimReminders.ts';

// The clock.
export { runDueEvent, runDueEvents } from './schedule/lifecycle.ts';
export { renewForecast } from './schedule/forecast.ts';
export { areEventsDue, areForecastsDue, dueEvents, readDueForecasts } from './store/events.ts';

// Settlement.
export type { ResultFacts, ResultRecord } from './memberView/result.ts';
export {
  areMonthsOpen,
  closeMonth,
  monthsToSettle,
  readMonthResults,
  type OpenMonth,
} from './store/months.ts';
export { claimMonthMembers, claimResults } from './queries/claims.ts';
export {
  areResultsDue,
  demandResult,
  eventsToSettle,
  postponeResults,
  readResultFacts,
  readResultState,
  requeueResults,
  requeueTouchedResults,
  saveZeroVerdict,
  writeResults,
} from './store/results.ts';
export {
  areExpectationsDue,
  readEventsExpectingPay,
  writeExpectationsKept,
  writeToldPay,
} from './store/expectations.ts';
export {
  countProgramHomes,
  readLatestWindow,
  readProgramHomes,
  type MeasuredHome,
} from './store/accuracy.ts';

// What results reach.
export {
  markMilestonesNotified,
  milestonesToNotify,
  noteEarlierMilestones,
  noteMilestones,
  readCountedResults,
  type CountedResult,
  type SettledMember,
} from './store/milestones.ts';

// Devices.
export {
  claimNotification,
  claimParticipants,
  claimWaitingMembers,
  clearWaiting,
  eventsToNotify,
  hasEventsToNotify,
  notifiedUpTo,
  notifyAgain,
  notifyAgainInEvent,
  readEventsById,
  type NotifiedMember,
} from './store/deviceNotifications.ts';

/** Schedules an event for this moment and starts it immediately, so that the answer shows it active. */
export async function startEvent(
  deps: EventDeps,
  order: EventOrder & { readonly start: 'now'; readonly minutes: number },
): Promise<SaveOutcome> {
  const outcome = await scheduleEvent(deps, order);
  if (outcome.saved) await runDueEvent(deps, outcome.event.id);
  return outcome;
}

/**
 * Sets whether a member joins every event automatically. Switching it on also joins the coming events that
 * the member has not answered, but none that was declined; switching it off leaves the joined ones. All or
 * nothing. Source: EVT-16.
 */
export function setAutoJoin(
  db: Db,
  {
    autoJoin,
    now,
    by,
    ...scope
  }: MemberScope & { readonly autoJoin: boolean; readonly now: Date; readonly by: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    await updateProfile(tx, scope.brandId, scope.memberId, { autoJoin });
    if (!autoJoin) return;
    const open = (await comingEvents(tx, scope, now)).filter(({ opt }) => opt === null);
    // An event that cannot be joined, such as one that starts at this moment, stays as it is.
    for (const { id } of open) await optIn(tx, { ...scope, eventId: id, now, by });
  });
}

/**
 * Moves members from the coming events of their old program (`from`) to those of the new one that need not
 * ask. They stay in a running event, which pays by its own rules. Must run in the transaction that changes
 * the program, after the change.
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
  if (from !== null) await leaveComingEvents(tx, from, memberIds, now);
  await joinComingEvents(tx, to, memberIds, now);
}
