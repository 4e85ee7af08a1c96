import { ALGORITHM_RULES } from '../../domain/events/algorithms.ts';
import { readResultFacts, findEvent, readResultState } from '../events/service.ts';
import { readEventMovements } from '../ledger/service.ts';
import { wattsPerPoint } from '../platform/brandRates.ts';
import type { Db } from '../platform/db/db.ts';
import { readingsFor } from './batch.ts';
import { eventRun } from './eventRun.ts';
import { createPendingReceipt } from './memberResult.ts';
import type { SettlementDeps } from './deps.ts';
import { readReceipts, readVersions, type ReceiptVersion } from './store.ts';
import type { AnyReceipt } from './tables.ts';

export interface MemberScope {
  readonly brandId: string;
  readonly memberId: string;
}

/** A receipt with its history and ledger entries. */
export interface ReceiptFile {
  readonly receipt: AnyReceipt;
  /** First to last; empty before the first settlement. */
  readonly versions: readonly ReceiptVersion[];
  readonly ledger: Awaited<ReturnType<typeof readEventMovements>>;
}

/**
 * The latest receipt of a member's result; null for a member who did not take part, and before the event has
 * ended. The receipt of a result that was never settled is computed on request.
 */
export async function readReceiptFile(
  deps: Omit<SettlementDeps, 'log'>,
  scope: MemberScope,
  eventId: string,
): Promise<ReceiptFile | null> {
  const { db } = deps;
  const state = await readResultState(db, scope, eventId);
  if (state === null || state.settlement === null) return null;
  if (state.receiptVersion === 0) {
    const receipt = await waitingReceipt(deps, scope, eventId);
    return receipt === null ? null : { receipt, versions: [], ledger: [] };
  }
  const receipt = await latestReceipt(db, scope.memberId, eventId, state.receiptVersion);
  if (receipt === null) return null;
  return {
    receipt,
    versions: await readVersions(db, scope.memberId, eventId),
    ledger: await readEventMovements(db, scope, eventId),
  };
}

export async function latestReceipt(
  db: Db,
  memberId: string,
  eventId: string,
  receiptVersion: number,
): Promise<AnyReceipt | null> {
  return (await readReceipts(db, eventId, [{ memberId, receiptVersion }])).get(memberId) ?? null;
}

async function waitingReceipt(
  deps: Omit<SettlementDeps, 'log'>,
  { brandId, memberId }: MemberScope,
  eventId: string,
): Promise<AnyReceipt | null> {
  const { db, clock } = deps;
  const event = await findEvent(db, brandId, eventId);
  if (event === null || ALGORITHM_RULES[event.algorithm].reduction === 'device') return null;
  const run = eventRun(event, wattsPerPoint(deps.brands, brandId), clock.now());
  const [facts] = await readResultFacts(db, event, [memberId]);
  if (facts === undefined) return null;
  const meters = await readingsFor(db, run, [facts]);
  return createPendingReceipt(run, facts, meters.get(memberId) ?? []);
}
