import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { announcementHandlers } from './announcement.ts';
import { announcementsFor, contentFor, shownContent, shownToCaller, surveysFor } from './content.ts';
import { contentNodes, staffContentResolvers } from './staffGraphql.ts';

const memberResolvers = {
  Viewer: {
    placements: (ctx, { names }) => contentFor(ctx, names),
    announcements: (ctx) => announcementsFor(ctx),
    surveys: (ctx) => surveysFor(ctx),
  },
  HomeSummary: { placements: ({ content }, { names }, ctx) => shownToCaller(ctx, content, names) },
  PlacementInstance: { id: ({ id }) => toGlobalId('PlacementInstance', id) },
} satisfies Resolvers;

export const placementResolvers = { ...memberResolvers, ...staffContentResolvers } satisfies Resolvers;

/** Content in the app's named places, and staff's tool for it. Source: BAN-38 to BAN-40, GQL-06. */
export const placementsSubject: SubjectModule = {
  name: 'placements',
  resolvers: placementResolvers,
  rest: announcementHandlers,
  nodes: { PlacementInstance: shownContent, ...contentNodes },
};
