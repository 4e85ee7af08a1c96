import { queryOptions } from '@tanstack/react-query';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

type App = Pick<AppServices, 'rest'>;

/** The devices the member can get or has, those in progress first. */
export const offerList = (app: App) => restQuery(app, 'offers', '/offers');

/** One offer. An id that isn't the member's to have is a page that doesn't exist. */
export function oneOffer(app: App, id: string) {
  const init = { params: { path: { id } } };
  const { queryKey } = restQuery(app, 'offers', '/offers/{id}', init);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      app.rest.read('/offers/{id}', init, { signal }).catch((error: unknown) => {
        throw error instanceof RequestFailure && error.status === 404 ? new Error404() : error;
      }),
  });
}

/** The outcome of a visit to the card service's page. Repeating it changes nothing. */
export const checkoutVisit = (app: App, sessionId: string) =>
  queryOptions({
    queryKey: ['offers', 'checkout', sessionId] as const,
    queryFn: async ({ signal }) => {
      const outcome = await app.rest.act(
        '/device_offer/checkout',
        { body: { session_id: sessionId } },
        { intent: 'read', signal },
      );
      if (outcome.kind === 'failed') throw outcome.failure;
      return outcome.data;
    },
  });
