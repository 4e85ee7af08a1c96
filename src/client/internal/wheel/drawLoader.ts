import { graphql } from 'react-relay/hooks';
import type { drawLoaderQuery as Query } from '../../../../codegen/relay/drawLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const drawLoaderQuery = graphql`
  query drawLoaderQuery($id: ID!, $search: String, $orderBy: WheelEntryOrder) {
    staff {
      wheelDraw(id: $id) {
        ...DrawPage_draw @arguments(search: $search, orderBy: $orderBy)
      }
    }
  }
`;

/** The columns that the entries can be sorted by. */
export const entryOrders = {
  number: 'NUMBER',
  entered: 'ENTERED_AT',
  member: 'MEMBER',
  source: 'SOURCE',
} as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    draw: await preloadQuery<Query>(request, drawLoaderQuery, {
      id: request.params['id'] ?? '',
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), entryOrders),
    }),
  };
}
