import { graphql, useFragment } from 'react-relay/hooks';
import type { useSegmentVersions_segment$key } from '../../../../codegen/relay/useSegmentVersions_segment.graphql.ts';

/** The versions of a segment, latest first. */
export const useSegmentVersions = (key: useSegmentVersions_segment$key) =>
  useFragment(
    graphql`
      fragment useSegmentVersions_segment on Segment {
        versions {
          version
          at
          actor
          reason
          name
          description
          nodes {
            ...useRuleQuery_nodes
            ...RuleText_nodes
          }
          invert
          active
          activelyEnrolling
        }
      }
    `,
    key,
  ).versions;
