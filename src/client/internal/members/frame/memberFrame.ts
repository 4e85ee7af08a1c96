import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { memberFrameQuery as FrameQuery } from '../../../../../codegen/relay/memberFrameQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenLoader } from '../../../platform/screen/screen.ts';

export const memberFrameQuery = graphql`
  query memberFrameQuery($id: ID!) {
    staff {
      ...MemberTags_staff
      member(id: $id) {
        ...MemberFrame_member
      }
    }
  }
`;

export interface MemberFrameData {
  readonly frame: PreloadedQuery<FrameQuery>;
}

export type MemberSectionLoader<Query extends OperationType> = ScreenLoader<
  MemberFrameData & { readonly section: PreloadedQuery<Query> }
>;

/** The loader of a section of a member's page: the header that all of them share, and the section's own data. */
export function memberSectionLoader<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (id: string, address: URLSearchParams) => Query['variables'],
): MemberSectionLoader<Query> {
  return async (request) => {
    const id = request.params['id'] ?? '';
    const [frame, section] = await Promise.all([
      preloadQuery<FrameQuery>(request, memberFrameQuery, { id }),
      preloadQuery<Query>(request, query, variables(id, request.url.searchParams)),
    ]);
    return { frame, section };
  };
}
