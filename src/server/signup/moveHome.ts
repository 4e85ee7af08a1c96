import type { RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { readSignupRow } from '../readmodels/signupRow.ts';
import { updateProfile } from '../session/service.ts';
import { homeOf } from './home.ts';
import { setSkipped } from './store.ts';

/** Says where the member's home is. At another place the utility is a question again. The same place changes nothing. */
export async function moveHome({ db, brand, now }: RequestContext, { id: memberId }: SessionMember, postalCode: string): Promise<void> {
  await transaction(db, async (tx) => {
    const before = await readSignupRow(tx, memberId, brand.id);
    if (before === null || before.postalCode === postalCode) return;
    const { timeZone } = await homeOf(tx, brand, postalCode);
    await updateProfile(tx, brand.id, memberId, { postalCode, timeZone });
    await setSkipped(tx, { memberId, brandId: brand.id, now }, ['select_utility', 'connect_utility', 'check_eligible'], false);
  });
}
