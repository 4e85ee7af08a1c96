import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';

/** The utility that sends a home's readings. */
interface HomeUtility {
  readonly id: string;
  readonly shortName: string;
  /** The plan of it that the home says it is on; null: it hasn't said. */
  readonly chosenCode: string | null;
}

const one = statement<HomeUtility & Record<string, unknown>>(
  'utility_of_member',
  `select u.id, u.short_name as "shortName", chosen.code as "chosenCode"
   from utility_connections c
   join utilities u on u.id = c.utility_id
   left join member_rate_plans chosen on chosen.member_id = c.member_id and chosen.utility_id = u.id
   where c.member_id = $1 and c.brand = $2 and c.ever_reached_auth_done`,
);

/** Null where none does. */
export async function utilityOfMember(
  db: Db,
  brandId: string,
  memberId: string,
): Promise<HomeUtility | null> {
  const [row] = await one(db, [memberId, brandId]);
  return row ?? null;
}
