import { graphql } from 'react-relay/hooks';
import type { staffOfferLoaderQuery as Query } from '../../../../codegen/relay/staffOfferLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffOfferLoaderQuery = graphql`
  query staffOfferLoaderQuery($id: ID!) {
    staff {
      deviceOffer(id: $id) {
        ...StaffOfferPage_offer
      }
      programs(all: true) {
        ...useProgramChoices_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    offer: await preloadQuery<Query>(request, staffOfferLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
