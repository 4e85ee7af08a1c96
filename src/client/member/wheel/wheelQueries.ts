import { queryOptions } from '@tanstack/react-query';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { Error404 } from '../../platform/navigation/error404.ts';
import type { AppServices } from '../../platform/screen/app.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

type App = Pick<AppServices, 'rest'>;

/** The wheel. Members whose feature is off find no such page (SES-23). */
export function theWheel(app: App) {
  const path = '/api/v2/marketplace/reward/wheel';
  const { queryKey } = restQuery(app, 'wheel', path);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      app.rest.read(path, undefined, { signal }).catch((error: unknown) => {
        throw error instanceof RequestFailure && error.status === 404 ? new Error404() : error;
      }),
  });
}

/** Recent wins (WHL-06). */
export const ticker = (app: App) => restQuery(app, 'wheel', '/api/v2/marketplace/reward/wheel/ticker');

/** Yesterday's winner (WHL-05). */
export const lastWinner = (app: App) =>
  restQuery(app, 'wheel', '/api/v2/marketplace/reward/wheel/previous_daily_cash_winner');

/** A drawn draw with all its entries. */
export const theDraw = (app: App, id: string) =>
  restQuery(app, 'wheel', '/api/v2/marketplace/reward/wheel/draws/{id}', { params: { path: { id } } });
