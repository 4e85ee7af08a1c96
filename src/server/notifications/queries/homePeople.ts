import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** $1 homes. */
const people = statement<{ readonly homeId: string; readonly id: string }>(
  'message-home-people',
  `select m.home_id as "homeId", m.id
   from members m
   where m.home_id = any($1::uuid[]) and (m.password_hash is not null or m.sso_login)
   order by m.id`,
);

/** The people, besides the owner, who have joined each of these homes. */
export async function readHomePeople(
  db: Db,
  homeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (homeIds.length === 0) return new Map();
  const found = new Map<string, string[]>();
  for (const { homeId, id } of await people(db, [homeIds]))
    found.set(homeId, [...(found.get(homeId) ?? []), id]);
  return found;
}
