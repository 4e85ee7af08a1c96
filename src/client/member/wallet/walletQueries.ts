import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** The number of movements shown; the events page has the rest. */
const MOVEMENTS = 20;

/** The latest results: each is a movement of the member's points. */
export const latestResults = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'events', '/api/v2/events', { params: { query: { first: MOVEMENTS, show: 'results' } } });
