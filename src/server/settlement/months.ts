import { creditAccount, monthPosting } from '../../domain/ledger/eventPostings.ts';
import type { SettledReceipt } from '../../domain/settlement/receipt.ts';
import { toMonthEvent, settleMonth } from '../../domain/settlement/month.ts';
import { claimMonthMembers, closeMonth, readMonthResults, type OpenMonth } from '../events/service.ts';
import { post } from '../ledger/service.ts';
import { wattsPerPoint } from '../platform/brandRates.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { settledReceipt } from '../readmodels/receipts.ts';
import type { SettlementDeps } from './deps.ts';
import { insertMonths, readReceiptList, sumMonth } from './store.ts';

const MEMBERS_AT_ONCE = 100;

/**
 * Settles a month of a program that settles net, after its last event has closed, so that no correction can
 * follow. One transaction for each batch of members; a repeat books nothing twice. Source: decisions, Watts,
 * points, money.
 */
export async function settleNet(
  deps: SettlementDeps,
  month: OpenMonth,
  signal?: AbortSignal,
): Promise<number> {
  let members = 0;
  for (let after: string | null = null; !signal?.aborted;) {
    const batch: string[] = await transaction(deps.db, (tx) => settleMembers(tx, deps, month, after));
    members += batch.length;
    after = batch.at(-1) ?? null;
    if (after !== null) continue;
    await transaction(deps.db, async (tx) => closeMonth(tx, month, await sumMonth(tx, month)));
    return members;
  }
  return members;
}

async function settleMembers(
  tx: Db,
  deps: SettlementDeps,
  month: OpenMonth,
  after: string | null,
): Promise<string[]> {
  const ids = await claimMonthMembers(tx, month, after, MEMBERS_AT_ONCE);
  if (ids.length === 0) return [];
  const results = await readMonthResults(tx, month, ids);
  const receipts = new Map<string, SettledReceipt[]>();
  for (const { memberId, receipt } of await readReceiptList(tx, results)) {
    const settled = settledReceipt(receipt);
    if (settled !== null) receipts.set(memberId, [...(receipts.get(memberId) ?? []), settled]);
  }
  const now = deps.clock.now();
  const rate = wattsPerPoint(deps.brands, month.brandId);
  const settled = [...receipts].map(([memberId, own]) => {
    const ordered = own.sort((a, b) => (a.event.start < b.event.start ? -1 : 1));
    const last = ordered[ordered.length - 1] as SettledReceipt;
    // The rules as they were at the month's last event.
    return {
      memberId,
      last,
      result: settleMonth(
        ordered.flatMap((receipt) => toMonthEvent(receipt) ?? []),
        last.rules,
        rate,
      ),
    };
  });
  await insertMonths(tx, month, now, settled);
  const organisations = new Map(results.map(({ memberId, organisationId }) => [memberId, organisationId]));
  const postings = settled.flatMap(({ memberId, last, result }) => {
    const credit = creditAccount(last.event.algorithm, memberId, organisations.get(memberId) ?? null);
    const posting = monthPosting(
      { memberId, programId: month.programId, credit },
      month.month,
      result.watts,
      1,
    );
    return posting === null ? [] : { brandId: month.brandId, memberId, eventId: null, posting };
  });
  await post(tx, postings, now);
  return ids;
}
