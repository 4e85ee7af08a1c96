import { graphql, readInlineData } from 'relay-runtime';
import type { featureContent_values$key } from '../../../../codegen/relay/featureContent_values.graphql.ts';
import type { FeatureChoice } from './useFeatureWords.ts';

/** What staff set for a feature, or would set. */
export function toChoice(key: featureContent_values$key): FeatureChoice {
  const content = readInlineData(
    graphql`
      fragment featureContent_values on FeatureContent @inline {
        isEnabled
        rules {
          segmentId
          segmentName
          share
          isEnabled
          variation
        }
      }
    `,
    key,
  );
  return {
    isEnabled: content.isEnabled,
    rules: content.rules.map(({ segmentId, segmentName, share, isEnabled, variation }) => ({
      segmentId,
      segmentName,
      share,
      isEnabled,
      variation,
    })),
  };
}
