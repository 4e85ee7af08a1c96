import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members } from '../tables.ts';

/** How a member gets into their account. */
export interface MemberAccess {
  readonly id: string;
  readonly isStaff: boolean;
  readonly hasPassword: boolean;
  /** Logs in at their provider. */
  readonly bySso: boolean;
  readonly lockedAt: Date | null;
}

const columns = {
  id: members.id,
  isStaff: members.isAdmin,
  passwordHash: members.passwordHash,
  bySso: members.ssoLogin,
  lockedAt: members.lockedAt,
};

const isMember = (brandId: string, memberId: string) =>
  and(eq(members.brand, brandId), eq(members.id, memberId));

export async function readMemberAccess(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<MemberAccess | null> {
  const [row] = await db.select(columns).from(members).where(isMember(brandId, memberId));
  return row === undefined ? null : toAccess(row);
}

/** Changes of one member's access wait for each other. */
export async function lockMemberAccess(
  tx: Db,
  brandId: string,
  memberId: string,
): Promise<MemberAccess | null> {
  const [row] = await tx.select(columns).from(members).where(isMember(brandId, memberId)).for('update');
  return row === undefined ? null : toAccess(row);
}

const toAccess = ({
  passwordHash,
  ...access
}: Omit<MemberAccess, 'hasPassword'> & { readonly passwordHash: string | null }): MemberAccess => ({
  ...access,
  hasPassword: passwordHash !== null,
});

/** Null: the account is open again. */
export async function saveLock(tx: Db, memberId: string, lockedAt: Date | null): Promise<void> {
  await tx.update(members).set({ lockedAt }).where(eq(members.id, memberId));
}

export async function isLocked(db: Db, brandId: string, memberId: string): Promise<boolean> {
  return (await readMemberAccess(db, brandId, memberId))?.lockedAt != null;
}
