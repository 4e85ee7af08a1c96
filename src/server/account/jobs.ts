import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { workOnCopy, type CopyDeps } from './copy/makeCopy.ts';
import { workOnDeletion, type DeletionDeps } from './deletion/endAccount.ts';
import { areCopiesDue, readDueCopies } from './store/copies.ts';
import { areDeletionsDue, readDueDeletions } from './store/deletions.ts';

const COPY_JOB = 'account.copy';
const DELETION_JOB = 'account.deletion';

/** Makes copies of members' data, and deletes them when their time is over. */
export function copyJob(deps: CopyDeps): JobDefinition<{ readonly copyId: string }> {
  return {
    name: COPY_JOB,
    expireInSeconds: 3_600,
    run: ({ copyId }, job) => workOnCopy(deps, copyId, job),
  };
}

export const copiesDue: DueSource = {
  name: 'account-copies',
  isDue: (now) => [areCopiesDue(now)],
  find: async (db, now, limit) =>
    (await readDueCopies(db, now, limit)).map((copyId) => ({
      job: COPY_JOB,
      data: { copyId },
      key: `${COPY_JOB}:${copyId}`,
    })),
};

/** Ends accounts whose members no longer want them. */
export function deletionJob(deps: DeletionDeps): JobDefinition<{ readonly deletionId: string }> {
  return {
    name: DELETION_JOB,
    run: ({ deletionId }, job) => workOnDeletion(deps, deletionId, job),
  };
}

export const deletionsDue: DueSource = {
  name: 'account-deletions',
  isDue: (now) => [areDeletionsDue(now)],
  find: async (db, now, limit) =>
    (await readDueDeletions(db, now, limit)).map((deletionId) => ({
      job: DELETION_JOB,
      data: { deletionId },
      key: `${DELETION_JOB}:${deletionId}`,
    })),
};
