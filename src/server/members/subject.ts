import type { SubjectModule } from '../platform/subject.ts';
import { memberPageResolvers } from './graphql.ts';

/** What support sees and does on the page of a member. */
export const membersSubject: SubjectModule = { name: 'members', resolvers: memberPageResolvers };
