import { graphql } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { loadPart, type LazyPart } from '../../shared/LazySection.tsx';
import { HOME_PLACES, pcePlacements } from '../../shared/placements/PcePlacements.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { ConnectionLazyProps } from './lazy/ConnectionLazy.tsx';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

export const homeLoaderQuery = graphql`
  query homeLoaderQuery {
    viewer {
      home {
        utility {
          turn
        }
      }
      ...HomeScreen_viewer
      ...TierWordsLazy_viewer
      ...StreakWordsLazy_viewer
    }
  }
`;

/** The utility connection in Home's list: most homes are fine and need neither its code nor its texts. */
export const connectionPart: LazyPart<ConnectionLazyProps> = {
  name: 'ConnectionLazy',
  load: async () => (await import('./lazy/ConnectionLazy.tsx')).ConnectionLazy,
};

export async function loader(request: ScreenRequest) {
  const { app } = request;
  const [home, places] = await Promise.all([
    preloadQuery<HomeLoaderQuery>(request, homeLoaderQuery, {}, 'events'),
    preloadQuery<PcePlacements>(request, pcePlacements, { names: HOME_PLACES }),
  ]);
  // Without it the list loads it by itself; a failure is its concern too.
  const Connection = isConnectionTold(app)
    ? await loadPart(app, connectionPart).catch(() => undefined)
    : undefined;
  return { home, places, Connection };
}

function isConnectionTold({ relay }: AppServices): boolean {
  const { fragment } = createOperationDescriptor(getRequest(homeLoaderQuery), {});
  const data = relay.lookup(fragment).data as Partial<HomeLoaderQuery['response']> | null | undefined;
  const utility = data?.viewer?.home?.utility;
  return utility != null && utility.turn !== 'NOBODY';
}
