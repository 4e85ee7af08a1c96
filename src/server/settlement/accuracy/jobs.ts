import type { BrandRates } from '../../platform/brandRates.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { measureProgram } from './measure.ts';
import { areRunsDue, readDueRuns } from './store.ts';

const JOB = 'settlement.accuracy';

/** Measures the baselines of a program; resumes where an interrupted run stopped. */
export function accuracyJob(brands: BrandRates): JobDefinition<{ readonly programId: string }> {
  return {
    name: JOB,
    expireInSeconds: 3600,
    run: async ({ programId }, { signal, ...deps }) => {
      const homes = await measureProgram({ ...deps, brands }, programId, { signal });
      if (homes > 0) deps.log.info({ programId, homes }, 'accuracy of baselines measured');
    },
  };
}

export const accuracyDue: DueSource = {
  name: 'settlement-accuracy',
  isDue: (now) => [areRunsDue(now)],
  find: async (db, now, limit) =>
    (await readDueRuns(db, now, limit)).map((programId) => ({
      job: JOB,
      data: { programId },
      key: `${JOB}:${programId}`,
    })),
};
