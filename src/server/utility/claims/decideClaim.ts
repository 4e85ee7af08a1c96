import { reasonFaults, record } from '../../audit/service.ts';
import { releaseNumbers } from '../../meter/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { readUtility } from '../../programs/service.ts';
import { updateAccountSetup } from '../connect/accountSetup.ts';
import { writeStatus } from '../connect/statusChange.ts';
import { comesByAccess, openClaim } from '../queries/claims.ts';
import { endAuthorization } from '../connect/changeProgram.ts';
import { currentAuthorization } from '../store/authorizations.ts';
import { closeClaim, lockClaim, type ClaimRow } from '../store/claims.ts';
import { lockConnections, setAuthStatus } from '../store/connections.ts';

export interface ClaimDecision {
  readonly brandId: string;
  readonly actorId: string;
  readonly claimId: string;
  readonly decidedFor: 'claimant' | 'holder';
  readonly reason: string;
}

/**
 * Staff decide whose a meter is that two members claim. For the claimant, the holder's number is released and their
 * connection ends; the readings and results that they have stay theirs, and the claimant connects anew. Both are written
 * to. Staff can decide only against a member of their own brand, and never about themselves.
 */
export function decideClaim(
  { db, clock, newId, notify }: Pick<Deps, 'db' | 'clock' | 'newId' | 'notify'>,
  { brandId, actorId, claimId, decidedFor, ...order }: ClaimDecision,
): Promise<{ readonly claimId: string } | { readonly refusal: RefusedChange }> {
  const reason = order.reason.trim();
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return transaction(db, async (tx) => {
    const claim = await lockClaim(tx, claimId);
    if (claim === null || (claim.brand !== brandId && claim.holderBrand !== brandId))
      return refusal('NOT_FOUND', say('utility.claim.unknown'));
    await lockConnections(tx, [claim.memberId, claim.holderId]);
    if ((await openClaim(tx, brandId, claimId)) === null) return refusal('STALE', say('utility.claim.over'));
    if (actorId === claim.memberId || actorId === claim.holderId)
      return refusal('NOT_ALLOWED', say('utility.claim.own'));
    const [claimant, holder] = [
      { id: claim.memberId, brand: claim.brand },
      { id: claim.holderId, brand: claim.holderBrand },
    ];
    const [winner, loser] = decidedFor === 'claimant' ? [claimant, holder] : [holder, claimant];
    if (loser.brand !== brandId) return refusal('NOT_ALLOWED', say('utility.claim.otherBrand'));
    const now = clock.now();
    if (decidedFor === 'claimant') {
      await disconnectHolder(tx, claim, now);
      await freeClaimant(tx, claim, now);
    }
    await closeClaim(tx, claimId, decidedFor, now);
    for (const { id, brand } of [winner, loser]) {
      if (brand === brandId)
        await record(tx, {
          id: newId(),
          at: now,
          brandId,
          actorId,
          action: 'meter.decide',
          subject: `member:${id}`,
          reason,
          before: { meter: claim.numberLast4, connectedTo: seen(brandId, holder) },
          after: { meter: claim.numberLast4, connectedTo: seen(brandId, winner) },
        });
    }
    const utility = (await readUtility(tx, claim.utilityId))?.shortName ?? '';
    const about = { utility, lastFour: claim.numberLast4 };
    const key = `meter-claim:${claimId}:${now.getTime()}`;
    await notify.sendAll(tx, [
      {
        brandId: winner.brand,
        memberId: winner.id,
        template: 'meter-yours',
        values: { ...about, next: decidedFor === 'claimant' ? 'connect' : 'nothing' },
        key: `${key}:yours`,
      },
      {
        brandId: loser.brand,
        memberId: loser.id,
        template: 'meter-not-yours',
        values: { ...about, was: decidedFor === 'claimant' ? 'connected' : 'claimed' },
        key: `${key}:not`,
      },
    ]);
    return { claimId };
  });
}

/** A member of another brand stays unnamed in this brand's audit log. */
const seen = (brandId: string, side: { readonly id: string; readonly brand: string }): string | null =>
  side.brand === brandId ? side.id : null;

/** Takes the number from the holder, and ends the connection by which its readings come. */
async function disconnectHolder(
  tx: Db,
  { holderId, kind, numberHash, utilityId }: ClaimRow,
  now: Date,
): Promise<void> {
  const access = await currentAuthorization(tx, holderId, true);
  const isBy =
    access !== null &&
    (access.nmiHash === numberHash ||
      access.accountHash === numberHash ||
      (access.utilityId === utilityId &&
        access.nmiHash === null &&
        access.accountHash === null &&
        (await comesByAccess(tx, holderId, numberHash, access.createdAt))));
  await releaseNumbers(tx, holderId, kind === 'meter' ? numberHash : null);
  if (!isBy) return;
  await endAuthorization(tx, holderId, now);
  await setAuthStatus(tx, holderId, 'failed');
  const moved = await writeStatus(tx, {
    memberId: holderId,
    state: 'AuthDone',
    substate: 'Duplicate',
    at: now,
    cause: 'staff',
  });
  if (moved !== null) await updateAccountSetup(tx, moved.after);
}

/** Lets the claimant connect the utility again. */
async function freeClaimant(tx: Db, { memberId }: ClaimRow, now: Date): Promise<void> {
  await setAuthStatus(tx, memberId, 'none');
  const moved = await writeStatus(tx, {
    memberId,
    state: 'PreValid',
    substate: 'LocationOK',
    at: now,
    cause: 'staff',
  });
  if (moved !== null) await updateAccountSetup(tx, moved.after);
}
