import type { SubjectModule } from '../platform/subject.ts';
import { staffEventNodes, staffEventResolvers } from './graphql.ts';

/** The staff's side of events; members' is in subject.ts. */
export const staffEventsSubject: SubjectModule = {
  name: 'staff events',
  resolvers: staffEventResolvers,
  nodes: staffEventNodes,
};
