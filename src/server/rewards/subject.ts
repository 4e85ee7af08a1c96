import type { SubjectModule } from '../platform/subject.ts';
import { mountPictures } from './pictures.ts';
import { rewardHandlers } from './rest.ts';
import { rewardNodes, staffRewardResolvers } from './staffGraphql.ts';

export const rewardsSubject: SubjectModule = {
  name: 'rewards',
  resolvers: staffRewardResolvers,
  nodes: rewardNodes,
  rest: rewardHandlers,
  routes: mountPictures,
};
