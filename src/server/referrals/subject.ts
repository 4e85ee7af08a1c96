import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { referralNodes, referralResolvers } from './graphql.ts';
import { payJob, referralsDue } from './jobs.ts';
import { referralHandlers } from './rest.ts';

export function referralsSubject(deps: Deps): SubjectModule {
  return {
    name: 'referrals',
    rest: referralHandlers,
    resolvers: referralResolvers,
    nodes: referralNodes,
    jobs: [payJob(deps)],
    dueSources: [referralsDue],
  };
}
