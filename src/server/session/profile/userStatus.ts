import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { isOwner, personOf } from '../../platform/access/household.ts';
import type { RequestBrand, RequestContext, SessionMember } from '../../platform/context.ts';
import { pictureAddress } from './pictureAddress.ts';
import { loadProfile } from './profileLoader.ts';
import type { MemberProfile } from '../store/profile.ts';

export const STRANGER: UserStatus = { user: null, attributes: {}, via_access_token: false };

/** The caller as the contract shows them. */
export async function readUserStatus(ctx: RequestContext): Promise<UserStatus> {
  const profile = await loadProfile(ctx);
  return ctx.member === null || profile === null
    ? STRANGER
    : toUserStatus(ctx.brand, ctx.member, profile, false);
}

export function toUserStatus(
  brand: RequestBrand,
  member: SessionMember,
  profile: MemberProfile,
  viaAccessToken: boolean,
): UserStatus {
  const { isAdmin, roles, needsSecondFactor, attributes } = member;
  const { firstName, lastName, email, locale, theme, colorMode, timeZone } = profile;
  const { brandBarImageUrl, texasRetail, shippingAddress, ssoLogin } = profile;
  return {
    user: {
      id: personOf(member),
      ...(isOwner(member) ? {} : { homeRole: 'member' as const }),
      isAdmin,
      roleKeys: [...roles].sort(),
      ...(needsSecondFactor ? { needsSecondFactor } : {}),
      firstName,
      lastName,
      email,
      locale,
      theme,
      colorMode,
      timeZone,
      pictureUrl: pictureAddress(brand, profile),
      brandBarImageUrl,
      programEnrollment: { texas_retail: texasRetail },
      shippingAddress,
      ssoLogin,
    },
    attributes: { ...attributes },
    via_access_token: viaAccessToken,
  };
}
