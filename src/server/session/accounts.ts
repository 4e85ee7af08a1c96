import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deleteAccessTokensOf } from './store/accounts.ts';
import { members } from './tables.ts';

/** Somebody who begins to be a member: without a password, and without a log-in so far. */
export interface NewMember {
  readonly id: string;
  readonly brandId: string;
  /** As it was written. */
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

/** Removes a member who never came, with the links that were mailed. Whoever left traces elsewhere is not removed: the database refuses. */
export async function removeMember(db: Db, brandId: string, memberId: string): Promise<void> {
  await deleteAccessTokensOf(db, memberId);
  await db.delete(members).where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}
