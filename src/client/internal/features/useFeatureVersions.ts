import { graphql, useFragment } from 'react-relay/hooks';
import type { useFeatureVersions_feature$key } from '../../../../codegen/relay/useFeatureVersions_feature.graphql.ts';
import { withRules } from './featureContent.ts';

/** What staff set before, latest first. */
export function useFeatureVersions(key: useFeatureVersions_feature$key) {
  const { brandDefault, versions } = useFragment(
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
            ...featureContent_rule
          }
        }
      }
    `,
    key,
  );
  return { brandDefault, versions: versions.map(withRules) };
}
