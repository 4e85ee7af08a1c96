import { queryOptions } from '@tanstack/react-query';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

type App = Pick<AppServices, 'rest'>;

/** The catalogue, what the member can have now first. */
export const catalogue = (app: App) => restQuery(app, 'rewards', '/api/v2/marketplace/rewards');

/** One reward. An id that isn't in the catalogue is a page that doesn't exist. */
export function oneReward(app: App, id: string) {
  const init = { params: { path: { id } } };
  const { queryKey } = restQuery(app, 'rewards', '/api/v2/marketplace/reward/{id}', init);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      app.rest.read('/api/v2/marketplace/reward/{id}', init, { signal }).catch((error: unknown) => {
        throw error instanceof RequestFailure && error.status === 404 ? new Error404() : error;
      }),
  });
}
