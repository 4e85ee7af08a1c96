import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** Who invites with a code, and what both get. */
export const invitation = (app: Pick<AppServices, 'rest'>, code: string) =>
  restQuery(app, 'referrals', '/api/v2/referrals/invitation', { params: { query: { code } } });
