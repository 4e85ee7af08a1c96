import type { SubjectModule } from '../platform/subject.ts';
import { partnerNodes, partnerResolvers } from './graphql.ts';
import { partnerRest } from './rest.ts';

/** The API for partners: utilities and aggregators that call us. */
export const partnerSubject: SubjectModule = {
  name: 'partner',
  rest: partnerRest,
  resolvers: partnerResolvers,
  nodes: partnerNodes,
};
