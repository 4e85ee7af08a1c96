import { graphql } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { preloadQuery } from '../../platform/screen/preload.ts';
import { loadPart, type LazyPart } from '../../shared/LazySection.tsx';
import type { AppServices } from '../../platform/screen/app.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import type { SetupLazyProps } from './lazy/SetupLazy.tsx';
import type { homeLoaderQuery as HomeLoaderQuery } from '../../../../codegen/relay/homeLoaderQuery.graphql.ts';

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
      ...HomeLazy_viewer
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
  const home = await preloadQuery<HomeLoaderQuery>(request, homeLoaderQuery, {}, 'events');
  // Without it, the list loads it and handles a failure.
  const Setup = needsSetup(app) ? await loadPart(app, setupPart).catch(() => undefined) : undefined;
  return { home, Setup };
}

function needsSetup({ relay }: AppServices): boolean {
  const { fragment } = createOperationDescriptor(getRequest(homeLoaderQuery), {});
  const data = relay.lookup(fragment).data as Partial<HomeLoaderQuery['response']> | null | undefined;
  const home = data?.viewer?.home;
  return (
    home != null && (home.setupSteps.length > 0 || (home.utility != null && home.utility.turn !== 'NOBODY'))
  );
}
