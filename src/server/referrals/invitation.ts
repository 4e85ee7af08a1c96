import { ATTRIBUTION_PARAMETERS } from '../../domain/referrals/attribution.ts';
import { normalReferralCode } from '../../domain/referrals/referralCode.ts';
import { memberFeatures } from '../../domain/features/features.ts';
import { boostedPoints, friendStage, type FriendStage } from '../../domain/referrals/referralRules.ts';
import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { isAdmitted } from '../../domain/utility/takingPart.ts';
import { readFeatures } from '../features/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { FriendRow } from './queries/friends.ts';
import { readInvitation, readInviter, type InvitationRow } from './queries/invitation.ts';
import { ensureProfile } from './service.ts';

/** A member's page of invitations. */
export interface InvitationRecord extends InvitationRow {
  readonly member: SessionMember;
  readonly link: string;
  readonly nextReferrerPoints: number;
  readonly friendPoints: number;
}

/** Null for a stranger, and where the feature is off (SES-27). */
export async function ensureInvitation(ctx: RequestContext): Promise<InvitationRecord | null> {
  const { brand, db, deps, member, now } = ctx;
  if (member === null || !(await isOn(ctx, 'referrals_invite'))) return null;
  const scope = { brandId: brand.id, memberId: member.id };
  const known = await readInvitation(db, scope);
  if (known === null) await ensureProfile(db, { ...scope, now });
  const row = known ?? (await readInvitation(db, scope));
  if (row === null) throw new Error('The code that was made is gone.');
  const { referrerPoints, friendPoints } = boostedPoints(brand.config.referral, row.boosts > 0);
  const link = new URL('/', brandOrigin(brand.config, deps.config));
  link.searchParams.set(ATTRIBUTION_PARAMETERS.referrer, row.code);
  return { ...row, member, link: link.href, nextReferrerPoints: referrerPoints, friendPoints };
}

/** What a visitor with a code sees before joining; null: unknown to the brand, or the feature is off. */
export async function invitationFor(ctx: RequestContext, typed: string) {
  const { brand, db } = ctx;
  const code = normalReferralCode(typed);
  if (code === null || !isOnForBrand(ctx)) return null;
  const inviter = await readInviter(db, brand.id, code);
  if (inviter === null) return null;
  const { friendPoints, referrerPoints } = boostedPoints(brand.config.referral, inviter.boosts > 0);
  // Strangers see only the name that the member chose to show.
  return { name: inviter.shownName, friend_points: friendPoints, referrer_points: referrerPoints };
}

/** Visitors have no features of their own, so their brand's counts. */
function isOnForBrand({ brand, now }: RequestContext): boolean {
  return memberFeatures({
    brandDefaults: brand.config.featureDefaults,
    overrides: new Map(),
    grants: new Set(),
    now,
  }).some(({ key, isEnabled }) => key === 'referrals_invite' && isEnabled);
}

export async function isOn(ctx: RequestContext, key: string): Promise<boolean> {
  return (await readFeatures(ctx)).some((each) => each.key === key && each.isEnabled);
}

export function referralStage({
  state,
  firstEventId,
  utilityState,
  utilitySubstate,
  wasConnected,
}: FriendRow): FriendStage {
  return friendStage({
    state,
    hasFirstEvent: firstEventId !== null,
    isConnected: utilityState !== null && isAdmitted(utilityState, utilitySubstate),
    wasConnected,
  });
}
