import { graphql } from 'react-relay/hooks';
import type { memberResultLoaderQuery as Query } from '../../../../codegen/relay/memberResultLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const memberResultLoaderQuery = graphql`
  query memberResultLoaderQuery($memberId: ID!, $eventId: ID!) {
    staff {
      memberResult(memberId: $memberId, eventId: $eventId) {
        ...MemberResultPage_result
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { id = '', event = '' } = request.params;
  return {
    result: await preloadQuery<Query>(request, memberResultLoaderQuery, { memberId: id, eventId: event }),
  };
}
