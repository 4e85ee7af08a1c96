import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { rewardsLoaderQuery as RewardsLoaderQuery } from '../../../../codegen/relay/rewardsLoaderQuery.graphql.ts';

export const rewardsLoaderQuery = graphql`
  query rewardsLoaderQuery {
    viewer {
      ...RewardsScreen_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { rewards: await preloadQuery<RewardsLoaderQuery>(request, rewardsLoaderQuery, {}, 'rewards') };
}
