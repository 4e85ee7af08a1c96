import type { Db } from '../../platform/db/db.ts';
import { rows } from '../../platform/db/sql.ts';
import { sql } from 'drizzle-orm';

/** Whether a member has ordered something under this key. */
export async function hasOrder(db: Db, memberId: string, key: string): Promise<boolean> {
  return (
    (await rows(db, sql`select 1 from orders where member_id = ${memberId} and key = ${key}`)).length > 0
  );
}

/** The orders of these members. */
export async function ordersOfMembers(db: Db, memberIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select id from orders where member_id = any(${sql.param([...memberIds])}::uuid[])`,
  );
  return found.map(({ id }) => id);
}
