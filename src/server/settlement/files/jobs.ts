import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { workOnFile, type FileDeps } from './make.ts';
import { areFilesDue, readDueFiles } from './store.ts';

const JOB = 'settlement.file';

export function fileJob(deps: FileDeps): JobDefinition<{ readonly fileId: string }> {
  return {
    name: JOB,
    expireInSeconds: 3_600,
    concurrency: 1,
    run: ({ fileId }, job) => workOnFile(deps, fileId, job),
  };
}

export const filesDue: DueSource = {
  name: 'settlement-files',
  isDue: (now) => [areFilesDue(now)],
  find: async (db, now, limit) =>
    (await readDueFiles(db, now, limit)).map((fileId) => ({
      job: JOB,
      data: { fileId },
      key: `${JOB}:${fileId}`,
    })),
};
