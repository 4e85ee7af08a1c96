import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { placementInstances } from './tables.ts';

/** A piece of content as it is stored. */
export type ContentRow = typeof placementInstances.$inferSelect;

/** All content of a brand, switched off and ended included, in the order of its placements. */
export async function readContents(db: Db, brandId: string): Promise<ContentRow[]> {
  return db
    .select()
    .from(placementInstances)
    .where(eq(placementInstances.brand, brandId))
    .orderBy(
      asc(placementInstances.placement),
      asc(placementInstances.position),
      asc(placementInstances.title),
      asc(placementInstances.id),
    );
}

export async function readContent(db: Db, brandId: string, id: string): Promise<ContentRow | null> {
  const [row] = await db
    .select()
    .from(placementInstances)
    .where(and(eq(placementInstances.brand, brandId), eq(placementInstances.id, id)));
  return row ?? null;
}

/** Whether the id is another brand's, whose content stays as it is. */
export async function isOthersContent(db: Db, brandId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: placementInstances.id })
    .from(placementInstances)
    .where(and(eq(placementInstances.id, id), ne(placementInstances.brand, brandId)));
  return found.length > 0;
}

/** Creates or replaces a piece of content of its brand. */
export async function writeContent(tx: Db, row: ContentRow): Promise<void> {
  const { id: _id, brand, ...content } = row;
  await tx
    .insert(placementInstances)
    .values(row)
    .onConflictDoUpdate({
      target: placementInstances.id,
      set: content,
      setWhere: eq(placementInstances.brand, brand),
    });
}

export async function deleteContentRow(tx: Db, brandId: string, id: string): Promise<void> {
  await tx
    .delete(placementInstances)
    .where(and(eq(placementInstances.brand, brandId), eq(placementInstances.id, id)));
}
