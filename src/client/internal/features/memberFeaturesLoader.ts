import { graphql } from 'react-relay/hooks';
import type { memberFeaturesLoaderQuery as Query } from '../../../../codegen/relay/memberFeaturesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const memberFeaturesLoaderQuery = graphql`
  query memberFeaturesLoaderQuery($member: String!) {
    staff {
      roleKeys
      memberFeatures(member: $member) {
        ...MemberFeatures_member
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    member: await preloadQuery<Query>(request, memberFeaturesLoaderQuery, {
      member: request.url.searchParams.get('member') ?? '',
    }),
  };
}
