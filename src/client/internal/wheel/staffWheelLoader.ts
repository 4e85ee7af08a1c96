import { graphql } from 'react-relay/hooks';
import type { staffWheelLoaderQuery as Query } from '../../../../codegen/relay/staffWheelLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const staffWheelLoaderQuery = graphql`
  query staffWheelLoaderQuery {
    staff {
      wheelPrizes {
        ...PrizeTable_prizes
      }
      wheelSeeds {
        ...SeedPanel_seeds
      }
      wheelDraws {
        ...DrawTable_draws
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { wheel: await preloadQuery<Query>(request, staffWheelLoaderQuery, {}) };
}
