import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { listsDue } from './differences/compare.ts';
import { orderDifferenceNodes, orderDifferenceResolvers } from './differences/graphql.ts';
import { orderNodes, orderResolvers } from './graphql.ts';
import { orderJobs, ordersDue } from './jobs.ts';
import { mountWebhooks } from './webhooks.ts';
import { CODE } from './codes.ts';
import { orders } from './tables.ts';

export function ordersSubject(deps: Deps): SubjectModule {
  return {
    name: 'orders',
    resolvers: {
      ...orderResolvers,
      ...orderDifferenceResolvers,
      Staff: { ...orderResolvers.Staff, ...orderDifferenceResolvers.Staff },
      Mutation: { ...orderResolvers.Mutation, ...orderDifferenceResolvers.Mutation },
    },
    nodes: { ...orderNodes, ...orderDifferenceNodes },
    jobs: orderJobs(deps),
    dueSources: [ordersDue(), listsDue(deps)],
    sealed: [{ table: orders, id: orders.id, column: orders.secret, purpose: CODE }],
    routes: mountWebhooks(deps),
  };
}
