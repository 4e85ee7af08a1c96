import type { Db } from '../platform/db/db.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { findServedUtility, lockPrimaryUtility } from './store/utilities.ts';

const field = 'primaryUtilityId';

/**
 * Whether one utility may deliver to the customers of another: another one of the brand, which delivers
 * itself, while none is delivered by the first. `primaryId` null: delivers itself, always valid.
 */
export async function primaryFaults(
  tx: Db,
  brandId: string,
  id: string,
  primaryId: string | null,
): Promise<RefusedField[]> {
  if (primaryId === null) return [];
  if (primaryId === id) return [{ field, message: say('programs.primarySelf') }];
  const primary = isRowId(primaryId) ? await lockPrimaryUtility(tx, brandId, primaryId) : null;
  if (primary === null) return [{ field, message: say('programs.noSuchUtility') }];
  if (primary.primaryUtilityId !== null)
    return [{ field, message: say('programs.primaryChain', { name: primary.name }) }];
  const served = await findServedUtility(tx, id);
  return served === null ? [] : [{ field, message: say('programs.primaryServes', { name: served }) }];
}
