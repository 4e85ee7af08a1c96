import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { DeleteExperimentMutation as Mutation } from '../../../../codegen/relay/DeleteExperimentMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

interface DeleteExperimentProps {
  readonly experimentKey: string;
  readonly version: number;
}

/** Deletes a draft, with a reason. */
export function DeleteExperiment({ experimentKey, version }: DeleteExperimentProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const saving = useRelayWrite<Mutation, Mutation['response']['deleteExperiment']>(
    graphql`
      mutation DeleteExperimentMutation($input: DeleteExperimentInput!) {
        deleteExperiment(input: $input) {
          __typename
          ... on ExperimentDeleted {
            key
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ deleteExperiment }) => deleteExperiment,
    [],
  );
  const text = (id: string) =>
    intl.formatMessage({ id: `internalExperiments.${id}` }, { key: experimentKey });
  return (
    <ReviewedAction
      action={text('delete.action')}
      look="secondary"
      confirmLook="danger"
      small
      title={text('delete.title')}
      effects={[<FormattedMessage key="effect" id="internalExperiments.delete.effect" />]}
      saving={saving}
      onConfirm={(reason, close) =>
        saving.write(
          { input: { key: experimentKey, version, reason } },
          {
            done: () => text('delete.done'),
            onSaved: () => {
              close();
              void navigate(staffPaths.internalExperiments(), AFTER_SAVE);
            },
          },
        )
      }
    />
  );
}
