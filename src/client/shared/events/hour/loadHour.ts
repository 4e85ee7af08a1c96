import { prefetchRest } from '../../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';
import { loadPart } from '../../LazySection.tsx';
import type { EventHourLazyProps } from './EventHourLazy.tsx';
import { hourPart } from './hourPart.ts';
import { devicesInEvent, eventHour } from './hourQueries.ts';

/** Loads the hour's part with its data, so that it doesn't move the page later; undefined: the screen loads it itself. */
export async function loadHour(request: ScreenRequest, id: string, place: EventHourLazyProps['place']) {
  const { app } = request;
  const [Hour] = await Promise.all([
    loadPart(app, hourPart).catch(() => undefined),
    prefetchRest(request, eventHour(app, id)),
    place === 'home' && prefetchRest(request, devicesInEvent(app, id)),
  ]);
  return Hour;
}
