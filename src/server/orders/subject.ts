import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { orderNodes, orderResolvers } from './graphql.ts';
import { orderJobs, ordersDue } from './jobs.ts';
import { mountWebhooks } from './webhooks.ts';

export function ordersSubject(deps: Deps): SubjectModule {
  return {
    name: 'orders',
    resolvers: orderResolvers,
    nodes: orderNodes,
    jobs: orderJobs(deps),
    dueSources: [ordersDue()],
    routes: mountWebhooks(deps),
  };
}
