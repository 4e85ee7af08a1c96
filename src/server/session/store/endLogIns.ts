import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members, previews, ssoIdentities } from '../tables.ts';
import { deleteMemberTokens } from './accounts.ts';
import { deleteSecondFactors } from './secondFactors.ts';
import { deleteMemberSessions } from './sessions.ts';
import { deletePendingLogins } from './twoFactor.ts';

/** Ends every way into an account for good; its address is free for a new one. */
export async function endLogIns(tx: Db, memberId: string): Promise<void> {
  await deleteMemberSessions(tx, memberId, null);
  await deletePendingLogins(tx, memberId);
  await deleteMemberTokens(tx, memberId);
  await deleteSecondFactors(tx, memberId);
  await tx.delete(previews).where(eq(previews.memberId, memberId));
  await tx.delete(ssoIdentities).where(eq(ssoIdentities.memberId, memberId));
  await tx
    .update(members)
    .set({ emailKey: `ended:${memberId}`, passwordHash: null, twoFactor: false, autoJoin: false })
    .where(eq(members.id, memberId));
}
