import { graphql } from 'react-relay/hooks';
import type { newExperimentLoaderQuery as Query } from '../../../../codegen/relay/newExperimentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newExperimentLoaderQuery = graphql`
  query newExperimentLoaderQuery {
    staff {
      roleKeys
      drafts(kind: EXPERIMENT) {
        ...useDraft_drafts
      }
      segmentChoices {
        ...useExperimentChoices_segments
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { choices: await preloadQuery<Query>(request, newExperimentLoaderQuery, {}) };
}
