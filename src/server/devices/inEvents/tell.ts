import { deviceControl } from '../../../domain/devices/deviceConfigs.ts';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { direct } from '../../../domain/events/deviceDirection.ts';
import type { DeviceInEvent } from '../../../domain/events/deviceInEvent.ts';
import { deviceOpt } from '../../../domain/events/deviceOpting.ts';
import { startsJoined } from '../../../domain/events/joining.ts';
import {
  claimParticipants,
  claimNotification,
  notifiedUpTo,
  clearWaiting,
  claimWaitingMembers,
  readEventsById,
  type StoredEvent,
  type NotifiedMember,
} from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { writeLog, type LogEntry } from '../log.ts';
import { claimDirected, readOpenMembers, writeDirected, type DirectedRow } from './store.ts';

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Members whose devices are told in one transaction. */
const BATCH = 250;

/**
 * Tells the devices of an event's members what it wants of them: to begin, to be put back, to begin or be put back for a
 * member who came or left. Batch after batch, each in a transaction of its own, so that whoever is stopped or killed leaves
 * the rest to the next. False when it was stopped before the end.
 */
export async function tellDevices(
  deps: NotifyDeps,
  eventId: string,
  { signal, batch = BATCH, onBatch }: { signal?: AbortSignal; batch?: number; onBatch?: () => void } = {},
): Promise<boolean> {
  for (const next of [tellBatch, tellWaiting]) {
    while (await next(deps, eventId, batch)) {
      onBatch?.();
      if (signal?.aborted) return false;
    }
  }
  return true;
}

/** The next members of an event that begins, ends or is called off; false when there are none left. */
function tellBatch({ db, clock }: NotifyDeps, eventId: string, limit: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const telling = await claimNotification(tx, eventId);
    if (telling === null) return false;
    const { event, after } = telling;
    const now = clock.now();
    const members = runs(event, now)
      ? await claimParticipants(tx, eventId, after, limit)
      : (await readOpenMembers(tx, eventId, after, limit)).map((memberId): NotifiedMember => ({
          memberId,
          opt: 'in',
        }));
    await tellMembers(tx, event, members, { now, mayBegin: true });
    await notifiedUpTo(tx, eventId, members.length < limit ? null : (members.at(-1)?.memberId ?? null));
    return members.length === limit;
  });
}

/** Members who joined or left while it ran. */
function tellWaiting({ db, clock }: NotifyDeps, eventId: string, limit: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const members = await claimWaitingMembers(tx, eventId, limit);
    const event = members.length === 0 ? undefined : (await readEventsById(tx, [eventId])).get(eventId);
    if (event === undefined) return false;
    await tellMembers(tx, event, members, { now: clock.now(), mayBegin: startsJoined(event.algorithm) });
    await clearWaiting(
      tx,
      eventId,
      members.map(({ memberId }) => memberId),
    );
    return members.length === limit;
  });
}

interface Told {
  readonly now: Date;
  readonly mayBegin: boolean;
}

async function tellMembers(
  tx: Db,
  event: StoredEvent,
  members: readonly NotifiedMember[],
  { now, mayBegin }: Told,
): Promise<void> {
  if (members.length === 0) return;
  const answers = new Map(members.map(({ memberId, opt }) => [memberId, opt]));
  const running = runs(event, now);
  const found = await claimDirected(tx, event.id, [...answers.keys()], running);
  const records = [];
  const log: LogEntry[] = [];
  for (const row of found) {
    const { memberId, deviceId, brandId, connectionId } = row;
    const moved = direct(rowOf(row), {
      running,
      mayBegin,
      mayReturn: startsJoined(event.algorithm),
      memberIn: answers.get(memberId) === 'in',
      opt: deviceOpt(row.opt, row.optedIn),
      control: deviceControl(deviceType(row.deviceType)),
      connection: row.removed ? 'removed' : row.connection,
      end: secondsOf(event.end),
      now: secondsOf(now),
    });
    if (moved === null) continue;
    records.push({ memberId, deviceId, brandId, connectionId, ...moved.row });
    for (const history of moved.log) log.push({ memberId, deviceId, eventId: event.id, at: now, history });
  }
  await writeDirected(tx, event.id, records);
  await writeLog(tx, log);
}

/** Whether devices are to take part now: also when the job that ends it is late. */
function runs(event: StoredEvent, now: Date): boolean {
  return event.status === 'ACTIVE' && now < event.end;
}

function rowOf(row: DirectedRow): DeviceInEvent | null {
  if (row.shifted === null) return null;
  const {
    advance,
    participation,
    history,
    step,
    dueAt,
    failures,
    tries,
    before,
    target,
    until,
    seenAt,
    shifted,
  } = row;
  return {
    advance,
    participation,
    history,
    step,
    dueAt,
    failures,
    tries,
    before,
    target,
    until,
    seenAt,
    shifted,
  };
}

function secondsOf(at: Date): number {
  return at.getTime() / 1000;
}
