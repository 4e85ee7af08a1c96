import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentPlan_plan$key } from '../../../../codegen/relay/ExperimentPlan_plan.graphql.ts';

/** How many members and days one metric needs to show a change of a tenth. */
export function ExperimentPlan({ of }: { readonly of: ExperimentPlan_plan$key }) {
  const intl = useIntl();
  const { metric, today, change, members, days } = useFragment(
    graphql`
      fragment ExperimentPlan_plan on ExperimentPlan {
        metric
        today
        change
        members
        days
      }
    `,
    of,
  );
  const isShare = metric !== 'KWH_SAVED';
  const figure = (value: number, percent: boolean) =>
    intl.formatNumber(value, {
      maximumFractionDigits: percent ? 1 : 2,
      ...(percent && { style: 'percent' }),
    });
  return (
    <li>
      <FormattedMessage
        id="internalExperiments.plan.line"
        values={{
          metric: intl.formatMessage({ id: `internalExperiments.metric.${metric}` }),
          known: members == null ? 'no' : 'yes',
          isShare: String(isShare),
          today: figure(today ?? 0, isShare),
          // The difference of two shares is in percentage points.
          change: figure(isShare ? (change ?? 0) * 100 : (change ?? 0), false),
          members: members ?? 0,
          isReached: days == null ? 'no' : 'yes',
          days: days ?? 0,
        }}
      />
    </li>
  );
}
