import { memberAccount, utilityPaidAccount } from './accounts.ts';
import { posting, type Posting } from './posting.ts';

/** Books out what a program's utility pays a member itself, once per statement. null: nothing. */
export function statementPosting(
  { statementId, programId }: { readonly statementId: string; readonly programId: string },
  memberId: string,
  watts: number,
): Posting | null {
  if (watts < 0) throw new RangeError(`Statement ${statementId} cannot pay ${watts} watts.`);
  return posting(`statement:${statementId}`, 'utility-paid', [
    { account: memberAccount(memberId), amountWatts: -watts },
    { account: utilityPaidAccount(programId), amountWatts: watts },
  ]);
}
