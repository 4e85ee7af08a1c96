import type { SubjectModule } from '../platform/subject.ts';
import { memberPageResolvers } from './graphql.ts';
import { memberNoteResolvers } from './notes/graphql.ts';
import { memberFiles } from './rest.ts';

/** What support sees and does on the page of a member. */
export const membersSubject: SubjectModule = {
  name: 'members',
  rest: memberFiles,
  resolvers: {
    ...memberPageResolvers,
    ...memberNoteResolvers,
    Staff: { ...memberPageResolvers.Staff, ...memberNoteResolvers.Staff },
    MemberRecord: { ...memberPageResolvers.MemberRecord, ...memberNoteResolvers.MemberRecord },
  },
};
