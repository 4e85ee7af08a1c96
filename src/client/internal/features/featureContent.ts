import { graphql, readInlineData } from 'relay-runtime';
import type {
  featureContent_rule$data,
  featureContent_rule$key,
} from '../../../../codegen/relay/featureContent_rule.graphql.ts';
import type { featureContent_values$key } from '../../../../codegen/relay/featureContent_values.graphql.ts';
import type { FeatureChoice } from './useFeatureWords.ts';

/** Something with a feature's rules, which are read. */
export const withRules = <Content extends { readonly rules: readonly featureContent_rule$key[] }>(
  content: Content,
): Omit<Content, 'rules'> & { readonly rules: readonly featureContent_rule$data[] } => ({
  ...content,
  rules: content.rules.map((rule) =>
    readInlineData(
      graphql`
        fragment featureContent_rule on StaffFeatureRule @inline {
          segmentId
          segmentName
          share
          isEnabled
          variation
        }
      `,
      rule,
    ),
  ),
});

/** What staff set for a feature, or would set. */
export const toChoice = (key: featureContent_values$key): FeatureChoice =>
  withRules(
    readInlineData(
      graphql`
        fragment featureContent_values on FeatureContent @inline {
          isEnabled
          rules {
            ...featureContent_rule
          }
        }
      `,
      key,
    ),
  );
