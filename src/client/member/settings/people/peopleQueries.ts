import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** Whom the owner has invited, or whose home it is. */
export const homePeople = (app: Pick<AppServices, 'rest'>) =>
  restQuery(app, 'account', '/api/account/people');
