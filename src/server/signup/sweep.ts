import { transaction } from '../platform/db/transaction.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { neverCame } from '../readmodels/signupAccount.ts';
import { removeMember } from '../session/service.ts';
import { deleteOldDrafts, deleteSignup, oldest } from './store.ts';

const hourMs = 3_600_000;
const atOnce = 200;

/**
 * Forgets sign-ups that nobody came back to for a month: drafts, and the members who never used the link of their letter.
 * Everything can begin again afterwards, with the same address.
 */
export const sweepJob: JobDefinition = {
  name: 'signup.sweep',
  run: async (_data, { db, clock, log }) => {
    const now = clock.now();
    await deleteOldDrafts(db, now);
    for (const { memberId, brandId } of await neverCame(db, oldest(now), atOnce)) {
      try {
        await transaction(db, async (tx) => {
          await deleteSignup(tx, memberId);
          await removeMember(tx, brandId, memberId);
        });
      } catch (error) {
        // One whom another room knows stays; the others go all the same.
        log.warn({ memberId, err: error }, 'a sign-up that was given up could not be removed');
      }
    }
  },
};

/** Once an hour of the product's time. */
export function sweepDue(): DueSource {
  let swept = 0;
  return {
    name: 'signup.sweep',
    find: async (_db, now) => {
      const hour = Math.floor(now.getTime() / hourMs);
      if (hour === swept) return [];
      swept = hour;
      return [{ job: sweepJob.name, data: {}, key: 'hourly' }];
    },
  };
}
