import { graphql } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { loadPart, type LazyPart } from '../../shared/LazySection.tsx';
import { HOME_PLACES, pcePlacements } from '../../shared/placements/PcePlacements.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { SetupLazyProps } from './lazy/SetupLazy.tsx';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';

export const homeLoaderQuery = graphql`
  query homeLoaderQuery {
    viewer {
      home {
        utility {
          turn
        }
        setupSteps {
          __typename
        }
      }
      ...HomeScreen_viewer
      ...TierWordsLazy_viewer
      ...StreakWordsLazy_viewer
      ...NewsLazy_viewer
    }
  }
`;

/** A newcomer's steps and the utility connection in Home's list: most homes need neither their code nor their texts. */
export const setupPart: LazyPart<SetupLazyProps> = {
  name: 'SetupLazy',
  load: async () => (await import('./lazy/SetupLazy.tsx')).SetupLazy,
};

export async function loader(request: ScreenRequest) {
  const { app } = request;
  const [home, places] = await Promise.all([
    preloadQuery<HomeLoaderQuery>(request, homeLoaderQuery, {}, 'events'),
    preloadQuery<PcePlacements>(request, pcePlacements, { names: HOME_PLACES }),
  ]);
  // Without it the list loads it by itself; a failure is its concern too.
  const Setup = needsSetup(app) ? await loadPart(app, setupPart).catch(() => undefined) : undefined;
  return { home, places, Setup };
}

function needsSetup({ relay }: AppServices): boolean {
  const { fragment } = createOperationDescriptor(getRequest(homeLoaderQuery), {});
  const data = relay.lookup(fragment).data as Partial<HomeLoaderQuery['response']> | null | undefined;
  const home = data?.viewer?.home;
  return (
    home != null && (home.setupSteps.length > 0 || (home.utility != null && home.utility.turn !== 'NOBODY'))
  );
}
