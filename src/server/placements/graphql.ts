import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { announcementsFor, contentFor, shownToCaller, surveysFor } from './content.ts';
import { staffContentResolvers } from './staffGraphql.ts';

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
