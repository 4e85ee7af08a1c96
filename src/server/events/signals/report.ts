import { statusAt } from '../../../domain/events/status.ts';
import { createReport } from '../../../domain/gridSignals/reports.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { findEvent } from '../store/events.ts';
import { eventLife } from '../schedule/storedEvent.ts';
import { describeFault } from './poll.ts';
import { backOff, TIMING, type SignalDeps } from './deps.ts';
import { insertSignal, readDueReport, readTotals, updateGridEvent } from './store/signals.ts';
import { readGridSource, updateGridSource } from './store/sources.ts';
import { CLIENT_NAME, vtnClient } from './vtnClient.ts';

export interface ReportJob {
  readonly sourceId: string;
  readonly externalId: string;
}

/** Reports an event's results to its VTN once, when all are there or a week has passed. Retries with back-off. */
export async function reportResults(deps: SignalDeps, { sourceId, externalId }: ReportJob): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await readDueReport(db, sourceId, externalId, now);
  const source = await readGridSource(db, sourceId);
  if (row === undefined || source === undefined) return;
  const later = (ms: number | null, failures = row.reportFailures) =>
    updateGridEvent(db, sourceId, externalId, {
      reportDueAt: ms === null ? null : new Date(now.getTime() + ms),
      reportFailures: failures,
    });
  const event = row.eventId === null ? null : await findEvent(db, source.brand, row.eventId);
  const status = event === null ? 'CANCELLED' : statusAt(eventLife(event), now);
  if (event === null || row.report === null || status === 'CANCELLED') return later(null);
  if (status === 'SCHEDULED' || status === 'ACTIVE')
    return later(event.end.getTime() + TIMING.reportAfterMs - now.getTime());
  const { waiting, ...totals } = await readTotals(db, event.id);
  if (waiting > 0 && now.getTime() < event.end.getTime() + TIMING.reportAtLastMs)
    return later(TIMING.reportAgainMs);
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
      await updateGridEvent(tx, sourceId, externalId, {
        reportDueAt: null,
        reportedAt: now,
        reportId,
        reportFailures: 0,
      });
      await insertSignal(tx, {
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
    await updateGridSource(db, sourceId, {
      fault: describeFault(error),
      faultAt: source.faultAt ?? now,
    });
  }
}
