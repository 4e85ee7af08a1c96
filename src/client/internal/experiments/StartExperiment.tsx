import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useQueryLoader } from 'react-relay/hooks';
import type { ExperimentImpactQuery } from '../../../../codegen/relay/ExperimentImpactQuery.graphql.ts';
import type { StartExperimentMutation as Mutation } from '../../../../codegen/relay/StartExperimentMutation.graphql.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExperimentImpact, experimentImpactQuery } from './ExperimentImpact.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

interface StartExperimentProps {
  readonly experimentKey: string;
  readonly version: number;
}

/** Starts an experiment, with a reason, after showing for how many members. */
export function StartExperiment({ experimentKey, version }: StartExperimentProps) {
  const intl = useIntl();
  const [impact, loadImpact] = useQueryLoader<ExperimentImpactQuery>(experimentImpactQuery);
  const saving = useTargetingWrite<Mutation, Mutation['response']['startExperiment']>(
    graphql`
      mutation StartExperimentMutation($input: StartExperimentInput!) {
        startExperiment(input: $input) {
          __typename
          ... on ExperimentSaved {
            experiment {
              key
            }
          }
          ... on ApprovalNeeded {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ startExperiment }) => startExperiment,
    [],
  );
  const text = (id: string) =>
    intl.formatMessage({ id: `internalExperiments.${id}` }, { key: experimentKey });
  return (
    <ReviewedAction
      action={text('start.action')}
      small
      title={text('start.title')}
      effects={[
        <FormattedMessage key="now" id="internalExperiments.start.effect" />,
        <FormattedMessage key="fixed" id="internalExperiments.start.fixed" />,
      ]}
      saving={saving}
      onOpen={() => loadImpact({ key: experimentKey }, { fetchPolicy: 'network-only' })}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { key: experimentKey, version, reason } },
          { done: () => text('start.done'), onSaved: close, onWaits: close },
        )
      }
    >
      {impact != null && (
        <PartBoundary>
          <Suspense fallback={<Skeleton height={112} />}>
            <ExperimentImpact query={impact} />
          </Suspense>
        </PartBoundary>
      )}
    </ReviewedAction>
  );
}
