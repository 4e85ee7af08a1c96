import { graphql } from 'react-relay/hooks';
import type { programLoaderQuery as Query } from '../../../../codegen/relay/programLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const programLoaderQuery = graphql`
  query programLoaderQuery($id: ID!, $search: String) {
    staff {
      program(id: $id) {
        ...ProgramPage_program
        ...ProgramMembers_members @arguments(search: $search)
        ...ProgramMembers_candidates @arguments(search: $search)
      }
      programs(first: 100) {
        ...ProgramMembers_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const search = request.url.searchParams.get('q');
  return {
    program: await preloadQuery<Query>(request, programLoaderQuery, {
      id: request.params['id'] ?? '',
      search,
    }),
  };
}
