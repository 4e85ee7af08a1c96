import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReasonText_feature$key } from '../../../../../codegen/relay/ReasonText_feature.graphql.ts';

/** Why a feature is on or off, in words. */
export function ReasonText({ feature: key }: { readonly feature: ReasonText_feature$key }) {
  const { reason, rule, variation, experiment } = useFragment(
    graphql`
      fragment ReasonText_feature on Feature {
        reason
        rule
        variation
        experiment
      }
    `,
    key,
  );
  return (
    <FormattedMessage
      id="internalFeatures.reason"
      values={{ reason, rule: rule ?? 0, variation: variation ?? 'none', experiment: experiment ?? '' }}
    />
  );
}
