import { graphql } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './eventViews.ts';

export const staffEventsLoaderQuery = graphql`
  query staffEventsLoaderQuery(
    $statuses: [EventStatus!]
    $programId: ID
    $search: String
    $orderBy: StaffEventOrder
  ) {
    staff {
      programs(all: true) {
        ...ProgramFilter_programs
      }
    }
    ...StaffEventsScreen_query 
      @arguments(statuses: $statuses, programId: $programId, search: $search, orderBy: $orderBy)
  }
`;

/** The columns that the list can be sorted by. */
export const eventOrders = {
  start: 'START_AT',
  zone: 'TIME_ZONE',
  program: 'PROGRAM',
  status: 'STATUS',
  joined: 'JOINED',
  settled: 'SETTLED',
  points: 'POINTS',
} as const;

/** What the address chooses of the list. */
export const toEventFilter = (address: URLSearchParams) => ({
  statuses: toFilter(address.get('status')),
  programId: address.get('program'),
  search: address.get('q'),
  orderBy: toOrder(address.get('sort'), eventOrders),
});

export const loader = listLoader<Query>(staffEventsLoaderQuery, toEventFilter);
