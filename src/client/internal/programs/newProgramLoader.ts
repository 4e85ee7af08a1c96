import { graphql } from 'react-relay/hooks';
import type { newProgramLoaderQuery as Query } from '../../../../codegen/relay/newProgramLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newProgramLoaderQuery = graphql`
  query newProgramLoaderQuery {
    staff {
      utilities(all: true) {
        ...NewProgramForm_utilities
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { utilities: await preloadQuery<Query>(request, newProgramLoaderQuery, {}) };
}
