import { graphql } from 'react-relay/hooks';
import type { createRewardMutation } from '../../../../codegen/relay/createRewardMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Puts a reward into the catalogue. */
export function useCreateReward() {
  return useRelayWrite<createRewardMutation, createRewardMutation['response']['createReward']>(
    graphql`
      mutation createRewardMutation($input: CreateRewardInput!) {
        createReward(input: $input) {
          __typename
          ... on RewardSaved {
            reward {
              id
              title
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createReward }) => createReward,
    ['rewards'],
  );
}
