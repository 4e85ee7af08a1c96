import type { SubjectModule } from '../platform/subject.ts';
import { rewardResolvers } from './graphql.ts';
import { mountPictures } from './pictures.ts';
import { rewardHandlers } from './rest.ts';
import { rewardNodes, staffRewardResolvers } from './staffGraphql.ts';

export const rewardsSubject: SubjectModule = {
  name: 'rewards',
  resolvers: {
    ...rewardResolvers,
    ...staffRewardResolvers,
    Mutation: { ...rewardResolvers.Mutation, ...staffRewardResolvers.Mutation },
  },
  nodes: rewardNodes,
  rest: rewardHandlers,
  routes: mountPictures,
};
