import { graphql } from 'react-relay/hooks';
import type { programLoaderQuery as Query } from '../../../../codegen/relay/programLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const programLoaderQuery = graphql`
  query programLoaderQuery($id: ID!) {
    staff {
      program(id: $id) {
        ...ProgramPage_program
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { program: await preloadQuery<Query>(request, programLoaderQuery, { id: request.params['id'] ?? '' }) };
}
