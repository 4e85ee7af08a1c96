import { graphql } from 'react-relay/hooks';
import type { newBacktestLoaderQuery as Query } from '../../../../codegen/relay/newBacktestLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newBacktestLoaderQuery = graphql`
  query newBacktestLoaderQuery {
    staff {
      utilities(all: true) {
        ...NewBacktestForm_utilities
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { utilities: await preloadQuery<Query>(request, newBacktestLoaderQuery, {}) };
}
