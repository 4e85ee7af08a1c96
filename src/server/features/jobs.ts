import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { FeatureDeps } from './administer.ts';
import { applySchedule } from './schedules.ts';
import { areSchedulesDue, dueSchedules } from './store.ts';

const JOB = 'features.schedule';

/** Saves scheduled changes of features when their time has come. */
export const featureJobs = (deps: FeatureDeps): readonly JobDefinition[] => {
  const apply: JobDefinition<{ readonly id: string }> = {
    name: JOB,
    concurrency: 1,
    run: ({ id }) => applySchedule(deps, id),
  };
  return [apply];
};

export const schedulesDue: DueSource = {
  name: 'feature schedules',
  isDue: (now) => [areSchedulesDue(now)],
  find: async (db, now, limit) =>
    (await dueSchedules(db, now, limit)).map((id) => ({ job: JOB, key: id, data: { id } })),
};
