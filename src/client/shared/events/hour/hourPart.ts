import type { LazyPart } from '../../LazySection.tsx';
import type { EventHourLazyProps } from './EventHourLazy.tsx';

/** What a running event adds to its card and page: few visits are in that hour. */
export const hourPart: LazyPart<EventHourLazyProps> = {
  name: 'EventHourLazy',
  load: async () => (await import('./EventHourLazy.tsx')).EventHourLazy,
};
