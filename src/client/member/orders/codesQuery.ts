import { restQuery } from '../../platform/cache/restQuery.ts';
import type { AppServices } from '../../platform/screen/app.ts';

/** The member's gift cards and coupons, latest first, without their codes (WAL-06). */
export const giftCodes = (app: Pick<AppServices, 'rest'>) => restQuery(app, 'rewards', '/gift_codes');
