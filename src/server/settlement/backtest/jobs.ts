import type { BrandRates } from '../../platform/brandRates.ts';
import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { runBacktest } from './run.ts';
import { areBacktestsDue, readDueBacktests } from './store.ts';

const JOB = 'settlement.backtest';

/** Calculates a backtest; resumes where an interrupted run stopped. One at a time, because it keeps a processor busy. */
export function backtestJob(brands: BrandRates): JobDefinition<{ readonly backtestId: string }> {
  return {
    name: JOB,
    expireInSeconds: 4 * 3600,
    concurrency: 1,
    run: async ({ backtestId }, { signal, ...deps }) => {
      const homes = await runBacktest({ ...deps, brands }, backtestId, { signal });
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
