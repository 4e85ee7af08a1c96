import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { homeInvitations } from '../tables.ts';

export type InvitationRow = typeof homeInvitations.$inferSelect;

export async function insertInvitation(tx: Db, row: typeof homeInvitations.$inferInsert): Promise<void> {
  await tx.insert(homeInvitations).values(row);
}

/** Of this home only; locked, so that two changes follow each other. */
export async function lockInvitation(tx: Db, homeId: string, id: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(homeInvitations)
    .where(and(eq(homeInvitations.homeId, homeId), eq(homeInvitations.id, id)))
    .for('update');
  return row ?? null;
}

export async function renewInvitation(
  tx: Db,
  id: string,
  change: Pick<InvitationRow, 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(homeInvitations).set(change).where(eq(homeInvitations.id, id));
}

export async function deleteInvitation(tx: Db, id: string): Promise<void> {
  await tx.delete(homeInvitations).where(eq(homeInvitations.id, id));
}
