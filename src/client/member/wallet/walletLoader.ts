import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { walletLoaderQuery as WalletLoaderQuery } from '../../../../codegen/relay/walletLoaderQuery.graphql.ts';
import { latestResults } from './walletQueries.ts';

export const walletLoaderQuery = graphql`
  query walletLoaderQuery {
    viewer {
      ...WalletScreen_viewer
      ...Movements_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const [wallet] = await Promise.all([
    preloadQuery<WalletLoaderQuery>(request, walletLoaderQuery, {}, 'wallet'),
    prefetchRest(request, latestResults(request.app)),
  ]);
  return { wallet };
}
