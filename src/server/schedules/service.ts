import { isAsItWas, type ScheduledProposal } from '../../domain/schedules/schedule.ts';
import { itemSubject, roleKeysFor } from '../approvals/service.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { lockTargeting } from '../segments/service.ts';
import { ACTIONS, changeFaults, currentVersion, saveChange, type ScheduleDeps } from './kinds.ts';
import { mayStillChange } from './queries/mayStillChange.ts';
import {
  countWaiting,
  firstWaiting,
  insertSchedule,
  lockSchedule,
  readSchedules,
  scheduledVersions,
  settleSchedule,
  type ScheduledItem,
  type ScheduleRow,
} from './store.ts';

/** What waits of one thing. */
const MOST_WAITING = 20;

interface StaffWrite {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

interface ChangeAtATime extends StaffWrite {
  readonly objectId: string;
  readonly proposal: ScheduledProposal;
  /** The version that the change was made from; 0: nothing was set. */
  readonly version: number;
  readonly at: Date;
}

type Scheduled = { readonly id: string } | { readonly refusal: RefusedChange };

/** Changes something at a time. Whether a colleague has to approve it is decided then, by the members of then. */
export async function scheduleChange(
  deps: ScheduleDeps,
  { brandId, actorId, reason, objectId, proposal, version, at }: ChangeAtATime,
): Promise<Scheduled> {
  const now = deps.clock.now();
  const faults: RefusedField[] = [...reasonFaults(reason)];
  if (at <= now) faults.push({ field: 'at', message: say('schedules.past') });
  if (faults.length > 0) return invalid(faults);
  const row: ScheduleRow = {
    id: deps.newId(),
    brand: brandId,
    kind: proposal.kind,
    objectId,
    proposal,
    version,
    authorId: actorId,
    reason: reason.trim(),
    createdAt: now,
    at,
    state: 'WAITING',
    dueAt: at,
    savedVersion: null,
    settledAt: null,
  };
  return transaction(deps.db, async (tx): Promise<Scheduled> => {
    await lockTargeting(tx, brandId);
    const faultsNow = await changeFaults(tx, deps, row);
    if (faultsNow.length > 0) return invalid(faultsNow);
    if ((await currentVersion(tx, row)) !== version) return refusal('STALE', say('schedules.stale'));
    if ((await countWaiting(tx, row)) >= MOST_WAITING)
      return refusal('NOT_ALLOWED', say('schedules.tooMany', { most: MOST_WAITING }));
    await insertSchedule(tx, row);
    await note(tx, deps, row, { event: 'schedule', actorId, reason: row.reason });
    return { id: row.id };
  });
}

/** Takes back what is scheduled, of those kinds that the caller may change. */
export async function cancelSchedule(
  deps: ScheduleDeps,
  {
    brandId,
    actorId,
    reason,
    id,
    mayChange,
  }: StaffWrite & { readonly id: string; readonly mayChange: (kind: ScheduleRow['kind']) => boolean },
): Promise<Scheduled> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(deps.db, async (tx): Promise<Scheduled> => {
    const row = await lockSchedule(tx, id);
    if (row?.brand !== brandId || !mayChange(row.kind)) return refusal('NOT_FOUND', say('schedules.unknown'));
    if (row.state !== 'WAITING') return refusal('NOT_ALLOWED', say('schedules.over'));
    await settleSchedule(tx, id, { state: 'CANCELLED', savedVersion: null, settledAt: deps.clock.now() });
    await note(tx, deps, row, { event: 'cancel', actorId, reason: reason.trim() });
    return { id };
  });
}

/**
 * Saves what is due in its author's name, as if it were saved now: a change for many members waits for a colleague. What
 * someone saved since it was scheduled stays, and so does everything where the author may no longer change it.
 */
export async function applySchedule(deps: ScheduleDeps, id: string): Promise<void> {
  const changed = await transaction(deps.db, async (tx): Promise<string | null> => {
    const row = await lockSchedule(tx, id);
    const now = deps.clock.now();
    if (row?.dueAt == null || row.dueAt > now) return null;
    const { brand: brandId, kind, authorId, reason } = row;
    await lockTargeting(tx, brandId);
    // After a pause several may be due: in the order of their times.
    if ((await firstWaiting(tx, row)) !== id) return null;
    const current = await currentVersion(tx, row);
    const state =
      current !== null &&
      isAsItWas(current, row.version, await scheduledVersions(tx, row)) &&
      (await mayStillChange(tx, brandId, authorId, roleKeysFor(kind)))
        ? await saveChange(tx, deps, row, current)
        : 'OUTDATED';
    const savedVersion = state === 'APPLIED' ? (current ?? 0) + 1 : null;
    await settleSchedule(tx, id, { state, savedVersion, settledAt: now });
    if (state === 'OUTDATED') await note(tx, deps, row, { event: 'outdate', actorId: null, reason });
    return state === 'APPLIED' ? brandId : null;
  });
  if (changed !== null) await deps.changes.notify('targeting', changed);
}

/** What is scheduled for something, what waits first. What can't be saved any more says so at once, not when its time comes. */
export async function schedulesOf(db: Db, item: ScheduledItem): Promise<ScheduleRow[]> {
  const schedules = await readSchedules(db, item);
  if (!schedules.some(({ state }) => state === 'WAITING')) return schedules;
  const current = await currentVersion(db, item);
  const versions = await scheduledVersions(db, item);
  return schedules.map((row) =>
    row.state !== 'WAITING' || (current !== null && isAsItWas(current, row.version, versions))
      ? row
      : { ...row, state: 'OUTDATED' },
  );
}

async function note(
  tx: Db,
  deps: Pick<ScheduleDeps, 'clock' | 'newId'>,
  row: ScheduleRow,
  {
    event,
    actorId,
    reason,
  }: {
    readonly event: 'schedule' | 'cancel' | 'outdate';
    readonly actorId: string | null;
    readonly reason: string;
  },
): Promise<void> {
  const { kind: _kind, ...content } = row.proposal;
  await record(tx, {
    id: deps.newId(),
    at: deps.clock.now(),
    brandId: row.brand,
    actorId,
    action: ACTIONS[row.kind][event],
    subject: itemSubject(row),
    reason,
    before: null,
    after: event === 'schedule' ? { ...content, at: row.at.toISOString() } : null,
  });
}
