import { graphql } from 'react-relay/hooks';
import type { memberLoaderQuery as Query } from '../../../../codegen/relay/memberLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const memberLoaderQuery = graphql`
  query memberLoaderQuery($id: ID!) {
    staff {
      member(id: $id) {
        ...MemberPage_member
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    member: await preloadQuery<Query>(request, memberLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
