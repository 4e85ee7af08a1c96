import { graphql } from 'react-relay/hooks';
import type { experimentLoaderQuery as Query } from '../../../../codegen/relay/experimentLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const experimentLoaderQuery = graphql`
  query experimentLoaderQuery($key: String!, $id: ID!) {
    staff {
      roleKeys
      experiment(key: $key) {
        ...ExperimentPage_experiment
      }
      approvals(kind: EXPERIMENT, objectId: $id) {
        state
        ...ExperimentApproval_request
      }
      drafts(kind: EXPERIMENT, objectId: $id) {
        ...useDraft_drafts
      }
      segmentChoices {
        ...useExperimentChoices_segments
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const key = request.params['key'] ?? '';
  return { experiment: await preloadQuery<Query>(request, experimentLoaderQuery, { key, id: key }) };
}
