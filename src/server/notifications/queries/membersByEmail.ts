import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

type Found = { readonly memberId: string; readonly emailKey: string };

const find = statement<Found>(
  'notified_members_by_email',
  `select id as "memberId", email_key as "emailKey" from members where brand = $1 and email_key = any($2::text[])`,
);

/** A brand's members with these addresses, as they are compared. */
export function membersByEmail(db: Db, brandId: string, emailKeys: readonly string[]): Promise<Found[]> {
  return find(db, [brandId, [...emailKeys]]);
}
