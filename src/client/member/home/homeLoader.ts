import { graphql } from 'react-relay/hooks';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';

export const homeLoaderQuery = graphql`
  query homeLoaderQuery {
    viewer {
      ...HomeScreen_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { home: await preloadQuery<HomeLoaderQuery>(request, homeLoaderQuery, {}) };
}
