import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { StopExperimentMutation as Mutation } from '../../../../codegen/relay/StopExperimentMutation.graphql.ts';
import { SelectField } from '../shared/form/SelectField.tsx';
import { useTargetingWrite } from '../shared/approvals/useTargetingWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';

interface StopExperimentProps {
  readonly experimentKey: string;
  readonly version: number;
  readonly variants: readonly string[];
}

/** Ends an experiment, perhaps with one of its variants for the whole audience. */
export function StopExperiment({ experimentKey, version, variants }: StopExperimentProps) {
  const intl = useIntl();
  const [rollOut, setRollOut] = useState('');
  const saving = useTargetingWrite<Mutation, Mutation['response']['stopExperiment']>(
    graphql`
      mutation StopExperimentMutation($input: StopExperimentInput!) {
        stopExperiment(input: $input) {
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
    ({ stopExperiment }) => stopExperiment,
    [],
  );
  const text = (id: string) =>
    intl.formatMessage({ id: `internalExperiments.${id}` }, { key: experimentKey });
  return (
    <ReviewedAction
      action={text('stop.action')}
      look="secondary"
      confirmLook="danger"
      small
      title={text('stop.title')}
      effects={[
        <FormattedMessage
          key="effect"
          id={rollOut === '' ? 'internalExperiments.stop.effect' : 'internalExperiments.stop.effectRollOut'}
          values={{ variant: rollOut }}
        />,
      ]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { key: experimentKey, version, reason, rollOut: rollOut === '' ? null : rollOut } },
          { done: () => text('stop.done'), onSaved: close, onWaits: close },
        )
      }
    >
      <SelectField
        label={text('stop.rollOut')}
        options={[
          { value: '', label: text('stop.noRollOut') },
          ...variants.map((variant) => ({ value: variant, label: variant })),
        ]}
        value={rollOut}
        onChange={setRollOut}
      />
    </ReviewedAction>
  );
}
