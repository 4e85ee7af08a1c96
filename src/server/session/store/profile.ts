import { and, eq } from 'drizzle-orm';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { SessionMember } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { members } from '../tables.ts';

export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly theme?: string | null;
  readonly locale?: string | null;
  readonly colorMode?: 'light' | 'dark' | 'auto';
  readonly postalCode?: string;
  /** Of the home. */
  readonly timeZone?: string;
  readonly accountSetupStatus?: SessionMember['accountSetupStatus'];
  readonly autoJoin?: boolean;
}

type Profile = Pick<SessionMember, 'firstName' | 'lastName' | 'theme' | 'locale' | 'colorMode'>;

/** For future orders. */
export async function saveShippingAddress(
  db: Db,
  brandId: string,
  memberId: string,
  shippingAddress: PostalAddress,
): Promise<void> {
  await db
    .update(members)
    .set({ shippingAddress })
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}

/** Writes the change and returns the profile; an empty change only reads it. */
export async function updateProfile(
  db: Db,
  brandId: string,
  memberId: string,
  change: ProfileChange,
): Promise<Partial<Profile>> {
  if (Object.keys(change).length === 0) return {};
  const { firstName, lastName, theme, locale, colorMode } = members;
  const [row] = await db
    .update(members)
    .set(change)
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)))
    .returning({ firstName, lastName, theme, locale, colorMode });
  return row ?? {};
}
