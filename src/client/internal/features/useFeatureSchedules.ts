import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useFeatureSchedules_feature$data,
  useFeatureSchedules_feature$key,
} from '../../../../codegen/relay/useFeatureSchedules_feature.graphql.ts';

/** A feature as it is, and what is scheduled for it. */
export const useFeatureSchedules = (key: useFeatureSchedules_feature$key): useFeatureSchedules_feature$data =>
  useFragment(
    graphql`
      fragment useFeatureSchedules_feature on StaffFeature {
        brandDefault
        isEnabled
        rules {
          segmentId
          segmentName
          share
          isEnabled
          variation
        }
        schedules {
          id
          at
          author
          reason
          state
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
