import { ATTRIBUTION_PARAMETERS } from '../../domain/referrals/attribution.ts';
import { boostedPoints, friendStage, type FriendStage } from '../../domain/referrals/referralRules.ts';
import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { takesPart } from '../../domain/utility/connectionView.ts';
import { readFeatures } from '../features/service.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { FriendRow } from './queries/friends.ts';
import { readInvitation, type InvitationRow } from './queries/invitation.ts';
import { ensureProfile } from './service.ts';

/** A member's page of invitations. */
export interface InvitationRecord extends InvitationRow {
  readonly member: SessionMember;
  readonly link: string;
  readonly nextReferrerPoints: number;
  readonly friendPoints: number;
}

/** Null for a stranger, and where the feature is off (SES-27). */
export async function invitationOf(ctx: RequestContext): Promise<InvitationRecord | null> {
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

export async function isOn(ctx: RequestContext, key: string): Promise<boolean> {
  return (await readFeatures(ctx)).some((each) => each.key === key && each.isEnabled);
}

export function stageOf({
  state,
  firstEventId,
  utilityState,
  utilitySubstate,
  wasConnected,
}: FriendRow): FriendStage {
  return friendStage({
    state,
    hasFirstEvent: firstEventId !== null,
    isConnected: utilityState !== null && takesPart(utilityState, utilitySubstate),
    wasConnected,
  });
}
