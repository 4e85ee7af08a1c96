import { graphql, useFragment } from 'react-relay/hooks';
import type { useFeatureSchedules_feature$key } from '../../../../codegen/relay/useFeatureSchedules_feature.graphql.ts';
import { withRules } from './featureContent.ts';

/** A feature as it is, and what is scheduled for it. */
export function useFeatureSchedules(key: useFeatureSchedules_feature$key) {
  const { schedules, ...feature } = useFragment(
    graphql`
      fragment useFeatureSchedules_feature on StaffFeature {
        brandDefault
        isEnabled
        rules {
          ...featureContent_rule
        }
        schedules {
          id
          at
          author
          reason
          state
          isEnabled
          rules {
            ...featureContent_rule
          }
        }
      }
    `,
    key,
  );
  return { ...withRules(feature), schedules: schedules.map(withRules) };
}
