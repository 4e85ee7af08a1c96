import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { EventTotals } from '../../../../domain/gridSignals/reports.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isAnyDue } from '../../../platform/db/isAnyDue.ts';
import { rows } from '../../../platform/db/sql.ts';
import { gridEvents, gridSignals, gridSources } from '../tables.ts';

export type GridEventRow = typeof gridEvents.$inferSelect;
type GridSignalRow = typeof gridSignals.$inferSelect;
export type SignalLine = GridSignalRow & { readonly sourceName: string };

const MOST_SIGNALS = 100;

/** Latest first. */
export function listSignals(db: Db, sourceId: string, limit: number): Promise<GridSignalRow[]> {
  return db
    .select()
    .from(gridSignals)
    .where(eq(gridSignals.sourceId, sourceId))
    .orderBy(desc(gridSignals.id))
    .limit(Math.min(Math.max(limit, 0), MOST_SIGNALS));
}

/** An event's signals from all sources, latest first. */
export async function listEventSignals(db: Db, eventId: string): Promise<SignalLine[]> {
  const lines = await db
    .select()
    .from(gridSignals)
    .innerJoin(gridSources, eq(gridSources.id, gridSignals.sourceId))
    .where(eq(gridSignals.eventId, eventId))
    .orderBy(desc(gridSignals.id))
    .limit(MOST_SIGNALS);
  return lines.map(({ grid_signals: line, grid_sources: { name } }) => ({ ...line, sourceName: name }));
}

export async function findSignal(
  tx: Db,
  sourceId: string,
  messageKey: string,
): Promise<GridSignalRow | undefined> {
  const [signal] = await tx
    .select()
    .from(gridSignals)
    .where(and(eq(gridSignals.sourceId, sourceId), eq(gridSignals.messageKey, messageKey)));
  return signal;
}

export async function insertSignal(tx: Db, signal: typeof gridSignals.$inferInsert): Promise<void> {
  await tx.insert(gridSignals).values(signal);
}

const isGridEvent = (sourceId: string, externalId: string) =>
  and(eq(gridEvents.sourceId, sourceId), eq(gridEvents.externalId, externalId));

export async function findGridEvent(
  tx: Db,
  sourceId: string,
  externalId: string,
): Promise<GridEventRow | undefined> {
  const [event] = await tx.select().from(gridEvents).where(isGridEvent(sourceId, externalId));
  return event;
}

export function listGridEvents(db: Db, sourceId: string): Promise<GridEventRow[]> {
  return db.select().from(gridEvents).where(eq(gridEvents.sourceId, sourceId));
}

/** Undefined if the event's report isn't due. */
export async function readDueReport(
  db: Db,
  sourceId: string,
  externalId: string,
  now: Date,
): Promise<GridEventRow | undefined> {
  const [event] = await db
    .select()
    .from(gridEvents)
    .where(and(isGridEvent(sourceId, externalId), lte(gridEvents.reportDueAt, now)));
  return event;
}

export async function upsertGridEvent(
  tx: Db,
  { sourceId, externalId, ...row }: typeof gridEvents.$inferInsert,
): Promise<void> {
  await tx
    .insert(gridEvents)
    .values({ sourceId, externalId, ...row })
    .onConflictDoUpdate({ target: [gridEvents.sourceId, gridEvents.externalId], set: row });
}

export async function updateGridEvent(
  tx: Db,
  sourceId: string,
  externalId: string,
  change: Partial<GridEventRow>,
): Promise<void> {
  await tx.update(gridEvents).set(change).where(isGridEvent(sourceId, externalId));
}

export const areReportsDue = (now: Date): SQL => isAnyDue(gridEvents.reportDueAt, now);

export function findDueReports(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ sourceId: string; externalId: string }[]> {
  return rows<{ sourceId: string; externalId: string }>(
    db,
    sql`select source_id as "sourceId", external_id as "externalId"
        from grid_events
        where report_due_at <= ${now.toISOString()}
        order by report_due_at limit ${limit}`,
  );
}

/** Totals over members who took part. Energy in watt-hours of settled baseline results; null without any. */
export async function readTotals(
  db: Db,
  eventId: string,
): Promise<EventTotals & { readonly waiting: number }> {
  const [row] = await rows<{
    tookPart: number;
    measured: number;
    waiting: number;
    reductionWh: number | null;
    usedWh: number | null;
    baselineWh: number | null;
  }>(
    db,
    sql`select count(*) filter (where joined_at is not null)::int as "tookPart",
          count(*) filter (where settlement in ('SETTLED', 'RESTATED'))::int as measured,
          count(*) filter (where settlement = 'PENDING' and pending_reason is distinct from 'PowerOutage')::int as waiting,
          sum(reduction_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "reductionWh",
          sum(used_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "usedWh",
          sum(baseline_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "baselineWh"
        from participations where event_id = ${eventId}`,
  );
  return row ?? { tookPart: 0, measured: 0, waiting: 0, reductionWh: null, usedWh: null, baselineWh: null };
}
