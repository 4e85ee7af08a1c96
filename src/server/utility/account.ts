import { accountSetupStatus } from '../../domain/signup/accountSetup.ts';
import { ZIP_ELIGIBILITY } from '../../domain/signup/zipEligibility.ts';
import type { Db } from '../platform/db/db.ts';
import { utilityOf } from '../programs/service.ts';
import { readHomeAddress, updateProfile } from '../session/service.ts';
import type { utilityConnections } from './tables.ts';

type ConnectionRow = Pick<
  typeof utilityConnections.$inferSelect,
  'brand' | 'memberId' | 'utilityId' | 'widgetState' | 'widgetSubstate'
>;

/**
 * HOM-15: how far an account is set up follows from its connection, both ways and whoever is looking: complete as soon as
 * the market admits the home, and not any more when the connection is gone. To mend it is no second sign-up: whoever was
 * connected before is not asked again what joining asks.
 */
export async function followAccount(
  tx: Db,
  { brand, memberId, utilityId, widgetState: state, widgetSubstate: substate }: ConnectionRow,
): Promise<void> {
  const resident = await readHomeAddress(tx, memberId);
  const utility = utilityId === null ? null : await utilityOf(tx, utilityId);
  const facts = {
    zip: resident?.postalCode ? ZIP_ELIGIBILITY.OHM_UTILITY_ELIGIBLE : null,
    ...(utility === null
      ? { utility: 'none' as const, connection: null }
      : { utility: 'listed' as const, connection: { method: utility.connection, state, substate } }),
  };
  await updateProfile(tx, brand, memberId, { accountSetupStatus: accountSetupStatus(facts) });
}
