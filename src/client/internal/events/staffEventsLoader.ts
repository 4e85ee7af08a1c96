import { graphql } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';
import { toFilter } from './eventViews.ts';

export const staffEventsLoaderQuery = graphql`
  query staffEventsLoaderQuery($statuses: [EventStatus!], $programId: ID, $orderBy: StaffEventOrder) {
    staff {
      programs(first: 100) {
        ...ProgramFilter_programs
      }
    }
    ...StaffEventTable_query @arguments(statuses: $statuses, programId: $programId, orderBy: $orderBy)
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

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffEventsLoaderQuery, {
      statuses: toFilter(searchParams.get('status')),
      programId: searchParams.get('program'),
      orderBy: toOrder(searchParams.get('sort'), eventOrders),
    }),
  };
}
