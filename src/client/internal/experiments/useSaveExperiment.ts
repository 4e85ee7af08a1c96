import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { useSaveExperimentMutation as Mutation } from '../../../../codegen/relay/useSaveExperimentMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Creates an experiment, or changes a draft. */
export function useSaveExperiment(onSaved: (key: string) => void) {
  const intl = useIntl();
  const { write, ...state } = useRelayWrite<Mutation, Mutation['response']['saveExperiment']>(
    graphql`
      mutation useSaveExperimentMutation($input: SaveExperimentInput!) {
        saveExperiment(input: $input) {
          __typename
          ... on ExperimentSaved {
            experiment {
              key
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ saveExperiment }) => saveExperiment,
    [],
  );
  return {
    ...state,
    save: (input: Mutation['variables']['input']) =>
      write(
        { input },
        {
          done: ({ experiment }) => intl.formatMessage({ id: 'internal.saved' }, { name: experiment.key }),
          onSaved: ({ experiment }) => onSaved(experiment.key),
        },
      ),
  };
}
