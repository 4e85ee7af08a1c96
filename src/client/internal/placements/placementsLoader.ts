import { graphql } from 'react-relay/hooks';
import type {
  ContentPlaceName,
  ContentState,
  placementsLoaderQuery as Query,
} from '../../../../codegen/relay/placementsLoaderQuery.graphql.ts';
import { CONTENT_FILTERS } from '../../../domain/placements/contentState.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const placementsLoaderQuery = graphql`
  query placementsLoaderQuery($search: String, $placement: ContentPlaceName, $state: ContentState) {
    staff {
      contentPlaces {
        ...PlaceTable_places
      }
      contents(search: $search, placement: $placement, state: $state) {
        ...ContentTable_contents
      }
    }
  }
`;

export const loader = listLoader<Query>(placementsLoaderQuery, (address) => {
  const placement: ContentPlaceName | undefined = CONTENT_PLACES.find(
    (name) => name === address.get('place'),
  );
  const state: ContentState | undefined = CONTENT_FILTERS.find((each) => each === address.get('state'));
  return { search: address.get('search'), placement: placement ?? null, state: state ?? null };
});
