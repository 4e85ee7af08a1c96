import { deviceControl, deviceType } from '../../../domain/devices/deviceTypes.ts';
import { direct } from '../../../domain/events/deviceDirection.ts';
import type { DeviceInEvent } from '../../../domain/events/deviceInEvent.ts';
import { deviceOpt } from '../../../domain/events/deviceOpting.ts';
import { staggerSeconds } from '../../../domain/events/stagger.ts';
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
import { writeLog, type LogEntry } from '../store/log.ts';
import { claimDirected, readOpenMembers, writeDirected, type DirectedRow } from './store.ts';

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Members in one transaction. */
const BATCH = 250;

/**
 * Directs the devices of an event's members: to start, to stop, or to start or stop for a member who joined
 * or left. Each batch is its own transaction, so that a killed job leaves only the rest. False if it was
 * stopped before the end.
 */
export async function notifyDevices(
  deps: NotifyDeps,
  eventId: string,
  { signal, batch = BATCH, onBatch }: { signal?: AbortSignal; batch?: number; onBatch?: () => void } = {},
): Promise<boolean> {
  for (const next of [notifyBatch, notifyWaiting]) {
    while (await next(deps, eventId, batch)) {
      onBatch?.();
      if (signal?.aborted) return false;
    }
  }
  return true;
}

/** The next members when an event starts, ends or is cancelled; false when there are none left. */
function notifyBatch({ db, clock }: NotifyDeps, eventId: string, limit: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const claimed = await claimNotification(tx, eventId);
    if (claimed === null) return false;
    const { event, after } = claimed;
    const now = clock.now();
    const members = runs(event, now)
      ? await claimParticipants(tx, eventId, after, limit)
      : (await readOpenMembers(tx, eventId, after, limit)).map((memberId): NotifiedMember => ({
          memberId,
          opt: 'in',
        }));
    await notifyMembers(tx, event, members, { now, mayBegin: true });
    await notifiedUpTo(tx, eventId, members.length < limit ? null : (members.at(-1)?.memberId ?? null));
    return members.length === limit;
  });
}

/** Members who joined or left during the event. */
function notifyWaiting({ db, clock }: NotifyDeps, eventId: string, limit: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const members = await claimWaitingMembers(tx, eventId, limit);
    const event = members.length === 0 ? undefined : (await readEventsById(tx, [eventId])).get(eventId);
    if (event === undefined) return false;
    await notifyMembers(tx, event, members, { now: clock.now(), mayBegin: startsJoined(event.algorithm) });
    await clearWaiting(
      tx,
      eventId,
      members.map(({ memberId }) => memberId),
    );
    return members.length === limit;
  });
}

interface NotifyOptions {
  readonly now: Date;
  readonly mayBegin: boolean;
}

async function notifyMembers(
  tx: Db,
  event: StoredEvent,
  members: readonly NotifiedMember[],
  { now, mayBegin }: NotifyOptions,
): Promise<void> {
  if (members.length === 0) return;
  const answers = new Map(members.map(({ memberId, opt }) => [memberId, opt]));
  const running = runs(event, now);
  const found = await claimDirected(tx, event.id, [...answers.keys()], running);
  const records = [];
  const log: LogEntry[] = [];
  for (const row of found) {
    const { memberId, deviceId, brandId, connectionId } = row;
    const moved = direct(toDeviceInEvent(row), {
      running,
      mayBegin,
      mayReturn: startsJoined(event.algorithm),
      memberIn: answers.get(memberId) === 'in',
      opt: deviceOpt(row.opt, row.optedIn),
      control: deviceControl(deviceType(row.deviceType)),
      connection: row.removed ? 'removed' : row.connection,
      end: toSeconds(event.end),
      now: toSeconds(now),
      ...(event.stagger === null
        ? {}
        : { notBefore: toSeconds(event.start) + staggerSeconds(event.stagger, memberId) }),
    });
    if (moved === null) continue;
    records.push({ memberId, deviceId, brandId, connectionId, ...moved.row });
    for (const history of moved.log) log.push({ memberId, deviceId, eventId: event.id, at: now, history });
  }
  await writeDirected(tx, event.id, records);
  await writeLog(tx, log);
}

/** The clock decides, because the job that ends the event may be late. */
function runs(event: StoredEvent, now: Date): boolean {
  return event.status === 'ACTIVE' && now < event.end;
}

export function toDeviceInEvent(row: DirectedRow): DeviceInEvent | null {
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
    fed,
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
    fed,
  };
}

function toSeconds(at: Date): number {
  return at.getTime() / 1000;
}
