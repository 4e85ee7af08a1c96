import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useFeatureVersions_feature$data,
  useFeatureVersions_feature$key,
} from '../../../../codegen/relay/useFeatureVersions_feature.graphql.ts';

/** What staff set before, latest first. */
export const useFeatureVersions = (key: useFeatureVersions_feature$key): useFeatureVersions_feature$data =>
  useFragment(
    graphql`
      fragment useFeatureVersions_feature on StaffFeature {
        brandDefault
        versions {
          version
          at
          actor
          reason
          isEnabled
          rules {
            segmentId
            segmentName
            share
            isEnabled
            variation
          }
        }
      }
    `,
    key,
  );
