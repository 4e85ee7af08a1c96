import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';

const one = statement<{ id: string; shortName: string }>(
  'utility_of_member',
  `select u.id, u.short_name as "shortName" from utility_connections c join utilities u on u.id = c.utility_id
   where c.member_id = $1 and c.brand = $2 and c.ever_reached_auth_done`,
);

/** The utility that sends a member's readings; null where none does. */
export async function utilityOfMember(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<{ readonly id: string; readonly shortName: string } | null> {
  const [row] = await one(db, [memberId, brandId]);
  return row ?? null;
}
