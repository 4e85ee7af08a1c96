import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { openAdrVens } from '../tables.ts';
import type { VtnPage } from './queries.ts';

export type VenRow = typeof openAdrVens.$inferSelect;

/** Whose VENs: those of a key are its own. */
export interface VenOwner {
  readonly brand: string;
  readonly keyId: string;
}

const own = ({ brand, keyId }: VenOwner): SQL | undefined =>
  and(eq(openAdrVens.brand, brand), eq(openAdrVens.keyId, keyId));

export const readVens = (
  db: Db,
  owner: VenOwner,
  name: string | null,
  { skip, limit }: VtnPage,
): Promise<VenRow[]> =>
  db
    .select()
    .from(openAdrVens)
    .where(and(own(owner), name === null ? undefined : eq(openAdrVens.name, name)))
    .orderBy(asc(openAdrVens.createdAt), asc(openAdrVens.id))
    .offset(skip)
    .limit(limit);

export async function readVen(db: Db, owner: VenOwner, id: string): Promise<VenRow | null> {
  const [row] = await db
    .select()
    .from(openAdrVens)
    .where(and(own(owner), eq(openAdrVens.id, id)));
  return row ?? null;
}

export async function countVens(db: Db, owner: VenOwner): Promise<number> {
  const [row] = await db.select({ vens: count() }).from(openAdrVens).where(own(owner));
  return row?.vens ?? 0;
}

/** Null: the brand has one of that name. */
export async function insertVen(db: Db, row: VenRow): Promise<VenRow | null> {
  const [made] = await db.insert(openAdrVens).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Whether another VEN of the brand has the name. */
export async function isNameTaken(db: Db, brand: string, name: string, but: string): Promise<boolean> {
  const found = await db
    .select({ id: openAdrVens.id })
    .from(openAdrVens)
    .where(and(eq(openAdrVens.brand, brand), eq(openAdrVens.name, name)));
  return found.some(({ id }) => id !== but);
}

/** As it now is; null: the key has none of this id. */
export async function updateVen(
  db: Db,
  owner: VenOwner,
  id: string,
  change: Pick<VenRow, 'changedAt'> & Partial<Pick<VenRow, 'name' | 'attributes' | 'targets'>>,
): Promise<VenRow | null> {
  const [row] = await db
    .update(openAdrVens)
    .set(change)
    .where(and(own(owner), eq(openAdrVens.id, id)))
    .returning();
  return row ?? null;
}

export async function deleteVen(db: Db, id: string): Promise<void> {
  await db.delete(openAdrVens).where(eq(openAdrVens.id, id));
}
