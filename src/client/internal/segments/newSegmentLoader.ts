import { graphql } from 'react-relay/hooks';
import type { newSegmentLoaderQuery as Query } from '../../../../codegen/relay/newSegmentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newSegmentLoaderQuery = graphql`
  query newSegmentLoaderQuery {
    staff {
      drafts(kind: SEGMENT) {
        ...useDraft_drafts
      }
      ...useRuleChoices_staff
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { choices: await preloadQuery<Query>(request, newSegmentLoaderQuery, {}) };
}
