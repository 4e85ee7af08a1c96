import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { programStatements, statementCounts, statementPayments } from '../tables.ts';

type StatementRow = typeof programStatements.$inferSelect;

export async function insertStatement(tx: Db, row: StatementRow): Promise<void> {
  await tx.insert(programStatements).values(row);
}

export async function insertPayment(tx: Db, row: typeof statementPayments.$inferSelect): Promise<void> {
  await tx.insert(statementPayments).values(row);
}

/** Returns false if it was taken back before. */
export async function endPayment(tx: Db, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(statementPayments)
    .set({ takenBackAt: now })
    .where(and(eq(statementPayments.id, id), isNull(statementPayments.takenBackAt)))
    .returning({ id: statementPayments.id });
  return ended.length > 0;
}

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Records how much of what members earned has been counted. */
export async function saveCounts(
  tx: Db,
  programId: string,
  counts: readonly { readonly memberId: string; readonly countedWatts: number }[],
): Promise<void> {
  for (let from = 0; from < counts.length; from += AT_ONCE)
    await tx
      .insert(statementCounts)
      .values(
        counts
          .slice(from, from + AT_ONCE)
          .map(({ memberId, countedWatts }) => ({ programId, memberId, countedWatts })),
      )
      .onConflictDoUpdate({
        target: [statementCounts.programId, statementCounts.memberId],
        set: { countedWatts: sql`excluded.counted_watts` },
      });
}
