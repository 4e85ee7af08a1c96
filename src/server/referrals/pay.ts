import { friendPosting, referrerPosting } from '../../domain/ledger/referralPostings.ts';
import { pointsToWatts } from '../../domain/ledger/watts.ts';
import { boostedPoints, referralRefusal } from '../../domain/referrals/referralRules.ts';
import { greetingName } from '../../domain/signup/personName.ts';
import { lockBalances, post } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { ReferralDeps } from './deps.ts';
import { readNames, readReferralFacts, tookPart } from './queries.ts';
import { changeReferral, lockReferral, takeBoost, type ReferralRow } from './store.ts';

/**
 * Pays both sides for a friend's first event, or refuses it, in one transaction. A referral that is decided, or whose
 * friend has no event yet, stays as it is, so it may run twice. Source: rewards, Referrals.
 */
export function payReferral(deps: ReferralDeps, friendId: string): Promise<void> {
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const referral = await lockReferral(tx, friendId);
    if (referral === null) return;
    const { firstEventId } = referral;
    if (firstEventId !== null && !(await tookPart(tx, friendId, firstEventId))) {
      // Left the program before: a later event counts if the friend comes back.
      await changeReferral(tx, friendId, { firstEventId: null, firstEventAt: null, dueAt: null });
      return;
    }
    const isDue = referral.state === 'open' && firstEventId !== null;
    const refusal =
      isDue && referral.allowedAt === null
        ? referralRefusal(await readReferralFacts(tx, referral, now))
        : null;
    if (!isDue) await changeReferral(tx, friendId, { dueAt: null });
    else if (refusal !== null)
      await changeReferral(tx, friendId, { state: 'refused', refusal, decidedAt: now, dueAt: null });
    else await payBoth(tx, deps, referral, now);
  });
}

async function payBoth(
  tx: Db,
  { brands, notify }: ReferralDeps,
  referral: ReferralRow,
  now: Date,
): Promise<void> {
  const { memberId: friendId, referrerId, brand: brandId } = referral;
  const config = brands.byId(brandId)?.config;
  if (config === undefined) throw new Error(`There is no brand ${brandId}.`);
  // In the order of their ids, so that two payments can't wait for each other.
  await lockBalances(tx, [friendId, referrerId]);
  const isBoosted = await takeBoost(tx, { referrerId, friendId, now });
  const { referrerPoints, friendPoints } = boostedPoints(config.referral, isBoosted);
  const watts = (points: number) => pointsToWatts(points, config.wattConversionRate);
  const pay = {
    brandId,
    friendId,
    referrerId,
    referrerWatts: watts(referrerPoints),
    friendWatts: watts(friendPoints),
    isBoosted,
  };
  const postings = [
    { memberId: referrerId, posting: referrerPosting(pay) },
    { memberId: friendId, posting: friendPosting(pay) },
  ].flatMap(({ memberId, posting }) =>
    posting === null ? [] : [{ brandId, memberId, eventId: null, posting }],
  );
  const booked = await post(tx, postings, now);
  if (booked !== postings.length) throw new Error(`The referral of ${friendId} is booked already.`);
  await changeReferral(tx, friendId, {
    state: 'paid',
    refusal: null,
    decidedAt: now,
    dueAt: null,
    referrerPoints,
    friendPoints,
  });
  const names = await readNames(tx, referral);
  const key = `referral-paid:${friendId}`;
  const common = { brandId, template: 'friend-paid' } as const;
  await notify.sendAll(tx, [
    {
      ...common,
      memberId: referrerId,
      key: `${key}:referrer`,
      values: {
        side: 'referrer',
        other: greetingName(names.friend) || 'none',
        points: String(referrerPoints),
        boosted: isBoosted ? 'yes' : 'no',
      },
    },
    {
      ...common,
      memberId: friendId,
      key: `${key}:friend`,
      values: {
        side: 'friend',
        other: greetingName(names.referrer) || 'none',
        points: String(friendPoints),
        boosted: 'no',
      },
    },
  ]);
}
