import { graphql } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const memberLoaderQuery = graphql`
  query memberLoaderQuery($id: ID!, $orderBy: MemberEventOrder) {
    staff {
      member(id: $id) {
        ...MemberPage_member @arguments(orderBy: $orderBy)
      }
    }
  }
`;

/** The columns that a member's events can be sorted by. */
export const memberEventOrders = {
  start: 'START_AT',
  program: 'PROGRAM',
  status: 'STATUS',
  opt: 'OPT',
  settlement: 'SETTLEMENT',
  reduction: 'REDUCTION',
  points: 'POINTS',
} as const;

export async function loader(request: ScreenRequest) {
  return {
    member: await preloadQuery<Query>(request, memberLoaderQuery, {
      id: request.params['id'] ?? '',
      orderBy: toOrder(request.url.searchParams.get('sort'), memberEventOrders),
    }),
  };
}
