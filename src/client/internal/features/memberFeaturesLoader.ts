import { graphql } from 'react-relay/hooks';
import type { memberFeaturesLoaderQuery as Query } from '../../../../codegen/relay/memberFeaturesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const memberFeaturesLoaderQuery = graphql`
  query memberFeaturesLoaderQuery($member: String!, $at: DateTime) {
    staff {
      roleKeys
      memberFeatures(member: $member, at: $at) {
        ...MemberFeatures_member
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    member: await preloadQuery<Query>(request, memberFeaturesLoaderQuery, {
      member: request.url.searchParams.get('member') ?? '',
      at: readAt(request.url.searchParams.get('at')),
    }),
  };
}

/** An instant of the address; null: none, or not one. */
function readAt(text: string | null): string | null {
  return text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
}
