import { forfeitedAccount, memberAccount } from './accounts.ts';
import { posting, type Posting } from './posting.ts';

/** Books out the balance that a member loses with a deleted account, once per deletion. null: nothing. */
export function forfeitPosting(
  { deletionId, brandId }: { readonly deletionId: string; readonly brandId: string },
  memberId: string,
  watts: number,
): Posting | null {
  return posting(`forfeit:${deletionId}`, 'account-deleted', [
    { account: memberAccount(memberId), amountWatts: -watts },
    { account: forfeitedAccount(brandId), amountWatts: watts },
  ]);
}
