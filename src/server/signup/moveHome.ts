import type { RequestContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readSignupRow } from './queries/signupRow.ts';
import { updateProfile } from '../session/service.ts';
import { homeMoved } from '../utility/service.ts';
import { awaitsPlace } from './facts.ts';
import { findHome } from './home.ts';
import { setSkipped } from './store.ts';

/**
 * Sets the postal code of the member's home. A new place changes the time zone and drops a utility that does not
 * cover it. The same place changes nothing, unless the member moved within it.
 */
export async function moveHome(
  { db, brand, now }: RequestContext,
  memberId: string,
  postalCode: string,
  cause: 'member' | 'staff' = 'member',
): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await readSignupRow(tx, memberId, brand.id);
    if (before === null || (before.postalCode === postalCode && !awaitsPlace(before))) return;
    const home = await findHome(tx, brand, postalCode);
    await updateProfile(tx, brand.id, memberId, { postalCode, timeZone: home.timeZone });
    if (before.signup !== null)
      await setSkipped(
        tx,
        { memberId, brandId: brand.id, now },
        ['select_utility', 'connect_utility', 'check_eligible'],
        false,
      );
    await homeMoved(tx, { brandId: brand.id, memberId, zip: postalCode, now, cause });
  });
}
