import { graphql } from 'react-relay/hooks';
import type { saveProgramMutation } from '../../../../codegen/relay/saveProgramMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Changes a program; the response has its new version and history. */
export function useSaveProgram() {
  return useRelayWrite<saveProgramMutation, saveProgramMutation['response']['updateProgram']>(
    graphql`
      mutation saveProgramMutation($input: UpdateProgramInput!) {
        updateProgram(input: $input) {
          __typename
          ... on ProgramSaved {
            program {
              name
              ...ProgramPage_program
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ updateProgram }) => updateProgram,
    ['events', 'settlement'],
  );
}
