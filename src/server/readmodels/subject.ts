import { isRowId } from '../platform/graphql/nodes.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { homeResolvers } from './homeResolvers.ts';
import { placementById } from './placementRows.ts';

export const homeSubject: SubjectModule = {
  name: 'home',
  resolvers: homeResolvers,
  nodes: {
    PlacementInstance: async ({ db, brand }, id) => (isRowId(id) ? placementById(db, brand.id, id) : null),
  },
};
