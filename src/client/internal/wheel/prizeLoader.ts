import { graphql } from 'react-relay/hooks';
import type { prizeLoaderQuery as Query } from '../../../../codegen/relay/prizeLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const prizeLoaderQuery = graphql`
  query prizeLoaderQuery($id: ID!) {
    staff {
      wheelPrize(id: $id) {
        ...PrizePage_prize
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    prize: await preloadQuery<Query>(request, prizeLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
