import { graphql } from 'react-relay/hooks';
import type { saveUtilityMutation } from '../../../../codegen/relay/saveUtilityMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Changes a utility; the response has its new version and history. */
export function useSaveUtility() {
  return useRelayWrite<saveUtilityMutation, saveUtilityMutation['response']['updateUtility']>(
    graphql`
      mutation saveUtilityMutation($input: UpdateUtilityInput!) {
        updateUtility(input: $input) {
          __typename
          ... on UtilitySaved {
            utility {
              name
              ...UtilityPage_utility
              ...NewMembersForm_utility
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ updateUtility }) => updateUtility,
    ['events', 'settlement'],
  );
}
