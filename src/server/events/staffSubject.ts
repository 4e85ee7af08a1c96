import type { SubjectModule } from '../platform/subject.ts';
import { staffEventNodes, staffEventResolvers } from './graphql.ts';

/** Events for staff; subject.ts serves members. */
export const staffEventsSubject: SubjectModule = {
  name: 'staff events',
  resolvers: staffEventResolvers,
  nodes: staffEventNodes,
};
