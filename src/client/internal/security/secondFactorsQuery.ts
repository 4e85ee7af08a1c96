import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** How this person proves a log-in beside the password. */
export const secondFactors = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'settings', '/second_factors');
