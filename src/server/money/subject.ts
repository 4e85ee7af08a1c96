import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { moneyResolvers } from './graphql.ts';
import { daysDue, daysJob } from './jobs.ts';
import { moneyHandlers } from './rest.ts';

export function moneySubject(deps: Pick<Deps, 'brands'>): SubjectModule {
  return {
    name: 'money',
    rest: moneyHandlers,
    resolvers: moneyResolvers,
    jobs: [daysJob],
    dueSources: [daysDue(deps)],
  };
}
