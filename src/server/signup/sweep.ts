import { transaction } from '../platform/db/transaction.ts';
import { hourly } from '../platform/jobs/hourly.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { neverCame } from './queries/signupAccount.ts';
import { removeMember } from '../session/service.ts';
import { deleteOldDrafts, deleteSignup, oldest } from './store.ts';

const atOnce = 200;

/**
 * Deletes sign-ups abandoned for a month: drafts, and members who never used their emailed link. The same address can
 * start over.
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
        // Other subjects may still refer to the member; continue with the rest.
        log.warn({ memberId, err: error }, 'a sign-up that was given up could not be removed');
      }
    }
  },
};

export const sweepDue = (): DueSource => hourly(sweepJob.name);
