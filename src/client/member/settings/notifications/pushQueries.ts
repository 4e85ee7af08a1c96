import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** Where notifications are shown, and what of. */
export const pushDevices = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'settings', '/push_devices');
