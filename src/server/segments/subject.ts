import type { SubjectModule } from '../platform/subject.ts';
import { segmentNodes, segmentResolvers } from './graphql.ts';

/** Segments of members: staff's own and the product's. Source: INT-09 to INT-12, GQL-07 to GQL-13. */
export const segmentsSubject: SubjectModule = {
  name: 'segments',
  resolvers: segmentResolvers,
  nodes: segmentNodes,
};
