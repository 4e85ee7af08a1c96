import type { BrandRates } from '../../platform/brandRates.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Replica } from '../../platform/replica/replica.ts';
import { runBacktest } from './run.ts';
import { areBacktestsDue, readDueBacktests } from './store/backtests.ts';
import { areUploadsExpired, deleteExpiredUploads, hasExpiredUploads } from './store/uploads.ts';

const JOB = 'settlement.backtest';
const FILES_JOB = 'settlement.backtestFiles';

/** Calculates a backtest; resumes where an interrupted run stopped. One at a time, because it keeps a processor busy. */
export function backtestJob(
  brands: BrandRates,
  replica: Replica,
): JobDefinition<{ readonly backtestId: string }> {
  return {
    name: JOB,
    expireInSeconds: 4 * 3600,
    concurrency: 1,
    run: async ({ backtestId }, { signal, ...deps }) => {
      const homes = await runBacktest({ ...deps, brands }, backtestId, { signal, replica });
      if (homes > 0) deps.log.info({ backtestId, homes }, 'homes of a backtest calculated');
    },
  };
}

export const backtestDue: DueSource = {
  name: 'settlement-backtest',
  isDue: (now) => [areBacktestsDue(now)],
  find: async (db, now, limit) =>
    (await readDueBacktests(db, now, limit)).map((backtestId) => ({
      job: JOB,
      data: { backtestId },
      key: `${JOB}:${backtestId}`,
    })),
};

/** Deletes files for which no backtest was started. */
export const backtestFilesJob: JobDefinition = {
  name: FILES_JOB,
  run: (_data, { db, clock }) => deleteExpiredUploads(db, clock.now()),
};

export const backtestFilesDue: DueSource = {
  name: 'settlement-backtest-files',
  isDue: (now) => [areUploadsExpired(now)],
  find: async (db, now) =>
    (await hasExpiredUploads(db, now)) ? [{ job: FILES_JOB, data: {}, key: FILES_JOB }] : [],
};
