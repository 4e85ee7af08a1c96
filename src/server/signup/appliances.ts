import { applianceAwardWatts, type ApplianceCount } from '../../domain/signup/appliances.ts';
import { appliancePosting } from '../../domain/signup/appliancePosting.ts';
import { readFeatures } from '../features/service.ts';
import { post } from '../ledger/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { changeSignup, replaceAppliances, setSkipped } from './store.ts';

/** Whether the member's home has an inventory of appliances, which pays for its first list. */
export async function hasInventory(ctx: RequestContext): Promise<boolean> {
  return (await readFeatures(ctx)).some(({ key, isEnabled }) => key === 'appliance_inventory' && isEnabled);
}

/**
 * Replaces the list and pays for the first one. The posting's cause is the member, so it is booked only once, however
 * often the list is sent (GQL-14).
 */
export async function saveAppliances(
  ctx: RequestContext,
  memberId: string,
  list: readonly ApplianceCount[],
): Promise<void> {
  const { db, brand, deps, now } = ctx;
  const pays = await hasInventory(ctx);
  await transaction(db, async (tx) => {
    const who = { memberId, brandId: brand.id, now };
    await changeSignup(tx, who, { appliancesAt: now });
    await setSkipped(tx, who, ['appliances'], false);
    await replaceAppliances(tx, memberId, list);
    if (!pays) return;
    const watts = applianceAwardWatts(brand.config.wattConversionRate, deps.config.appliancePoints);
    const posting = appliancePosting(brand.id, memberId, watts);
    const booked = await post(tx, [{ brandId: brand.id, memberId, eventId: null, posting }], now);
    if (booked > 0) await changeSignup(tx, who, { applianceWatts: watts });
  });
}
