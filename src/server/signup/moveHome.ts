import type { RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readSignupRow } from '../readmodels/signupRow.ts';
import { updateProfile } from '../session/service.ts';
import { homeMoved } from '../utility/service.ts';
import { awaitsPlace } from './facts.ts';
import { homeOf } from './home.ts';
import { setSkipped } from './store.ts';

/**
 * Says where the member's home is, wherever that is said. At another place the home has that place's time, and a utility
 * that does not cover it there is let go. The same place changes nothing, but for somebody who moved within it.
 */
export async function moveHome(
  { db, brand, now }: RequestContext,
  { id: memberId, timeZone }: SessionMember,
  postalCode: string,
): Promise<{ readonly timeZone: string }> {
  return transaction(db, async (tx) => {
    const before = await readSignupRow(tx, memberId, brand.id);
    if (before === null || (before.postalCode === postalCode && !awaitsPlace(before))) return { timeZone };
    const home = await homeOf(tx, brand, postalCode);
    await updateProfile(tx, brand.id, memberId, { postalCode, timeZone: home.timeZone });
    if (before.signup !== null)
      await setSkipped(
        tx,
        { memberId, brandId: brand.id, now },
        ['select_utility', 'connect_utility', 'check_eligible'],
        false,
      );
    await homeMoved(tx, { brandId: brand.id, memberId, zip: postalCode, now });
    return { timeZone: home.timeZone };
  });
}
