import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { seedsDue, wheelJobs } from './jobs.ts';
import { wheelHandlers } from './rest.ts';

export function wheelSubject(deps: Deps): SubjectModule {
  return { name: 'wheel', rest: wheelHandlers, jobs: wheelJobs(deps), dueSources: [seedsDue(deps)] };
}
