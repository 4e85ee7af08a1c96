import { PgTransaction } from 'drizzle-orm/pg-core';
import type { TimeRange } from '../../domain/meter/mergeDay.ts';
import {
  requeueTouchedResults,
  eventsToSettle,
  findEvent,
  monthsToSettle,
  readResultState,
} from '../events/service.ts';
import { wattsPerPoint } from '../platform/brandRates.ts';
import type { Db } from '../platform/db/db.ts';
import type { MemberEventRow, MemberScope } from '../readmodels/memberEvents.ts';
import { recordsAroundEvent, type BaselineRecord } from './aroundEvent.ts';
import { settleBatch, type SettlementCounts } from './batch.ts';
import { eventRun } from './eventRun.ts';
import { settleNet } from './months.ts';
import type { SettlementDeps } from './deps.ts';
import { latestReceipt, receiptFile, type ReceiptFile } from './receipts.ts';

/** So many members are settled in one transaction. */
const SETTLED_AT_ONCE = 250;

/** So many transactions go on side by side: while the database writes one batch, the next is computed. */
const LANES = 2;

export type { SettlementCounts };

const NOBODY: SettlementCounts = { members: 0, settled: 0, restated: 0, pending: 0, unchanged: 0, failed: 0 };

export interface SettleOptions {
  /** Members a transaction. */
  readonly atOnce?: number;
  /** Transactions side by side; the embedded database does them one after the other. */
  readonly lanes?: number;
  /** Once it is aborted, the batch under way is finished and the rest stays due. */
  readonly signal?: AbortSignal;
  /** Told of each batch once it is written. */
  readonly onBatch?: (counts: SettlementCounts) => void;
}

/**
 * Settles every member of an ended event whose result is due: readings, baseline, receipt, ledger, standing. Each batch is
 * one transaction, so a process that dies has settled a member wholly or not at all, and another one goes on. Two at once
 * share the members between them. Results that depend on a changed one fall due by it: see `settleDue`.
 */
export async function settleEvent(
  deps: SettlementDeps,
  brandId: string,
  eventId: string,
  options: SettleOptions = {},
): Promise<SettlementCounts> {
  const event = await findEvent(deps.db, brandId, eventId);
  if (event?.status !== 'ENDED') return NOBODY;
  const now = deps.clock.now();
  const rate = wattsPerPoint(deps.brands, brandId);
  const lane = async (): Promise<SettlementCounts> => {
    // The working arrays of an event serve one member at a time.
    const run = eventRun(event, rate, now);
    let counts = NOBODY;
    while (!options.signal?.aborted) {
      const batch = await settleBatch(deps, run, options.atOnce ?? SETTLED_AT_ONCE);
      if (batch === null) break;
      options.onBatch?.(batch);
      counts = added(counts, batch);
    }
    return counts;
  };
  // Inside a transaction of the caller there is one connection, and savepoints side by side would end each other.
  const count = deps.db instanceof PgTransaction ? 1 : (options.lanes ?? LANES);
  // All lanes have stopped before a failure is told.
  const lanes = await Promise.allSettled(Array.from({ length: count }, lane));
  return lanes.reduce((counts, each) => {
    if (each.status === 'rejected') throw each.reason;
    return added(counts, each.value);
  }, NOBODY);
}

/** Settles all that is due, the earliest event first, until nothing more falls due by it. */
export async function settleDue(
  deps: SettlementDeps,
  options: SettleOptions = {},
): Promise<SettlementCounts> {
  let counts = NOBODY;
  for (;;) {
    const before = counts.members;
    for (const { id, brandId } of await eventsToSettle(deps.db, deps.clock.now(), 100)) {
      counts = added(counts, await settleEvent(deps, brandId, id, options));
    }
    if (counts.members === before || options.signal?.aborted) return counts;
  }
}

/** Settles the months of programs that net their results, once they are over and their events have closed; how many members. */
export async function settleMonths(deps: SettlementDeps, signal?: AbortSignal): Promise<number> {
  let members = 0;
  for (const month of await monthsToSettle(deps.db, deps.clock.now(), 100))
    members += await settleNet(deps, month, signal);
  return members;
}

/** Consumption of a meter that is not what it was, as the meter's service tells it. */
export interface ChangedMeter {
  readonly owner: { readonly memberId: string };
  readonly servicePointId: string;
  /** Seconds since 1970. */
  readonly ranges: readonly TimeRange[];
}

/**
 * Makes every result due that changed readings may touch, in the transaction that changes them; how many. A result whose
 * figures turn out to be the same stays as it is. Results of another meter, and of events that have closed, are left alone.
 * Source: decisions, Watts, points, money (late or corrected meter data).
 */
export function restateForReadings(tx: Db, changes: readonly ChangedMeter[], now: Date): Promise<number> {
  const stretches = changes.flatMap(({ owner, servicePointId, ranges }) =>
    ranges.map(({ start, end }) => ({ memberId: owner.memberId, servicePointId, start, end })),
  );
  return requeueTouchedResults(tx, stretches, now);
}

/** The latest receipt of a member's result with what led to it; null for who did not take part, and before the event has ended. */
export function receiptOfEvent(
  deps: Omit<SettlementDeps, 'log'>,
  scope: MemberScope,
  eventId: string,
): Promise<ReceiptFile | null> {
  return receiptFile(deps, scope, eventId);
}

/** Use and baseline from three hours before an event to one hour after it; empty without readings. Source: EVT-11. */
export async function recordsAround(
  db: Db,
  scope: MemberScope,
  { id, start, end, rules }: MemberEventRow,
): Promise<BaselineRecord[]> {
  const state = await readResultState(db, scope, id);
  const receipt =
    state === null || state.receiptVersion === 0
      ? null
      : await latestReceipt(db, scope.memberId, id, state.receiptVersion);
  return recordsAroundEvent(db, scope.memberId, {
    start: new Date(start),
    end: new Date(end),
    settlementIntervalMinutes: rules.settlementIntervalMinutes,
    lookBackDays: rules.lookBackDays,
    servicePointId: state?.servicePointId ?? null,
    receipt: receipt?.kind === 'reduction' && receipt.state !== 'PENDING' ? receipt : null,
  });
}

function added(a: SettlementCounts, b: SettlementCounts): SettlementCounts {
  return {
    members: a.members + b.members,
    settled: a.settled + b.settled,
    restated: a.restated + b.restated,
    pending: a.pending + b.pending,
    unchanged: a.unchanged + b.unchanged,
    failed: a.failed + b.failed,
  };
}
