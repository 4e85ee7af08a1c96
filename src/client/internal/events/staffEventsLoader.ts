import { graphql } from 'react-relay/hooks';
import type { staffEventsLoaderQuery as Query } from '../../../../codegen/relay/staffEventsLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { statusesOf } from './eventViews.ts';

export const staffEventsLoaderQuery = graphql`
  query staffEventsLoaderQuery($statuses: [EventStatus!], $programId: ID) {
    staff {
      programs(first: 100) {
        ...ProgramFilter_programs
      }
    }
    ...StaffEventTable_query @arguments(statuses: $statuses, programId: $programId)
  }
`;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    list: await preloadQuery<Query>(request, staffEventsLoaderQuery, {
      statuses: statusesOf(searchParams.get('status')),
      programId: searchParams.get('program'),
    }),
  };
}
