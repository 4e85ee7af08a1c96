import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { members } from '../session/tables.ts';
import { memberSignups } from '../signup/tables.ts';

/** Who is known by an address on a brand. `verified`: has shown that the address is theirs, or was never asked to. */
export async function signupAccount(db: Db, brandId: string, emailKey: string): Promise<{ readonly id: string; readonly verified: boolean } | null> {
  const [row] = await db
    .select({ id: members.id, signup: memberSignups.memberId, verifiedAt: memberSignups.verifiedAt })
    .from(members)
    .leftJoin(memberSignups, eq(memberSignups.memberId, members.id))
    .where(and(eq(members.brand, brandId), eq(members.emailKey, emailKey)));
  return row === undefined ? null : { id: row.id, verified: row.signup === null || row.verifiedAt !== null };
}
