import { graphql } from 'react-relay/hooks';
import type { saveProgramMutation } from '../../../../codegen/relay/saveProgramMutation.graphql.ts';
import { useWrite } from '../shared/useWrite.ts';

/** Changes a program; the response has its new version and history. */
export function useSaveProgram() {
  return useWrite<saveProgramMutation, saveProgramMutation['response']['updateProgram']>(
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
  );
}
