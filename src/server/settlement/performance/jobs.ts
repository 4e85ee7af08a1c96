import type { DueSource, JobDefinition } from '../../platform/jobs/jobs.ts';
import { measurePerformance } from './measure.ts';
import { arePerformancesDue, readDuePerformances } from './store.ts';

const JOB = 'settlement.performance';

/** Sums up what an event brought. */
export const performanceJob: JobDefinition<{ readonly eventId: string }> = {
  name: JOB,
  expireInSeconds: 3600,
  run: async ({ eventId }, { signal, db, clock }) =>
    void (await measurePerformance({ db, clock }, eventId, signal)),
};

export const performanceDue: DueSource = {
  name: 'settlement-performance',
  isDue: (now) => [arePerformancesDue(now)],
  find: async (db, now, limit) =>
    (await readDuePerformances(db, now, limit)).map((eventId) => ({
      job: JOB,
      data: { eventId },
      key: `${JOB}:${eventId}`,
    })),
};
