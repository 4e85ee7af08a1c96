import { lastFour, type ContestedMeter } from '../../meter/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { BillNumbers } from '../connect/billNumbers.ts';
import type { UtilityDeps } from '../deps.ts';
import { memberBrand } from '../queries/claims.ts';
import { saveClaim, type ClaimRow } from '../store/claims.ts';
import type { Rival } from '../store/numbers.ts';

type ClaimDeps = Pick<UtilityDeps, 'clock' | 'newId'>;

/** Who claims, at which utility. */
interface Claimant {
  readonly brand: string;
  readonly memberId: string;
  readonly utilityId: string;
}

/** Puts a number that a member gave, and that is another member's, before staff. */
export const claimNumber = (
  tx: Db,
  deps: ClaimDeps,
  claimant: Claimant,
  { memberId: holderId, kind, numberHash }: Rival,
  { accountNumber, meterNumber }: BillNumbers,
): Promise<void> =>
  save(tx, deps, claimant, {
    holderId,
    kind,
    numberHash,
    numberLast4: lastFour((kind === 'meter' ? meterNumber : accountNumber) ?? ''),
    proof: 'number',
  });

/** Puts a meter whose readings came for a member, and that is another member's, before staff. */
export const claimMeter = (
  tx: Db,
  deps: ClaimDeps,
  claimant: Claimant,
  contested: ContestedMeter,
): Promise<void> => save(tx, deps, claimant, { ...contested, kind: 'meter', proof: 'readings' });

async function save(
  tx: Db,
  { clock, newId }: ClaimDeps,
  { brand, memberId, utilityId }: Claimant,
  claimed: Pick<ClaimRow, 'holderId' | 'kind' | 'numberHash' | 'numberLast4' | 'proof'>,
): Promise<void> {
  const holderBrand = await memberBrand(tx, claimed.holderId);
  await saveClaim(tx, {
    id: newId(),
    brand,
    memberId,
    utilityId,
    claimedAt: clock.now(),
    holderBrand,
    ...claimed,
  });
}
