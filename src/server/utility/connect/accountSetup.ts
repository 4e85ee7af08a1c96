import { accountSetupStatus } from '../../../domain/signup/accountSetup.ts';
import { ZIP_ELIGIBILITY } from '../../../domain/signup/zipEligibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { readUtility } from '../../programs/service.ts';
import { readHomeAddress, updateProfile } from '../../session/service.ts';
import type { ConnectionRow } from '../store/connections.ts';

type SetupFacts = Pick<ConnectionRow, 'brand' | 'memberId' | 'utilityId' | 'widgetState' | 'widgetSubstate'>;

/**
 * HOM-15: derives the account setup from the connection, in both directions: complete once the
 * market admits the home, incomplete when the connection ends. Reconnecting doesn't repeat the sign-up
 * questions.
 */
export async function updateAccountSetup(
  tx: Db,
  { brand, memberId, utilityId, widgetState: state, widgetSubstate: substate }: SetupFacts,
): Promise<void> {
  const homeAddress = await readHomeAddress(tx, memberId);
  const utility = utilityId === null ? null : await readUtility(tx, utilityId);
  const facts = {
    zip: homeAddress?.postalCode ? ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE : null,
    ...(utility === null
      ? { utility: 'none' as const, connection: null }
      : { utility: 'listed' as const, connection: { method: utility.connection, state, substate } }),
  };
  await updateProfile(tx, brand, memberId, { accountSetupStatus: accountSetupStatus(facts) });
}
