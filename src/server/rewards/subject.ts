import type { SubjectModule } from '../platform/subject.ts';
import { rewardResolvers } from './graphql.ts';

export const rewardsSubject: SubjectModule = { name: 'rewards', resolvers: rewardResolvers };
