import { redirect } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

/** `/coupons` and `/promo` have one page each, a level deeper (NAV-47, AMB-20). */
export async function loader({ url }: Pick<ScreenRequest, 'url'>): Promise<never> {
  throw redirect(url.pathname.startsWith(paths.promo()) ? paths.promoRedeem() : paths.couponsClaimed());
}
