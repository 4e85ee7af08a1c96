import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** The outcome for a postal code (SGN-20). */
export const homeCheck = (app: Pick<AppServices, 'rest'>, code: string) =>
  restQuery(app, 'signup', '/signup/check_zip_eligibility', { params: { query: { zip: code } } });
