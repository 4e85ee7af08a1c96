import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { readHomeAddress } from '../session/service.ts';
import { utilityConnections } from './tables.ts';

/** What a utility is told of whoever enrols. */
export async function homeOf(
  db: Db,
  memberId: string,
): Promise<{ readonly name: string; readonly zip: string; readonly timeZone: string } | null> {
  const resident = await readHomeAddress(db, memberId);
  if (resident === null) return null;
  const [chosen] = await db
    .select({ postalCode: utilityConnections.postalCode })
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId));
  const { firstName, lastName, postalCode, timeZone } = resident;
  return { name: `${firstName} ${lastName}`.trim(), zip: chosen?.postalCode ?? postalCode ?? '', timeZone };
}
