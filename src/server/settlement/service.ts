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
import { settledReceipt } from '../readmodels/receipts.ts';
import { recordsAroundEvent, type BaselineRecord } from './aroundEvent.ts';
import { settleBatch, type SettlementCounts } from './batch.ts';
import { eventRun } from './eventRun.ts';
import { settleNet } from './months.ts';
import type { SettlementDeps } from './deps.ts';
import { refreshProgramPay } from './expected/keep.ts';
import { isMeasured, requestPerformance } from './performance/store.ts';
import { latestReceipt } from './receipts.ts';

/** Members settled in one transaction. */
const SETTLED_AT_ONCE = 250;

/** Parallel transactions: one batch is computed while the database writes another. */
const LANES = 2;

export { removeReceiptsOf } from './archive/queries.ts';
export { receiptsArchive } from './archive/receiptsArchive.ts';
export { startBacktest, type GivenSetting } from './backtest/request.ts';
export { runBacktest } from './backtest/run.ts';
export { downloadSettlementFile } from './files/download.ts';
export { pseudonym } from './files/pseudonym.ts';
export { readFile, readFiles, type FileRecord } from './files/queries.ts';
export { keepDueExpectations } from './expected/keep.ts';
export { workOnFile } from './files/make.ts';
export { makeSettlementFile } from './files/request.ts';
export { measureDuePerformances } from './performance/measure.ts';
export { readReceiptFile, type ReceiptFile } from './receipts.ts';
export { addDepartedResults } from './departed.ts';
export type { SettlementCounts };

const NO_COUNTS: SettlementCounts = {
  members: 0,
  settled: 0,
  restated: 0,
  pending: 0,
  unchanged: 0,
  failed: 0,
};

export interface SettleOptions {
  /** Only this member's result; by default everyone's. */
  readonly memberId?: string;
  /** Members in one transaction. */
  readonly atOnce?: number;
  /** Parallel transactions; the embedded database runs them one by one. */
  readonly lanes?: number;
  /** Aborting finishes the current batch and leaves the rest due. */
  readonly signal?: AbortSignal;
  /** Called after each batch is written. */
  readonly onBatch?: (counts: SettlementCounts) => void;
}

/**
 * Settles every due member of an ended event: readings, baseline, receipt, ledger, standing. Each batch is
 * one transaction, so a killed process leaves no member half settled. Concurrent runs share the members.
 * Results that depend on a changed one are requeued: see `settleDue`.
 */
export async function settleEvent(
  deps: SettlementDeps,
  brandId: string,
  eventId: string,
  options: SettleOptions = {},
): Promise<SettlementCounts> {
  const event = await findEvent(deps.db, brandId, eventId);
  if (event?.status !== 'ENDED') return NO_COUNTS;
  const now = deps.clock.now();
  const rate = wattsPerPoint(deps.brands, brandId);
  const lane = async (): Promise<SettlementCounts> => {
    // A run's working arrays serve one member at a time. Each batch has its own time, as long runs go on beside other work.
    const run = eventRun(event, rate, now);
    let counts = NO_COUNTS;
    while (!options.signal?.aborted) {
      const batch = await settleBatch(
        deps,
        { ...run, now: deps.clock.now() },
        options.atOnce ?? SETTLED_AT_ONCE,
        options.memberId,
      );
      if (batch === null) break;
      options.onBatch?.(batch);
      counts = addCounts(counts, batch);
    }
    return counts;
  };
  // The caller's transaction has one connection, where parallel savepoints would release each other.
  const count = deps.db instanceof PgTransaction ? 1 : (options.lanes ?? LANES);
  // Throws only after all lanes have stopped.
  const lanes = await Promise.allSettled(Array.from({ length: count }, lane));
  const counts = lanes.reduce((sum, each) => {
    if (each.status === 'rejected') throw each.reason;
    return addCounts(sum, each.value);
  }, NO_COUNTS);
  if (counts.settled + counts.restated > 0) {
    await refreshProgramPay(deps.db, event.programId, now);
    if (isMeasured(event.algorithm)) await requestPerformance(deps.db, eventId, now);
  }
  return counts;
}

/** Settles everything due, earliest event first, until no further result is requeued. */
export async function settleDue(
  deps: SettlementDeps,
  options: SettleOptions = {},
): Promise<SettlementCounts> {
  let counts = NO_COUNTS;
  for (;;) {
    const before = counts.members;
    for (const { id, brandId } of await eventsToSettle(deps.db, deps.clock.now(), 100)) {
      counts = addCounts(counts, await settleEvent(deps, brandId, id, options));
    }
    if (counts.members === before || options.signal?.aborted) return counts;
  }
}

/** Settles the due months of programs that settle net. Returns the number of members. */
export async function settleMonths(deps: SettlementDeps, signal?: AbortSignal): Promise<number> {
  let members = 0;
  for (const month of await monthsToSettle(deps.db, deps.clock.now(), 100))
    members += await settleNet(deps, month, signal);
  return members;
}

/** Changed consumption, as the meter service reports it. */
export interface ChangedMeter {
  readonly owner: { readonly memberId: string };
  readonly servicePointId: string;
  /** Seconds since 1970. */
  readonly ranges: readonly TimeRange[];
}

/**
 * Requeues the results that changed readings may affect, in the transaction that changes them. Returns their
 * number. Skips results of other meters and of closed events. Source: decisions, Watts, points, money (late
 * or corrected meter data).
 */
export function restateForReadings(tx: Db, changes: readonly ChangedMeter[], now: Date): Promise<number> {
  const stretches = changes.flatMap(({ owner, servicePointId, ranges }) =>
    ranges.map(({ start, end }) => ({ memberId: owner.memberId, servicePointId, start, end })),
  );
  return requeueTouchedResults(tx, stretches, now);
}

/**
 * Use and baseline from three hours before an event to one hour after it; empty without readings. Source:
 * EVT-11.
 */
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
    receipt: settledReceipt(receipt),
  });
}

function addCounts(a: SettlementCounts, b: SettlementCounts): SettlementCounts {
  return {
    members: a.members + b.members,
    settled: a.settled + b.settled,
    restated: a.restated + b.restated,
    pending: a.pending + b.pending,
    unchanged: a.unchanged + b.unchanged,
    failed: a.failed + b.failed,
  };
}
