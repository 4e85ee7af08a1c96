import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** The member's settings, utility included (SET-01). */
export const memberSettings = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'settings', '/settings');
