import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ExperimentImpactQuery as Query } from '../../../../codegen/relay/ExperimentImpactQuery.graphql.ts';
import { ExperimentPlan } from './ExperimentPlan.tsx';
import { FeatureMoves } from '../shared/features/FeatureMoves.tsx';

export const experimentImpactQuery = graphql`
  query ExperimentImpactQuery($key: String!) {
    staff {
      experiment(key: $key) {
        impact {
          variants {
            variant
            members
          }
          plan {
            metric
            ...ExperimentPlan_plan
          }
          impact {
            before
            after
            ...FeatureMoves_impact
          }
        }
      }
    }
  }
`;

/** How many members would get each variant, for how many of them that changes the feature, and how many and how long it takes. */
export function ExperimentImpact({ query }: { readonly query: PreloadedQuery<Query> }) {
  const found = usePreloadedQuery<Query>(experimentImpactQuery, query).staff?.experiment?.impact;
  if (found == null) return null;
  const { variants, impact, plan } = found;
  return (
    <div className="stack" role="status">
      <ul>
        {variants.map(({ variant, members }) => (
          <li key={variant}>
            <FormattedMessage id="internalExperiments.start.variant" values={{ variant, members }} />
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage
          id="internalExperiments.start.counts"
          values={{ before: impact.before, after: impact.after }}
        />
      </p>
      <FeatureMoves impact={impact} />
      <div>
        <h3>
          <FormattedMessage id="internalExperiments.plan.title" />
        </h3>
        <ul>
          {plan.map((of) => (
            <ExperimentPlan key={of.metric} of={of} />
          ))}
        </ul>
        <p className="muted small">
          <FormattedMessage id="internalExperiments.plan.how" />
        </p>
      </div>
    </div>
  );
}
