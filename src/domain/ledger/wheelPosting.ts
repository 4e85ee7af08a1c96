import { brandRewardsAccount, memberAccount } from './accounts.ts';
import { posting, type Posting } from './posting.ts';

/** What a spin of the wheel pays into the wallet. null: nothing. */
export function wheelPosting(
  brandId: string,
  memberId: string,
  watts: number,
  spinId: string,
): Posting | null {
  return posting(`wheel:${spinId}`, 'wheel-prize', [
    { account: memberAccount(memberId), amountWatts: watts },
    { account: brandRewardsAccount(brandId), amountWatts: -watts },
  ]);
}
