import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureMoves_impact$key } from '../../../../../codegen/relay/FeatureMoves_impact.graphql.ts';
import { MemberIds } from '../members/MemberIds.tsx';

/** Who would get a feature, lose it, or see it otherwise, with examples. */
export function FeatureMoves({ impact: key }: { readonly impact: FeatureMoves_impact$key }) {
  const { entering, leaving, changing, isEstimate, ...impact } = useFragment(
    graphql`
      fragment FeatureMoves_impact on FeatureImpact {
        entering
        leaving
        changing
        enteringMembers
        leavingMembers
        changingMembers
        isEstimate
      }
    `,
    key,
  );
  return (
    <>
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
    </>
  );
}
