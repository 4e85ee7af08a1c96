import type { Db } from '../../platform/db/db.ts';
import { programRates, statementItems } from '../tables.ts';
import type { StatementItem } from './queries.ts';

/** Sets a month's rates, or replaces them. */
export async function saveRates(tx: Db, row: typeof programRates.$inferInsert): Promise<void> {
  await tx
    .insert(programRates)
    .values(row)
    .onConflictDoUpdate({ target: [programRates.programId, programRates.fromMonth], set: row });
}

export async function insertItems(
  tx: Db,
  { statementId, programId }: { readonly statementId: string; readonly programId: string },
  items: readonly StatementItem[],
): Promise<void> {
  if (items.length > 0)
    await tx
      .insert(statementItems)
      .values(items.map((item, index) => ({ ...item, statementId, programId, line: index + 1 })));
}
