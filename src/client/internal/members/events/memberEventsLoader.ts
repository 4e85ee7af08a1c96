import { graphql } from 'react-relay/hooks';
import type { memberEventsLoaderQuery as Query } from '../../../../../codegen/relay/memberEventsLoaderQuery.graphql.ts';
import { toOrder } from '../../shared/list/sorting.ts';
import { memberSectionLoader } from '../frame/memberFrame.ts';

export const memberEventsLoaderQuery = graphql`
  query memberEventsLoaderQuery($id: ID!, $orderBy: MemberEventOrder) {
    staff {
      member(id: $id) {
        ...ComingEvents_member
        ...MemberEvents_member @arguments(orderBy: $orderBy)
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

export const loader = memberSectionLoader<Query>(memberEventsLoaderQuery, (id, address) => ({
  id,
  orderBy: toOrder(address.get('sort'), memberEventOrders),
}));
