import { advanceAt, devicesAt, type EventNotice } from '../../../domain/notifications/eventNotices.ts';
import { holdEvent, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { endNotices, lockNotices, markPlanned, upsertNotices, type NoticeRow } from './store.ts';

/**
 * Plans an event's notices; repeating it changes nothing. An event first seen after its end, such as a replayed one,
 * gets none.
 */
export function planNotices(db: Db, clock: Clock, eventId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId);
    if (event === null) return;
    const before = await lockNotices(tx, eventId);
    const now = clock.now();
    const results = before.find(({ kind }) => kind === 'results');
    if (results === undefined) await planFirst(tx, event, now);
    else if (results.version !== event.version) await replan(tx, event, results, before, now);
  });
}

async function planFirst(tx: Db, event: StoredEvent, now: Date): Promise<void> {
  const isSkipped = now >= event.end || event.status === 'CANCELLED';
  const advance =
    event.type === 'PARTICIPATION_REDUCTION_RT' ? null : advanceAt(event.start, now, event.rules.zone);
  await upsertNotices(tx, event, {
    ...(isSkipped
      ? {}
      : {
          ...(advance !== null && advance < event.start ? { advance } : {}),
          start: event.start,
          end: event.end,
          devices: devicesAt(event.end),
        }),
    results: isSkipped ? null : event.end,
  });
}

async function replan(
  tx: Db,
  event: StoredEvent,
  results: NoticeRow,
  before: readonly NoticeRow[],
  now: Date,
): Promise<void> {
  const hasMoved =
    results.startAt.getTime() !== event.start.getTime() || results.endAt.getTime() !== event.end.getTime();
  const isOpen = results.dueAt !== null;
  if (event.status === 'CANCELLED') {
    await endNotices(tx, event.id);
    if (isOpen && now < results.endAt) await upsertNotices(tx, event, { cancelled: now });
  } else if (isOpen && hasMoved) {
    const isPlanned = (kind: EventNotice): boolean =>
      before.some((row) => row.kind === kind && row.dueAt !== null);
    await upsertNotices(tx, event, {
      changed: now,
      ...(isPlanned('advance') ? { advance: advanceAt(event.start, now, event.rules.zone) } : {}),
      ...(isPlanned('start') ? { start: event.start } : {}),
      ...(isPlanned('end') ? { end: event.end } : {}),
      ...(isPlanned('devices') ? { devices: devicesAt(event.end) } : {}),
      results: event.end,
    });
  }
  await markPlanned(tx, event);
}
