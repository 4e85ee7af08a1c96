import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { programStatements, statementCounts } from '../tables.ts';

export type StatementRow = typeof programStatements.$inferSelect;

/** Statements on a program's page. */
const SHOWN = 24;

/** A program's statements, latest first. */
export function readStatements(db: Db, programId: string): Promise<StatementRow[]> {
  return db
    .select()
    .from(programStatements)
    .where(eq(programStatements.programId, programId))
    .orderBy(desc(programStatements.madeAt))
    .limit(SHOWN);
}

export async function readStatement(db: Db, brandId: string, id: string): Promise<StatementRow | null> {
  const [row] = await db
    .select()
    .from(programStatements)
    .where(and(eq(programStatements.id, id), eq(programStatements.brand, brandId)));
  return row ?? null;
}

export async function insertStatement(tx: Db, row: StatementRow): Promise<void> {
  await tx.insert(programStatements).values(row);
}

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Records how much of what members earned has been counted. */
export async function saveCounts(
  tx: Db,
  programId: string,
  counts: readonly { readonly memberId: string; readonly earnedWatts: number }[],
): Promise<void> {
  for (let from = 0; from < counts.length; from += AT_ONCE)
    await tx
      .insert(statementCounts)
      .values(
        counts.slice(from, from + AT_ONCE).map(({ memberId, earnedWatts }) => ({
          programId,
          memberId,
          countedWatts: earnedWatts,
        })),
      )
      .onConflictDoUpdate({
        target: [statementCounts.programId, statementCounts.memberId],
        set: { countedWatts: sql`excluded.counted_watts` },
      });
}
