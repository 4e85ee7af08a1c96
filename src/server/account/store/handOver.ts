import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { ENDS_WITH_OWNER, PERSONS_OWN } from '../queries/handOverTables.ts';

/** Gives what is one log-in's own to another id. */
export async function moveOwn(tx: Db, from: string, to: string): Promise<void> {
  for (const table of PERSONS_OWN)
    await tx.execute(sql`update ${sql.identifier(table)} set member_id = ${to} where member_id = ${from}`);
}

/** Ends what the next owner must not take over: log-ins, and where the old owner's money went. */
export async function endOwnersOwn(tx: Db, homeId: string): Promise<void> {
  for (const table of ENDS_WITH_OWNER)
    await tx.execute(sql`delete from ${sql.identifier(table)} where member_id = ${homeId}`);
}
