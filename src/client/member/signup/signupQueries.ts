import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

type App = Pick<AppServices, 'rest'>;

/** The state of the sign-up (SGN-18). Every write returns it and updates this entry. */
export const signupState = (app: App) => restQuery(app, 'signup', '/api/v2/signup');

/** The utilities to choose from (SGN-23); those of the postal code first. */
export const utilityLists = (app: App, zip: string | null) =>
  restQuery(app, 'signup', '/signup/utility_lists', { params: { query: zip === null ? {} : { zip } } });

/** Whether the utility has answered (SGN-22). */
export const utilityAuth = (app: App) => restQuery(app, 'signup', '/signup/is_utility_auth_done');

/** Whether the utility can be reached (SGN-13). */
export const utilityOutage = (app: App) => restQuery(app, 'signup', '/signup/utility_outage');

/** The one useful next step (HOM-03). */
export const signupNba = (app: App) => restQuery(app, 'signup', '/nba/signup');
