import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { FeatureImpactQuery as Query } from '../../../../codegen/relay/FeatureImpactQuery.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { FeatureMoves } from '../shared/features/FeatureMoves.tsx';

export const featureImpactQuery = graphql`
  query FeatureImpactQuery($input: FeatureImpactInput!) {
    staff {
      featureImpact(input: $input) {
        __typename
        ... on FeatureImpact {
          before
          after
          ...FeatureMoves_impact @alias(as: "moves")
        }
        ... on Refusal {
          message
          fields {
            field
            message
          }
        }
      }
    }
  }
`;

/** For whom saving would change the feature, by the members as they are now. */
export function FeatureImpact({ query }: { readonly query: PreloadedQuery<Query> }) {
  const impact = usePreloadedQuery<Query>(featureImpactQuery, query).staff?.featureImpact;
  if (impact?.__typename === 'Refusal')
    return (
      <Notice tone="error" role="alert" title={impact.message}>
        {impact.fields.slice(1).map(({ field, message }) => (
          <p key={field}>{message}</p>
        ))}
      </Notice>
    );
  if (impact?.__typename !== 'FeatureImpact') return null;
  return (
    <div className="stack" role="status">
      <p>
        <FormattedMessage
          id="internalFeatures.impact.counts"
          values={{ before: impact.before, after: impact.after }}
        />
      </p>
      {impact.moves != null && <FeatureMoves impact={impact.moves} />}
    </div>
  );
}
