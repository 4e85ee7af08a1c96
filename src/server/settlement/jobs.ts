import { areMonthsOpen, areResultsDue, eventsToSettle, monthsToSettle } from '../events/service.ts';
import type { BrandRates } from '../platform/brandRates.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { settleEvent, settleMonths } from './service.ts';

interface SettleJob {
  readonly brandId: string;
  readonly eventId: string;
}

const JOB = 'settlement.settle';
const MONTHS_JOB = 'settlement.months';

/** Settles an event's due results; resumes where an interrupted run stopped. */
export function settleJob(
  brands: BrandRates,
  metrics: Pick<Metrics, 'resultsSettled'>,
): JobDefinition<SettleJob> {
  return {
    name: JOB,
    expireInSeconds: 3600,
    run: async ({ brandId, eventId }, { signal, ...deps }) => {
      const onBatch = metrics.resultsSettled;
      const counts = await settleEvent({ ...deps, brands }, brandId, eventId, { signal, onBatch });
      if (counts.members > 0) deps.log.info({ eventId, ...counts }, 'results settled');
    },
  };
}

/** Settles due months of programs that settle net. */
export function monthsJob(brands: BrandRates): JobDefinition {
  return {
    name: MONTHS_JOB,
    expireInSeconds: 3600,
    run: async (_data, { signal, ...deps }) => void (await settleMonths({ ...deps, brands }, signal)),
  };
}

export const monthsDue: DueSource = {
  name: 'settlement-months',
  isDue: () => [areMonthsOpen],
  find: async (db, now) =>
    (await monthsToSettle(db, now, 1)).length > 0 ? [{ job: MONTHS_JOB, data: {}, key: MONTHS_JOB }] : [],
};

export const resultsDue: DueSource = {
  name: 'settlement',
  isDue: (now) => [areResultsDue(now)],
  find: async (db, now, limit) =>
    (await eventsToSettle(db, now, limit)).map(({ id, brandId }) => ({
      job: JOB,
      data: { brandId, eventId: id },
      key: id,
    })),
};
