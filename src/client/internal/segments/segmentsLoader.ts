import { graphql } from 'react-relay/hooks';
import type { segmentsLoaderQuery as Query } from '../../../../codegen/relay/segmentsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const segmentsLoaderQuery = graphql`
  query segmentsLoaderQuery($attributeName: String, $search: String) {
    ...SegmentTable_query @arguments(attributeName: $attributeName, search: $search)
  }
`;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, segmentsLoaderQuery, {
      attributeName: searchParams.get('attribute'),
      search: searchParams.get('search'),
    }),
  };
}
