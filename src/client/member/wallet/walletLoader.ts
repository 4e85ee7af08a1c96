import { graphql } from 'react-relay/hooks';
import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { walletLoaderQuery as WalletLoaderQuery } from '../../../../codegen/relay/walletLoaderQuery.graphql.ts';

export const walletLoaderQuery = graphql`
  query walletLoaderQuery {
    viewer {
      ...WalletScreen_viewer
      ...Movements_viewer
    }
  }
`;

/** The number of movements shown; the events page has the rest. */
const MOVEMENTS = 20;

/** The latest results: each is a movement of the member's points. */
export const latestResults = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'events', '/api/v2/events', { params: { query: { first: MOVEMENTS, show: 'results' } } });

export async function loader(request: ScreenRequest) {
  const [wallet] = await Promise.all([
    preloadQuery<WalletLoaderQuery>(request, walletLoaderQuery, {}, 'wallet'),
    prefetchRest(request, latestResults(request.app)),
  ]);
  return { wallet };
}
