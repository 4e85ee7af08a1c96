import { graphql } from 'react-relay/hooks';
import { appQueries } from '../../platform/cache/queries.ts';
import { isError404 } from '../../platform/navigation/error404.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { rewardLoaderQuery as Query } from '../../../../codegen/relay/rewardLoaderQuery.graphql.ts';
import { oneReward } from './rewardQueries.ts';

export const rewardLoaderQuery = graphql`
  query rewardLoaderQuery {
    viewer {
      ...OrderForm_viewer
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { app, params } = request;
  const id = params['id'] ?? '';
  let failure: unknown;
  const reward = appQueries(app).query(oneReward(app, id));
  const [viewer] = await Promise.all([
    preloadQuery<Query>(request, rewardLoaderQuery, {}),
    app.waitABit(reward.catch((error: unknown) => void (failure = error))),
  ]);
  if (isError404(failure)) throw failure;
  return { id, viewer };
}
