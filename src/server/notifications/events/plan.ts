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

/** Events that are new, or not what they were when their notices were planned. */
export async function unplannedEvents(db: Db, limit: number): Promise<string[]> {
  return (await readUnplanned(db, [limit])).map(({ id }) => id);
}

type NoticeRow = typeof eventNotices.$inferSelect;

/**
 * Writes down what is to be told of an event, and when. Repeated, it changes nothing. An event that is first seen after
 * its end, as one that is replayed, is told to nobody.
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
    if (results === undefined) await first(tx, event, now);
    else if (results.version !== event.version) await again(tx, event, results, before, now);
  });
}

async function first(tx: Db, event: StoredEvent, now: Date): Promise<void> {
  const untold = now >= event.end || event.status === 'CANCELLED';
  const advance =
    event.type === 'PARTICIPATION_REDUCTION_RT' ? null : advanceAt(event.start, now, event.rules.zone);
  await put(tx, event, {
    ...(untold
      ? {}
      : {
          ...(advance !== null && advance < event.start ? { advance } : {}),
          start: event.start,
          end: event.end,
          devices: devicesAt(event.end),
        }),
    results: untold ? null : event.end,
  });
}

async function again(
  tx: Db,
  event: StoredEvent,
  results: NoticeRow,
  before: readonly NoticeRow[],
  now: Date,
): Promise<void> {
  const ofEvent = eq(eventNotices.eventId, event.id);
  const moved =
    results.startAt.getTime() !== event.start.getTime() || results.endAt.getTime() !== event.end.getTime();
  const told = results.dueAt !== null;
  if (event.status === 'CANCELLED') {
    await tx
      .update(eventNotices)
      .set({ dueAt: null })
      .where(and(ofEvent, ne(eventNotices.kind, 'cancelled')));
    if (told && now < results.endAt) await put(tx, event, { cancelled: now });
  } else if (told && moved) {
    const open = (kind: EventNotice): boolean =>
      before.some((row) => row.kind === kind && row.dueAt !== null);
    await put(tx, event, {
      changed: now,
      ...(open('advance') ? { advance: advanceAt(event.start, now, event.rules.zone) } : {}),
      ...(open('start') ? { start: event.start } : {}),
      ...(open('end') ? { end: event.end } : {}),
      ...(open('devices') ? { devices: devicesAt(event.end) } : {}),
      results: event.end,
    });
  }
  await tx
    .update(eventNotices)
    .set({ version: event.version, startAt: event.start, endAt: event.end })
    .where(ofEvent);
}

async function put(
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
