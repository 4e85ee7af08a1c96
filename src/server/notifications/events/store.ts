import { and, eq, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { EventNotice } from '../../../domain/notifications/eventNotices.ts';
import type { StoredEvent } from '../../events/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { eventNotices, notifiedResults } from '../tables.ts';

export type NoticeRow = typeof eventNotices.$inferSelect;

const isNotice = (eventId: string, kind: EventNotice): SQL | undefined =>
  and(eq(eventNotices.eventId, eventId), eq(eventNotices.kind, kind));

export function lockNotices(tx: Db, eventId: string): Promise<NoticeRow[]> {
  return tx.select().from(eventNotices).where(eq(eventNotices.eventId, eventId)).for('update');
}

/** An event's notices, sent or not. */
export function readNotices(db: Db, eventId: string): Promise<NoticeRow[]> {
  return db.select().from(eventNotices).where(eq(eventNotices.eventId, eventId));
}

export async function findNotice(db: Db, eventId: string, kind: EventNotice): Promise<NoticeRow | null> {
  const [row] = await db.select().from(eventNotices).where(isNotice(eventId, kind));
  return row ?? null;
}

/** Undefined if the notice isn't due, or another worker holds the lock. */
export async function claimNotice(
  tx: Db,
  eventId: string,
  kind: EventNotice,
  now: Date,
): Promise<NoticeRow | undefined> {
  const [notice] = await tx
    .select()
    .from(eventNotices)
    .where(and(isNotice(eventId, kind), lte(eventNotices.dueAt, now)))
    .for('update', { skipLocked: true });
  return notice;
}

/** Plans notices for their due times; null: never. */
export async function upsertNotices(
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

/** Ends all notices of an event but that of its cancellation. */
export async function endNotices(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(eventNotices)
    .set({ dueAt: null })
    .where(and(eq(eventNotices.eventId, eventId), ne(eventNotices.kind, 'cancelled')));
}

/** Notes the event's version that its notices were planned for. */
export async function markPlanned(tx: Db, event: StoredEvent): Promise<void> {
  await tx
    .update(eventNotices)
    .set({ version: event.version, startAt: event.start, endAt: event.end })
    .where(eq(eventNotices.eventId, event.id));
}

export async function updateNotice(
  tx: Db,
  eventId: string,
  kind: EventNotice,
  change: Partial<Pick<NoticeRow, 'dueAt' | 'cursor'>>,
): Promise<void> {
  await tx.update(eventNotices).set(change).where(isNotice(eventId, kind));
}

/** Notes the latest version of each result that its member was notified of. */
export async function writeNotifiedResults(
  tx: Db,
  eventId: string,
  results: readonly { readonly memberId: string; readonly version: number }[],
): Promise<void> {
  await tx
    .insert(notifiedResults)
    .values(results.map(({ memberId, version }) => ({ eventId, memberId, version })))
    .onConflictDoUpdate({
      target: [notifiedResults.eventId, notifiedResults.memberId],
      set: { version: sql`excluded.version` },
    });
}
