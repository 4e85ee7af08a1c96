import type { SubjectModule } from '../platform/subject.ts';
import { draftResolvers } from './graphql.ts';

/** What staff typed into the forms of targeting and didn't save yet. */
export const draftsSubject: SubjectModule = { name: 'drafts', resolvers: draftResolvers };
