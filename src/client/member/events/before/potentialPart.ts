import { prefetchRest } from '../../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';
import { eventHour } from '../../../shared/events/hour/hourQueries.ts';
import { loadPart, type LazyPart } from '../../../shared/LazySection.tsx';
import type { HomePotentialLazyProps } from './HomePotentialLazy.tsx';

/** What this home can do in an event to come. */
export const potentialPart: LazyPart<HomePotentialLazyProps> = {
  name: 'HomePotentialLazy',
  load: async () => (await import('./HomePotentialLazy.tsx')).HomePotentialLazy,
};

/** Loads it with its data, so that it doesn't move the page later; undefined: the screen loads it itself. */
export async function loadPotential(request: ScreenRequest, id: string) {
  const [Potential] = await Promise.all([
    loadPart(request.app, potentialPart).catch(() => undefined),
    prefetchRest(request, eventHour(request.app, id)),
  ]);
  return Potential;
}
