import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readMovementOf } from './queries.ts';
import { messageDays, movementWeeks } from './tables.ts';

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Writes the sums of days; what is there stays. */
export async function insertMessageDays(
  tx: Db,
  rows: readonly (typeof messageDays.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(messageDays)
      .values(rows.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
}

/** Keeps what a home whose account goes adds to the sums of weeks, without anything of theirs. */
export async function keepMovement(tx: Db, memberId: string): Promise<void> {
  const rows = await readMovementOf(tx, memberId);
  if (rows.length === 0) return;
  await tx
    .insert(movementWeeks)
    .values(rows)
    .onConflictDoUpdate({
      target: [movementWeeks.brand, movementWeeks.week],
      set: {
        joined: sql`${movementWeeks.joined} + excluded.joined`,
        left: sql`${movementWeeks.left} + excluded."left"`,
      },
    });
}
