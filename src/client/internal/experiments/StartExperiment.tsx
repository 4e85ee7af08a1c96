import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { StartExperimentMutation as Mutation } from '../../../../codegen/relay/StartExperimentMutation.graphql.ts';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

interface StartExperimentProps {
  readonly experimentKey: string;
  readonly version: number;
}

/** Starts an experiment, with a reason. */
export function StartExperiment({ experimentKey, version }: StartExperimentProps) {
  const intl = useIntl();
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
      onConfirm={(reason, close) =>
        saving.write(
          { input: { key: experimentKey, version, reason } },
          { done: () => text('start.done'), onSaved: close, onWaits: close },
        )
      }
    />
  );
}
