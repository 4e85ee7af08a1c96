import type { SubjectModule } from '../platform/subject.ts';
import { rewardResolvers } from './graphql.ts';
import { mountPictures } from './pictures.ts';
import { rewardHandlers } from './rest.ts';

export const rewardsSubject: SubjectModule = {
  name: 'rewards',
  resolvers: rewardResolvers,
  rest: rewardHandlers,
  routes: mountPictures,
};
