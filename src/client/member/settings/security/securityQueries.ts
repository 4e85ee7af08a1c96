import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** The member's open sessions, and whether two-factor log-in is on. */
export const openSessions = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'settings', '/sessions');
