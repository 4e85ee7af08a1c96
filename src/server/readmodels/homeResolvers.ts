import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { pickPlacements } from './home.ts';

/** Home needs resolvers only for fields with an argument or a global id; all others are plain properties. */
export const homeResolvers = {
  HomeSummary: { placements: (home, { names }, { locale }) => pickPlacements(home, names, locale) },
  PlacementInstance: { id: ({ id }) => toGlobalId('PlacementInstance', id) },
} satisfies Resolvers;
