import type { SubjectModule } from '../platform/subject.ts';
import { staffEventNodes, staffEventResolvers } from './graphql.ts';
import { eventTemplateNodes, eventTemplateResolvers } from './templates/graphql.ts';

/** Events for staff; subject.ts serves members. */
export const staffEventsSubject: SubjectModule = {
  name: 'staff events',
  resolvers: staffEventResolvers,
  nodes: staffEventNodes,
};

/** What staff's forms for events can begin with. */
export const eventTemplatesSubject: SubjectModule = {
  name: 'event templates',
  resolvers: eventTemplateResolvers,
  nodes: eventTemplateNodes,
};
