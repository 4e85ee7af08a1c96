import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** What a postal code leads to (SGN-20). */
export const homeCheck = (app: Pick<AppServices, 'rest'>, code: string) =>
  restQuery(app, 'signup', '/signup/check_zip_eligibility', { params: { query: { zip: code } } });
