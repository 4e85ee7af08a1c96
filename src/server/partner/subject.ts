import type { DeliverReadings } from '../meter/service.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { Deps } from '../platform/context.ts';
import { partnerNodes, partnerResolvers } from './graphql.ts';
import { partnerRest } from './rest.ts';
import { vtnAuth } from './vtn/auth.ts';

/** The API for partners: utilities and aggregators that call us. */
export const partnerSubject = (
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'secrets'>,
  deliver: DeliverReadings,
): SubjectModule => ({
  name: 'partner',
  rest: partnerRest(deliver),
  resolvers: partnerResolvers,
  nodes: partnerNodes,
  routes: vtnAuth(deps),
});
