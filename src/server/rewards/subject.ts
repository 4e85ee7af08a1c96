import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { rewardJobs } from './jobs.ts';
import { mountPictures } from './pictures.ts';
import { rewardHandlers } from './rest.ts';
import { rewardNodes, staffRewardResolvers } from './staffGraphql.ts';

export function rewardsSubject(deps: Pick<Deps, 'db'>): SubjectModule {
  return {
    name: 'rewards',
    ownTransactions: ['redeemPromo'],
    resolvers: staffRewardResolvers,
    nodes: rewardNodes,
    rest: rewardHandlers,
    jobs: rewardJobs(deps),
    routes: mountPictures,
  };
}
