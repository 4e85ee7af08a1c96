import { and, desc, eq, inArray, lt } from 'drizzle-orm';
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

/**
 * Keeps one's own over what was kept before; `replaces`: only over a draft that says this, or the same already. Null: it
 * says something else.
 */
export async function writeDraft(
  tx: Db,
  row: DraftRow,
  replaces: string | null | undefined,
): Promise<{ readonly isFirst: boolean } | null> {
  const { version, content, keptAt } = row;
  const [written] = await tx
    .insert(staffDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: [staffDrafts.brand, staffDrafts.kind, staffDrafts.objectId, staffDrafts.authorId],
      set: { version, content, keptAt },
      ...(replaces === undefined
        ? {}
        : { setWhere: inArray(staffDrafts.content, [content, ...(replaces === null ? [] : [replaces])]) }),
    })
    .returning({ id: staffDrafts.id });
  return written === undefined ? null : { isFirst: written.id === row.id };
}

type OwnDraft = DraftOf & Pick<DraftRow, 'authorId'>;
const isOwn = (of: OwnDraft) => and(isOf(of), eq(staffDrafts.authorId, of.authorId));

export async function hasDraft(tx: Db, of: OwnDraft): Promise<boolean> {
  return (await tx.select({ id: staffDrafts.id }).from(staffDrafts).where(isOwn(of))).length > 0;
}

/** The id of one's own that is gone now, if it said this; null: none did. */
export async function deleteDraft(tx: Db, of: OwnDraft, content: string | undefined): Promise<string | null> {
  const [gone] = await tx
    .delete(staffDrafts)
    .where(and(isOwn(of), content === undefined ? undefined : eq(staffDrafts.content, content)))
    .returning({ id: staffDrafts.id });
  return gone?.id ?? null;
}

export async function deleteDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(staffDrafts).where(lt(staffDrafts.keptAt, before));
}
