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
        nextEvent {
          eventId
          startAt
          endAt
          opt
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
  const summary = readSummary(app);
  const [Setup, Hour] = await Promise.all([
    needsSetup(summary) ? loadPart(app, setupPart).catch(() => undefined) : undefined,
    isInHour(summary, app.clock.now()) ? loadHour(request, summary.nextEvent.eventId) : undefined,
  ]);
  return { home, Setup, Hour };
}

/** It reads by REST, which Home needs in that hour alone. */
async function loadHour(request: ScreenRequest, id: string) {
  const hour = await import('../../shared/events/hour/loadHour.ts').catch(() => undefined);
  return hour?.loadHour(request, id, 'home');
}

type Summary = NonNullable<HomeLoaderQuery['response']['viewer']['home']>;

function readSummary({ relay }: AppServices): Summary | null {
  const { fragment } = createOperationDescriptor(getRequest(homeLoaderQuery), {});
  const data = relay.lookup(fragment).data as Partial<HomeLoaderQuery['response']> | null | undefined;
  return data?.viewer?.home ?? null;
}

function needsSetup(home: Summary | null): boolean {
  return (
    home !== null && (home.setupSteps.length > 0 || (home.utility != null && home.utility.turn !== 'NOBODY'))
  );
}

/** Whether the next event runs and the member is in. */
function isInHour(
  home: Summary | null,
  now: number,
): home is Summary & { readonly nextEvent: NonNullable<Summary['nextEvent']> } {
  const event = home?.nextEvent;
  return event?.opt === 'IN' && Date.parse(event.startAt) <= now && now < Date.parse(event.endAt);
}
