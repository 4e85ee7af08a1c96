import { queryOptions } from '@tanstack/react-query';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

type App = Pick<AppServices, 'rest'>;

/** Polling interval of visible device screens, so that a change at home shows within seconds. */
export const POLL_MS = 5_000;

/** The member's devices, in display order. */
export const deviceList = (app: App) => restQuery(app, 'devices', '/device/list');

/** The partners, and the status of each connection. */
export const connectionList = (app: App) => restQuery(app, 'devices', '/connection/list');

/** One device as it is now. An id that is none of the member's is a page that does not exist. */
export function deviceState(app: App, id: string) {
  const { queryKey } = restQuery(app, 'devices', '/device/state/{id}', { params: { path: { id } } });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      app.rest
        .read('/device/state/{id}', { params: { path: { id } } }, { signal })
        .catch((error: unknown) => {
          throw error instanceof RequestFailure && error.status === 404 ? new Error404() : error;
        }),
  });
}
