import type { SubjectModule } from '../platform/subject.ts';
import { helpResolvers } from './graphql.ts';
import { helpHandlers } from './rest.ts';

export const helpSubject: SubjectModule = { name: 'help', rest: helpHandlers, resolvers: helpResolvers };
