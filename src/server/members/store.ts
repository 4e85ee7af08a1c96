import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { tagKey } from '../../domain/members/noteRules.ts';
import type { Db } from '../platform/db/db.ts';
import { memberNotes, memberTags } from './tables.ts';

export type StoredNote = typeof memberNotes.$inferSelect;

export async function insertNote(tx: Db, note: StoredNote): Promise<void> {
  await tx.insert(memberNotes).values(note);
}

export async function lockNote(tx: Db, brandId: string, id: string): Promise<StoredNote | null> {
  const [row] = await tx
    .select()
    .from(memberNotes)
    .where(and(eq(memberNotes.brand, brandId), eq(memberNotes.id, id)))
    .for('update');
  return row ?? null;
}

export async function updateNote(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredNote, 'text' | 'pinned' | 'editedAt'>>,
): Promise<void> {
  await tx.update(memberNotes).set(change).where(eq(memberNotes.id, id));
}

export async function deleteNote(tx: Db, id: string): Promise<void> {
  await tx.delete(memberNotes).where(eq(memberNotes.id, id));
}

/** A member's tags, by name. */
export async function readTags(db: Db, brandId: string, memberId: string): Promise<readonly string[]> {
  const found = await db
    .select({ tag: memberTags.tag })
    .from(memberTags)
    .where(and(eq(memberTags.brand, brandId), eq(memberTags.memberId, memberId)))
    .orderBy(asc(memberTags.key));
  return found.map(({ tag }) => tag);
}

/** How the brand already writes these tags, by their keys. */
export async function spellings(
  tx: Db,
  brandId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const found = await tx
    .selectDistinctOn([memberTags.key], { key: memberTags.key, tag: memberTags.tag })
    .from(memberTags)
    .where(and(eq(memberTags.brand, brandId), inArray(memberTags.key, [...keys])))
    .orderBy(memberTags.key, memberTags.tag);
  return new Map(found.map(({ key, tag }) => [key, tag]));
}

/** Makes these the member's tags, and no others. */
export async function saveTags(
  tx: Db,
  brandId: string,
  memberId: string,
  tags: readonly string[],
): Promise<void> {
  const keys = tags.map(tagKey);
  await tx
    .delete(memberTags)
    .where(
      and(
        eq(memberTags.memberId, memberId),
        keys.length === 0 ? sql`true` : notInArray(memberTags.key, keys),
      ),
    );
  if (tags.length > 0)
    await tx
      .insert(memberTags)
      .values(tags.map((tag) => ({ brand: brandId, memberId, key: tagKey(tag), tag })))
      .onConflictDoNothing();
}
