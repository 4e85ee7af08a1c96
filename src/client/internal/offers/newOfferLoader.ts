import { graphql } from 'react-relay/hooks';
import type { newOfferLoaderQuery as Query } from '../../../../codegen/relay/newOfferLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newOfferLoaderQuery = graphql`
  query newOfferLoaderQuery {
    staff {
      programs(all: true) {
        ...useProgramChoices_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { programs: await preloadQuery<Query>(request, newOfferLoaderQuery, {}) };
}
