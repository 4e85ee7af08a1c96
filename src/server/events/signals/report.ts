import { and, eq, lte, sql } from 'drizzle-orm';
import { statusAt } from '../../../domain/events/status.ts';
import { createReport, type EventTotals } from '../../../domain/gridSignals/reports.ts';
import { rows } from '../../platform/db/sql.ts';
import type { Db } from '../../platform/db/db.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { findEvent } from '../store/events.ts';
import { eventLife } from '../storedEvent.ts';
import { describeFault } from './poll.ts';
import { backOff, TIMING, type SignalDeps } from './deps.ts';
import { gridEvents, gridSignals, gridSources } from './tables.ts';
import { CLIENT_NAME, vtnClient } from './vtnClient.ts';

export interface ReportJob {
  readonly sourceId: string;
  readonly externalId: string;
}

/** Reports an event's results to its VTN once, when all are there or a week has passed. Retries with back-off. */
export async function reportResults(deps: SignalDeps, { sourceId, externalId }: ReportJob): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const own = and(eq(gridEvents.sourceId, sourceId), eq(gridEvents.externalId, externalId));
  const [row] = await db
    .select()
    .from(gridEvents)
    .where(and(own, lte(gridEvents.reportDueAt, now)));
  const [source] = await db.select().from(gridSources).where(eq(gridSources.id, sourceId));
  if (row === undefined || source === undefined) return;
  const later = (ms: number | null, failures = row.reportFailures) =>
    db
      .update(gridEvents)
      .set({ reportDueAt: ms === null ? null : new Date(now.getTime() + ms), reportFailures: failures })
      .where(own);
  const event = row.eventId === null ? null : await findEvent(db, source.brand, row.eventId);
  const status = event === null ? 'CANCELLED' : statusAt(eventLife(event), now);
  if (event === null || row.report === null || status === 'CANCELLED') return void (await later(null));
  if (status === 'SCHEDULED' || status === 'ACTIVE')
    return void (await later(event.end.getTime() + TIMING.reportAfterMs - now.getTime()));
  const { waiting, ...totals } = await readTotals(db, event.id);
  if (waiting > 0 && now.getTime() < event.end.getTime() + TIMING.reportAtLastMs)
    return void (await later(TIMING.reportAgainMs));
  try {
    const reportId = await vtnClient(deps, source).report(
      createReport(
        { vtnEventId: row.vtnEventId, start: event.start, end: event.end },
        row.report,
        totals,
        CLIENT_NAME,
      ),
    );
    await transaction(db, async (tx) => {
      await tx
        .update(gridEvents)
        .set({ reportDueAt: null, reportedAt: now, reportId, reportFailures: 0 })
        .where(own);
      await tx.insert(gridSignals).values({
        sourceId,
        id: deps.newId(),
        brand: source.brand,
        at: now,
        externalId,
        messageKey: `${externalId}@report:${reportId}`,
        action: 'REPORT',
        startAt: event.start,
        endAt: event.end,
        outcome: 'REPORTED',
        detail: null,
        eventId: event.id,
      });
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    await later(backOff(row.reportFailures + 1), row.reportFailures + 1);
    await db
      .update(gridSources)
      .set({ fault: describeFault(error), faultAt: source.faultAt ?? now })
      .where(eq(gridSources.id, sourceId));
  }
}

/** Totals over members who took part. Energy in watt-hours of settled baseline results; null without any. */
async function readTotals(db: Db, eventId: string): Promise<EventTotals & { readonly waiting: number }> {
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
          count(*) filter (where settlement = 'PENDING')::int as waiting,
          sum(reduction_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "reductionWh",
          sum(used_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "usedWh",
          sum(baseline_wh) filter (where settlement in ('SETTLED', 'RESTATED') and baseline_wh is not null)::int8 as "baselineWh"
        from participations where event_id = ${eventId}`,
  );
  return row ?? { tookPart: 0, measured: 0, waiting: 0, reductionWh: null, usedWh: null, baselineWh: null };
}
