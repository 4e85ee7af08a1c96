import type { SubjectModule } from '../platform/subject.ts';
import { programNodes, programResolvers } from './graphql.ts';

export const programsSubject: SubjectModule = { name: 'programs', resolvers: programResolvers, nodes: programNodes };
