import { brandRewardsAccount, memberAccount } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/posting.ts';

/** The award for a complete inventory, once per member. Whole watts, positive. Source: GQL-14. */
export function appliancePosting(brandId: string, memberId: string, watts: number): Posting {
  return {
    causeKey: `appliances:${memberId}`,
    cause: 'appliance-inventory',
    lines: [
      { account: memberAccount(memberId), amountWatts: watts },
      { account: brandRewardsAccount(brandId), amountWatts: -watts },
    ],
  };
}
