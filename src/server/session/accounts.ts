import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deleteMemberTokens } from './store/accounts.ts';
import { members } from './tables.ts';

/** A new member, without a password and not yet logged in. */
export interface NewMember {
  readonly id: string;
  readonly brandId: string;
  /** As entered; emails go to this spelling. */
  readonly email: string;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalCode: string | null;
  readonly locale: string | null;
  readonly timeZone: string;
  readonly country: string;
  readonly now: Date;
}

export async function addMember(db: Db, { brandId, now, ...member }: NewMember): Promise<void> {
  await db.insert(members).values({ ...member, brand: brandId, createdAt: now });
}

/**
 * Removes a member who never logged in, with their mailed links. Foreign keys refuse to remove a member with other
 * data.
 */
export async function removeMember(db: Db, brandId: string, memberId: string): Promise<void> {
  await deleteMemberTokens(db, memberId);
  await db.delete(members).where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}
