import { queryOptions } from '@tanstack/react-query';
import { appQueries } from '../../platform/cache/queries.ts';
import type { EventReceipt } from '../../../../codegen/rest/types.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';
import type { PastShow } from './eventsAddress.ts';

type App = Pick<AppServices, 'rest'>;
type CachingApp = Pick<AppServices, 'rest' | 'restReads'>;

const PAGE_SIZE = 10;

/** Running and planned events. */
export const upcomingEvents = (app: App) => restQuery(app, 'events', '/api/v2/upcoming_events');

/** A page of past events; `after` is the cursor of the page before. */
export const pastEvents = (app: App, show: PastShow, after: string | null) =>
  restQuery(app, 'events', '/api/v2/events', {
    params: { query: { first: PAGE_SIZE, show, ...(after === null ? {} : { after }) } },
  });

/** In how many events the member took part so far (EVT-12). */
export const eventCount = (app: App) => restQuery(app, 'events', '/historical_events_count');

/** One event. An id that does not exist for this member is a page that does not exist. */
export function oneEvent(app: CachingApp, id: string) {
  const { queryKey } = restQuery(app, 'events', '/events/{id}', { params: { path: { id } } });
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const event = await app.rest
        .read('/events/{id}', { params: { path: { id } } }, { signal })
        .catch((error: unknown) => {
          throw isMissing(error) ? new Error404() : error;
        });
      // A page that was opened before there was a result must not keep assuming that there is no receipt.
      const receipt = eventReceipt(app, id).queryKey;
      if (
        event.participation_results_available &&
        appQueries(app).getQueryData<EventReceipt | null>(receipt) === null
      )
        appQueries(app).removeQueries({ queryKey: receipt });
      return event;
    },
  });
}

/** Use and baseline around the event, for the chart. */
export const baselineRecords = (app: App, id: string) =>
  restQuery(app, 'events', '/events/{id}/baseline_records', { params: { path: { id } } });

/** The result's receipt; null until there is one. */
export function eventReceipt(app: App, id: string) {
  const { queryKey } = restQuery(app, 'settlement', '/events/{id}/receipt', { params: { path: { id } } });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<EventReceipt | null> =>
      app.rest
        .read('/events/{id}/receipt', { params: { path: { id } } }, { signal })
        .catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        }),
  });
}

const isMissing = (error: unknown): boolean => error instanceof RequestFailure && error.status === 404;
