import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { missing } from '../../platform/errors.ts';
import { readUtility } from '../../programs/service.ts';
import type { Who } from './connection.ts';
import { writeStatus } from './statusChange.ts';
import { endConnection } from './changeProgram.ts';
import { findConnection, insertConnection, updateConnection, type Transition } from '../store/connections.ts';

export interface UtilityChoice extends Who {
  /** Null: a utility that isn't in the list (999). */
  readonly utilityId: string | null;
  /** The typed name of a utility that isn't in the list. */
  readonly freeText: string | null;
  /** The home's postal code, normalized; null: unknown. */
  readonly zip: string | null;
  readonly now: Date;
  /** Who says so. */
  readonly cause?: Transition['cause'];
}

/**
 * Chooses the member's utility. Choosing the same one again changes nothing; another one ends the connection
 * with its program and joined events, and starts over: `PreValid` with `LocationOK`, or with `UtilityNotSupported` for one
 * that isn't in the list. Throws the 404 error for a utility of another brand.
 */
export async function chooseUtility(
  db: Db,
  { brandId, memberId, utilityId, freeText, zip, now, cause = 'member' }: UtilityChoice,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (utilityId !== null && (await readUtility(tx, utilityId))?.brandId !== brandId) throw missing();
    const typed = freeText?.trim() ?? '';
    const otherUtility = utilityId === null && typed !== '' ? typed : null;
    const fresh = { utilityId, otherUtility, postalCode: zip };
    const isNew = await insertConnection(tx, {
      memberId,
      brand: brandId,
      ...fresh,
      widgetState: 'PreValid',
      widgetSubstate: null,
    });
    const before = await findConnection(tx, memberId, true);
    if (before === null || before.brand !== brandId) throw missing();
    if (
      !isNew &&
      before.utilityId === utilityId &&
      before.otherUtility === otherUtility &&
      utilityId !== null
    ) {
      if (zip !== null && zip !== before.postalCode)
        await updateConnection(tx, memberId, { postalCode: zip });
      // A home that moved and keeps its utility: the new address is known now.
      if (before.widgetState === 'PreValid')
        await writeStatus(tx, {
          memberId,
          state: 'PreValid',
          substate: 'LocationOK',
          at: now,
          cause,
        });
      return;
    }
    if (!isNew) await endConnection(tx, memberId, now);
    await updateConnection(tx, memberId, { ...fresh, authStatus: 'none' });
    await writeStatus(tx, {
      memberId,
      state: 'PreValid',
      substate: utilityId === null ? 'UtilityNotSupported' : 'LocationOK',
      at: now,
      cause,
    });
  });
}
