import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** Where the member is logged in, and whether log-in asks for a code. */
export const openSessions = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'settings', '/sessions');
