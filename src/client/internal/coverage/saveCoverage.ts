import { graphql } from 'react-relay/hooks';
import type { saveCoverageRemoveMutation } from '../../../../codegen/relay/saveCoverageRemoveMutation.graphql.ts';
import type { saveCoverageSetMutation } from '../../../../codegen/relay/saveCoverageSetMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

export function useSetCoverage() {
  return useRelayWrite<saveCoverageSetMutation, saveCoverageSetMutation['response']['setPostalCoverage']>(
    graphql`
      mutation saveCoverageSetMutation($input: SetPostalCoverageInput!) {
        setPostalCoverage(input: $input) {
          __typename
          ... on PostalCoverageSaved {
            changed
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setPostalCoverage }) => setPostalCoverage,
    ['events', 'settlement'],
  );
}

export function useRemoveCoverage() {
  return useRelayWrite<
    saveCoverageRemoveMutation,
    saveCoverageRemoveMutation['response']['removePostalCoverage']
  >(
    graphql`
      mutation saveCoverageRemoveMutation($input: RemovePostalCoverageInput!) {
        removePostalCoverage(input: $input) {
          __typename
          ... on PostalCoverageSaved {
            changed
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ removePostalCoverage }) => removePostalCoverage,
    ['events', 'settlement'],
  );
}
