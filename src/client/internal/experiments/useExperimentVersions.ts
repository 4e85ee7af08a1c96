import { graphql, useFragment } from 'react-relay/hooks';
import type { useExperimentVersions_experiment$key } from '../../../../codegen/relay/useExperimentVersions_experiment.graphql.ts';

/** The versions of an experiment, latest first, and what else happened to it. */
export const useExperimentVersions = (key: useExperimentVersions_experiment$key) =>
  useFragment(
    graphql`
      fragment useExperimentVersions_experiment on StaffExperiment {
        key
        state
        versions {
          version
          at
          actor
          reason
          isDeletion
          hypothesis
          featureKey
          segmentId
          segmentName
          variants {
            key
            weight
            isEnabled
          }
          tracked
          state
          rolledOut
        }
        history {
          ...VersionHistory_entries
        }
      }
    `,
    key,
  );
