import { brandRewardsAccount, memberAccount } from './accounts.ts';
import { posting, type Posting } from './posting.ts';

/** A friend's first event, and what it pays both sides in whole watts. Source: decisions, Referral. */
export interface ReferralPay {
  readonly brandId: string;
  readonly friendId: string;
  readonly referrerId: string;
  readonly referrerWatts: number;
  readonly friendWatts: number;
  readonly isBoosted: boolean;
}

/** What the member who invited gets. The key has the friend's id, so a friend pays once. null: nothing. */
export function referrerPosting(pay: ReferralPay): Posting | null {
  return posting(`referral:${pay.friendId}:referrer`, pay.isBoosted ? 'referral-boosted' : 'referral', [
    { account: memberAccount(pay.referrerId), amountWatts: pay.referrerWatts },
    { account: brandRewardsAccount(pay.brandId), amountWatts: -pay.referrerWatts },
  ]);
}

/** What the friend gets. null: nothing. */
export function friendPosting(pay: ReferralPay): Posting | null {
  return posting(`referral:${pay.friendId}:friend`, 'referral-welcome', [
    { account: memberAccount(pay.friendId), amountWatts: pay.friendWatts },
    { account: brandRewardsAccount(pay.brandId), amountWatts: -pay.friendWatts },
  ]);
}
