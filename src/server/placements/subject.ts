import type { SubjectModule } from '../platform/subject.ts';
import { announcementHandlers } from './announcement.ts';
import { shownContent } from './content.ts';
import { placementResolvers } from './graphql.ts';
import { contentNodes } from './staffGraphql.ts';

/** Content in the app's named places, and staff's tool for it. Source: BAN-38 to BAN-40, GQL-06. */
export const placementsSubject: SubjectModule = {
  name: 'placements',
  resolvers: placementResolvers,
  rest: announcementHandlers,
  nodes: { PlacementInstance: shownContent, ...contentNodes },
};
