import { insertDeletion } from '../../src/server/account/store/deletions.ts';
import type { TestServer } from './testServer.ts';

/** Deletes an account, as if the days to take it back were over. */
export async function endAccount(
  { clock, core, database, worker }: TestServer,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  await insertDeletion(database.db, {
    id: core.deps.newId(),
    memberId,
    brand: 'default',
    askedAt: now,
    dueAt: now,
  });
  await worker.runUntilIdle();
  // The partners know meanwhile.
  clock.advance(60_000);
  await worker.runUntilIdle();
}
