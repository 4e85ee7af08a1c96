import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { staffDrafts } from './tables.ts';

type DraftRow = typeof staffDrafts.$inferSelect;

/** What a draft is of. */
export type DraftOf = Pick<DraftRow, 'brand' | 'kind' | 'objectId'>;

const isOf = ({ brand, kind, objectId }: DraftOf) =>
  and(eq(staffDrafts.brand, brand), eq(staffDrafts.kind, kind), eq(staffDrafts.objectId, objectId));

/** The latest first. */
export async function readDrafts(db: Db, of: DraftOf): Promise<DraftRow[]> {
  return db.select().from(staffDrafts).where(isOf(of)).orderBy(desc(staffDrafts.keptAt));
}

/** Keeps one's own, over what was kept before. True: it is the first. */
export async function writeDraft(tx: Db, row: DraftRow): Promise<boolean> {
  const { version, content, keptAt } = row;
  const [written] = await tx
    .insert(staffDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [staffDrafts.brand, staffDrafts.kind, staffDrafts.objectId, staffDrafts.authorId],
      set: { version, content, keptAt },
    })
    .returning({ id: staffDrafts.id });
  return written?.id === row.id;
}

/** The id of one's own that is gone now; null: there was none. */
export async function deleteDraft(tx: Db, of: DraftOf & Pick<DraftRow, 'authorId'>): Promise<string | null> {
  const [gone] = await tx
    .delete(staffDrafts)
    .where(and(isOf(of), eq(staffDrafts.authorId, of.authorId)))
    .returning({ id: staffDrafts.id });
  return gone?.id ?? null;
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(staffDrafts).where(lt(staffDrafts.keptAt, before));
}
