import { graphql } from 'react-relay/hooks';
import type { statementLoaderQuery as Query } from '../../../../codegen/relay/statementLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const statementLoaderQuery = graphql`
  query statementLoaderQuery($id: ID!) {
    staff {
      statement(id: $id) {
        ...StatementPage_statement
      }
    }
    ...StatementLines_query @arguments(id: $id)
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    statement: await preloadQuery<Query>(request, statementLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
