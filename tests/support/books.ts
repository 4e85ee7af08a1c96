import { and, eq, sql } from 'drizzle-orm';
import { participations } from '../../src/server/events/tables.ts';
import type { Db } from '../../src/server/platform/db/db.ts';
import { rows } from '../../src/server/platform/db/sql.ts';
import { receipts, type AnyReceipt } from '../../src/server/settlement/tables.ts';

interface Part {
  readonly memberId: string;
}

/** The row of a member in an event; fails where there is none. */
export async function readParticipation(db: Db, { memberId }: Part, event: { readonly id: string }) {
  const [found] = await db
    .select()
    .from(participations)
    .where(and(eq(participations.memberId, memberId), eq(participations.eventId, event.id)));
  if (!found) throw new Error(`Member ${memberId} has no row in event ${event.id}.`);
  return found;
}

/** Every settlement of a result, first to last; none of them is in the archive. */
export async function readReceipts(db: Db, { memberId }: Part, event: { readonly id: string }) {
  const found = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.memberId, memberId), eq(receipts.eventId, event.id)))
    .orderBy(receipts.version);
  return found.map((row) => ({ ...row, receipt: row.receipt as AnyReceipt }));
}

/**
 * The invariants of the ledger, as counts of violations: postings that do not add up to zero, balances
 * that are not the sum of their entries, balances below zero, results whose entries differ from what they claim, and
 * results whose number of receipts differs from their version.
 */
export async function countBreaches(db: Db): Promise<Readonly<Record<string, number>>> {
  const [found] = await rows<Record<string, number>>(
    db,
    sql`select
      (select count(*)::int from (select from ledger_entries group by member_id, cause_key having sum(amount_watts) <> 0) x) as unbalanced,
      (select count(*)::int from member_balances b where b.watts <>
        (select coalesce(sum(amount_watts), 0) from ledger_entries e where e.member_id = b.member_id and e.account = 'member:' || b.member_id)) as "wrongBalances",
      (select count(*)::int from member_balances where watts < 0) as debts,
      (select count(*)::int from participations p left join (
          select member_id, event_id, -sum(amount_watts) as watts from ledger_entries
          where account like 'program:%:rewards' group by member_id, event_id
        ) e using (member_id, event_id) where p.booked_watts <> coalesce(e.watts, 0)) as "wrongResults",
      (select count(*)::int from participations p left join (
          select member_id, event_id, count(*) as versions from receipts group by member_id, event_id
        ) r using (member_id, event_id) where p.receipt_version <> coalesce(r.versions, 0)) as "wrongReceipts"`,
  );
  return found ?? {};
}

export const soundBooks = { unbalanced: 0, wrongBalances: 0, debts: 0, wrongResults: 0, wrongReceipts: 0 };
