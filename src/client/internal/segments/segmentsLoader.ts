import { graphql } from 'react-relay/hooks';
import type { segmentsLoaderQuery as Query } from '../../../../codegen/relay/segmentsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';

export const segmentsLoaderQuery = graphql`
  query segmentsLoaderQuery($attributeName: String, $search: String) {
    ...SegmentsScreen_query @arguments(attributeName: $attributeName, search: $search)
    staff {
      ...DeletedSegments_staff
    }
  }
`;

export const loader = listLoader<Query>(segmentsLoaderQuery, (address) => ({
  attributeName: address.get('attribute'),
  search: address.get('search'),
}));
