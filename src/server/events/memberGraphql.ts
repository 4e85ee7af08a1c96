import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { eventSeason } from './memberView/season.ts';

/** Events as members see them, beside the REST calls. */
export const memberEventResolvers = {
  Viewer: {
    eventSeason: (ctx, { month }) => eventSeason(ctx, month ?? null),
  },
} satisfies Resolvers;
