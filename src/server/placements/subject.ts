import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { contentFor } from './content.ts';

export const placementResolvers = {
  Viewer: { placements: (ctx, { names }) => contentFor(ctx, names) },
} satisfies Resolvers;

export const placementsSubject: SubjectModule = { name: 'placements', resolvers: placementResolvers };
