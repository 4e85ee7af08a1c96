import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { members } from '../session/tables.ts';
import { utilityConnections } from './tables.ts';

/** What a utility is told of whoever enrols. */
export async function homeOf(db: Db, memberId: string): Promise<{ readonly name: string; readonly zip: string; readonly timeZone: string } | null> {
  const [row] = await db
    .select({ firstName: members.firstName, lastName: members.lastName, timeZone: members.timeZone, postalCode: members.postalCode, chosenAt: utilityConnections.postalCode })
    .from(members)
    .leftJoin(utilityConnections, eq(utilityConnections.memberId, members.id))
    .where(eq(members.id, memberId));
  return row === undefined ? null : { name: `${row.firstName} ${row.lastName}`.trim(), zip: row.chosenAt ?? row.postalCode ?? '', timeZone: row.timeZone };
}
