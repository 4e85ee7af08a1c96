import { and, eq, lte } from 'drizzle-orm';
import { noticeExpires, type EventNotice } from '../../../domain/notifications/eventNotices.ts';
import { holdEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Notify } from '../../platform/notify.ts';
import { eventReaders } from '../../readmodels/eventReaders.ts';
import { eventNotices } from '../tables.ts';
import { eventValues } from './message.ts';
import { tellResults } from './results.ts';

/** So many members are told in one transaction. */
const TOLD_AT_ONCE = 500;

/** Results come and are corrected over weeks: so often it is looked. */
const RESULTS_AGAIN_MS = 60_000;

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly signal: AbortSignal;
}

/**
 * Tells everybody whom a notice of an event concerns, batch by batch. Whoever is killed in the middle has told whole
 * batches, and the next one goes on behind them.
 */
export async function tell(deps: NotifyDeps, eventId: string, kind: EventNotice): Promise<void> {
  while (!deps.signal.aborted && (await tellSome(deps, eventId, kind)));
}

/** One batch; false: nothing is left for now. */
function tellSome({ db, clock, notify }: NotifyDeps, eventId: string, kind: EventNotice): Promise<boolean> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const isNotice = and(eq(eventNotices.eventId, eventId), eq(eventNotices.kind, kind));
    // Who is at it already goes on alone.
    const [notice] = await tx
      .select()
      .from(eventNotices)
      .where(and(isNotice, lte(eventNotices.dueAt, now)))
      .for('update', { skipLocked: true });
    const event = notice === undefined ? null : await holdEvent(tx, eventId);
    if (notice === undefined || event === null) return false;
    const set = (values: Partial<typeof eventNotices.$inferInsert>) =>
      tx.update(eventNotices).set(values).where(isNotice);
    if (kind === 'results') {
      if (await tellResults(tx, notify, event, TOLD_AT_ONCE, now)) return true;
      await set({ dueAt: event.status === 'CLOSED' ? null : new Date(now.getTime() + RESULTS_AGAIN_MS) });
      return false;
    }
    const expiresAt = noticeExpires(kind, { start: event.start, end: event.end }, now);
    const moot = expiresAt <= now || (event.status === 'CANCELLED' && kind !== 'cancelled');
    const readers = moot
      ? []
      : await eventReaders(tx, { eventId, notice: kind, after: notice.cursor, limit: TOLD_AT_ONCE });
    const values = eventValues(event);
    const version = kind === 'changed' ? `:${event.version}` : '';
    await notify.sendAll(
      tx,
      readers.map(({ memberId, joined, devices }) => {
        const envelope = {
          brandId: event.brandId,
          memberId,
          expiresAt,
          key: `event:${eventId}:${kind}${version}:${memberId}`,
        };
        if (kind === 'advance')
          return {
            ...envelope,
            template: 'event-advance',
            values: { ...values, joined: joined ? 'yes' : 'no' },
          };
        if (kind === 'devices')
          return { ...envelope, template: 'event-devices', values: { ...values, devices } };
        return { ...envelope, template: `event-${kind}`, values };
      }),
    );
    const last = readers.at(-1);
    const more = readers.length === TOLD_AT_ONCE;
    await set({
      dueAt: more ? notice.dueAt : null,
      ...(last === undefined ? {} : { cursor: last.memberId }),
    });
    return more;
  });
}
