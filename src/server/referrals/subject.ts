import type { SubjectModule } from '../platform/subject.ts';
import { referralNodes, referralResolvers } from './graphql.ts';
import type { ReferralDeps } from './deps.ts';
import { payJob, referralsDue } from './jobs.ts';
import { referralHandlers } from './rest.ts';

export function referralsSubject(deps: ReferralDeps): SubjectModule {
  return {
    name: 'referrals',
    rest: referralHandlers,
    resolvers: referralResolvers,
    nodes: referralNodes,
    jobs: [payJob(deps)],
    dueSources: [referralsDue],
  };
}
