import { graphql } from 'react-relay/hooks';
import type {
  ContentPlaceName,
  ContentState,
  placementsLoaderQuery as Query,
} from '../../../../codegen/relay/placementsLoaderQuery.graphql.ts';
import { CONTENT_FILTERS } from '../../../domain/placements/contentState.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  const placement: ContentPlaceName | undefined = CONTENT_PLACES.find(
    (name) => name === searchParams.get('place'),
  );
  const state: ContentState | undefined = CONTENT_FILTERS.find((each) => each === searchParams.get('state'));
  return {
    list: await preloadQuery<Query>(request, placementsLoaderQuery, {
      search: searchParams.get('search'),
      placement: placement ?? null,
      state: state ?? null,
    }),
  };
}
