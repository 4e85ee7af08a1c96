import type { DeliverReadings } from '../meter/service.ts';
import type { SubjectModule } from '../platform/subject.ts';
import type { Deps } from '../platform/context.ts';
import { partnerNodes, partnerResolvers } from './graphql.ts';
import { partnerRest } from './rest.ts';
import { partnerReference } from './reference.ts';
import { vtnAuth } from './vtn/auth.ts';
import { openAdrNodes, openAdrResolvers } from './vtn/graphql.ts';
import { changesDue, notifyJob } from './vtn/notify.ts';

/** The API for partners: utilities and aggregators that call us. */
export const partnerSubject = (
  deps: Pick<Deps, 'brands' | 'clock' | 'config' | 'db' | 'newId' | 'secrets'>,
  deliver: DeliverReadings,
): SubjectModule => ({
  name: 'partner',
  rest: partnerRest(deliver),
  resolvers: {
    ...partnerResolvers,
    ...openAdrResolvers,
    Staff: { ...partnerResolvers.Staff, ...openAdrResolvers.Staff },
    Mutation: { ...partnerResolvers.Mutation, ...openAdrResolvers.Mutation },
  },
  nodes: { ...partnerNodes, ...openAdrNodes },
  routes: async (app, kit) => {
    await vtnAuth(deps)(app, kit);
    await partnerReference(app, kit);
  },
  jobs: [notifyJob(deps)],
  dueSources: [changesDue],
});
