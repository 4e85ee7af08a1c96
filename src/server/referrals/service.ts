import { randomBytes } from 'node:crypto';
import type { AttributionKind } from '../../domain/referrals/attribution.ts';
import { normalReferralCode, referralCode } from '../../domain/referrals/referralCode.ts';
import { makesReferral } from '../../domain/referrals/referralRules.ts';
import { normalShownName, shownNameFault, type ShownNameFault } from '../../domain/referrals/shownName.ts';
import { greetingName } from '../../domain/signup/personName.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Notify } from '../platform/notify.ts';
import { readIntroduction } from './queries/pay.ts';
import {
  changeShownName,
  findProfile,
  insertBoost,
  insertProfile,
  insertReferral,
  insertRelation,
  markFirstEvents,
  type ProfileRow,
} from './store.ts';

export { payReferral } from './pay.ts';
export { firstEventsToPay } from './store.ts';

interface Scope {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

interface Relation extends Scope {
  readonly kind: AttributionKind;
  /** The code of the referral or partner link. */
  readonly code: string;
}

/**
 * Records with which code a member came; the first of a kind wins (SES-37). The first code of another member of the
 * brand makes a referral, and the member who invited is notified. Any other code changes nothing, and the answer
 * doesn't say so.
 */
export function relate(
  db: Db,
  { notify }: { readonly notify: Notify },
  { brandId, memberId, kind, code, now }: Relation,
): Promise<void> {
  return transaction(db, async (tx) => {
    await insertRelation(tx, { memberId, kind, code, relatedAt: now });
    const known = kind === 'referrer' ? normalReferralCode(code) : null;
    const found =
      known === null ? null : await readIntroduction(tx, { brandId, friendId: memberId, code: known });
    if (known === null || found === null || !makesReferral({ ...found, friendId: memberId, now })) return;
    const { referrerId } = found;
    const referral = { memberId, brand: brandId, referrerId, code: known, joinedAt: now };
    if (!(await insertReferral(tx, referral))) return;
    await notify.send(tx, {
      brandId,
      memberId: referrerId,
      template: 'friend-joined',
      values: { friend: greetingName(found.friendFirstName) || 'none' },
      key: `friend-joined:${memberId}`,
    });
  });
}

/** The member's code and shown name; makes the code when there is none yet. */
export async function ensureProfile(db: Db, { brandId, memberId, now }: Scope): Promise<ProfileRow> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = await findProfile(db, brandId, memberId);
    if (known !== null) return known;
    const code = referralCode(randomBytes(16));
    await insertProfile(db, { memberId, brand: brandId, code, createdAt: now });
  }
  throw new Error('No referral code is free.');
}

/** A code that is taken is drawn again. */
const MOST_ROUNDS = 5;

/** Sets the name on leaderboards; null: none is shown. Answers the fault of a refused one. */
export async function setShownName(
  db: Db,
  scope: Scope,
  text: string | null,
  reserved: readonly string[],
): Promise<ShownNameFault | null> {
  const fault = text === null ? null : shownNameFault(text, reserved);
  if (fault !== null) return fault;
  await ensureProfile(db, scope);
  await changeShownName(db, scope.brandId, scope.memberId, text === null ? null : normalShownName(text));
  return null;
}

/**
 * Gives a member a boost, which doubles what the next friend's first event pays them. One per member and key, so a
 * repeat changes nothing; false then. Must run in the transaction of what grants it. Source: REF-06.
 */
export function grantBoost(
  tx: Db,
  { brandId, memberId, key, now }: Scope & { readonly key: string },
): Promise<boolean> {
  return insertBoost(tx, { memberId, brand: brandId, key, grantedAt: now });
}

/**
 * Notes the first settled event of referred members, in the transaction that settles it; the pay
 * follows as a job. Members who were not, or who had an event before, are skipped.
 */
export async function noteFirstEvents(
  tx: Db,
  eventId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  if (memberIds.length > 0) await markFirstEvents(tx, eventId, memberIds, now);
}
