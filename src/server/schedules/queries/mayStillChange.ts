import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { members, staffRoles } from '../../session/tables.ts';

/** Whether someone is still staff with one of these role keys: a change of theirs may be due long after they made it. */
export async function mayStillChange(
  db: Db,
  brandId: string,
  memberId: string,
  roleKeys: readonly string[],
): Promise<boolean> {
  const found = await db
    .select({ role: staffRoles.roleKey })
    .from(staffRoles)
    .innerJoin(members, eq(members.id, staffRoles.memberId))
    .where(
      and(
        eq(members.id, memberId),
        eq(members.brand, brandId),
        eq(members.isAdmin, true),
        eq(staffRoles.waits, false),
        inArray(staffRoles.roleKey, [...roleKeys]),
      ),
    );
  return found.length > 0;
}
