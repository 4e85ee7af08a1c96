import { graphql } from 'react-relay/hooks';
import type { settlementFilesLoaderQuery as Query } from '../../../../codegen/relay/settlementFilesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const settlementFilesLoaderQuery = graphql`
  query settlementFilesLoaderQuery($id: ID!, $search: String) {
    staff {
      program(id: $id) {
        id
        name
        timeZone
      }
      settlementPeriods(programId: $id) {
        ...MakeSettlementFile_periods
      }
    }
    ...SettlementFilesList_query @arguments(id: $id, search: $search)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    files: await preloadQuery<Query>(request, settlementFilesLoaderQuery, {
      id: request.params['id'] ?? '',
      search: request.url.searchParams.get('q'),
    }),
  };
}
