import { graphql } from 'react-relay/hooks';
import type { changeRewardMutation } from '../../../../codegen/relay/changeRewardMutation.graphql.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';

/** Changes a reward; the response has its new version and history. */
export function useChangeReward() {
  return useRelayWrite<changeRewardMutation, changeRewardMutation['response']['changeReward']>(
    graphql`
      mutation changeRewardMutation($input: ChangeRewardInput!) {
        changeReward(input: $input) {
          __typename
          ... on RewardSaved {
            reward {
              title
              ...StaffRewardPage_reward
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeReward }) => changeReward,
    ['rewards'],
  );
}
