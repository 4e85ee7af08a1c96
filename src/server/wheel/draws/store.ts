import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { wheelDraws, wheelSpins } from '../tables.ts';

export type DrawRow = typeof wheelDraws.$inferSelect;

/** A brand's draws of a month, by prize. */
export async function drawsOfMonth(
  db: Db,
  brandId: string,
  month: string,
): Promise<ReadonlyMap<string, DrawRow>> {
  const found = await db
    .select()
    .from(wheelDraws)
    .where(and(eq(wheelDraws.brand, brandId), eq(wheelDraws.month, month)));
  return new Map(found.map((row) => [row.prizeId, row]));
}

/** Makes a draw, unless another process was faster; entries from before there were draws take part in the first one. */
export async function insertDraw(db: Db, row: typeof wheelDraws.$inferInsert): Promise<void> {
  const made = await db.insert(wheelDraws).values(row).onConflictDoNothing().returning({ id: wheelDraws.id });
  if (made.length === 0) return;
  await db
    .update(wheelSpins)
    .set({ drawId: row.id })
    .where(
      and(
        eq(wheelSpins.prizeId, row.prizeId),
        eq(wheelSpins.prizeType, 'PRIZE_ENTRY'),
        eq(wheelSpins.prizeState, 'redeemed'),
        isNull(wheelSpins.drawId),
      ),
    );
}

/** Keeps a draw from being drawn until the transaction ends; entries don't wait for each other. */
export async function holdDraw(tx: Db, id: string): Promise<DrawRow | null> {
  const [row] = await tx.select().from(wheelDraws).where(eq(wheelDraws.id, id)).for('share');
  return row ?? null;
}

/** Locks a brand's draw until the transaction ends, after the entries that are under way. */
export async function lockDraw(tx: Db, brandId: string, id: string): Promise<DrawRow | null> {
  const [row] = await tx
    .select()
    .from(wheelDraws)
    .where(and(eq(wheelDraws.id, id), eq(wheelDraws.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function changeDraw(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof wheelDraws.$inferInsert, 'id' | 'brand' | 'prizeId' | 'month'>>,
): Promise<void> {
  await tx.update(wheelDraws).set(change).where(eq(wheelDraws.id, id));
}

/** An entry with whose it is. */
export interface EntryRow {
  readonly spinId: string;
  readonly memberId: string;
  readonly number: number;
  readonly memberNumber: string;
}

/** A draw's entries in the order of their numbers. */
export async function readEntries(db: Db, drawId: string): Promise<readonly EntryRow[]> {
  const found = await db
    .select({
      spinId: wheelSpins.id,
      memberId: wheelSpins.memberId,
      number: wheelSpins.number,
      memberNumber: wheelSpins.memberNumber,
    })
    .from(wheelSpins)
    .where(eq(wheelSpins.drawId, drawId))
    .orderBy(wheelSpins.number);
  return found.map((row) => ({ ...row, memberNumber: row.memberNumber ?? '' }));
}

/** A brand's draw whose winner is drawn; null: there is no such draw. */
export async function drawnDraw(db: Db, brandId: string, id: string): Promise<DrawRow | null> {
  const [row] = await db
    .select()
    .from(wheelDraws)
    .where(and(eq(wheelDraws.id, id), eq(wheelDraws.brand, brandId)));
  return row?.drawnAt == null ? null : row;
}
