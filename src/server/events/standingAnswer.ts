import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { comingEvents, type MemberScope } from '../readmodels/memberEvents.ts';
import { updateProfile } from '../session/service.ts';
import { join } from './opting.ts';

/**
 * The standing answer of a member: to join always, or to be asked. Joining always joins what is asked about now as well, but
 * nothing that was declined; being asked again leaves what was joined. All or nothing. Source: EVT-16.
 */
export function answerAlways(
  { db }: { readonly db: Db },
  { autoJoin, now, ...scope }: MemberScope & { readonly autoJoin: boolean; readonly now: Date },
): Promise<void> {
  return transaction(db, async (tx) => {
    await updateProfile(tx, scope.brandId, scope.memberId, { autoJoin });
    if (!autoJoin) return;
    const open = (await comingEvents(tx, scope, now)).filter(({ opt }) => opt === null);
    // What cannot be joined, such as an event that starts at this moment, stays as it is.
    for (const { id } of open) await join(tx, { ...scope, eventId: id, now });
  });
}
