import { eq } from 'drizzle-orm';
import { takesPart } from '../../domain/utility/connectionView.ts';
import type { Db } from '../platform/db/db.ts';
import { followAccount } from './account.ts';
import { chooseUtility } from './choose.ts';
import type { Who } from './connection.ts';
import { moveTo } from './move.ts';
import { utilityConnections } from './tables.ts';

export interface EnrolledHome extends Who {
  readonly utilityId: string;
  readonly programId: string;
  /** Postal code of the home, normalised; null: not known. */
  readonly zip: string | null;
  readonly now: Date;
}

/** Puts a home into a program by the word of staff: where nobody had confirmed it yet, staff do. Must run in a transaction. */
export async function enrolHome(
  tx: Db,
  { brandId, memberId, utilityId, programId, zip, now }: EnrolledHome,
): Promise<void> {
  const own = eq(utilityConnections.memberId, memberId);
  const [before] = await tx.select().from(utilityConnections).where(own);
  if (before?.utilityId !== utilityId)
    await chooseUtility(tx, { brandId, memberId, utilityId, freeText: null, zip, now });
  const confirmed = before !== undefined && takesPart(before.widgetState, before.widgetSubstate);
  const moved = confirmed
    ? null
    : await moveTo(tx, { memberId, state: 'MarketEnrolled', substate: null, at: now, cause: 'staff' });
  await tx
    .update(utilityConnections)
    .set({ programId, enrolledAt: now, ...(moved === null ? {} : { authStatus: 'active' }) })
    .where(own);
  if (moved !== null) await followAccount(tx, moved.after);
}
