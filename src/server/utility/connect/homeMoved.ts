import type { Db } from '../../platform/db/db.ts';
import { choosableUtilities } from '../../programs/service.ts';
import { updateAccountSetup } from './accountSetup.ts';
import { chooseUtility } from './choose.ts';
import { readConnection, type Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import { endAuthorization } from '../store/authorizations.ts';
import { updateConnection } from '../store/connections.ts';

export interface HomeMoved extends Who {
  /** The home's postal code, normalized. */
  readonly zip: string;
  readonly now: Date;
}

/**
 * The home moved, or its postal code was corrected. A utility that covers the new code stays; any other is
 * disconnected, and the member chooses again. Must run in a transaction. Source: SGN-41, SGN-06.
 */
export async function homeMoved(tx: Db, { brandId, memberId, zip, now }: HomeMoved): Promise<void> {
  const connection = await readConnection(tx, { brandId, memberId });
  if (connection === null || (connection.utility === null && connection.otherUtility === null)) return;
  const own = connection.utility?.id;
  const covered = await choosableUtilities(tx, brandId, zip);
  if (own !== undefined && covered.some(({ id, eligibility }) => id === own && eligibility !== null)) {
    return chooseUtility(tx, { brandId, memberId, utilityId: own, freeText: null, zip, now });
  }
  await endAuthorization(tx, memberId, now);
  await updateConnection(tx, memberId, {
    utilityId: null,
    otherUtility: null,
    postalCode: zip,
    authStatus: 'none',
  });
  await writeStatus(tx, { memberId, state: 'PreValid', substate: 'LocationOK', at: now, cause: 'member' });
  await updateAccountSetup(tx, {
    brand: brandId,
    memberId,
    utilityId: null,
    widgetState: 'PreValid',
    widgetSubstate: 'LocationOK',
  });
}
