import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import type { rewardsLoaderQuery as RewardsLoaderQuery } from '../../../../codegen/relay/rewardsLoaderQuery.graphql.ts';
import { catalogue } from './rewardQueries.ts';

export const rewardsLoaderQuery = graphql`
  query rewardsLoaderQuery {
    viewer {
      ...RewardsScreen_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const [rewards, placements] = await Promise.all([
    preloadQuery<RewardsLoaderQuery>(request, rewardsLoaderQuery, {}, 'rewards'),
    preloadQuery<PcePlacements>(request, pcePlacements, { names: ['RewardsAnnouncementBanner'] }),
    prefetchRest(request, catalogue(request.app)),
  ]);
  return { rewards, placements };
}
