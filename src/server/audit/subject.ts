import type { SubjectModule } from '../platform/subject.ts';
import { auditNodes, auditResolvers } from './graphql.ts';

export const auditSubject: SubjectModule = {
  name: 'audit',
  nodes: auditNodes,
  resolvers: auditResolvers,
};
