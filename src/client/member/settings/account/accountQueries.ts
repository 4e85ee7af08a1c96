import { restQuery } from '../../../platform/cache/restQuery.ts';
import type { AppServices } from '../../../platform/screen/app.ts';

/** The copy of the member's data, and how they confirm that it is them. */
export const accountState = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'account', '/api/account');
