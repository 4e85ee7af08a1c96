import { removeReadingsOf } from '../../meter/service.ts';
import { allowRemoval } from '../../platform/db/allowRemoval.ts';
import type { Db } from '../../platform/db/db.ts';
import { removeReceiptsOf } from '../../settlement/service.ts';
import { REMOVALS } from '../queries/memberTables.ts';
import { childrenFirst, deleteJobs, removeFrom } from '../store/removal.ts';

/** Deletes everything of a log-in, a member's or a person's of a home, but what is kept under another id. */
export async function removeLogIn(tx: Db, memberId: string, formerId: string): Promise<void> {
  await removeReadingsOf(tx, [memberId]);
  await removeReceiptsOf(tx, [memberId]);
  await allowRemoval(tx);
  for (const table of await childrenFirst(tx, [...REMOVALS.keys()]))
    for (const removal of REMOVALS.get(table) ?? [])
      await removeFrom(tx, table, removal, { memberId, formerId });
  await deleteJobs(tx, memberId);
}
