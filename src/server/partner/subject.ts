import type { DeliverReadings } from '../meter/service.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { partnerNodes, partnerResolvers } from './graphql.ts';
import { partnerRest } from './rest.ts';

/** The API for partners: utilities and aggregators that call us. */
export const partnerSubject = (deliver: DeliverReadings): SubjectModule => ({
  name: 'partner',
  rest: partnerRest(deliver),
  resolvers: partnerResolvers,
  nodes: partnerNodes,
});
