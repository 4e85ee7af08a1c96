import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { accountPictures } from '../tables.ts';

export async function writePicture(tx: Db, row: typeof accountPictures.$inferInsert): Promise<void> {
  const { memberId: _memberId, ...set } = row;
  await tx.insert(accountPictures).values(row).onConflictDoUpdate({ target: accountPictures.memberId, set });
}

export async function deletePicture(tx: Db, memberId: string): Promise<void> {
  await tx.delete(accountPictures).where(eq(accountPictures.memberId, memberId));
}

/** Null for a member without one; `id`: only if it is this one. */
export async function findPicture(db: Db, memberId: string, id?: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: accountPictures.content })
    .from(accountPictures)
    .where(
      and(eq(accountPictures.memberId, memberId), id === undefined ? undefined : eq(accountPictures.id, id)),
    );
  return row?.content ?? null;
}
