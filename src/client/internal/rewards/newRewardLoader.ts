import { graphql } from 'react-relay/hooks';
import type { newRewardLoaderQuery as Query } from '../../../../codegen/relay/newRewardLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const newRewardLoaderQuery = graphql`
  query newRewardLoaderQuery {
    staff {
      programs(all: true) {
        ...useProgramChoices_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { programs: await preloadQuery<Query>(request, newRewardLoaderQuery, {}) };
}
