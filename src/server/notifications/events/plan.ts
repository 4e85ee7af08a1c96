import { and, eq, ne } from 'drizzle-orm';
import { advanceAt, devicesAt, type EventNotice } from '../../../domain/notifications/eventNotices.ts';
import { holdEvent, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { eventNotices } from '../tables.ts';

const readUnplanned = statement<{ id: string }>(
  'event-notices-unplanned',
  `select e.id from events e left join event_notices n on n.event_id = e.id and n.kind = 'results'
   where e.status <> 'CLOSED' and n.version is distinct from e.version order by e.created_at limit $1`,
);

/** Events without planned notices, or changed since theirs were planned. */
export async function findUnplannedEvents(db: Db, limit: number): Promise<string[]> {
  return (await readUnplanned(db, [limit])).map(({ id }) => id);
}

type NoticeRow = typeof eventNotices.$inferSelect;

/**
 * Plans an event's notices; repeating it changes nothing. An event first seen after its end, such as a replayed one,
 * gets none.
 */
export function planNotices(db: Db, clock: Clock, eventId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const event = await holdEvent(tx, eventId);
    if (event === null) return;
    const before = await tx
      .select()
      .from(eventNotices)
      .where(eq(eventNotices.eventId, eventId))
      .for('update');
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
  const ofEvent = eq(eventNotices.eventId, event.id);
  const hasMoved =
    results.startAt.getTime() !== event.start.getTime() || results.endAt.getTime() !== event.end.getTime();
  const isOpen = results.dueAt !== null;
  if (event.status === 'CANCELLED') {
    await tx
      .update(eventNotices)
      .set({ dueAt: null })
      .where(and(ofEvent, ne(eventNotices.kind, 'cancelled')));
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
  await tx
    .update(eventNotices)
    .set({ version: event.version, startAt: event.start, endAt: event.end })
    .where(ofEvent);
}

async function upsertNotices(
  tx: Db,
  { id: eventId, version, start: startAt, end: endAt }: StoredEvent,
  due: Partial<Readonly<Record<EventNotice, Date | null>>>,
): Promise<void> {
  for (const [kind, dueAt] of Object.entries(due) as [EventNotice, Date | null][]) {
    const set = { version, startAt, endAt, dueAt, cursor: null };
    await tx
      .insert(eventNotices)
      .values({ eventId, kind, ...set })
      .onConflictDoUpdate({ target: [eventNotices.eventId, eventNotices.kind], set });
  }
}
