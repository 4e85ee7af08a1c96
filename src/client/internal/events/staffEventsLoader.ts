import { graphql } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import { listLoader } from '../shared/list/listLoader.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './eventViews.ts';

export const staffEventsLoaderQuery = graphql`
  query staffEventsLoaderQuery($statuses: [EventStatus!], $programId: ID, $orderBy: StaffEventOrder) {
    staff {
      programs(first: 100) {
        ...ProgramFilter_programs
      }
    }
    ...StaffEventsScreen_query @arguments(statuses: $statuses, programId: $programId, orderBy: $orderBy)
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

export const loader = listLoader<Query>(staffEventsLoaderQuery, (address) => ({
  statuses: toFilter(address.get('status')),
  programId: address.get('program'),
  orderBy: toOrder(address.get('sort'), eventOrders),
}));
