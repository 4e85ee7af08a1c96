import { graphql } from 'react-relay/hooks';
import type { staffRewardLoaderQuery as Query } from '../../../../codegen/relay/staffRewardLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffRewardLoaderQuery = graphql`
  query staffRewardLoaderQuery($id: ID!) {
    staff {
      reward(id: $id) {
        ...StaffRewardPage_reward
      }
      programs(all: true) {
        ...useProgramChoices_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    reward: await preloadQuery<Query>(request, staffRewardLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
