import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import { workOnCopy, type CopyDeps } from './copy/makeCopy.ts';
import { areCopiesDue, readDueCopies } from './store.ts';

const COPY_JOB = 'account.copy';

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
