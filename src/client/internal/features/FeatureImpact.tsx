import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { FeatureImpactQuery as Query } from '../../../../codegen/relay/FeatureImpactQuery.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { MemberIds } from '../shared/members/MemberIds.tsx';

export const featureImpactQuery = graphql`
  query FeatureImpactQuery($input: FeatureImpactInput!) {
    staff {
      featureImpact(input: $input) {
        __typename
        ... on FeatureImpact {
          before
          after
          entering
          leaving
          changing
          enteringMembers
          leavingMembers
          changingMembers
          isEstimate
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
  const { before, after, entering, leaving, changing, isEstimate } = impact;
  return (
    <div className="stack" role="status">
      <p>
        <FormattedMessage id="internalFeatures.impact.counts" values={{ before, after }} />
      </p>
      <p>
        <FormattedMessage id="internalFeatures.impact.moves" values={{ entering, leaving }} />{' '}
        {changing > 0 && (
          <FormattedMessage id="internalFeatures.impact.changing" values={{ count: changing }} />
        )}
      </p>
      {isEstimate && (
        <p className="muted small">
          <FormattedMessage id="internalFeatures.impact.estimate" />
        </p>
      )}
      <MemberIds titleId="internalFeatures.impact.entering" ids={impact.enteringMembers} />
      <MemberIds titleId="internalFeatures.impact.leaving" ids={impact.leavingMembers} />
      <MemberIds titleId="internalFeatures.impact.changed" ids={impact.changingMembers} />
    </div>
  );
}
