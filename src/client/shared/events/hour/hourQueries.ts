import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

type App = Pick<AppServices, 'rest'>;

/** What to do while an event runs, and who else is in. */
export const eventHour = (app: App, id: string) =>
  restQuery(app, 'events', '/events/{id}/hour', { params: { path: { id } } });

/** What each device does in an event. */
export const devicesInEvent = (app: App, id: string) =>
  restQuery(app, 'events', '/event_device_participation/{id}', { params: { path: { id } } });
