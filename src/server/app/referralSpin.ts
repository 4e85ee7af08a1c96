import type { ReferralDeps } from '../referrals/deps.ts';
import { grantSpins } from '../wheel/service.ts';

/** A friend's first event earns the referrer a spin. The wheel grants boosts, so referrals don't import it. */
export const grantReferralSpin: ReferralDeps['grantSpin'] = (tx, { brandId, memberId, key, now }) =>
  grantSpins(tx, brandId, [{ memberId, source: 'referral', causeKey: key }], now);
