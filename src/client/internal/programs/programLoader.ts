import { graphql } from 'react-relay/hooks';
import type { programLoaderQuery as Query } from '../../../../codegen/relay/programLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { toOrder } from '../shared/list/sorting.ts';

export const programLoaderQuery = graphql`
  query programLoaderQuery($id: ID!, $search: String, $orderBy: MemberRecordOrder) {
    staff {
      program(id: $id) {
        ...ProgramPage_program
        ...ProgramMembers_members @arguments(search: $search, orderBy: $orderBy)
        ...ProgramMembers_candidates @arguments(search: $search, orderBy: $orderBy)
      }
      programs(all: true) {
        ...ProgramMembers_programs
      }
    }
  }
`;

/** The columns that a program's members can be sorted by. */
export const enrolledOrders = {
  email: 'EMAIL',
  member: 'NAME',
  code: 'POSTAL_CODE',
  enrolled: 'ENROLLED_AT',
} as const;

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    program: await preloadQuery<Query>(request, programLoaderQuery, {
      id: request.params['id'] ?? '',
      search: searchParams.get('q'),
      orderBy: toOrder(searchParams.get('sort'), enrolledOrders),
    }),
  };
}
