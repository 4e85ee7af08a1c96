import { isAdmitted } from '../../../domain/utility/takingPart.ts';
import type { Db } from '../../platform/db/db.ts';
import { updateAccountSetup } from '../connect/accountSetup.ts';
import { changeProgram } from '../connect/changeProgram.ts';
import { chooseUtility } from '../connect/choose.ts';
import type { Who } from '../connect/connection.ts';
import { writeStatus } from '../connect/statusChange.ts';
import { findConnection } from '../store/connections.ts';

export interface EnrolledHome extends Who {
  readonly utilityId: string;
  readonly programId: string;
  /** The home's postal code, normalized; null: unknown. */
  readonly zip: string | null;
  readonly now: Date;
}

/**
 * Enrols a home on the authority of staff, which also confirms an unconfirmed number. Must run in a
 * transaction.
 */
export async function enrolHome(
  tx: Db,
  { brandId, memberId, utilityId, programId, zip, now }: EnrolledHome,
): Promise<void> {
  const before = await findConnection(tx, memberId);
  if (before?.utilityId !== utilityId)
    await chooseUtility(tx, { brandId, memberId, utilityId, freeText: null, zip, now, cause: 'staff' });
  const confirmed = before !== null && isAdmitted(before.widgetState, before.widgetSubstate);
  const moved = confirmed
    ? null
    : await writeStatus(tx, { memberId, state: 'MarketEnrolled', substate: null, at: now, cause: 'staff' });
  await changeProgram(tx, memberId, programId, now, moved === null ? {} : { authStatus: 'active' });
  if (moved !== null) await updateAccountSetup(tx, moved.after);
}
