import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { ALGORITHM_RULES, type Algorithm } from '../../../domain/events/algorithms.ts';
import type { EventPerformance } from '../../../domain/settlement/performance.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyDue } from '../../platform/db/isAnyDue.ts';
import { statement } from '../../platform/db/sql.ts';
import { eventPerformance } from '../tables.ts';

export interface MeasuredPerformance extends EventPerformance {
  readonly eventId: string;
  readonly measuredAt: Date;
}

/** What pays by device has no baseline to measure by. */
export function isMeasured(algorithm: Algorithm): boolean {
  return ALGORITHM_RULES[algorithm].reduction === 'baseline';
}

/** Results come in many runs; the event is measured again after this long at the soonest. */
const AGAIN_AFTER = '5 minutes';

const ask = statement(
  'event_performance_request',
  `insert into event_performance as p (event_id, due_at) values ($1, $2::timestamptz)
   on conflict (event_id) do update
   set due_at = greatest(excluded.due_at, p.measured_at + interval '${AGAIN_AFTER}')`,
);

/** Has an event measured again, after results were settled. */
export async function requestPerformance(db: Db, eventId: string, now: Date): Promise<void> {
  await ask(db, [eventId, now.toISOString()]);
}

export const arePerformancesDue = (now: Date): SQL => isAnyDue(eventPerformance.dueAt, now);

export async function readDuePerformances(db: Db, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .select({ eventId: eventPerformance.eventId })
    .from(eventPerformance)
    .where(lte(eventPerformance.dueAt, now))
    .orderBy(eventPerformance.dueAt)
    .limit(limit);
  return found.map(({ eventId }) => eventId);
}

/** When an event is to be measured; null: it isn't. */
export async function readPerformanceDue(db: Db, eventId: string): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: eventPerformance.dueAt })
    .from(eventPerformance)
    .where(eq(eventPerformance.eventId, eventId));
  return row?.dueAt ?? null;
}

/** Writes a measurement. What was settled since it began, at `due`, keeps its own request. */
export async function writePerformance(
  db: Db,
  eventId: string,
  performance: EventPerformance,
  { measuredAt, due, again }: { readonly measuredAt: Date; readonly due: Date; readonly again: Date | null },
): Promise<void> {
  await db
    .update(eventPerformance)
    .set({
      performance,
      measuredAt,
      dueAt: sql`case
        when ${eventPerformance.dueAt} = ${due.toISOString()}::timestamptz then ${again?.toISOString() ?? null}::timestamptz
        else ${eventPerformance.dueAt} end`,
    })
    .where(eq(eventPerformance.eventId, eventId));
}

export async function findPerformance(db: Db, eventId: string): Promise<MeasuredPerformance | null> {
  const [row] = await db
    .select()
    .from(eventPerformance)
    .where(and(eq(eventPerformance.eventId, eventId), isNotNull(eventPerformance.measuredAt)));
  const { performance, measuredAt } = row ?? {};
  return performance == null || measuredAt == null ? null : { ...performance, eventId, measuredAt };
}
