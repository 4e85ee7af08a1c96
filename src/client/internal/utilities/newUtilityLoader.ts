import { graphql } from 'react-relay/hooks';
import type { newUtilityLoaderQuery as Query } from '../../../../codegen/relay/newUtilityLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newUtilityLoaderQuery = graphql`
  query newUtilityLoaderQuery {
    staff {
      utilities(all: true) {
        ...usePrimaries_utilities
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { utilities: await preloadQuery<Query>(request, newUtilityLoaderQuery, {}) };
}
