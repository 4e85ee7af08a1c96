import { and, eq } from 'drizzle-orm';
import type { PostalAddress } from '../../../domain/session/postalAddress.ts';
import type { Db } from '../../platform/db/db.ts';
import { shortRead } from '../../platform/db/sql.ts';
import { members } from '../tables.ts';

type Member = typeof members.$inferSelect;

/** A member's own data and preferences, which only some requests need. */
export type MemberProfile = Pick<
  Member,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'locale'
  | 'theme'
  | 'colorMode'
  | 'timeZone'
  | 'postalCode'
  | 'autoJoin'
  | 'shippingAddress'
  | 'pictureUrl'
  | 'brandBarImageUrl'
  | 'ssoLogin'
  | 'texasRetail'
  | 'wasInLegacy'
>;

/** Columns of `members m`. */
export const PROFILE_COLUMNS = `m.email, m.first_name as "firstName", m.last_name as "lastName", m.locale,
  m.theme, m.color_mode as "colorMode", m.time_zone as "timeZone", m.postal_code as "postalCode",
  m.auto_join as "autoJoin", m.shipping_address as "shippingAddress", m.picture_url as "pictureUrl",
  m.brand_bar_image_url as "brandBarImageUrl", m.sso_login as "ssoLogin", m.texas_retail as "texasRetail",
  m.was_in_legacy as "wasInLegacy"`;

/** $1 member, $2 brand. */
const profileById = shortRead<MemberProfile>(
  'profile_of_member',
  `select ${PROFILE_COLUMNS} from members m where m.id = $1 and m.brand = $2`,
);

/** Null for an id that doesn't exist in the brand. */
export async function readProfile(db: Db, brandId: string, memberId: string): Promise<MemberProfile | null> {
  const [row] = await profileById(db, [memberId, brandId]);
  return row ?? null;
}

/** Omitted fields stay. */
export type ProfileChange = Partial<
  Pick<
    Member,
    | 'firstName'
    | 'lastName'
    | 'theme'
    | 'locale'
    | 'colorMode'
    | 'postalCode'
    | 'timeZone'
    | 'accountSetupStatus'
    | 'autoJoin'
    | 'pictureUrl'
    | 'homeId'
  >
>;

export async function updateProfile(
  db: Db,
  brandId: string,
  memberId: string,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .update(members)
    .set(change)
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}

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

/** Locks the member, so that two people's changes follow each other; null for an id that doesn't exist in the brand. */
export async function lockBrandBarImage(
  tx: Db,
  brandId: string,
  memberId: string,
): Promise<Pick<Member, 'brandBarImageUrl'> | null> {
  const [row] = await tx
    .select({ brandBarImageUrl: members.brandBarImageUrl })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)))
    .for('update');
  return row ?? null;
}

export async function saveBrandBarImage(
  tx: Db,
  brandId: string,
  memberId: string,
  brandBarImageUrl: string | null,
): Promise<void> {
  await tx
    .update(members)
    .set({ brandBarImageUrl })
    .where(and(eq(members.id, memberId), eq(members.brand, brandId)));
}
