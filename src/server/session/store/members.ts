import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { deleteMemberTokens } from './accounts.ts';
import { members } from '../tables.ts';

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

export async function insertMember(db: Db, row: typeof members.$inferInsert): Promise<void> {
  await db.insert(members).values(row);
}

export async function addMember(db: Db, { brandId, now, ...member }: NewMember): Promise<void> {
  await insertMember(db, { ...member, brand: brandId, createdAt: now });
}

/**
 * Removes a member who never logged in, with their mailed links. Foreign keys refuse to remove a member with other
 * data.
 */
export async function removeMember(db: Db, brandId: string, memberId: string): Promise<void> {
  await deleteMemberTokens(db, memberId);
  await db.delete(members).where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}

/** A member as a log-in through a provider finds them. */
export interface AddressOwner {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly passwordHash: string | null;
  readonly firstName: string;
}

/** Null: no member of the brand has the address. */
export async function lockAddressOwner(
  tx: Db,
  brandId: string,
  emailKey: string,
): Promise<AddressOwner | null> {
  const { id, isAdmin, passwordHash, firstName } = members;
  const [owner] = await tx
    .select({ id, isAdmin, passwordHash, firstName })
    .from(members)
    .where(and(eq(members.brand, brandId), eq(members.emailKey, emailKey)))
    .for('update');
  return owner ?? null;
}

/** An invited person has joined by a log-in at the provider, with the address and the name that it confirms. */
export async function joinBySso(
  tx: Db,
  memberId: string,
  person: {
    readonly email: string;
    readonly emailKey: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: string;
  },
): Promise<void> {
  await tx
    .update(members)
    .set({ ssoLogin: true, ...person })
    .where(eq(members.id, memberId));
}

/** From now on the member logs in through a provider. */
export async function setSsoLogin(
  tx: Db,
  memberId: string,
  name: { readonly firstName?: string; readonly lastName?: string },
): Promise<void> {
  await tx
    .update(members)
    .set({ ssoLogin: true, ...name })
    .where(eq(members.id, memberId));
}
