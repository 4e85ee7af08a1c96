import { graphql } from 'react-relay/hooks';
import type { w9FormsLoaderQuery as Query } from '../../../../codegen/relay/w9FormsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './w9Views.ts';

export const w9FormsLoaderQuery = graphql`
  query w9FormsLoaderQuery($status: W9Status, $orderBy: W9FormOrder) {
    ...W9FormTable_query @arguments(status: $status, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const w9Orders = { member: 'MEMBER', status: 'STATUS', signed: 'SIGNED_AT' } as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, w9FormsLoaderQuery, {
      status: toFilter(searchParams.get('status')),
      orderBy: toOrder(searchParams.get('sort'), w9Orders),
    }),
  };
}
