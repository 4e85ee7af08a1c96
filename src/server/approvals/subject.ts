import type { SubjectModule } from '../platform/subject.ts';
import { approvalResolvers } from './graphql.ts';

/** A second person approves changes of targeting that reach many members. */
export const approvalsSubject: SubjectModule = { name: 'approvals', resolvers: approvalResolvers };
