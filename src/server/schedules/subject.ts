import type { SubjectModule } from '../platform/subject.ts';
import { scheduleResolvers } from './graphql.ts';
import { scheduleJobs, schedulesDue } from './jobs.ts';
import type { ScheduleDeps } from './kinds.ts';

/** Changes of targeting that staff made for a time. */
export const schedulesSubject = (deps: ScheduleDeps): SubjectModule => ({
  name: 'schedules',
  jobs: scheduleJobs(deps),
  dueSources: [schedulesDue],
  resolvers: scheduleResolvers,
});
