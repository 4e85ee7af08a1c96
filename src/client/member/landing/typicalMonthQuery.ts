import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** What a typical home earned in a month. */
export const typicalMonth = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'settlement', '/api/v2/typical_month', {});
