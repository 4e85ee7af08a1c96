import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

type App = Pick<AppServices, 'rest'>;

/** Service points and the latest imports. */
export const meterData = (app: App) => restQuery(app, 'meter', '/api/meter_data');
