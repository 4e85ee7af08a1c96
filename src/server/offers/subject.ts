import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { offerResolvers } from './graphql.ts';
import { offerJobs, offersDue } from './jobs.ts';
import { offerHandlers } from './rest.ts';
import { offerNodes, staffOfferResolvers } from './staffGraphql.ts';
import { mountCardWebhook } from './webhooks.ts';

export function offersSubject(deps: Deps): SubjectModule {
  return {
    name: 'offers',
    rest: offerHandlers,
    ownTransactions: ['payOffer', 'giveUpOfferPayment', 'confirmCheckout', 'saveCard', 'removeCard'],
    resolvers: {
      ...offerResolvers,
      ...staffOfferResolvers,
      Mutation: { ...offerResolvers.Mutation, ...staffOfferResolvers.Mutation },
    },
    nodes: offerNodes,
    jobs: offerJobs(deps),
    dueSources: [offersDue()],
    routes: mountCardWebhook(deps),
  };
}
