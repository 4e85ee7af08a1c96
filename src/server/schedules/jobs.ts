import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { ScheduleDeps } from './kinds.ts';
import { applySchedule } from './service.ts';
import { areSchedulesDue, dueSchedules } from './store.ts';

const JOB = 'schedules.apply';

/** Saves changes that were made for a time when it has come. */
export const scheduleJobs = (deps: ScheduleDeps): readonly JobDefinition[] => {
  const apply: JobDefinition<{ readonly id: string }> = {
    name: JOB,
    concurrency: 1,
    run: ({ id }) => applySchedule(deps, id),
  };
  return [apply];
};

export const schedulesDue: DueSource = {
  name: 'schedules',
  isDue: (now) => [areSchedulesDue(now)],
  find: async (db, now, limit) =>
    (await dueSchedules(db, now, limit)).map((id) => ({ job: JOB, key: id, data: { id } })),
};
