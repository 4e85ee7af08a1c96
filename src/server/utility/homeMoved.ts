import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { choosableUtilities } from '../programs/service.ts';
import { followAccount } from './account.ts';
import { endAuthorization } from './authorizations.ts';
import { chooseUtility } from './choose.ts';
import { connectionOf, type Who } from './connection.ts';
import { moveTo } from './move.ts';
import { utilityConnections } from './tables.ts';

export interface HomeMoved extends Who {
  /** Postal code of the home, normalised. */
  readonly zip: string;
  readonly now: Date;
}

/**
 * The home is somewhere else, or its postal code was put right. A utility that covers it there as well stays as it is;
 * any other is let go: the consent ends, and which utility it is, is a question again. Must run in a transaction.
 * Source: SGN-41, SGN-06.
 */
export async function homeMoved(tx: Db, { brandId, memberId, zip, now }: HomeMoved): Promise<void> {
  const connection = await connectionOf(tx, { brandId, memberId });
  if (connection === null || (connection.utility === null && connection.otherUtility === null)) return;
  const own = connection.utility?.id;
  const covered = await choosableUtilities(tx, brandId, zip);
  if (own !== undefined && covered.some(({ id, eligibility }) => id === own && eligibility !== null)) {
    return chooseUtility(tx, { brandId, memberId, utilityId: own, freeText: null, zip, now });
  }
  await endAuthorization(tx, memberId, now);
  await tx
    .update(utilityConnections)
    .set({ utilityId: null, otherUtility: null, postalCode: zip, authStatus: 'none' })
    .where(eq(utilityConnections.memberId, memberId));
  await moveTo(tx, { memberId, state: 'PreValid', substate: 'LocationOK', at: now, cause: 'member' });
  await followAccount(tx, {
    brand: brandId,
    memberId,
    utilityId: null,
    widgetState: 'PreValid',
    widgetSubstate: 'LocationOK',
  });
}
